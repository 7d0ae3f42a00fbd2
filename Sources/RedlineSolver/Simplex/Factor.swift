/// Independent rows, as many as there are columns, factored so that systems with them are solved quickly.
///
/// The rows are eliminated lazily: each is reduced against those before it and solved for one of its
/// columns, which gives a triangular system (upper part) and the multipliers that led to it (lower part).
/// A row that takes the place of another is remembered as an eta vector (product form of the inverse,
/// G. B. Dantzig and W. Orchard-Hays, 1954).
///
/// A place is the number of a row in order of elimination; it stands for the column that the row was
/// solved for, too.
struct Factor: Sendable {
  private(set) var elimination = Elimination(columnCount: 0)
  /// For each place its row.
  private(set) var order: [Int32] = []
  /// Whether rounding errors may have grown beyond what tolerances cover.
  private(set) var isDoubtful = false
  /// Whether each row was solved for a column that none of those after it has, so that the order in which rows
  /// were given had no part in it.
  var isTriangular: Bool { singletons.steps.count == order.count }
  /// For each place the coefficient that was pivoted on.
  private var pivots: [Double] = []
  /// For each place the places whose columns its sum holds, and the other way around.
  private var upper = SparseRows()
  private var upperTransposed = SparseRows()
  /// For each place the places whose multiples were taken from its row, and the other way around.
  private var lower = SparseRows()
  private var lowerTransposed = SparseRows()
  /// The exchanges since: the places that changed, and for each the new row in terms of the held ones.
  private var etaSlots: [Int32] = []
  private var etaPivots: [Double] = []
  private var etas = SparseRows()
  private var exchanges = Exchanges()
  private var singletons = Singletons()
  private var reducer = Reducer(columnCount: 0, isRecording: true)

  /// A factor of no rows.
  init() {}

  private mutating func reset(columnCount: Int) {
    elimination.reset(columnCount: columnCount)
    elimination.reserve(columnCount)
    order.removeAll(keepingCapacity: true)
    isDoubtful = false
    pivots.removeAll(keepingCapacity: true)
    pivots.reserveCapacity(columnCount)
    order.reserveCapacity(columnCount)
    lower.removeAll()
    lower.reserve(rows: columnCount, entries: 0)
    etaSlots.removeAll(keepingCapacity: true)
    etaPivots.removeAll(keepingCapacity: true)
    etas.removeAll()
    exchanges.reset(count: columnCount)
  }

  /// Makes this the factor of rows of a store, in the storage that is there.
  ///
  /// - Parameter isCareful: Whether to pivot on the largest coefficients.
  /// - Returns: Whether they are independent; if not, this is a factor of nothing.
  mutating func load(
    _ store: RowStore, rows: [Int32], columnCount: Int, isCareful: Bool = false
  ) -> Bool {
    guard rows.count == columnCount else { return false }
    reset(columnCount: columnCount)
    store.terms.withUnsafeBufferPointer { terms in
      singletons.find(rows: rows, columnCount: columnCount) { row, visit in
        for index in store.rows[Int(row)].terms { visit(terms[index]) }
      }
    }
    for (row, term) in singletons.steps {
      elimination.pivot(
        on: term, of: store.terms[store.rows[Int(row)].terms],
        constant: store.rows[Int(row)].constant)
      pivots.append(term.value)
      lower.endRow()
      order.append(row)
    }
    guard eliminateRest(store, rows, isCareful) else { return false }
    if !elimination.grownColumns.isEmpty { isDoubtful = true }
    elimination.writeTermsByPivot(to: &upper)
    upper.writeTransposed(count: columnCount, to: &upperTransposed)
    lower.writeTransposed(count: columnCount, to: &lowerTransposed)
    return true
  }

  /// Gives the rows of a triangular factor the constants of another store.
  mutating func setConstants(of store: RowStore) {
    for (place, row) in order.enumerated() {
      let constant = store.rows[Int(row)].constant * (-1 / pivots[place])
      elimination.setConstant(constant, magnitude: abs(constant), of: place)
    }
  }

  private mutating func eliminateRest(
    _ store: RowStore, _ rows: [Int32], _ isCareful: Bool
  ) -> Bool {
    guard order.count < rows.count else { return true }
    var isSingleton = [Bool](repeating: false, count: store.rows.count)
    for (row, _) in singletons.steps { isSingleton[Int(row)] = true }
    reducer.reset(columnCount: rows.count)
    let rest = rows.filter { !isSingleton[Int($0)] }
    let steps = rest.map { (row: $0, column: Int32(-1)) }
    guard rest.count >= 64 else { return eliminate(steps, of: store, isCareful) }
    let start = self
    let limit = rest.reduce(100) { $0 + 4 * store.rows[Int($1)].termCount }
    if eliminate(steps, of: store, isCareful, limit: limit), !isDoubtful,
      elimination.grownColumns.isEmpty
    {
      return true
    }
    self = start
    return eliminate(fillOrder(store, rest, rows.count), of: store, isCareful)
  }

  /// - Parameters:
  ///   - steps: The rows, each with the column to solve for, or −1.
  ///   - limit: The greatest number of terms in all of them when they are reduced.
  /// - Returns: Whether that is not exceeded, and the rows are independent.
  private mutating func eliminate(
    _ steps: [(row: Int32, column: Int32)], of store: RowStore, _ isCareful: Bool,
    limit: Int = .max
  ) -> Bool {
    var termCount = 0
    for (row, column) in steps {
      reducer.load(row, of: store, in: elimination)
      termCount += reducer.row.terms.count
      if termCount > limit { return false }
      if reducer.row.isDoubtful { isDoubtful = true }
      guard let position = reducer.row.bestPivot(preferring: column, isCareful: isCareful)
      else { return false }
      pivots.append(reducer.row.terms[position].value)
      for use in reducer.row.used { lower.append(use.pivot, use.multiplier) }
      lower.endRow()
      elimination.pivot(at: position, of: reducer.row)
      order.append(row)
    }
    return true
  }

  private func fillOrder(
    _ store: RowStore, _ rows: [Int32], _ columnCount: Int
  ) -> [(row: Int32, column: Int32)] {
    store.terms.withUnsafeBufferPointer { terms in
      FillOrder(rows: rows, rowCount: store.rows.count, columnCount: columnCount) { row, visit in
        for index in store.rows[Int(row)].terms { visit(terms[index]) }
      }.steps
    }
  }

  /// The place of a column.
  @inline(__always)
  func place(of column: Int32) -> Int { Int(elimination.order[Int(column)]) }

  /// The column of a place.
  @inline(__always)
  func column(of place: Int32) -> Int { elimination.column(of: Int(place)) }

  /// Whether solving with the exchanges costs more than factoring anew.
  var isWorn: Bool {
    etaSlots.count >= 100
      || (etaSlots.count > 8
        && etas.entryCount > 4 * pivots.count + upper.entryCount + lower.entryCount)
  }

  /// Puts a row that is a sum of the held ones in the place of one of them.
  mutating func exchange(_ slot: Int, by row: SparseVector, at indices: [Int32]) {
    if indices.count == 1 && row[slot] == 1 { return }
    etaSlots.append(Int32(slot))
    etaPivots.append(row[slot])
    etas.append(indices, of: row, without: slot)
    exchanges.append(indices, slot: slot, row)
  }

  /// Turns the coefficients of columns into those of the rows, both by place.
  func solveTransposed(_ vector: inout SparseVector) {
    vector.withCells { cells in
      upper.withEntries { upper in
        cells.ascend { slot in upper.forEach(slot) { cells.add(cells.values[slot] * $1, at: $0) } }
      }
      pivots.withUnsafeBufferPointer { pivots in
        lower.withEntries { lower in
          cells.descend { slot in
            let value = cells.values[slot] / pivots[slot]
            cells.values[slot] = value
            if value != 0 { lower.forEach(slot) { cells.add(-$1 * value, at: $0) } }
          }
        }
      }
      etas.withEntries { etas in
        for eta in etaSlots.indices where cells.values[Int(etaSlots[eta])] != 0 {
          let value = cells.values[Int(etaSlots[eta])] / etaPivots[eta]
          cells.values[Int(etaSlots[eta])] = value
          etas.forEach(eta) { cells.add(-$1 * value, at: $0) }
        }
      }
    }
  }

  /// Turns movements of the rows into those of the columns, both by place.
  func solve(_ vector: inout SparseVector) {
    vector.withCells { cells in
      if !etaSlots.isEmpty { exchanges.solve(cells, etaSlots, etaPivots) }
      pivots.withUnsafeBufferPointer { pivots in
        lowerTransposed.withEntries { lower in
          cells.ascend { slot in
            let value = cells.values[slot] / pivots[slot]
            cells.values[slot] = value
            if value != 0 { lower.forEach(slot) { cells.add(-$1 * value, at: $0) } }
          }
        }
      }
      upperTransposed.withEntries { upper in
        cells.descend { slot in upper.forEach(slot) { cells.add(cells.values[slot] * $1, at: $0) } }
      }
    }
  }
}

/// Rows of indices and values in three arrays.
struct SparseRows: Sendable {
  private var starts: [Int32] = [0]
  private var indices: [Int32] = []
  private var values: [Double] = []

  var entryCount: Int { indices.count }

  mutating func removeAll() {
    starts.removeAll(keepingCapacity: true)
    starts.append(0)
    indices.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
  }

  /// Adds an entry to the row that ``endRow()`` ends.
  @inline(__always)
  mutating func append(_ index: Int32, _ value: Double) {
    indices.append(index)
    values.append(value)
  }

  mutating func reserve(rows: Int, entries: Int) {
    starts.reserveCapacity(rows + 1)
    indices.reserveCapacity(entries)
    values.reserveCapacity(entries)
  }

  mutating func endRow() { starts.append(Int32(indices.count)) }

  mutating func append(_ chosen: [Int32], of vector: SparseVector, without left: Int) {
    for index in chosen where index != left {
      indices.append(index)
      values.append(vector[Int(index)])
    }
    starts.append(Int32(indices.count))
  }

  /// Writes the columns as rows of another one.
  func writeTransposed(count: Int, to result: inout SparseRows) {
    result.starts.reset(to: 0, count: count + 1)
    result.indices.reset(to: 0, count: indices.count)
    result.values.reset(to: 0, count: indices.count)
    guard !indices.isEmpty else { return }
    // Each start moves up to the next one while its entries are written.
    for index in indices where Int(index) + 2 <= count { result.starts[Int(index) + 2] += 1 }
    for index in stride(from: 2, through: count, by: 1) {
      result.starts[index] += result.starts[index - 1]
    }
    for row in 0..<(starts.count - 1) {
      for entry in Int(starts[row])..<Int(starts[row + 1]) {
        let index = Int(indices[entry])
        let position = Int(result.starts[index + 1])
        result.starts[index + 1] += 1
        result.indices[position] = Int32(row)
        result.values[position] = values[entry]
      }
    }
  }

  /// The rows as unsafe buffers.
  struct Entries {
    var starts: UnsafeBufferPointer<Int32>
    var indices: UnsafeBufferPointer<Int32>
    var values: UnsafeBufferPointer<Double>

    @inline(__always)
    func forEach(_ row: Int, _ visit: (Int, Double) -> Void) {
      for entry in Int(starts[row])..<Int(starts[row + 1]) {
        visit(Int(indices[entry]), values[entry])
      }
    }
  }

  @inline(__always)
  func withEntries(_ body: (Entries) -> Void) {
    starts.withUnsafeBufferPointer { starts in
      indices.withUnsafeBufferPointer { indices in
        values.withUnsafeBufferPointer {
          body(Entries(starts: starts, indices: indices, values: $0))
        }
      }
    }
  }
}
