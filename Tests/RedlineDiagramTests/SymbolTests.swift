import Foundation
import RedlineModel
import TestPrograms
import Testing

@testable import RedlineDiagram

@Suite(.blocks) struct SymbolTests {
  private let box = CGRect(x: 100, y: 50, width: 48, height: 48)

  @Test(arguments: SymbolOutlines.all.keys.sorted()) func staysOnItsGrid(_ name: String) throws {
    let letters = Set(try #require(SymbolOutlines.all[name]).filter(\.isLetter))
    #expect(letters.isSubset(of: Set("MLCZOD")))
    for suffix in ["", ".fill", ".circle", ".circle.fill", ".slash"] {
      let symbol = try #require(Symbol(name + suffix))
      let shapes = symbol.shapes(in: box, color: "#112233", ground: "#FFFFFF")
      #expect(!shapes.isEmpty)
      for shape in shapes {
        let bounds = try #require(shape.paintedBounds)
        #expect(box.insetBy(dx: -0.1, dy: -0.1).covers(bounds), "\(suffix): \(bounds)")
      }
    }
  }

  @Test(arguments: SymbolOutlines.aliases.keys.sorted()) func aliasesLeadToSymbols(_ name: String) {
    #expect(Symbol(name) != nil)
  }

  /// A symbol is found by its whole name, a shorter one with a known ending, or not at all.
  @Test(
    arguments: [
      ("square.and.arrow.up", true), ("square.and.arrow.up.fill", true),
      ("xmark.circle.fill", true),
      ("bell.circle.fill", true), ("questionmark.circle", true), ("eye.slash.fill", true),
      ("arrow.left.arrow.right.circle", true), ("person.crop.circle", true),
      ("ellipsis.viewfinder", true), ("infoLight", true), ("", false), (".", false),
      ("fill", false), ("circle", false), ("house.of.cards", false), ("Background", false),
      ("avatar.circle", false), ("trash.png", false),
    ]) func names(_ name: String, _ isKnown: Bool)
  {
    #expect((Symbol(name) != nil) == isKnown)
  }

  /// What lies inside of what is filled is cut out of it.
  @Test func detailsShowOnAreas() throws {
    let shapes = try #require(Symbol("clock.fill")).shapes(
      in: box, color: "#112233", ground: "#FFFFFF")
    let strokes = shapes.map { shape -> String? in
      switch shape.content {
      case .circle(_, _, let paint), .path(_, let paint): paint.fill ?? paint.stroke
      default: nil
      }
    }
    #expect(strokes == ["#112233", "#FFFFFF"])
  }
}

extension Shape {
  fileprivate var paintedBounds: CGRect? {
    func widened(_ rect: CGRect, _ paint: Paint) -> CGRect {
      let reach = paint.stroke == nil ? 0 : paint.width / 2
      return rect.insetBy(dx: -reach, dy: -reach)
    }
    switch content {
    case .rect(let rect, _, let paint): return widened(rect, paint)
    case .circle(let center, let radius, let paint):
      return widened(
        CGRect(
          x: Double(center.x) - radius, y: Double(center.y) - radius, width: 2 * radius,
          height: 2 * radius), paint)
    case .path(let path, let paint): return widened(path.inkBox, paint)
    default: return nil
    }
  }
}
