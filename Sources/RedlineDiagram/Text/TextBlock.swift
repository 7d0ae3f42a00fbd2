package import Foundation
package import RedlineModel
package import RedlineText

/// A text broken into lines, ready to be drawn.
package struct TextBlock: Sendable {
  package let font: Font
  package let lines: [ShapedLine]
  package let isTruncated: Bool
  /// The text of each line; only filled for live text.
  var strings: [String] = []

  init(font: Font, shaped: ShapedText) {
    self.font = font
    lines = shaped.lines
    isTruncated = shaped.isTruncated
  }

  /// Width of the widest line in points.
  package var width: Double { lines.reduce(0) { max($0, $1.width) } }
  /// Distance of two baselines in points.
  package var lineDistance: Double { font.leading ?? font.lineHeight }
  /// Height from the top of the first line to the bottom of the last, not rounded.
  package var height: Double {
    lines.isEmpty ? 0 : font.lineHeight + Double(lines.count - 1) * lineDistance
  }

  /// The rectangles of the lines as they are seen: from the height of capitals to the descenders.
  package func rects(at origin: CGPoint, anchor: TextAnchor = .start) -> [CGRect] {
    lines.indices.map { index in
      let baseline = Double(origin.y) + Double(index) * lineDistance
      let width = lines[index].width
      return CGRect(
        x: anchor.minX(Double(origin.x), width: width), y: baseline - font.pointSize * 0.75,
        width: width, height: font.pointSize * 0.97)
    }
  }
}
