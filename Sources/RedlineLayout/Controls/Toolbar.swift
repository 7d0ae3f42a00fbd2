public import Foundation

/// A bar with buttons at the lower edge, as `UIToolbar`: 44 pt high, 32 in a compact height.
open class Toolbar: View {
  /// Titles of the buttons, from leading to trailing.
  public var items: [String]

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
    ViewContent(.toolbar(titles: items))
  }
}
