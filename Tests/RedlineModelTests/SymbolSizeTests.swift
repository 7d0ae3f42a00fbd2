import Foundation
import RedlineModel
import Testing

/// A symbol with the sides that frames of views show that keep its size; `nil` for one that they do not
/// show.
private struct SymbolRow: CustomTestStringConvertible, Sendable {
  var testDescription: String { "\(name) \(points) \(scale) @\(Int(pixels))x" }
  var name: String
  var points = 17.0
  var scale = SymbolSizes.Scale.medium
  var pixels = 2.0
  var width: Double?
  var height: Double?
}

private let rows = [
  SymbolRow(name: "pencil.circle", width: 20, height: 19),
  SymbolRow(name: "info.circle", width: 20),
  SymbolRow(name: "checkmark.circle", pixels: 3, width: 19.666_667),
  SymbolRow(name: "checkmark.circle", scale: .large, width: 25, height: 24),
  SymbolRow(name: "square", scale: .large, pixels: 3, width: 23.666_667),
  SymbolRow(name: "chevron.right", width: 12.5, height: 16.5),
  SymbolRow(name: "calendar", width: 21, height: 17.5),
  SymbolRow(name: "doc.on.doc", width: 21, height: 23.5),
  SymbolRow(name: "trash", points: 18, width: 20.5, height: 22),
  SymbolRow(name: "person", width: 19),
  SymbolRow(name: "person", pixels: 3, width: 18.666_667, height: 17.666_667),
  SymbolRow(name: "square.stack.3d.down.right", width: 20.5, height: 21),
  SymbolRow(name: "star.fill", scale: .large, width: 28),
  SymbolRow(name: "film", width: 24), SymbolRow(name: "plus", width: 18),
  SymbolRow(name: "xmark", width: 17.5), SymbolRow(name: "arrow.left", width: 19.5),
  // Whatever is in a circle or a square.
  SymbolRow(name: "no.such.circle.fill", width: 20, height: 19),
  SymbolRow(name: "no.such.square", pixels: 3, width: 18.666_667, height: 16.666_667),
  // Of which nothing is known.
  SymbolRow(name: "no.such", width: 20.5, height: 20.5),
  SymbolRow(name: "", width: 20.5, height: 20.5),
  SymbolRow(name: "xmark", points: 0, width: 0, height: 0),
  SymbolRow(name: "xmark", points: -4, width: 0, height: 0),
]

struct SymbolSizeTests {
  @Test(arguments: rows) private func size(_ row: SymbolRow) {
    let size = SymbolSizes.size(
      of: row.name, points: row.points, scale: row.scale, displayScale: row.pixels)
    if let width = row.width { #expect(abs(size.width - width) < 0.001, "\(size)") }
    if let height = row.height { #expect(abs(size.height - height) < 0.001, "\(size)") }
  }

  /// A document's own proportions go before those that are known, in whatever unit they are listed.
  @Test func listedProportions() {
    for unit in [1.0, 4] {
      let listed = CGSize(width: 30 * unit, height: 15 * unit)
      let size = SymbolSizes.size(of: "xmark", listed: listed, displayScale: 2)
      #expect(size == CGSize(width: 17.5, height: 9))
    }
  }

  @Test func knownNames() {
    let names = ["heart.fill", "magnifyingglass", "12.circle", "no.such", "circle.dashed", ""]
    #expect(names.map(SymbolSizes.isKnown) == [true, true, true, false, false, false])
  }
}
