import Foundation
import RedlineModel

/// A stored value that two layouts have otherwise.
struct StoredDifference {
  /// The names of properties from the outside in: `text.font.leading`, `stack.gaps[0]`.
  var path: String
  var old: String
  var new: String
}

/// Every stored property of two values, side by side.
///
/// Properties are found by reflection, so that one which is added later is compared, too.
struct StoredValues {
  private(set) var differences: [StoredDifference] = []

  static func differences<Value: Hashable>(_ one: Value, _ other: Value) -> [StoredDifference] {
    guard one != other else { return [] }
    var values = StoredValues()
    values.compare("", one, other)
    return values.differences
  }

  private mutating func compare(_ path: String, _ one: Any, _ other: Any) {
    let (one, other) = (Self.unwrapped(one), Self.unwrapped(other))
    if Self.isSettings(one) || Self.isSettings(other) {
      compareSettings(path, one as? [SolvedLayout.Setting], other as? [SolvedLayout.Setting])
      return
    }
    switch (one, other) {
    case (nil, nil): return
    case (nil, let value?): note(path, "none", Self.words(value))
    case (let value?, nil): note(path, Self.words(value), "none")
    case (let one?, let other?): comparePresent(path, one, other)
    }
  }

  private mutating func comparePresent(_ path: String, _ one: Any, _ other: Any) {
    if let before = Self.text(of: one), let now = Self.text(of: other) {
      if before != now { note(path, before, now) }
      return
    }
    let (before, now) = (Self.children(of: one), Self.children(of: other))
    // Other elements, or another case with other values.
    guard before.map(\.label) == now.map(\.label) else {
      return note(path, Self.words(one), Self.words(other))
    }
    for (before, now) in zip(before, now) {
      compare(Self.join(path, before.label), before.value, now.value)
    }
  }

  /// Whether the value is a list of settings: a cast would take any list of nothing for one.
  private static func isSettings(_ value: Any?) -> Bool {
    value.map { type(of: $0) == [SolvedLayout.Setting].self } ?? false
  }

  /// Settings by their names, of which one that is not there is as usual.
  private mutating func compareSettings(
    _ path: String, _ one: [SolvedLayout.Setting]?, _ other: [SolvedLayout.Setting]?
  ) {
    guard one != other else { return }
    let count = differences.count
    func values(_ settings: [SolvedLayout.Setting]?) -> [String: String] {
      Dictionary((settings ?? []).map { ($0.name, $0.value) }) { "\($0), \($1)" }
    }
    let (before, now) = (values(one), values(other))
    for name in Set(before.keys).union(now.keys).sorted() where before[name] != now[name] {
      note(Self.join(path, name), before[name] ?? "usual", now[name] ?? "usual")
    }
    // Another order, or a list of nothing.
    if differences.count == count {
      note(path, one.map(Self.words) ?? "none", other.map(Self.words) ?? "none")
    }
  }

  private mutating func note(_ path: String, _ old: String, _ new: String) {
    // Lists such as `["a, b"]` and `["a", "b"]` read the same.
    let isClear = old != new
    differences.append(
      StoredDifference(path: path, old: old, new: isClear ? new : "other values, \(new)"))
  }

  private static func join(_ path: String, _ label: String) -> String {
    path.isEmpty || label.isEmpty || label.hasPrefix("[") ? path + label : "\(path).\(label)"
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  /// The parts of a value that is more than a number or a word.
  private static func children(of value: Any) -> [(label: String, value: Any)] {
    if let control = value as? SolvedLayout.Control {
      return [("kind", control.kind), ("", control.fields)]
    }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .collection {
      return mirror.children.enumerated().map { ("[\($0.offset)]", $0.element.value) }
    }
    return mirror.children.map { ($0.label ?? "", $0.value) }
  }

  /// A value that is told as a whole; `nil` for one that has parts.
  private static func text(of value: Any) -> String? {
    switch value {
    case let text as String: text
    case let flag as Bool: flag ? "yes" : "no"
    case let number as Double: exactNumber(number)
    case let number as CGFloat: exactNumber(Double(number))
    case let color as Color: color.words
    case let item as SolvedLayout.Bars.Item: item.words
    case let attribute as Attribute: attribute.name
    case let relation as RedlineModel.Relation: relation.symbol
    case let rule as Diagnostic.Rule: rule.id
    case let rect as CGRect:
      "(\(numbers(rect.minX, rect.minY)), \(numbers(rect.width, rect.height)))"
    case let size as CGSize: numbers(size.width, size.height)
    case let point as CGPoint: numbers(point.x, point.y)
    default: Mirror(reflecting: value).children.isEmpty && !isList(value) ? "\(value)" : nil
    }
  }

  private static func isList(_ value: Any) -> Bool {
    Mirror(reflecting: value).displayStyle == .collection
  }

  private static func numbers(_ values: CGFloat...) -> String {
    values.map { exactNumber(Double($0)) }.joined(separator: ", ")
  }

  /// A value with all of its parts: `radius 3, opacity 0.5`.
  static func words(_ value: Any) -> String {
    guard let value = unwrapped(value) else { return "none" }
    if let text = text(of: value) { return text }
    let isList = isList(value)
    let parts = children(of: value).compactMap { child -> String? in
      guard let part = unwrapped(child.value) else { return nil }
      let words = words(part)
      return isList || child.label.isEmpty || child.label.hasPrefix(".")
        ? words : "\(child.label) \(words)"
    }
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }
}

extension SolvedLayout.Bars.Item {
  /// `Save`, or the name of what it shows: `plus (not enabled)`.
  fileprivate var words: String {
    let parts = [title, image].compactMap(\.self).filter { !$0.isEmpty }
    return (parts.isEmpty ? "untitled" : parts.joined(separator: " with "))
      + (isEnabled ? "" : " (not enabled)")
  }
}
