import Foundation
import RedlineLayout
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// Dense screens that are taken apart into an overview and panels.
@Suite(.blocks) struct PanelTests {
  /// Three bands above each other, each with rows of its own.
  final class Bands: View, LayoutSpec {
    let first = View(), second = View(), third = View()
    let labels = (0..<15).map { Label("Row \($0)") }
    let inset: Double

    init(inset: Double = 0) { self.inset = inset }

    var layout: Layout {
      first {
        labels[0]; labels[1]; labels[2]; labels[3]; labels[4]
      }
      second {
        labels[5]; labels[6]; labels[7]; labels[8]; labels[9]
      }
      third {
        labels[10]; labels[11]; labels[12]; labels[13]; labels[14]
      }
      for (number, band) in [first, second, third].enumerated() {
        band.horizontal == horizontal + inset
        band.height == 200
        band.top == top + 200 * Double(number)
      }
      for (number, label) in labels.enumerated() {
        let band = [first, second, third][number / 5]
        label.leading == band.leading + Double(16 + number)
        label.top == band.top + Double(8 + 38 * (number % 5))
      }
    }
  }

  /// Two layers that fill the screen, one with two bands, one with a band of its own.
  final class Layers: View, LayoutSpec {
    let back = View(), front = View()
    let first = View(), second = View(), third = View()
    let labels = (0..<15).map { Label("Row \($0)") }

    var layout: Layout {
      back {
        first {
          labels[0]; labels[1]; labels[2]; labels[3]; labels[4]
        }
        second {
          labels[5]; labels[6]; labels[7]; labels[8]; labels[9]
        }
      }
      front {
        third {
          labels[10]; labels[11]; labels[12]; labels[13]; labels[14]
        }
      }
      back.edges == edges
      front.edges == edges
      for (number, band) in [first, second, third].enumerated() {
        let layer = number < 2 ? back : front
        band.horizontal == layer.horizontal
        band.height == 200
        band.top == layer.top + 200 * Double(number)
      }
      for (number, label) in labels.enumerated() {
        let band = [first, second, third][number / 5]
        label.leading == band.leading + Double(16 + number)
        label.top == band.top + Double(8 + 38 * (number % 5))
      }
    }
  }

  @Test("What fills the screen is no panel, but what is in it is")
  func layersAreNoPanels() throws {
    let layout = try Layers().solved(
      in: LayoutEnvironment(device: .iPhone8), measuring: TextShaper.shared())
    let groups = FigureGroups(layout, layout.constraints, hidden: []).groups
    #expect(groups.map(\.container.name) == ["first", "second", "third"])
  }

  /// A row of tiles whose widths are no whole number of pixels, so that they differ by one.
  final class Hours: View, LayoutSpec {
    let tiles = (0..<5).map { _ in Tile() }
    lazy var row = StackView(.horizontal, distribution: .fillEqually) { tiles }

    var layout: Layout {
      row
      row.horizontal == horizontal + 16
      row.top == top + 100
    }
  }

  final class Tile: View, LayoutSpec {
    let hour = Label("13"), degrees = Label("24°")

    var layout: Layout {
      hour; degrees
      hour.top == top + 8
      hour.centerX == centerX
      degrees.top == hour.bottom + 8
      degrees.centerX == centerX
      degrees.bottom == bottom - 8
    }
  }

  @Test("Containers that differ by what rounding to pixels adds are alike")
  func alike() throws {
    let layout = try Hours().solved(
      in: LayoutEnvironment(device: .iPhone15), measuring: TextShaper.shared())
    let widths = Set(layout.items.filter { $0.className == "Tile" }.map(\.frame.width))
    #expect(widths.count > 1, "\(widths)")
    let groups = FigureGroups(layout, layout.constraints, hidden: []).groups
    #expect(groups.map { $0.twins.count } == [4])
  }

  /// Rows with a title and a text, which may be long, and which may stand further from it.
  final class Rows: View, LayoutSpec {
    let rows: [Row]

    init(_ texts: [(text: String, spacing: Double)]) {
      rows = texts.map { Row($0.text, $0.spacing) }
      super.init()
    }

    var layout: Layout {
      for (index, row) in rows.enumerated() {
        row
        row.horizontal == horizontal + 16
        row.top == top + 160 * Double(index) + 20
      }
    }
  }

  final class Row: View, LayoutSpec {
    let icon = ImageView("photo"), texts: StackView

    init(_ words: String, _ spacing: Double) {
      texts = StackView(.vertical, spacing: spacing) {
        Label("Title")
        Label(words, lines: 0)
      }
      super.init()
    }

    var layout: Layout {
      icon; texts
      icon.leading == leading
      icon.top == top
      icon.size == CGSize(width: 50, height: 50)
      texts.leading == icon.trailing + 10
      texts.trailing == trailing
      texts.top == top + 16
      texts.bottom == bottom
    }
  }

  @Test(
    "Rows that say the same are alike, as high as their texts make them; other gaps are told",
    arguments: [
      (second: String(repeating: "A longer text. ", count: 12), spacing: 6.0, panels: [1]),
      (second: "A text.", spacing: 4.0, panels: [0, 0]),
    ])
  func rows(second: String, spacing: Double, panels: [Int]) throws {
    let layout = try Rows([("A text.", 6), (second, spacing)]).solved(
      in: LayoutEnvironment(device: .iPhone15), measuring: TextShaper.shared())
    let groups = FigureGroups(layout, layout.constraints, hidden: []).groups
    #expect(groups.map(\.twins.count) == panels)
  }

  @Test("A panel is no higher than its container with what is annotated of it")
  func panelsEndWithTheirContainers() throws {
    var diagram = Diagram(
      try Bands().solved(
        in: LayoutEnvironment(device: .iPhone8), measuring: TextShaper.shared()))
    diagram.textMode = .live
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let scene = FigureScene(diagram, ink)
    let room = FigureSetting.room(diagram.figure)
    let plans = FigurePlans(scene.source)
    let pictures = FigurePanels(plans, options: diagram.figure)
      .sources(tags: scene.setting.density(plans, room: room).tags)
    #expect(pictures.count == 4)
    for picture in pictures.dropFirst() {
      let plan = scene.setting.plan(picture.source, room: room)
      var annotated = plan.body
      for mark in plan.placed {
        if let tag = mark.tag { annotated = annotated.union(tag) }
        for stroke in mark.strokes { annotated = annotated.union(stroke.line.bounds) }
      }
      #expect(plan.extent.minY >= annotated.minY - 5)
      #expect(plan.extent.maxY <= annotated.maxY + 5)
    }
  }
  /// Bands, of which a bar lies over the second, and whose texts are long.
  final class Covered: View, LayoutSpec {
    let photo = ImageView("photo"), bands = Bands(), bar = View()

    var layout: Layout {
      photo; bands; bar
      photo.edges == edges
      bands.edges == edges
      bar.horizontal == horizontal
      bar.height == 60
      bar.top == top + 230
    }
  }

  @Test("A panel draws what is in its container, and nothing of others over it")
  func panelsDrawTheirOwn() throws {
    let layout = try Covered().solved(
      in: LayoutEnvironment(device: .iPhone8), measuring: TextShaper.shared())
    var diagram = Diagram(layout)
    diagram.textMode = .live
    let ids = try diagram.svg().text().matches(of: /id="[^"]*?-(panel-2-)?v-([^"]*)"/)
    let whole = Set(ids.filter { $0.1 == nil }.map { String($0.2) })
    let panel = Set(ids.filter { $0.1 != nil }.map { String($0.2) })
    #expect(whole.isSuperset(of: ["bar", "bands/labels[5]", "bands/labels[0]"]), "\(whole)")
    #expect(panel.contains("bands/labels[5]") && !panel.contains("bar"), "\(panel)")
    #expect(!panel.contains("bands/labels[0]"), "\(panel)")
    // A picture behind all of it stays, as texts may be read on it only.
    #expect(panel.contains("photo"), "\(panel)")
  }

  @Test("Panels are larger than the overview, which is made smaller for it")
  func panelsAreLarger() throws {
    let layout = try Bands(inset: 60).solved(
      in: LayoutEnvironment(device: .iPhone8), measuring: TextShaper.shared())
    var diagram = Diagram(layout)
    diagram.textMode = .live
    let texts = try diagram.drawing().texts.joined(separator: "\n")
    let scales = texts.matches(of: /enlarged ([0-9.]+)×/).compactMap { Double($0.1) }
    #expect(scales.count == 3 && scales.allSatisfy { $0 >= 1.3 }, "\(scales)")
  }

  /// Cells below each other, as wide as the screen.
  final class Cells: View, LayoutSpec {
    let cells: [View]
    let titles: [Label], details: [Label]
    let height: Double

    init(_ count: Int, height: Double) {
      self.height = height
      cells = (0..<count).map { _ in View() }
      titles = (0..<count).map { Label("Title \($0)") }
      details = (0..<count).map { Label("Detail \($0)") }
    }

    var layout: Layout {
      for (index, cell) in cells.enumerated() {
        cell {
          titles[index]
          details[index]
        }
        cell.horizontal == horizontal
        cell.top == (index == 0 ? top : cells[index - 1].bottom)
        cell.height == height
        titles[index].leading == cell.leading + 16
        titles[index].top == cell.top + Double(10 + index)
        details[index].leading == titles[index].leading
        details[index].top == titles[index].bottom + Double(4 + index)
        details[index].trailing == cell.trailing - Double(20 + index)
      }
    }
  }

  @Test(
    "One picture is not taken apart where panels would hardly be larger and its tags have good places",
    arguments: [
      ("cells as wide as the screen", 5, 80.0, true), ("many of them", 12, 50, false),
    ])
  func undivided(_ row: String, _ count: Int, _ height: Double, _ isOne: Bool) throws {
    let layout = try Cells(count, height: height).solved(
      in: LayoutEnvironment(device: .iPhone8), measuring: TextShaper.shared())
    let scene = FigureScene(
      Diagram(layout), FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live)))
    let room = FigureSetting.room(FigureOptions())
    #expect(scene.setting.density(FigurePlans(scene.source), room: room).tags > 20)
    var diagram = Diagram(layout)
    diagram.textMode = .live
    let texts = try diagram.drawing().texts.joined(separator: "\n")
    #expect(texts.contains("\(layout.constraints.count) constraints"))
    #expect(texts.contains("here, ") != isOne, "\(texts)")
  }

  /// A screen with a title, and a card with a row of its own in which most constraints are.
  final class Order: View, LayoutSpec {
    let heading = Label("Your order"), note = Label("Two of three"), more = Button("More")
    let card = View(), row = View()
    let texts = (0..<8).map { Label("Line \($0)") }
    let parts = (0..<3).map { Label("Part \($0)") }
    let height: Double

    init(height: Double) { self.height = height }

    var layout: Layout {
      heading; note; more
      card {
        texts[0]; texts[1]; texts[2]; texts[3]; texts[4]; texts[5]; texts[6]; texts[7]
        row {
          parts[0]; parts[1]; parts[2]
        }
      }
      heading.top == safeArea.top + 20
      heading.leading == leading + 24
      note.top == heading.bottom + 9
      note.leading == heading.leading
      more.trailing == trailing - 24
      more.top == heading.top
      card.horizontal == horizontal + 16
      card.top == note.bottom + 30
      card.height == height
      for (number, text) in texts.enumerated() {
        text.leading == card.leading + Double(20 + 40 * (number % 2))
        text.top == card.top + Double(12 + 25 * number)
      }
      row.leading == card.leading + 12
      row.trailing == card.trailing - 13
      row.bottom == card.bottom - 14
      row.height == 60
      for (number, part) in parts.enumerated() {
        part.leading == row.leading + Double(10 + 80 * number)
        part.top == row.top + Double(4 + 8 * number)
      }
    }
  }

  @Test(
    "A part of the screen in which most constraints are is a panel, and what is in that another one",
    arguments: [(height: 300.0, outer: "card"), (height: 600, outer: nil)] as [(Double, String?)])
  func outer(height: Double, outer: String?) throws {
    let layout = try Order(height: height).solved(
      in: LayoutEnvironment(device: .iPhone8), measuring: TextShaper.shared())
    let groups = FigureGroups(layout, layout.constraints, hidden: [])
    let all = groups.groups.flatMap(\.all)
    #expect(all.map(\.container.name) == [outer, "row"].compactMap(\.self))
    let constraints = all.flatMap(\.constraints)
    #expect(groups.rest.count + constraints.count == layout.constraints.count)
    #expect(Set((groups.rest + constraints).map(\.id)).count == layout.constraints.count)
    guard outer != nil else { return }
    let scene = FigureScene(
      Diagram(layout), FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live)))
    let pictures = FigurePanels(FigurePlans(scene.source), options: FigureOptions())
      .sources(tags: 40)
    #expect(pictures.map { $0.source.panels.map(\.number) } == [[1], [2], []])
    #expect(pictures.map { $0.title?.name } == [nil, "card", "row"])
    let row = try #require(layout.items.first { $0.name == "row" }).id
    let parts = layout.items.filter { $0.parent == row }.map(\.id)
    #expect(parts.count == 3 && pictures[1].source.excluded == Set(parts))
  }
}
