import RedlineModel
import Testing

/// The first of elements that are the same is the one that a dictionary finds, whatever the hashes are.
struct FirstOfSameTests {
  private struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let hash: @Sendable (Int) -> Int
  }

  private static let rows = [
    Row(testDescription: "values") { $0 },
    Row(testDescription: "one hash for all") { _ in 7 },
    Row(testDescription: "few hashes") { $0 % 3 },
    Row(testDescription: "negative ones") { -$0 },
    Row(testDescription: "the ends of the range") { $0 % 2 == 0 ? Int.min : Int.max },
  ]

  @Test(arguments: rows) private func isThatOfADictionary(_ row: Row) {
    var state: UInt64 = 11
    let values = (0..<500).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 40) % 120
    }
    var known: [Int: Int] = [:]
    var found = FirstOfSame(capacity: values.count)
    for (index, value) in values.enumerated() {
      let first = known[value] ?? index
      known[value] = first
      #expect(found.first(index, hash: row.hash(value)) { values[$0] == value } == first)
    }
  }

  @Test func thereMayBeNone() {
    var found = FirstOfSame(capacity: 0)
    #expect(found.first(0, hash: 1) { _ in false } == 0)
  }
}
