// A text is put together in one piece: appending is several times faster than interpolation, and this than
// appending. There is a text for each constraint.

extension CompiledConstraint {
  /// The name that the author gave, or one of both ends: `red.top=text.bottom`.
  /// - Parameter ids: The ids of items and guides by number.
  func id(_ ids: [String]) -> String {
    if let identifier, origin == .user { return identifier }
    let sign = relation == .equal ? "=" : relation == .lessThanOrEqual ? "<=" : ">="
    guard let second else { return String(parts: [ids[first], firstAttribute.suffix, sign]) }
    return String(
      parts: [ids[first], firstAttribute.suffix, sign, ids[second], secondAttribute.suffix])
  }

  /// `red.top = text.bottom + 8`.
  /// - Parameter name: The name of an item or guide.
  func sentence(_ name: (Int) -> String) -> String {
    let sign = relation == .equal ? " = " : relation == .lessThanOrEqual ? " ≤ " : " ≥ "
    let isOptional = priority < 1000
    let (at, priority) = isOptional ? (" @", formatted(priority)) : ("", "")
    guard let second else {
      return String(
        parts: [name(first), firstAttribute.suffix, sign, formatted(constant), at, priority])
    }
    return String(
      parts: [
        name(first), firstAttribute.suffix, sign, name(second), secondAttribute.suffix,
        multiplier == 1 ? "" : " × \(formatted(multiplier))", formattedOffset(constant), at,
        priority,
      ])
  }
}
