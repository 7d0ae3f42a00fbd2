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
    var steps: [(row: Int32, term: ColumnTerm)] = []
    let isSparing = !uses.isEmpty
    // Columns that go into few other rows are taken first, of those the newest.
    var waiting: [Int32] = []
    var waitingMore: [Int32] = []
    var columns = [ColumnRows](repeating: ColumnRows(), count: columnCount)
    columns.withUnsafeMutableBufferPointer { columns in
      for row in rows {
        visitTerms(row) { term in
          guard term.value != 0 else { return }
          columns[Int(term.column)].count += 1
          columns[Int(term.column)].union ^= row
        }
      }
      for column in 0..<columnCount where columns[column].count == 1 {
        if isSparing && uses[column] > Self.fewUses {
          waitingMore.append(Int32(column))
        } else {
          waiting.append(Int32(column))
        }
      }
      while let column = waiting.popLast() ?? waitingMore.popLast() {
        guard columns[Int(column)].count == 1 else { continue }
        let row = columns[Int(column)].union
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
          columns[Int(term.column)].count -= 1
          columns[Int(term.column)].union ^= row
          guard columns[Int(term.column)].count == 1 else { return }
          if isSparing && uses[Int(term.column)] > Self.fewUses {
            waitingMore.append(term.column)
          } else {
            waiting.append(term.column)
          }
        }
      }
    }
    self.steps = steps
  }

  /// The rows of a column that are left.
  private struct ColumnRows {
    var count: Int32 = 0
    /// Their exclusive or: the row itself where there is one.
    var union: Int32 = 0
  }
}
