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

  private(set) var definitions: [Definition] = []
  /// Whether a glyph that was seen paints anything.
  private var known: [GlyphID: Bool] = [:]

  /// Whether the glyph paints anything, in which case it is defined from now on.
  mutating func define(_ glyph: GlyphID, shaper: TextShaper) -> Bool {
    if let isPainted = known[glyph] { return isPainted }
    let outline = shaper.outline(of: glyph)
    known[glyph] = !outline.isEmpty
    if !outline.isEmpty { definitions.append(.glyph(glyph, Self.path(of: outline))) }
    return !outline.isEmpty
  }

  /// Takes what others defined, in their order, that were copied from these.
  mutating func add(_ others: GlyphDefinitions) {
    for definition in others.definitions {
      guard case .glyph(let glyph, _) = definition, known[glyph] == nil else { continue }
      known[glyph] = true
      definitions.append(definition)
    }
  }

  private static func path(of outline: GlyphOutline) -> Path {
    let scale = unitsPerEm / Double(outline.unitsPerEm)
    func point(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: (x * scale).rounded(), y: (y * scale).rounded())
    }
    var path = Path()
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
    return path
  }
}
