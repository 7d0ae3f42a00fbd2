/// The residuals of a ``Component`` in terms of as many of them, which are held at 0: one for each place.
///
/// Each other row is `s = Σ coefficient · held residual + constant`. A second constant, times an
/// infinitely small number, makes the constants distinct, so that no vertex is degenerate.
struct Tableau: Sendable {
  let component: Component
  /// Whether ties and leanings count, below the levels of the component.
  let countsTies: Bool
  /// The number of cost levels: those of the component and two more.
  let levelCount: Int
  /// The scale of rounding errors in constants.
  private(set) var tolerance = 0.0
  /// For each place the row held there.
  var held: [Int32]
  /// For each row its place, or −1.
  var place: [Int32]
  /// For each row the places, ascending, and their coefficients.
  var places: [[Int32]]
  var values: [[Double]]
  var constants: [Double]
  var offsets: [Double]
  /// For each row the side of 0 on which it is: 1 or −1.
  var signs: [Double]
  /// For each place the rows that may have a coefficient there, with repetitions.
  var users: [[Int32]]
  /// For each place and level the cost of raising the held residual, its own cost not included.
  var gradient: [Double]
  /// For each row and level of a side the local number of that level, or −1.
  var aboveLevel: [Int32]
  var belowLevel: [Int32]
  /// For each level what counts as 0 in the gradient.
  var costTolerance: [Double]
  var isUserSeen: [Bool]
  /// For each place the best direction, as of when it was not stale.
  var prices: [Price]
  /// The places whose costs have changed since.
  var stale: [Int32]
  var isStale: [Bool]
  /// The columns in terms of the residuals held when the tableau was made.
  private(set) var elimination: Elimination
  /// The residuals held when the tableau was made.
  let initiallyHeld: [Int32]

  /// Makes the tableau whose held residuals are `basis`, or returns nil if they depend on each other.
  ///
  /// - Parameter previous: A tableau with the same held residuals, whose infinitely small constants
  ///   are kept.
  init?(
    _ component: Component, basis: [Int32], countsTies: Bool, previous: Tableau? = nil
  ) {
    let count = component.columns.count
    let rowCount = component.store.rows.count
    self.component = component
    self.countsTies = countsTies
    levelCount = component.levels.count + 2
    held = basis
    initiallyHeld = basis
    place = [Int32](repeating: -1, count: rowCount)
    places = [[Int32]](repeating: [], count: rowCount)
    values = [[Double]](repeating: [], count: rowCount)
    constants = [Double](repeating: 0, count: rowCount)
    offsets = constants
    signs = [Double](repeating: 1, count: rowCount)
    users = [[Int32]](repeating: [], count: count)
    gradient = [Double](repeating: 0, count: count * levelCount)
    aboveLevel = [Int32](repeating: -1, count: rowCount)
    belowLevel = aboveLevel
    costTolerance = [Double](repeating: 0, count: levelCount)
    isUserSeen = [Bool](repeating: false, count: rowCount)
    prices = [Price](repeating: Price(), count: count)
    stale = (0..<Int32(count)).map { $0 }
    isStale = [Bool](repeating: true, count: count)
    elimination = Elimination(columnCount: 2 * count)
    guard basis.count == count, eliminateColumns(basis) else { return nil }
    setLevels()
    setRows(previous)
  }

  private mutating func eliminateColumns(_ basis: [Int32]) -> Bool {
    let count = Int32(component.columns.count)
    var reducer = Reducer(columnCount: 2 * Int(count))
    for (index, row) in basis.enumerated() {
      place[Int(row)] = Int32(index)
      load(row, into: &reducer)
      reducer.add(-1, column: count + Int32(index), in: elimination, limit: .max)
      reducer.finish(in: elimination, limit: .max)
      tolerance = max(tolerance, 1e-9 * reducer.magnitude)
      guard let position = reducer.bestPivot(limit: count) else { return false }
      elimination.pivot(at: position, of: reducer)
    }
    return true
  }

  private func load(_ row: Int32, into reducer: inout Reducer) {
    let store = component.store
    reducer.begin(constant: store.rows[Int(row)].constant)
    for term in store.rows[Int(row)].terms {
      reducer.add(store.values[term], column: store.columns[term], in: elimination, limit: .max)
    }
  }

  private mutating func setLevels() {
    func local(_ side: Side) -> Int32 {
      if side.level == Side.leaningLevel { return countsTies ? Int32(levelCount - 1) : -1 }
      return Int32(component.levels.firstIndex(of: side.level) ?? -1)
    }
    for (index, row) in component.store.rows.enumerated() {
      aboveLevel[index] = local(row.above)
      belowLevel[index] = local(row.below)
      for (level, weight) in [
        (aboveLevel[index], row.above.weight), (belowLevel[index], row.below.weight),
      ] where level >= 0 {
        costTolerance[Int(level)] = max(costTolerance[Int(level)], 1e-9 * weight)
      }
      let tie = levelCount - 2
      costTolerance[tie] = max(costTolerance[tie], 1e-9 * component.tieWeights[index])
    }
  }

  private mutating func setRows(_ previous: Tableau?) {
    let count = Int32(component.columns.count)
    var reducer = Reducer(columnCount: 2 * Int(count))
    for row in place.indices where place[row] < 0 {
      load(Int32(row), into: &reducer)
      reducer.finish(in: elimination, limit: .max)
      tolerance = max(tolerance, 1e-9 * reducer.magnitude)
      let order = reducer.columns.indices.sorted { reducer.columns[$0] < reducer.columns[$1] }
      places[row] = order.map { reducer.columns[$0] - count }
      values[row] = order.map { reducer.values[$0] }
      constants[row] = reducer.constant
      for slot in places[row] { users[Int(slot)].append(Int32(row)) }
    }
    for row in place.indices where place[row] < 0 {
      offsets[row] = previous?.offsets[row] ?? perturbation(of: row)
      if abs(constants[row]) <= tolerance { constants[row] = 0 }
      signs[row] = previous?.signs[row] ?? (offsets[row] > 0 ? 1 : -1)
      if constants[row] != 0 { signs[row] = constants[row] > 0 ? 1 : -1 }
      addCost(of: row, times: 1)
    }
  }

  /// A number in 1..<2 that depends on the row only, on the side that costs nothing if there is one.
  private func perturbation(of row: Int) -> Double {
    var bits = UInt64(row + 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    let size = 1 + Double(bits >> 12) / Double(UInt64(1) << 52)
    if aboveLevel[row] < 0 { return size }
    return belowLevel[row] < 0 || bits & 1 == 0 ? -size : size
  }

  /// Adds the cost of the row's present side, times a factor, to the gradient.
  mutating func addCost(of row: Int, times factor: Double) {
    let sign = signs[row]
    let level = sign > 0 ? aboveLevel[row] : belowLevel[row]
    guard level >= 0 else { return }
    let side = sign > 0 ? component.store.rows[row].above : component.store.rows[row].below
    let cost = factor * sign * side.weight
    let tieCost = countsTies ? factor * sign * component.tieWeights[row] : 0
    let tie = levelCount - 2
    for index in places[row].indices {
      let first = Int(places[row][index]) * levelCount
      markStale(places[row][index])
      add(cost * values[row][index], at: first + Int(level))
      if tieCost != 0 { add(tieCost * values[row][index], at: first + tie) }
    }
  }

  @inline(__always)
  mutating func add(_ value: Double, at index: Int) {
    let old = gradient[index]
    let sum = old + value
    gradient[index] = abs(sum) <= 1e-12 * abs(old) ? 0 : sum
  }

  /// The cost, level by level, of moving the residual held at a place up (1) or down (−1).
  func slope(of slot: Int, direction: Double, into slope: inout [Double]) {
    let row = Int(held[slot])
    for level in 0..<levelCount {
      slope[level] = direction * gradient[slot * levelCount + level]
    }
    addOwnCost(of: row, direction: direction, times: 1, to: &slope)
  }

  @inline(__always)
  func addOwnCost(
    of row: Int, direction: Double, times factor: Double, to slope: inout [Double]
  ) {
    let level = direction > 0 ? aboveLevel[row] : belowLevel[row]
    guard level >= 0 else { return }
    let rows = component.store.rows[row]
    slope[Int(level)] += factor * (direction > 0 ? rows.above.weight : rows.below.weight)
    if countsTies { slope[levelCount - 2] += factor * component.tieWeights[row] }
  }

  /// The level of the first number that is not 0, and that number; nil if all are 0.
  @inline(__always)
  func leading(_ slope: [Double]) -> (level: Int, value: Double)? {
    for level in 0..<levelCount where abs(slope[level]) > costTolerance[level] {
      return (level, slope[level])
    }
    return nil
  }
}
