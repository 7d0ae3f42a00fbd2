/// The rows and free columns that hang together, with local numbers: the input of a ``Tableau``.
///
/// Rows are scaled so that their largest coefficient is 1; the weights are scaled the other way.
struct Component: Sendable {
  /// For each local column the variable.
  var columns: [Int32]
  var store = RowStore()
  /// For each row its coefficients' divisor.
  var scales: [Double] = []
  /// For each row its weight on the level that decides ties: equalities and earlier rows weigh more.
  var tieWeights: [Double] = []
  /// The levels that occur, ascending; the first is 0.
  var levels: [Int32] = [0]
  /// For each column's place in the tableau the row that starts there.
  var basis: [Int32] = []

  /// Adds a row whose columns are already local.
  mutating func append(
    _ row: ResidualRow, columns: some Sequence<Int32>, values: ArraySlice<Double>,
    constraintCount: Int
  ) {
    let scale = values.reduce(0) { max($0, abs($1)) }
    var scaled = row
    scaled.firstTerm = store.columns.count
    scaled.constant /= scale
    scaled.magnitude /= scale
    scaled.above.weight *= scale
    scaled.below.weight *= scale
    store.columns.append(contentsOf: columns)
    store.values.append(contentsOf: values.map { $0 / scale })
    store.rows.append(scaled)
    scales.append(scale)
    let place = Double(max(scaled.above.constraint, scaled.below.constraint, 0))
    let age = 2 - place / Double(max(constraintCount, 1))
    tieWeights.append(scaled.isLeaning ? 0 : scale * age * (scaled.isTwoSided ? 2 : 0.5))
    for level in [row.above.level, row.below.level]
    where level > 0 && level != Side.leaningLevel && !levels.contains(level) {
      levels.append(level)
    }
  }

  /// To be called after the last row.
  mutating func finish() {
    levels.sort()
  }

  /// A component with some of the required rows only, on the same columns.
  func restricted(to rows: [Int32]) -> Component {
    var result = Component(columns: columns)
    for index in rows {
      var row = store.rows[Int(index)]
      if row.above.level != 0 { row.above = .free }
      if row.below.level != 0 { row.below = .free }
      result.append(
        row, columns: store.columns[row.terms], values: store.values[row.terms],
        constraintCount: 1)
      result.scales[result.scales.count - 1] = scales[Int(index)]
    }
    result.completeBasis()
    return result
  }

  /// Chooses independent rows for the places of the tableau, and adds a free row where none is left.
  mutating func completeBasis() {
    let count = columns.count
    var elimination = Elimination(columnCount: count)
    var reducer = Reducer(columnCount: count)
    basis = []
    for (index, row) in store.rows.enumerated() {
      reducer.begin(constant: 0)
      for term in row.terms {
        reducer.add(store.values[term], column: store.columns[term], in: elimination, limit: .max)
      }
      reducer.finish(in: elimination, limit: .max)
      guard let position = reducer.bestPivot() else { continue }
      elimination.pivot(at: position, of: reducer)
      basis.append(Int32(index))
    }
    for column in 0..<count where elimination.order[column] < 0 {
      basis.append(Int32(store.rows.count))
      append(
        ResidualRow(
          firstTerm: 0, termCount: 1, constant: 0, magnitude: 0, above: .free, below: .free),
        columns: CollectionOfOne(Int32(column)), values: [1], constraintCount: 1)
    }
    finish()
  }
}

extension Reducer {
  /// The position of the coefficient to pivot on among columns below `limit`: ±1 before others, newer
  /// columns before older ones, and none that is small against the largest.
  func bestPivot(limit: Int32 = .max, preferring: [Bool]? = nil) -> Int? {
    var largest = 0.0
    for index in columns.indices where columns[index] < limit {
      largest = max(largest, abs(values[index]))
    }
    var best: Int?
    var bestScore = -1
    for index in columns.indices where columns[index] < limit {
      let size = abs(values[index])
      guard size >= 1e-3 * largest else { continue }
      var score = size == 1 ? 1 : 0
      if let preferring, preferring[Int(columns[index])] { score += 2 }
      if score > bestScore || (score == bestScore && columns[index] > columns[best ?? 0]) {
        best = index
        bestScore = score
      }
    }
    return best
  }
}
