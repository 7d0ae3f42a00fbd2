/// Variables and constraints, in order of addition: what ``Solution`` is computed from.
///
/// ```swift
/// var program = LinearProgram()
/// let width = program.addVariable()
/// program.add(LinearConstraint(LinearExpression([Term(width)], constant: -24), .equal, priority: 500))
/// program.add(
///   LinearConstraint(LinearExpression([Term(width)], constant: -30), .greaterThanOrEqual))
/// program.solved().value(of: width)  // 30
/// ```
///
/// Required constraints hold. Under that, the sum of `weight · |violation|` of the highest priority is
/// as small as it can be, then that of the next lower priority, and so on. Where this leaves several
/// points, equalities are met before inequalities and earlier constraints before later ones, and
/// variables that nothing determines take the value that they lean on.
public struct LinearProgram: Sendable {
  var leanings: [Leaning] = []
  var terms: [Term] = []
  var headers: [ConstraintHeader] = []
  /// The priorities below 1000 that occur, from high to low; level 1 is the first.
  var priorities: [Double] = []

  /// The priority below 1000 that was added last; mostly the next one is the same.
  private var lastPriority = 1000.0

  /// The constraints whose coefficients are so far apart that tolerances would hide the smaller ones.
  private(set) var spreadConstraints: [Int32] = []

  /// Makes a program without variables.
  public init() {}

  /// The number of variables.
  public var variableCount: Int { leanings.count }

  /// The number of constraints.
  public var constraintCount: Int { headers.count }

  /// The constraints in order of addition; made anew at each read.
  public var constraints: [LinearConstraint] {
    headers.indices.map { index in
      let header = headers[index]
      return LinearConstraint(
        LinearExpression(Array(terms[termRange(of: index)]), constant: header.constant),
        header.relation, priority: header.priority, weight: header.weight,
        isImplicit: header.isImplicit)
    }
  }

  /// The constant of a constraint's expression.
  public func constant(of constraint: Int) -> Double { headers[constraint].constant }

  /// Adds an unknown.
  ///
  /// - Parameters:
  ///   - other: A variable of this program that the new one stays close to where nothing else
  ///     determines it.
  ///   - offset: The distance from `other`, or the value itself if there is no `other`; finite.
  /// - Returns: The variable, for use with this program and its solutions.
  public mutating func addVariable(leaningOn other: Variable? = nil, offset: Double = 0) -> Variable
  {
    precondition(offset.isFinite, "The offset of a variable must be finite, not \(offset).")
    precondition(
      other.map { $0.index < leanings.count } ?? true,
      "A variable can only lean on a variable of the same program.")
    leanings.append(Leaning(other: Int32(other?.index ?? -1), offset: offset))
    return Variable(index: leanings.count - 1)
  }

  /// Adds unknowns.
  ///
  /// - Parameter others: For each the index of a variable of this program that it stays close to where nothing
  ///   else determines it, or −1.
  package mutating func addVariables(_ others: [Int32]) {
    let count = Int32(leanings.count + others.count)
    for other in others {
      precondition(other < count, "A variable can only lean on a variable of the same program.")
      leanings.append(Leaning(other: other, offset: 0))
    }
  }

  /// Adds a constraint.
  ///
  /// Its numbers must be finite, its priority above 0 and at most 1000, its weight above 0, and its
  /// variables of this program.
  ///
  /// - Returns: The index of the constraint, from 0 in order of addition.
  @discardableResult
  public mutating func add(_ constraint: LinearConstraint) -> Int {
    Self.check(constraint.priority, constraint.weight)
    precondition(
      constraint.expression.constant.isFinite,
      "A constant must be finite, not \(constraint.expression.constant).")
    var hasUnitsOnly = true
    let variableCount = leanings.count
    constraint.expression.terms.withUnsafeBufferPointer { terms in
      for term in terms {
        if abs(term.coefficient) != 1 {
          hasUnitsOnly = false
          precondition(
            term.coefficient.isFinite, "A coefficient must be finite, not \(term.coefficient).")
        }
        precondition(
          term.variable.index < variableCount, "A term must use a variable of the same program.")
      }
    }
    if !hasUnitsOnly && constraint.expression.isSpread { noteSpread(headers.count) }
    note(constraint.priority)
    // Growing from one takes longer than what a small program has to do.
    if headers.isEmpty { reserve(constraints: 24, terms: 48) }
    headers.append(
      ConstraintHeader(
        firstTerm: terms.count, constant: constraint.expression.constant,
        priority: constraint.priority, weight: constraint.weight, relation: constraint.relation,
        isImplicit: constraint.isImplicit))
    terms.append(contentsOf: constraint.expression.terms)
    return headers.count - 1
  }

  /// Makes room for as many more constraints and terms.
  package mutating func reserve(constraints: Int, terms: Int) {
    headers.reserveCapacity(headers.count + constraints)
    self.terms.reserveCapacity(self.terms.count + terms)
  }

  /// Adds a constraint whose numbers are known to be as ``add(_:)`` wants them.
  ///
  /// - Parameters:
  ///   - row: Its constant, relation, priority and whether it is implicit.
  ///   - source: Its terms.
  ///   - stride: Every so many variables of the terms' program are those of this one.
  package mutating func add(
    _ row: Row, terms source: UnsafeBufferPointer<Term>, stride: Int = 1
  ) {
    Self.check(row.priority, 1)
    precondition(row.constant.isFinite, "A constant must be finite, not \(row.constant).")
    var least = Double.infinity
    var largest = 0.0
    let first = terms.count
    terms.append(contentsOf: source)
    terms.withUnsafeMutableBufferPointer { terms in
      for index in first..<terms.count {
        let size = abs(terms[index].coefficient)
        if size < least && size > 0 { least = size }
        if size > largest { largest = size }
        if stride > 1 {
          terms[index].variable = Variable(index: terms[index].variable.index / stride)
        }
      }
    }
    if largest > 1e6 * least { noteSpread(headers.count) }
    note(row.priority)
    headers.append(
      ConstraintHeader(
        firstTerm: first, constant: row.constant, priority: row.priority, weight: 1,
        relation: row.relation, isImplicit: row.isImplicit))
  }

  /// Constraints that another module writes row by row, without a call for each: it changes and appends
  /// the two models.
  package struct RowList: Sendable {
    package var headers: [ConstraintHeader] = []
    package var terms: [Term] = []
    /// The constraints whose coefficients are far apart.
    package var spreadRows: [Int32] = []
    package static let header = ConstraintHeader(
      firstTerm: 0, constant: 0, priority: 1000, weight: 1, relation: .equal, isImplicit: false)
    package static let term = Term(Variable(index: 0))

    package init(rows: Int, terms count: Int) {
      headers.reserveCapacity(rows)
      terms.reserveCapacity(count)
    }

    /// Notes whether the coefficients of the constraint that was begun last are far apart.
    package mutating func noteSpread() {
      guard let first = headers.last?.firstTerm else { return }
      var (least, largest) = (Double.infinity, 0.0)
      for term in terms[first...] {
        let size = abs(term.coefficient)
        if size < least && size > 0 { least = size }
        if size > largest { largest = size }
      }
      if largest > 1e6 * least { spreadRows.append(Int32(headers.count - 1)) }
    }
  }

  /// Adds a constraint on one variable, whose numbers are known to be as ``add(_:)`` wants them.
  package mutating func add(_ row: Row, _ variable: Variable) {
    Self.check(row.priority, 1)
    precondition(row.constant.isFinite, "A constant must be finite, not \(row.constant).")
    note(row.priority)
    headers.append(
      ConstraintHeader(
        firstTerm: terms.count, constant: row.constant, priority: row.priority, weight: 1,
        relation: row.relation, isImplicit: row.isImplicit))
    terms.append(Term(variable))
  }

  /// Takes all constraints in one piece; there must be none yet, and their terms be of this program.
  package mutating func take(_ rows: consuming RowList) {
    precondition(headers.isEmpty, "Only a program without constraints takes a list of them.")
    // Hugging and compression resistance take turns.
    var (last, previous) = (1000.0, 1000.0)
    // All at once, as whole numbers: a check of each takes longer than the rest.
    var largest: UInt64 = 0
    for header in rows.headers { largest = max(largest, header.constant.magnitude.bitPattern) }
    precondition(largest < Double.infinity.bitPattern, "All constants must be finite.")
    for header in rows.headers {
      let isKnown = header.priority == last || header.priority == previous
      if isKnown && header.weight == 1 { continue }
      Self.check(header.priority, header.weight)
      if isKnown { continue }
      (last, previous) = (header.priority, last)
      note(header.priority)
    }
    spreadConstraints = rows.spreadRows
    headers = rows.headers
    terms = rows.terms
  }

  /// A constraint without its terms.
  package struct Row: Hashable, Sendable {
    package var relation: Relation
    package var isImplicit: Bool
    package var constant: Double
    package var priority: Double

    package init(relation: Relation, isImplicit: Bool, constant: Double, priority: Double) {
      self.relation = relation
      self.isImplicit = isImplicit
      self.constant = constant
      self.priority = priority
    }
  }

  /// Solves the program; it always gives values, and reports required constraints that cannot hold.
  ///
  /// - Parameter ambiguity: Whether to keep what ``Solution/ambiguousRange(of:)`` needs.
  /// - Returns: The values of all variables, the same for the same program on every machine.
  public func solved(ambiguity: Bool = true) -> Solution {
    var solving = Solving(program: self)
    return solving.solution(keepingFaces: ambiguity)
  }

  /// Makes room for as many more variables.
  package mutating func reserve(variables: Int) {
    leanings.reserveCapacity(leanings.count + variables)
  }

  /// Gives a constraint's expression another constant, which must be finite.
  package mutating func setConstant(_ constant: Double, of index: Int) {
    precondition(constant.isFinite, "A constant must be finite, not \(constant).")
    headers[index].constant = constant
  }

  /// Forgets the constraint that was added last.
  mutating func removeLast() {
    if spreadConstraints.last == Int32(headers.count - 1) { spreadConstraints.removeLast() }
    terms.removeLast(terms.count - headers.removeLast().firstTerm)
  }

  /// Gives a constraint another priority and weight.
  mutating func setPriority(_ priority: Double, weight: Double, of index: Int) {
    Self.check(priority, weight)
    note(priority)
    headers[index].priority = priority
    headers[index].weight = weight
  }

  private static func check(_ priority: Double, _ weight: Double) {
    precondition(
      priority > 0 && priority <= 1000,
      "A priority must be above 0 and at most 1000, not \(priority).")
    precondition(
      weight > 0 && weight.isFinite, "A weight must be above 0 and finite, not \(weight).")
  }

  /// Notes that the coefficients of a constraint are far apart.
  mutating func noteSpread(_ constraint: Int) { spreadConstraints.append(Int32(constraint)) }

  @inline(__always)
  private mutating func note(_ priority: Double) {
    if priority == 1000 || priority == lastPriority { return }
    add(priority)
  }

  private mutating func add(_ priority: Double) {
    lastPriority = priority
    if isKnown(priority) { return }
    priorities.insert(priority, at: Int(level(of: priority)) - 1)
  }

  /// The level of a priority: 0 if it is required, else from 1.
  func level(of priority: Double) -> Int32 {
    if priority == 1000 { return 0 }
    var low = 0
    var high = priorities.count
    while low < high {
      let middle = (low + high) / 2
      if priorities[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return Int32(low + 1)
  }

  /// Whether a priority below 1000 occurs.
  func isKnown(_ priority: Double) -> Bool {
    let level = Int(level(of: priority))
    return level > 0 && level <= priorities.count && priorities[level - 1] == priority
  }

  func termRange(of index: Int) -> Range<Int> {
    headers[index]
      .firstTerm..<(index + 1 < headers.count ? headers[index + 1].firstTerm : terms.count)
  }
}

extension LinearExpression {
  /// Whether coefficients are so far apart that tolerances would hide the smaller ones.
  fileprivate var isSpread: Bool {
    var least = Double.infinity
    var largest = 0.0
    for term in terms where term.coefficient != 0 {
      least = min(least, abs(term.coefficient))
      largest = max(largest, abs(term.coefficient))
    }
    return largest > 1e6 * least
  }
}

extension Term {
  @inline(__always)
  var columnTerm: ColumnTerm {
    ColumnTerm(column: Int32(truncatingIfNeeded: variable.index), value: coefficient)
  }
}

/// What a variable is close to where nothing determines it.
struct Leaning: Sendable {
  /// The index of a variable, or −1.
  var other: Int32
  var offset: Double
}

/// A constraint whose terms are kept in one array with those of the others.
package struct ConstraintHeader: Sendable {
  // With the next two in eight bytes, so that two headers lie in one line of the cache.
  package var start: Int32
  package var relation: Relation
  package var isImplicit: Bool
  package var constant: Double
  package var priority: Double
  package var weight: Double

  package var firstTerm: Int {
    @inline(__always) get { Int(start) }
    @inline(__always) set { start = Int32(newValue) }
  }

  package init(
    firstTerm: Int, constant: Double, priority: Double, weight: Double, relation: Relation,
    isImplicit: Bool
  ) {
    start = Int32(firstTerm)
    self.constant = constant
    self.priority = priority
    self.weight = weight
    self.relation = relation
    self.isImplicit = isImplicit
  }
}
