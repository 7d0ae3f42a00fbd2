import TestPrograms
import Testing

@testable import RedlineLayout

/// What the line of a constraint says of a view that is gone.
@Suite(.blocks) struct StatementSourceTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var text: String
    var attribute: Attribute
    var isSecond: Bool
    var item: String?

    init(_ text: String, _ attribute: Attribute, isSecond: Bool = false, _ item: String?) {
      (self.text, self.attribute, self.isSecond, self.item) = (text, attribute, isSecond, item)
    }

    var testDescription: String { text }
  }

  /// By hand; `known` is stored.
  static let rows = [
    Row("title.top == top + 4", .top, "title"),
    Row("self.title.top == top", .top, "title"),
    Row("known.top == title.bottom", .bottom, isSecond: true, "title"),
    Row(
      "known.edges == card.title.edges + 8 // edges == x", .leading, isSecond: true, "card.title"),
    Row("make().size == 24", .width, "make()"),
    Row("2 * title.width <= known.width ~ .high", .width, "title"),
    Row("known.top == top; title.leading == leading", .leading, "title"),
    Row("known.bottom\n  == title.bottom", .bottom, isSecond: true, "title"),
    Row("known.top.constraint(equalTo: title.topAnchor)", .top, isSecond: true, "title"),
    Row("known.top == top", .top, nil),
    Row("constraints(of: view)", .top, nil),
    Row("", .top, nil),
  ]

  @Test(arguments: rows) func naming(_ row: Row) throws {
    let lines = row.text.split(separator: "\n", omittingEmptySubsequences: false)
    let source = try #require(StatementSource(path: "", line: 1) { _ in lines })
    let item = source.item(with: row.attribute, isSecond: row.isSecond) { $0 == "known" }
    #expect(item == row.item)
  }

  @Test func noLines() {
    #expect(StatementSource(path: "/nowhere/Login.swift", line: 1) == nil)
    #expect(StatementSource(path: "", line: 2) { _ in ["a"] } == nil)
    #expect(StatementSource(path: "", line: 0) { _ in ["a"] } == nil)
    #expect(StatementSource.lines(of: "/") == nil)
  }
}
