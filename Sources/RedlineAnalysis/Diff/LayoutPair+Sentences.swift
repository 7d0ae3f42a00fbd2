import RedlineModel

extension LayoutPair {
  /// A constraint as the new layout names its ends: `red.top = text.bottom + 8`.
  func sentence(_ constraint: SolvedLayout.Constraint, inOld isOld: Bool) -> String {
    let text =
      end(constraint.first, isOld) + " \(constraint.relation.symbol) "
      + rightSide(constraint, isOld)
    let scope = constraint.scope.map { ", \($0)" } ?? ""
    return text + priority(constraint) + scope
  }

  /// What changed of it, with the old value before the new one: `red.top = text.bottom + 8 → + 24`.
  func sentence(
    _ one: SolvedLayout.Constraint, _ other: SolvedLayout.Constraint,
    _ aspects: [LayoutDiff.ConstraintChange.Aspect]
  ) -> String {
    let first = end(other.first, false)
    let relation = other.relation.symbol
    // It only stands on another line.
    guard !aspects.isEmpty else { return sentence(other, inOld: false) }
    let changed = aspects.filter { $0 != .identifier }
    let before = sentence(one, inOld: true)
    switch changed {
    case []:
      return sentence(other, inOld: false)
        + ", identifier \(one.identifier ?? "none") → \(other.identifier ?? "none")"
    case [.constant] where other.second == nil:
      return
        "\(first) \(relation) \(formatted(one.constant, beside: other.constant)) → \(formatted(other.constant, beside: one.constant))"
        + priority(other)
    case [.constant]:
      return
        "\(first) \(relation) \(factor(other, false))\(offset(one.constant, other.constant)) → "
        + offset(other.constant, one.constant).dropFirst() + priority(other)
    case [.multiplier] where one.second != nil && other.second != nil:
      return
        "\(first) \(relation) \(end(other.second, false)) × \(formatted(one.multiplier, beside: other.multiplier)) → "
        + "× \(formatted(other.multiplier, beside: one.multiplier))\(formattedOffset(other.constant))"
        + priority(other)
    case [.multiplier]:
      return "\(sentence(other, inOld: false)), multiplier "
        + "\(formatted(one.multiplier, beside: other.multiplier)) → "
        + formatted(other.multiplier, beside: one.multiplier)
    case [.relation]:
      return "\(first) \(one.relation.symbol) → \(relation) \(rightSide(other, false))"
        + priority(other)
    case [.priority]:
      return
        "\(first) \(relation) \(rightSide(other, false)) @\(formatted(one.priority, beside: other.priority)) → "
        + "@\(formatted(other.priority, beside: one.priority))"
    case [.activation]:
      return sentence(other, inOld: false)
        + (other.isActive ? ", now active" : ", no longer active")
    case [.scope], [.activation, .scope]:
      var unscoped = other
      unscoped.scope = nil
      return sentence(unscoped, inOld: false)
        + ", \(one.scope ?? "always") → \(other.scope ?? "always")"
    case _ where hasSameLeft(one, other):
      return "\(first) \(relation) \(rightSide(one, true)) → \(rightSide(other, false))"
        + priority(other)
    default: return before + " → " + sentence(other, inOld: false)
    }
  }

  private func hasSameLeft(
    _ one: SolvedLayout.Constraint, _ other: SolvedLayout.Constraint
  ) -> Bool {
    end(one.first, true) == end(other.first, false) && one.relation == other.relation
      && one.priority == other.priority && one.scope == other.scope
      && one.isActive == other.isActive
  }

  private func end(_ anchor: SolvedLayout.Anchor?, _ isOld: Bool) -> String {
    guard let anchor else { return "" }
    let id = isOld ? translated(anchor.item) : anchor.item
    return id.replacing("/", with: ".") + ".\(anchor.attribute.name)"
  }

  private func factor(_ constraint: SolvedLayout.Constraint, _ isOld: Bool) -> String {
    let second = end(constraint.second, isOld)
    return constraint.multiplier == 1 ? second : second + " × \(formatted(constraint.multiplier))"
  }

  private func rightSide(_ constraint: SolvedLayout.Constraint, _ isOld: Bool) -> String {
    constraint.second == nil
      ? formatted(constraint.constant)
      : factor(constraint, isOld) + formattedOffset(constraint.constant)
  }

  /// The same with ` + 0` for nothing.
  private func offset(_ constant: Double, _ other: Double) -> String {
    (constant < 0 ? " - " : " + ") + formatted(abs(constant), beside: abs(other))
  }

  private func priority(_ constraint: SolvedLayout.Constraint) -> String {
    constraint.isRequired ? "" : " @\(formatted(constraint.priority))"
  }
}
