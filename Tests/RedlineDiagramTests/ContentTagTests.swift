import Foundation
import RedlineLayout
import RedlineModel
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// Where the priorities of a content are told, of which no line says whose they are.
@Suite(.blocks) struct ContentTagTests {
  typealias Scene = SeenFaultTests

  /// A picture above a message of which nothing is seen.
  final class Message: View, LayoutSpec {
    let picture = ImageView()
    let message = Label("")

    init() {
      super.init(frame: .zero)
      message.setContentCompressionResistancePriority(.required, for: .vertical)
    }

    var layout: Layout {
      picture; message
      picture.horizontal == horizontal
      message.horizontal == horizontal
      picture.top == top + 20
      message.top == picture.bottom
      message.bottom == bottom
      message.height >= 80
    }
  }

  @Test("A tag is in its own view where that has room, not in the one above")
  func inside() throws {
    let layout = try Scene.solved(Message(), on: .canvas(375, 340))
    let plan = try Scene.plan(layout)
    let tag = try #require(
      plan.placed.first { $0.mark.text.hasSuffix("message resist 1000") }?.tag,
      "\(plan.placed.map(\.mark.text))")
    let view = try #require(layout.items.first { $0.id == "message" })
    #expect(plan.projection(view.frame).covers(tag))
  }

  /// Three letters beside each other at the edge of a bar.
  final class Letters: View, LayoutSpec {
    let letters = ["d", "o", "g"].map { Label($0) }
    let above = Label("A long text above all three letters")
    let below = Label("A long text below all three letters")

    init() {
      super.init(frame: .zero)
      for letter in letters { letter.font = .system(size: 40) }
      letters[1].setContentHuggingPriority(.init(252), for: .horizontal)
    }

    var layout: Layout {
      above; below
      for letter in letters { letter }
      letters[2].trailing == trailing
      letters[1].trailing == letters[2].leading
      letters[0].trailing == letters[1].leading
      for letter in letters { letter.top == top + 25 }
      above.trailing == trailing
      below.trailing == trailing
      above.bottom == letters[0].top
      below.top == letters[0].bottom
    }
  }

  @Test("No line to a tag ends at another view, as if it were about that")
  func leader() throws {
    let layout = try Scene.solved(Letters(), on: .canvas(375, 120))
    let plan = try Scene.plan(layout)
    let last = plan.projection(try #require(layout.items.first { $0.text?.string == "g" }).frame)
    for item in plan.placed where item.mark.kind == .contentSize {
      for stroke in item.strokes { #expect(!stroke.line.bounds.intersects(last)) }
    }
  }

  @Test(
    "What a tag says of a stack view does not stand in a view beside it",
    arguments: [(10.0, 0.0), (45, 10)])
  func beside(_ y: Double, _ cost: Double) {
    let stack = CGRect(x: 0, y: 0, width: 100, height: 40)
    let below = CGRect(x: 0, y: 40, width: 100, height: 40)
    let inner = CGRect(x: 0, y: 0, width: 100, height: 30)
    let field = FigureField(texts: [], controls: [], fills: [], frames: [inner, below], panes: [])
    let tag = CGRect(x: 10, y: y, width: 60, height: 15)
    #expect(field.cost(ofTag: tag, inViewsBeside: stack) == cost)
  }

  /// Rows of a dense screen, in some of which somebody set a priority.
  @Test("Priorities that a dense screen has no room for are counted", arguments: [0, 1, 3])
  func counts(_ count: Int) throws {
    let root = View()
    let labels = (0..<8).map { Label("Row \($0)") }
    for (number, label) in labels.enumerated() {
      root.addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
      if number < count { label.setContentCompressionResistancePriority(.required, for: .vertical) }
      LayoutConstraint.activate([
        label.leading == root.leading + Double(10 + number),
        label.top == root.top + Double(number * 30),
      ])
    }
    let layout = try Scene.solved(root)
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    var source = FigureScene(Diagram(layout), ink).source
    #expect(source.untoldPriorities == nil)
    source.showsContents = false
    let text = [0: nil, 1: "content priorities of 1 view", 3: "content priorities of 3 views"][
      count]
    #expect(source.untoldPriorities == text ?? nil)
  }
}
