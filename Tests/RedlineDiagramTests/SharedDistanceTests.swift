import Foundation
import RedlineLayout
import RedlineModel
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// Which views a distance is of that stands for several, what is left out as nobody could see it, and where lines
/// through centres and ratios of sizes are not drawn.
@Suite(.blocks) struct SharedDistanceTests {
  typealias Scene = SeenFaultTests

  /// Rows of which some have the same margins.
  final class Rows: View, LayoutSpec {
    let rows: [View]
    let insets: [Double]

    init(_ insets: [Double], texts: [Int: String] = [:]) {
      self.insets = insets
      rows = insets.indices.map { row in texts[row].map { Label($0) } ?? View() }
      super.init(frame: .zero)
    }

    var layout: Layout {
      for (index, margin) in insets.enumerated() {
        rows[index]
        rows[index].leading == leading + margin
        rows[index].top == top + Double(40 + 60 * index)
        rows[index].width == 60
        rows[index].height == 30
      }
    }
  }

  struct BeadRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let margins: [Double]
    var texts: [Int: String] = [:]
    /// The tag of the distance, the tops of its thick parts in points of the layout, and its thin parts.
    let tag: String
    let beads: [Double]
    var joints = 0
  }

  static let beads = [
    BeadRow(
      testDescription: "one view has none", margins: [12, 32, 52], tag: "12", beads: []),
    BeadRow(
      testDescription: "two of three", margins: [12, 32, 12], tag: "12 ×2", beads: [40, 160],
      joints: 1),
    BeadRow(
      testDescription: "all", margins: [12, 12, 12], tag: "12 ×3", beads: [40, 100, 160], joints: 2),
    BeadRow(
      testDescription: "a text lies between two", margins: [40, 12, 40],
      texts: [1: "A text that is long"], tag: "40 ×2", beads: [40, 160]),
  ]

  @Test("A distance that stands for several has a thick part along each of them", arguments: beads)
  func distances(row: BeadRow) throws {
    let layout = try Scene.solved(Rows(row.margins, texts: row.texts), on: .canvas(320, 240))
    let plan = try Scene.plan(layout)
    let mark = try #require(plan.placed.first { $0.mark.text == row.tag })
    func upright(_ style: FigureStroke.Style) -> [Stroke] {
      mark.strokes.filter { $0.style == style && $0.line.isVertical }.map(\.line)
        .sorted { $0.bounds.minY < $1.bounds.minY }
    }
    let tops = upright(.bead).map {
      Double(plan.projection.layout($0.bounds).minY).rounded()
    }
    #expect(tops == row.beads)
    let places = Set(upright(.bead).map { Double($0.start.x) })
    #expect(places.count <= 1)
    let joints = upright(.extent).filter { places.contains(Double($0.start.x)) }
    #expect(joints.count == row.joints, "\(joints)")
  }

  /// Two guides beside a box, joined to it or not.
  final class Spacers: View, LayoutSpec {
    let box = View()
    let before = LayoutGuide(), after = LayoutGuide()
    let isJoined: Bool, extent: Double?

    init(isJoined: Bool, extent: Double?) {
      (self.isJoined, self.extent) = (isJoined, extent)
      super.init(frame: .zero)
    }

    var layout: Layout {
      box; before; after
      box.edges == edges + 40
      before.leading == leading
      after.trailing == trailing
      after.width == before.width
      if isJoined { box.leading >= before.trailing }
      if let extent {
        before.width == extent
        before.vertical == vertical
        after.vertical == vertical
      }
    }
  }

  struct GuideRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var isJoined = false
    var width: Double?
    var change: @Sendable (inout FigureOptions) -> Void = { _ in }
    let omission: String?
  }

  static let guides = [
    GuideRow(
      testDescription: "nothing holds on to them",
      omission: "3 constraints of guides that hold no view"),
    GuideRow(
      testDescription: "one is joined to a view, the other to that", isJoined: true, omission: nil),
    GuideRow(testDescription: "they have an area", width: 20, omission: nil),
    GuideRow(
      testDescription: "somebody asked for one", change: { $0.only = [.items(["after"])] },
      omission: "5 constraints left out by choice"),
    GuideRow(
      testDescription: "a callout is about one",
      change: { $0.callouts = [FigureCallout("Here", about: .items(["before"]))] },
      omission: "1 constraint of guides that hold no view"),
  ]

  @Test("Guides that nobody sees and that hold no view are left out", arguments: guides)
  func looseGuides(row: GuideRow) throws {
    let layout = try Scene.solved(
      Spacers(isJoined: row.isJoined, extent: row.width), on: .canvas(320, 240))
    var options = FigureOptions()
    row.change(&options)
    let content = FigureContent(layout, options, showsInactive: false)
    #expect(content.omissionText == row.omission)
    #expect(content.drawn.count + content.omitted.values.reduce(0, +) == content.total)
  }

  /// A wide box with a text in its middle, or with something in it that is centred.
  final class Wide: View, LayoutSpec {
    let box = View(), other: View

    init(_ other: View) {
      self.other = other
      super.init(frame: .zero)
    }

    var layout: Layout {
      box; other
      box.horizontal == horizontal + 20
      box.centerY == centerY
      box.height == 60
      other.leading == box.leading + 100
      other.width == 80
      other.centerY == box.centerY
      other.height == 30
    }
  }

  @Test("A centre line ends before a text, and goes on behind it")
  func centres() throws {
    let plan = try Scene.plan(Scene.solved(Wide(Label("In the way")), on: .canvas(320, 200)))
    let lines = plan.placed.flatMap(\.strokes).filter { $0.style == .axis }.map(\.line)
    #expect(!lines.isEmpty)
    for line in lines {
      #expect(!plan.lines.meets(line.bounds.insetBy(dx: 1, dy: -1)), "\(line)")
    }
  }

  /// A text whose centre follows an edge.
  final class Launch: View, LayoutSpec {
    let title = Label("Title"), note = Label("Note")

    var layout: Layout {
      title; note
      title.centerY == bottom / 3
      title.centerX == centerX
      note.top == title.bottom + 8
      note.leading == title.leading
    }
  }

  @Test("A centre that follows an edge says which centre it is")
  func centreOfAnEdge() throws {
    let plan = try Scene.plan(Scene.solved(Launch(), on: .canvas(320, 300)))
    let texts = plan.placed.map(\.mark.text).filter { $0.contains("0.333") }
    #expect(texts == ["title centerY = 0.333 × superview bottom"])
  }

  /// A large view, with two in front of it in the middle of its width or none.
  final class Sheet: View, LayoutSpec {
    let sheet = View(), first = View(), last = View()
    let isFilled: Bool

    init(_ isFilled: Bool) {
      self.isFilled = isFilled
      super.init(frame: .zero)
    }

    var layout: Layout {
      sheet
      sheet.centerX == centerX
      sheet.vertical == vertical + 30
      sheet.width == 240
      if isFilled {
        first; last
        first.top == sheet.top + 10
        last.bottom == sheet.bottom - 10
        for view in [first, last] {
          view.centerX == sheet.centerX
          view.size == CGSize(width: 80, height: 30)
        }
      }
    }
  }

  @Test(
    "A centre line goes on between views in front of a large one, and is not drawn in an empty one",
    arguments: [(true, true), (false, false)])
  func sheets(isFilled: Bool, isLong: Bool) throws {
    let plan = try Scene.plan(Scene.solved(Sheet(isFilled), on: .canvas(320, 480)))
    let lines = plan.placed.flatMap(\.strokes).filter { $0.style == .axis }.map(\.line)
    #expect(!lines.isEmpty)
    #expect(lines.contains { $0.length > 160 } == isLong, "\(lines.map(\.length))")
  }

  /// A view with a ratio, so high that its middle is cut out, or whole.
  final class Ratio: View, LayoutSpec {
    let photo = View(), title = Label("Title")
    let length: Double

    init(_ length: Double) {
      self.length = length
      super.init(frame: .zero)
    }

    var layout: Layout {
      photo; title
      photo.top == top + 10
      photo.leading == leading + 10
      photo.height == length
      photo.width == 0.5 * photo.height
      title.top == photo.bottom + 8
      title.leading == photo.leading
    }
  }

  @Test(
    "The arrow of a ratio runs from corner to corner, but not across a cut",
    arguments: [(60.0, true), (560, false)])
  func ratios(height: Double, isWhole: Bool) throws {
    let layout = try Scene.solved(Ratio(height), on: .canvas(320, 640))
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    var scene = FigureScene(Diagram(layout), ink)
    scene.source.folds = true
    let plan = scene.plan(room: FigureSetting.room(FigureOptions()))
    let mark = try #require(plan.placed.first { $0.mark.kind == .aspect })
    let arrow = try #require(mark.strokes.first { $0.style == .arrow }).line.bounds
    #expect(plan.projection.bands.isEmpty == isWhole)
    #expect((Double(arrow.height) > height * plan.scale / 2) == isWhole, "\(arrow)")
  }

  @Test("The id of a path is short, and that of another one is another")
  func clipIDs() {
    let paths = (0..<3).map { shift in
      Path((0..<200).map { CGPoint(x: Double($0), y: Double(shift + $0 % 2)) })
    }
    let ids = paths.map { ClipPath(path: $0).svgIdentifier }
    #expect(Set(ids).count == 3)
    #expect(ids.allSatisfy { $0.count < 80 })
    #expect(ClipPath(path: paths[0]).svgIdentifier == ids[0])
  }
}
