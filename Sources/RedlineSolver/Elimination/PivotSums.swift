/// The first pivots of an elimination, each as what it comes to in free columns where that is short: sums of few
/// columns, as along a chain, need not be followed to their ends.
struct ShortenedPivots: Sendable {
  private(set) var elimination: Elimination
  /// The first row of ``Pass/store`` that is written with them.
  let firstRow: Int
  /// For each pivot whether it is written in free columns, and not as it was.
  private var isShort: [Bool]

  /// - Parameter count: From here on columns of pivots count as free.
  init(_ source: borrowing Elimination, through count: Int, firstRow: Int = 0) {
    self.firstRow = firstRow
    var sums = PivotSums(columnCount: source.order.count, pivotCount: count)
    for pivot in stride(from: count - 1, through: 0, by: -1) { sums.add(pivot, of: source) }
    elimination = Elimination(columnCount: source.order.count)
    elimination.take(sums, of: source)
    isShort = sums.sums.reversed().map(\.isShort)
  }

  /// Takes the constants that the same pivots have now, in the same way.
  mutating func takeConstants(of source: borrowing Elimination) {
    for pivot in isShort.indices.reversed() {
      var (constant, magnitude) = (source.pivots[pivot].constant, source.pivots[pivot].magnitude)
      for index in isShort[pivot] ? source.terms(of: pivot) : 0..<0 {
        let term = source.terms[index]
        let next = Int(elimination.order[Int(term.column)])
        guard next >= 0 else { continue }
        let part = elimination.pivots[next]
        constant += term.value * part.constant
        magnitude = max(magnitude, abs(constant), abs(term.value) * part.magnitude)
      }
      elimination.setConstant(constant, magnitude: magnitude, of: pivot)
    }
  }
}

/// How many terms were put into the first rows that were written in free columns, and how many are left.
struct ChainLengths {
  private var rowCount = 0
  private var substitutedTerms = 0
  private var terms = 0
  private static var most: Int { 64 }

  /// - Returns: Whether these are all rows that it takes to tell that chains are long, and come to little.
  @inline(__always)
  mutating func note(_ row: borrowing Reducer.Row) -> Bool {
    guard rowCount < Self.most else { return false }
    rowCount += 1
    substitutedTerms += row.substitutedTerms
    terms += row.terms.count
    return rowCount == Self.most && substitutedTerms > 4 * max(terms, rowCount)
  }
}

/// What pivots come to, from the last one to the first.
struct PivotSums {
  struct Sum {
    var terms: Range<Int>
    var constant: Double
    var magnitude: Double
    var isShort = true
  }

  private(set) var sums: [Sum] = []
  private(set) var terms: [ColumnTerm] = []
  private var cells: [(sum: Double, peak: Double)]
  private var touched: [Int32] = []
  private let pivotCount: Int
  /// So many terms are short.
  private static var most: Int { 8 }

  init(columnCount: Int, pivotCount: Int) {
    cells = Array(repeating: (0, 0), count: columnCount)
    self.pivotCount = pivotCount
    sums.reserveCapacity(pivotCount)
    terms.reserveCapacity(2 * pivotCount)
  }

  /// Adds the pivot before the one that was added last.
  mutating func add(_ pivot: Int, of elimination: borrowing Elimination) {
    let own = elimination.terms(of: pivot)
    let (constant, magnitude) = (
      elimination.pivots[pivot].constant, elimination.pivots[pivot].magnitude
    )
    let first = terms.count
    var sum = Sum(terms: first..<first, constant: constant, magnitude: magnitude)
    let isSingle = own.count == 1
    for index in own {
      let term = elimination.terms[index]
      guard let part = self.sum(of: Int(elimination.order[Int(term.column)])) else {
        put(term, isSingle: isSingle)
        continue
      }
      sum.constant += term.value * part.constant
      sum.magnitude = max(
        sum.magnitude, abs(sum.constant), abs(term.value) * part.magnitude)
      for index in part.terms {
        let (column, value) = (terms[index].column, term.value * terms[index].value)
        put(ColumnTerm(column: column, value: value), isSingle: isSingle)
      }
    }
    if terms.count - first + touched.count > max(Self.most, own.count) || !takeTouched() {
      (sum.constant, sum.magnitude, sum.isShort) = (constant, magnitude, false)
      terms.removeLast(terms.count - first)
      for index in own { terms.append(elimination.terms[index]) }
    }
    sum.terms = first..<terms.count
    sums.append(sum)
    for column in touched { cells[Int(column)] = (0, 0) }
    touched.removeAll(keepingCapacity: true)
  }

  @inline(__always)
  private func sum(of pivot: Int) -> Sum? {
    pivot >= 0 && pivot < pivotCount ? sums[pivotCount - 1 - pivot] : nil
  }

  /// Adds the terms that are left of those that were met.
  ///
  /// - Returns: Whether it is clear which those are; rounding errors may be taken for what is small of itself.
  private mutating func takeTouched() -> Bool {
    for column in touched {
      let cell = cells[Int(column)]
      let size = abs(cell.sum)
      if size <= 1e-7 * cell.peak {
        if size > 1e-13 * cell.peak { return false }
        continue
      }
      terms.append(ColumnTerm(column: column, value: cell.sum))
    }
    return true
  }

  /// - Parameter isSingle: Whether it comes from the only term of a pivot, so that nothing can cancel.
  @inline(__always)
  private mutating func put(_ term: ColumnTerm, isSingle: Bool) {
    if isSingle {
      terms.append(term)
      return
    }
    let cell = cells[Int(term.column)]
    if cell.peak == 0 { touched.append(term.column) }
    cells[Int(term.column)] = (cell.sum + term.value, max(cell.peak, abs(term.value)))
  }
}
