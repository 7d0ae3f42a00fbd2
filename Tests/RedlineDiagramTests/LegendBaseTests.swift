import Foundation
import RedlineLayout
import RedlineModel
import RedlineText
import TestPrograms
import Testing

@testable import RedlineDiagram

/// What the legend says of what edges and centres are, whose tags have no room for it.
@Suite(.blocks) struct LegendBaseTests {
  /// A tag of an edge, what it is of, and what its constraints make equal.
  struct BaseRow: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var tags: [(text: String, base: String?, ends: [String])]
    var lines: [String]

    init(_ name: String, _ tags: [(String, String?, [String])], _ lines: [String]) {
      (testDescription, self.tags, self.lines) = (name, tags, lines)
    }
  }

  static let baseRows = [
    BaseRow(
      "what edges are of, once for all that are of it",
      [
        ("title top", "superview", []), ("leading ×2", "superview", []), ("bottom", "margins", []),
      ], ["title top, leading ×2 = superview", "bottom = margins"]),
    BaseRow(
      "what tags say themselves",
      [("title top = superview", "superview", []), ("title top ≥ superview", "superview", [])], []),
    BaseRow(
      "two tags that say the same of different things",
      [("leading", "superview", []), ("leading", "margins", []), ("top", "margins", [])],
      ["top = margins"]),
    BaseRow(
      "a line on which views are of different things",
      [("leading ×2", nil, ["title = superview", "body = title"])],
      ["leading ×2: title = superview, body = title"]),
    BaseRow(
      "what several of them are of, once",
      [
        (
          "leading ×4", nil,
          ["title = superview", "body = title", "more = title", "note = superview"]
        )
      ], ["leading ×4: title, note = superview; body, more = title"]),
    BaseRow(
      "more of these than are read",
      [
        (
          "leading ×10", nil,
          [
            "a = b", "b = c", "c = d", "d = e", "e = f", "f = g", "g = h", "h = i", "i = j",
            "j = superview",
          ]
        )
      ], []),
    BaseRow(
      "views that are of each other", [("title, body leading", nil, ["body = title"])], []),
    BaseRow(
      "both views of a line whose tag has room for neither", [("top", nil, ["body = title"])],
      ["body top = title"]),
    BaseRow(
      "of two such lines each", [("top", nil, ["body = title"]), ("top", nil, ["b = a"])],
      ["body top = title", "b top = a"]),
    BaseRow(
      "whose centre it is, where the tag has no room for that",
      [("centerY", "superview", ["icon = superview"]), ("centerY", "form", ["mark = form"])],
      ["icon centerY = superview", "mark centerY = form"]),
    BaseRow(
      "elements of an array", [("leading ×2", nil, ["rows[0] = superview", "rows[1] = rows[0]"])],
      []),
    BaseRow("edges that touch", [("0 ×2", nil, ["a = b", "c = d"])], []),
    BaseRow(
      "by how much a centre is off", [("icon centerY +8", "title", [])],
      ["icon centerY = title +8"]),
  ]

  @Test("The legend says of what edges are, where tags do not", arguments: baseRows)
  func bases(_ row: BaseRow) throws {
    let legend = FigureLegend(
      ink: FigureInk(theme: Theme(.light), painter: try TextPainter(mode: .live)),
      options: .onlyWhatIsNew, layouts: [])
    let placed = row.tags.map { text, base, ends in
      var mark = FigureMark(
        members: [], kind: .alignment, hue: .common, form: .rail(axis: .horizontal, place: 0),
        text: text)
      mark.plain = text.split(separator: " ").dropFirst(text.hasPrefix("icon") ? 1 : 0)
        .joined(separator: " ")
      mark.base = base.map { FigureMarks.Base(name: $0) }
      mark.ends = ends
      if base != nil, let end = ends.first { mark.owners = [String(end.prefix { $0 != " " })] }
      let views = Set(ends.flatMap { $0.components(separatedBy: " = ") }).subtracting(["superview"])
      mark.beads = (base == nil ? views : []).map {
        FigureMark.Bead(id: $0, name: $0, span: Span(0, 1))
      }
      mark.count = max(1, ends.count)
      return PlacedFigureMark(mark: mark, tag: CGRect(x: 0, y: 0, width: 40, height: 14))
    }
    #expect(legend.bases(placed).map(\.text) == row.lines)
  }

  @Test("The legend names what a rail without room for names is of")
  func namedBelow() throws {
    final class Form: View, LayoutSpec {
      let theNameOfTheUserOfThisAccount = TextField(), theWordOfTheUserOfThisAccount = TextField()

      var layout: Layout {
        let (user, word) = (theNameOfTheUserOfThisAccount, theWordOfTheUserOfThisAccount)
        user; word
        for field in [user, word] {
          field.leading == leading
          field.trailing == trailing
        }
        user.top == top + 12
        word.top == user.bottom + 12
      }
    }
    var diagram = Diagram(
      try Form().solved(
        in: LayoutEnvironment(device: .canvas(320, 120)), measuring: TextShaper.shared()))
    diagram.textMode = .live
    let text = try diagram.svg().text()
    let said = text.matches(of: />([^<]*×2[^<:]*: [^<]*)</).map(\.1)
    #expect(said.count == 1 && said[0].contains("theNameOfTheUserOfThisAccount"), "\(said)")
  }
}
