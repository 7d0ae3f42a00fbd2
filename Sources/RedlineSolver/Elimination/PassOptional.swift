extension Pass {
  /// Holds optional equalities at 0, from high priorities to low ones, as long as something is free.
  ///
  /// Two bounds of the same expression, such as hugging and compression resistance, count as an
  /// equality of the lower priority.
  mutating func pivotOptional() {
    var isOpen = isLoose
    for constraint in byLevel(findHeldConstraints()) {
      if elimination.hasNoFreeColumn { return }
      if isFixed(Int(constraint), isOpen) { continue }
      load(Int(constraint), limit: .max)
      if isDense { return }
      guard
        let position = reducer.row.bestPivot(
          prefersOld: true, isCareful: isCareful(Int(constraint)))
      else { continue }
      note(constraint, position)
      if reducer.row.terms.count == 1 { isOpen[Int(reducer.row.terms[0].column)] = false }
      elimination.pivot(at: position, of: reducer.row)
      pivotSources.append(constraint)
    }
  }

  /// The optional ones of some constraints, those of high priorities first, else in their order.
  private func byLevel(_ entries: [(level: Int32, constraint: Int32)]) -> [Int32] {
    // Where each level starts; the required one has no place.
    var starts = [Int](repeating: 0, count: program.priorities.count + 2)
    for entry in entries where entry.level > 0 { starts[Int(entry.level) + 1] += 1 }
    for level in starts.indices.dropFirst() { starts[level] += starts[level - 1] }
    var result = [Int32](repeating: 0, count: starts[starts.count - 1])
    for entry in entries where entry.level > 0 {
      result[starts[Int(entry.level)]] = entry.constraint
      starts[Int(entry.level)] += 1
    }
    return result
  }

  /// Gives the variables that are still free the values that they lean on, in order of addition.
  mutating func pivotLeanings() {
    var freeCount = elimination.order.count - elimination.pivotCount
    guard freeCount > 0 else { return }
    var isLoose = elimination.order.map { $0 < 0 }
    if solving.hasExactColumns {
      for column in isLoose.indices where isExact(column) {
        isLoose[column] = false
        freeCount -= 1
      }
    }
    elimination.mark(&isLoose)
    // A variable leans on an older one, so that all leanings together determine everything.
    for variable in isLoose.indices where isLoose[variable] && freeCount > 0 {
      loadLeaning(of: Int32(variable), in: elimination)
      guard let position = reducer.row.bestPivot() else { continue }
      note(Self.source(ofLeaning: Int32(variable)), position)
      elimination.pivot(at: position, of: reducer.row)
      pivotSources.append(Self.source(ofLeaning: Int32(variable)))
      freeCount -= 1
    }
  }

  private mutating func note(_ source: Int32, _ position: Int) {
    trace?.note(source, reducer.row, factor: -1 / reducer.row.terms[position].value)
  }

  mutating func loadLeaning(
    of variable: Int32, in elimination: Elimination, limit: Int32 = .max
  ) {
    let leaning = program.leanings[Int(variable)]
    var count = leaning.other >= 0 ? 2 : 1
    var constant = -leaning.offset
    if count == 2, isExact(Int(leaning.other)) {
      // What was computed before is no unknown here.
      constant -= values[Int(leaning.other)]
      count = 1
    }
    reducer.reduce(constant: constant, count: count, in: elimination, limit: limit) {
      $0 == 0
        ? ColumnTerm(column: variable, value: 1) : ColumnTerm(column: leaning.other, value: -1)
    }
  }

  /// Finds for each pivot the lowest level among the rows that its value rests on.
  mutating func setRestingLevels() {
    guard restingLevels.isEmpty else { return }
    restingLevels = [Int32](repeating: 0, count: program.variableCount)
    let first = Int(requiredCount)
    for pivot in stride(from: elimination.pivotCount - 1, through: first, by: -1) {
      var level = level(ofSource: pivotSources[pivot - first])
      for term in elimination.terms(of: pivot) {
        level = max(level, restingLevels[Int(elimination.terms[term].column)])
      }
      restingLevels[elimination.column(of: pivot)] = level
    }
  }

  /// The same for all columns, of required equalities by what their columns are sums of.
  mutating func setRestingLevelsOfAll() {
    guard allRestingLevels.isEmpty else { return }
    setRestingLevels()
    var levels = restingLevels
    for pivot in stride(from: Int(requiredCount) - 1, through: 0, by: -1) {
      var level: Int32 = 0
      for term in elimination.terms(of: pivot) {
        level = max(level, levels[Int(elimination.terms[term].column)])
      }
      levels[elimination.column(of: pivot)] = level
    }
    allRestingLevels = levels
  }

  /// Whether the variables of a constraint rest on rows of higher levels than its own. What else cancels in it
  /// changes nothing of that.
  mutating func restsAbove(_ level: Int32, _ constraint: Int) -> Bool {
    guard level > 0 else { return false }
    setRestingLevelsOfAll()
    return program.termRange(of: constraint).allSatisfy {
      allRestingLevels[program.terms[$0].variable.index] < level
    }
  }

  /// The level at which the row of a pivot is held at 0 on both sides.
  private func level(ofSource source: Int32) -> Int32 {
    guard source >= 0 else { return Side.leaningLevel }
    let index = Int(source)
    let header = program.headers[index]
    if header.relation == .equal { return program.level(of: header.priority) }
    return levelOfPair(index, Int(partners[index]))
  }
}
