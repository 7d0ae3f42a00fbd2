import RedlineAnalysis
import RedlineLayout
import Testing

/// A cell of which a list has several.
private final class Tile: View, LayoutSpec {
  let icon = View(), data = View(), a = View()
  let side: Double, gap: Double

  init(_ side: Double, _ gap: Double) { (self.side, self.gap) = (side, gap) }

  var layout: Layout {
    icon; data; a
    icon.width == side
    icon.height == 20
    icon.top == top + gap
    icon.leading == leading + 8
    data.top == icon.bottom + 4
    data.leading == icon.leading
    data.width == 10
    data.height == 10
    a.top == data.bottom + 4
    a.leading == icon.leading
    a.width == 10
    a.height == 10
  }
}

private final class List: View, LayoutSpec {
  let tiles: [Tile]

  init(_ sides: [Double], gap: Double = 8) { tiles = sides.map { Tile($0, gap) } }

  var layout: Layout {
    for (number, tile) in tiles.enumerated() {
      tile
      tile.top == top
      tile.height == 90
      tile.width == 50
      tile.leading == leading + Double(number) * 60
    }
  }
}

/// Changes of one statement in the cells of a list are told once.
@Suite struct AlikeChangeTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var sides: [Double] = [24, 24, 24]
    var gap = 8.0
    let causes: Int
    let lines: [String]
  }

  static let rows = [
    Row(
      testDescription: "a size in each", sides: [32, 32, 32], causes: 1,
      lines: [
        "  Δ icon.width = 24 → 32 in tiles[0], tiles[1], tiles[2]",
        "      tiles[0].icon, tiles[1].icon, tiles[2].icon became 8 pt wider",
      ]),
    Row(
      testDescription: "a distance to the cell itself", gap: 12, causes: 1,
      lines: ["  Δ icon.top = top + 8 → + 12 in tiles[0], tiles[1], tiles[2]"]),
    Row(
      testDescription: "another size in one", sides: [32, 40, 32], causes: 2,
      lines: [
        "  Δ icon.width = 24 → 32 in tiles[0], tiles[2]", "  Δ tiles[1].icon.width = 24 → 40",
      ]),
    Row(
      testDescription: "in one only", sides: [24, 32, 24], causes: 1,
      lines: ["  Δ tiles[1].icon.width = 24 → 32"]),
  ]

  /// Tiles side by side, each of which pushes those behind it.
  private final class Chain: View, LayoutSpec {
    let tiles: [Tile]

    init(_ side: Double) { tiles = (0..<3).map { _ in Tile(side, 8) } }

    var layout: Layout {
      for (number, tile) in tiles.enumerated() {
        tile
        tile.top == top
        tile.height == 90
        tile.trailing == tile.icon.trailing + 8
        tile.leading == (number == 0 ? leading : tiles[number - 1].trailing)
      }
    }
  }

  @Test("What several of them move is told once, by all that they move it")
  func movesAddUp() throws {
    let phone = Device.canvas(300, 400)
    let diff = LayoutDiff(
      from: try Chain(24).solved(on: phone), to: try Chain(32).solved(on: phone))
    let cause = try #require(diff.causes.first)
    #expect(diff.causes.count == 1, "\(diff.text)")
    let items = cause.moves.map(\.item)
    #expect(Set(items).count == items.count, "\(diff.text)")
    let last = try #require(cause.moves.first { $0.item == "tiles[2]" })
    #expect(last.left == 16 && last.right == 24 && !last.isPartial, "\(last)")
    // What the changes are about comes first.
    let direct = cause.moves.map(\.isDirect)
    #expect(direct == direct.filter(\.self) + direct.filter { !$0 })
  }

  @Test(arguments: rows) func areToldOnce(_ row: Row) throws {
    let phone = Device.canvas(300, 400)
    let diff = LayoutDiff(
      from: try List([24, 24, 24]).solved(on: phone),
      to: try List(row.sides, gap: row.gap).solved(on: phone))
    #expect(diff.causes.count == row.causes, "\(diff.text)")
    let lines = diff.text.split(separator: "\n").map { line in
      line.split(separator: "   AlikeChangeTests", maxSplits: 1)[0]
    }
    for line in row.lines { #expect(lines.contains(Substring(line)), "\(diff.text)") }
    // Nothing is lost: every constraint that changed is in a cause.
    let told = diff.causes.flatMap(\.changes).flatMap(\.constraints)
    #expect(Set(told) == Set(diff.constraints.map(\.id)))
    #expect(told.count == diff.constraints.count)
  }
}
