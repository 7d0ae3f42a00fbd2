import Foundation
import RedlineLayout
import RedlineModel
import TestPrograms
import Testing

@testable import RedlineDiagram

/// Ranges of what is ambiguous as they are: with both ends, or without an end.
@Suite(.blocks) struct RangeTests {
  /// A box of which x is free, between two ends or not.
  private final class Free: View, LayoutSpec {
    let box = View()
    let hasEnds: (low: Bool, high: Bool)

    init(_ low: Bool, _ high: Bool) {
      hasEnds = (low, high)
      super.init()
    }

    var layout: Layout {
      box
      box.size == CGSize(width: 60, height: 40)
      box.top == top + 40
      if hasEnds.low { box.leading >= leading + 20 }
      if hasEnds.high { box.trailing <= trailing - 20 }
    }
  }

  @Test(
    "An end of a range has a ghost; without one the arrow leads beyond the screen",
    arguments: [(true, true), (true, false), (false, false)])
  func ghosts(_ low: Bool, _ high: Bool) throws {
    let layout = try SeenFaultTests.solved(Free(low, high), on: .canvas(300, 160))
    let plan = try SeenFaultTests.plan(layout)
    let mark = try #require(plan.placed.first { $0.mark.kind == .ambiguity })
    #expect(mark.mark.areas.count == [low, high].filter { $0 }.count)
    let arrow = try #require(mark.strokes.first { $0.style == .bar }).line.bounds
    #expect((arrow.minX < plan.body.minX) == !low, "\(arrow)")
    #expect((arrow.maxX > plan.body.maxX) == !high, "\(arrow)")
    // What leads out of the screen is not cut off there.
    #expect(arrow.minX >= plan.extent.minX && arrow.maxX <= plan.extent.maxX)
  }

  /// A view whose contents hang on its top only.
  private final class Loose: View, LayoutSpec {
    let form = View()
    let field = View()
    let isHeld: Bool

    init(isHeld: Bool = false) { self.isHeld = isHeld }

    var layout: Layout {
      form { field }
      form.leading == leading + 20
      form.trailing == trailing - 20
      form.centerY == centerY
      field.top == form.top
      field.leading == form.leading
      field.trailing == form.trailing
      field.height == 40
      if isHeld { field.bottom == form.bottom }
    }
  }

  @Test(
    "A diff tells once that a view has no height, and once that it has one again",
    arguments: [true, false])
  func oneChange(isLost: Bool) throws {
    let layouts = try [true, false].map {
      try SeenFaultTests.solved(Loose(isHeld: $0), on: .canvas(300, 300))
    }
    var diagram =
      isLost
      ? DiffDiagram(from: layouts[0], to: layouts[1])
      : DiffDiagram(from: layouts[1], to: layouts[0])
    diagram.textMode = .live
    let texts = try diagram.drawing().texts.joined(separator: "\n")
    #expect(texts.contains(isLost ? "Now: form has no height" : "No longer: form has no height"))
    #expect(!texts.contains("ambiguous"), "\(texts)")
  }

  @Test("A height that is free as nothing inside gives it is one thing to be done")
  func oneStep() throws {
    let layout = try SeenFaultTests.solved(Loose(), on: .canvas(300, 300))
    var diagram = Diagram(layout)
    diagram.textMode = .live
    let svg = try diagram.svg().text()
    #expect(svg.contains("→ constrain its contents to both its top and its bottom"))
    #expect(!svg.contains(">?1") && !svg.contains(">→ add a vertical constraint<"))
  }
}
