import RedlineAnalysis
import RedlineDiagram
import RedlineKit
import RedlineModel
import RedlineSnapshots
import TestPrograms
import Testing

/// Edits of a layout's source that are no change of the layout: each of the types below is named `Card`
/// and is another way to write the first.
@Suite(.blocks) struct NoChangeTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// Whether constraints are written in another order or with the other end first, which a drawing
    /// tells and a layout does not.
    var isTold: Bool
    var make: @Sendable () -> View
    init(_ title: String, isTold: Bool = false, _ make: @escaping @Sendable () -> View) {
      (testDescription, self.isTold, self.make) = (title, isTold, make)
    }
  }

  static let rows: [Row] = [
    Row("the same") { Written.Card() },
    Row("comments, blank lines and a renamed file") { Moved.Card() },
    Row("constraints in another order", isTold: true) { Reordered.Card() },
    Row("constraints before views") { ConstraintsFirst.Card() },
    Row("an array of constraints") { Listed.Card() },
    Row("a loop over views", isTold: true) { Looped.Card() },
    Row("constraints in the block of a view", isTold: true) { Grouped.Card() },
    Row("a function with a part of the layout") { Extracted.Card(margin: 16) },
    Row("an extension with a part of the layout") { Extended.Card() },
    Row("a branch that is always taken", isTold: true) { Branched.Card() },
    Row("ends of constraints the other way round", isTold: true) { Turned.Card() },
    Row("numbers as sums, names and parameters") { Numbers.Card() },
    Row("a usual priority and names of the view itself") { Spelled.Card() },
    Row("variables, lazy ones and other access") { Variables.Card() },
    Row("properties that nothing uses") { Unused.Card() },
    Row("views in a superclass") { Inherited.Card() },
    Row("views made by a function and an initializer") { Made.Card() },
    Row("usual values that are set") { Usual.Card() },
    Row("names of local variables") { Locals.Card() },
  ]

  /// Layouts that are the same but for source lines have one drawing, so that no mode tells them apart.
  @Test(arguments: rows) func source(_ row: Row) throws {
    let (old, golden) = try Self.written.get()
    let new = try row.make().solved(on: .canvas(220, 120))
    let diff = LayoutDiff(from: old, to: new)
    #expect(diff.isEmpty, "\(diff.text)")
    #expect((new.withoutLocations == old.withoutLocations) == !row.isTold)
    try withStore { store in
      let snapshot = Snapshot(SnapshotID("a"), .diagram(Diagram(new)))
      try writeWhole(golden, to: store.goldenPath(snapshot.file))
      let result = store.judge(snapshot, mode: .never, run: "r")
      #expect(result.verdict == .passed, "\(result.text)")
    }
  }

  /// The first form and its golden, drawn once.
  private static let written = Result {
    let layout = try Written.Card().solved(on: .canvas(220, 120))
    return (layout, Array(try Diagram(layout).svg().text().utf8))
  }

  /// What git and editors do to a golden.
  @Test(
    arguments: [
      ("line ends of another system", "\n", "\r\n"),
      ("no line end at the end", "</svg>\n", "</svg>"),
      ("another line end at the end", "</svg>\n", "</svg>\n\n"),
    ])
  func golden(_ row: String, old: String, new: String) throws {
    try withStore { store in
      var snapshot = Snapshot(SnapshotID("a"), .diagram(try titleRow()))
      snapshot.precision = .drawing
      let text = try titleRow().svg().text()
      let edited = text.replacing(old, with: new)
      #expect(edited != text)
      try writeWhole(Array(edited.utf8), to: store.goldenPath(snapshot.file))
      let result = store.judge(snapshot, mode: .never, run: "r")
      #expect(result.verdict == .passed, "\(result.text)")
    }
  }
}
