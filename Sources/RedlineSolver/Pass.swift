/// One try to solve a program without the constraints that were dropped before.
struct Pass {
  /// The program, or one that differs from it in constants only.
  let program: LinearProgram
  let solving: Solving
  var isDropped: [Bool]
  var conflicts: [Conflict] = []
  /// Whether all values hold; if not, a conflict was found that needs another pass.
  var isComplete = true

  var elimination: Elimination
  var reducer: Reducer
  /// For each pivot of a required equality its constraint.
  var pivotConstraints: [Int32] = []
  /// All other rows, in terms of the columns that required equalities left free.
  var store = RowStore()
  /// For each pivot after those of required equalities its row in `store`.
  var pivotRows: [Int32] = []
  var values: [Double]
  /// For each column the lowest level that its value rests on.
  var restingLevels: [Int32]
  /// The columns that rows connect.
  var groups = Groups()
  /// The components whose values the certificate did not cover: the simplex method mends them.
  var unsettled: [Component] = []
  /// For each column whether it is the oldest of such a component.
  var isUnsettled: [Bool] = []
  /// For each of them the rows that its optimum holds at 0.
  var held: [[Int32]] = []
  /// The other components in which some value rests on a leaning.
  var leaning: [Component] = []

  /// - Parameter constants: The program with other constants.
  init(solving: Solving, constants: LinearProgram? = nil) {
    self.solving = solving
    program = constants ?? solving.program
    isDropped = solving.isDropped
    let count = program.variableCount
    elimination = Elimination(columnCount: count)
    reducer = Reducer(columnCount: count)
    values = [Double](repeating: 0, count: count)
    restingLevels = [Int32](repeating: 0, count: count)
  }

  var requiredCount: Int32 { Int32(pivotConstraints.count) }

  mutating func run() {
    eliminate()
    setRestingLevels()
    settle()
  }

  /// Pivots, and computes the values of that.
  mutating func eliminate() {
    eliminateRequired()
    collectRows()
    pivotOptional()
    pivotLeanings()
    elimination.substituteBack(into: &values)
  }

  mutating func load(_ constraint: Int, limit: Int32) {
    reducer.begin(constant: program.headers[constraint].constant)
    for index in program.termRange(of: constraint) {
      let term = program.terms[index]
      reducer.add(
        term.coefficient, column: Int32(term.variable.index), in: elimination, limit: limit)
    }
    reducer.finish(in: elimination, limit: limit)
  }

  // MARK: Required equalities

  private mutating func eliminateRequired() {
    var useCounts = [Int32](repeating: 0, count: program.variableCount)
    let program = program
    var hasImplicit = false
    for index in program.headers.indices where isRequiredEquality(index) {
      if program.headers[index].isImplicit { hasImplicit = true }
      for term in program.termRange(of: index) {
        useCounts[program.terms[term].variable.index] += 1
      }
    }
    let isUsedOnce = useCounts.map { $0 == 1 }
    for isImplicit in hasImplicit ? [true, false] : [false] {
      for index in program.headers.indices
      where program.headers[index].isImplicit == isImplicit && isRequiredEquality(index) {
        load(index, limit: .max)
        if let position = reducer.bestPivot(preferring: isUsedOnce) {
          elimination.pivot(at: position, of: reducer)
          pivotConstraints.append(Int32(index))
        } else if abs(reducer.constant) > 1e-9 * reducer.magnitude {
          report([(index, 1)])
        }
      }
    }
  }

  func isRequiredEquality(_ index: Int) -> Bool {
    let header = program.headers[index]
    return header.priority == 1000 && header.relation == .equal && !isDropped[index]
  }

  // MARK: Rows

  private mutating func collectRows() {
    var index = 0
    while index < program.headers.count {
      if isDropped[index] || isRequiredEquality(index) {
        index += 1
        continue
      }
      var (above, below) = sides(of: index)
      if index + 1 < program.headers.count, isPair(index, index + 1) {
        let other = sides(of: index + 1)
        if above.level < 0 { above = other.above } else { below = other.below }
        load(index, limit: .max)
        index += 1
      } else {
        load(index, limit: .max)
      }
      store.append(reducer, above: above, below: below)
      index += 1
    }
  }

  private func sides(of index: Int) -> (above: Side, below: Side) {
    let header = program.headers[index]
    let level = solving.level(of: header.priority)
    let side = Side(
      level: level, weight: level == 0 ? 1 : header.weight, constraint: Int32(index))
    switch header.relation {
    case .lessThanOrEqual: return (side, .free)
    case .equal: return (side, side)
    case .greaterThanOrEqual: return (.free, side)
    }
  }

  /// Whether two constraints bound the same expression from opposite sides, and not both as required.
  func isPair(_ first: Int, _ second: Int) -> Bool {
    let one = solving.program.headers[first]
    let other = solving.program.headers[second]
    guard
      one.relation != .equal, other.relation != .equal, one.relation != other.relation,
      one.constant == other.constant, !isDropped[second],
      one.priority != 1000 || other.priority != 1000
    else { return false }
    return program.hasSameTerms(first, second)
  }
}
