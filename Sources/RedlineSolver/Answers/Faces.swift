/// The components that have more than one optimal point.
struct Faces: Sendable {
  private var pass: Pass
  /// For each variable whether it may have more than one value.
  private(set) var isMovable: [Bool]
  /// For each variable that is free under the required equalities its face, or −1.
  private(set) var faceOfColumn: [Int32]
  /// For each such variable its number in the component.
  private var localColumn: [Int32]
  var faces: [Face] = []
  private var hasExactFace = false
  /// For each variable whether it takes too long to tell if it moves; empty if there is none.
  private var isUnknown: [Bool] = []
  /// The variables that constraints connect; nil until somebody needs them.
  private var connected: Groups?
  /// The required equalities as they are substituted in expressions; nil until somebody needs them.
  private var substitution: Elimination?
  /// How variables differ between two optimal points; nil until somebody needs it.
  private var knownMoves: [Solution.Move]?

  /// Nil if there are none.
  init?(_ source: Pass) {
    guard source.hasLeanings || !source.unsettled.isEmpty || !source.exactParts.isEmpty else {
      return nil
    }
    pass = source
    pass.collectRows()
    let count = pass.program.variableCount
    isMovable = [Bool](repeating: false, count: count)
    faceOfColumn = [Int32](repeating: -1, count: count)
    localColumn = faceOfColumn
    var isLeaning = isMovable
    for row in pass.store.rows where row.isLeaning && row.termCount > 0 {
      isLeaning[Int(pass.groups.root(of: pass.store.firstColumn(of: row)))] = true
    }
    for component in pass.unsettled {
      isLeaning[Int(pass.groups.root(of: component.columns[0]))] = false
    }
    appendSingles(&isLeaning)
    var vertex = Simplex()
    for component in pass.settledComponents + pass.components(isLeaning).components {
      if let range = component.rangeOfOnlyColumn {
        append(range, component.columns[0])
      } else if let face = Face(component, in: &vertex) {
        append(face, component.columns)
      } else if !isExact(component.columns[0]) {
        appendExact(component.columns[0])
      }
    }
    for part in pass.exactParts { appendExact(part.input.columns[0]) }
    if faces.isEmpty && isUnknown.isEmpty { return nil }
    pass.elimination.mark(&isMovable, through: Int(pass.requiredCount))
  }

  private mutating func append(_ face: Face, _ columns: [Int32]) {
    guard face.isMovable.contains(true) else { return }
    for (index, column) in columns.enumerated() {
      faceOfColumn[Int(column)] = Int32(faces.count)
      localColumn[Int(column)] = Int32(index)
      isMovable[Int(column)] = face.isMovableColumn[index]
    }
    faces.append(face)
    if face.isExact { hasExactFace = true }
  }

  /// - Parameter range: The optimal values of a column that has a component by itself.
  private mutating func append(_ range: ClosedRange<Double>, _ column: Int32) {
    guard range.lowerBound < range.upperBound else { return }
    faceOfColumn[Int(column)] = Int32(faces.count)
    localColumn[Int(column)] = 0
    isMovable[Int(column)] = true
    faces.append(Face(range))
  }

  /// Adds the faces of columns whose rows have no other one.
  /// - Parameter isLeaning: For each group, at its oldest column, whether it is to be looked at; false for those
  ///   that were.
  private mutating func appendSingles(_ isLeaning: inout [Bool]) {
    var isShared = [Bool](repeating: false, count: isLeaning.count)
    for row in pass.store.rows where row.termCount > 1 {
      isShared[Int(pass.groups.root(of: pass.store.firstColumn(of: row)))] = true
    }
    // For each column its last row, and for each row the one before.
    var last = [Int32](repeating: -1, count: isLeaning.count)
    var before = [Int32](repeating: -1, count: pass.store.rows.count)
    for (index, row) in pass.store.rows.enumerated() where row.termCount == 1 {
      let column = Int(pass.store.firstColumn(of: row))
      guard isLeaning[column], !isShared[column] else { continue }
      before[index] = last[column]
      last[column] = Int32(index)
    }
    var optimum = ColumnOptimum()
    for column in isLeaning.indices where last[column] >= 0 {
      optimum.reset()
      var next = last[column]
      while next >= 0 {
        let row = pass.store.rows[Int(next)]
        optimum.add(row, coefficient: pass.store.terms[row.firstTerm].value)
        next = before[Int(next)]
      }
      guard let range = optimum.range() else { continue }
      isLeaning[column] = false
      if !optimum.isPoint(range) { append(range, Int32(column)) }
    }
  }

  private func isExact(_ column: Int32) -> Bool {
    let face = Int(faceOfColumn[Int(column)])
    return face >= 0 && faces[face].isExact
  }

  /// Adds the face of everything that hangs together with a column, or notes that this takes too long.
  private mutating func appendExact(_ column: Int32) {
    guard isUnknown.isEmpty || !isUnknown[Int(column)] else { return }
    var groups = connected ?? pass.solving.connectedColumns()
    let root = groups.root(of: column)
    let columns = pass.values.indices.map { Int32($0) }.filter { groups.root(of: $0) == root }
    connected = groups
    guard let vertex = try? pass.exactVertex(of: columns) else {
      if isUnknown.isEmpty { isUnknown = [Bool](repeating: false, count: pass.values.count) }
      for column in columns { isUnknown[Int(column)] = true }
      return
    }
    for column in vertex.input.columns {
      faceOfColumn[Int(column)] = -1
      isMovable[Int(column)] = false
    }
    append(Face(vertex), vertex.input.columns)
    knownMoves = nil
  }

  /// What is known of the values of an expression.
  mutating func ambiguity(
    of expression: LinearExpression, values: [Double]
  ) -> Solution.Ambiguity {
    for _ in 0..<expression.terms.count + 1 {
      if isUnknown(expression) { return .unknown }
      guard isMovable(expression) else { return .unique }
      var spoiled: Int32?
      let range = range(of: expression, values, &spoiled)
      guard let spoiled else { return range.map { .range($0) } ?? .unique }
      guard !isExact(spoiled) else { return .unknown }
      appendExact(spoiled)
      pass.elimination.mark(&isMovable, through: Int(pass.requiredCount))
    }
    return .unknown
  }

  func isUnknown(_ expression: LinearExpression) -> Bool {
    !isUnknown.isEmpty && expression.terms.contains { isUnknown[$0.variable.index] }
  }

  /// For each variable whether it has more than one value.
  mutating func ambiguousVariables(values: [Double]) -> [Bool] {
    guard isMovable.contains(true) else { return isMovable }
    let moves = moves(values: values)
    var result = isMovable
    var open = isMovable.indices.filter { index in
      isMovable[index]
        && !(moves[index].isClear && (isUnknown.isEmpty || !isUnknown[index]))
    }
    if open.count > 2 { open = answerTogether(open, values, &result) }
    for index in open {
      result[index] = isAmbiguous(
        LinearExpression([Term(Variable(index: index))]), values: values)
    }
    return result
  }

  /// Whether an expression has more than one value.
  mutating func isAmbiguous(_ expression: LinearExpression, values: [Double]) -> Bool {
    guard !isUnknown(expression), isMovable(expression) else { return false }
    var sum = sum(of: expression, values)
    if let answer = quickAnswer(&sum) { return answer }
    if case .range = ambiguity(of: expression, values: values) { return true }
    return false
  }

  /// How each variable differs between two optimal points, as far apart as is known without a search.
  mutating func moves(values: [Double]) -> [Solution.Move] {
    if let knownMoves { return knownMoves }
    var (first, second) = (values, values)
    // Of thousands of single columns none gets an array.
    let points = faces.indices.map { faces[$0].twoPoints(number: $0) }
    for column in faceOfColumn.indices where faceOfColumn[column] >= 0 {
      let face = Int(faceOfColumn[column])
      if let ends = faces[face].twoValues(number: face) {
        (first[column], second[column]) = ends
      } else if let two = points[face] {
        first[column] = two.vertex[Int(localColumn[column])]
        second[column] = two.other[Int(localColumn[column])]
      }
    }
    pass.elimination.substituteBack(into: &first, through: Int(pass.requiredCount))
    pass.elimination.substituteBack(into: &second, through: Int(pass.requiredCount))
    // A value near 0 may be the difference of large ones.
    let scale = zip(first, second).reduce(0) { max($0, abs($1.0), abs($1.1)) }
    let moves = zip(first, second).map { Solution.Move(change: $1 - $0, scale: scale) }
    knownMoves = moves
    return moves
  }

  /// The values of a variable that has a face by itself.
  func interval(of column: Int) -> ClosedRange<Double>? {
    let face = Int(faceOfColumn[column])
    guard face >= 0, isUnknown.isEmpty || !isUnknown[column] else { return nil }
    return faces[face].interval
  }

  /// The least and the greatest value of a variable; nil if it has one, or if that is unknown.
  mutating func range(of variable: Variable, values: [Double]) -> ClosedRange<Double>? {
    guard isMovable[variable.index] else { return nil }
    if let interval = interval(of: variable.index) { return interval }
    let line = LinearExpression([Term(variable)])
    if case .range(let range) = ambiguity(of: line, values: values) { return range }
    return nil
  }

  func isMovable(_ expression: LinearExpression) -> Bool {
    expression.terms.contains { isMovable[$0.variable.index] }
  }

  /// Whether a sum has more than one value, where that takes no search.
  mutating func quickAnswer(_ sum: inout FaceSum) -> Bool? {
    var isCertain = true
    for index in sum.parts.indices {
      let face = sum.parts[index].face
      let answer = faces[face].isAmbiguous(&sum.parts[index], besides: sum.scale)
      if answer == true { return true }
      if answer == nil { isCertain = false }
    }
    return isCertain ? false : nil
  }

  /// An expression by faces.
  struct FaceSum {
    /// The part that has one value.
    var fixed: Double
    /// The scale of rounding errors in that part.
    var scale: Double
    /// The other parts.
    var parts: [Part] = []

    struct Part {
      var face: Int
      /// A column of it.
      var column: Int32
      /// In the columns of the face.
      var terms: [(column: Int32, value: Double)]
      /// In the held residuals of its vertex; nil until somebody asks.
      var slots: [(slot: Int, value: Double)]?
    }
  }

  mutating func sum(of expression: LinearExpression, _ values: [Double]) -> FaceSum {
    var terms: [(face: Int32, column: Int32, value: Double)] = []
    // All variables of an exact face are its columns: written in others, rounding would move a sum.
    let others =
      hasExactFace
      ? expression.terms.filter { term in
        let column = Int32(term.variable.index)
        guard isExact(column) else { return true }
        terms.append((faceOfColumn[Int(column)], column, term.coefficient))
        return false
      } : expression.terms
    let substitution =
      substitution
      ?? ShortenedPivots(pass.elimination, through: Int(pass.requiredCount)).elimination
    self.substitution = substitution
    pass.reducer.reduce(constant: expression.constant, count: others.count, in: substitution) {
      others[$0].columnTerm
    }
    var result = FaceSum(fixed: pass.reducer.row.constant, scale: pass.reducer.row.magnitude)
    terms.reserveCapacity(terms.count + pass.reducer.row.terms.count)
    for term in pass.reducer.row.terms {
      let face = faceOfColumn[Int(term.column)]
      if face >= 0 {
        terms.append((face, term.column, term.value))
      } else {
        let part = term.value * values[Int(term.column)]
        result.fixed += part
        result.scale = max(result.scale, abs(part))
      }
    }
    for term in terms {
      result.scale = max(result.scale, abs(term.value * values[Int(term.column)]))
    }
    if terms.count > 1 { terms.sort { ($0.face, $0.column) < ($1.face, $1.column) } }
    var rest = terms[...]
    while let first = rest.first {
      let own = rest.prefix { $0.face == first.face }
      rest = rest.dropFirst(own.count)
      let part = own.map { (column: localColumn[Int($0.column)], value: $0.value) }
      result.parts.append(
        FaceSum.Part(face: Int(first.face), column: first.column, terms: part))
    }
    return result
  }

  /// - Parameter spoiled: A column of a face whose ends are not certain, if there is one.
  private mutating func range(
    of expression: LinearExpression, _ values: [Double], _ spoiled: inout Int32?
  ) -> ClosedRange<Double>? {
    let sum = sum(of: expression, values)
    var (low, high) = (sum.fixed, sum.fixed)
    var scale = sum.scale
    for part in sum.parts {
      guard let range = faces[part.face].range(of: part.terms) else {
        spoiled = part.column
        return nil
      }
      low += range.lowerBound
      high += range.upperBound
      scale = max(scale, abs(range.lowerBound), abs(range.upperBound))
    }
    guard high - low > (scale.isFinite ? 1e-9 * scale : 0) else { return nil }
    return (low + 0)...(high + 0)
  }
}

extension Pass {
  /// The components that were mended, at the vertices where that ended: without ties they are optimal,
  /// too.
  fileprivate var settledComponents: [Component] {
    unsettled.indices.compactMap { index in
      if index < haveOnePoint.count, haveOnePoint[index] { return nil }
      var component = unsettled[index]
      if index < held.count, held[index].count == component.columns.count {
        component.basis = held[index]
      }
      return component
    }
  }

  /// An optimal vertex of all constraints on columns that hang together, without ties and leanings.
  fileprivate func exactVertex(
    of columns: [Int32]
  ) throws(ExactSimplex.Exhausted) -> ExactSimplex {
    var isChosen = [Bool](repeating: false, count: values.count)
    for column in columns { isChosen[Int(column)] = true }
    let constraints = program.headers.indices.filter { index in
      guard !isDropped[index], let term = program.termRange(of: index).first else { return false }
      return isChosen[program.terms[term].variable.index]
    }
    let rows = try ExactRows(
      program, constraints, columns: columns, outside: values, countsTies: false)
    var vertex = try ExactSimplex(rows, basis: rows.rows(of: heldSources))
    _ = try vertex.minimize()
    return vertex
  }
}
