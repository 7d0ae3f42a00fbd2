// Appending is several times faster than interpolation, and there is a text for each constraint.

extension CompiledConstraint {
  /// The name that the author gave, or one of both ends: `red.top=text.bottom`.
  /// - Parameter ids: The ids of items and guides by number.
  func id(_ ids: [String]) -> String {
    if let identifier, origin == .user { return identifier }
    var text = ids[first]
    text += "."
    text += firstAttribute.name
    text += relation == .equal ? "=" : relation == .lessThanOrEqual ? "<=" : ">="
    guard let second else { return text }
    text += ids[second]
    text += "."
    text += secondAttribute.name
    return text
  }

  /// `red.top = text.bottom + 8`.
  /// - Parameter names: The names of items and guides by number.
  func sentence(_ names: [String]) -> String {
    var text = names[first]
    text += "."
    text += firstAttribute.name
    text += " "
    text += relation.symbol
    text += " "
    if let second {
      text += names[second]
      text += "."
      text += secondAttribute.name
      if multiplier != 1 { text += " × \(formatted(multiplier))" }
      text += formattedOffset(constant)
    } else {
      text += formatted(constant)
    }
    return priority < 1000 ? text + " @\(formatted(priority))" : text
  }
}
