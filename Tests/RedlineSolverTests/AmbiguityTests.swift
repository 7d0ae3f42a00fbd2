import RedlineSolver
import Testing

@Suite struct AmbiguityTests {
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var count: Int
    var lines: [String]
    var expression: String
    var range: ClosedRange<Double>?

    init(
      _ name: String, _ count: Int, _ lines: [String], _ expression: String,
      _ range: ClosedRange<Double>?
    ) {
      testDescription = name
      self.count = count
      self.lines = lines
      self.expression = expression
      self.range = range
    }
  }

  static let anywhere = -Double.infinity...Double.infinity
  static let rows = [
    Row("unique", 1, ["a = 3"], "a", nil),
    Row("unique by priorities", 1, ["a = 24 @500", "a >= 30 @525"], "a", nil),
    Row("24 against at least 30", 1, ["a = 24 @500", "a >= 30 @500"], "a", 24...30),
    Row("two wishes", 1, ["a = 24 @500", "a = 30 @500"], "a", 24...30),
    Row("three wishes", 1, ["a = 24 @500", "a = 30 @500", "a = 80 @500"], "a", nil),
    Row("a lower priority decides", 1, ["a = 4 @9", "a = 8 @9", "a = 5 @8"], "a", nil),
    Row("nothing at all", 1, [], "a", anywhere),
    Row("a lean does not count", 1, ["a >= 3"], "a", 3...Double.infinity),
    Row("bounded above", 1, ["2a <= 3 @20"], "a", -Double.infinity...1.5),
    Row("between bounds", 1, ["a >= 0 implicit", "a <= 7"], "a", 0...7),
    Row("a sum that is known", 2, ["a b = 10"], "a b", nil),
    Row("a part of that sum", 2, ["a b = 10"], "b", anywhere),
    Row("a part between bounds", 2, ["a b = 10", "a >= 0", "b >= 2"], "b", 2...10),
    Row("a difference", 2, ["a b = 10", "a >= 0", "b >= 2"], "a -b", -10...6),
    Row("of two components", 2, ["a >= 0", "a <= 1", "b >= 0", "b <= 5"], "2a -b", -5...2),
    Row("beside what is ambiguous", 2, ["a <= 4", "b = 2"], "b", nil),
    Row(
      "which one stretches", 2,
      ["a b = 100", "a = 40 @250", "b = 30 @250"], "a", 40...70),
    Row(
      "weights decide", 2, ["a b = 100", "a = 40 @250 *2", "b = 30 @250"], "a", nil),
    Row(
      "after a conflict", 1, ["a >= 4", "a <= 2"], "a", 4...Double.infinity),
  ]

  @Test(arguments: rows)
  func ranges(_ row: Row) {
    let lines = Lines(row.count, row.lines)
    let solution = lines.program.solved()
    let range = solution.ambiguousRange(of: lines.expression(row.expression))
    #expect((range == nil) == (row.range == nil))
    if let range, let expected = row.range {
      let low = range.lowerBound
      let high = range.upperBound
      #expect(low == expected.lowerBound || abs(low - expected.lowerBound) < 1e-9)
      #expect(high == expected.upperBound || abs(high - expected.upperBound) < 1e-9)
      #expect(range.contains(solution.value(of: lines.expression(row.expression))))
    }
    #expect(lines.program.solved().isAmbiguous(lines.expression(row.expression)) == (range != nil))
    #expect(solution.isAmbiguous(lines.expression(row.expression)) == (range != nil))
    let plain = lines.program.solved(ambiguity: false)
    #expect(!plain.isAmbiguous(lines.expression(row.expression)))
    #expect(plain.ambiguousRange(of: lines.expression(row.expression)) == nil)
    #expect(lines.values(of: plain) == lines.values(of: solution))
  }

  @Test func withoutAmbiguityItIsUnknown() {
    let lines = Lines(1, ["a >= 3"])
    let line = LinearExpression([Term(lines["a"])])
    #expect(lines.program.solved(ambiguity: false).ambiguity(of: line) == .unknown)
    #expect(lines.program.solved().ambiguity(of: line) == .range(3...Double.infinity))
    #expect(Lines(1, ["a = 3"]).program.solved().ambiguity(of: line) == .unique)
  }
}
