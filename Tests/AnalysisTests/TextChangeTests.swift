import Testing

@testable import RedlineAnalysis

/// What is said of two texts that are too long for a row: always what is in one of them only.
@Suite struct TextChangeTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let old: String
    let new: String
    let told: [String]
  }

  static let rows = [
    Row(
      testDescription: "short ones are whole", old: "Send", new: "Send it now",
      told: ["Send", "Send it now"]),
    Row(
      testDescription: "one that goes on, from the word where it does",
      old: "Wrote the first program.", new: "Wrote the first program, for a machine that was not",
      told: ["…program.", "…program, for a machine…"]),
    Row(
      testDescription: "one that ends earlier",
      old: "Wrote the first program, for a machine that was not", new: "Wrote the first",
      told: ["…first program, for a…", "…first"]),
    Row(
      testDescription: "two that differ far behind", old: "A long beginning that both have, one",
      new: "A long beginning that both have, another",
      told: ["…have, one", "…have, another"]),
    Row(
      testDescription: "two that differ where both are seen",
      old: "Wrote the first program, for a machine", new: "Wrote no program, for a machine that",
      told: ["Wrote the first…", "Wrote no program, for a…"]),
  ]

  @Test("Of two texts the rows show where they differ", arguments: rows)
  func told(_ row: Row) {
    let told = [
      shortened(row.old, beside: row.new, to: 24), shortened(row.new, beside: row.old, to: 24),
    ]
    #expect(told == row.told)
    #expect(told[0] != told[1] && told.allSatisfy { $0.count <= 24 })
  }
}
