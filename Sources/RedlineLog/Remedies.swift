import RedlineModel

/// What is known to help against a conflict, most certain first.
struct Remedies {
  var conflict: [LoggedConstraint]
  var name: (LoggedItem) -> String

  var sentences: [String] {
    var all: [String] = []
    if let known = alert { return [known] }
    all += doubles
    all += masks
    for identifier in conflict.compactMap(\.identifier) {
      guard let remedy = KnownIdentifier.of(identifier)?.remedy else { continue }
      if !all.contains(remedy) { all.append(remedy) }
    }
    if all.isEmpty, let own = conflict.last(where: { $0.origin == .app }) {
      all.append(
        """
        Take one of them away, or give it a priority below 1000; \(own.sentence(name)) is the last \
        one of yours.
        """)
    }
    return all
  }

  /// Constraints of an action sheet of UIKit's own, since iOS 12.2.
  private var alert: String? {
    let isAlert = conflict.contains { constraint in
      constraint.first.attribute == .width && constraint.second == nil && constraint.constant == -16
        && constraint.relation == .equal
    }
    return isAlert
      ? """
      A width of -16 is UIKit's own mistake in action sheets, since iOS 12.2; nothing of yours is \
      wrong, and nothing has to be done.
      """ : nil
  }

  /// The same two lines held at two distances.
  private var doubles: [String] {
    struct Ends: Hashable {
      var first: String
      var firstAttribute: Attribute
      var second: String?
      var secondAttribute: Attribute?
      var multiplier: Double
    }
    var known: [Ends: LoggedConstraint] = [:]
    var sentences: [String] = []
    for constraint in conflict where constraint.relation == .equal && constraint.origin == .app {
      let ends = Ends(
        first: constraint.first.item.key, firstAttribute: constraint.first.attribute,
        second: constraint.second?.item.key, secondAttribute: constraint.second?.attribute,
        multiplier: constraint.multiplier)
      if let other = known.updateValue(constraint, forKey: ends),
        other.constant != constraint.constant
      {
        sentences.append(
          """
          \(name(constraint.first.item)).\(constraint.first.attribute.name) is set twice, to \
          \(formatted(other.constant)) and \(formatted(constraint.constant)): keep the first \
          constraint and change its constant, in place of adding another.
          """)
      }
    }
    return sentences
  }

  /// Views whose mask became constraints beside those that somebody wrote.
  private var masks: [String] {
    var names: [String] = []
    for constraint in conflict where constraint.origin == .autoresizingMask {
      let own = name(constraint.first.item)
      if !names.contains(own) { names.append(own) }
    }
    guard !names.isEmpty else { return [] }
    return [
      """
      \(names.joined(separator: ", ")): set translatesAutoresizingMaskIntoConstraints = false before \
      its constraints are activated, unless UIKit itself places that view.
      """
    ]
  }
}
