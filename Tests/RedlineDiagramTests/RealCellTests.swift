import Foundation
import RedlineLayout
import RedlineModel
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// What readers of cells and screens of apps stumbled over.
@Suite(.blocks) struct RealCellTests {
  private static func solved(_ view: View, on device: Device) throws -> SolvedLayout {
    try view.solved(in: LayoutEnvironment(device: device), measuring: TextShaper.shared())
  }

  private static func drawn(
    _ view: View, on device: Device
  ) throws -> (scene: FigureScene, plan: FigurePlan) {
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let scene = FigureScene(Diagram(try solved(view, on: device)), ink)
    return (scene, scene.plan(room: FigureSetting.room(FigureOptions())))
  }

  /// Two short texts about as wide as each other, and a sign at the end, at least so far from both.
  final class Settings: View, LayoutSpec {
    let avatar = ImageView(), name = Label("NIX", font: .system(size: 18)), end = View()
    let intro = Label("Label", font: .system(size: 12.5))

    init() {
      super.init(frame: .zero)
      end.backgroundColor = .systemGray4
    }

    var layout: Layout {
      avatar; name; intro; end
      avatar.leading == leading + 20
      avatar.centerY == centerY
      avatar.size == CGSize(width: 80, height: 80)
      name.leading == avatar.trailing + 20
      name.top == avatar.top + 10
      intro.leading == name.leading
      intro.top == name.bottom + 8
      end.trailing == trailing - 20
      end.centerY == centerY
      end.size == CGSize(width: 11, height: 20)
      end.leading >= name.trailing + 10
      end.leading >= intro.trailing + 10
    }
  }

  @Test("A distance is not told beside a view that it is not about")
  func strangers() throws {
    let (scene, plan) = try Self.drawn(Settings(), on: .canvas(320, 123))
    func rect(_ name: String) throws -> CGRect {
      plan.projection(try #require(scene.layout.items.first { $0.name == name }).frame)
    }
    let rows =
      [("name", try rect("name"), try rect("intro"))]
      + [("intro", try rect("intro"), try rect("name"))]
    for (name, own, other) in rows {
      let mark = try #require(
        plan.placed.first { $0.mark.members[0].title.contains("\(name).trailing") })
      let bar = try #require(mark.strokes.first { $0.style == .bar }).line
      #expect(!(other.minY...other.maxY).contains(bar.start.y), "\(name) \(bar) \(own)")
    }
  }

  /// Two views of a column that touch, on one leading edge.
  final class Column: View, LayoutSpec {
    let header = View(), body = View()
    let inset: Double

    init(_ inset: Double) {
      self.inset = inset
      super.init(frame: .zero)
    }

    var layout: Layout {
      header; body
      for view in [header, body] {
        if inset > 0 { view.leading == leading + inset } else { view.leading == leading }
        view.width == (view === header ? 120 : 100)
        view.height == 60
      }
      header.top == top + 12
      body.top == header.bottom + inset
    }
  }

  @Test("Thick parts of views that touch are two")
  func notches() throws {
    let plan = try Self.drawn(Column(0), on: .canvas(240, 160)).plan
    let lines = plan.placed.flatMap(\.strokes).filter { $0.style == .bead && $0.line.isVertical }
      .map { Span($0.line.bounds, .vertical) }.sorted { $0.low < $1.low }
    let gaps = zip(lines, lines.dropFirst()).map { $1.low - $0.high }
    #expect(gaps.count == 1 && gaps.allSatisfy { $0 > 1 }, "\(lines)")
  }

  /// A picture of which sentences tell, as one of its constraints has no room.
  @Test("A view that tags and sentences name has its name once")
  func names() throws {
    let (scene, plan) = try Self.drawn(Column(12), on: .canvas(240, 200))
    var told = plan
    told.untold = ["header height 60"]
    let captions = FigureCaptions.captions(told, scene.source) { Double($0.count) * 6 }
    #expect(Set(captions.map(\.item)).count == captions.count, "\(captions.map(\.text))")
    #expect(captions.contains { $0.text == "header" })
  }

  /// A row that fills its cell, on which the cell's edge is drawn.
  @Test("The edge of a view without a device lies on what fills it, and none on a device")
  func edges() throws {
    let row = View()
    row.backgroundColor = .white
    for (device, count) in [(Device.canvas(200, 60), 2), (.iPhone8, 0)] {
      let text = try Diagram(Self.solved(row, on: device)).svg().text()
      let color = Theme(.light).panelEdge
      let edges = text.matches(of: /<rect [^>]*stroke="(#[0-9A-F]{6})"/).filter { $0.1 == color }
      #expect(edges.count == count, "\(device.name)")
    }
  }

  /// A bar that is as wide as the screen and a little more.
  final class Wide: View, LayoutSpec {
    let bar = View()
    let more: Double

    init(_ more: Double) {
      self.more = more
      super.init(frame: .zero)
      bar.backgroundColor = .white
    }

    var layout: Layout {
      bar
      bar.top == top
      bar.horizontal == horizontal - more
      bar.height == 80
    }
  }

  @Test(
    "What reaches a little beyond a round screen is cut there",
    arguments: [(5.0, true), (40, false)])
  func overhang(_ more: Double, isCut: Bool) throws {
    let text = try Diagram(Self.solved(Wide(more), on: .iPhone16)).svg().text()
    let bar = try #require(text.range(of: "-v-bar\""))
    let tag = text[bar.upperBound...].prefix { $0 != ">" }
    #expect(tag.contains("clip-path") == isCut, "\(tag)")
  }
}
