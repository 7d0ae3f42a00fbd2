import Foundation
import RedlineInterfaceBuilder
import RedlineLayout
import RedlineText
import TestPrograms
import Testing

/// Heights of rows, and of the lines in labels.
extension FindingTests {
  /// A cell of 44 pt, as its canvas had it, around a field of 43.67 pt, as another device's pixels had it.
  @Test(
    "Heights of rows that contents contradict",
    arguments: [
      ("rowHeight=\"-1\" dataMode=\"prototypes\"", "", Diagnostic.Severity.note),
      ("rowHeight=\"-1\" dataMode=\"static\"", "", .note),
      ("rowHeight=\"-1\" dataMode=\"static\"", "rowHeight=\"44\"", .error),
      ("rowHeight=\"44\" dataMode=\"prototypes\"", "", .error),
    ])
  func rowsInConflict(_ table: String, _ cell: String, _ severity: Diagnostic.Severity) throws {
    let cells = """
      <prototypes><tableViewCell id="cell" \(cell)>\(Fixture.rect((0, 28, 375, 44)))
      <tableViewCellContentView key="contentView" id="content">\(Fixture.rect((0, 0, 375, 44)))
      <subviews>\(Fixture.view("v", (0, 0, 375, 44)))</subviews><constraints>
      \(Fixture.constraint("v.leading", "content.leading"))
      \(Fixture.constraint("v.top", "content.top"))
      \(Fixture.constraint("content.bottom", "v.bottom"))
      \(Fixture.constraint("content.trailing", "v.trailing"))
      \(Fixture.constraint("v.height", more: "constant=\"43.67\""))
      </constraints></tableViewCellContentView></tableViewCell></prototypes>
      """
    let found = try findings(
      text(
        Fixture.view("table", (0, 0, 375, 667), name: "tableView", attributes: table, cells), []))
    let told = found.filter { $0.kind == .conflict }
    #expect(told.map(\.severity) == [severity] && told.map(\.nextStep) == [.letContentsGiveSize])
    // Lines are those of the document.
    #expect(told.allSatisfy { !$0.message.contains(".swift:") }, "\(told.map(\.message))")
  }

  /// Old documents give such labels neither frame nor constraint.
  @Test(
    "A label that a style of cells places is not open",
    arguments: [
      ("style=\"IBUITableViewCellStyleDefault\" textLabel=\"l\"", 0), ("", 1),
    ])
  func labelsOfStyles(_ cell: String, _ count: Int) throws {
    let cells = """
      <prototypes><tableViewCell id="cell" \(cell)>\(Fixture.rect((0, 28, 375, 44)))
      <tableViewCellContentView key="contentView" id="content">\(Fixture.rect((0, 0, 375, 44)))
      <subviews><label id="l" text="Title" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
      </tableViewCellContentView></tableViewCell></prototypes>
      """
    let found = try findings(
      text(Fixture.view("table", (0, 0, 375, 667), name: "tableView", attributes: "", cells), []))
    #expect(
      found.count { $0.kind == .ambiguity && $0.items.contains { $0.contains("cell") } } == count)
  }

  /// Two texts compete for what a row of a fixed height leaves.
  @Test func competing() throws {
    func label(_ id: String) -> String {
      Fixture.view(
        id, (20, 30, 100, 21), name: "label",
        attributes: "text=\"\(id)\" verticalHuggingPriority=\"251\"",
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
    }
    let found = try findings(
      text(
        label("a") + label("b"),
        [
          Fixture.constraint("a.leading", "root.leading", constant: 20),
          Fixture.constraint("b.leading", "root.leading", constant: 20),
          Fixture.constraint("a.top", "root.top", constant: 30),
          Fixture.constraint("b.top", "a.bottom"),
          Fixture.constraint("b.bottom", "root.top", constant: 72.5),
        ])
    ).filter { $0.kind == .ambiguity }
    #expect(found.first?.severity == .warning, "\(found.map(\.message))")
  }

  @Test(
    "What is open by no more than texts may be off by is told by nobody",
    arguments: [
      ("height", 0.35, Diagnostic.Severity?.none), ("height", 0.5, .warning),
      ("width", 1.5, .none), ("width", 2, .warning),
    ])
  func littleOpen(_ length: String, _ room: Double, _ severity: Diagnostic.Severity?) throws {
    let other = length == "width" ? "height" : "width"
    let found = try findings(
      text(
        Fixture.view("v", (20, 30, 50, 50)),
        [
          Fixture.constraint("v.leading", "root.leading", constant: 20),
          Fixture.constraint("v.top", "root.top", constant: 30),
          Fixture.constraint("v.\(other)", more: "constant=\"50\""),
          Fixture.constraint(
            "v.\(length)", more: "constant=\"50\" relation=\"greaterThanOrEqual\""),
          Fixture.constraint(
            "v.\(length)", more: "constant=\"\(50 + room)\" relation=\"lessThanOrEqual\""),
        ])
    ).filter { $0.kind == .ambiguity }
    #expect(found.first?.severity == severity, "\(found.map(\.message))")
  }

  /// A label shows as many lines as it may have: the rest is cut as written down, and what all of them
  /// need is told.
  @Test func linesAtMost() throws {
    let long = String(repeating: "some words ", count: 20)
    let label = Fixture.view(
      "v", (20, 30, 200, 41), name: "label", attributes: "text=\"\(long)\" numberOfLines=\"2\"")
    let found = try findings(
      text(
        label,
        [
          Fixture.constraint("v.leading", "root.leading", constant: 20),
          Fixture.constraint("v.top", "root.top", constant: 30),
          Fixture.constraint("v.width", more: "constant=\"200\""),
        ])
    ).filter { $0.rule == .truncatedText }
    #expect(found.map(\.severity) == [.note])
    guard case .truncatedText(let needed, let given, isOneLine: _)? = found.first?.detail else {
      Issue.record("no cut text")
      return
    }
    #expect(needed.height > 2 * given.height)
  }
}
