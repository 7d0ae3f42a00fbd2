// Appending is several times faster than interpolation, and there is a text for each constraint.

extension CompiledConstraint {
  /// The name that the author gave, or one of both ends: `red.top=text.bottom`.
  /// - Parameter ids: The ids of items and guides by number.
  func id(_ ids: [String]) -> String {
    if let identifier, origin == .user { return identifier }
    var text = room(for: ids)
    text += ids[first]
    text += "."
    text += firstAttribute.name
    text += relation == .equal ? "=" : relation == .lessThanOrEqual ? "<=" : ">="
    guard let second else { return text }
    text += ids[second]
    text += "."
    text += secondAttribute.name
    return text
  }

  /// An empty text with room for the names of both ends, and what is between them mostly.
  private func room(for names: [String]) -> String {
    var text = ""
    text.reserveCapacity(
      names[first].utf8.count + (second.map { names[$0].utf8.count } ?? 0) + 40)
    return text
  }

  /// `red.top = text.bottom + 8`.
  /// - Parameter names: The names of items and guides by number.
  func sentence(_ names: [String]) -> String {
    var text = room(for: names)
    text += names[first]
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
