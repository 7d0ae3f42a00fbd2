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

  /// One view that is as large as the screen, or a title in the middle of it.
  private final class Bare: View, LayoutSpec {
    let ground = View()
    let title = Label("Title")
    let hasTitle: Bool

    init(hasTitle: Bool) { self.hasTitle = hasTitle }

    var layout: Layout {
      ground
      if hasTitle { title; title.center == center }
      ground.edges == safeArea.edges
    }
  }

  @Test(
    "A device of which both ends are seen still stands upright",
    arguments: [
      ("a phone", Device.iPhone15, false), ("a phone with a title", .iPhone15, true),
      ("a pad", .iPadPro11, false), ("a pad with a title", .iPadPro11, true),
      ("a phone on its side", .iPhone15.landscape, false),
    ])
  func upright(_ row: String, _ device: Device, _ hasTitle: Bool) throws {
    let plan = try #require(
      try TearTests.plan(Diagram(Scene.solved(Bare(hasTitle: hasTitle), on: device))))
    let scale = plan.scale
    let height = Double(plan.visible.height) / scale
    let least = min(0.55 * Double(device.size.width), 0.5 * Double(device.size.height))
    #expect(!plan.cutsTop && !plan.cutsBottom)
    #expect(height >= least - 2, "\(row): \(height) of \(device.size)")
    // What is left out is not less than it has to be.
    #expect(height <= max(least, 0.55 * Double(device.size.width)) + 60, "\(row): \(height)")
  }

  /// Two texts on a wide screen, with nothing between them.
  private final class Ends: View, LayoutSpec {
    let first = Label("One")
    let last = Label("Two")

    var layout: Layout {
      first; last
      first.leading == safeArea.leading + 8
      last.trailing == safeArea.trailing - 8
      first.centerY == centerY
      last.centerY == centerY
    }
  }

  @Test("A device on its side of which bands are left out does not look upright")
  func sideways() throws {
    let device = Device.iPhone15ProMax.landscape
    var diagram = Diagram(try Scene.solved(Ends(), on: device))
    diagram.figure.width = 400
    let plan = try #require(try TearTests.plan(diagram))
    let removed = FigureProjection.removed(plan.projection.bands)
    #expect(removed > 0)
    let least = min(Double(device.size.height) * 1.1, Double(device.size.width) * 0.5)
    #expect(Double(device.size.width) - removed >= least - 4)
  }

  /// A title, and far below it a stack view, and a label that hugs its text.
  private final class Parts: View, LayoutSpec {
    let title = Label("Title")
    let rows = StackView(.vertical, spacing: 8) { [Label("One"), Label("Two")] }
    let note = Label("Note")

    var layout: Layout {
      title; rows; note
      title.top == safeArea.top + 60
      title.leading == leading + 20
      rows.leading == leading + 20
      rows.top == safeArea.top + 380
      note.leading == leading + 20
      note.top == rows.bottom + 20
    }
  }

  @Test("Of a figure that is cut around a view nothing is drawn that is elsewhere")
  func aroundItems() throws {
    let parts = Parts()
    parts.note.setContentHuggingPriority(.init(900), for: .horizontal)
    let layout = try Scene.solved(parts, on: .iPhone15)
    func plan(_ crop: FigureOptions.Crop) throws -> FigurePlan {
      var diagram = Diagram(layout)
      diagram.figure.crop = crop
      let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
      return FigureScene(diagram, ink).plan(room: FigureSetting.room(diagram.figure))
    }
    func subjects(_ plan: FigurePlan) -> Set<String> {
      Set(plan.placed.flatMap(\.mark.subjects).map(\.id))
    }
    #expect(subjects(try plan(.device)).isSuperset(of: ["rows", "note"]))
    let cut = try plan(.items(["title"]))
    #expect(subjects(cut).isDisjoint(with: ["rows", "note"]), "\(subjects(cut))")
    #expect(cut.cutsBottom && cut.placed.contains { $0.mark.kind == .margin })
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
