import Foundation
import RedlineLayout
import RedlineModel
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// What was seen in figures of screens that nobody here had drawn, as small layouts.
@Suite(.blocks) struct StrangerPictureTests {
  typealias Scene = SeenFaultTests

  /// Two labels below each other, from the leading margin of the card that they are in.
  final class Card: View, LayoutSpec {
    let title = Label("Title")
    let body = Label("Body")
    let shift: Double

    init(shift: Double) {
      self.shift = shift
      super.init()
    }

    var layout: Layout {
      title; body
      title.leading == leading + 16
      title.top == top + 16
      body.leading == title.leading + shift
      body.top == title.bottom + 8
    }
  }

  @Test(
    "A constant that is as good as none is none",
    arguments: [(-7e-15, true), (4e-4, true), (-6e-4, false), (0.25, false), (8, false)])
  func noise(_ shift: Double, _ isNone: Bool) throws {
    let plan = try Scene.plan(Scene.solved(Card(shift: shift), on: .canvas(240, 120)))
    let id = "body.leading=title.leading"
    let mark = try #require(
      plan.placed.map(\.mark).first { $0.members.contains { $0.id.contains(id) } })
    #expect(mark.kind == (isNone ? .alignment : .spacing), "\(mark.text)")
    #expect(!plan.placed.contains { $0.mark.text == "−0" })
  }

  @Test(
    "A view that is called by what it says keeps every word of it",
    arguments: [
      ("A simple view controller", "A simple view…"), ("Choose an image", "Choose an image"),
      ("Press the button to begin", "Press the button to…"), ("Email", "Email"),
    ])
  func sentences(_ text: String, _ name: String) throws {
    var layout = try Scene.solved(Card(shift: 0), on: .canvas(240, 120))
    layout.items[1].name = text
    layout.items[1].text?.string = text
    #expect(FigureNames(layout, ids: ["title"])("title") == name)
    // One that somebody chose is shortened by the words of its class.
    layout.items[1].name = "Main Stack View of it"
    #expect(FigureNames(layout, ids: ["title"])("title") == "Main of it")
  }

  /// A view as large as the screen, held at its edges, with a label in it.
  final class Full: View, LayoutSpec {
    let page = View()
    let label = Label("Label")

    var layout: Layout {
      page { label }
      page.leading == leading
      page.trailing == trailing
      page.top == top
      page.bottom == bottom
      label.center == page.center
    }
  }

  @Test(
    "No edge of what fills a screen lies beside its round corners",
    arguments: [(Device.iPhoneX, true), (.iPhone8, false)])
  func corners(_ device: Device, _ isRound: Bool) throws {
    let layout = try Scene.solved(Full(), on: device)
    let plan = try Scene.plan(layout)
    let screen = plan.projection(layout.root.frame)
    let lines = plan.placed.filter { $0.mark.role == .constraint }.flatMap(\.strokes)
      .map(\.line).filter { line in
        line.isVertical && abs(line.start.x - screen.minX) < 4 && line.length > 40
      }
    let low = try #require(lines.map(\.bounds.minY).min())
    let corner = ScreenOutline(layout, isSlim: true).radius * plan.scale
    #expect((corner > 0) == isRound)
    let bent = plan.placed.filter { $0.mark.role == .constraint }.flatMap(\.strokes).map(\.line)
      .filter { !$0.isVertical && !$0.isHorizontal }
    guard isRound else {
      #expect(low <= screen.minY && bent.isEmpty)
      return
    }
    #expect(low >= screen.minY + corner)
    // In their place the edges follow each corner that is drawn, beside it and not far from it.
    let centers = [screen.minX + corner, screen.maxX - corner].flatMap { x in
      [screen.minY + corner, screen.maxY - corner].map { CGPoint(x: x, y: $0) }
    }
    let away = bent.map { line in
      centers.map { hypot(line.start.x - $0.x, line.start.y - $0.y) }.min() ?? 0
    }
    let corners = (plan.cutsTop ? 0 : 2) + (plan.cutsBottom ? 0 : 2)
    #expect(corners > 0 && away.count == corners * 2 * 5, "\(corners) \(away.count)")
    #expect(away.allSatisfy { (corner - 1...corner + 4).contains($0) }, "\(corner) \(away)")
  }

  /// A view that is smaller than the corner in which it lies.
  final class Chip: View, LayoutSpec {
    let chip = View()

    var layout: Layout {
      chip
      chip.leading == leading
      chip.top == top
      chip.size == CGSize(width: 16, height: 16)
    }
  }

  @Test("The edges of what lies in a round corner are straight")
  func inCorner() throws {
    var diagram = Diagram(try Scene.solved(Chip(), on: .iPhoneX))
    diagram.figure.crop = .device
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let plan = FigureScene(diagram, ink).plan(room: FigureSetting.room(FigureOptions()))
    let lines = plan.placed.flatMap(\.strokes).filter { $0.style == .bead || $0.style == .rail }
      .map(\.line)
    #expect(!lines.isEmpty && lines.allSatisfy { $0.isVertical || $0.isHorizontal })
    #expect(lines.contains { $0.length > 14 * plan.scale && $0.length < 40 * plan.scale })
  }

  @Test("The sample of thick edges has the colour of some that are seen")
  func thick() throws {
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let legend = FigureLegend(ink: ink, options: .onlyWhatIsNew, layouts: [])
    func placed(_ hue: Hue, _ length: Double) -> PlacedFigureMark {
      let mark = FigureMark(
        members: [], kind: .alignment, hue: hue, form: .rail(axis: .horizontal, place: 10),
        text: "leading")
      let line = Stroke(start: CGPoint(x: 10, y: 0), end: CGPoint(x: 10, y: length))
      return PlacedFigureMark(
        mark: mark, strokes: [FigureStroke("\(hue)", line, .bead)], circles: [], tag: .zero)
    }
    func color(_ placed: [PlacedFigureMark]) -> String? {
      legend.entries(placed, false).first { $0.text.hasPrefix("thick") }.map { "\($0.sample)" }
    }
    let red = try #require(color([placed(.common, 40)]))
    let purple = try #require(color([placed(.active, 40)]))
    #expect(red != purple)
    #expect(color([placed(.active, 0), placed(.common, 40)]) == red)
    #expect(color([placed(.active, 40), placed(.common, 40)]) == purple)
    #expect(color([placed(.active, 0)]) == nil)
  }

  @Test(
    "Views of one line are told in an order in which each is of the next, where there is one",
    arguments: [
      (["a", "b", "c"], ["a = c", "c = b"], "a = c = b"),
      (["e", "a", "b", "d", "c"], ["e = d", "a = d", "a = c", "b = c"], "e = d = a = c = b"),
      (["a", "b", "c", "d"], ["b = a", "c = a", "d = a"], "a = b = c = d"),
      (["a", "b", "c"], ["a = b", "a = b"], "a = b = c"),
    ])
  func chains(_ names: [String], _ ends: [String], _ line: String) throws {
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let legend = FigureLegend(ink: ink, options: .onlyWhatIsNew, layouts: [])
    var mark = FigureMark(
      members: [], kind: .center, hue: .common,
      form: .center(axis: .vertical, place: 0, own: .zero, other: nil),
      text: "centerY ×\(names.count - 1)")
    mark.owners = names
    mark.ends = ends
    mark.count = names.count - 1
    #expect(legend.members([mark]).lines == ["centerY ×\(names.count - 1): \(line)"])
  }

  /// Two boxes in a row, one of which somebody named.
  final class Row: View, LayoutSpec {
    let photo = View()
    let rest = Label("Rest")
    lazy var list = StackView(.horizontal, spacing: 8) {
      photo
      rest
    }

    var layout: Layout {
      list
      list.leading == leading + 20
      list.top == top + 20
      list.height == 60
      list.width == 240
    }
  }

  @Test("An empty box in a stack view has its name, though no constraint is of it")
  func blanks() throws {
    let layout = try Scene.solved(Row(), on: .canvas(280, 100))
    #expect(layout.arrangedBlanks == ["photo"])
    var diagram = Diagram(layout)
    diagram.textMode = .live
    #expect(try diagram.svg().text().contains(">photo<"))
  }

  @Test("What a root view itself shows is kept clear of as what is in it")
  func roots() throws {
    let cell = TableViewCell(accessory: .disclosureIndicator)
    let layout = try cell.solved(
      in: LayoutEnvironment(device: .canvas(320, 60)), measuring: TextShaper.shared())
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .outlines))
    let texts = FigureScene(Diagram(layout), ink).surroundings.texts
    #expect(texts.contains { $0.minX > 280 && $0.maxX <= 320 }, "\(texts)")
  }

  @Test("Painters that were forked define what they used in the order in which they are joined")
  func forks() throws {
    let font = Font.system(size: 12)
    func draw(_ texts: [String], _ painter: TextPainter) {
      for text in texts { _ = painter.text(text, font: font, color: "#000", at: .zero) }
    }
    let plain = try TextPainter()
    draw(["ab", "bcd", "dxa"], plain)
    let painter = try TextPainter()
    draw(["ab"], painter)
    let (one, other) = (painter.forked(), painter.forked())
    draw(["dxa"], other)
    draw(["bcd"], one)
    #expect(painter.definitions.count == 2)
    painter.join(one)
    painter.join(other)
    #expect(painter.definitions == plain.definitions)
    #expect(painter.definitions.count == 5)
  }
}
