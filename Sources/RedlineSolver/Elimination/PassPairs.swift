extension Pass {
  /// The optional equalities, and the pairs of bounds of one expression, such as hugging and compression
  /// resistance, of which not both are required: with the level at which each is held at 0, in order of
  /// addition.
  mutating func findHeldConstraints() -> [(level: Int32, constraint: Int32)] {
    var result: [(level: Int32, constraint: Int32)] = []
    var single: [Int32] = []
    var hasOptional = false
    var index = 0
    while index < program.headers.count {
      let header = program.headers[index]
      defer { index += 1 }
      if isLeftOut[index] || (header.relation == .equal && header.priority == 1000) { continue }
      if header.relation == .equal {
        result.append((program.level(of: header.priority), Int32(index)))
      } else if index + 1 < program.headers.count, isPair(index, index + 1) {
        result.append((join(index, index + 1), Int32(index)))
        index += 1
      } else {
        single.append(Int32(index))
        if header.priority < 1000 { hasOptional = true }
      }
    }
    guard hasOptional && single.count > 1 else { return result }
    let count = result.count
    findPairs(among: single, &result)
    if result.count > count { result.sort { $0.constraint < $1.constraint } }
    return result
  }

  /// Finds pairs that were not added one after the other. Of many single bounds with the same newest
  /// variable only the last ones are compared.
  private mutating func findPairs(
    among single: [Int32], _ result: inout [(level: Int32, constraint: Int32)]
  ) {
    var last = [Int32](repeating: -1, count: program.variableCount)
    var previous = [Int32](repeating: -1, count: single.count)
    for (position, index) in single.enumerated() {
      var newest = -1
      for term in program.termRange(of: Int(index)) {
        newest = max(newest, program.terms[term].variable.index)
      }
      guard newest >= 0 else { continue }
      var other = last[newest]
      previous[position] = other
      last[newest] = Int32(position)
      var patience = 16
      while other >= 0 && patience > 0 {
        let candidate = single[Int(other)]
        if partner(of: Int(candidate)) == nil, isPair(Int(candidate), Int(index)) {
          result.append((join(Int(candidate), Int(index)), candidate))
          break
        }
        other = previous[Int(other)]
        patience -= 1
      }
    }
  }

  /// - Returns: The level at which both hold the expression at 0.
  private mutating func join(_ first: Int, _ second: Int) -> Int32 {
    if partners.isEmpty { partners = [Int32](repeating: -1, count: program.headers.count) }
    partners[first] = Int32(second)
    partners[second] = Int32(first)
    return levelOfPair(first, second)
  }

  func levelOfPair(_ first: Int, _ second: Int) -> Int32 {
    program.level(of: min(program.headers[first].priority, program.headers[second].priority))
  }

  /// The other constraint of a pair if both are there.
  func partner(of index: Int) -> Int? {
    guard index < partners.count, partners[index] >= 0 else { return nil }
    return isLeftOut[Int(partners[index])] ? nil : Int(partners[index])
  }

  /// Whether two constraints bound the same expression from opposite sides, and not both as required.
  private func isPair(_ first: Int, _ second: Int) -> Bool {
    let one = program.headers[first]
    let other = program.headers[second]
    guard
      one.relation != .equal, other.relation != .equal, one.relation != other.relation,
      one.constant == other.constant, !isLeftOut[second],
      one.priority != 1000 || other.priority != 1000
    else { return false }
    return program.hasSameTerms(first, second)
  }
}
