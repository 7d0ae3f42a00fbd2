/// A column of a row and its coefficient.
struct ColumnTerm: Sendable {
  var column: Int32
  var value: Double
}

/// Pivoted variables, each written as a sum of others: a triangular system in order of elimination.
///
/// The row of a pivot is reduced against all pivots before it and never touched again, so it holds free
/// columns and columns that were eliminated later. A ``Reducer`` substitutes in order of elimination and
/// meets every pivot at most once.
struct Elimination: Sendable {
  /// A column that is `Σ coefficient · column + constant`.
  struct Pivot: Sendable {
    var column: Int32
    /// The end of its terms; they start where those of the pivot before end.
    var end: Int32
    var constant: Double
    /// The largest constant that went into the sum: the scale of its rounding errors.
    var magnitude: Double
  }

  /// For each column the number of its pivot, or −1 for a free column.
  private(set) var order: [Int32]
  private(set) var pivots: [Pivot] = []
  private(set) var terms: [ColumnTerm] = []
  /// The columns of pivots with coefficients so large, or so far apart, that tolerances do not cover
  /// rounding errors.
  private(set) var grownColumns: [Int32] = []

  init(columnCount: Int) {
    order = [Int32](repeating: -1, count: columnCount)
  }

  /// Forgets all pivots.
  mutating func reset(columnCount: Int) {
    order.reset(to: -1, count: columnCount)
    pivots.removeAll(keepingCapacity: true)
    terms.removeAll(keepingCapacity: true)
    grownColumns.removeAll(keepingCapacity: true)
  }

  var pivotCount: Int { pivots.count }

  /// Whether all columns are those of pivots.
  var hasNoFreeColumn: Bool { pivots.count == order.count }

  /// The column of a pivot.
  @inline(__always)
  func column(of pivot: Int) -> Int { Int(pivots[pivot].column) }

  /// Where the terms of a pivot are.
  @inline(__always)
  func terms(of pivot: Int) -> Range<Int> {
    (pivot == 0 ? 0 : Int(pivots[pivot - 1].end))..<Int(pivots[pivot].end)
  }

  mutating func reserve(_ pivotCount: Int) {
    pivots.reserveCapacity(pivotCount)
    terms.reserveCapacity(2 * pivotCount)
  }

  /// Solves the reduced row, which is 0, for one of its columns.
  mutating func pivot(at position: Int, of row: borrowing Reducer.Row) {
    let column = row.terms[position].column
    let factor = -1 / row.terms[position].value
    var least = Double.infinity
    var largest = 0.0
    for index in row.terms.indices where index != position {
      let term = row.terms[index]
      let size = abs(term.value)
      if size > largest { largest = size }
      if size < least { least = size }
      terms.append(ColumnTerm(column: term.column, value: term.value * factor))
    }
    if !(largest * abs(factor) <= 1e5) || largest > 1e7 * least { grownColumns.append(column) }
    order[Int(column)] = Int32(pivots.count)
    pivots.append(
      Pivot(
        column: column, end: Int32(terms.count), constant: row.constant * factor,
        magnitude: row.magnitude * abs(factor)))
  }

  /// Takes pivots for those of another elimination, in the same order.
  mutating func take(_ sums: borrowing PivotSums, of other: borrowing Elimination) {
    let count = sums.sums.count
    pivots.reserveCapacity(count)
    terms.reserveCapacity(sums.terms.count)
    for pivot in 0..<count {
      let (sum, column) = (sums.sums[count - 1 - pivot], other.pivots[pivot].column)
      for term in sum.terms { terms.append(sums.terms[term]) }
      order[Int(column)] = Int32(pivot)
      pivots.append(
        Pivot(
          column: column, end: Int32(terms.count), constant: sum.constant,
          magnitude: sum.magnitude))
    }
  }

  /// The same pivots with numbers in place of the columns that no free one has a part in: a row need not follow
  /// those to their ends.
  ///
  /// - Parameter isLoose: ``looseColumns``.
  func withNumbers(_ isLoose: [Bool]) -> Elimination {
    var result = self
    result.reserve(order.count)
    var count = 0
    result.terms.withUnsafeMutableBufferPointer { kept in
      for pivot in pivots.indices {
        for index in terms(of: pivot) where isLoose[Int(kept[index].column)] {
          kept[count] = kept[index]
          count += 1
        }
        result.pivots[pivot].end = Int32(count)
      }
    }
    result.terms.removeLast(terms.count - count)
    result.takeConstants(of: self, isLoose)
    return result
  }

  /// Takes the constants that the same pivots have now without numbers in place of columns.
  mutating func takeConstants(of source: borrowing Elimination, _ isLoose: [Bool]) {
    let count = source.pivots.count
    pivots.withUnsafeMutableBufferPointer { pivots in
      source.terms.withUnsafeBufferPointer { terms in
        for pivot in stride(from: count - 1, through: 0, by: -1) {
          let own = source.pivots[pivot]
          var (constant, magnitude) = (own.constant, own.magnitude)
          for index in source.terms(of: pivot) where !isLoose[Int(terms[index].column)] {
            let number = pivots[Int(order[Int(terms[index].column)])]
            constant += terms[index].value * number.constant
            magnitude = max(
              magnitude, abs(constant), abs(terms[index].value) * number.magnitude)
          }
          (pivots[pivot].constant, pivots[pivot].magnitude) = (constant, magnitude)
        }
      }
    }
  }

  /// These pivots with those that follow them in another elimination.
  func followed(by other: borrowing Elimination) -> Elimination {
    var result = self
    for pivot in pivots.count..<other.pivots.count {
      for index in other.terms(of: pivot) { result.terms.append(other.terms[index]) }
      result.order[other.column(of: pivot)] = Int32(pivot)
      result.pivots.append(other.pivots[pivot])
      result.pivots[pivot].end = Int32(result.terms.count)
    }
    return result
  }

  /// Gives a pivot another constant.
  @inline(__always)
  mutating func setConstant(_ constant: Double, magnitude: Double, of pivot: Int) {
    pivots[pivot].constant = constant
    pivots[pivot].magnitude = magnitude
  }

  /// Solves a row, which is 0 and has no column of a pivot, for one of its terms.
  mutating func pivot(on pivot: ColumnTerm, of row: some Sequence<ColumnTerm>, constant: Double) {
    let factor = -1 / pivot.value
    for term in row where term.column != pivot.column && term.value != 0 {
      terms.append(ColumnTerm(column: term.column, value: term.value * factor))
    }
    order[Int(pivot.column)] = Int32(pivots.count)
    pivots.append(
      Pivot(
        column: pivot.column, end: Int32(terms.count), constant: constant * factor,
        magnitude: abs(constant * factor)))
  }

  /// Solves rows of a program for a term each, into which nothing is put; to be called first.
  mutating func pivot(
    onSingletons steps: [(row: Int32, term: ColumnTerm)], of rows: ConstraintRows
  ) {
    let termCount = steps.reduce(0) { $0 + rows.terms(of: Int($1.row)).count }
    // Written without a question for each whether somebody else has the list.
    terms = Array(unsafeUninitializedCapacity: max(termCount, 2 * order.count)) { terms, count in
      for step in steps {
        let factor = -1 / step.term.value
        for position in rows.terms(of: Int(step.row)) {
          let term = rows.terms[position].columnTerm
          guard term.column != step.term.column, term.value != 0 else { continue }
          terms[count] = ColumnTerm(column: term.column, value: term.value * factor)
          count += 1
        }
        let constant = rows.headers[Int(step.row)].constant * factor
        pivots.append(
          Pivot(
            column: step.term.column, end: Int32(count), constant: constant,
            magnitude: abs(constant)))
      }
    }
    order.withUnsafeMutableBufferPointer { order in
      for (index, step) in steps.enumerated() { order[Int(step.term.column)] = Int32(index) }
    }
  }

  /// For each column whether it is free, or a sum that holds a free one.
  var looseColumns: [Bool] {
    var result = order.map { $0 < 0 }
    mark(&result)
    return result
  }

  /// Writes for each pivot the pivots whose columns its sum holds; to be called when no column is free.
  func writeTermsByPivot(to rows: inout SparseRows) {
    rows.removeAll()
    rows.reserve(rows: pivots.count, entries: terms.count)
    for pivot in pivots.indices {
      for term in terms(of: pivot) {
        rows.append(order[Int(terms[term].column)], terms[term].value)
      }
      rows.endRow()
    }
  }

  /// For each column whether it depends on one for which `isMarked` is true, which includes itself.
  ///
  /// - Parameter count: Only the first pivots count, all without it.
  func mark(_ isMarked: inout [Bool], through count: Int? = nil) {
    isMarked.withUnsafeMutableBufferPointer { isMarked in
      terms.withUnsafeBufferPointer { terms in
        for pivot in stride(from: (count ?? pivotCount) - 1, through: 0, by: -1) {
          isMarked[column(of: pivot)] = self.terms(of: pivot)
            .contains { isMarked[Int(terms[$0].column)] }
        }
      }
    }
  }

  /// Computes the values of the columns of the first `count` pivots, of all without a count, given
  /// those of the others.
  func substituteBack(into values: inout [Double], through count: Int? = nil) {
    let count = count ?? pivotCount
    values.withUnsafeMutableBufferPointer { values in
      pivots.withUnsafeBufferPointer { pivots in
        terms.withUnsafeBufferPointer { terms in
          for pivot in stride(from: count - 1, through: 0, by: -1) {
            var sum = pivots[pivot].constant
            let first = pivot == 0 ? 0 : Int(pivots[pivot - 1].end)
            for index in first..<Int(pivots[pivot].end) {
              sum += terms[index].value * values[Int(terms[index].column)]
            }
            values[Int(pivots[pivot].column)] = sum
          }
        }
      }
    }
  }

  /// Computes the values of all columns as if the pivots had other constants.
  func substituteBack(_ constants: [Double], into values: inout [Double]) {
    values.withUnsafeMutableBufferPointer { values in
      terms.withUnsafeBufferPointer { terms in
        for pivot in pivots.indices.reversed() {
          var sum = constants[pivot]
          for index in self.terms(of: pivot) {
            sum += terms[index].value * values[Int(terms[index].column)]
          }
          values[column(of: pivot)] = sum
        }
      }
    }
  }
}
