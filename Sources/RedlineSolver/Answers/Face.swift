extension Simplex {
  /// Makes the optimal vertex of a component; the last steps are repeated on fresh factors, which
  /// removes the rounding errors of pivoting.
  ///
  /// - Returns: Whether the component has a basis of independent rows; if not, there is no vertex.
  mutating func solve(_ component: Component, countsTies: Bool) -> Bool {
    guard load(component, basis: component.basis, countsTies: countsTies) else { return false }
    var rounds = 4
    var outcome = Simplex.Outcome(pivots: 0, end: .limit)
    // Where bounds hold along chains, the vertex is optimal but for a pivot or two.
    if !component.isWorthRepairing || isNearOptimum {
      outcome = minimize(limit: component.isWorthRepairing ? 16 : nil)
    }
    if component.isWorthRepairing, outcome.end != .optimal {
      forgetCosts()
      let size = component.columns.count + component.store.rows.count
      outcome.pivots += repair(limit: 4 * size)
      let rest = minimize()
      outcome = Simplex.Outcome(pivots: outcome.pivots + rest.pivots, end: rest.end)
    }
    while outcome.pivots > 0 && rounds > 0 {
      guard refresh() else { break }
      outcome = minimize()
      rounds -= 1
    }
    isOptimal = outcome.end == .optimal
    return true
  }

  /// For each row its part in a sum of required rows that cannot be 0 or on its right side; nil if the
  /// required rows hold. To be called on an optimal vertex.
  func infeasibility() -> [Double]? {
    var result = [Double](repeating: 0, count: rows.count)
    var isInfeasible = false
    for (row, state) in rows.enumerated() where state.place < 0 && state.costLevel == 0 {
      result[row] = state.cost
      if abs(state.residual) > state.tolerance { isInfeasible = true }
    }
    guard isInfeasible else { return nil }
    for (slot, row) in held.enumerated() {
      let part = gradient[slot * levelCount]
      if abs(part) > costTolerance[0] { result[Int(row)] = -part }
    }
    return result
  }

  /// For each place whether its residual can move at no cost on the levels of the component.
  mutating func movablePlaces() -> [Bool] {
    held.indices.map { slot in
      for direction in [1.0, -1.0] {
        setSlope(of: slot, direction: direction)
        guard let (level, _) = leading() else { return true }
        if level >= component.levels.count { return true }
      }
      return false
    }
  }

  /// Whether each move costs something on the levels of the component, ties and leanings aside. To be
  /// called on an optimal vertex; false also where rows that are not held are 0, so that costs depend on
  /// the side on which they are taken to be.
  mutating func isOnlyPoint() -> Bool {
    for row in rows where row.place < 0 && row.hasCost && row.residual == 0 { return false }
    return !movablePlaces().contains(true)
  }

  /// For each column whether it moves when all of the given places do, by different amounts.
  mutating func movableColumns(_ isMovable: [Bool]) -> [Bool] {
    for slot in held.indices where isMovable[slot] {
      scratch.move.add(abs(perturbation(of: slot)), at: slot)
    }
    factor.solve(&scratch.move)
    scratch.move.list(into: &scratch.movePlaces)
    var result = [Bool](repeating: false, count: point.count)
    for place in scratch.movePlaces { result[factor.column(of: place)] = true }
    scratch.move.clear()
    return result
  }

  /// The coefficients of a sum of columns in terms of the held residuals.
  mutating func coefficients(
    of terms: [(column: Int32, value: Double)]
  ) -> [(slot: Int, value: Double)] {
    for term in terms { scratch.sum.add(term.value, at: factor.place(of: term.column)) }
    factor.solveTransposed(&scratch.sum)
    scratch.sum.list(into: &scratch.sumPlaces)
    let result = scratch.sumPlaces.map { (slot: Int($0), value: scratch.sum[Int($0)]) }
    scratch.sum.clear()
    return result
  }

  /// Puts a sum of the held residuals below all other levels as a cost.
  mutating func setObjective(_ terms: [(slot: Int, value: Double)], sign: Double) {
    let level = levelCount - 1
    costTolerance[level] = 1e-9 * terms.reduce(0) { max($0, abs($1.value)) }
    for term in terms {
      gradient[term.slot * levelCount + level] = sign * term.value
      markStale(Int32(term.slot))
    }
  }
}

/// The optimal points of a component of which there is more than one.
struct Face: Sendable {
  /// An optimal vertex, without ties and leanings; none if it is exact, nor for a single column. Both in arrays,
  /// because thousands of those would take their room.
  private var rounded: [Simplex] = []
  private var exact: [ExactSimplex] = []
  /// The values of a single column.
  let interval: ClosedRange<Double>?
  let isMovable: [Bool]
  /// For each column whether it may have more than one value.
  let isMovableColumn: [Bool]
  /// For each place how far its residual moves in one step at no cost; nothing until somebody asks.
  private var moves: [Double] = []
  /// Optimal points that searches have ended at.
  private var otherPoints: [[Double]] = []
  private static var mostPoints: Int { 16 }
  /// Ranges that are known: by columns and coefficients.
  private var ranges: [[Double]: ClosedRange<Double>] = [:]
  private static var mostRanges: Int { 4096 }

  var isExact: Bool { !exact.isEmpty }

  private static let single = [true]

  /// That of a single column that may have all of these values.
  init(_ interval: ClosedRange<Double>) {
    // Never −0.
    self.interval = interval.lowerBound + 0...interval.upperBound + 0
    (isMovable, isMovableColumn) = (Self.single, Self.single)
  }

  /// Nil if rounding errors may have spoiled the vertex.
  ///
  /// - Parameter vertex: What the vertex is made in; it goes over to the face if anything moves.
  init?(_ component: Component, in vertex: inout Simplex) {
    guard vertex.solve(component, countsTies: false), vertex.isCertified() else { return nil }
    interval = nil
    isMovable = vertex.movablePlaces()
    guard isMovable.contains(true) else {
      isMovableColumn = []
      return
    }
    isMovableColumn = vertex.movableColumns(isMovable)
    rounded = [vertex]
    vertex = Simplex()
  }

  /// - Parameter vertex: An optimal vertex, without ties and leanings.
  init(_ vertex: ExactSimplex) {
    interval = nil
    isMovable = vertex.movablePlaces()
    isMovableColumn = vertex.movableColumns(isMovable)
    exact = [vertex]
  }

  /// The least and the greatest value of a sum of columns; nil if rounding errors may have spoiled them.
  mutating func range(of terms: [(column: Int32, value: Double)]) -> ClosedRange<Double>? {
    if let exact = exact.first { return exact.range(of: terms) }
    if let interval {
      let factor = terms.reduce(0) { $0 + $1.value }
      if factor == 0 { return 0...0 }
      let ends = (factor * interval.lowerBound, factor * interval.upperBound)
      return min(ends.0, ends.1)...max(ends.0, ends.1)
    }
    let line = terms.flatMap { [Double($0.column), $0.value] }
    if let known = ranges[line] { return known }
    let slots = rounded[0].coefficients(of: terms)
    guard let low = end(of: terms, slots, sign: 1), let high = end(of: terms, slots, sign: -1)
    else { return nil }
    let range = min(low, high)...max(low, high)
    // The end of a view is where the next one begins.
    if ranges.count < Self.mostRanges { ranges[line] = range }
    return range
  }

  private mutating func end(
    of terms: [(column: Int32, value: Double)], _ slots: [(slot: Int, value: Double)], sign: Double
  ) -> Double? {
    if rounded[0].isAtEnd(of: slots, sign: sign)
      || !slots.contains(where: { isMovable[$0.slot] })
    {
      return rounded[0].value(of: terms)
    }
    guard let end = rounded[0].end(of: terms, slots, sign: sign) else { return nil }
    if otherPoints.count < Self.mostPoints { otherPoints.append(end.point) }
    return end.value
  }

  /// Whether a sum of columns has one value for certain, by a search. A point where it has another one is
  /// noted.
  mutating func hasOneValue(_ terms: [(column: Int32, value: Double)]) -> Bool {
    guard !rounded.isEmpty, rounded[0].component.isEven else { return false }
    let slots = rounded[0].coefficients(of: terms)
    guard slots.contains(where: { isMovable[$0.slot] }) else { return true }
    let value = rounded[0].value(of: terms)
    let scale = terms.reduce(abs(value)) {
      max($0, abs($1.value * rounded[0].point[Int($1.column)]))
    }
    for sign in [1.0, -1.0] where !rounded[0].isAtEnd(of: slots, sign: sign) {
      guard let end = rounded[0].end(of: terms, slots, sign: sign) else { return false }
      if abs(end.value - value) <= 1e-12 * scale { continue }
      if otherPoints.count < Self.mostPoints { otherPoints.append(end.point) }
      return false
    }
    return true
  }

  /// Whether a sum of columns has more than one value; nil if that takes a search.
  ///
  /// It has if one step, or a point that was found before, moves it by far more than rounding errors.
  ///
  /// - Parameters:
  ///   - sum: Keeps what it is in terms of the vertex.
  ///   - scale: The scale of rounding errors in what is added to the sum.
  mutating func isAmbiguous(_ sum: inout Faces.FaceSum.Part, besides scale: Double) -> Bool? {
    let terms = sum.terms
    if let interval {
      let factor = abs(terms.reduce(0) { $0 + $1.value })
      let limit = 1e-6 * max(scale, factor * abs(interval.anyEnd))
      return factor * (interval.upperBound - interval.lowerBound) > limit ? true : nil
    }
    guard !rounded.isEmpty else { return nil }
    let slots = sum.slots ?? rounded[0].coefficients(of: terms)
    sum.slots = slots
    let movable = slots.filter { isMovable[$0.slot] }
    if movable.isEmpty { return false }
    guard rounded[0].component.isEven else { return nil }
    let vertex = rounded[0].point
    let limit = 1e-6 * terms.reduce(scale) { max($0, abs($1.value * vertex[Int($1.column)])) }
    for point in otherPoints {
      let change = terms.reduce(0) {
        $0 + $1.value * (point[Int($1.column)] - vertex[Int($1.column)])
      }
      if abs(change) > limit { return true }
    }
    for (slot, value) in movable where abs(value * move(of: slot)) > limit { return true }
    return nil
  }

  /// The places whose residuals move a sum of columns; the first one where exact arithmetic does not tell.
  mutating func movingPlaces(of sum: Faces.FaceSum.Part) -> [Int] {
    guard !rounded.isEmpty else { return [0] }
    let slots = sum.slots ?? rounded[0].coefficients(of: sum.terms)
    let limit = 1e-9 * slots.reduce(0) { max($0, abs($1.value)) }
    return slots.filter { isMovable[$0.slot] && abs($0.value) > limit }.map(\.slot)
  }

  private mutating func move(of slot: Int) -> Double {
    if moves.isEmpty { moves = [Double](repeating: .nan, count: isMovable.count) }
    if moves[slot].isNaN { moves[slot] = rounded[0].freeMove(of: slot) }
    return moves[slot]
  }

  /// Two values of a single column, the second by an amount that no other face has; nil for several columns.
  ///
  /// - Parameter number: That of the face.
  func twoValues(number: Int) -> (Double, Double)? {
    guard let interval else { return nil }
    let start = interval.anyEnd
    let length = min(1024, interval.upperBound - interval.lowerBound)
    let share = length * (0.25 + 0.5 * fraction(of: number))
    return (start, start == interval.lowerBound ? start + share : start - share)
  }

  /// Two optimal points: the vertex, and one to which each step leads a little, by an amount of its own; nil
  /// where none is known, and of single columns, which have ``twoValues(number:)``.
  ///
  /// What has another value there has more than one. Points between optimal ones are optimal.
  ///
  /// - Parameter number: That of the face, which no other one has.
  mutating func twoPoints(number: Int) -> (vertex: [Double], other: [Double])? {
    guard !rounded.isEmpty, rounded[0].component.isEven else { return nil }
    let slots = isMovable.indices.filter { isMovable[$0] }
    let steps = slots.map { slot in
      let share = (1 + fraction(of: slot)) / Double(4 * slots.count)
      return share * max(-1000, min(1000, move(of: slot)))
    }
    return (rounded[0].point, rounded[0].point(after: steps, at: slots))
  }
}

/// A number from 0 to 1 that looks like one by chance.
func fraction(of number: Int) -> Double {
  var bits = UInt64(number + 1) &* 0x9E37_79B9_7F4A_7C15
  bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
  bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
  return Double((bits ^ (bits >> 31)) >> 12) / Double(UInt64(1) << 52)
}

extension ClosedRange<Double> {
  /// An end that is finite; 0 if none is.
  fileprivate var anyEnd: Double {
    lowerBound.isFinite ? lowerBound : upperBound.isFinite ? upperBound : 0
  }
}

extension Simplex {
  /// The point where residuals that are held have moved.
  fileprivate mutating func point(after moves: [Double], at slots: [Int]) -> [Double] {
    for (slot, move) in zip(slots, moves) where move != 0 { scratch.move.add(move, at: slot) }
    factor.solve(&scratch.move)
    scratch.move.list(into: &scratch.movePlaces)
    var result = point
    for place in scratch.movePlaces {
      result[factor.column(of: place)] += scratch.move[Int(place)]
    }
    scratch.move.clear()
    return result
  }

  func value(of terms: [(column: Int32, value: Double)]) -> Double {
    terms.reduce(0) { $0 + $1.value * point[Int($1.column)] }
  }

  /// Whether a sum of held residuals has its least (1) or greatest (−1) value at no cost at this optimal
  /// vertex, for certain.
  fileprivate mutating func isAtEnd(
    of terms: [(slot: Int, value: Double)], sign: Double
  ) -> Bool {
    guard component.isEven else { return false }
    let limit = 1e-9 * terms.reduce(0) { max($0, abs($1.value)) }
    return terms.allSatisfy { term in
      if abs(term.value) <= limit { return true }
      setSlope(of: term.slot, direction: sign * term.value > 0 ? -1 : 1)
      return leading() != nil
    }
  }

  /// Whether each price of the sum that was set as objective is either 0 or much larger than rounding
  /// errors.
  private var hasClearObjective: Bool {
    let level = levelCount - 1
    let limit = costTolerance[level]
    return held.indices.allSatisfy { slot in
      let price = abs(gradient[slot * levelCount + level])
      return price <= 1e-3 * limit || price >= 100 * limit
    }
  }

  /// The least (1) or greatest (−1) value of a sum of columns at no cost, and the last point on the way
  /// there; nil if it cannot be certified.
  ///
  /// - Parameter slots: The sum in terms of the held residuals.
  fileprivate func end(
    of terms: [(column: Int32, value: Double)], _ slots: [(slot: Int, value: Double)], sign: Double
  ) -> (value: Double, point: [Double])? {
    var end = self
    for round in 0..<4 {
      end.setObjective(round == 0 ? slots : end.coefficients(of: terms), sign: sign)
      let outcome = end.minimize()
      switch outcome.end {
      case .unbounded:
        if end.isMoveDoubtful || end.isGradientDoubtful { return nil }
        return (-sign * .infinity, end.point)
      case .limit: return nil
      case .optimal where component.isEven:
        // A few pivots from a vertex that was certified.
        return (end.value(of: terms), end.point)
      case .optimal where outcome.pivots == 0:
        guard end.isCertified(), end.hasClearObjective else { return nil }
        return (end.value(of: terms), end.point)
      case .optimal:
        // The gradient of the objective is lost with the factor.
        guard end.refresh() else { return nil }
      }
    }
    return nil
  }
}

extension Component {
  /// Whether the dual method pays: not for a few columns, nor where very many rows share them.
  fileprivate var isWorthRepairing: Bool {
    columns.count >= 32 && store.rows.count <= 16 * columns.count
  }
}
