/// Rows that can be solved for a column that no other row has, one after the other.
///
/// Such a row is never put into another one, and with it gone other columns may be left in one row only.
/// What layouts are made of, chains and trees, goes away like this without a single substitution. For each
/// column the number of its rows and their exclusive or are enough to find the last one.
struct Singletons {
  /// The rows in order, each with the term to solve for.
  let steps: [(row: Int32, term: ColumnTerm)]
  /// Positions go into that many other rows, sizes into more.
  private static var fewUses: Int32 { 1 }

  /// - Parameters:
  ///   - rows: The rows; each once.
  ///   - uses: For each column the number of other rows that have it; empty if that does not matter.
  ///   - visitTerms: Calls its second parameter with each term of a row.
  @inline(__always)
  init(
    rows: some Sequence<Int32>, columnCount: Int, uses: [Int32] = [],
    visitTerms: (Int32, (ColumnTerm) -> Void) -> Void
  ) {
    var counts = [Int32](repeating: 0, count: columnCount)
    var unions = counts
    for row in rows {
      visitTerms(row) { term in
        guard term.value != 0 else { return }
        counts[Int(term.column)] += 1
        unions[Int(term.column)] ^= row
      }
    }
    // Columns that go into few other rows are taken first, of those the newest.
    var waiting: [Int32] = []
    var waitingMore: [Int32] = []
    for column in 0..<Int32(columnCount) where counts[Int(column)] == 1 {
      if uses.isEmpty || uses[Int(column)] <= Self.fewUses {
        waiting.append(column)
      } else {
        waitingMore.append(column)
      }
    }
    var steps: [(row: Int32, term: ColumnTerm)] = []
    while let column = waiting.popLast() ?? waitingMore.popLast() {
      guard counts[Int(column)] == 1 else { continue }
      let row = unions[Int(column)]
      var pivot = ColumnTerm(column: column, value: 0)
      var largest = 0.0
      visitTerms(row) { term in
        largest = max(largest, abs(term.value))
        if term.column == column && term.value != 0 { pivot = term }
      }
      guard abs(pivot.value) >= 1e-3 * largest else { continue }
      steps.append((row, pivot))
      visitTerms(row) { term in
        guard term.value != 0 else { return }
        counts[Int(term.column)] -= 1
        unions[Int(term.column)] ^= row
        guard counts[Int(term.column)] == 1 else { return }
        if uses.isEmpty || uses[Int(term.column)] <= Self.fewUses {
          waiting.append(term.column)
        } else {
          waitingMore.append(term.column)
        }
      }
    }
    self.steps = steps
  }
}
