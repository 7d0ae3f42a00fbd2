import Foundation
import RedlineLayout
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// Figures that move from one layout to another.
@Suite(.blocks) struct MotionTests {
  final class Box: View, LayoutSpec {
    let box = View()
    let inset: Double
    let isHeld: Bool

    init(_ inset: Double, isHeld: Bool = true) {
      (self.inset, self.isHeld) = (inset, isHeld)
      super.init(frame: .zero)
      box.backgroundColor = .systemTeal
    }

    var layout: Layout {
      box
      box.leading == leading + inset
      box.top == top + 20
      box.bottom == bottom - 20
      if isHeld { box.width == 80 } else { box.trailing == trailing - 20 }
    }
  }

  static func motion(_ boxes: [Box]) throws -> MotionDiagram {
    let environment = LayoutEnvironment(device: .canvas(240, 120))
    let layouts = try boxes.map {
      try $0.solved(in: environment, measuring: TextShaper.shared(), name: "Box")
    }
    return MotionDiagram("Box", layouts)
  }

  @Test func theFirstLayoutStandsStillWhereNothingMoves() throws {
    let motion = try Self.motion([Box(10), Box(40)])
    let text = try motion.svg().text()
    #expect(text == (try motion.svg().text()))
    #expect(text.contains("prefers-reduced-motion: no-preference"))
    #expect(text.contains("<animate attributeName=\"x\""))
    // What is animated is not drawn unless a style sheet asks for it.
    let moving = text.components(separatedBy: "-moving\"").count - 1
    #expect(
      moving > 0 && text.components(separatedBy: "-moving\" display=\"none\"").count - 1 == moving)
    let ids = text.components(separatedBy: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(Set(ids).count == ids.count, "an id is there twice")
    for id in text.components(separatedBy: "url(#").dropFirst() {
      let name = id.prefix { $0 != ")" }
      #expect(ids.contains(name), "\(name) is not defined")
    }
  }

  @Test("The legend of a motion does not say that something is not drawn that a state draws")
  func legend() throws {
    let layouts = try [Device.iPhone8, .iPadMini5].map {
      try FigureTests.Form().solved(
        in: LayoutEnvironment(device: $0), measuring: TextShaper.shared(), name: "Form")
    }
    var motion = MotionDiagram("Form", layouts)
    motion.textMode = .live
    let text = try motion.svg().text()
    #expect(!text.contains("Not drawn"))
    // A header that is too long for a line breaks at its arrow.
    #expect(text.contains(">→ iPad mini"))
    // Each of them alone does say so.
    var alone = Diagram(layouts[0])
    alone.textMode = .live
    #expect(try alone.svg().text().contains("Not drawn: 1 constraint of regular width"))
  }

  @Test func whatIsTheSameIsThereOnce() throws {
    let text = try Self.motion([Box(10), Box(10)]).svg().text()
    #expect(!text.contains("<animate"))
  }

  @Test func whatHasNoCounterpartFades() throws {
    let text = try Self.motion([Box(10), Box(10, isHeld: false)]).svg().text()
    #expect(text.contains("<animate attributeName=\"opacity\" values=\"1;1;0;0;1\""))
  }

  struct ChangeRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let elements: [SVGElement]
    let values: [String: [String]]?
  }

  private static func element(_ name: String, _ attributes: KeyValuePairs<String, String>)
    -> SVGElement
  {
    SVGElement(name, attributes.map { SVGAttribute($0.key, $0.value) })
  }

  static let changes = [
    ChangeRow(
      testDescription: "a number",
      elements: [
        element("rect", ["x": "1", "fill": "#fff"]), element("rect", ["x": "2", "fill": "#fff"]),
      ],
      values: ["x": ["1", "2"]]),
    ChangeRow(
      testDescription: "a coordinate that is 0",
      elements: [element("use", ["href": "#a"]), element("use", ["href": "#a", "x": "4"])],
      values: ["x": ["0", "4"]]),
    ChangeRow(
      testDescription: "another reference",
      elements: [element("use", ["href": "#a"]), element("use", ["href": "#b"])], values: nil),
    ChangeRow(
      testDescription: "a colour and a pattern",
      elements: [element("rect", ["fill": "#fff"]), element("rect", ["fill": "url(#p)"])],
      values: nil),
    ChangeRow(
      testDescription: "paths of one shape",
      elements: [element("path", ["d": "M0 0L1 1"]), element("path", ["d": "M0 0L9 -2"])],
      values: ["d": ["M0 0L1 1", "M0 0L9 -2"]]),
    ChangeRow(
      testDescription: "paths of two shapes",
      elements: [element("path", ["d": "M0 0L1 1"]), element("path", ["d": "M0 0L9 -2Z"])],
      values: nil),
    ChangeRow(
      testDescription: "arcs, whose flags are no numbers",
      elements: [
        element("path", ["d": "M0 0A4 4 0 0 1 2 2"]), element("path", ["d": "M0 0A4 4 0 0 0 2 2"]),
      ], values: nil),
    ChangeRow(
      testDescription: "dashes in one of them",
      elements: [
        element("line", ["x1": "0", "stroke-dasharray": "2 2"]), element("line", ["x1": "3"]),
      ], values: nil),
  ]

  @Test(arguments: changes) func onlyWhatCanBeAnimatedIs(_ row: ChangeRow) {
    let changes = MotionChange.all(of: row.elements)
    #expect(
      changes.map { Dictionary($0.map { ($0.name, $0.values) }) { one, _ in one } } == row.values)
  }

  @Test func itGoesBackTheSameWay() {
    let rows: [(count: Int, order: [Int])] = [
      (2, [0, 1]), (3, [0, 1, 2, 1]), (4, [0, 1, 2, 3, 2, 1]),
    ]
    for row in rows {
      let timing = MotionTiming(count: row.count, pause: 1, duration: 1)
      #expect(timing.order == row.order)
      let count = row.order.count * 2 + 1
      #expect(timing.values(["a", "b", "c", "d"]).split(separator: ";").count == count)
      let times =
        timing.attributes.first { $0.name == "keyTimes" }?.value.split(separator: ";") ?? []
      #expect(times.count == count)
      #expect(times.first == "0" && times.last == "1")
      let splines = timing.attributes.first { $0.name == "keySplines" }?.value.split(separator: ";")
      #expect(splines?.count == count - 1)
    }
  }

  @Test func aDeviceThatTurnsIsDrawnWholeAndItsViewsMove() throws {
    let layouts = try [Device.iPhone8, .iPhone8.landscape].map {
      try Box(10).solved(
        in: LayoutEnvironment(device: $0), measuring: TextShaper.shared(), name: "Box")
    }
    let text = try MotionDiagram("Box", layouts).svg().text()
    #expect(!text.contains("not drawn"))
    // The box is one rectangle that becomes lower, not two that fade.
    let box = try #require(
      text.components(separatedBy: "id=\"").first { $0.hasPrefix("r") && $0.contains("-v-box\"") })
    #expect(box.contains("<animate attributeName=\"height\""))
    #expect(!box.components(separatedBy: "</g>")[0].contains("attributeName=\"opacity\""))
  }
  /// A box near the top.
  final class Low: View, LayoutSpec {
    let box = View()

    var layout: Layout {
      box
      box.top == top + 40
      box.horizontal == horizontal + 30
      box.height == 60
    }
  }

  @Test func aDeviceThatTurnsIsTornByOneLineWhereNothingIsBelow() throws {
    let layouts = try [Device.iPhone8, .iPhone8.landscape].map { device in
      let view = Low()
      view.box.backgroundColor = .systemTeal
      return try view.solved(
        in: LayoutEnvironment(device: device), measuring: TextShaper.shared(), name: "Low")
    }
    var motion = MotionDiagram("Low", layouts)
    motion.textMode = .live
    let text = try motion.svg().text()
    #expect(text.components(separatedBy: "pt not drawn").count > 2)
    #expect(text.components(separatedBy: "<clipPath").count == 2, "each is torn for itself")
    // The box becomes wider, and no copy of it fades.
    let box = try #require(
      text.components(separatedBy: "id=\"").first { $0.hasPrefix("r") && $0.contains("-v-box\"") })
    #expect(box.contains("<animate attributeName=\"width\""))
  }

  /// Two views beside each other in landscape, below each other in portrait, so that each has tags at other
  /// heights.
  final class Turning: View, LayoutSpec {
    let one = View()
    let other = View()

    var layout: Layout {
      one; other
      one.top == safeArea.top + 8
      one.leading == margins.leading
      for box in [one, other] { box.size == CGSize(width: 120, height: 40) }
      When(.regularWidth) {
        other.top == one.top
        other.trailing == margins.trailing
      }
      When(.compactWidth) {
        other.top == one.bottom + 8
        other.leading == one.leading
      }
    }
  }

  @Test func aDeviceThatTurnsIsTornByOneLineWhereItsTagsReachToOtherHeights() throws {
    let layouts = try [Device.iPhone6sPlus.landscape, .iPhone6sPlus].map { device in
      try Turning().solved(
        in: LayoutEnvironment(device: device), measuring: TextShaper.shared(), name: "Turning")
    }
    let heights = try layouts.map { layout in
      let plan = try FigureRoomTests.plan(layout)
      return Double(plan.body.maxY) / plan.scale
    }
    #expect(heights[0] != heights[1], "each by itself is torn at another height")
    let frames = try MotionFrames(MotionDiagram("Turning", layouts)).drawings()
    #expect(frames[0].size == frames[1].size)
    #expect(frames[0].size.height < 400, "neither device is drawn whole")
  }
}
