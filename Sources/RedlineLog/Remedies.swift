import RedlineModel

/// What is known to help against a conflict, most certain first.
struct Remedies {
  var conflict: [LoggedConstraint]
  var name: (LoggedItem) -> String

  var sentences: [String] {
    var all: [String] = []
    if let known = alert ?? presentedAlert { return [known] }
    all += doubles
    all += placeholders
    all += masks
    for identifier in conflict.compactMap(\.identifier) {
      // What a container gives the system's own views is not for others to change.
      if isSystems, identifier.contains("-Encapsulated-Layout-") { continue }
      guard let remedy = KnownIdentifier.of(identifier)?.remedy else { continue }
      if !all.contains(remedy) { all.append(remedy) }
    }
    if isSystems {
      if isOfKeyboard {
        all = [KnownIdentifier.of("inputView.")?.remedy].compactMap(\.self)
      } else if all.isEmpty, isInBar {
        all = [KnownIdentifier.of("UIButtonBar")?.remedy].compactMap(\.self)
      }
      all.insert("Nothing of yours is among them: all of these are the system's own.", at: 0)
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

  /// Whether neither a constraint nor a view is the app's.
  private var isSystems: Bool {
    conflict.allSatisfy { constraint in
      [constraint.first.item, constraint.second?.item, constraint.container].compactMap(\.self)
        .allSatisfy {
          Self.isPrivate($0.className) || $0.isGuide || Self.parts.contains($0.className)
        }
    } && conflict.contains { Self.isPrivate($0.first.item.className) }
  }

  private var isOfKeyboard: Bool {
    conflict.contains {
      let name = $0.first.item.className
      return ["UIKeyboard", "UIKB", "_UIKB", "TUI", "UIInputSet", "_UIRemoteKeyboard"].contains {
        name.hasPrefix($0)
      }
    }
  }

  private var isInBar: Bool {
    conflict.contains {
      $0.first.item.className.hasPrefix("_UIToolbar")
        || $0.first.item.className.hasPrefix("_UIButtonBar")
    }
  }

  /// Classes that only the system makes objects of.
  private static func isPrivate(_ className: String) -> Bool {
    className.hasPrefix("_UI") || className.hasPrefix("TUI") || className.hasPrefix("UIKB")
      || className.hasPrefix("UIKeyboard") || className.hasPrefix("UIInputSet")
      || className.hasPrefix("_NS") || className.hasPrefix("FI_")
  }

  /// Classes whose objects a scroll view of AppKit's makes.
  private static let parts: Set = ["NSClipView", "NSScroller"]

  /// What Interface Builder adds where constraints are missing.
  private var placeholders: [String] {
    conflict.contains { $0.text.hasPrefix("NSIBPrototyping") }
      ? [KnownIdentifier.of("UIIBSystemGenerated")?.remedy].compactMap(\.self) : []
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

  /// An alert's own constraints fight where it is shown from a view without a size.
  private var presentedAlert: String? {
    let isAlert = conflict.contains { constraint in
      [constraint.first.item, constraint.second?.item, constraint.container].contains {
        $0?.className.hasPrefix("_UIAlertController") == true
      }
    }
    return isAlert
      ? """
      These are an alert's own constraints; nothing of yours is wrong with its content. On a tablet \
      give its popoverPresentationController a sourceView that is in a window, and a sourceRect.
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
    // Masks of the system's own views are not for others to change.
    for constraint in conflict where constraint.origin == .autoresizingMask {
      let item = constraint.first.item
      if Self.isPrivate(item.className) || Self.parts.contains(item.className) { continue }
      let own = name(item)
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
