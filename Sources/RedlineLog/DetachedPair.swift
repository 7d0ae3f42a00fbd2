/// What the process ended with, where a constraint was activated between views that are in no common hierarchy.
///
/// ```text
/// Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x6 "UILabel:0x7f.leading"> and
/// <NSLayoutXAxisAnchor:0x6 "UIView:0x80.leading"> because they have no common ancestor.
/// Unable to activate constraint with items <UILabel: 0x7f; frame = …> and <UIView: 0x80; frame = …> because
/// they have no common ancestor.
/// ```
package struct DetachedPair: Hashable, Sendable {
  /// The line, from 1.
  package var line: Int
  /// Both ends: `UILabel.leading`.
  package var ends: [String]

  static let word = SearchedWord("no common ancestor")

  /// `UILabel.leading and UIView.leading have no common ancestor`.
  package var sentence: String { "\(ends.joined(separator: " and ")) have no common ancestor" }

  /// What to do.
  package var remedies: [String] {
    [
      "Add both views to one hierarchy (addSubview) before the constraint between them is activated.",
      """
      Where they are in two hierarchies on purpose, constrain each to a view of its own, such as the \
      superview or the content view of a cell.
      """,
    ]
  }

  /// Reads the two that stand between `with` and `because`; `nil` where they are not as the system prints them.
  init?(_ text: Substring, line: Int) {
    guard let start = text.firstRange(of: " with anchors ") ?? text.firstRange(of: " with items "),
      let end = text[start.upperBound...].firstRange(of: " because ")
    else { return nil }
    let parts = text[start.upperBound..<end.lowerBound].ranges(of: "> and <")
    guard let middle = parts.first else { return nil }
    let pair = [
      text[start.upperBound..<middle.lowerBound], text[middle.upperBound..<end.lowerBound],
    ]
    ends = pair.map(Self.name)
    self.line = line
    guard ends.allSatisfy({ !$0.isEmpty }) else { return nil }
  }

  /// `UILabel.leading` of `<NSLayoutXAxisAnchor:0x6 "UILabel:0x7f'Text'.leading">`, `UILabel` of `<UILabel: 0x7f; …`.
  private static func name(_ text: Substring) -> String {
    let plain = text.drop { $0 == "<" }
    guard let quote = plain.firstIndex(of: "\""), plain.hasPrefix("NSLayout") else {
      return className(plain.prefix { $0 != ":" && $0 != ";" && $0 != ">" })
    }
    let anchor = plain[plain.index(after: quote)...].prefix { $0 != "\"" }
    let item = className(anchor.prefix { $0 != ":" })
    guard let dot = anchor.lastIndex(of: ".") else { return item }
    return item + anchor[dot...]
  }

  private static func className(_ text: Substring) -> String {
    demangled(String(text)).split(separator: ".").last.map(String.init) ?? ""
  }
}
