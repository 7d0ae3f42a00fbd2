import Foundation
import RedlineLayout

extension InterfaceDocument {
  /// The text size at which the document was edited: the one that gives the most labels and buttons
  /// in text styles the height that is stored for them, the usual one where they do not agree on another.
  ///
  /// It is in the file only where somebody chose one for the document (see ``statedTextSize(_:)``): else Xcode
  /// takes the one that its canvas shows at the moment.
  static func textSize(
    in tree: MarkupTree, scale: Double, usual: ContentSizeCategory
  ) -> ContentSizeCategory {
    if let stated = statedTextSize(tree) { return stated }
    var votes = Array(repeating: 0, count: ContentSizeCategory.allCases.count)
    for index in tree.elements.indices {
      guard let (style, height, padding, grid) = styledText(index, in: tree, scale: scale) else {
        continue
      }
      for category in ContentSizeCategory.allCases {
        let line = Font.preferred(style, for: category).lineHeight
        if abs((line * grid - 1e-6).rounded(.up) / grid + padding - height) < 0.34 {
          votes[category.rank] += 1
        }
      }
    }
    let most = votes.max() ?? 0
    // One label alone may have its height from elsewhere.
    guard most >= 2, most > 2 * votes[usual.rank],
      let best = ContentSizeCategory.allCases.first(where: { votes[$0.rank] == most })
    else { return usual }
    return best
  }

  /// The text size that the document says its canvas has, on the scale from xS to AX5; one that is switched
  /// off does not count.
  static func statedTextSize(_ tree: MarkupTree) -> ContentSizeCategory? {
    guard let child = tree.firstChild(of: 0, named: "accessibilityOverrides"),
      tree[child].attributes["isEnabled"] == "YES",
      let rank = tree[child].attributes["dynamicTypePreference"].flatMap({ Int($0) }),
      ContentSizeCategory.allCases.indices.contains(rank)
    else { return nil }
    return ContentSizeCategory.allCases[rank]
  }

  /// The text size of a canvas by what the document says, else of one that nobody changed: L, but xS from
  /// Xcode 12.5 to 13.
  var usualTextSize: ContentSizeCategory {
    Self.statedTextSize(tree) ?? Self.usualTextSize(toolsVersion)
  }

  /// Whether somebody chose a text size for the canvas.
  var statesTextSize: Bool { Self.statedTextSize(tree) != nil }

  static func usualTextSize(_ toolsVersion: Double) -> ContentSizeCategory {
    (18000..<21000).contains(toolsVersion) ? .extraSmall : .large
  }

  /// The text style of a label or button of one line, with its stored height and what the height has
  /// beside the line, and into how many parts of a point lines are rounded up.
  private static func styledText(
    _ index: Int, in tree: MarkupTree, scale: Double
  ) -> (style: TextStyle, height: Double, padding: Double, grid: Double)? {
    let element = tree[index]
    guard element.name == "label" || element.name == "button",
      let style = textStyle(index, in: tree),
      let frame = tree.firstChild(of: index, key: "frame"),
      let height = tree[frame].attributes["height"].flatMap({ Double($0) })
    else { return nil }
    if element.name == "label" { return (style, height, 0, scale) }
    if tree.firstChild(of: index, key: "configuration") != nil {
      return (style, height, 14, scale)
    }
    guard let room = tree.firstChild(of: index, key: "contentEdgeInsets") else {
      return (style, height, 12, 1)
    }
    let insets = ["minY", "maxY"].compactMap { tree[room].attributes[$0].flatMap { Double($0) } }
    return (style, height, insets.reduce(0, +), 1)
  }

  /// The style of an element's text; a plain title in a configuration is set in the body style.
  private static func textStyle(_ index: Int, in tree: MarkupTree) -> TextStyle? {
    guard let inside = tree.firstChild(of: index, key: "configuration") else {
      return tree.firstChild(of: index, key: "fontDescription")
        .flatMap { tree[$0].attributes["style"] }.flatMap { TextStyle(uikitName: $0) }
    }
    guard tree[inside].attributes["title"] != nil, tree[inside].attributes["image"] == nil,
      tree.firstChild(of: inside, key: "contentInsets") == nil
    else { return nil }
    guard let font = tree.firstChild(of: inside, key: "titleFontDescription") else { return .body }
    return tree[font].attributes["style"].flatMap { TextStyle(uikitName: $0) }
  }
}
