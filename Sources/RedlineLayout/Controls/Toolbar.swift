public import Foundation

/// A bar with buttons at the lower edge, as `UIToolbar`: 44 pt high, 32 in a compact height.
open class Toolbar: View {
  /// Titles of the buttons, from leading to trailing.
  public var items: [String]
  /// The spaces between the buttons and beside them; without any (`[]`) the buttons follow each other
  /// from the leading edge, and with `nil` they are at equal distances.
  public var spaces: [SolvedLayout.BarSpace]?
  /// The positions of buttons that do not react to touches, from 0.
  public var inactiveItems: [Int] = []

  /// Makes a bar of buttons with these titles.
  public init(_ items: [String] = []) {
    self.items = items
    super.init()
  }

  open override func contentSize(in context: ContentContext) -> CGSize {
    CGSize(
      width: View.noIntrinsicMetric, height: context.traits.isCompactBar ? 32 : 44)
  }

  open override func content(in context: ContentContext) -> ViewContent {
    ViewContent(.toolbar(titles: items, spaces: spaces, inactive: inactiveItems))
  }
}
