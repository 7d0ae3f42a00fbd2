/// A vertex of a ``Component``: as many residuals as there are columns are held at 0.
///
/// The simplex method for sums of piecewise linear costs, revised: instead of a tableau it keeps a
/// ``Factor`` of the held rows. Costs are ordered by level. A second residual, times an infinitely small
/// number, keeps residuals apart from 0, so that no vertex is degenerate.
struct Simplex: Sendable {
  var component: Component
  /// Whether ties and leanings count, below the levels of the component.
  private(set) var countsTies = false
  /// The number of cost levels: those of the component and two more.
  private(set) var levelCount = 2
  var factor = Factor()
  /// What the next factor is made in.
  private var spareFactor = Factor()
  /// For each column its value.
  var point: [Double] = []
  /// For each place the row held there.
  var held: [Int32] = []
  var rows: [RowState] = []
  /// For each place and level the cost of raising the held residual, its own cost not included.
  var gradient: [Double] = []
  /// For each level what counts as 0 in the gradient.
  var costTolerance: [Double] = []
  /// For each level the least weight.
  var leastWeights: [Double] = []
  /// For each place the best direction, as of when it was not stale.
  var prices: [Price] = []
  /// The places with a direction that lowers the cost, and some that had one.
  var lowering: [Int32] = []
  /// The places whose costs have changed since.
  var stale: [Int32] = []
  /// Where rows meet columns.
  var columnIndex = ColumnIndex()
  var scratch = Scratch()
  /// Whether the last search ended because nothing lowers the cost.
  var isOptimal = true
  /// Whether all held rows are 0 at the point that was computed last from factors.
  var isExactEnough = true
  /// Whether something small was left out of the gradient.
  var isGradientDoubtful = false
  /// Whether the last move left out something small.
  var isMoveDoubtful = false
  /// Whether some required row may not hold.
  var hasRequiredCosts = false
  /// How many rows have taken the place of others.
  var pivotCount = 0
  /// Grows with each exchange and each added row.
  var version = 0
  /// Moves that were asked for last.
  var moves: [Move] = []
  /// The rows that may be on another side than the one that costs are counted for, by level.
  var off = LeastFirst()
  /// The kind of component of which this is an optimum, and the only point that is one on the levels of the
  /// component; nil if that was not asked.
  var takenKind: Int?
  /// Whether such rows stay on the sides that costs are counted for.
  var isRepairing = false

  /// A residual and what it costs.
  struct RowState: Sendable {
    var residual = 0.0
    /// What counts as 0 in it.
    var tolerance = 0.0
    /// The infinitely small part of the residual.
    var offset = 0.0
    /// How the residual moves in the step at hand; 0 between steps.
    var rate = 0.0
    /// The side of 0 on which it is: 1, −1, or 0 for one that is on neither.
    var sign = 0.0
    /// The place where it is held, or −1.
    var place: Int32 = -1
    /// For each side the number of its level in the component, or −1.
    var aboveLevel: Int32
    var belowLevel: Int32
    var aboveWeight: Double
    var belowWeight: Double
    var tieWeight: Double

    var hasCost: Bool { aboveLevel >= 0 || belowLevel >= 0 }

    /// The side of 0 on which the residual is.
    var side: Double {
      let value = residual == 0 ? offset : residual
      return value > 0 ? 1 : value < 0 ? -1 : 0
    }

    /// The level on which the present side costs, or −1.
    var costLevel: Int32 { sign > 0 ? aboveLevel : sign < 0 ? belowLevel : -1 }

    /// The cost of raising the residual by 1 on its present side.
    var cost: Double { sign > 0 ? aboveWeight : -belowWeight }
  }

  /// What is used again and again; vectors are 0 between uses.
  struct Scratch: Sendable {
    /// A sum of rows, first by columns, then by held rows.
    var sum = SparseVector()
    var sumPlaces: [Int32] = []
    /// How columns move.
    var move = SparseVector()
    var movePlaces: [Int32] = []
    /// The rows that move.
    var touched: [Int32] = []
    /// The rows that cost something.
    var costly: [Int32] = []
    var breakpoints: [Breakpoint] = []
    var passed: [Int32] = []
    var slope: [Double] = []

    mutating func reset(columnCount: Int, levelCount: Int) {
      sum.reset(count: columnCount)
      move.reset(count: columnCount)
      touched.removeAll(keepingCapacity: true)
      slope.reset(to: 0, count: levelCount)
    }
  }

  /// What ``load(_:basis:countsTies:keepsEqualities:)`` makes a vertex of, without one yet.
  init() { component = Component(columns: []) }

  /// Makes the vertex that holds the rows of `basis`, or returns nil if they depend on each other.
  ///
  /// - Parameter keepsEqualities: Whether rows that cost on both sides and are at 0 are on neither side.
  init?(
    _ component: Component, basis: [Int32], countsTies: Bool, keepsEqualities: Bool = false
  ) {
    self.init()
    guard
      load(component, basis: basis, countsTies: countsTies, keepsEqualities: keepsEqualities)
    else { return nil }
  }

  /// Makes this the vertex of a component that holds the rows of `basis`, in the storage that is there.
  ///
  /// - Parameter keepsEqualities: Whether rows that cost on both sides and are at 0 are on neither side.
  /// - Returns: Whether they are independent; if not, there is no vertex.
  mutating func load(
    _ component: Component, basis: [Int32], countsTies: Bool, keepsEqualities: Bool = false
  ) -> Bool {
    let count = component.columns.count
    guard
      factor.load(component.store, rows: basis, columnCount: count, isCareful: component.isCareful)
    else { return false }
    self.component = component
    self.countsTies = countsTies
    levelCount = component.levels.count + 2
    point.reset(to: 0, count: count)
    held = factor.order
    rows.removeAll(keepingCapacity: true)
    gradient.reset(to: 0, count: count * levelCount)
    costTolerance.reset(to: 0, count: levelCount)
    leastWeights.reset(to: .infinity, count: levelCount)
    columnIndex.reset(component.store, columnCount: count)
    scratch.reset(columnCount: count, levelCount: levelCount)
    (isOptimal, isExactEnough, isGradientDoubtful, isMoveDoubtful) = (true, true, false, false)
    (hasRequiredCosts, isRepairing, takenKind) = (false, false, nil)
    (pivotCount, version) = (0, 0)
    moves.removeAll(keepingCapacity: true)
    off.removeAll()
    rows.reserveCapacity(component.store.rows.count)
    for row in component.store.rows.indices { appendState(of: row) }
    setPlaces()
    for row in rows.indices where rows[row].place < 0 {
      if keepsEqualities && rows[row].aboveLevel >= 0 && rows[row].belowLevel >= 0 { continue }
      rows[row].offset = perturbation(of: row)
    }
    setPoint()
    setGradient()
    return true
  }

  /// Makes this a vertex of a component that is like this one, which holds the same rows; ties stay those of
  /// this one. The factor must be a triangular one.
  ///
  /// - Returns: Whether all rows are on the sides that costs are counted for.
  mutating func setConstants(of other: RowStore) -> Bool {
    // All else of it that is asked for is the same.
    component.store.rows = other.rows
    factor.setConstants(of: other)
    isRepairing = true
    setPoint()
    isRepairing = false
    return rows.withUnsafeBufferPointer { rows in
      rows.allSatisfy { $0.place >= 0 || $0.sign == $0.side }
    }
  }

  /// Factors the held rows anew, which removes the rounding errors of pivoting.
  mutating func refresh() -> Bool {
    guard
      spareFactor.load(
        component.store, rows: held, columnCount: component.columns.count,
        isCareful: component.isCareful)
    else { return false }
    swap(&factor, &spareFactor)
    held = factor.order
    setPlaces()
    setPoint()
    setGradient()
    return true
  }

  private mutating func setPlaces() {
    for (slot, row) in held.enumerated() { rows[Int(row)].place = Int32(slot) }
    prices.reset(to: Price(), count: held.count)
    stale.removeAll(keepingCapacity: true)
    stale.reserveCapacity(held.count)
    lowering.removeAll(keepingCapacity: true)
    version += 1
  }

  /// To be called once for each row, in order.
  mutating func appendState(of row: Int) {
    let source = component.store.rows[row]
    let state = RowState(
      aboveLevel: localLevel(source.above), belowLevel: localLevel(source.below),
      aboveWeight: source.above.weight, belowWeight: source.below.weight,
      tieWeight: countsTies ? component.scales[row].tieWeight : 0)
    rows.append(state)
    note(state.aboveWeight, at: state.aboveLevel)
    note(state.belowWeight, at: state.belowLevel)
    if countsTies { note(state.tieWeight, at: Int32(levelCount - 2)) }
  }

  mutating func note(_ weight: Double, at level: Int32) {
    guard level >= 0 else { return }
    let level = Int(level)
    if 1e-9 * weight > costTolerance[level] { costTolerance[level] = 1e-9 * weight }
    // No certificate asks for the levels of ties and leanings.
    if weight < leastWeights[level] { leastWeights[level] = weight }
  }

  /// Makes room for a level; those from it on move down by one. Ties must not count.
  mutating func insertLevel(_ level: Int) {
    let old = gradient
    component.levels.append(Int32(component.levels.count))
    costTolerance.insert(0, at: level)
    leastWeights.insert(.infinity, at: level)
    scratch.slope.append(0)
    levelCount += 1
    gradient = [Double](repeating: 0, count: held.count * levelCount)
    for slot in held.indices {
      for index in 0..<(levelCount - 1) {
        gradient[slot * levelCount + index + (index < level ? 0 : 1)] =
          old[slot * (levelCount - 1) + index]
      }
      markStale(Int32(slot))
    }
    for row in rows.indices {
      rows[row].aboveLevel += rows[row].aboveLevel < Int32(level) ? 0 : 1
      rows[row].belowLevel += rows[row].belowLevel < Int32(level) ? 0 : 1
      component.store.rows[row].above.level = rows[row].aboveLevel
      component.store.rows[row].below.level = rows[row].belowLevel
    }
  }

  private func localLevel(_ side: Side) -> Int32 {
    if side.level < 0 { return -1 }
    if side.level == Side.leaningLevel { return countsTies ? Int32(levelCount - 1) : -1 }
    return Int32(component.levels.firstIndex(of: side.level) ?? -1)
  }

  /// A number in 1..<2 that depends on the row only, on the side that costs nothing if there is one.
  func perturbation(of row: Int) -> Double {
    var bits = UInt64(row + 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    let size = 1 + Double(bits >> 12) / Double(UInt64(1) << 52)
    if rows[row].aboveLevel < 0 { return size }
    return rows[row].belowLevel < 0 || bits & 1 == 0 ? -size : size
  }

  /// Computes the point and all residuals.
  private mutating func setPoint() {
    factor.elimination.substituteBack(into: &point)
    for column in point.indices { point[column] += 0 }
    isExactEnough = true
    let greatest = point.reduce(0) { max($0, abs($1)) }
    rows.withUnsafeMutableBufferPointer { rows in
      for row in rows.indices {
        let (residual, tolerance) = component.store.residual(of: row, at: point)
        let isHeld = rows[row].place >= 0
        rows[row].tolerance = tolerance
        rows[row].residual = isHeld || abs(residual) <= tolerance ? 0 : residual
        // Also false for what is not a number.
        if !residual.isFinite || isHeld && abs(residual) > max(tolerance, 1e-13 * greatest) {
          isExactEnough = false
        }
        if !isHeld && !isRepairing { rows[row].sign = rows[row].side }
        if rows[row].costLevel == 0 && rows[row].residual != 0 { hasRequiredCosts = true }
      }
    }
  }
}
