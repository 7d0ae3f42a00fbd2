import Foundation
import RedlineLayout
import RedlineModel
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// What a figure leaves out does not belie what it shows.
@Suite(.blocks) struct CutTests {
  typealias Scene = SeenFaultTests

  /// A wide view and a narrower one on a strip.
  private final class Strip: View, LayoutSpec {
    let wide = Label("Wide")
    let narrow = Button("Narrow")
    let isCompared: Bool

    init(isCompared: Bool) { self.isCompared = isCompared }

    var layout: Layout {
      wide
      narrow
      wide.leading == leading + 8
      wide.centerY == centerY
      wide.width == 620
      narrow.leading == wide.trailing + 8
      narrow.centerY == centerY
      narrow.height == 30
      wide.height == 30
      if isCompared { narrow.width == wide.width * 0.2 } else { narrow.width == 124 }
    }
  }

  @Test("Of sizes that are compared neither is shortened", arguments: [true, false])
  func compared(isCompared: Bool) throws {
    let layout = try Scene.solved(Strip(isCompared: isCompared), on: .canvas(800, 44))
    let plan = try #require(try TearTests.plan(Diagram(layout)))
    #expect(plan.projection.bands.isEmpty == isCompared)
  }

  /// A title a bit below the bar, and much room below it.
  private final class Low: View, LayoutSpec {
    let title = Label("Title")
    let distance: Double

    init(_ distance: Double) { self.distance = distance }

    var layout: Layout {
      title
      title.top == safeArea.top + distance
      title.centerX == centerX
    }
  }

  @Test(
    "A clock and a cutout are not left out for their own height",
    arguments: [(20.0, false), (200, true)])
  func clock(_ distance: Double, _ cutsTop: Bool) throws {
    let layout = try Scene.solved(Low(distance), on: Device.iPhoneX.withNavigationBar())
    let plan = try Scene.plan(layout)
    #expect(plan.cutsTop == cutsTop && plan.cutsBottom)
  }

  private struct Bar: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let title: String
    let isWhole: Bool
  }

  @Test(
    "A button of a bar has the room that the title leaves",
    arguments: [
      Bar(testDescription: "no title", title: "", isWhole: true),
      Bar(testDescription: "a short one", title: "Ads", isWhole: true),
      Bar(testDescription: "a long one", title: "Advertisements", isWhole: false),
    ]) private func buttons(_ bar: Bar) throws
  {
    var layout = try Scene.solved(Low(20), on: Device.iPhone8.withNavigationBar())
    layout.barTitle = bar.title
    layout.bars = SolvedLayout.Bars(trailing: [.init(title: "Privacy Settings")])
    var diagram = Diagram(layout)
    diagram.textMode = .live
    #expect(try diagram.svg().text().contains(">Privacy Settings<") == bar.isWhole)
  }
}
