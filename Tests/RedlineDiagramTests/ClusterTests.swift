import Foundation
import RedlineLayout
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// Panels for small views that are close to each other and in no container of their own.
@Suite(.blocks) struct ClusterTests {
  typealias Scene = SeenFaultTests

  /// A bar with a title, what tells its state before it, and something at its other end.
  final class TitleBar: View, LayoutSpec {
    let state = View(), icon = View(), title = Label("Name"), hint = Label("typing"), line = View()
    let more = View()
    /// Between the small views, in points.
    let gap: Double

    init(gap: Double) {
      self.gap = gap
      super.init(frame: .zero)
      for view in [state, icon, line, more] { view.backgroundColor = .systemGray }
    }

    var layout: Layout {
      state; icon; title; hint; line; more
      state.size == CGSize(width: 9, height: 9)
      state.leading == leading + 16
      state.centerY == icon.centerY
      icon.size == CGSize(width: 15, height: 14)
      icon.leading == state.trailing + gap
      icon.centerY == title.centerY
      title.leading == icon.trailing + gap / 2
      title.top == top + 6
      title.height >= 18
      hint.leading == state.leading
      hint.top == title.bottom + 3
      hint.height == 21
      line.horizontal == horizontal
      line.bottom == bottom
      line.height == 1
      more.trailing == trailing - 16
      more.centerY == centerY
      more.size == CGSize(width: 24, height: 20)
      more.leading >= title.trailing + 8
    }
  }

  private func clusters(_ view: View) throws -> FigureClusters {
    let layout = try Scene.solved(view, on: .canvas(375, 64))
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let source = FigureScene(Diagram(layout), ink).source
    return FigureClusters(
      OverlayGeometry(layout, zoom: 1), source.constraints, in: layout.root.frame, scale: 1.3,
      hidden: []
    ) { FigurePlan.marks(source, OverlayGeometry(layout, zoom: 1.3)) }
  }

  @Test("Small views close to each other are a cluster, and each constraint is in one picture")
  func partition() throws {
    let view = TitleBar(gap: 6)
    let all = try Scene.solved(view, on: .canvas(375, 64)).constraints
      .filter { $0.origin == .user }
    let found = try clusters(TitleBar(gap: 6))
    let cluster = try #require(found.clusters.first)
    #expect(found.clusters.count == 1)
    #expect(cluster.members == ["state", "icon", "title", "hint"])
    #expect(cluster.frame.width < 375 * 0.45)
    let drawn = found.rest + cluster.constraints
    #expect(drawn.map(\.id).sorted() == all.map(\.id).sorted())
    let named = Set(cluster.constraints.flatMap { [$0.first.item, $0.second?.item] })
    #expect(named.isDisjoint(with: ["line", "more"]))
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @Sendable () -> View
  }

  /// A row of views with the same sizes and gaps, for which few tags are enough.
  final class Alike: View, LayoutSpec {
    let days = (0..<7).map { _ in View() }

    var layout: Layout {
      for (index, day) in days.enumerated() {
        day
        day.top == top + 8
        day.bottom == bottom - 8
        day.width == 30
        day.leading == (index == 0 ? leading : days[index - 1].trailing) + 4
      }
    }
  }

  /// Two texts in one corner, with few constraints.
  final class Few: View, LayoutSpec {
    let one = Label("One"), two = Label("Two")

    var layout: Layout {
      one; two
      one.leading == leading + 8
      one.top == top + 8
      two.leading == one.trailing + 8
      two.firstBaseline == one.firstBaseline
    }
  }

  @Test(
    "What has room for its tags is no cluster",
    arguments: [
      Row(testDescription: "views far from each other", make: { TitleBar(gap: 80) }),
      Row(testDescription: "views that one tag tells", make: { Alike() }),
      Row(testDescription: "few constraints", make: { Few() }),
    ])
  func others(_ row: Row) throws {
    #expect(try clusters(row.make()).clusters.isEmpty)
  }

  @Test("A cluster is drawn in a panel, larger by half at least, and numbered in the picture")
  func panel() throws {
    var diagram = Diagram(try Scene.solved(TitleBar(gap: 6), on: .canvas(375, 64)))
    diagram.textMode = .live
    let text = try diagram.svg().text()
    let title = try #require(text.firstMatch(of: /icon, state and 2 more/))
    let factor = try #require(text[title.range.upperBound...].firstMatch(of: /enlarged ([0-9.]+)/))
    #expect((Double(factor.1) ?? 0) >= 1.5)
    #expect(text.contains(" in panel 1"))
    #expect(try diagram.svg().text() == text)
  }
}
