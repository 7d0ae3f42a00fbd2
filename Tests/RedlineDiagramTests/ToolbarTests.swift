import Foundation
import RedlineLayout
import RedlineText
import Testing

@testable import RedlineDiagram

@MainActor
@Suite("Buttons of toolbars")
struct ToolbarTests {
  typealias Space = SolvedLayout.BarSpace

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var spaces: [Space] = []
    var widths = [40.0, 60]
    /// In a row of 300 points.
    let places: [Double]

    init(_ name: String, _ spaces: [Space], widths: [Double] = [40, 60], _ places: [Double]) {
      (testDescription, self.spaces, self.widths, self.places) = (name, spaces, widths, places)
    }
  }

  @Test(arguments: [
    Row("without a space, from the leading edge", [], [0, 56]),
    Row("one alone", [], widths: [40], [0]),
    Row("none", [.init(before: 0)], widths: [], []),
    Row("a fixed space in place of the gap", [.init(before: 1, width: 42)], [0, 82]),
    Row("a fixed space first", [.init(before: 0, width: 42)], [42, 98]),
    Row("two fixed spaces", [.init(before: 1, width: 20), .init(before: 1, width: 22)], [0, 82]),
    Row("a fixed space that is less than nothing", [.init(before: 1, width: -10)], [0, 48]),
    Row("a flexible space between", [.init(before: 1)], [0, 240]),
    Row("a flexible space first", [.init(before: 0)], [184, 240]),
    Row("a flexible space last", [.init(before: 2)], [0, 56]),
    Row("flexible spaces around both", [.init(before: 0), .init(before: 2)], [92, 148]),
    Row(
      "flexible spaces around each", [.init(before: 0), .init(before: 1), .init(before: 2)],
      [200.0 / 3, 200.0 / 3 * 2 + 40]),
    Row(
      "a fixed and a flexible one", [.init(before: 1, width: 42), .init(before: 2)],
      widths: [40, 60, 50], [0, 82, 250]),
    Row("too little room", [.init(before: 1)], widths: [200, 200], [0, 208]),
    Row("a place that there is not", [.init(before: 7), .init(before: -1)], [0, 56]),
  ])
  func places(_ row: Row) {
    let found = ToolbarRow(widths: row.widths, spaces: row.spaces, room: 300).places
    #expect(found.count == row.places.count)
    for (one, other) in zip(found, row.places) { #expect(abs(one - other) < 1e-9, "\(found)") }
  }

  /// A screen with a toolbar.
  private final class Screen: View, LayoutSpec {
    let tools = Toolbar(["Back", "Next"])
    var layout: Layout {
      tools
      tools.leading == leading
      tools.trailing == trailing
      tools.bottom == bottom
    }
  }

  private static func texts(_ layout: SolvedLayout) throws -> [CGRect] {
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let setting = FigureSetting(layout, ink, FigureOptions(), zoom: nil)
    _ = setting.screen.shapes()
    return setting.surroundings(hidden: []).texts
  }

  @Test("A bar that is a view, and one of a navigation controller", arguments: [false, true])
  func drawn(isOfDevice: Bool) throws {
    for (spaces, left) in [([Space(before: 0)], false), ([], true), ([.init(before: 2)], true)] {
      let screen = Screen()
      screen.tools.spaces = spaces
      if isOfDevice { screen.tools.isHidden = true }
      var layout = try SeenFaultTests.solved(screen, on: .iPhone8)
      if isOfDevice {
        layout.bars = .init()
        layout.bars?.toolbar = [.init(title: "Back"), .init(title: "Next")]
        layout.bars?.toolbarSpaces = spaces
      }
      let texts = try Self.texts(layout).filter { $0.minY > 600 && $0.maxY <= 667 }
      #expect(texts.count == 2)
      #expect(texts.allSatisfy { left ? $0.maxX < 120 : $0.minX > 250 }, "\(texts)")
    }
  }

  @Test("A button that does not react is pale")
  func inactive() throws {
    let screen = Screen()
    let usual = try SeenFaultTests.solved(screen, on: .iPhone8)
    screen.tools.inactiveItems = [1]
    let pale = try SeenFaultTests.solved(screen, on: .iPhone8)
    let colors = try [usual, pale].map { layout in
      try Diagram(layout).svg().text()
    }
    #expect(!colors[0].contains("#8E8E93"))
    #expect(colors[1].contains("#8E8E93"))
  }
}
