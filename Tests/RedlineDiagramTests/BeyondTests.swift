import Foundation
import RedlineLayout
import RedlineModel
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// What lies beyond the screen, and hatching that would lie on other hatching.
@Suite(.blocks) struct BeyondTests {
  /// A list that begins on the screen and ends below it, with a row at its top.
  final class LowList: View, LayoutSpec {
    let list = View()
    let row = View()

    init() {
      super.init(frame: .zero)
      list.translatesAutoresizingMaskIntoConstraints = true
      list.frame = CGRect(x: 20, y: 40, width: 260, height: 200)
    }

    var layout: Layout {
      list { row }
      row.leading == list.leading
      row.trailing == list.trailing
      row.top == list.top + 80
      row.height == 30
    }
  }

  /// Contents that one scrolls to, with a box at their end.
  final class LongScreen: View, LayoutSpec {
    let page = View()
    let last = View()

    var layout: Layout {
      page { last }
      page.leading == leading
      page.trailing == trailing
      page.top == top
      page.height == 500
      last.leading == page.leading + 20
      last.width == 120
      last.height == 60
      last.bottom == page.bottom - 12
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let view: @Sendable () -> any (View & LayoutSpec)
    let canvas: Device
    /// How far down something is, in points of the layout.
    let end: Double
  }

  static let rows = [
    Row(
      testDescription: "a view with others in it", view: { LowList() }, canvas: .canvas(300, 160),
      end: 240),
    Row(
      testDescription: "the bar of what one scrolls to", view: { LongScreen() },
      canvas: .canvas(300, 300), end: 500),
  ]

  @Test("What is drawn below the screen is part of the picture", arguments: rows)
  func below(_ row: Row) throws {
    let layout = try row.view().solved(
      in: LayoutEnvironment(device: row.canvas), measuring: TextShaper.shared())
    let plan = try FigureRoomTests.plan(layout)
    let (isCut, extent) = (plan.cutsBottom, plan.extent)
    #expect(!isCut)
    #expect(Double(extent.maxY) >= row.end * plan.scale - 0.5)
    // A tag stands beside a line that is there.
    for item in plan.placed where item.mark.needsNumber && item.tag != nil {
      let tag = try #require(item.tag)
      let nearest = item.strokes.map { distance(from: tag, to: $0.line.start, $0.line.end) }.min()
      #expect((nearest ?? .infinity) < 40, "\(item.mark.title)")
    }
  }

  /// A panel at the end of the screen with something at its margins.
  final class Sheet: View, LayoutSpec {
    let panel = View()
    let button = View()
    let fill: Color?

    init(_ fill: Color?) {
      self.fill = fill
      super.init(frame: .zero)
      panel.backgroundColor = fill
      button.backgroundColor = .systemTeal
    }

    var layout: Layout {
      panel { button }
      panel.leading == leading
      panel.trailing == trailing
      panel.bottom == bottom
      panel.top == safeArea.bottom - 120
      button.edges == panel.margins.edges
    }
  }

  @Test(
    "The margins of a view have no hatching on that of the screen, where one sees that through it",
    arguments: [(nil, true), (Color.systemGray4, false)])
  func hatching(_ fill: Color?, _ endsAtSafeArea: Bool) throws {
    let layout = try Sheet(fill).solved(
      in: LayoutEnvironment(device: .iPhoneX), measuring: TextShaper.shared())
    let plan = try FigureRoomTests.plan(layout)
    let margins = try #require(
      plan.placed.first { $0.mark.kind == .margin && !$0.mark.areas.isEmpty })
    let path = try #require(
      margins.mark.areas.compactMap { shape -> Path? in
        if case .path(let path, _) = shape.content { path } else { nil }
      }.first)
    let end = plan.projection(try #require(layout.guides.first { $0.kind == .safeArea }).frame).maxY
    #expect((abs(path.inkBox.maxY - end) < 0.5) == endsAtSafeArea)
  }

  /// A title at the top of the screen, where the status bar is.
  final class Title: View, LayoutSpec {
    let title = Label("Above the safe area")
    let body = View()

    var layout: Layout {
      title; body
      title.leading == leading + 20
      title.top == top + 12
      body.horizontal == horizontal
      body.top == safeArea.top
      body.bottom == safeArea.bottom
    }
  }

  @Test("No hatching of a guide lies behind a text, and all else between its edges is hatched")
  func texts() throws {
    let layout = try Title().solved(
      in: LayoutEnvironment(device: .iPhoneX), measuring: TextShaper.shared())
    let plan = try FigureRoomTests.plan(layout)
    let band = try #require(plan.placed.first { $0.mark.text == "safe area" }).mark
    let path = try #require(
      band.backdrop.compactMap { shape -> Path? in
        if case .path(let path, _) = shape.content { path } else { nil }
      }.first)
    let title = plan.projection(try #require(layout.items.first { $0.name == "title" }).frame)
    let outer = plan.projection(layout.root.frame)
    let inner = plan.projection(try #require(layout.guides.first { $0.kind == .safeArea }).frame)
    let parts = Self.rects(path)
    let line = title.insetBy(dx: 4, dy: title.height / 2 - 1)
    #expect(!parts.contains { $0.intersects(line) })
    #expect(!parts.contains { $0.intersects(inner.insetBy(dx: 0.1, dy: 0.1)) })
    // What the device cuts out of the screen is no text.
    let notch = plan.projection(CGRect(x: 187, y: 10, width: 1, height: 1))
    #expect(parts.contains { $0.contains(notch) })
    let hatched = parts.reduce(0) { $0 + $1.area }
    #expect(hatched > (outer.area - inner.area) * 0.5)
    #expect(hatched < outer.area - inner.area - title.area * 0.7)
    for (index, part) in parts.enumerated() {
      #expect(
        !parts.dropFirst(index + 1).contains { $0.insetBy(dx: 0.1, dy: 0.1).intersects(part) })
    }
  }

  /// The rectangles of a path of rectangles.
  private static func rects(_ path: Path) -> [CGRect] {
    var rects: [CGRect] = []
    for element in path.elements {
      switch element {
      case .move(let point): rects.append(CGRect(origin: point, size: .zero))
      case .line(let point):
        rects[rects.count - 1] = rects[rects.count - 1].union(CGRect(origin: point, size: .zero))
      default: break
      }
    }
    return rects
  }
}
