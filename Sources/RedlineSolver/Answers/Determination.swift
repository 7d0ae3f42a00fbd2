/// What determines the value of an expression: constraints that hold exactly, and how much their
/// constants move it.
///
/// ```swift
/// var program = LinearProgram()
/// let top = program.addVariable()
/// let safeArea = program.addVariable()
/// program.add(LinearConstraint(LinearExpression([Term(safeArea)], constant: -44), .equal))
/// program.add(
///   LinearConstraint(
///     LinearExpression([Term(top), Term(safeArea, coefficient: -1)], constant: -20), .equal))
/// program.solved().determination(of: LinearExpression([Term(top)])).parts
/// // constraints 0 and 1, both at −1: top is 44 + 20
/// ```
public struct Determination: Hashable, Sendable {
  /// One constraint on which a value depends.
  public struct Part: Hashable, Sendable {
    /// The index of the constraint; where two bounds of one expression meet, that of the first.
    public var constraint: Int
    /// How much the value grows when the constant of the constraint's expression grows by 1.
    public var rate: Double

    /// Makes a part, to compare with one that was found.
    public init(constraint: Int, rate: Double) {
      self.constraint = constraint
      self.rate = rate
    }
  }

  /// The constraints, in order of addition. As long as the same ones hold exactly, the value is what
  /// their constants make it, each times its rate, whatever the other constraints say.
  public var parts: [Part]
  /// The variables, in order of addition, that nothing determines and on whose leanings the value
  /// depends.
  public var leanings: [Variable]
}

extension Pass {
  /// The constraints and leanings that the solution holds at 0, as many as there are columns; fewer in a
  /// pass that held one of those that it dropped.
  var heldSources: [Int32] {
    var isMended = [Bool](repeating: false, count: program.variableCount)
    for component in unsettled.indices {
      for column in unsettled[component].columns { isMended[Int(column)] = true }
    }
    var result = pivotConstraints
    for (position, source) in pivotSources.enumerated() {
      let column = elimination.column(of: Int(requiredCount) + position)
      if !isMended[column] { result.append(source) }
    }
    for component in held.indices {
      let rows = unsettled[component].store.rows
      for index in held[component] {
        let source = rows[Int(index)].source
        if source != -1 { result.append(source) }
      }
    }
    for part in exactParts { result += part.heldRows.map { part.input.rows[$0].source } }
    return result
  }
}

/// The rows that a solution holds at 0, factored.
struct HeldRows: Sendable {
  private let sources: [Int32]
  private let component: Component
  private let factor: Factor
  private var sum: SparseVector
  private var places: [Int32] = []

  /// Among required equalities of which some follow from others, the ones named are those that nobody
  /// wrote down, then those that were added first.
  ///
  /// Returns nil if the rows depend on each other, which those of a solution never do.
  init?(_ pass: Pass) {
    let count = pass.program.variableCount
    let required = pass.program.headers.indices.filter { pass.isRequiredEquality($0) }
    sources =
      required.filter { pass.program.headers[$0].isImplicit }.map { Int32($0) }
      + required.filter { !pass.program.headers[$0].isImplicit }.map { Int32($0) }
      + pass.heldSources.filter { $0 < 0 || !pass.isRequiredEquality(Int($0)) }
    var component = Component(columns: [])
    for source in sources {
      if source < 0 {
        component.appendLeaning(of: Int(-2 - source), pass.program)
      } else {
        component.append(pass.program, Int(source), isRemoved: false)
      }
    }
    let isCareful = pass.solving.greatestCare != .usual
    // Where there are as many as columns, all of them are wanted or none are.
    let rows =
      sources.count == count
      ? component.store.rows.indices.map { Int32($0) }
      : component.store.independentRows(columnCount: count, isCareful: isCareful)
    var factor = Factor()
    guard factor.load(component.store, rows: rows, columnCount: count, isCareful: isCareful)
    else { return nil }
    self.component = component
    self.factor = factor
    sum = SparseVector(count: count)
  }

  mutating func determination(of expression: LinearExpression) -> Determination {
    for term in expression.terms {
      sum.add(term.coefficient, at: factor.place(of: Int32(term.variable.index)))
    }
    factor.solveTransposed(&sum)
    sum.list(into: &places)
    var result = Determination(parts: [], leanings: [])
    result.parts.reserveCapacity(places.count)
    for place in places {
      let row = Int(factor.order[Int(place)])
      let source = sources[row]
      if source < 0 {
        result.leanings.append(Variable(index: Int(-2 - source)))
      } else {
        let rate = -sum[Int(place)] / component.scales[row].divisor
        result.parts.append(Determination.Part(constraint: Int(source), rate: rate))
      }
    }
    sum.clear()
    result.parts.sort { $0.constraint < $1.constraint }
    result.leanings.sort { $0.index < $1.index }
    return result
  }
}

extension RowStore {
  /// The rows that do not follow from those before them.
  fileprivate func independentRows(columnCount: Int, isCareful: Bool) -> [Int32] {
    var elimination = Elimination(columnCount: columnCount)
    var reducer = Reducer(columnCount: columnCount)
    var isIndependent = [Bool](repeating: false, count: rows.count)
    var singletons = Singletons()
    terms.withUnsafeBufferPointer { terms in
      singletons.find(
        rows: rows.indices.map { Int32($0) }, columnCount: columnCount
      ) { row, visit in
        for index in rows[Int(row)].terms { visit(terms[index]) }
      }
    }
    for (row, term) in singletons.steps {
      elimination.pivot(on: term, of: terms[rows[Int(row)].terms], constant: 0)
      isIndependent[Int(row)] = true
    }
    for row in rows.indices where !isIndependent[row] {
      reducer.load(Int32(row), of: self, in: elimination)
      guard let position = reducer.row.bestPivot(isCareful: isCareful) else { continue }
      elimination.pivot(at: position, of: reducer.row)
      isIndependent[row] = true
    }
    return rows.indices.filter { isIndependent[$0] }.map { Int32($0) }
  }
}
