import Foundation
import RedlineLayout
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// What is drawn once for several, where it was asked for, or beyond a cut.
@Suite(.blocks) struct MarkContentTests {
  // MARK: Repetitions

  struct Part: Sendable {
    var id: String
    var text = "8"
    var from = 10.0
    var to = 18.0
    var axis = Axis.vertical
    var isDimmed = false
    var conflict: String?
    var cap = Cap.bar
    var sign: String?
  }

  struct RepeatRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let parts: [Part]
    let texts: [String]
  }

  static let repeats = [
    RepeatRow(testDescription: "none", parts: [], texts: []),
    RepeatRow(testDescription: "one", parts: [Part(id: "a")], texts: ["8"]),
    RepeatRow(
      testDescription: "the same between the same lines",
      parts: [Part(id: "a"), Part(id: "b"), Part(id: "c")], texts: ["8 ×3"]),
    RepeatRow(
      testDescription: "a hair apart", parts: [Part(id: "a"), Part(id: "b", from: 10.1)],
      texts: ["8 ×2"]),
    RepeatRow(
      testDescription: "other lines", parts: [Part(id: "a"), Part(id: "b", from: 30, to: 38)],
      texts: ["8", "8"]),
    RepeatRow(
      testDescription: "along and across",
      parts: [Part(id: "a"), Part(id: "b", axis: .horizontal)], texts: ["8", "8"]),
    RepeatRow(
      testDescription: "another number", parts: [Part(id: "a"), Part(id: "b", text: "9")],
      texts: ["8", "9"]),
    RepeatRow(
      testDescription: "one that is dimmed",
      parts: [Part(id: "a"), Part(id: "b", isDimmed: true), Part(id: "c")], texts: ["8 ×2", "8"]),
    RepeatRow(
      testDescription: "one in a conflict",
      parts: [Part(id: "a"), Part(id: "b", conflict: "✗1a"), Part(id: "c", conflict: "✗1b")],
      texts: ["8", "8", "8"]),
    RepeatRow(
      testDescription: "another end", parts: [Part(id: "a"), Part(id: "b", cap: .arrow)],
      texts: ["8", "8"]),
    RepeatRow(
      testDescription: "two changes",
      parts: [Part(id: "a", sign: "Δ1"), Part(id: "b", sign: "Δ2")], texts: ["8", "8"]),
    RepeatRow(
      testDescription: "places that are no numbers of a picture",
      parts: [Part(id: "a", from: .infinity), Part(id: "b", from: .infinity)], texts: ["8", "8"]),
  ]

  private static func mark(_ part: Part) -> FigureMark {
    func end(_ place: Double) -> FigureMark.End {
      FigureMark.End(
        place: place, rect: CGRect(x: 0, y: 0, width: 40, height: 20), isFrame: false,
        cap: part.cap)
    }
    var mark = FigureMark(
      members: [FigureMark.Member(id: part.id, title: part.id, subjects: [.constraint(part.id)])],
      kind: .spacing, hue: .common,
      form: .distance(axis: part.axis, from: end(part.from), to: end(part.to)), text: part.text)
    (mark.isDimmed, mark.conflict, mark.sign) = (part.isDimmed, part.conflict, part.sign)
    return mark
  }

  @Test(arguments: repeats) func whatRepeatsIsDrawnOnce(_ row: RepeatRow) {
    let merged = FigureRepeats.merged(row.parts.map(Self.mark))
    #expect(merged.map(\.text) == row.texts)
    // Each constraint is a member of exactly one mark, so that pointing at it finds it.
    let members = merged.flatMap { $0.members.map(\.id) }
    #expect(members.sorted() == row.parts.map(\.id).sorted())
  }

  // MARK: What was asked for

  final class Flagged: View {
    init(keepsMask: Bool, isHigh: Bool) {
      super.init(frame: .zero)
      let box = View()
      box.backgroundColor = .systemTeal
      addSubview(box)
      box.translatesAutoresizingMaskIntoConstraints = keepsMask
      LayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 30),
        box.widthAnchor.constraint(equalToConstant: 100),
        box.topAnchor.constraint(equalTo: topAnchor, constant: 20),
      ])
      if isHigh {
        LayoutConstraint.activate([box.heightAnchor.constraint(equalToConstant: 50)])
      }
    }
  }

  struct AskedRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let keepsMask: Bool
    var isHigh = true
    let frame: CGRect?
  }

  static let asked = [
    AskedRow(
      testDescription: "a forgotten flag", keepsMask: true,
      frame: CGRect(x: 30, y: 20, width: 100, height: 50)),
    AskedRow(
      testDescription: "a height that nobody asks for", keepsMask: true, isHigh: false, frame: nil),
    AskedRow(testDescription: "no conflict", keepsMask: false, frame: nil),
  ]

  @Test(arguments: asked) func aViewIsShownWhereItWasAskedFor(_ row: AskedRow) throws {
    let layout = try Flagged(keepsMask: row.keepsMask, isHigh: row.isHigh).solved(
      in: LayoutEnvironment(device: .canvas(240, 120)), measuring: TextShaper.shared())
    let asked = AskedFrames(layout)
    #expect(asked.frames.values.first == row.frame)
    let shown = asked.shown(in: layout)
    #expect((shown == layout) == (row.frame == nil))
    if let frame = row.frame { #expect(shown.items.contains { $0.frame == frame }) }
  }

  // MARK: Cuts

  @Test func whatIsBeyondACutIsToldThere() throws {
    var diagram = Diagram(try FigureTests.form())
    diagram.figure.crop = .items(["title"])
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let scene = FigureScene(diagram, ink)
    let plan = scene.plan(room: FigureSetting.room(diagram.figure))
    #expect(plan.cutsBottom)
    let told = (plan.told[true] ?? []) + (plan.told[false] ?? [])
    let drawn = plan.placed.map(\.mark)
    // Nothing is lost: what has no place on the screen that is left is told.
    let ids = Set((told + drawn).flatMap { $0.members.map(\.id) })
    for constraint in scene.content.drawn { #expect(ids.contains("c-\(constraint.id)")) }
    let line = FigureCutLine(plan: plan, ink: ink).draw(isTop: false)
    #expect(line.tags.count == Set((plan.told[false] ?? []).map(\.told)).count)
    for (index, tag) in line.tags.enumerated() {
      #expect(tag.rect.minY > plan.body.maxY - 1, "on the screen")
      for other in line.tags.dropFirst(index + 1) { #expect(!tag.rect.intersects(other.rect)) }
    }
    #expect(FigureCutLine(plan: plan, ink: ink).draw(isTop: true).tags.isEmpty || plan.cutsTop)
  }

  @Test func nothingIsToldWhereNothingIsCut() throws {
    var diagram = Diagram(try FigureTests.form())
    diagram.figure.crop = .device
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let plan = FigureScene(diagram, ink).plan(room: FigureSetting.room(diagram.figure))
    for isTop in [true, false] {
      let line = FigureCutLine(plan: plan, ink: ink).draw(isTop: isTop)
      #expect(line.shapes.isEmpty && line.tags.isEmpty && line.height == 0)
    }
  }

  // MARK: Sentences

  struct SentenceRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let texts: [String]
    let height: Double
  }

  static let long = "a sentence that is far too long for half of the width that the page has"
  static let sentences = [
    SentenceRow(testDescription: "one", texts: ["short"], height: 22),
    SentenceRow(testDescription: "two short ones", texts: ["short", "short"], height: 22),
    SentenceRow(testDescription: "three short ones", texts: ["a", "b", "c"], height: 44),
    SentenceRow(testDescription: "one of them long", texts: ["short", long], height: 44),
    SentenceRow(testDescription: "two of two lines", texts: ["a\nb", "a\nb"], height: 38),
  ]

  @Test(arguments: sentences) func shortSentencesStandBesideEachOther(_ row: SentenceRow) throws {
    let ink = FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live))
    let rows = row.texts.map { FigureSentences.Row(plate: "!1", text: $0) }
    let drawn = FigureSentences(ink: ink).draw(rows, width: 500)
    #expect(drawn.height == row.height)
  }
}
