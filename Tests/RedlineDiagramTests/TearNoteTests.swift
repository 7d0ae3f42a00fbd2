import Foundation
import RedlineLayout
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// Where it is told what a tear leaves out.
@Suite(.blocks) struct TearNoteTests {
  /// Two views on one centre line, far apart on a phone.
  final class FarApart: View, LayoutSpec {
    let first = View(), last = View()

    var layout: Layout {
      first; last
      first.top == top + 100
      last.bottom == bottom - 100
      for view in [first, last] {
        view.centerX == centerX
        view.size == CGSize(width: 120, height: 40)
      }
    }
  }

  @Test("What a tear leaves out is told beside the lines that cross it")
  func notesBesideLines() throws {
    let layout = try FarApart().solved(
      in: LayoutEnvironment(device: .iPhone15), measuring: TextShaper.shared())
    let plan = try #require(try TearTests.plan(Diagram(layout)))
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let notes = FigureTears(plan: plan, ink: ink).notes().map(\.rect)
    let lines = plan.placed.flatMap(\.strokes).map(\.line).filter(\.isVertical)
    #expect(notes.count == 1)
    for note in notes {
      let crossing = lines.filter { $0.bounds.minY < note.minY && note.maxY < $0.bounds.maxY }
      #expect(!crossing.isEmpty)
      for line in crossing { #expect(!line.bounds.insetBy(dx: -1, dy: 0).intersects(note)) }
      #expect(plan.body.minX <= note.minX && note.maxX <= plan.body.maxX)
    }
  }

  @Test("What a tear leaves out is not told on a bar that ends at its foot")
  func notesBesideBars() throws {
    var plan = try #require(try TearTests.plan(TearTests.diagram(TearTests.rows[0])))
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let known = FigureTears(plan: plan, ink: ink).notes()[1].rect
    let x = Double(known.midX)
    let bar = Stroke(
      start: CGPoint(x: x, y: Double(plan.body.maxY) - 30),
      end: CGPoint(x: x, y: Double(plan.body.maxY) - 4))
    plan.placed[0].strokes.append(FigureStroke("c-bar", bar, .bar))
    let note = FigureTears(plan: plan, ink: ink).notes()[1].rect
    #expect(note.minY < bar.bounds.maxY && !note.intersects(bar.bounds.insetBy(dx: -4, dy: 0)))
  }

  @Test("What a tear leaves out is told at its foot, in fewer words between tags")
  func notesBetweenTags() throws {
    var plan = try #require(try TearTests.plan(TearTests.diagram(TearTests.rows[0])))
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let middle = CGFloat(plan.projection.tears[1].middle)
    let width = FigureTears(plan: plan, ink: ink).notes()[1].rect.width
    var mark = plan.placed[0]
    for side: CGFloat in [-1, 1] {
      // Beside the words that say only the number.
      mark.tag = CGRect(
        center: CGPoint(x: middle + side * 80, y: plan.body.maxY), CGSize(width: 90, height: 15))
      plan.placed.append(mark)
    }
    let note = FigureTears(plan: plan, ink: ink).notes()[1].rect
    #expect(abs(note.midX - middle) < 40 && note.width < width, "\(note) of a tear at \(middle)")
    #expect(plan.placed.allSatisfy { !($0.tag?.intersects(note) ?? false) })
  }

  @Test(
    "What a tear from side to side leaves out is told in fewer words between tags",
    arguments: [(200.0, true), (56, false)])
  func notesAcrossBetweenTags(_ gap: Double, _ isWhole: Bool) throws {
    let layout = try FarApart().solved(
      in: LayoutEnvironment(device: .iPhone15), measuring: TextShaper.shared())
    var plan = try #require(try TearTests.plan(Diagram(layout)))
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let width = FigureTears(plan: plan, ink: ink).notes()[0].rect.width
    let (left, right) = (Double(plan.body.minX), Double(plan.body.maxX))
    let y = plan.projection.tears[0].middle - 8
    // All of the row but a gap in its left half.
    let open = Span(left + 30, left + 30 + gap)
    for span in [Span(left - 40, open.low), Span(open.high, right + 40)] {
      var mark = plan.placed[0]
      mark.tag = CGRect(x: span.low, y: y, width: span.length, height: 15)
      plan.placed.append(mark)
    }
    let note = FigureTears(plan: plan, ink: ink).notes()[0].rect
    #expect((note.width == width) == isWhole, "\(note), \(width)")
    #expect(plan.placed.allSatisfy { !($0.tag?.intersects(note) ?? false) }, "\(note)")
  }
}
