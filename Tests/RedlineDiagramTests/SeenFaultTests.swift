import Foundation
import RedlineLayout
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// Faults that were seen in figures of storyboards, as small layouts.
@Suite(.blocks) struct SeenFaultTests {
  /// A web view below a bar, centred and to the end of the screen.
  final class Browser: View, LayoutSpec {
    let bar = Label("Bar")
    let page = View()

    var layout: Layout {
      bar; page
      bar.top == top + 80
      bar.height == 24
      bar.leading == leading + 16
      page.top == bar.bottom
      page.centerX == centerX
      page.width == 300
      page.bottom == safeArea.bottom
    }
  }

  static func solved(_ view: View, on device: Device = .iPhone8) throws -> SolvedLayout {
    try view.solved(in: LayoutEnvironment(device: device), measuring: TextShaper.shared())
  }

  static func plan(_ layout: SolvedLayout) throws -> FigurePlan {
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    return FigureScene(Diagram(layout), ink).plan(room: FigureSetting.room(FigureOptions()))
  }

  @Test("A centre line does not run through what is in a large view")
  func centers() throws {
    let plan = try Self.plan(Self.solved(Browser()))
    let lines = plan.placed.flatMap(\.strokes).filter { $0.style == .axis }.map(\.line)
    #expect(!lines.isEmpty)
    for line in lines { #expect(line.length < 60, "\(line)") }
  }

  @Test("A cut that would leave out nothing is none, and what lies there is drawn")
  func emptyCuts() throws {
    var diagram = Diagram(try Self.solved(Browser()))
    diagram.textMode = .live
    let text = try diagram.svg().text()
    #expect(!text.contains(">0 pt not drawn"))
    let drawn = try Self.plan(diagram.layout)
    #expect(!drawn.cutsBottom)
  }

  /// A text from side to side of a cell, in the middle of its height.
  final class Cell: View, LayoutSpec {
    let label = Label("A text that fills all of the cell from one end to the other")

    var layout: Layout {
      label
      label.leading == leading
      label.trailing == trailing
      label.centerY == centerY
    }
  }

  @Test("The sign of a centre beside a view as wide as the screen stays on the page")
  func signs() throws {
    let score = try Diagram(Self.solved(Cell(), on: .canvas(380, 60))).drawing().figureScore()
    #expect(score.count(.markCutOff) == 0)
  }

  @Test("Tags keep clear of the buttons of a navigation bar")
  func barButtons() throws {
    var layout = try Self.solved(Cell(), on: Device.iPhone8.withNavigationBar())
    layout.bars = SolvedLayout.Bars(
      leading: [.init(title: "Inspector")], trailing: [.init(image: "plus"), .init(title: "Edit")])
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let setting = FigureSetting(layout, ink, FigureOptions(), zoom: nil)
    _ = setting.screen.shapes()
    let texts = setting.surroundings(hidden: []).texts
    // The bar is 44 points high below a status bar of 20; a symbol takes 22 points.
    for place in [CGPoint(x: 20, y: 42), CGPoint(x: 348, y: 42), CGPoint(x: 318, y: 42)] {
      #expect(texts.contains { $0.contains(place) }, "\(place)")
    }
  }

  @Test("Tags keep clear of tabs and of the buttons of a toolbar")
  func bottomBars() throws {
    let tabs = SolvedLayout.Bars(tabs: [.init(title: "First"), .init(title: "Second")])
    var toolbar = SolvedLayout.Bars()
    toolbar.toolbar = [.init(title: "Share"), .init(image: "trash")]
    // Tabs are 49 points high, a toolbar 44; both end with the screen.
    for (bars, device, places) in [
      (tabs, Device.iPhone8.withTabBar(), [CGPoint(x: 93.75, y: 630), CGPoint(x: 281.25, y: 657)]),
      (toolbar, Device.iPhone8, [CGPoint(x: 20, y: 645), CGPoint(x: 350, y: 645)]),
    ] {
      var layout = try Self.solved(Cell(), on: device)
      layout.bars = bars
      let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
      let setting = FigureSetting(layout, ink, FigureOptions(), zoom: nil)
      _ = setting.screen.shapes()
      let texts = setting.surroundings(hidden: []).texts
      for place in places { #expect(texts.contains { $0.contains(place) }, "\(place)") }
    }
  }

  /// Three boxes on one line, with much room between them.
  final class Spaced: View, LayoutSpec {
    let boxes = [View(), View(), View()]

    var layout: Layout {
      boxes[0]; boxes[1]; boxes[2]
      for (number, box) in boxes.enumerated() {
        box.leading == leading + 60 + 120 * Double(number)
        box.width == 40
        box.height == 40
        box.centerY == centerY
      }
    }
  }

  @Test("No gutter is as wide as one long tag that has a place at its line")
  func gutters() throws {
    let plan = try Self.plan(Self.solved(Spaced(), on: .canvas(420, 120)))
    #expect(plan.untagged == 0)
    #expect(max(plan.left, plan.right) < 56)
  }

  @Test("Each of the constraints that share a dashed line is drawn dash for dash")
  func sharedDashes() throws {
    var diagram = Diagram(try Self.solved(Spaced(), on: .canvas(420, 120)))
    diagram.textMode = .live
    let groups = try diagram.svg().text().components(separatedBy: "<g id=\"").filter {
      $0.contains("centerY") && $0.contains("<line")
    }
    #expect(groups.count == 3)
    for group in groups {
      let line = group.components(separatedBy: "<line").dropFirst().first ?? ""
      #expect(line.prefix { $0 != ">" }.contains("stroke-dasharray"), "\(line)")
    }
  }

  /// A field in the middle of the screen, from one margin to the other or shorter.
  final class Middle: View, LayoutSpec {
    let field = TextField("A text")
    var length: Double?

    var layout: Layout {
      field
      field.leading == margins.leading
      if let length { field.width == length } else { field.trailing == margins.trailing }
      field.centerY == centerY
      field.height == 44
    }
  }

  @Test("The sign of a centre stands in no margin beside a long view")
  func signsOfLongViews() throws {
    #expect(try Self.plan(Self.solved(Middle())).placed.allSatisfy(\.circles.isEmpty))
  }

  @Test("The sign of a centre is nowhere but in the middle of a view, where its text lies here")
  func signsBesideViews() throws {
    let view = Middle()
    view.length = 60
    #expect(try Self.plan(Self.solved(view)).placed.allSatisfy(\.circles.isEmpty))
    let layout = try Self.solved(Box())
    let plan = try Self.plan(layout)
    let box = try #require(layout.items.first { $0.name == "box" }).frame
    let sign = try #require(plan.placed.flatMap(\.circles).first)
    #expect(abs(plan.projection(box).midX - sign.x) < 1, "\(sign)")
  }

  /// A view without a text in the middle of the screen's height.
  final class Box: View, LayoutSpec {
    let box = View()

    var layout: Layout {
      box
      box.leading == leading + 30
      box.width == 200
      box.centerY == centerY
      box.height == 44
    }
  }

  struct HuggingRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let horizontal: Double
    let vertical: Double
    let isDrawn: Bool
  }

  @Test(
    "What Interface Builder gives to every label is not drawn, also without source lines",
    arguments: [
      HuggingRow(
        testDescription: "along both axes", horizontal: 251, vertical: 251, isDrawn: false),
      HuggingRow(
        testDescription: "along one, as in code", horizontal: 251, vertical: 250, isDrawn: true),
      HuggingRow(testDescription: "another one", horizontal: 252, vertical: 251, isDrawn: true),
      HuggingRow(testDescription: "that of code", horizontal: 250, vertical: 250, isDrawn: false),
    ])
  func hugging(_ row: HuggingRow) throws {
    var label = Fixture.label("title", "Title", 10, 40, 80, 20)
    (label.intrinsicWidth, label.intrinsicHeight) = (80, 20)
    label.hugging = SolvedLayout.AxisPriorities(horizontal: row.horizontal, vertical: row.vertical)
    label.compressionResistance = SolvedLayout.AxisPriorities(horizontal: 750, vertical: 750)
    let layout = Fixture.layout("T", .canvas(200, 100), [label])
    let tags = try Self.plan(layout).placed.filter { $0.mark.kind == .contentSize }
    #expect(tags.isEmpty != row.isDrawn)
  }

  @Test("What lies outside of a panel is in nobody's way there")
  func surroundings() throws {
    let layout = Fixture.layout(
      "T", .canvas(200, 400),
      [
        Fixture.toggle("inside", 10, 20, isOn: true),
        Fixture.toggle("outside", 10, 300, isOn: true),
      ])
    let all = FigureSurroundings(
      layout, hidden: [],
      lines: [TextRect(item: "", rect: CGRect(x: 0, y: 350, width: 50, height: 20))], letters: [])
    let part = all.within(CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(all.controls.count == 2 && all.texts.count == 1)
    #expect(part.controls == [layout.items[1].frame])
    #expect(part.texts.isEmpty && part.frames.count == 1)
  }

  @Test(
    "A cut leaves no tip and no edge of what the device cuts out of the screen",
    arguments: [(0.0, true), (8, true), (30, false), (47, false), (48, false), (60, false)])
  func tips(_ cut: Double, isDrawn: Bool) throws {
    let layout = try Self.solved(Browser(), on: .iPhone15)
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let device = FigureSetting(layout, ink, FigureOptions(), zoom: nil).device
    let count = device.above(cutAt: cut).count
    #expect((count == device.above().count) == isDrawn)
  }
}
