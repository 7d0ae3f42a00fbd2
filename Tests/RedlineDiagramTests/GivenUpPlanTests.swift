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
}
