/// One try to solve a program without the constraints that were dropped before.
struct Pass: Sendable {
  var program: LinearProgram
  let solving: Solving
  var isDropped: [Bool]
  var conflicts: [Conflict] = []
  /// Whether all values hold; if not, a conflict was found that needs another pass.
  var isComplete = true
  /// For each constraint whether this pass does not count it: those that were dropped, and those of
  /// variables that are computed exactly.
  var isLeftOut: [Bool]
  /// A column of each part of the program in which rounding errors may have spoiled something.
  var doubtfulColumns: [Int32] = []

  /// The pivots of required equalities.
  var required: Elimination
  /// The same with numbers in place of what is fixed, and all others.
  var elimination = Elimination(columnCount: 0)
  /// How many steps of the trace are those of required equalities.
  var requiredStepCount = 0
  var reducer: Reducer
  /// For each pivot of a required equality its constraint.
  var pivotConstraints: [Int32] = []
  /// How many of them had a column that no other required equality had.
  private(set) var singletonCount = 0
  /// The required equalities that are no singletons: a value that comes from a singleton's own row fits
  /// it up to a rounding error, so only these need a check.
  private(set) var mixedEqualities: [Int32] = []
  /// For each column whether required equalities leave its value open: rows of others say nothing of what is
  /// free.
  var isLoose: [Bool] = []
  /// For each constraint the one that bounds the same expression from the other side, or −1; empty
  /// if there are no such pairs.
  var partners: [Int32] = []
  /// For each pivot after those its constraint, or for a leaning ``Pass/source(ofLeaning:)``.
  var pivotSources: [Int32] = []
  var values: [Double]
  /// For each column that required equalities left free the lowest level that its value rests on;
  /// empty until somebody needs it.
  var restingLevels: [Int32] = []
  /// The same for all columns.
  var allRestingLevels: [Int32] = []
  /// All rows but required equalities, in terms of the columns that those left free; empty until
  /// somebody needs it.
  var store = RowStore()
  /// For each constraint its row in `store`, or −1; a pair has one together.
  var rowOfConstraint: [Int32] = []
  /// For each pivot after those of required equalities its row in `store`.
  var pivotRows: [Int32] = []
  /// The columns that those rows connect.
  var groups = Groups()
  /// The components whose values the certificate did not cover: the simplex method mends them.
  var unsettled: [Component] = []
  /// For each of them the rows that its optimum holds at 0.
  var held: [[Int32]] = []
  /// Which of them have no other optimal point, as far as that is certain.
  var haveOnePoint: [Bool] = []
  /// Whether so many terms were put into rows that another order of elimination is worth it.
  var isDense: Bool { loadedTerms > termLimit }
  /// The terms of all rows that were reduced.
  private var loadedTerms = 0
  /// How many of them are usual; no limit where the order was chosen for few.
  private var termLimit = Int.max
  /// How the constants of pivots, and those of rows in `store`, came about; nil unless somebody wants to
  /// solve again with other constants.
  var trace: Trace?
  var rowTrace: Trace?
  /// What the rows in `store` were written with, for when they are again.
  var shortenedPivots: ShortenedPivots?
  /// What the simplex method found last, for when nothing changes that it depends on.
  var mended: Mended?
  /// How many pivots the simplex method took.
  var pivotCount = 0
  /// The parts of the program that were solved exactly.
  var exactParts: [ExactSimplex] = []

  init(solving: Solving) {
    self.solving = solving
    program = solving.program
    isDropped = solving.isDropped
    isLeftOut = solving.leftOut
    let count = program.variableCount
    required = Elimination(columnCount: count)
    required.reserve(count)
    reducer = Reducer(columnCount: count)
    values = [Double](repeating: 0, count: count)
    if solving.keepsTrace {
      trace = Trace()
      rowTrace = Trace()
      reducer.isRecording = true
    }
  }

  var requiredCount: Int32 { Int32(pivotConstraints.count) }

  /// Whether a value rests on a leaning.
  var hasLeanings: Bool { pivotSources.last.map { $0 < 0 } ?? false }

  static func source(ofLeaning variable: Int32) -> Int32 { -2 - variable }

  mutating func run() {
    solveExactly()
    eliminateRequired()
    requiredStepCount = trace?.steps.count ?? 0
    isLoose = required.looseColumns
    elimination = required.withNumbers(isLoose)
    // Layouts, stacks and graphs of bounds have up to two for each.
    if solving.order != .sizes { termLimit = loadedTerms + 5 * program.terms.count / 2 + 100 }
    pivotOptional()
    if isDense { return }
    pivotLeanings()
    elimination.substituteBack(into: &values)
    settle()
    if isDense { return }
    termLimit = .max
    certify()
  }

  @inline(__always)
  mutating func load(_ constraint: Int, limit: Int32) {
    reducer.load(constraint, of: program, in: elimination, limit: limit)
    noteLoaded(constraint)
  }

  /// The same with other pivots.
  mutating func load(_ constraint: Int, in pivots: borrowing Elimination, limit: Int32) {
    reducer.load(constraint, of: program, in: pivots, limit: limit)
    noteLoaded(constraint)
  }

  @inline(__always)
  private mutating func noteLoaded(_ constraint: Int) {
    if reducer.row.isDoubtful { doubt(constraint) }
    loadedTerms += reducer.row.terms.count + reducer.row.substitutedTerms / 4
  }

  // MARK: Required equalities

  /// Eliminates required equalities: first singletons, then the others, those with the
  /// newest variables first: nothing that was eliminated before is then in most of them, and few terms
  /// are put into a row, whatever the order of addition. Where that was not so, in a ``FillOrder``.
  ///
  /// If they conflict, the others follow in the order of addition, implicit ones first, because that
  /// order decides what is reported.
  private mutating func eliminateRequired() {
    var rows: [Int32] = []
    rows.reserveCapacity(program.headers.count / 2)
    let uses = solving.order == .newest ? [] : usesElsewhere()
    var singletons = Singletons()
    program.withRows { all in
      for (index, header) in all.headers.enumerated()
      where header.priority == 1000 && header.relation == .equal && !isLeftOut[index] {
        rows.append(Int32(index))
      }
      singletons.find(
        rows: rows, columnCount: program.variableCount, uses: uses,
        keepsPositions: solving.order == .sizes
      ) { row, visit in
        for index in all.terms(of: Int(row)) { visit(all.terms[index].columnTerm) }
      }
    }
    eliminateSingletons(singletons)
    guard singletons.steps.count < rows.count else { return }
    var isSingleton = [Bool](repeating: false, count: program.headers.count)
    for (row, _) in singletons.steps { isSingleton[Int(row)] = true }
    rows.removeAll { isSingleton[Int($0)] }
    mixedEqualities = rows
    let steps = solving.order == .newest ? newestFirst(rows) : fillOrder(rows, uses)
    if eliminate(steps, reportsConflicts: false) { return }
    trace = nil
    required = Elimination(columnCount: program.variableCount)
    pivotConstraints = []
    eliminateSingletons(singletons)
    for isImplicit in [true, false] {
      let indices = rows.filter { program.headers[Int($0)].isImplicit == isImplicit }
      _ = eliminate(indices.map { ($0, -1) }, reportsConflicts: true)
    }
  }

  /// The constraints, those with newer variables first.
  private func newestFirst(_ indices: [Int32]) -> [(row: Int32, column: Int32)] {
    var starts = [Int32](repeating: 0, count: program.variableCount + 1)
    let newest = program.terms.withUnsafeBufferPointer { terms in
      indices.map { index in
        var newest = -1
        for term in program.termRange(of: Int(index)) {
          newest = max(newest, terms[term].variable.index)
        }
        return Int32(newest)
      }
    }
    for variable in newest { starts[Int(variable) + 1] += 1 }
    // Where each variable's rows start: behind those of newer variables.
    var sum: Int32 = 0
    for variable in starts.indices.reversed() {
      sum += starts[variable]
      starts[variable] = sum - starts[variable]
    }
    var result = indices
    for (index, variable) in zip(indices, newest) {
      result[Int(starts[Int(variable) + 1])] = index
      starts[Int(variable) + 1] += 1
    }
    return result.map { ($0, -1) }
  }

  private func fillOrder(_ rows: [Int32], _ uses: [Int32]) -> [(row: Int32, column: Int32)] {
    program.terms.withUnsafeBufferPointer { terms in
      FillOrder(
        rows: rows, rowCount: program.constraintCount, columnCount: program.variableCount,
        uses: uses
      ) { row, visit in
        for index in program.termRange(of: Int(row)) { visit(terms[index].columnTerm) }
      }.steps
    }
  }

  /// For each column the number of rows that are no required equalities and have it.
  private func usesElsewhere() -> [Int32] {
    var result = [Int32](repeating: 0, count: program.variableCount)
    program.withRows { rows in
      for (index, header) in rows.headers.enumerated() where !isLeftOut[index] {
        if header.relation == .equal && header.priority == 1000 { continue }
        for term in rows.terms(of: index) { result[rows.terms[term].variable.index] += 1 }
      }
    }
    return result
  }

  private mutating func eliminateSingletons(_ singletons: Singletons) {
    program.withRows { required.pivot(onSingletons: singletons.steps, of: $0) }
    pivotConstraints = singletons.steps.map(\.row)
    trace?.note(singletons.steps)
    singletonCount = singletons.steps.count
  }

  /// - Parameter steps: The constraints, each with the column to solve for, or −1.
  /// - Returns: Whether no conflict was found; without reports it ends at the first.
  private mutating func eliminate(
    _ steps: [(row: Int32, column: Int32)], reportsConflicts: Bool
  ) -> Bool {
    for (index, column) in steps {
      reducer.load(Int(index), of: program, in: required)
      noteLoaded(Int(index))
      if let position = reducer.row.bestPivot(
        preferring: column, isCareful: isCareful(Int(index)))
      {
        trace?.note(index, reducer.row, factor: -1 / reducer.row.terms[position].value)
        required.pivot(at: position, of: reducer.row)
        pivotConstraints.append(index)
      } else if abs(reducer.row.constant) > 1e-9 * reducer.row.magnitude {
        guard reportsConflicts else { return false }
        report([(Int(index), 1)])
      } else {
        trace?.note(index, reducer.row, factor: 0)
      }
    }
    return true
  }

  @inline(__always)
  func isRequiredEquality(_ index: Int) -> Bool {
    let header = program.headers[index]
    return header.priority == 1000 && header.relation == .equal && !isLeftOut[index]
  }
}
