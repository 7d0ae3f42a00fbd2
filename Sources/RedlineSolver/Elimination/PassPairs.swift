extension Pass {
  /// The optional equalities, and the pairs of bounds of one expression, such as hugging and compression
  /// resistance, of which not both are required: with the level at which each is held at 0, in order of
  /// addition.
  mutating func findHeldConstraints() -> [(level: Int32, constraint: Int32)] {
    var result: [(level: Int32, constraint: Int32)] = []
    result.reserveCapacity(program.headers.count / 2)
    let program = program
    var levels = LevelMemory()
    program.withRows { rows in
      var single: [Int32] = []
      var hasOptional = false
      var index = 0
      while index < rows.headers.count {
        defer { index += 1 }
        if isLeftOut[index] { continue }
        let isRequired = rows.headers[index].priority == 1000
        if rows.headers[index].relation == .equal {
          if isRequired { continue }
          result.append((levels.level(of: rows.headers[index].priority, in: program), Int32(index)))
        } else if index + 1 < rows.headers.count, !isLeftOut[index + 1],
          rows.isPair(index, index + 1)
        {
          join(index, index + 1)
          let priority = min(rows.headers[index].priority, rows.headers[index + 1].priority)
          result.append((levels.level(of: priority, in: program), Int32(index)))
          index += 1
        } else {
          single.append(Int32(index))
          if !isRequired { hasOptional = true }
        }
      }
      guard hasOptional && single.count > 1 else { return }
      let count = result.count
      findPairs(rows, among: single, &result)
      if result.count > count { result.sort { $0.constraint < $1.constraint } }
    }
    return result
  }

  /// Finds pairs that were not added one after the other. Of many single bounds with the same newest
  /// variable only the last ones are compared.
  private mutating func findPairs(
    _ rows: ConstraintRows, among single: [Int32],
    _ result: inout [(level: Int32, constraint: Int32)]
  ) {
    var last = [Int32](repeating: -1, count: program.variableCount)
    var previous = [Int32](repeating: -1, count: single.count)
    for position in single.indices {
      let index = single[position]
      let newest = rows.newestVariable(of: Int(index))
      guard newest >= 0 else { continue }
      var other = last[newest]
      previous[position] = other
      last[newest] = Int32(position)
      var patience = 16
      while other >= 0 && patience > 0 {
        let candidate = single[Int(other)]
        if rows.isPair(Int(candidate), Int(index)), partner(of: Int(candidate)) == nil {
          join(Int(candidate), Int(index))
          result.append((levelOfPair(Int(candidate), Int(index)), candidate))
          break
        }
        other = previous[Int(other)]
        patience -= 1
      }
    }
  }

  private mutating func join(_ first: Int, _ second: Int) {
    if partners.isEmpty { partners = [Int32](repeating: -1, count: program.headers.count) }
    partners[first] = Int32(second)
    partners[second] = Int32(first)
  }

  /// The level at which both hold the expression at 0.
  func levelOfPair(_ first: Int, _ second: Int) -> Int32 {
    program.level(of: min(program.headers[first].priority, program.headers[second].priority))
  }

  /// The other constraint of a pair if both are there.
  func partner(of index: Int) -> Int? {
    guard index < partners.count, partners[index] >= 0 else { return nil }
    return isLeftOut[Int(partners[index])] ? nil : Int(partners[index])
  }
}

/// The level that was asked for last: mostly the next one is the same.
private struct LevelMemory {
  private var priority = 1000.0
  private var level: Int32 = 0

  @inline(__always)
  mutating func level(of priority: Double, in program: LinearProgram) -> Int32 {
    if priority != self.priority {
      (self.priority, level) = (priority, program.level(of: priority))
    }
    return level
  }
}

/// The constraints of a program as unsafe buffers.
struct ConstraintRows {
  let headers: UnsafeBufferPointer<ConstraintHeader>
  let terms: UnsafeBufferPointer<Term>

  @inline(__always)
  func terms(of index: Int) -> Range<Int> {
    headers[index]
      .firstTerm..<(index + 1 < headers.count ? headers[index + 1].firstTerm : terms.count)
  }

  /// The newest variable of a constraint, or −1.
  func newestVariable(of index: Int) -> Int {
    var newest = -1
    for term in terms(of: index) { newest = max(newest, terms[term].variable.index) }
    return newest
  }

  /// Whether two constraints bound the same expression from opposite sides, and not both as required.
  @inline(__always)
  func isPair(_ first: Int, _ second: Int) -> Bool {
    guard
      headers[first].constant == headers[second].constant,
      headers[first].relation != headers[second].relation, headers[first].relation != .equal,
      headers[second].relation != .equal,
      headers[first].priority != 1000 || headers[second].priority != 1000
    else { return false }
    return terms[terms(of: first)].elementsEqual(terms[terms(of: second)])
  }
}

extension LinearProgram {
  @inline(__always)
  func withRows(_ body: (ConstraintRows) -> Void) {
    headers.withUnsafeBufferPointer { headers in
      terms.withUnsafeBufferPointer { body(ConstraintRows(headers: headers, terms: $0)) }
    }
  }
}
