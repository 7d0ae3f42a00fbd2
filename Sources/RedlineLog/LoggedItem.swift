package import RedlineModel

/// A view or a guide as a log names it.
package struct LoggedItem: Hashable, Sendable {
  /// The address, `0x7f8c`, or the name where the log has none; the same for the same object.
  package var key: String
  /// The class without its mangling: `App.Cell`; empty where the log does not say.
  package var className: String
  /// The text of a label or a button, or the identifier of a guide or a view, as the log has it.
  package var label: String?

  /// What people call it: its identifier or text, or its class.
  package var name: String {
    if let label, !label.isEmpty { return label }
    return className.split(separator: ".").last.map(String.init) ?? key
  }

  /// Whether it is a guide of UIKit or of an app.
  package var isGuide: Bool { className.hasSuffix("LayoutGuide") }
}

/// One end of a constraint in a log.
package struct LoggedAnchor: Hashable, Sendable {
  package var item: LoggedItem
  package var attribute: Attribute
}

/// A constraint as a log prints it.
package struct LoggedConstraint: Hashable, Sendable {
  /// Who made it.
  package enum Origin: String, Hashable, Sendable {
    case app, autoresizingMask, contentSize, system
  }

  /// The text between `<` and `>`.
  package var text: String
  /// The line of the log, from 1.
  package var line: Int
  package var address: String
  package var identifier: String?
  /// The file and the line that made it, which some libraries print: `Cell.swift:98`.
  package var source: String?
  package var origin: Origin
  package var first: LoggedAnchor
  package var relation: Relation
  package var second: LoggedAnchor?
  package var multiplier: Double
  package var constant: Double
  package var priority: Double
  /// What `|` stands for in its text: the superview of what else it names.
  package var container: LoggedItem?

  /// `title.top = box.top + 8`, with the names of the items.
  package func sentence(_ name: (LoggedItem) -> String) -> String {
    let sign =
      [Relation.equal: "=", .lessThanOrEqual: "≤", .greaterThanOrEqual: "≥"][relation] ?? "="
    var text = "\(name(first.item)).\(first.attribute.name) \(sign) "
    if let second {
      text += "\(name(second.item)).\(second.attribute.name)"
      if multiplier != 1 { text += " × \(formatted(multiplier))" }
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(formatted(abs(constant)))" }
    } else {
      text += formatted(constant)
    }
    return priority == 1000 ? text : "\(text) @\(formatted(priority))"
  }
}
