import Foundation
import RedlineLayout
import RedlineModel
import TestPrograms
import Testing

@testable import RedlineDiagram

/// What readers of real screens stumbled over, as small layouts.
@Suite(.blocks) struct RealScreenTests {
  private static func text(_ layout: SolvedLayout) throws -> String {
    var diagram = Diagram(layout)
    diagram.textMode = .live
    return try diagram.svg().text()
  }

  private static func tags(_ plan: FigurePlan) -> [String] {
    plan.placed.filter { $0.tag != nil }.map(\.mark.text)
  }

  // MARK: Thick lines

  /// A view on all edges of the screen.
  private final class Filled: View, LayoutSpec {
    let box = View()

    var layout: Layout {
      box
      box.edges == edges
    }
  }

  /// A view on all edges of one that is narrow and nearly as high as the screen.
  private final class Column: View, LayoutSpec {
    let column = View()
    let box = View()

    var layout: Layout {
      column { box }
      column.leading == leading + 20
      column.width == 100
      column.top == top + 20
      column.bottom == bottom - 20
      box.edges == column.edges
    }
  }

  private final class TwoRows: View, LayoutSpec {
    let one = View()
    let other = View()

    var layout: Layout {
      one; other
      one.top == top + 100
      other.top == top + 300
      for row in [one, other] {
        row.leading == leading
        row.width == 80
        row.height == 60
      }
    }
  }

  @Test("All edges of a view that fills the screen are thin; the views of a shared line are thick")
  func beads() throws {
    let filled = try SeenFaultTests.plan(SeenFaultTests.solved(Filled()))
    let styles = Set(
      filled.placed.filter { $0.mark.kind == .alignment }.flatMap(\.strokes).map(\.style))
    #expect(!styles.contains(.bead))
    let column = try SeenFaultTests.plan(SeenFaultTests.solved(Column(), on: .canvas(300, 300)))
    let edges = column.placed.filter { $0.mark.kind == .alignment }.flatMap(\.strokes)
    #expect(edges.count == 4 && edges.allSatisfy { $0.style == .bead }, "\(edges)")
    let rows = try SeenFaultTests.plan(SeenFaultTests.solved(TwoRows()))
    #expect(rows.placed.flatMap(\.strokes).filter { $0.style == .bead }.count == 2)
    #expect(try Self.text(SeenFaultTests.solved(TwoRows())).contains("thick: edges on that line"))
    #expect(try !Self.text(SeenFaultTests.solved(Filled())).contains("thick:"))
  }

  // MARK: The legend has the lines of the figure

  private final class Yielding: View, LayoutSpec {
    let boxes = [View(), View()]
    let priorities: [LayoutPriority]

    init(_ priorities: [LayoutPriority]) {
      self.priorities = priorities
      super.init()
    }

    var layout: Layout {
      for (index, box) in boxes.enumerated() {
        box
        box.leading == leading + 20
        box.top == top + 20 + Double(index) * 60
        box.height == 40
        box.width == 60 + Double(index) * 40 ~ priorities[index]
      }
    }
  }

  private struct Dashes: CustomTestStringConvertible, Sendable {
    var testDescription: String { words }
    var priorities: [Float]
    var words: String
  }

  @Test(
    "Lines of what may yield are called what they look like",
    arguments: [
      Dashes(priorities: [750, 999], words: ">dashed: may yield<"),
      Dashes(priorities: [500, 250], words: ">dotted: may yield<"),
      Dashes(priorities: [750, 500], words: ">dashed, dotted: may yield<"),
      Dashes(priorities: [1000, 749], words: ">dotted: may yield<"),
    ]) private func yielding(_ row: Dashes) throws
  {
    let layout = try SeenFaultTests.solved(
      Yielding(row.priorities.map { LayoutPriority(rawValue: $0) }), on: .canvas(300, 200))
    #expect(try Self.text(layout).contains(row.words))
  }

  // MARK: Priorities of contents

  private final class Firm: View, LayoutSpec {
    let label = Label("Text")
    let axis: Axis

    init(_ axis: Axis) {
      self.axis = axis
      super.init()
    }

    var layout: Layout {
      label
      label.leading == leading + 120
      label.top == top + 60
    }
  }

  @Test("An arrow in the tag of hugging says along which axis", arguments: Axis.allCases)
  func arrows(_ axis: Axis) throws {
    let view = Firm(axis)
    view.label.setContentHuggingPriority(.required, for: axis)
    let plan = try SeenFaultTests.plan(SeenFaultTests.solved(view, on: .canvas(320, 140)))
    let tags = plan.placed.filter { $0.mark.kind == .contentSize }.map(\.mark.text)
    #expect(tags == [axis == .horizontal ? "↔ label hug 1000" : "↕ label hug 1000"])
  }

  // MARK: Centres

  private final class Centered: View, LayoutSpec {
    let box = View()
    let shift: Double

    init(shift: Double) {
      self.shift = shift
      super.init()
    }

    var layout: Layout {
      box
      box.centerX == centerX
      box.centerY == centerY + shift
      box.width == 60
      box.height == 60
    }
  }

  @Test("Both centres in one place are one tag; another place along one axis has its own")
  func centers() throws {
    let one = try SeenFaultTests.plan(
      SeenFaultTests.solved(Centered(shift: 0), on: .canvas(300, 300)))
    #expect(Self.tags(one).filter { $0.contains("center") } == ["box center"])
    #expect(
      Set(one.placed.filter { $0.mark.kind == .center }.flatMap(\.strokes).map(\.line.isUpright))
        .count == 2)
    let two = try SeenFaultTests.plan(
      SeenFaultTests.solved(Centered(shift: 9), on: .canvas(300, 300)))
    #expect(Self.tags(two).filter { $0.contains("center") }.count == 2)
  }

  /// A view whose name has the word for centres in it, on one centre line only.
  private final class NamedCenter: View, LayoutSpec {
    let centerStack = View()

    var layout: Layout {
      centerStack
      centerStack.centerY == centerY
      centerStack.leading == leading + 40
      centerStack.width == 60
      centerStack.height == 60
    }
  }

  @Test("A name that begins with the word for centres is not taken for it")
  func namedCenter() throws {
    let layout = try SeenFaultTests.solved(NamedCenter(), on: .canvas(300, 200))
    let plan = try SeenFaultTests.plan(layout)
    let mark = try #require(plan.placed.first { $0.mark.kind == .center }?.mark)
    #expect(mark.text == "centerStack centerY = superview")
    #expect(mark.told == "centerStack centerY")
  }

  // MARK: Insets

  private final class Cards: View, LayoutSpec {
    let cards = (0..<4).map { _ in View() }
    let insides = (0..<4).map { _ in View() }

    var layout: Layout {
      for (index, card) in cards.enumerated() {
        card { insides[index] }
        card.leading == leading + 10
        card.width == 260
        card.height == 60
        card.top == top + 10 + Double(index) * 70
        insides[index].leading == card.leading + 12
        insides[index].trailing == card.trailing - 12
        insides[index].top == card.top + 12
        insides[index].bottom == card.bottom - 12
      }
    }
  }

  @Test("Equal insets of views alike are not counted twice in one tag")
  func insets() throws {
    let plan = try SeenFaultTests.plan(SeenFaultTests.solved(Cards(), on: .canvas(280, 300)))
    for tag in Self.tags(plan) { #expect(tag.count { $0 == "×" } <= 1, "\(tag)") }
  }

  // MARK: Views that nobody would see

  private final class Empty: View, LayoutSpec {
    let line = View()

    var layout: Layout {
      line
      line.leading == leading + 40
      line.trailing == trailing - 40
      line.top == top + 30
      line.height == 0
    }
  }

  @Test("A view without a height is a line")
  func line() throws {
    let text = try Self.text(SeenFaultTests.solved(Empty(), on: .canvas(300, 80)))
    #expect(text.contains(/<line [^>]*stroke-width="0.75"/))
  }

  // MARK: The screen's furniture

  @Test(
    "Tags keep clear of cutouts and home buttons",
    arguments: [Device.iPhone15, .iPhoneX, .iPhone8, .iPhone15.landscape, .iPhone8.landscape])
  func furniture(_ device: Device) throws {
    let plan = try SeenFaultTests.plan(SeenFaultTests.solved(Filled(), on: device))
    let layout = try SeenFaultTests.solved(Filled(), on: device)
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let setting = FigureSetting(layout, ink, FigureOptions(), zoom: nil)
    _ = setting.screen.shapes()
    // Middle of the cutout, or of the button beside the screen.
    let size = device.size
    let isLandscape = device.orientation == .landscape
    let depth = device.hasHomeIndicator ? 20.0 : isLandscape ? size.width + 24 : size.height + 15
    let place =
      isLandscape ? CGPoint(x: depth, y: size.height / 2) : CGPoint(x: size.width / 2, y: depth)
    #expect(setting.surroundings(hidden: []).texts.contains { $0.contains(place) }, "\(place)")
    #expect(plan.placed.contains { $0.tag != nil })
  }

  // MARK: Findings

  /// A label that a conflict leaves too narrow, and one that nothing but its own width does.
  private final class Narrow: View, LayoutSpec {
    let squeezed = Label("A text that needs more room than that")
    let plain = Label("Another text that needs more room")

    var layout: Layout {
      squeezed; plain
      squeezed.leading == leading + 10
      squeezed.top == top + 10
      squeezed.width == 60
      squeezed.width == 80
      plain.leading == leading + 10
      plain.top == top + 50
      plain.width == 50
    }
  }

  @Test("What only follows from a conflict says so, and has no advice of its own")
  func followers() throws {
    let layout = try SeenFaultTests.solved(Narrow(), on: .canvas(300, 100))
    let rows = FigureSentences.findings(layout).map(\.text)
    let squeezed = try #require(rows.first { $0.hasPrefix("squeezed") })
    let plain = try #require(rows.first { $0.hasPrefix("plain") })
    #expect(squeezed.hasSuffix("→ follows from ✗1"))
    #expect(plain.hasSuffix("→ let it have more lines, or more width"))
  }

  /// Two labels that compete for less width than they need.
  private final class Rivals: View, LayoutSpec {
    let one = Label("A first text")
    let other = Label("A second text")

    var layout: Layout {
      one; other
      one.leading == leading
      other.leading == one.trailing
      other.trailing == trailing
      one.top == top
      other.top == top
    }
  }

  @Test("A text that is cut because its width is ambiguous says so")
  func ambiguousWidth() throws {
    let layout = try SeenFaultTests.solved(Rivals(), on: .canvas(100, 60))
    let rows = FigureSentences.findings(layout).map(\.text)
    let cut = rows.filter { $0.contains("does not show its whole text") }
    #expect(cut.contains { $0.hasSuffix("→ follows from ?1") }, "\(rows)")
  }

  /// A view of which constraints hold every edge, beyond the end of its parent.
  private final class Held: View, LayoutSpec {
    let box = View()
    let line = View()

    var layout: Layout {
      box { line }
      box.edges == edges + 20
      line.leading == box.leading
      line.width == 10
      line.top == box.top + 20
      line.height == box.height
    }
  }

  @Test("A view that constraints hold beyond its parent is not to be held by more of them")
  func heldOutside() throws {
    let layout = try SeenFaultTests.solved(Held(), on: .canvas(100, 100))
    let finding = try #require(layout.diagnostics.first { $0.rule == .outsideParent })
    #expect(finding.nextStep == .changeConstraints)
    let written = try JSONDecoder().decode(Diagnostic.self, from: JSONEncoder().encode(finding))
    #expect(written == finding)
  }

  /// Two views of which the second one follows the first, which is free.
  private final class Free: View, LayoutSpec {
    let leader = View()
    let tail = View()

    var layout: Layout {
      leader; tail
      leader.top == top
      leader.width == 20
      leader.height == 20
      tail.leading == leader.trailing
      tail.top == top
      tail.width == 20
      tail.height == 20
    }
  }

  @Test("The one view that follows an ambiguous one is named")
  func follower() throws {
    let layout = try SeenFaultTests.solved(Free(), on: .canvas(300, 100))
    let rows = FigureSentences.findings(layout).map(\.text)
    #expect(rows.contains { $0.contains("and tail follows") }, "\(rows)")
  }

  @Test(
    "A view that its frame holds is to have another frame; one that a constraint holds as well, another constraint",
    arguments: [(false, Diagnostic.NextStep.changeFrame), (true, .changeConstraints)])
  func byFrame(isConstrained: Bool, step: Diagnostic.NextStep) throws {
    let root = View(), box = View(), inner = View()
    box.frame = CGRect(x: -4, y: 10, width: 20, height: 20)
    root.addSubview(box)
    box.addSubview(inner)
    // What is in a view does not place it.
    LayoutConstraint.activate([
      inner.leading == box.leading + 2, inner.top == box.top, inner.width == 4, inner.height == 4,
    ])
    inner.translatesAutoresizingMaskIntoConstraints = false
    if isConstrained { (box.centerX == root.leading + 6).isActive = true }
    let layout = try SeenFaultTests.solved(root, on: .canvas(100, 100))
    let finding = try #require(layout.diagnostics.first { $0.rule == .outsideParent })
    #expect(finding.nextStep == step)
    let written = try JSONDecoder().decode(Diagnostic.self, from: JSONEncoder().encode(finding))
    #expect(written == finding)
  }
}

extension Stroke {
  fileprivate var isUpright: Bool { start.x == end.x }
}
