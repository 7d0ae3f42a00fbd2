import Foundation
import RedlineAnalysis
import RedlineLayout
import RedlineModel
import TestPrograms
import Testing

@testable import RedlineDiagram

/// What a picture of a changed stack view shows.
@Suite(.blocks) struct StackChangeTests {
  typealias Scene = SeenFaultTests

  /// Rows in a stack view above a button.
  final class Rows: View, LayoutSpec {
    let list: StackView
    let button = Button("Done")

    init(_ axis: Axis, spacing: Double) {
      list = StackView(axis, spacing: spacing) { (0..<3).map { Label("Row \($0)") } }
    }

    var layout: Layout {
      list; button
      list.leading == leading + 16
      list.top == top + 16
      button.leading == leading + 16
      button.top == list.bottom + 24
    }
  }

  @Test(
    "Another spacing is told in a gap, and the stack view around moved views has no old place",
    arguments: Axis.allCases)
  func spacings(_ axis: Axis) throws {
    let layouts = try [8.0, 20].map {
      try Scene.solved(Rows(axis, spacing: $0), on: .canvas(300, 300))
    }
    let figure = DiffDiagram(from: layouts[0], to: layouts[1]).diff
    let (old, new) = (OverlayGeometry(layouts[0], zoom: 1), OverlayGeometry(layouts[1], zoom: 1))
    let signs = DiffSigns(figure)
    let changes = DiffChangeMarks(figure, signs, old: old, new: new, side: .overlaid).marks()
    let gap = try #require(changes.first { $0.text == "spacing 8→20" })
    guard case .distance(axis, let from, let to) = gap.form else {
      Issue.record("\(gap.form)")
      return
    }
    #expect(to.place - from.place == 20)
    let items = DiffItemMarks(diff: figure, signs: signs, old: old, new: new, side: .overlaid)
      .marks()
    let stack = items.filter { $0.id == "d-v-list" }
    #expect(stack.count == 1)
    if case .place(nil, nil) = stack[0].form {} else { Issue.record("\(stack[0].form)") }
    #expect(items.filter { if case .motion = $0.form { true } else { false } }.count >= 2)
  }

  @Test("A stack view that sentences tell of has edges and a name, that the legend explains")
  func names() throws {
    let layouts = try [8.0, 20].map {
      try Scene.solved(Rows(.vertical, spacing: $0), on: .canvas(300, 300))
    }
    var diagram = DiffDiagram(from: layouts[0], to: layouts[1])
    diagram.textMode = .live
    let text = try diagram.svg().text()
    #expect(text.contains(">list<") && text.contains("list became 24 pt taller"))
    #expect(text.contains(">stack view<") && !text.contains("axis, distribution"))
    let geometry = OverlayGeometry(layouts[1], zoom: 1)
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let source = FigureScene(Diagram(layouts[1]), ink).source
    let extras = FigureExtras(
      geometry: geometry, theme: ink.theme, names: source.names, hidden: [],
      texts: DrawnLines(texts: []), isFromInterfaceBuilder: false, allows: { _ in true })
    #expect(extras.outlines(of: ["list", "button"]).map(\.text) == ["list"])
    #expect(extras.outlines(of: ["button"]).isEmpty)
    let unseen = FigureExtras(
      geometry: geometry, theme: ink.theme, names: source.names, hidden: ["list"],
      texts: DrawnLines(texts: []), isFromInterfaceBuilder: false, allows: { _ in true })
    #expect(unseen.outlines(of: ["list"]).isEmpty)
  }
}
