/// The rows and free columns that hang together, with local numbers: the input of a ``Simplex``.
///
/// Rows are scaled so that their largest coefficient is 1; the weights are scaled the other way.
struct Component: Sendable {
  /// For each local column the variable.
  var columns: [Int32]
  var store = RowStore()
  var scales: [RowScale] = []
  /// The levels that occur, ascending; the first is 0.
  var levels = Component.requiredLevel
  // There are thousands of components: a list in each would be one more piece of memory.
  private static let requiredLevel: [Int32] = [0]
  /// For each place the row that starts there.
  var basis: [Int32] = []
  /// Whether to pivot on the largest coefficients.
  var isCareful = false
  /// Whether some row has coefficients so far apart that tolerances would hide the smaller ones.
  private(set) var isSpread = false
  /// Whether the coefficients of each row are of about the same size, as those of layouts are.
  private(set) var isEven = true

  /// What a row is divided by, and what it then weighs.
  struct RowScale: Sendable {
    /// The divisor of its coefficients.
    var divisor: Double
    /// Its weight on the level that decides ties: equalities and earlier rows weigh more.
    var tieWeight: Double
  }

  /// Adds a row whose columns are already local.
  mutating func append(_ row: ResidualRow, terms: some Sequence<ColumnTerm>) {
    let first = store.terms.count
    for term in terms { store.terms.append(term) }
    append(row, firstTerm: first, constraintCount: nil)
  }

  init(columns: [Int32]) { self.columns = columns }

  /// Takes rows of a store.
  ///
  /// - Parameters:
  ///   - local: For each column its local number.
  ///   - constraintCount: The number of constraints, because ties matter.
  init(
    columns: ArraySlice<Int32>, rows: ArraySlice<Int32>, of source: borrowing RowStore,
    local: [Int32], constraintCount: Int
  ) {
    self.columns = Array(columns)
    let termCount = rows.reduce(0) { $0 + source.rows[Int($1)].termCount }
    reserve(rows: rows.count, terms: termCount)
    basis.reserveCapacity(columns.count)
    for index in rows {
      let row = source.rows[Int(index)]
      let first = store.terms.count
      for index in row.terms {
        let term = source.terms[index]
        store.terms.append(ColumnTerm(column: local[Int(term.column)], value: term.value))
      }
      append(row, firstTerm: first, constraintCount: constraintCount)
    }
  }

  /// Adds a row whose terms are there, the last ones.
  ///
  /// - Parameter constraintCount: The number of constraints; nil where ties do not matter.
  @inline(__always)
  private mutating func append(_ row: ResidualRow, firstTerm: Int, constraintCount: Int?) {
    var scale = 0.0
    var least = Double.infinity
    for index in firstTerm..<store.terms.count {
      let size = abs(store.terms[index].value)
      if size > scale { scale = size }
      if size < least { least = size }
    }
    if scale > 1e7 * least { isSpread = true }
    if scale > 1e3 * least { isEven = false }
    if scale == 0 { scale = 1 }
    var scaled = row
    scaled.firstTerm = firstTerm
    scaled.constant = (scaled.constant / scale).clamped
    scaled.magnitude = (scaled.magnitude / scale).clamped
    scaled.above.scaleWeight(by: scale)
    scaled.below.scaleWeight(by: scale)
    if scale != 1 {
      for index in firstTerm..<store.terms.count { store.terms[index].value /= scale }
    }
    store.rows.append(scaled)
    scales.append(
      RowScale(
        divisor: scale,
        tieWeight: constraintCount.map { scaled.tieWeight(scale, constraintCount: $0) } ?? 0))
    note(row.above.level)
    note(row.below.level)
  }

  /// Makes room for as many rows and terms.
  mutating func reserve(rows: Int, terms: Int) {
    store.reserve(rows: rows, terms: terms)
    levels.reserveCapacity(4)
    scales.reserveCapacity(rows)
  }

  /// Gives a row the constant of its row in a pass, and the scale of that.
  mutating func setConstant(_ constant: Double, magnitude: Double, of row: Int) {
    store.rows[row].constant = (constant / scales[row].divisor).clamped
    store.rows[row].magnitude = (magnitude / scales[row].divisor).clamped
  }

  private mutating func note(_ level: Int32) {
    if level > 0 && level != Side.leaningLevel && !levels.contains(level) { levels.append(level) }
  }

  /// To be called after the last row.
  mutating func finish() {
    levels.sort()
  }

  /// A component with some of the required rows only, on the columns that they have.
  func restricted(to rows: [Int32]) -> Component {
    let used = Set(rows.flatMap { store.terms[store.rows[Int($0)].terms].map(\.column) }).sorted()
    let local = Dictionary(uniqueKeysWithValues: zip(used, used.indices))
    var result = Component(columns: used.map { columns[Int($0)] })
    result.isCareful = isCareful
    for index in rows {
      var row = store.rows[Int(index)]
      if row.above.level != 0 { row.above = .free }
      if row.below.level != 0 { row.below = .free }
      result.append(
        row,
        terms: store.terms[row.terms].map {
          ColumnTerm(column: Int32(local[$0.column] ?? 0), value: $0.value)
        })
      result.scales[result.scales.count - 1] = scales[Int(index)]
    }
    result.completeBasis()
    return result
  }

  /// Whether rows that have a sum of nothing, in which each has a part, have no other one. Of rows that
  /// contradict each other with these parts each is needed then: any without one of them are independent,
  /// so that all can be 0 at once.
  func isCircuit(_ rows: [Int32]) -> Bool {
    isEven
      && store.independent(rows, columnCount: columns.count, isCareful: isCareful).count
        == rows.count - 1
  }

  /// Starts from required bounds that do not hold at a point, each in the place of a row of a lower level.
  ///
  /// Columns are moved, the newest of each bound, until all bounds hold: then the bounds that moved them
  /// last are mostly those that hold in the solution, as along the longest paths of a graph. Where that does
  /// not come to rest, nothing changes.
  ///
  /// - Parameter values: The point, by variable.
  mutating func holdViolated(at values: [Double]) {
    var point = columns.map { values[Int($0)] }
    var mover = [Int32](repeating: -1, count: columns.count)
    guard move(&point, &mover) else { return }
    var isMoved = [Bool](repeating: false, count: store.rows.count)
    for row in mover where row >= 0 { isMoved[Int(row)] = true }
    // Those of newer columns first: nothing is then put into them.
    var candidates: [Int32] = mover.reversed().filter { $0 >= 0 }
    guard candidates.count > 1 else { return }
    let rest = basis.filter { !isMoved[Int($0)] }
    let levels = rest.map { store.rows[Int($0)].holdingLevel }
    let order = rest.indices.sorted { (levels[$0], $0) < (levels[$1], $1) }
    candidates += order.map { rest[$0] }
    basis = store.independent(candidates, columnCount: columns.count, isCareful: isCareful)
  }

  /// Moves columns of violated bounds until all hold.
  ///
  /// - Returns: Whether that came to rest.
  private func move(_ point: inout [Double], _ mover: inout [Int32]) -> Bool {
    for _ in 0..<8 {
      var isAtRest = true
      for index in store.rows.indices {
        let row = store.rows[index]
        guard row.isRequired else { continue }
        let (residual, tolerance) = store.residual(of: index, at: point)
        let isViolated =
          row.above.level == 0 && residual > tolerance
          || row.below.level == 0 && residual < -tolerance
        guard isViolated else { continue }
        guard row.termCount <= 2, row.above.level != row.below.level else { return false }
        var newest = store.terms[row.firstTerm]
        for term in row.terms where store.terms[term].column > newest.column {
          newest = store.terms[term]
        }
        guard newest.value != 0 else { return false }
        point[Int(newest.column)] -= residual / newest.value
        mover[Int(newest.column)] = Int32(index)
        isAtRest = false
      }
      if isAtRest { return true }
    }
    return false
  }

  /// Chooses independent rows for the places, and adds a free row where none is left.
  mutating func completeBasis() {
    let count = columns.count
    var elimination = Elimination(columnCount: count)
    var reducer = Reducer(columnCount: count)
    basis = []
    for index in store.rows.indices {
      reducer.load(Int32(index), of: store, in: elimination)
      guard let position = reducer.row.bestPivot(isCareful: isCareful) else { continue }
      elimination.pivot(at: position, of: reducer.row)
      basis.append(Int32(index))
    }
    for column in 0..<count where elimination.order[column] < 0 {
      basis.append(Int32(store.rows.count))
      append(
        ResidualRow(
          firstTerm: 0, termCount: 1, constant: 0, magnitude: 0, above: .free, below: .free),
        terms: CollectionOfOne(ColumnTerm(column: Int32(column), value: 1)))
    }
    finish()
  }
}

extension RowStore {
  /// Those of the rows that do not follow from the ones before them.
  fileprivate func independent(
    _ candidates: [Int32], columnCount: Int, isCareful: Bool
  ) -> [Int32] {
    var elimination = Elimination(columnCount: columnCount)
    var reducer = Reducer(columnCount: columnCount)
    return candidates.filter { row in
      guard elimination.pivotCount < columnCount else { return false }
      reducer.load(row, of: self, in: elimination)
      guard let position = reducer.row.bestPivot(isCareful: isCareful) else { return false }
      elimination.pivot(at: position, of: reducer.row)
      return true
    }
  }
}

extension Side {
  /// Weights of required sides only choose among conflicts, and stay within limits.
  mutating func scaleWeight(by scale: Double) {
    weight = (weight * scale).clamped
    if level == 0 { weight = max(1e-5, min(1e5, weight)) }
  }
}

extension Double {
  /// The nearest number that is not infinite.
  var clamped: Double { abs(self) <= 1e300 ? self : max(-1e300, min(1e300, self)) }
}

extension ResidualRow {
  /// The cost of a residual on the level that decides ties: equalities and earlier rows weigh more.
  fileprivate func tieWeight(_ scale: Double, constraintCount: Int) -> Double {
    if isLeaning { return 0 }
    let place = Double(max(above.constraint, below.constraint, 0))
    let age = 2 - place / Double(max(constraintCount, 1))
    return scale * age * (isTwoSided ? 2 : 0.5)
  }
}

extension Reducer.Row {
  /// The position of the coefficient to pivot on: ±1 before others, newer columns before older ones,
  /// and none that is small against the largest.
  ///
  /// - Parameters:
  ///   - column: A column that comes before all others if its coefficient is not small.
  ///   - prefersOld: Whether older columns come before newer ones.
  ///   - isCareful: Whether only the largest coefficients count, which keeps rounding errors small.
  func bestPivot(
    preferring column: Int32 = -1, prefersOld: Bool = false, isCareful: Bool = false
  ) -> Int? {
    var largest = 0.0
    for term in terms where abs(term.value) > largest { largest = abs(term.value) }
    let least = isCareful ? largest : 1e-3 * largest
    var best = -1
    var bestColumn: Int32 = -1
    var isBestUnit = false
    for index in terms.indices {
      let term = terms[index]
      let size = abs(term.value)
      guard size >= least else { continue }
      if term.column == column && size >= 0.1 * largest { return index }
      let isUnit = size == 1
      if best >= 0 {
        guard isUnit || !isBestUnit else { continue }
        if isUnit == isBestUnit && (term.column > bestColumn) == prefersOld { continue }
      }
      best = index
      bestColumn = term.column
      isBestUnit = isUnit
    }
    return best < 0 ? nil : best
  }
}
