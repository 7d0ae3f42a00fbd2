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

  /// A painter for one of several pictures that are drawn at the same time.
  package func forked() -> TextPainter { TextPainter(self) }

  private init(_ other: TextPainter) {
    (mode, shaper, glyphs) = (other.mode, other.shaper, other.glyphs)
  }

  /// Takes the outlines that a painter used which was forked from this one; in the order of the pictures, so
  /// that nothing depends on which one was done first.
  package func join(_ fork: TextPainter) { glyphs.add(fork.glyphs) }

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
        .split(
          string, maximumWidth: maximumWidth, count: shaped.lineCount,
          isTruncated: shaped.isTruncated)
    }
    return block
  }

  /// The lines of a block; `origin` is on the first line's baseline.
  package func draw(
    _ block: TextBlock, color: String, at origin: CGPoint, anchor: TextAnchor = .start
  ) -> [Shape] {
    block.lines.indices.compactMap { index in
      let y = Double(origin.y) + Double(index) * block.lineDistance
      let line = block.lines[index]
      // Words may take fewer lines than the shaper found.
      if mode == .live, !block.strings.isEmpty {
        guard index < block.strings.count else { return nil }
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

  /// A text on one line, or on more if `maximumLines` is not 1.
  /// - Parameters:
  ///   - baseline: A point on the first line's baseline.
  ///   - anchor: What `baseline.x` is: the line's left end, middle or right end.
  package func text(
    _ string: String, font: Font, color: String, at baseline: CGPoint,
    anchor: TextAnchor = .start, maximumWidth: Double? = nil, maximumLines: Int = 1,
    truncation: Truncation = .tail
  ) -> [Shape] {
    let block = block(
      string, font: font, maximumWidth: maximumWidth, maximumLines: maximumLines,
      truncation: truncation)
    return draw(block, color: color, at: baseline, anchor: anchor)
  }

  /// The outlines used so far, in the order of their first use.
  package var definitions: [Definition] { glyphs.definitions }

  private func outlines(
    _ line: ShapedLine, font: Font, color: String, x: Double, y: Double
  ) -> Shape? {
    let scale = font.pointSize / GlyphDefinitions.unitsPerEm
    let run = line.glyphs.compactMap { positioned -> GlyphRun.Glyph? in
      guard glyphs.define(positioned.glyph, shaper: shaper) else { return nil }
      return GlyphRun.Glyph(
        id: positioned.glyph, x: (positioned.x / scale).rounded(),
        y: (positioned.y / scale).rounded())
    }
    guard !run.isEmpty else { return nil }
    return Shape(
      .glyphs(
        GlyphRun(
          glyphs: run, origin: CGPoint(x: x, y: y), pointSize: font.pointSize, width: line.width,
          color: color)),
      role: .text)
  }

  private func liveText(
    _ string: String, font: Font, color: String, at point: CGPoint, anchor: TextAnchor,
    isRightToLeft: Bool
  ) -> Shape {
    Shape(
      .text(
        TextLine(
          string: string, font: font, color: color, origin: point, anchor: anchor,
          isRightToLeft: isRightToLeft, width: width(of: string, font: font))),
      role: .text)
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
