package import Foundation
package import RedlineModel
package import RedlineText

/// How a diagram holds its text.
public enum TextMode: String, Codable, Hashable, Sendable, CaseIterable {
  /// Glyph outlines: the same picture everywhere.
  case outlines
  /// `<text>` elements: selectable, set in the fonts of whoever looks at it.
  case live
}

/// Where a line of text stands in relation to its x.
package enum TextAnchor: String, Sendable { case start, middle, end }

/// Draws the text of one document and collects the outlines of its glyphs.
package final class TextPainter {
  package let mode: TextMode
  package let shaper: TextShaper
  private var glyphs = GlyphDefinitions()

  package init(mode: TextMode = .outlines) throws {
    self.mode = mode
    shaper = try TextShaper.shared()
  }

  /// Width of a text on one line in points, not rounded.
  package func width(of string: String, font: Font) -> Double {
    shaper.measure(string, font: font, maximumWidth: nil, maximumLines: 1).width
  }

  /// Breaks a text into lines.
  package func block(
    _ string: String, font: Font, maximumWidth: Double? = nil, maximumLines: Int = 0,
    truncation: Truncation = .tail
  ) -> TextBlock {
    let shaped = shaper.layout(
      string, font: font, maximumWidth: maximumWidth, maximumLines: maximumLines,
      truncation: truncation)
    var block = TextBlock(font: font, shaped: shaped)
    if mode == .live {
      block.strings = LiveLines(shaper: shaper, font: font, truncation: truncation)
        .split(string, maximumWidth: maximumWidth, count: shaped.lineCount)
    }
    return block
  }

  /// The nodes that draw a block; `origin` is on the first line's baseline.
  package func draw(
    _ block: TextBlock, color: String, at origin: CGPoint, anchor: TextAnchor = .start
  ) -> [SVGNode] {
    block.lines.indices.compactMap { index in
      let y = Double(origin.y) + Double(index) * block.lineDistance
      let line = block.lines[index]
      if mode == .live, index < block.strings.count {
        let start = CGPoint(x: origin.x, y: CGFloat(y))
        return liveText(
          block.strings[index], font: block.font, color: color, at: start,
          anchor: line.isRightToLeft ? anchor.reversed : anchor,
          isRightToLeft: line.isRightToLeft)
      }
      let x = Double(origin.x) - line.width * anchor.share
      return outlines(line, font: block.font, color: color, x: x, y: y)
    }
  }

  /// The nodes that draw a text on one line, or on more if `maximumLines` is not 1.
  /// - Parameters:
  ///   - baseline: A point on the first line's baseline.
  ///   - anchor: What `baseline.x` is: the line's left end, middle or right end.
  package func node(
    _ string: String, font: Font, color: String, at baseline: CGPoint,
    anchor: TextAnchor = .start, maximumWidth: Double? = nil, maximumLines: Int = 1,
    truncation: Truncation = .tail
  ) -> [SVGNode] {
    let block = block(
      string, font: font, maximumWidth: maximumWidth, maximumLines: maximumLines,
      truncation: truncation)
    return draw(block, color: color, at: baseline, anchor: anchor)
  }

  /// The outlines used so far, for the document's `<defs>`, in the order of their first use.
  package var definitions: [SVGNode] { glyphs.nodes }

  private func outlines(
    _ line: ShapedLine, font: Font, color: String, x: Double, y: Double
  ) -> SVGNode? {
    let scale = font.pointSize / GlyphDefinitions.unitsPerEm
    var uses: [SVGNode] = []
    for positioned in line.glyphs {
      guard let id = glyphs.identifier(of: positioned.glyph, shaper: shaper) else { continue }
      var attributes = [SVGAttribute("href", "#" + id)]
      let glyphX = (positioned.x / scale).rounded()
      let glyphY = (positioned.y / scale).rounded()
      if glyphX != 0 { attributes.append(SVGAttribute("x", glyphX)) }
      if glyphY != 0 { attributes.append(SVGAttribute("y", glyphY)) }
      uses.append(.element(SVGElement("use", attributes)))
    }
    guard !uses.isEmpty else { return nil }
    let place = "translate(\(svgNumber(x)) \(svgNumber(y))) scale(\(formatted(scale, decimals: 6)))"
    return .element(
      SVGElement(
        "g", [SVGAttribute("transform", place), SVGAttribute("fill", color)], isInline: true,
        children: uses))
  }

  private func liveText(
    _ string: String, font: Font, color: String, at point: CGPoint, anchor: TextAnchor,
    isRightToLeft: Bool
  ) -> SVGNode {
    var attributes = [
      SVGAttribute("x", Double(point.x)), SVGAttribute("y", Double(point.y)),
      SVGAttribute("fill", color),
      SVGAttribute("font-family", "Inter, -apple-system, Helvetica, Arial, sans-serif"),
      SVGAttribute("font-size", font.pointSize),
    ]
    if font.weight != .regular {
      attributes.append(SVGAttribute("font-weight", "\(font.weight.rawValue)"))
    }
    if isRightToLeft { attributes.append(SVGAttribute("direction", "rtl")) }
    if anchor != .start { attributes.append(SVGAttribute("text-anchor", anchor.rawValue)) }
    // Whatever font stands in, the line is as wide as it was laid out.
    if string.count > 1 {
      let width = formatted(width(of: string, font: font), decimals: 1)
      attributes.append(SVGAttribute("textLength", width))
    }
    return .titled("text", string, attributes)
  }
}

extension TextAnchor {
  /// The share of the line that is left of its x.
  fileprivate var share: Double { self == .start ? 0 : self == .middle ? 0.5 : 1 }

  /// What `start` and `end` mean where the text runs from right to left.
  fileprivate var reversed: TextAnchor {
    self == .start ? .end : self == .end ? .start : .middle
  }

  /// The left end of a line of a width at x.
  func minX(_ x: Double, width: Double) -> Double { x - width * share }
}
