/// Rows that can be solved for a column that no other row has, one after the other.
///
/// Such a row is never put into another one, and with it gone other columns may be left in one row only.
/// What layouts are made of, chains and trees, goes away like this without a single substitution. For each
/// column the number of its rows and their exclusive or are enough to find the last one.
struct Singletons: Sendable {
  /// The rows in order, each with the term to solve for.
  private(set) var steps: [(row: Int32, term: ColumnTerm)] = []
  /// Those that come last, negative: the newest first. What competes is held at 0 from the oldest on, so the
  /// sum of all others in the newest is put into none of them.
  private var waitingMore = LeastFirst()
  private var columns: [ColumnRows] = []
  /// Positions go into that many other rows, sizes into more.
  private static var fewUses: Int32 { 1 }

  init() {}

  /// Finds the rows, in the storage that is there.
  ///
  /// - Parameters:
  ///   - rows: The rows; each once.
  ///   - uses: For each column the number of other rows that have it; empty if that does not matter.
  ///     Those that few have come first.
  ///   - keepsPositions: Whether they come last.
  ///   - visitTerms: Calls its second parameter with each term of a row.
  @inline(__always)
  mutating func find(
    rows: some Sequence<Int32>, columnCount: Int, uses: [Int32] = [], keepsPositions: Bool = false,
    visitTerms: (Int32, (ColumnTerm) -> Void) -> Void
  ) {
    let isSparing = !uses.isEmpty
    steps.removeAll(keepingCapacity: true)
    steps.reserveCapacity(columnCount)
    waitingMore.removeAll()
    columns.reset(to: ColumnRows(), count: columnCount)
    columns.withUnsafeMutableBufferPointer { columns in
      // The column that has one row and comes first; each waits once at most.
      var first: Int32 = -1
      func wait(_ column: Int32) {
        columns[Int(column)].next = first
        first = column
      }
      for row in rows {
        visitTerms(row) { term in
          guard term.value != 0 else { return }
          columns[Int(term.column)].count += 1
          columns[Int(term.column)].union ^= row
        }
      }
      for column in 0..<columnCount where columns[column].count == 1 {
        if isSparing && (uses[column] > Self.fewUses) != keepsPositions {
          waitingMore.insert(-Int64(column))
        } else {
          wait(Int32(column))
        }
      }
      while true {
        var column = first
        if column >= 0 {
          first = columns[Int(column)].next
        } else if let next = waitingMore.popFirst() {
          column = Int32(-next)
        } else {
          break
        }
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
          if isSparing && (uses[Int(term.column)] > Self.fewUses) != keepsPositions {
            waitingMore.insert(-Int64(term.column))
          } else {
            wait(term.column)
          }
        }
      }
    }
  }

  /// The rows of a column that are left.
  private struct ColumnRows: Sendable {
    var count: Int32 = 0
    /// Their exclusive or: the row itself where there is one.
    var union: Int32 = 0
    /// The column that waits behind this one, or −1.
    var next: Int32 = -1
  }
}
