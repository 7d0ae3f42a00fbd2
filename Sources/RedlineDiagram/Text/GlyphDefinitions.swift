import Foundation
import RedlineModel
import RedlineText

/// The outlines of the glyphs that a document uses, each once.
///
/// An id names the glyph, not the order of its first use: an edit of one text leaves the lines of
/// all others as they were, and two diagrams in one web page cannot take each other's glyphs.
struct GlyphDefinitions {
  /// Outlines are written in this many units to the em, whatever their font has.
  static let unitsPerEm = 2048.0

  private(set) var nodes: [SVGNode] = []
  /// Ids of the glyphs seen; `nil` for those that paint nothing.
  private var known: [GlyphID: String?] = [:]

  mutating func identifier(of glyph: GlyphID, shaper: TextShaper) -> String? {
    if let id = known[glyph] { return id }
    let outline = shaper.outline(of: glyph)
    guard !outline.isEmpty else {
      known.updateValue(nil, forKey: glyph)
      return nil
    }
    let id = Self.name(of: glyph)
    known[glyph] = id
    let attributes = [SVGAttribute("id", id), SVGAttribute("d", Self.data(of: outline))]
    nodes.append(.element(SVGElement("path", attributes)))
    return id
  }

  private static func name(of glyph: GlyphID) -> String {
    switch glyph.face {
    case .text(let weight): "g\(weight.rawValue)-\(glyph.index)"
    case .display(let weight): "d\(weight.rawValue)-\(glyph.index)"
    case .fallback: "f-\(glyph.name)"
    }
  }

  private static func data(of outline: GlyphOutline) -> String {
    let scale = unitsPerEm / Double(outline.unitsPerEm)
    func point(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: (x * scale).rounded(), y: (y * scale).rounded())
    }
    var path = SVGPath()
    for command in outline.commands {
      switch command {
      case .move(let x, let y): path.move(point(x, y))
      case .line(let x, let y): path.line(point(x, y))
      case .quad(let cx, let cy, let x, let y): path.quad(point(cx, cy), point(x, y))
      case .cubic(let ax, let ay, let bx, let by, let x, let y):
        path.cubic(point(ax, ay), point(bx, by), point(x, y))
      case .close: path.close()
      }
    }
    return path.data
  }
}
