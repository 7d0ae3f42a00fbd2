import Foundation
import RedlineLayout
import RedlineModel
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// Panels that are themselves too dense for one picture, and what is seen behind what is in a panel.
@Suite(.blocks) struct InnerPanelTests {
  /// Two sections below each other, each with texts of its own and rows in it.
  final class Sections: View, LayoutSpec {
    let sections = [View(), View()]
    let rows = (0..<4).map { _ in View() }
    let texts: [Label], parts: [Label]
    let photo = ImageView("photo")
    /// Texts in each section beside its rows, and in each row.
    let counts: (texts: Int, parts: Int)

    init(texts: Int, parts: Int) {
      counts = (texts, parts)
      self.texts = (0..<texts * 2).map { Label("Line \($0)") }
      self.parts = (0..<parts * 4).map { Label("Part \($0)") }
    }

    var layout: Layout {
      photo
      photo.top == top
      photo.bottom == bottom
      photo.leading == leading + 40
      photo.trailing == trailing - 40
      for (number, section) in sections.enumerated() {
        section {
          for index in 0..<counts.texts { texts[number * counts.texts + index] }
          for side in 0..<2 {
            let row = rows[2 * number + side]
            row {
              for index in 0..<counts.parts { parts[(2 * number + side) * counts.parts + index] }
            }
          }
        }
        section.horizontal == horizontal
        section.top == top + Double(20 + 320 * number)
        section.height == 300
        for index in 0..<counts.texts {
          let text = texts[number * counts.texts + index]
          text.leading == section.leading + Double(16 + 30 * (index % 3) + number)
          text.top == section.top + Double(8 + 24 * index)
        }
        for side in 0..<2 {
          let row = rows[2 * number + side]
          row.leading == section.leading + Double(10 + 180 * side)
          row.bottom == section.bottom - 10
          row.width == Double(160 + side)
          row.height == 120
          for index in 0..<counts.parts {
            let part = parts[(2 * number + side) * counts.parts + index]
            part.leading == row.leading + Double(8 + 17 * index + number)
            part.top == row.top + Double(5 + 24 * index + side)
          }
        }
      }
    }
  }

  /// A table whose rows lie where their frames are, with many constraints in each, below some texts.
  final class Table: View, LayoutSpec {
    let table = View(), rows = [View(), View()]
    let heads = (0..<8).map { Label("Head \($0)") }
    let parts = (0..<14).map { Label("Part \($0)") }

    init() {
      super.init(frame: .zero)
      for (index, row) in rows.enumerated() {
        row.frame = CGRect(x: 0, y: 150 * index, width: 375, height: 140)
        table.addSubview(row)
        for part in parts[7 * index..<7 * index + 7] {
          part.translatesAutoresizingMaskIntoConstraints = false
          row.addSubview(part)
        }
      }
    }

    var layout: Layout {
      table
      for head in heads { head }
      table.horizontal == horizontal
      table.top == top + 300
      table.height == 300
      for (index, head) in heads.enumerated() {
        head.leading == leading + Double(20 + 7 * index)
        head.top == top + Double(30 + 31 * index)
      }
      for (index, part) in parts.enumerated() {
        let (row, place) = (rows[index / 7], index % 7)
        part.leading == row.leading + Double(8 + 19 * place + index)
        part.top == row.top + Double(3 + 17 * place + index / 7)
      }
    }
  }

  @Test("A container of whose constraints its parts have all is no panel")
  func emptyPanels() throws {
    let layout = try Table().solved(
      in: LayoutEnvironment(device: .iPhone8), measuring: TextShaper.shared())
    let all = layout.constraints.filter { $0.origin == .user }
    let parts = FigureGroups(layout, all, hidden: [])
    #expect(parts.groups.map(\.container.name) == ["rows[0]", "rows[1]"])
    #expect(parts.groups.allSatisfy { $0.constraints.count == 14 && $0.parts.isEmpty })
    #expect(parts.rest.count == all.count - 28)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let texts: Int
    let parts: Int
    /// How many panels are in each panel.
    let inner: [Int]
  }

  static let rows = [
    Row(
      testDescription: "a panel of few constraints is one picture", texts: 2, parts: 2,
      inner: [0, 0]),
    Row(
      testDescription: "rows of a dense one are panels", texts: 4, parts: 4,
      inner: [2, 0, 0, 2, 0, 0]),
    Row(
      testDescription: "rows of two texts each stay in theirs", texts: 9, parts: 2, inner: [0, 0]),
  ]

  private func layout(_ row: Row) throws -> SolvedLayout {
    try Sections(texts: row.texts, parts: row.parts).solved(
      in: LayoutEnvironment(device: .iPhone8), measuring: TextShaper.shared())
  }

  @Test("A panel that is too dense has panels for what is in it", arguments: rows)
  func panelsInPanels(_ row: Row) throws {
    let layout = try layout(row)
    let scene = FigureScene(
      Diagram(layout), FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live)))
    let pictures = FigurePanels(FigurePlans(scene.source), options: FigureOptions())
      .sources(tags: 60)
    #expect(pictures.dropFirst().map { $0.source.panels.count } == row.inner)
    // Each number is that of the picture that it stands for, in the order of the page.
    #expect(pictures.dropFirst().compactMap(\.title?.number) == Array(1...row.inner.count))
    let numbers = pictures.flatMap { $0.source.panels.map(\.number) }
    #expect(numbers.sorted() == Array(1...row.inner.count))
    // No constraint is drawn twice, and none is lost.
    let ids = pictures.flatMap { $0.source.constraints.map(\.id) }
    #expect(Set(ids).count == ids.count)
    #expect(Set(ids) == Set(layout.constraints.map(\.id)))
  }

  @Test(
    "A picture behind most of what is in a panel is drawn in it, as texts may be read on it only")
  func ground() throws {
    var diagram = Diagram(try layout(Self.rows[1]))
    diagram.textMode = .live
    let ids = try diagram.svg().text().matches(of: /id="[^"]*?-panel-([0-9])-v-photo"/)
    #expect(Set(ids.map { String($0.1) }) == ["1", "2", "3", "4", "5", "6"])
  }

  /// Rows that nobody gave a name, each with four texts on lines of their own.
  final class Rows: View, LayoutSpec {
    let texts: [Label]
    let height: Double
    let gap: Double

    init(_ count: Int, height: Double, gap: Double) {
      texts = (0..<4 * count).map { Label("Text \($0)") }
      (self.height, self.gap) = (height, gap)
    }

    var layout: Layout {
      for number in 0..<texts.count / 4 {
        let row = View()
        let own = texts[4 * number..<4 * number + 4]
        row {
          for text in own { text }
        }
        row.horizontal == horizontal
        row.top == top + 20 + (height + gap) * Double(number)
        row.height == height
        for (index, text) in own.enumerated() {
          text.leading == row.leading + Double(12 + 61 * index + number)
          text.top == row.top + Double(3 + 8 * index + number)
        }
      }
    }
  }

  @Test("A panel of what has no name says the first words in it")
  func firstWords() throws {
    let layout = try Rows(5, height: 100, gap: 10).solved(
      in: LayoutEnvironment(device: .iPhone8), measuring: TextShaper.shared())
    let scene = FigureScene(
      Diagram(layout), FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live)))
    let panels = FigurePanels(FigurePlans(scene.source), options: FigureOptions())
      .sources(tags: 60).compactMap(\.title)
    #expect(panels.map(\.name).prefix(2) == ["view1", "view2"])
    #expect(
      panels.map(\.note).prefix(2) == ["“Text 0” · 8 constraints", "“Text 4” · 8 constraints"])
  }

  @Test("The number of a panel is in its row, where it is not that of the next one")
  func rowNumbers() throws {
    let layout = try Rows(6, height: 50, gap: 0).solved(
      in: LayoutEnvironment(device: .iPhone8), measuring: TextShaper.shared())
    let scene = FigureScene(
      Diagram(layout), FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live)))
    let overview = try #require(
      FigurePanels(FigurePlans(scene.source), options: FigureOptions()).sources(tags: 60).first)
    let plan = scene.setting.plan(
      FigurePlans(overview.source), room: FigureSetting.room(FigureOptions()))
    try #require(plan.panels.count == 6)
    #expect(plan.panels.allSatisfy { $0.frame.covers($0.badge) })
  }

  /// Two stack views below each other whose gaps lie between the same lines.
  private final class Stacks: View, LayoutSpec {
    lazy var upper = StackView(.horizontal, spacing: 8) { [Label("One"), Label("Two")] }
    lazy var lower = StackView(.horizontal, spacing: 8) { [Label("One"), Label("Two")] }

    var layout: Layout {
      upper; lower
      upper.leading == leading + 10
      upper.top == top + 10
      lower.leading == leading + 10
      lower.top == top + 60
    }
  }

  @Test("A panel counts the gaps of its own stack views")
  func gaps() throws {
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .outlines))
    let scene = FigureScene(
      Diagram(try SeenFaultTests.solved(Stacks(), on: .canvas(200, 110))), ink)
    func gaps(_ items: Set<String>?) -> [String] {
      var source = scene.source
      source.items = items
      return FigurePlans(source).plan(scale: 1, room: 100).placed.map(\.mark)
        .filter { $0.kind == .stack && $0.text.first == "8" }.map(\.text)
    }
    #expect(gaps(nil) == ["8 ×2"])
    #expect(gaps(["upper"]) == ["8"])
  }

  /// A drawer at the lower end of the screen whose rows reach far beyond that, and something above it.
  final class Drawer: View, LayoutSpec {
    let list = View(), drawer = View()
    let heads = (0..<8).map { Label("Head \($0)") }
    let rows = (0..<8).map { Label("Row \($0)") }

    var layout: Layout {
      list { for head in heads { head } }
      drawer { for row in rows { row } }
      list.horizontal == horizontal
      list.top == top + 40
      list.height == 320
      drawer.horizontal == horizontal
      drawer.bottom == bottom
      drawer.height == 40
      for (number, head) in heads.enumerated() {
        head.leading == list.leading + Double(16 + number)
        head.top == list.top + Double(8 + 38 * number)
      }
      for (number, row) in rows.enumerated() {
        row.leading == drawer.leading + Double(20 + number)
        row.top == drawer.top + Double(44 + 30 * number)
      }
    }
  }

  @Test("What a panel draws is not drawn beyond the screen of the overview")
  func drawer() throws {
    let layout = try Drawer().solved(
      in: LayoutEnvironment(device: .canvas(375, 667)), measuring: TextShaper.shared())
    let scene = FigureScene(
      Diagram(layout), FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live)))
    let overview = try #require(
      FigurePanels(FigurePlans(scene.source), options: FigureOptions()).sources(tags: 60).first)
    #expect(!overview.source.panels.isEmpty)
    let plan = scene.setting.plan(
      overview.source, room: FigureSetting.room(FigureOptions()))
    let screen = plan.projection(layout.root.frame)
    #expect(plan.extent.maxY < screen.maxY + 40)
  }
}
