import Foundation
import RedlineLayout
import RedlineModel
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// A distance across what is left out of a screen is drawn shorter than it is, which its jog says.
@Suite(.blocks) struct JogTests {
  final class Apart: View, LayoutSpec {
    let title = Label("Title"), button = Button("Go on")
    let gap: Double

    init(gap: Double) { self.gap = gap }

    var layout: Layout {
      title; button
      title.top == safeArea.top + 20
      title.centerX == centerX
      button.top == title.bottom + gap
      button.centerX == centerX
    }
  }

  @Test(
    "The line of a distance has a jog at each tear that it crosses",
    arguments: [
      (name: "across a tear", gap: 360.0, jogs: 1),
      (name: "nothing is left out of it", gap: 60, jogs: 0),
    ])
  func jogs(name: String, gap: Double, jogs: Int) throws {
    let layout = try Apart(gap: gap).solved(
      in: LayoutEnvironment(device: .iPhone8), measuring: TextShaper.shared())
    let scene = FigureScene(
      Diagram(layout), FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live)))
    var source = scene.source
    source.folds = true
    let plan = scene.setting.plan(source, room: FigureSetting.room(FigureOptions()))
    #expect(plan.projection.tears.isEmpty == (jogs == 0))
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let paths = plan.placed.filter { $0.mark.text.contains("\(Int(gap))") }
      .flatMap { item in item.strokes.flatMap { ink.draw($0, item.mark, plan) } }
      .filter { if case .path = $0.content { true } else { false } }
      .filter { $0.role == .line }
    #expect(paths.count == jogs, "\(name)")
  }
}
