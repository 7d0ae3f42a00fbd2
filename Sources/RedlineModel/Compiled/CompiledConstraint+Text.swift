// Appending is several times faster than interpolation, and there is a text for each constraint.

extension CompiledConstraint {
  /// The name that the author gave, or one of both ends: `red.top=text.bottom`.
  /// - Parameter ids: The ids of items and guides by number.
  func id(_ ids: [String]) -> String {
    if let identifier, origin == .user { return identifier }
    var text = room(for: ids[first], second.map { ids[$0] })
    text += ids[first]
    text += firstAttribute.suffix
    text += relation == .equal ? "=" : relation == .lessThanOrEqual ? "<=" : ">="
    guard let second else { return text }
    text += ids[second]
    text += secondAttribute.suffix
    return text
  }

  /// An empty text with room for the names of both ends, and what is between them mostly.
  private func room(for first: String, _ second: String?) -> String {
    var text = ""
    text.reserveCapacity(first.utf8.count + (second?.utf8.count ?? 0) + 40)
    return text
  }

  /// `red.top = text.bottom + 8`.
  /// - Parameter name: The name of an item or guide.
  func sentence(_ name: (Int) -> String) -> String {
    let (firstName, secondName) = (name(first), second.map(name))
    var text = room(for: firstName, secondName)
    text += firstName
    text += firstAttribute.suffix
    text += relation == .equal ? " = " : relation == .lessThanOrEqual ? " ≤ " : " ≥ "
    if let secondName {
      text += secondName
      text += secondAttribute.suffix
      if multiplier != 1 { text += " × \(formatted(multiplier))" }
      text += formattedOffset(constant)
    } else {
      text += formatted(constant)
    }
    if priority < 1000 {
      text += " @"
      text += formatted(priority)
    }
    return text
  }
}
