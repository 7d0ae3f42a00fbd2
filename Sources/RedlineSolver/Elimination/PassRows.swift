extension Pass {
  /// Writes all rows in terms of the columns that required equalities left free, and groups those.
  mutating func collectRows() {
    guard store.rows.isEmpty else { return }
    var chains = ChainLengths()
    var pivots = elimination
    store.reserve(rows: program.headers.count, terms: program.terms.count)
    pivotRows.reserveCapacity(pivotSources.count)
    rowOfConstraint = [Int32](repeating: -1, count: program.headers.count)
    for index in program.headers.indices where !isLeftOut[index] && !isRequiredEquality(index) {
      let other = partner(of: index)
      if let other, other < index { continue }
      var (above, below) = sides(of: index)
      if let other {
        let otherSides = sides(of: other)
        if above.level < 0 { above = otherSides.above } else { below = otherSides.below }
      }
      rowOfConstraint[index] = Int32(store.rows.count)
      if let other { rowOfConstraint[other] = Int32(store.rows.count) }
      if isFixed(index, isLoose) {
        store.appendEmpty(above: above, below: below)
        rowTrace?.note(Int32(index), factor: 1)
        continue
      }
      load(index, in: pivots, limit: requiredCount)
      if chains.note(reducer.row) {
        // Rows are about what hangs on chains: from the next one on, each is followed to its end once.
        let shortened = ShortenedPivots(
          elimination, through: Int(requiredCount), firstRow: store.rows.count + 1)
        pivots = shortened.elimination
        if rowTrace != nil { shortenedPivots = shortened }
      }
      store.append(reducer.row, above: above, below: below)
      rowTrace?.note(Int32(index), reducer.row, factor: 1)
      if isDense { return }
    }
    for source in pivotSources {
      if source >= 0 {
        pivotRows.append(rowOfConstraint[Int(source)])
        continue
      }
      loadLeaning(of: -2 - source, in: elimination, limit: requiredCount)
      let side = Side(level: Side.leaningLevel, weight: 1, constraint: source)
      store.append(reducer.row, above: side, below: side)
      rowTrace?.note(source, reducer.row, factor: 1)
      pivotRows.append(Int32(store.rows.count - 1))
    }
    groups = Groups(columnCount: program.variableCount)
    for row in store.rows where row.termCount > 1 {
      let first = store.firstColumn(of: row)
      for term in row.terms.dropFirst() { groups.join(first, store.terms[term].column) }
    }
  }

  /// Whether no variable of a constraint is open.
  @inline(__always)
  func isFixed(_ index: Int, _ isOpen: [Bool]) -> Bool {
    program.termRange(of: index).allSatisfy { !isOpen[program.terms[$0].variable.index] }
  }

  func sides(of index: Int) -> (above: Side, below: Side) {
    let header = program.headers[index]
    let level = program.level(of: header.priority)
    let side = Side(
      level: level, weight: level == 0 ? 1 : header.weight, constraint: Int32(index))
    switch header.relation {
    case .lessThanOrEqual: return (side, .free)
    case .equal: return (side, side)
    case .greaterThanOrEqual: return (.free, side)
    }
  }

  /// The components whose roots are marked, oldest first, and where each row is in them.
  mutating func components(
    _ isMarked: [Bool]
  ) -> (components: [Component], places: [RowPlace]) {
    guard isMarked.contains(true) else { return ([], []) }
    var number = [Int32](repeating: -1, count: isMarked.count)
    var owners = number
    var count: Int32 = 0
    for column in isMarked.indices {
      guard !isExact(column),
        elimination.order[column] < 0 || elimination.order[column] >= requiredCount
      else {
        continue
      }
      let root = Int(groups.root(of: Int32(column)))
      guard isMarked[root] else { continue }
      if number[root] < 0 {
        number[root] = count
        count += 1
      }
      owners[column] = number[root]
    }
    let columns = Self.members(of: Int(count), owners)
    var local = number
    for columns in columns {
      for (number, column) in columns.enumerated() { local[Int(column)] = Int32(number) }
    }
    let rowOwners = store.rows.map { row in
      row.termCount == 0 ? -1 : number[Int(groups.root(of: store.firstColumn(of: row)))]
    }
    var result: [Component] = []
    result.reserveCapacity(columns.count)
    var places = [RowPlace](repeating: RowPlace(), count: store.rows.count)
    for (component, rows) in Self.members(of: columns.count, rowOwners).enumerated() {
      for (number, row) in rows.enumerated() {
        places[Int(row)] = RowPlace(component: Int32(component), row: Int32(number))
      }
      result.append(
        Component(
          columns: columns[component], rows: rows, of: store, local: local,
          constraintCount: program.constraintCount))
    }
    for row in pivotRows where places[Int(row)].component >= 0 {
      let place = places[Int(row)]
      result[Int(place.component)].basis.append(place.row)
    }
    for index in result.indices {
      result[index].isCareful = solving.care(of: result[index].columns[0]) == .careful
      result[index].finish()
    }
    return (result, places)
  }

  /// The rows or columns of each component, in order.
  ///
  /// - Parameter owners: For each of all the number of its component, or −1.
  private static func members(of componentCount: Int, _ owners: [Int32]) -> [ArraySlice<Int32>] {
    // Where those of each component end, and before they are there, where they start.
    var ends = [Int](repeating: 0, count: componentCount + 1)
    for owner in owners where owner >= 0 { ends[Int(owner) + 1] += 1 }
    for component in 0..<componentCount { ends[component + 1] += ends[component] }
    var members = [Int32](repeating: 0, count: ends[componentCount])
    for (member, owner) in owners.enumerated() where owner >= 0 {
      members[ends[Int(owner)]] = Int32(member)
      ends[Int(owner)] += 1
    }
    return (0..<componentCount).map { members[($0 == 0 ? 0 : ends[$0 - 1])..<ends[$0]] }
  }
}
