/// Rewrites a row in terms of the columns that an ``Elimination`` left free.
///
/// Coefficients that cancel to rounding errors are dropped: those below 1e-11 of the largest part.
struct Reducer: Sendable {
  /// The columns of the reduced row, in order of first use, and their coefficients.
  private(set) var columns: [Int32] = []
  private(set) var values: [Double] = []
  private(set) var constant = 0.0
  /// The largest constant met on the way: the scale of rounding errors in `constant`.
  private(set) var magnitude = 0.0
  /// The pivots that were substituted, ascending, and their multipliers; kept only if recording.
  private(set) var usedPivots: [Int32] = []
  private(set) var usedMultipliers: [Double] = []
  var isRecording = false

  /// What a column has come to.
  private struct Cell {
    var sum = 0.0
    var peak = 0.0
    var isSeen = false
  }

  private var cells: [Cell]
  private var touched: [Int32] = []
  private var heap: [Int32] = []

  init(columnCount: Int) {
    cells = [Cell](repeating: Cell(), count: columnCount)
  }

  mutating func begin(constant: Double) {
    self.constant = constant
    magnitude = abs(constant)
    if isRecording {
      usedPivots.removeAll(keepingCapacity: true)
      usedMultipliers.removeAll(keepingCapacity: true)
    }
  }

  /// Adds a term; pivots from `limit` on count as free.
  @inline(__always)
  mutating func add(
    _ coefficient: Double, column: Int32, in elimination: borrowing Elimination, limit: Int32
  ) {
    let isNew = cells.withUnsafeMutableBufferPointer {
      Self.add(coefficient, to: &$0[Int(column)])
    }
    guard isNew else { return }
    let order = elimination.order[Int(column)]
    if order >= 0 && order < limit {
      push(order)
    } else {
      touched.append(column)
    }
  }

  /// Returns whether the cell was empty.
  @inline(__always)
  private static func add(_ coefficient: Double, to cell: inout Cell) -> Bool {
    if cell.isSeen {
      cell.sum += coefficient
      cell.peak = max(cell.peak, abs(coefficient))
      return false
    }
    cell = Cell(sum: coefficient, peak: abs(coefficient), isSeen: true)
    return true
  }

  mutating func addConstant(_ value: Double) {
    constant += value
    magnitude = max(magnitude, abs(value), abs(constant))
  }

  /// Substitutes all pivots before `limit` and fills the result.
  mutating func finish(in elimination: borrowing Elimination, limit: Int32) {
    while let pivot = pop() {
      let column = Int(elimination.columns[Int(pivot)])
      cells[column].isSeen = false
      let sum = cells[column].sum
      guard abs(sum) > 1e-11 * cells[column].peak else { continue }
      if isRecording {
        usedPivots.append(pivot)
        usedMultipliers.append(sum)
      }
      constant += sum * elimination.constants[Int(pivot)]
      magnitude = max(magnitude, abs(constant), abs(sum) * elimination.magnitudes[Int(pivot)])
      for index in elimination.terms(of: Int(pivot)) {
        add(
          sum * elimination.termValues[index], column: elimination.termColumns[index],
          in: elimination, limit: limit)
      }
    }
    columns.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    for column in touched {
      let cell = cells[Int(column)]
      cells[Int(column)].isSeen = false
      if abs(cell.sum) > 1e-11 * cell.peak {
        columns.append(column)
        values.append(cell.sum)
      }
    }
    touched.removeAll(keepingCapacity: true)
  }

  private mutating func push(_ value: Int32) {
    heap.append(value)
    guard heap.count > 1 else { return }
    heap.withUnsafeMutableBufferPointer { heap in
      var child = heap.count - 1
      while child > 0 {
        let parent = (child - 1) / 2
        guard heap[parent] > value else { break }
        heap[child] = heap[parent]
        child = parent
      }
      heap[child] = value
    }
  }

  private mutating func pop() -> Int32? {
    guard let last = heap.popLast() else { return nil }
    guard let first = heap.first else { return last }
    heap.withUnsafeMutableBufferPointer { heap in
      var parent = 0
      while true {
        var child = 2 * parent + 1
        guard child < heap.count else { break }
        if child + 1 < heap.count && heap[child + 1] < heap[child] { child += 1 }
        guard heap[child] < last else { break }
        heap[parent] = heap[child]
        parent = child
      }
      heap[parent] = last
    }
    return first
  }
}
