import Foundation
import RedlineKit
import RedlineLayout
import RedlineModel
import TestPrograms
import Testing

@testable import RedlineSnapshots

/// Labels in a column, of which a row changes one thing.
private final class Column: View, LayoutSpec {
  let labels = (0..<6).map { Label("Label \($0)") }
  var gap = 8.0
  var hasMore = false

  var layout: Layout {
    labels
    for (index, label) in labels.enumerated() {
      label.leading == leading + 16
      label.top == (index == 0 ? top : labels[index - 1].bottom) + gap
    }
    if hasMore { labels[0].width <= 200 }
  }
}

/// A golden's layout of which only what is otherwise is decoded is the one that it holds.
@Suite(.blocks) struct LinedLayoutTests {
  private struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var change: @Sendable (Column) -> Void = { _ in }
    var size = 390.0
  }

  private static let rows = [
    Row(testDescription: "nothing"),
    Row(testDescription: "places", change: { $0.gap = 12 }),
    Row(testDescription: "a text", change: { $0.labels[2].text = "A \"{quoted}\" \\ [one]," }),
    Row(
      testDescription: "a place and a colour",
      change: {
        ($0.gap, $0.labels[3].textColor) = (12, .systemRed)
      }),
    Row(testDescription: "a constraint more", change: { $0.hasMore = true }),
    Row(testDescription: "a state that was not there", change: { $0.labels[1].alpha = 0.5 }),
    Row(testDescription: "another screen", size: 400),
    Row(testDescription: "another name", change: { $0.labels[4].accessibilityIdentifier = "x" }),
  ]

  private func solved(_ row: Row?) throws -> SolvedLayout {
    let column = Column()
    row?.change(column)
    return try column.solved(on: .canvas(row?.size ?? 390, 400), name: "Column")
  }

  @Test(arguments: rows) private func decoded(_ row: Row) throws {
    let (golden, actual) = (try solved(row), try solved(nil))
    let (lines, other) = (
      try OneLineJSON.lines(of: golden), try OneLineJSON.lines(of: actual)
    )
    let otherLines = try #require(LinedLayout(other))
    var found = try #require(try LinedLayout(lines)?.layout(like: actual, otherLines))
    var whole = try SolvedLayout(json: Data(lines))
    // Reasons make no layouts different.
    for index in whole.items.indices {
      whole.items[index].reasons = nil
      found.items[index].reasons = nil
    }
    #expect(found == whole)
  }

  /// Lines that are no items, and entries that they cannot have.
  @Test(arguments: [
    ("\"frame\":[[", "\"frame\":[["), ("\"frame\":", "\"frame\":null,\"x\":"),
    ("\"id\":", "\"id\":\"a\\"), ("\"hugging\":{", "\"hugging\":}"),
  ])
  func hostileLines(_ old: String, new: String) throws {
    let actual = try solved(nil)
    let text = String(decoding: try OneLineJSON.lines(of: try solved(Self.rows[1])), as: UTF8.self)
    let lines = Array(text.replacing(old, with: new).utf8)
    let other = try #require(LinedLayout(try OneLineJSON.lines(of: actual)))
    let whole = try? SolvedLayout(json: Data(lines))
    let found = try? LinedLayout(lines)?.layout(like: actual, other)
    #expect((found != nil) == (whole != nil))
  }
}
