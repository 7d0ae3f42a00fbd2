public import Foundation

/// A bar with the parts of an app, as `UITabBar`: 49 pt high, 32 in a compact height, and above
/// what the home indicator takes.
open class TabBar: View {
  /// Titles of the tabs, from leading to trailing.
  public var items: [String]
  /// The position of the chosen tab, from 0; `nil` for none.
  public var selectedIndex: Int?

  /// Makes a bar.
  /// - Parameters:
  ///   - items: Titles of the tabs.
  ///   - selected: The position of the chosen tab, from 0; `nil` for none.
  public init(_ items: [String] = [], selected: Int? = 0) {
    self.items = items
    selectedIndex = selected
    super.init()
  }

  open override func contentSize(in context: ContentContext) -> CGSize {
    CGSize(
      width: View.noIntrinsicMetric, height: context.traits.isCompactBar ? 32 : 49)
  }

  open override func content(in context: ContentContext) -> ViewContent {
    ViewContent(.tabBar(titles: items, selected: selectedIndex))
  }
}
