/// Values that follow constants for as long as the same rows stay at 0.
///
/// How all values move with one constant is computed once, and checked against all rows that are held. From
/// then on a change is a sum for each value that moves, and a look at rows only where one of those that must
/// not be violated may be.
struct HeldMoves: Sendable {
  /// The most constants that values follow, and how far.
  private static let limits = (count: 16, way: 1e9)

  /// How values move with the constant of a row that is held.
  private struct Move {
    var constraint: Int
    /// The constant at which nothing is moved.
    var constant: Double
    /// How far it is from that.
    var step = 0.0
    /// The steps at which no row is violated whose violation would matter.
    var range = -Double.infinity...Double.infinity
    /// The largest of the rates.
    var largest = 0.0
    var columns: [Column] = []
  }

  private struct Column {
    var index: Int32
    var rate: Double
    /// The value before all moves.
    var base: Double
  }

  private var moves: [Move] = []
  /// For each constraint whether it is held, or one of a pair of which the other is.
  private var isHeld: [Bool]
  /// The values before all moves.
  private let base: [Double]
  /// For each value whether some move changes it.
  private var isMoving: [Bool]
  /// Whether no value follows two constants.
  private var areApart = true
  /// The rows whose violation would matter: those that move or were added since.
  private var watched: [Int32] = []
  private var isWatched: [Bool]
  /// Whether the ranges of moves tell about all of them.
  private var areBounded = true
  /// Whether one of them may be violated now.
  private var isDoubtful = false

  init(_ pass: Pass, constraintCount: Int) {
    base = pass.values
    isHeld = [Bool](repeating: false, count: constraintCount)
    isWatched = isHeld
    isMoving = [Bool](repeating: false, count: base.count)
    for source in pass.heldSources where source >= 0 {
      isHeld[Int(source)] = true
      if let partner = pass.partner(of: Int(source)) { isHeld[partner] = true }
    }
  }

  /// Looks at one more constraint from now on.
  mutating func watch(_ constraint: Int) {
    areBounded = false
    list(constraint)
  }

  /// - Returns: Whether it was not looked at before.
  @discardableResult
  private mutating func list(_ constraint: Int) -> Bool {
    while isWatched.count <= constraint {
      isWatched.append(false)
      isHeld.append(false)
    }
    guard !isWatched[constraint] else { return false }
    isWatched[constraint] = true
    watched.append(Int32(constraint))
    return true
  }

  /// Moves the values of a pass to where a constant that has changed wants them; ``holds(_:without:at:)`` has
  /// the last word.
  ///
  /// - Returns: Whether that was possible; if not, the values are of no use.
  mutating func follow(_ constraint: Int, of program: LinearProgram, _ pass: inout Pass) -> Bool {
    guard constraint < isHeld.count, isHeld[constraint] else {
      if !pass.mayGiveWay(constraint, of: program) {
        watch(constraint)
        isDoubtful = true
      }
      return true
    }
    let index: Int
    if let known = moves.firstIndex(where: { $0.constraint == constraint }) {
      index = known
    } else {
      guard moves.count < Self.limits.count, let move = move(of: constraint, in: program, &pass)
      else { return false }
      index = moves.count
      moves.append(move)
    }
    let step = program.headers[constraint].constant - moves[index].constant
    moves[index].step = step
    guard abs(step) * moves[index].largest <= Self.limits.way else { return false }
    if areApart { apply(moves[index], to: &pass.values) } else { applyAll(to: &pass.values) }
    if !areBounded || !moves[index].range.contains(step) { isDoubtful = true }
    let residual = program.residual(of: constraint, at: pass.values)
    return abs(residual.value) <= 1e-9 * residual.scale
  }

  private func apply(_ move: Move, to values: inout [Double]) {
    let step = move.step
    values.withUnsafeMutableBufferPointer { values in
      for column in move.columns { values[Int(column.index)] = column.base + column.rate * step }
    }
  }

  private func applyAll(to values: inout [Double]) {
    for move in moves {
      for column in move.columns { values[Int(column.index)] = column.base }
    }
    for move in moves {
      for column in move.columns { values[Int(column.index)] += column.rate * move.step }
    }
  }

  /// Whether no row is violated whose violation would matter.
  mutating func holds(
    _ program: LinearProgram, without isRemoved: [Bool], at values: [Double]
  ) -> Bool {
    guard isDoubtful else { return true }
    isDoubtful = false
    var result = true
    program.withResiduals(at: values) { residuals in
      for index in watched {
        let index = Int(index)
        guard residuals.headers[index].isViolated(by: residuals[index]) else { continue }
        if isRemoved.isEmpty || !isRemoved[index] { result = false }
      }
    }
    return result
  }

  // MARK: Rates

  /// - Returns: Nil if the constraint is one of a pair, or rounding errors are in the way.
  private mutating func move(
    of constraint: Int, in program: LinearProgram, _ pass: inout Pass
  ) -> Move? {
    guard pass.partner(of: constraint) == nil, let rates = pass.rates(of: constraint),
      let touched = movedRows(rates, constraint, program)
    else { return nil }
    var move = Move(constraint: constraint, constant: pass.program.headers[constraint].constant)
    for row in touched where !pass.mayGiveWay(row.index, of: program) {
      // What moves with two constants is bounded by neither.
      if !list(row.index) { areBounded = false }
      let header = program.headers[row.index]
      let residual = program.residual(of: row.index, at: base).value
      move.range = move.range.clamped(to: header.steps(from: residual, rate: row.rate))
    }
    move.columns.reserveCapacity(rates.count)
    for (index, rate) in rates.enumerated() where rate != 0 {
      if isMoving[index] { areApart = false }
      isMoving[index] = true
      move.largest = max(move.largest, abs(rate))
      move.columns.append(Column(index: Int32(index), rate: rate, base: base[index]))
    }
    return move
  }

  /// The rows that are not held and move, and how much.
  ///
  /// - Returns: Nil if one that is held moves, but for the one whose constant changes by 1.
  private func movedRows(
    _ rates: [Double], _ constraint: Int, _ program: LinearProgram
  ) -> [(index: Int, rate: Double)]? {
    var result: [(index: Int, rate: Double)]? = []
    rates.withUnsafeBufferPointer { rates in
      program.withRows { rows in
        for index in rows.headers.indices {
          var sum = index == constraint ? 1.0 : 0
          var peak = sum
          for position in rows.terms(of: index) {
            let term = rows.terms[position]
            let part = term.coefficient * rates[term.variable.index]
            sum += part
            if abs(part) > peak { peak = abs(part) }
          }
          guard !(abs(sum) <= 1e-11 * peak) else { continue }
          if index >= isHeld.count || !isHeld[index] {
            result?.append((index, sum))
          } else if !(abs(sum) <= 1e-9 * peak) {
            result = nil
            return
          }
        }
      }
    }
    return result
  }
}

extension ConstraintHeader {
  /// How far an expression can move at a rate, from a residual on, without a violation.
  fileprivate func steps(from residual: Double, rate: Double) -> ClosedRange<Double> {
    let end = -residual / rate
    guard relation != .equal, end.isFinite else { return 0...0 }
    return (relation == .lessThanOrEqual) == (rate > 0) ? -.infinity...end : end...(.infinity)
  }
}

extension Pass {
  /// How much each value grows when the constant of a constraint that is held grows by 1.
  fileprivate mutating func rates(of constraint: Int) -> [Double]? {
    let sources = pivotConstraints + pivotSources
    guard let first = sources.firstIndex(of: Int32(constraint)) else { return nil }
    let all = required.followed(by: elimination)
    var constants = [Double](repeating: 0, count: all.pivotCount)
    reducer.isRecording = true
    defer { reducer.isRecording = trace != nil }
    for pivot in first..<all.pivotCount {
      // Nothing was put into the rows of singletons.
      if pivot != first && pivot < singletonCount { continue }
      load(sources[pivot], in: all, limit: Int32(pivot))
      var sum = pivot == first ? 1.0 : 0
      for use in reducer.row.used { sum += use.multiplier * constants[Int(use.pivot)] }
      guard sum != 0 else { continue }
      let column = all.pivots[pivot].column
      guard let term = reducer.row.terms.first(where: { $0.column == column }) else { return nil }
      constants[pivot] = -sum / term.value
    }
    var result = [Double](repeating: 0, count: values.count)
    all.substituteBack(constants, into: &result)
    return result
  }

  private mutating func load(_ source: Int32, in pivots: Elimination, limit: Int32) {
    if source < 0 {
      loadLeaning(of: -2 - source, in: pivots, limit: limit)
    } else {
      load(Int(source), in: pivots, limit: limit)
    }
  }

  /// Whether values rest on rows of higher levels than that of a constraint, so that nothing could hold it.
  ///
  /// - Parameter program: The constraint's: this one with more constraints and other constants.
  mutating func mayGiveWay(_ constraint: Int, of program: LinearProgram) -> Bool {
    let priority = program.headers[constraint].priority
    guard priority < 1000, self.program.isKnown(priority) else { return false }
    setRestingLevelsOfAll()
    let level = self.program.level(of: priority)
    return program.termRange(of: constraint).allSatisfy {
      allRestingLevels[program.terms[$0].variable.index] < level
    }
  }
}
