import Foundation
import RedlineLayout

extension InterfaceDocument {
  /// The text size at which the document was edited: the one that gives the most labels and buttons
  /// in text styles the height that is stored for them, L where they do not agree on another.
  ///
  /// It is not in the file: Xcode takes the one that its canvas shows at the moment.
  static func textSize(in tree: MarkupTree, scale: Double) -> ContentSizeCategory {
    var votes = Array(repeating: 0, count: ContentSizeCategory.allCases.count)
    for index in tree.elements.indices {
      guard let (style, height, padding) = styledText(index, in: tree) else { continue }
      for category in ContentSizeCategory.allCases {
        let line = Font.preferred(style, for: category).lineHeight
        // A button's line takes whole points.
        let grid = padding > 0 ? 1 : scale
        if abs((line * grid - 1e-6).rounded(.up) / grid + padding - height) < 0.34 {
          votes[category.rank] += 1
        }
      }
    }
    let usual = ContentSizeCategory.large
    let most = votes.max() ?? 0
    // One label alone may have its height from elsewhere.
    guard most >= 2, most > 2 * votes[usual.rank],
      let best = ContentSizeCategory.allCases.first(where: { votes[$0.rank] == most })
    else { return usual }
    return best
  }

  /// The text style of a label or button of one line, with its stored height and what the height has
  /// beside the line.
  private static func styledText(
    _ index: Int, in tree: MarkupTree
  ) -> (style: TextStyle, height: Double, padding: Double)? {
    let element = tree[index]
    guard element.name == "label" || element.name == "button",
      let font = tree.firstChild(of: index, key: "fontDescription"),
      let style = tree[font].attributes["style"].flatMap({ TextStyle(uikitName: $0) }),
      let frame = tree.firstChild(of: index, key: "frame"),
      let height = tree[frame].attributes["height"].flatMap({ Double($0) })
    else { return nil }
    if element.name == "label" { return (style, height, 0) }
    guard tree.firstChild(of: index, key: "contentEdgeInsets") == nil,
      tree.firstChild(of: index, key: "configuration") == nil
    else { return nil }
    return (style, height, 12)
  }
}
