/// An order of elimination that puts few terms into rows: the column with the fewest rows comes first, with
/// the shortest of its rows.
///
/// Rows that were solved do not count any more; what they put into others is not counted (H. M. Markowitz,
/// 1957, without the update of counts).
struct FillOrder {
  /// The rows in order, each with the column to solve for if it is still there.
  private(set) var steps: [(row: Int32, column: Int32)] = []
  private var counts: [Int32]
  private let uses: [Int32]
  /// The rows of each column, one after the other.
  private var starts: [Int32]
  private var rowsOfColumns: [Int32]
  /// For each count the last entry of the columns that had it at some time, or −1.
  private var buckets: [Int32] = []
  /// Columns, each with the entry before it.
  private var entries: [(column: Int32, previous: Int32)] = []
  private var isDone: [Bool]

  /// - Parameters:
  ///   - rows: The rows; each once.
  ///   - uses: For each column the number of other rows that have it; empty if that does not matter.
  ///   - visitTerms: Calls its second parameter with each term of a row.
  init(
    rows: [Int32], rowCount: Int, columnCount: Int, uses: [Int32] = [],
    visitTerms: (Int32, (ColumnTerm) -> Void) -> Void
  ) {
    var counts = [Int32](repeating: 0, count: columnCount)
    var starts = [Int32](repeating: 0, count: columnCount + 1)
    var lengths = [Int32](repeating: 0, count: rowCount)
    for row in rows {
      visitTerms(row) { term in
        guard term.value != 0 else { return }
        counts[Int(term.column)] += 1
        lengths[Int(row)] += 1
      }
    }
    for column in 0..<columnCount { starts[column + 1] = starts[column] + counts[column] }
    var rowsOfColumns = [Int32](repeating: 0, count: Int(starts[columnCount]))
    var next = starts
    for row in rows {
      visitTerms(row) { term in
        guard term.value != 0 else { return }
        rowsOfColumns[Int(next[Int(term.column)])] = row
        next[Int(term.column)] += 1
      }
    }
    isDone = [Bool](repeating: true, count: rowCount)
    for row in rows { isDone[Int(row)] = false }
    self.uses = uses
    (self.counts, self.starts, self.rowsOfColumns) = (counts, starts, rowsOfColumns)
    peel(rows, lengths, visitTerms)
  }

  private mutating func peel(
    _ rows: [Int32], _ lengths: [Int32], _ visitTerms: (Int32, (ColumnTerm) -> Void) -> Void
  ) {
    let columnCount = counts.count
    for column in 0..<columnCount where counts[column] > 0 { list(Int32(column)) }
    var least = 0
    while steps.count < rows.count {
      while least < buckets.count && buckets[least] < 0 { least += 1 }
      guard least < buckets.count else { break }
      let entry = entries[Int(buckets[least])]
      buckets[least] = entry.previous
      let column = Int(entry.column)
      guard counts[column] > 0, key(of: column) == least else { continue }
      // A row without columns that are left has no step; it comes last.
      guard let row = shortestRow(of: column, lengths) else { continue }
      steps.append((row, Int32(column)))
      isDone[Int(row)] = true
      counts[column] = 0
      visitTerms(row) { term in
        let other = Int(term.column)
        guard counts[other] > 0 else { return }
        counts[other] -= 1
        if counts[other] > 0 {
          list(Int32(other))
          least = min(least, key(of: other))
        }
      }
    }
    for row in rows where !isDone[Int(row)] { steps.append((row, -1)) }
  }

  private mutating func list(_ column: Int32) {
    let key = key(of: Int(column))
    while buckets.count <= key { buckets.append(-1) }
    entries.append((column, buckets[key]))
    buckets[key] = Int32(entries.count - 1)
  }

  private func key(of column: Int) -> Int {
    Int(counts[column]) + (uses.isEmpty ? 0 : Int(uses[column]))
  }

  private func shortestRow(of column: Int, _ lengths: [Int32]) -> Int32? {
    var best: Int32?
    for index in Int(starts[column])..<Int(starts[column + 1]) {
      let row = rowsOfColumns[index]
      guard !isDone[Int(row)] else { continue }
      if let other = best, lengths[Int(other)] <= lengths[Int(row)] { continue }
      best = row
    }
    return best
  }
}
