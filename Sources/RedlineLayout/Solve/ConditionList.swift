/// The conditions under which constraints hold: each once, as thousands of constraints have a few.
struct ConditionList {
  private var conditions: [TraitCondition] = []
  /// The number of the condition that was noted last.
  private var last = 0
  /// The constraints with conditions, each with the number of its own, in order.
  private(set) var constraints: [(constraint: Int32, condition: Int32)] = []

  /// Notes the condition of a constraint that comes after those before.
  /// - Returns: The number of the condition.
  mutating func note(_ condition: TraitCondition, of constraint: Int) -> Int {
    let number = number(of: condition)
    constraints.append((Int32(constraint), Int32(number)))
    return number
  }

  private mutating func number(of condition: TraitCondition) -> Int {
    // In place, and the last one first: constraints of one condition mostly stand together.
    if last < conditions.count, conditions[last] == condition { return last }
    last = 0
    while last < conditions.count, conditions[last] != condition { last += 1 }
    if last == conditions.count { conditions.append(condition) }
    return last
  }

  /// For each condition whether it holds.
  func holding(in traits: TraitCollection) -> [Bool] { conditions.map { $0.holds(in: traits) } }
}
