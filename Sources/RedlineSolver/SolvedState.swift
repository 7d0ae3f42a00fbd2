/// The last solution of a ``LinearSystem``, and what is needed to tell whether a change leaves it as it is.
struct SolvedState: Sendable {
  /// The pass that solved, with the program of that time.
  let base: Pass
  let conflicts: [Conflict]
  private(set) var values: [Double]
  /// For each variable the lowest level that its value rests on, also under required equalities.
  private let restingLevels: [Int32]
  /// Whether `base` has all constraints that matter.
  private var isExact = true
  /// The constraints whose constants may differ from those in `base`, with what they move.
  private var moved: [Direction] = []
  private var changed: [Int32] = []
  private var rows: [WatchedRow] = []

  /// A row whose residual must stay between two bounds for the solution to stay what it is.
  struct WatchedRow: Sendable {
    var index: Int32
    var residual: Double
    var low: Double
    var high: Double
  }

  /// How everything moves with the constant of a constraint.
  struct Direction: Sendable {
    var constraint: Int32
    /// For each variable its rate.
    var rates: [Double]
    /// For each watched row the rate of its residual.
    var rowRates: [Double]
  }

  init(_ program: LinearProgram, without isRemoved: [Bool]) {
    var solving = Solving(program: program, without: isRemoved)
    base = solving.lastPass()
    conflicts = solving.conflicts
    values = base.values.map { $0 + 0 }
    var levels = base.restingLevels
    for pivot in stride(from: Int(base.requiredCount) - 1, through: 0, by: -1) {
      var level: Int32 = 0
      for term in base.elimination.terms(of: pivot) {
        level = max(level, levels[Int(base.elimination.termColumns[term])])
      }
      levels[Int(base.elimination.columns[pivot])] = level
    }
    restingLevels = levels
  }

  /// Whether all values are those of pivots alone, so that a row that is no pivot changes none of them
  /// as long as the certificate covers it.
  private var isCertified: Bool { base.unsettled.isEmpty && conflicts.isEmpty && changed.isEmpty }

  /// Whether the values stay what they are with one more constraint, the last of the program.
  mutating func staysValid(adding index: Int, of program: LinearProgram) -> Bool {
    let header = program.headers[index]
    guard isCertified, header.priority < 1000 || header.relation != .equal else { return false }
    var sum = header.constant
    var scale = abs(sum)
    var resting: Int32 = 0
    var isPivotFree = true
    for position in program.termRange(of: index) {
      let term = program.terms[position]
      let part = term.coefficient * values[term.variable.index]
      sum += part
      scale = max(scale, abs(part))
      resting = max(resting, restingLevels[term.variable.index])
      if restingLevels[term.variable.index] == Side.leaningLevel { isPivotFree = false }
    }
    let isAbove = sum > 1e-9 * scale
    let isBelow = sum < -1e-9 * scale
    switch header.relation {
    case .equal:
      guard isPivotFree, base.solving.isKnown(header.priority) else { return false }
    case .lessThanOrEqual, .greaterThanOrEqual:
      // Two bounds of the same expression count as an equality.
      if index > 0, program.hasSameTerms(index - 1, index) { return false }
    }
    let isViolated =
      switch header.relation {
      case .equal: isAbove || isBelow
      case .lessThanOrEqual: isAbove
      case .greaterThanOrEqual: isBelow
      }
    if isViolated || header.relation == .equal {
      guard header.priority < 1000, base.solving.isKnown(header.priority) else { return false }
      guard resting < base.solving.level(of: header.priority) else { return false }
    }
    isExact = false
    return true
  }

  /// Whether the values stay what they are without a constraint.
  mutating func staysValid(removing index: Int, of program: LinearProgram) -> Bool {
    let header = program.headers[index]
    guard isCertified, header.priority < 1000 || header.relation != .equal else { return false }
    if header.relation != .equal {
      for other in [index - 1, index + 1] where program.headers.indices.contains(other) {
        if program.hasSameTerms(other, index) { return false }
      }
    } else if index < base.program.constraintCount, base.holds(index) {
      return false
    }
    isExact = false
    return true
  }

  /// To be called when the constant of a constraint has changed.
  mutating func noteChange(of index: Int) {
    if !changed.contains(Int32(index)) { changed.append(Int32(index)) }
  }

  /// Moves the values to where the changed constants of the program want them.
  ///
  /// - Returns: Whether that was possible; if not, the program must be solved anew.
  mutating func update(to program: LinearProgram) -> Bool {
    if changed.isEmpty { return true }
    guard isExact, conflicts.isEmpty, changed.count <= 8 else { return false }
    if rows.isEmpty && moved.isEmpty { rows = base.watchedRows() }
    for index in changed where !moved.contains(where: { $0.constraint == index }) {
      guard let direction = base.direction(of: Int(index), watching: rows) else { return false }
      moved.append(direction)
    }
    let steps = moved.map {
      program.headers[Int($0.constraint)].constant
        - base.program.headers[Int($0.constraint)].constant
    }
    for (position, row) in rows.enumerated() {
      var residual = row.residual
      for (direction, step) in zip(moved, steps) {
        residual += step * direction.rowRates[position]
      }
      if residual < row.low || residual > row.high { return false }
    }
    values.withUnsafeMutableBufferPointer { values in
      for index in values.indices { values[index] = base.values[index] }
      for (direction, step) in zip(moved, steps) where step != 0 {
        for index in values.indices { values[index] += step * direction.rates[index] }
      }
      for index in values.indices { values[index] += 0 }
    }
    return true
  }
}
