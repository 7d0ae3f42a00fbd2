/// Pivoted variables, each written as a sum of others: a triangular system in order of elimination.
///
/// The row of a pivot is reduced against all pivots before it and never touched again, so it holds free
/// columns and columns that were eliminated later. A ``Reducer`` substitutes in order of elimination and
/// meets every pivot at most once.
struct Elimination: Sendable {
  /// For each column the number of its pivot, or −1 for a free column.
  var order: [Int32]
  /// For each pivot its column.
  private(set) var columns: [Int32] = []
  /// For each pivot the constant of its sum.
  private(set) var constants: [Double] = []
  /// For each pivot the largest constant that went into it: the scale of its rounding errors.
  private(set) var magnitudes: [Double] = []
  private var starts: [Int32] = [0]
  private(set) var termColumns: [Int32] = []
  private(set) var termValues: [Double] = []

  init(columnCount: Int) {
    order = [Int32](repeating: -1, count: columnCount)
  }

  var pivotCount: Int { columns.count }

  @inline(__always)
  func terms(of pivot: Int) -> Range<Int> {
    Int(starts[pivot])..<Int(starts[pivot + 1])
  }

  /// Solves the reduced row, which is 0, for one of its columns.
  mutating func pivot(at position: Int, of row: borrowing Reducer) {
    let column = row.columns[position]
    let factor = -1 / row.values[position]
    for index in row.columns.indices where index != position {
      termColumns.append(row.columns[index])
      termValues.append(row.values[index] * factor)
    }
    order[Int(column)] = Int32(columns.count)
    columns.append(column)
    constants.append(row.constant * factor)
    magnitudes.append(row.magnitude * abs(factor))
    starts.append(Int32(termColumns.count))
  }

  /// Computes the values of all pivot columns from `first` on, given those of the free ones.
  func substituteBack(into values: inout [Double], from first: Int = 0) {
    for pivot in stride(from: pivotCount - 1, through: first, by: -1) {
      var sum = constants[pivot]
      for index in terms(of: pivot) {
        sum += termValues[index] * values[Int(termColumns[index])]
      }
      values[Int(columns[pivot])] = sum
    }
  }
}
