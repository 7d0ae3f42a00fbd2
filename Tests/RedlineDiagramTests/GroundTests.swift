import Foundation
import RedlineLayout
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// What is said of views that one does not see as they are: without a size, without a ground, below
/// others.
@Suite(.blocks) struct GroundTests {
  private static func ink() throws -> FigureInk {
    FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
  }

  private static func source(_ layout: SolvedLayout) throws -> FigurePlan.Source {
    FigureScene(Diagram(layout), try ink()).source
  }

  private static func plan(_ layout: SolvedLayout) throws -> FigurePlan {
    FigureScene(Diagram(layout), try ink()).plan(room: FigureSetting.room(FigureOptions()))
  }

  private static func solved(_ view: View, on device: Device) throws -> SolvedLayout {
    try view.solved(in: LayoutEnvironment(device: device), measuring: TextShaper.shared())
  }

  // MARK: Ambiguous sizes

  /// A card whose width nobody says, so that it is nothing.
  final class Nothing: View, LayoutSpec {
    let card = View()
    var layout: Layout {
      card
      card.top == top + 20
      card.leading == leading + 24
      card.height == 40
      card.trailing <= trailing - 24
    }
  }

  @Test("Lines end at the largest extent of a view that nobody gave one")
  func largestExtent() throws {
    let layout = try Self.solved(Nothing(), on: .canvas(280, 160))
    #expect(layout.item("card")?.frame.width == 0)
    let plan = try Self.plan(layout)
    let mark = try #require(plan.placed.first { $0.mark.text == "≥24" })
    let bar = try #require(mark.strokes.first { $0.style == .bar }).line
    let edges = [bar.start.x, bar.end.x].map { Double($0) / plan.scale }.sorted()
    #expect(abs(edges[0] - 256) < 0.5 && abs(edges[1] - 280) < 0.5, "\(edges)")
  }

  // MARK: Ratios

  final class Cover: View, LayoutSpec {
    let cover = ImageView("music.note")
    let title = Label("So What")
    var layout: Layout {
      cover; title
      cover.top == top + 16
      cover.horizontal == horizontal + 32
      cover.width == cover.height
      title.top == cover.bottom + 8
      title.leading == cover.leading
    }
  }

  @Test("The tag of a ratio stands at its arrow")
  func ratios() throws {
    let plan = try Self.plan(Self.solved(Cover(), on: .canvas(360, 420)))
    let mark = try #require(plan.placed.first { $0.mark.text == "1:1" })
    let arrow = try #require(mark.strokes.first { $0.style == .arrow }).line
    let tag = try #require(mark.tag)
    let middle = arrow.point(at: 0.5)
    #expect(abs(tag.midX - middle.x) < 40 && abs(tag.midY - middle.y) < 40, "\(tag) \(middle)")
  }

  @Test("A symbol has no ground, so a hairline says how large its view is")
  func symbols() throws {
    let layout = try Self.solved(Cover(), on: .canvas(360, 420))
    let outlines = FigureOutlines.shapes(try Self.source(layout))
    let cover = try #require(layout.item("cover")?.frame)
    #expect(Self.frames(outlines.below).contains(cover.insetBy(dx: 0.375, dy: 0.375)))
    var placeholder = layout
    placeholder.items[1].control = .imageView(name: "cover")
    let fewer = FigureOutlines.shapes(try Self.source(placeholder)).below
    #expect(Self.frames(fewer).count == Self.frames(outlines.below).count - 1)
    // Nor does the field of a search bar say that, which is smaller.
    placeholder.items[1].control = .searchBar
    let searched = FigureOutlines.shapes(try Self.source(placeholder)).below
    #expect(Self.frames(searched).count == Self.frames(outlines.below).count)
  }

  private static func frames(_ shapes: [Shape]) -> [CGRect] {
    shapes.compactMap { shape in
      if case .rect(let rect, _, _) = shape.content { rect } else { nil }
    }
  }

  final class Portrait: View, LayoutSpec {
    let banner = View()
    let photo = ImageView("person.fill")
    var layout: Layout {
      banner; photo
      banner.top == top
      banner.horizontal == horizontal
      banner.height == 80
      photo.centerX == centerX
      photo.centerY == banner.bottom
      photo.size == CGSize(width: 60, height: 60)
    }
  }

  @Test("The hairline of a view that stands partly on a coloured one is above that")
  func standing() throws {
    let view = Portrait()
    view.banner.backgroundColor = .systemIndigo
    let outlines = FigureOutlines.shapes(
      try Self.source(try Self.solved(view, on: .canvas(200, 160))))
    let photo = CGRect(x: 70, y: 50, width: 60, height: 60)
    #expect(Self.frames(outlines.above) == [photo.insetBy(dx: 0.375, dy: 0.375)])
  }

  /// A row that clips, with a text and a badge in it that are lower than it, or not.
  final class LowRow: View, LayoutSpec {
    let row = View()
    let text = Label("Hello")
    let badge = View()
    let y: Double

    init(clips: Bool, y: Double) {
      self.y = y
      super.init()
      row.clipsToBounds = clips
      row.backgroundColor = .systemYellow
      badge.backgroundColor = .systemRed
    }

    var layout: Layout {
      row {
        text
        badge
      }
      row.top == top + 20
      row.horizontal == horizontal + 20
      row.height == 40
      text.top == row.top + y
      text.leading == row.leading + 8
      badge.top == row.top + y
      badge.trailing == row.trailing - 8
      badge.size == CGSize(width: 20, height: 20)
    }
  }

  @Test(
    "What is cut off has a dashed outline, and no tag keeps clear of it",
    arguments: [
      ("inside", true, 10.0, 0, 1), ("cut in two", true, 30, 2, 1), ("cut away", true, 60, 2, 0),
      ("not clipped", false, 60, 0, 1),
    ])
  func cutOff(_ name: String, _ clips: Bool, _ y: Double, _ dashed: Int, _ seen: Int) throws {
    let layout = try Self.solved(LowRow(clips: clips, y: y), on: .canvas(200, 160))
    let source = try Self.source(layout)
    let above = FigureOutlines.shapes(source).above.filter { shape in
      if case .rect(_, _, let paint) = shape.content { !paint.dash.isEmpty } else { false }
    }
    #expect(above.count == dashed, "\(name)")
    #expect(source.surroundings.texts.count == seen, "\(name)")
    #expect(source.surroundings.controls.count == seen, "\(name)")
  }

  /// A view without a colour of its own on another one.
  final class Standing: View, LayoutSpec {
    let ground: View, box = View()

    init(on ground: View) {
      self.ground = ground
      super.init(frame: .zero)
    }

    var layout: Layout {
      ground; box
      ground.edges == edges + 20
      box.edges == edges + 60
    }
  }

  static let grounds: [(name: String, isAbove: Bool, make: @Sendable () -> View)] = [
    ("a picture", true, { ImageView("background") }), ("a symbol", false, { ImageView("star") }),
    ("a view without a colour", false, { View() }),
  ]

  @Test("The hairline of a view on a picture is above that", arguments: grounds)
  func onPictures(_ row: (name: String, isAbove: Bool, make: @Sendable () -> View)) throws {
    let layout = try Self.solved(Standing(on: row.make()), on: .canvas(300, 300))
    let outlines = FigureOutlines.shapes(try Self.source(layout))
    let box = CGRect(x: 60, y: 60, width: 180, height: 180).insetBy(dx: 0.375, dy: 0.375)
    #expect(Self.frames(row.isAbove ? outlines.above : outlines.below).contains(box))
  }

  @Test("A white view on white hides no hairline of its own, which has its corners")
  func ownGround() throws {
    let view = Standing(on: View())
    view.box.backgroundColor = .white
    view.box.cornerRadius = 12
    let layout = try Self.solved(view, on: .canvas(300, 300))
    let radii = FigureOutlines.shapes(try Self.source(layout)).above.compactMap { shape in
      if case .rect(_, let radius, _) = shape.content { radius } else { nil }
    }
    #expect(radii == [11.625])
  }

  // MARK: Controls that others lie on

  /// A button behind a whole row, as one makes a row that can be touched.
  final class Row: View, LayoutSpec {
    let button = Button("Connect to a server")
    let sign = View(), mark = View()
    var layout: Layout {
      button; sign; mark
      button.edges == edges + 4
      sign.leading == leading + 16
      sign.centerY == centerY
      sign.size == CGSize(width: 20, height: 20)
      mark.trailing == trailing - 16
      mark.centerY == centerY
      mark.size == CGSize(width: 6, height: 12)
    }
  }

  @Test("A centre line on a button behind a row stops at the button's title")
  func carriers() throws {
    let layout = try Self.solved(Row(), on: .canvas(340, 60))
    let surroundings = try Self.source(layout).surroundings
    #expect(surroundings.controls.isEmpty)
    let plan = try Self.plan(layout)
    let axes = plan.placed.flatMap(\.strokes).filter { $0.style == .axis && $0.line.isHorizontal }
    let parts = try axes.flatMap { try Self.ink().parts($0, plan) }
    let title = try #require(surroundings.texts.first.map { plan.projection($0) })
    #expect(parts.count >= 2)
    for part in parts { #expect(!part.bounds.insetBy(dx: 1, dy: -1).intersects(title), "\(part)") }
  }

  /// A large picture in front of what it hides, or a small one.
  final class Behind: View, LayoutSpec {
    let logo = View(), photo = ImageView("photo")
    let inset: Double

    init(_ inset: Double) {
      self.inset = inset
      super.init(frame: .zero)
    }

    var layout: Layout {
      logo; photo
      logo.centerX == centerX
      logo.centerY == centerY
      logo.size == CGSize(width: 40, height: 40)
      photo.edges == edges + inset
    }
  }

  @Test(
    "On a large picture, which is seen wherever a tag lies on it, there are tags of what is behind it",
    arguments: [(30.0, 0), (120, 1)])
  func behind(inset: Double, controls: Int) throws {
    let layout = try Self.solved(Behind(inset), on: .canvas(340, 340))
    #expect(try Self.source(layout).surroundings.controls.count == controls)
  }

  // MARK: Dark cards

  /// A row of views on a card.
  final class Card: View, LayoutSpec {
    let card = View()
    let one = View(), two = View()
    lazy var row = StackView(.horizontal, spacing: 20, distribution: .fillEqually) { [one, two] }
    var layout: Layout {
      card {
        row
      }
      card.edges == edges + 8
      row.edges == card.edges + 30
    }
  }

  static let cards: [(name: String, color: Color, alpha: Double, isCased: Bool)] = [
    ("white", .white, 1, false), ("black", .black, 1, true),
    ("black that one sees through", .black, 0.8, true), ("a shadow of black", .black, 0.1, false),
  ]

  @Test("Lines that a card would hide have a casing", arguments: cards)
  func casings(_ row: (name: String, color: Color, alpha: Double, isCased: Bool)) throws {
    let view = Card()
    var color = row.color
    color.alpha = row.alpha
    view.card.backgroundColor = color
    let plan = try Self.plan(try Self.solved(view, on: .canvas(300, 160)))
    let casings = try Self.ink().casings(plan)
    let gap = try #require(plan.placed.first { $0.mark.text == "20" }?.strokes.first?.line)
    guard case .group(let group) = casings.content else { throw CancellationError() }
    let lines = group.shapes.compactMap { shape -> CGPoint? in
      if case .line(let start, _, _) = shape.content { start } else { nil }
    }
    #expect(lines.contains(gap.start) == row.isCased, "\(lines) \(gap)")
  }

  /// A text in a view of the colour of constraints, or of another one.
  final class Banner: View, LayoutSpec {
    let banner = View(), title = Label("Sale")

    init(_ color: Color) {
      super.init(frame: .zero)
      banner.backgroundColor = color
    }

    var layout: Layout {
      banner; title
      banner.edges == edges
      title.leading == banner.leading + 20
      title.top == banner.top + 40
      title.width == 120
    }
  }

  @Test(
    "Lines on a view of their own colour have a wide edge",
    arguments: [(Color.systemRed, true), (.white, false)])
  func wideEdges(_ color: Color, isWide: Bool) throws {
    var diagram = Diagram(try Self.solved(Banner(color), on: .canvas(280, 160)))
    diagram.textMode = .live
    let text = try diagram.svg().text()
    let start = try #require(text.range(of: "-halos\"")).upperBound
    let end = try #require(text.range(of: "</g>", range: start..<text.endIndex)).lowerBound
    let widths = text[start..<end].matches(of: /stroke-width="([0-9.]+)"/)
      .compactMap { Double($0.1) }
    #expect(widths.contains { $0 >= FigureInk.width(.bar) + 3 } == isWide, "\(widths)")
  }
}
