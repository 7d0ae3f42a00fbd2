import Foundation
import RedlineLayout
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// Plans that are not made to the end, as nobody would look at them.
@Suite(.blocks) struct GivenUpPlanTests {
  /// Three bands of rows, of which nothing is cut off.
  private static func scene() throws -> FigureScene {
    let layout = try PanelTests.Bands().solved(
      in: LayoutEnvironment(device: .iPhone8), measuring: TextShaper.shared())
    var diagram = Diagram(layout)
    diagram.figure.crop = .device
    return FigureScene(
      diagram, FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live)))
  }

  @Test("A plan is given up once its gutters are wider than it may use, and not kept")
  func gutters() throws {
    let source = try Self.scene().source
    let whole = FigurePlans(source).plan(scale: 1, room: 120)
    #expect(whole.left + whole.right > 0)
    func plan(_ plans: FigurePlans, _ limits: FigureLimits) -> FigurePlan? {
      plans.plan(scale: 1, room: 120, folds: FigureFolds(), limits: limits)
    }
    let plans = FigurePlans(source)
    #expect(plan(plans, FigureLimits(gutters: 0)) == nil)
    #expect(plans.plan(scale: 1, room: 120).placed.map(\.tag) == whole.placed.map(\.tag))
    // Wide gutters alone are no reason where the plan may have as many marks without a good place.
    let kept = plan(
      FigurePlans(source),
      FigureLimits(
        gutters: 0, untagged: whole.untagged, misplaced: Double(whole.misplaced), cost: whole.cost))
    #expect(kept?.placed.map(\.tag) == whole.placed.map(\.tag))
    let wide = FigureLimits(gutters: whole.left + whole.right)
    #expect(plan(FigurePlans(source), wide)?.placed.map(\.tag) == whole.placed.map(\.tag))
  }

  @Test(
    "What marks alone say of the number of tags is no more than a plan has",
    arguments: [0.5, 1, 1.6])
  func leastTags(_ scale: Double) throws {
    let plans = FigurePlans(try Self.scene().source)
    let least = plans.leastTagCount(scale: scale)
    let plan = plans.plan(scale: scale, room: 120)
    #expect(least > 0)
    #expect(least <= plan.tagCount + plan.untagged)
    #expect(least <= plans.tagCount(scale: scale))
  }

  /// Rows of a label and a field.
  final class Rows: View, LayoutSpec {
    let rows: [(Label, TextField)]
    let height: Double

    init(_ count: Int, height: Double) {
      rows = (0..<count).map { (Label("Name \($0)"), TextField("Value \($0)")) }
      self.height = height
      super.init()
    }

    var layout: Layout {
      for (number, (label, field)) in rows.enumerated() {
        label; field
        label.leading == leading + 16 + Double(number % 3)
        label.top == top + 40 + Double(number) * height
        field.leading == label.trailing + 8
        field.trailing == trailing - 16 - Double(number % 2)
        field.firstBaseline == label.firstBaseline
      }
    }
  }

  @Test(
    "How dense a picture is is the same whether its plan is made to the end or not",
    arguments: [
      (2, 44.0, false), (6, 90, true), (6, 44, true), (7, 22, true), (9, 24, true), (12, 44, true),
    ])
  func density(_ count: Int, _ height: Double, _ isDense: Bool) throws {
    let layout = try Rows(count, height: height).solved(
      in: LayoutEnvironment(device: .iPhone8), measuring: TextShaper.shared())
    var diagram = Diagram(layout)
    diagram.figure.crop = .device
    let scene = FigureScene(
      diagram, FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live)))
    let room = FigureSetting.room(FigureOptions())
    let density = scene.setting.density(FigurePlans(scene.source), room: room)
    let plan = scene.setting.rough(FigurePlans(scene.source), room: room)
    let tags = plan.tagCount + plan.untagged
    #expect((tags > 20) == isDense, "\(tags) tags")
    #expect((density.tags > 20) == isDense, "\(density) of \(tags)")
    let isClear = plan.misplaced == 0 && plan.cost < 20 * Double(tags)
    #expect(density.isClear == isClear, "\(density), \(plan.misplaced), \(plan.cost)")
    // Only one that is given up has another number.
    #expect(density.tags == tags || !isClear)
  }
}
