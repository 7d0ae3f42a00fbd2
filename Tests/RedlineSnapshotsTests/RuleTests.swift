import Foundation
import RedlineKit
import RedlineSnapshots
import RedlineTesting
import TestPrograms
import Testing

/// Two boxes of fixed places in a canvas of 200 × 100.
private final class Boxes: View, LayoutSpec {
  let first: View
  let second: View
  let rects: [CGRect]
  init(_ first: View, _ second: View, _ rects: [CGRect]) {
    (self.first, self.second, self.rects) = (first, second, rects)
  }

  var layout: Layout {
    first
    second
    for (view, rect) in zip([first, second], rects) {
      view.left == left + Double(rect.minX)
      view.top == top + Double(rect.minY)
      view.width == Double(rect.width)
      view.height == Double(rect.height)
    }
  }
}

@Suite(.blocks) struct RuleTests {
  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// Buttons at two places, and what each rule says of them.
  static let rows: [(String, [CGRect], LayoutRule, [String])] = [
    (
      "side by side",
      [CGRect(x: 0, y: 0, width: 50, height: 44), CGRect(x: 50, y: 0, width: 50, height: 44)],
      .noOverlap, []
    ),
    (
      "one over the other",
      [CGRect(x: 0, y: 0, width: 50, height: 44), CGRect(x: 40, y: 4, width: 50, height: 44)],
      .noOverlap,
      ["second lies on first: they have 10 × 40 pt in common"]
    ),
    (
      "large enough",
      [CGRect(x: 0, y: 0, width: 44, height: 44), CGRect(x: 50, y: 0, width: 90, height: 60)],
      .touchSize(), []
    ),
    (
      "too low",
      [CGRect(x: 0, y: 0, width: 44, height: 43.5), CGRect(x: 50, y: 0, width: 90, height: 60)],
      .touchSize(), ["first is 44 × 43.5 pt, and what is touched has at least 44 × 44"]
    ),
    (
      "on pixels of 1/2 pt",
      [CGRect(x: 0.5, y: 0, width: 44, height: 44), CGRect(x: 50, y: 1.5, width: 90, height: 60)],
      .onGrid(), []
    ),
    (
      "between pixels",
      [CGRect(x: 0.25, y: 0, width: 44, height: 44), CGRect(x: 50, y: 0, width: 90, height: 60)],
      .onGrid(),
      ["first lies between lines that are 0.5 pt apart: left 0.25, right 44.25"]
    ),
    (
      "off a grid of 8",
      [CGRect(x: 8, y: 8, width: 48, height: 44), CGRect(x: 64, y: 0, width: 88, height: 64)],
      .onGrid(8),
      ["first lies between lines that are 8 pt apart: bottom 52"]
    ),
  ]

  @Test(arguments: rows.indices)
  func buttons(_ index: Int) throws {
    let (_, rects, rule, expected) = Self.rows[index]
    let boxes = Boxes(Button("A"), Button("B"), rects)
    let layout = try boxes.solved(on: .canvas(200, 100))
    #expect(rule.violations(in: layout).map(\.message) == expected)
  }

  @Test func whatHoldsOtherViewsIsAGroundToLieOn() throws {
    let ground = View()
    let boxes = Boxes(ground, Label("B"), [rect(0, 0, 100, 50), rect(10, 10, 30, 20)])
    #expect(LayoutRule.noOverlap.violations(in: try boxes.solved(on: .canvas(200, 100))).isEmpty)
  }

  @Test func findingsBreakTheirRules() throws {
    let label = Label("A text that is far too long for forty points")
    let boxes = Boxes(label, Button("B"), [rect(0, 0, 40, 20), rect(180, 0, 60, 44)])
    let layout = try boxes.solved(on: .canvas(200, 100))
    #expect(LayoutRule.fits.violations(in: layout).map(\.items.first) == ["first", "second"])
    #expect(LayoutRule.noClipping.violations(in: layout).count == 2)
    #expect(LayoutRule.noFindings.violations(in: layout).count == 2)
    let rest = LayoutRule.noFindings(ignoring: [.truncatedText]).violations(in: layout)
    #expect(rest.map(\.rule) == [.outsideParent])
    try expectNoFindings(
      in: Boxes(
        Label("A text that is far too long for forty points"), Button("B"),
        [rect(0, 0, 40, 20), rect(180, 0, 60, 44)]), on: .canvas(200, 100),
      ignoring: [.truncatedText, .outsideParent])
    #expect(LayoutRule.unambiguous.violations(in: layout).isEmpty)
  }

  @Test func ambiguityIsNotDetermined() throws {
    let layout = try Loose().solved(on: .canvas(200, 100))
    #expect(LayoutRule.unambiguous.violations(in: layout).map(\.items.first) == ["box"])
  }
}

/// A box of which nobody says where it is.
private final class Loose: View, LayoutSpec {
  let box = Label("Box")
  var layout: Layout {
    box
    box.top == top
  }
}
