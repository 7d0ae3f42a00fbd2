import Foundation
import RedlineLayout
import RedlineModel
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// What of a screen is drawn, and what marks keep clear of.
@Suite(.blocks) struct FigureRoomTests {
  static func plan(_ layout: SolvedLayout) throws -> FigurePlan {
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    return FigureScene(Diagram(layout), ink).plan(room: FigureSetting.room(FigureOptions()))
  }

  static func solved(
    _ device: Device, _ statements: @escaping @Sendable (Boxes) -> [LayoutConstraint]
  ) throws -> SolvedLayout {
    try Boxes(statements).solved(
      in: LayoutEnvironment(device: device), measuring: TextShaper.shared())
  }

  /// A box that constraints place, and one that nothing names.
  final class Boxes: View, LayoutSpec {
    let box = View()
    let other = View()
    let statements: @Sendable (Boxes) -> [LayoutConstraint]

    init(_ statements: @escaping @Sendable (Boxes) -> [LayoutConstraint]) {
      self.statements = statements
      super.init(frame: .zero)
      for view in [box, other] { view.backgroundColor = .systemTeal }
      other.translatesAutoresizingMaskIntoConstraints = true
      other.isHidden = true
    }

    var layout: Layout {
      box; other
      statements(self)
    }
  }

  // MARK: Small views

  struct SmallRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var height = 320.0
    /// Above and below.
    let cuts: [Bool]
    let statements: @Sendable (Boxes) -> [LayoutConstraint]
  }

  static func place(_ boxes: Boxes, _ top: Double) -> [LayoutConstraint] {
    [
      boxes.box.leading == boxes.leading + 20, boxes.box.width == 200, boxes.box.height == 50,
      boxes.box.top == boxes.top + top,
    ]
  }

  static let small = [
    SmallRow(testDescription: "nothing below", cuts: [false, true]) { place($0, 20) },
    SmallRow(
      testDescription: "nothing below, in one that is lower", height: 200, cuts: [false, false]
    ) {
      place($0, 20)
    },
    SmallRow(testDescription: "a long distance to the top", cuts: [false, false]) {
      place($0, 250)
    },
    SmallRow(testDescription: "a long distance to the end", cuts: [false, false]) {
      place($0, 20) + [$0.bottom == $0.box.bottom + 250]
    },
    SmallRow(testDescription: "a view that no constraint names", cuts: [false, false]) {
      $0.other.isHidden = false
      $0.other.frame = CGRect(x: 20, y: 270, width: 60, height: 30)
      return place($0, 20)
    },
    SmallRow(testDescription: "in the middle", cuts: [true, true]) {
      [
        $0.box.centerY == $0.centerY, $0.box.leading == $0.leading + 20, $0.box.width == 200,
        $0.box.height == 50,
      ]
    },
  ]

  @Test("Of a small view nothing is left out that a mark reaches", arguments: small)
  func smallViews(_ row: SmallRow) throws {
    let plan = try Self.plan(Self.solved(.canvas(300, row.height), row.statements))
    #expect([plan.cutsTop, plan.cutsBottom] == row.cuts)
    #expect(plan.told.isEmpty)
    if row.cuts == [true, true] { #expect(plan.missing.top == plan.missing.bottom) }
  }

  // MARK: Beyond the screen

  @Test("What reaches beyond the end of a screen that is torn above only is part of the picture")
  func beyond() throws {
    let plan = try Self.plan(
      Self.solved(.iPhone8) {
        [
          $0.box.leading == $0.leading + 20, $0.box.width == 200, $0.box.height == 120,
          $0.bottom == $0.box.bottom - 60,
        ]
      })
    #expect(plan.cutsTop && !plan.cutsBottom)
    #expect(Double(plan.extent.maxY) >= (667 + 60) * plan.scale - 0.5)
  }

  @Test("No tag beside the screen lies on a view that reaches there")
  func besideTheScreen() throws {
    let text = "A title that is longer than the screen is wide, by some letters"
    final class Wide: View, LayoutSpec {
      let button: Button
      init(_ text: String) {
        button = Button(text)
        super.init(frame: .zero)
      }
      var layout: Layout {
        button
        button.centerX == centerX
        button.top == safeArea.top + 80
        button.bottom == safeArea.bottom - 440
      }
    }
    let layout = try Wide(text).solved(
      in: LayoutEnvironment(device: .iPhone8), measuring: TextShaper.shared())
    let plan = try Self.plan(layout)
    let frame = plan.projection(try #require(layout.items.last).frame)
    #expect(frame.minX < plan.body.minX)
    for item in plan.placed {
      #expect(!(item.tag?.intersects(frame) ?? false), "\(item.mark.text)")
    }
  }

  // MARK: Texts

  /// Two texts on one line in a card that is little wider.
  final class Line: View, LayoutSpec {
    let card = View()
    let large = Label("Large", font: .system(size: 28))
    let low = Label("low")

    var layout: Layout {
      card; large; low
      card.leading == leading + 100
      card.top == top + 40
      card.width == 150
      card.height == 90
      large.leading == card.leading + 16
      large.top == card.top + 16
      low.leading == large.trailing + 8
      low.firstBaseline == large.firstBaseline
    }
  }

  @Test("The tag of a baseline stands below its letters, on the card that they are on")
  func baselines() throws {
    let view = Line()
    view.card.backgroundColor = .systemGray6
    let layout = try view.solved(
      in: LayoutEnvironment(device: .canvas(350, 170)), measuring: TextShaper.shared())
    let plan = try Self.plan(layout)
    let tag = try #require(plan.placed.first { $0.mark.kind == .baseline }?.tag)
    let card = plan.projection(try #require(layout.item("card")).frame)
    #expect(card.covers(tag), "\(tag) in \(card)")
  }

  @Test(
    "Hatching leaves texts free, those that overlap as one",
    arguments: [
      ([Double](), 0), ([10], 1), ([10, 20], 1), ([10, 60], 2), ([10, 200], 1),
    ])
  func hatching(_ places: [Double], _ count: Int) {
    let texts = places.map { CGRect(x: $0, y: 10, width: 20, height: 10) }
    let area = CGRect(x: 0, y: 0, width: 100, height: 100)
    let holes = DrawnLines(texts: texts).holes(in: area)
    #expect(holes.count == count)
    #expect(holes.allSatisfy(area.covers))
  }

  /// A text in the readable width, below the safe area's top.
  final class Readable: View, LayoutSpec {
    let text = Label("Readable")

    var layout: Layout {
      text
      text.horizontal == readableContent.horizontal
      text.top == safeArea.top + 8
    }
  }

  @Test("No hatching lies on another: the band of a guide begins where the one around it ends")
  func bands() throws {
    let layout = try Readable().solved(
      in: LayoutEnvironment(device: .iPhone6sPlus), measuring: TextShaper.shared())
    let plan = try Self.plan(layout)
    let safeArea = plan.projection(try #require(layout.guides.first { $0.kind == .safeArea }).frame)
    let readable = try #require(plan.placed.first { $0.mark.text == "readable width" }).mark
    let path = try #require(
      readable.backdrop.compactMap { shape -> Path? in
        if case .path(let path, _) = shape.content { path } else { nil }
      }.first)
    let tops = path.elements.compactMap { element -> CGFloat? in
      switch element {
      case .move(let point), .line(let point): point.y
      default: nil
      }
    }
    #expect(safeArea.minY > 0 && tops.min() == safeArea.minY)
  }

  @Test("The name of a guide does not stand on an edge that it shares with another one")
  func sharedEdges() throws {
    let layout = try Readable().solved(
      in: LayoutEnvironment(device: .iPhone6sPlus), measuring: TextShaper.shared())
    let plan = try Self.plan(layout)
    let top = Double(
      plan.projection(try #require(layout.guides.first { $0.kind == .safeArea }).frame).minY)
    for name in ["readable width", "safe area"] {
      let tag = try #require(plan.placed.first { $0.mark.text == name }?.tag)
      #expect(abs(Double(tag.midY) - top) > 4, "\(name) at \(tag)")
    }
  }

  /// A text in the readable width, with a narrow bar at each of its sides below that.
  final class Flanked: View, LayoutSpec {
    let text = Label("Readable")
    let bars = [View(), View()]

    init() {
      super.init(frame: .zero)
      for bar in bars { bar.backgroundColor = .systemGray4 }
    }

    var layout: Layout {
      text; bars[0]; bars[1]
      text.horizontal == readableContent.horizontal
      text.top == safeArea.top + 8
      for bar in bars {
        bar.top == text.bottom + 4
        bar.bottom == safeArea.bottom - 4
        bar.width == 14
      }
      bars[0].leading == readableContent.leading
      bars[1].trailing == readableContent.trailing
    }
  }

  @Test("A line leads from the name of a guide beside what stands at its edge, and behind no tag")
  func ledNames() throws {
    let layout = try Flanked().solved(
      in: LayoutEnvironment(device: .iPhone6sPlus), measuring: TextShaper.shared())
    let plan = try Self.plan(layout)
    let name = try #require(plan.placed.first { $0.mark.text == "readable width" })
    let (tag, border) = (try #require(name.tag), try #require(name.mark.border))
    let line = try #require(name.strokes.first { $0.style == .leader }?.line)
    #expect([tag.minX, tag.maxX].contains(line.start.x), "\(tag) \(line)")
    #expect(abs(line.start.y - tag.midY) < 1 && line.isHorizontal, "\(tag) \(line)")
    #expect([border.minX, border.maxX].contains(line.end.x))
    for other in plan.placed.compactMap(\.tag) where other != tag {
      #expect(!other.intersects(line.bounds.insetBy(dx: 0, dy: -1)))
    }
  }

  /// A small view with a card along all its edges and something in the middle of that.
  final class Framed: View, LayoutSpec {
    let card = View()
    let dot = ImageView()

    var layout: Layout {
      card { dot }
      card.edges == edges
      dot.size == CGSize(width: 24, height: 24)
      dot.centerX == card.centerX
      dot.centerY == card.centerY
    }
  }

  @Test("All edges that one tag tells are drawn where nothing is cut off after all")
  func allEdges() throws {
    let layout = try Framed().solved(
      in: LayoutEnvironment(device: .canvas(128, 128)), measuring: TextShaper.shared())
    let plan = try Self.plan(layout)
    let edges = plan.placed.filter { if case .rail = $0.mark.form { true } else { false } }
    #expect(edges.count == 4 && edges.allSatisfy { !$0.strokes.isEmpty })
    #expect(edges.count { $0.tag != nil } == 1)
  }

  @Test(
    "An image that leaves some of its view empty has a hairline around that",
    arguments: [
      ("scaleAspectFit", CGSize(width: 80, height: 40), true),
      ("scaleAspectFit", CGSize(width: 80, height: 80), false),
      ("scaleToFill", CGSize(width: 80, height: 40), false),
    ])
  func images(_ mode: String, _ size: CGSize, _ isOutlined: Bool) throws {
    var layout = try Framed().solved(
      in: LayoutEnvironment(device: .canvas(128, 128)), measuring: TextShaper.shared())
    let index = try #require(layout.items.firstIndex { $0.name == "dot" })
    layout.items[index].control = .imageView(name: "harbour")
    layout.items[index].style.contentMode = mode
    layout.pictures.named["harbour"] = Pictures.Picture(size: size)
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let shapes = FigureOutlines.shapes(FigureScene(Diagram(layout), ink).source)
    let frame = layout.items[index].frame
    let isAround = (shapes.below + shapes.above).contains { shape in
      if case .rect(let rect, _, _) = shape.content {
        abs(rect.width - frame.width) < 1
      } else {
        false
      }
    }
    #expect(isAround == isOutlined)
  }
}
