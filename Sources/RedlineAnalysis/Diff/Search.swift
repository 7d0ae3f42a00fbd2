import RedlineModel

/// Finds which edits of a problem make the new layout of the old one.
struct Search {
  let problem: Subproblem
  /// Rows that may still be solved before the search is given up.
  private(set) var budget: Int
  private var known: [Set<Int>: [Double]] = [:]
  private let before: [Double]
  let after: [Double]
  /// The variables of which the program is right about both layouts.
  let trusted: [Int]

  /// A part of the answer.
  struct Group {
    var edits: [Int]
    /// By how much it moves each variable of the problem.
    var effects: [Double]
  }

  init(_ problem: Subproblem, budget: Int) {
    self.problem = problem
    self.budget = budget
    let (before, after) = (problem.values { _ in false }, problem.values { _ in true })
    self.before = before
    self.after = after
    trusted = problem.variables.indices.filter { index in
      guard let old = problem.oldValues[index], let new = problem.newValues[index] else {
        return false
      }
      return abs(before[index] - old) <= Subproblem.tolerance
        && abs(after[index] - new) <= Subproblem.tolerance
    }
    known[[]] = before
    known[Set(problem.edits)] = after
  }

  /// The variables that moved and of which the program is not right.
  var mistaken: [Int] {
    let isTrusted = Set(trusted)
    return problem.variables.indices.filter { index in
      guard let old = problem.oldValues[index], let new = problem.newValues[index] else {
        return false
      }
      return abs(old - new) >= LayoutDiff.leastMove && !isTrusted.contains(index)
    }
  }

  /// Whether the old layout is what the program makes of it.
  func reproducesOld(_ variable: Int) -> Bool {
    problem.oldValues[variable].map { abs(before[variable] - $0) <= Subproblem.tolerance } ?? true
  }

  // MARK: Trying

  /// The values with some of the edits; `nil` if there is no budget left.
  private mutating func values(_ made: Set<Int>) -> [Double]? {
    if let values = known[made] { return values }
    guard budget >= problem.cost else { return nil }
    budget -= problem.cost
    let values = problem.values { made.contains($0) }
    if known.count * values.count < 1_000_000 { known[made] = values }
    return values
  }

  private mutating func explains(_ made: Set<Int>) -> Bool? {
    guard let values = values(made) else { return nil }
    return trusted.allSatisfy { abs(values[$0] - after[$0]) <= Subproblem.tolerance }
  }

  /// The smallest set of edits that gives the new layout, and whether it is known to be that.
  mutating func smallestSet() -> (edits: [Int], isSmallest: Bool) {
    if explains([]) == true { return ([], true) }
    let needed = problem.neededEdits(before, after, trusted)
    let optional = problem.edits.filter { !needed.contains($0) }
    var found = problem.edits
    guard reduce(&found, optional) else { return (found, found.count == 1) }
    guard found.count > max(1, needed.count) else { return (found, true) }
    let most = Double(budget / problem.cost)
    // How many of the others come to those that are needed.
    let counts = (needed.isEmpty ? 1 : 0)..<(found.count - needed.count)
    guard combinations(counts, of: optional.count) <= most else { return (found, false) }
    for count in counts {
      var combination = Array(0..<count)
      repeat {
        let chosen = needed.union(combination.map { optional[$0] })
        guard let isEnough = explains(chosen) else { return (found, false) }
        if isEnough { return (problem.edits.filter(chosen.contains), true) }
      } while advance(&combination, below: optional.count)
    }
    return (found, true)
  }

  /// Leaves out what is not needed, halves first.
  ///
  /// - Returns: Whether the budget was enough.
  private mutating func reduce(_ found: inout [Int], _ optional: [Int]) -> Bool {
    var pending = optional.isEmpty ? [] : [optional[...]]
    while let part = pending.popLast() {
      let dropped = Set(part)
      let rest = found.filter { !dropped.contains($0) }
      guard let isEnough = explains(Set(rest)) else { return false }
      if isEnough {
        found = rest
      } else if part.count > 1 {
        let middle = part.startIndex + part.count / 2
        pending.append(part[..<middle])
        pending.append(part[middle...])
      }
    }
    return true
  }

  /// The number of sets of so many edits.
  private func combinations(_ counts: Range<Int>, of all: Int) -> Double {
    var (sum, ways) = (0.0, 1.0)
    for count in 0..<counts.upperBound {
      if count > 0 { ways *= Double(all - count + 1) / Double(count) }
      if counts.contains(count) { sum += ways }
    }
    return sum
  }

  private func advance(_ combination: inout [Int], below count: Int) -> Bool {
    for index in combination.indices.reversed() {
      guard combination[index] < count - combination.count + index else { continue }
      combination[index] += 1
      for next in combination.indices.dropFirst(index + 1) {
        combination[next] = combination[next - 1] + 1
      }
      return true
    }
    return false
  }

  // MARK: Which edit moved what

  /// The edits of a set, together where they only act together.
  mutating func groups(of set: [Int]) -> [Group] {
    var parts = set.map { [$0] }
    while parts.count > 1 {
      guard let effects = effects(of: parts) else { return [whole(set)] }
      guard let wrong = firstWrong(effects, set) else {
        return zip(parts, effects).map { Group(edits: $0, effects: $1) }
      }
      guard var joined = involved(parts, effects, in: wrong, set) else { return [whole(set)] }
      if joined.count < 2 { joined = Array(parts.indices) }
      let together = joined.flatMap { parts[$0] }
      for index in joined.reversed() { parts.remove(at: index) }
      parts.insert(together, at: min(joined[0], parts.count))
    }
    return set.isEmpty ? [] : [whole(set)]
  }

  private func whole(_ set: [Int]) -> Group {
    Group(edits: set, effects: zip(after, before).map { $0 - $1 })
  }

  private mutating func effects(of parts: [[Int]]) -> [[Double]]? {
    var result: [[Double]] = []
    for part in parts {
      guard let values = values(Set(part)) else { return nil }
      result.append(zip(values, before).map { $0 - $1 })
    }
    return result
  }

  /// The first variable whose move is not the sum of what the parts move it.
  private func firstWrong(_ effects: [[Double]], _ set: [Int]) -> Int? {
    trusted.first { index in
      let sum = effects.reduce(0) { $0 + $1[index] }
      return abs(sum - (after[index] - before[index])) > Subproblem.tolerance
    }
  }

  /// The parts that matter to a variable, alone or together with the others.
  private mutating func involved(
    _ parts: [[Int]], _ effects: [[Double]], in variable: Int, _ set: [Int]
  ) -> [Int]? {
    var result: [Int] = []
    for (index, part) in parts.enumerated() {
      if abs(effects[index][variable]) > Subproblem.tolerance {
        result.append(index)
        continue
      }
      guard let values = values(Set(set).subtracting(part)) else { return nil }
      if abs(values[variable] - after[variable]) > Subproblem.tolerance { result.append(index) }
    }
    return result
  }

  /// Why an edit that is not needed moves nothing.
  mutating func silence(of edit: Int) -> LayoutDiff.Silence {
    guard let values = values([edit]) else { return .notTried }
    let moves = values.indices.contains { index in
      problem.oldValues[index] != nil && problem.newValues[index] != nil
        && abs(values[index] - before[index]) > Subproblem.tolerance
    }
    guard moves else { return .noEffect }
    return explains([edit]) == true ? .sufficient : .overruled
  }
}
