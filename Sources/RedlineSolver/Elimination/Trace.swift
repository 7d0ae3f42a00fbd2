/// What went into the constants of pivots and rows, so that other constants can go the same way.
///
/// Which row is solved for which column follows from coefficients, priorities and the order of addition;
/// constants only add up along the way.
struct Trace: Sendable {
  /// A row that was reduced.
  struct Step: Sendable {
    /// The constraint, or for a leaning ``Pass/source(ofLeaning:)``.
    var source: Int32
    /// The end of what was substituted into it; it starts where that of the step before ends.
    var end: Int32
    /// What its constant is multiplied with where it is solved for a column; 0 for a row that is not.
    var factor: Double
  }

  /// The steps in order. Those with a factor are the pivots, in the same order.
  private(set) var steps: [Step] = []
  /// The pivots that were substituted.
  private(set) var uses: [UsedPivot] = []

  /// Notes a row that nothing was put into.
  mutating func note(_ source: Int32, factor: Double) {
    steps.append(Step(source: source, end: Int32(uses.count), factor: factor))
  }

  /// Notes rows that are solved for a term each before anything could be put into them.
  mutating func note(_ singletons: [(row: Int32, term: ColumnTerm)]) {
    let end = Int32(uses.count)
    steps.append(
      contentsOf: singletons.map { Step(source: $0.row, end: end, factor: -1 / $0.term.value) })
  }

  /// Notes the reduced row.
  mutating func note(_ source: Int32, _ row: borrowing Reducer.Row, factor: Double) {
    for use in row.used { uses.append(use) }
    note(source, factor: factor)
  }

  /// The constant of a reduced row, and the scale of its rounding errors, from those of the row itself.
  @inline(__always)
  func reduced(
    _ constant: Double, through range: Range<Int>, _ elimination: borrowing Elimination
  ) -> (constant: Double, magnitude: Double) {
    var sum = constant
    var magnitude = abs(constant)
    for use in uses[range] {
      let pivot = elimination.pivots[Int(use.pivot)]
      sum += use.multiplier * pivot.constant
      magnitude = max(magnitude, abs(sum), abs(use.multiplier) * pivot.magnitude)
    }
    return (sum, magnitude)
  }
}

/// Components that the simplex method has solved.
struct Mended: Sendable {
  /// For each column whether it is the root of one of them, or the certificate asked for it.
  var isUnsettled: [Bool]
  var components: [Component]
  var held: [[Int32]]
  var haveOnePoint: [Bool]
  /// The values of their columns.
  var values: [(column: Int32, value: Double)]
  /// For each of them what it started from.
  var bases: [[Int32]]
  /// For each row of the pass where it is in them.
  var places: [RowPlace]
  /// Whether their rows have the constants of now.
  var isCurrent = true
}

/// A row of a component; −1 for a row that is in none.
struct RowPlace: Sendable {
  var component: Int32 = -1
  var row: Int32 = -1
}

extension Pass {
  /// Forgets what only solving again needs.
  mutating func forgetTrace() {
    (trace, rowTrace, mended, shortenedPivots) = (nil, nil, nil, nil)
    reducer.isRecording = false
  }

  /// Solves the program once more, whose constants have changed, along the same way.
  ///
  /// - Returns: Whether that was possible, so that this is what a new pass would be; if not, the pass is
  ///   of no more use.
  mutating func repeatSteps() -> Bool {
    guard trace != nil, hasSamePairs(), repeatPivots() else { return false }
    elimination.substituteBack(into: &values)
    unsettled = []
    shortenedPivots?.takeConstants(of: elimination)
    let whole = elimination
    let (firstShortened, shortened) = (
      shortenedPivots?.firstRow ?? .max, shortenedPivots?.elimination ?? whole
    )
    for index in store.rows.indices {
      // Leanings are few, and as they are.
      let isShortened = index >= firstShortened && store.rows[index].source >= 0
      if isShortened { repeatRow(index, in: shortened) } else { repeatRow(index, in: whole) }
    }
    held.removeAll(keepingCapacity: true)
    haveOnePoint.removeAll(keepingCapacity: true)
    pivotCount = 0
    settle()
    certify()
    return conflicts.isEmpty && doubtfulColumns.isEmpty
  }

  /// Whether values may depend on the constant of a constraint, as long as the same bounds count as one: not on
  /// one that may give way, and whose variables follow from required equalities.
  func mayMove(with constraint: Int) -> Bool {
    program.headers[constraint].priority == 1000 || !isFixed(constraint, isLoose)
  }

  /// Whether the same bounds count as one: those with the same constant.
  mutating func hasSamePairs() -> Bool {
    let before = partners
    partners.removeAll(keepingCapacity: true)
    _ = findHeldConstraints()
    return partners == before
  }

  /// - Returns: Whether the required equalities still hold together.
  private mutating func repeatPivots() -> Bool {
    guard let trace else { return false }
    var pivot = 0
    var first = 0
    for (number, step) in trace.steps.enumerated() {
      if number == requiredStepCount { elimination.takeConstants(of: required, isLoose) }
      let isRequired = number < requiredStepCount
      let uses = first..<Int(step.end)
      first = Int(step.end)
      let row =
        isRequired
        ? trace.reduced(constant(of: step.source), through: uses, required)
        : trace.reduced(constant(of: step.source), through: uses, elimination)
      if step.factor == 0 {
        if abs(row.constant) > 1e-9 * row.magnitude { return false }
        continue
      }
      let (constant, magnitude) = (row.constant * step.factor, row.magnitude * abs(step.factor))
      if isRequired {
        required.setConstant(constant, magnitude: magnitude, of: pivot)
      } else {
        elimination.setConstant(constant, magnitude: magnitude, of: pivot)
      }
      pivot += 1
    }
    if trace.steps.count == requiredStepCount {
      elimination.takeConstants(of: required, isLoose)
    }
    return true
  }

  private mutating func repeatRow(_ index: Int, in elimination: borrowing Elimination) {
    guard let rowTrace else { return }
    let first = index == 0 ? 0 : Int(rowTrace.steps[index - 1].end)
    let step = rowTrace.steps[index]
    let row = rowTrace.reduced(
      constant(of: step.source), through: first..<Int(step.end), elimination)
    guard
      store.rows[index].constant != row.constant || store.rows[index].magnitude != row.magnitude
    else { return }
    store.rows[index].constant = row.constant
    store.rows[index].magnitude = row.magnitude
    guard let place = mended?.places[index], place.component >= 0 else { return }
    mended?.isCurrent = false
    mended?.components[Int(place.component)].setConstant(
      row.constant, magnitude: row.magnitude, of: Int(place.row))
  }

  // MARK: Components whose rows are as before

  /// Takes the values that components had when all their rows were as they are now.
  ///
  /// - Returns: Whether they are known.
  mutating func reuseMended(_ isUnsettled: [Bool]) -> Bool {
    guard let mended, mended.isCurrent, mended.isUnsettled == isUnsettled else { return false }
    unsettled = mended.components
    held = mended.held
    haveOnePoint = mended.haveOnePoint
    for (column, value) in mended.values { values[Int(column)] = value }
    return true
  }

  /// Takes the components of before with the constants of now.
  ///
  /// - Returns: `nil` where others are not settled.
  mutating func takeComponents(
    _ isUnsettled: [Bool]
  ) -> (components: [Component], places: [RowPlace])? {
    guard var known = mended, known.isUnsettled == isUnsettled else { return nil }
    mended = nil
    for index in known.bases.indices { known.components[index].basis = known.bases[index] }
    return (known.components, known.places)
  }

  /// Keeps what the simplex method found; after a conflict or a doubt nobody asks for it.
  mutating func keepMended(_ isUnsettled: [Bool], bases: [[Int32]], places: [RowPlace]) {
    var known: [(column: Int32, value: Double)] = []
    for index in unsettled.indices {
      for column in unsettled[index].columns { known.append((column, values[Int(column)])) }
    }
    mended = Mended(
      isUnsettled: isUnsettled, components: unsettled, held: held,
      haveOnePoint: haveOnePoint, values: known, bases: bases, places: places)
  }

  /// The constant of a constraint or a leaning.
  @inline(__always)
  private func constant(of source: Int32) -> Double {
    source >= 0
      ? program.headers[Int(source)].constant : -program.leanings[Int(-2 - source)].offset
  }
}
