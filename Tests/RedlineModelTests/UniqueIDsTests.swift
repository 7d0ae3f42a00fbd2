import RedlineModel
import Testing

/// Each id is given once, whichever way it is written.
struct UniqueIDsTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var bases: [String]
    var ids: [String]
  }

  @Test(arguments: [
    Row(testDescription: "others", bases: ["a", "b"], ids: ["a", "b"]),
    Row(testDescription: "the same", bases: ["a", "a", "a"], ids: ["a", "a#2", "a#3"]),
    Row(
      testDescription: "one that a number made", bases: ["a", "a#2", "a"], ids: ["a", "a#2", "a#3"]),
    Row(
      testDescription: "an accent of its own", bases: ["\u{E9}", "e\u{301}"],
      ids: ["\u{E9}", "e\u{301}#2"]),
    Row(
      testDescription: "a plain letter by another number", bases: ["K", "\u{212A}"],
      ids: ["K", "\u{212A}#2"]),
    Row(testDescription: "nothing", bases: ["", ""], ids: ["", "#2"]),
  ])
  func areGivenOnce(_ row: Row) {
    var used = UniqueIDs()
    let ids = row.bases.map { used.unused($0, isNumbered: false, separator: "#") }
    #expect(ids.map { Array($0.utf8) } == row.ids.map { Array($0.utf8) })
  }

  @Test func areThoseOfASet() {
    var used = UniqueIDs()
    var known: Set<String> = []
    for number in 0..<5000 {
      let id = used.unused("view\(number * 7 % 900)", isNumbered: number % 3 == 0, separator: "#")
      #expect(known.insert(id).inserted)
    }
  }
}
