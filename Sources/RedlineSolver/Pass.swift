/// One try to solve a program without the constraints that were dropped before.
struct Pass: Sendable {
  let program: LinearProgram
  let solving: Solving
  var isDropped: [Bool]
  var conflicts: [Conflict] = []
  /// Whether all values hold; if not, a conflict was found that needs another pass.
  var isComplete = true
  /// Whether the simplex method came to its end in every component.
  var isOptimal = true

  var elimination: Elimination
  var reducer: Reducer
  /// For each pivot of a required equality its constraint.
  var pivotConstraints: [Int32] = []
  /// For each pivot after those its constraint, or for a leaning ``Pass/source(ofLeaning:)``.
  var pivotSources: [Int32] = []
  var values: [Double]
  /// For each column that required equalities left free the lowest level that its value rests on;
  /// empty until somebody needs it.
  var restingLevels: [Int32] = []
  /// All rows but required equalities, in terms of the columns that those left free; empty until
  /// somebody needs it.
  var store = RowStore()
  /// For each pivot after those of required equalities its row in `store`.
  var pivotRows: [Int32] = []
  /// The columns that those rows connect.
  var groups = Groups()
  /// The components whose values the certificate did not cover: the simplex method mends them.
  var unsettled: [Component] = []
  /// For each of them the rows that its optimum holds at 0.
  var held: [[Int32]] = []

  init(solving: Solving) {
    self.solving = solving
    program = solving.program
    isDropped = solving.isDropped
    let count = program.variableCount
    elimination = Elimination(columnCount: count)
    elimination.reserve(count)
    reducer = Reducer(columnCount: count)
    values = [Double](repeating: 0, count: count)
  }

  var requiredCount: Int32 { Int32(pivotConstraints.count) }

  /// Whether a value rests on a leaning.
  var hasLeanings: Bool { pivotSources.last.map { $0 < 0 } ?? false }

  static func source(ofLeaning variable: Int32) -> Int32 { -2 - variable }

  mutating func run() {
    eliminateRequired()
    pivotOptional()
    pivotLeanings()
    elimination.substituteBack(into: &values)
    settle()
  }

  @inline(__always)
  mutating func load(_ constraint: Int, limit: Int32) {
    let header = program.headers[constraint]
    let range = program.termRange(of: constraint)
    program.terms.withUnsafeBufferPointer { terms in
      reducer.reduce(
        constant: header.constant, count: range.count, in: elimination, limit: limit
      ) {
        terms[range.lowerBound + $0].columnTerm
      }
    }
  }

  // MARK: Required equalities

  private mutating func eliminateRequired() {
    var rows: [Int32] = []
    for index in program.headers.indices where isRequiredEquality(index) {
      rows.append(Int32(index))
    }
    let peeling = program.terms.withUnsafeBufferPointer { terms in
      Peeling(rows: rows, columnCount: program.variableCount) { row, visit in
        for index in program.termRange(of: Int(row)) { visit(terms[index].columnTerm) }
      }
    }
    var isPeeled = [Bool](repeating: false, count: program.headers.count)
    for (row, term) in peeling.steps {
      isPeeled[Int(row)] = true
      elimination.pivot(
        on: term, of: program.terms[program.termRange(of: Int(row))].lazy.map(\.columnTerm),
        constant: program.headers[Int(row)].constant)
      pivotConstraints.append(row)
    }
    rows.removeAll { isPeeled[Int($0)] }
    guard !rows.isEmpty else { return }
    // Among equals, what nobody wrote down is believed first.
    for isImplicit in [true, false] {
      for row in rows where program.headers[Int(row)].isImplicit == isImplicit {
        pivotRequired(Int(row), peeling.useCounts)
      }
    }
  }

  private mutating func pivotRequired(_ index: Int, _ useCounts: [Int32]) {
    load(index, limit: .max)
    if let position = reducer.row.bestPivot(useCounts: useCounts) {
      elimination.pivot(at: position, of: reducer.row)
      pivotConstraints.append(Int32(index))
    } else if abs(reducer.row.constant) > 1e-9 * reducer.row.magnitude {
      report([(index, 1)])
    }
  }

  @inline(__always)
  func isRequiredEquality(_ index: Int) -> Bool {
    let header = program.headers[index]
    return header.priority == 1000 && header.relation == .equal && !isDropped[index]
  }

  /// Whether two constraints bound the same expression from opposite sides, and not both as required.
  func isPair(_ first: Int, _ second: Int) -> Bool {
    let one = program.headers[first]
    let other = program.headers[second]
    guard
      one.relation != .equal, other.relation != .equal, one.relation != other.relation,
      one.constant == other.constant, !isDropped[second],
      one.priority != 1000 || other.priority != 1000
    else { return false }
    return program.hasSameTerms(first, second)
  }
}
