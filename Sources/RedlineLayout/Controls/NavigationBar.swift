public import Foundation

/// A bar with a title and buttons at both ends, as `UINavigationBar`.
///
/// 44 pt high, 32 in a compact height, 96 with a large title; since iOS 26 54, and 106 with a large
/// title.
open class NavigationBar: View {
  /// The title: in the middle, or large and at the leading edge; an empty one shows nothing.
  public var title: String
  /// Titles of the buttons at the leading end, from the edge inwards.
  public var leftItems: [String]
  /// Titles of the buttons at the trailing end, from the edge inwards.
  public var rightItems: [String]
  /// The positions of buttons that do not react to touches, from 0: of those at the leading end, and
  /// counted on of those at the trailing end.
  public var inactiveItems: [Int] = []
  /// Whether the title is large where the bar is not compact.
  public var prefersLargeTitles: Bool
  /// The colour of the title.
  public var titleColor = Color.label

  /// Makes a bar.
  /// - Parameters:
  ///   - title: The title.
  ///   - left: Titles of the buttons at the leading end.
  ///   - right: Titles of the buttons at the trailing end.
  ///   - large: Whether the title is large where the bar is not compact.
  public init(
    _ title: String = "", left: [String] = [], right: [String] = [], large: Bool = false
  ) {
    self.title = title
    leftItems = left
    rightItems = right
    prefersLargeTitles = large
    super.init()
  }

  open override func contentSize(in context: ContentContext) -> CGSize {
    CGSize(
      width: View.noIntrinsicMetric,
      height: Device.navigationBarHeight(
        isCompact: context.traits.isCompactBar, isLarge: prefersLargeTitles,
        system: context.systemVersion))
  }

  open override func content(in context: ContentContext) -> ViewContent {
    let isLarge = prefersLargeTitles && !context.traits.isCompactBar
    let font = Font.system(size: isLarge ? 34 : 17, weight: isLarge ? .bold : .semibold)
    return ViewContent(
      .navigationBar(leading: leftItems, trailing: rightItems, inactive: inactiveItems),
      text: SolvedLayout.Text(
        string: title, font: font, alignment: isLarge ? .natural : .center, truncation: .tail,
        numberOfLines: 1, color: titleColor))
  }
}

extension TraitCollection {
  /// Bars are lower on a phone on its side that is not a big one.
  var isCompactBar: Bool {
    verticalSizeClass == .compact && horizontalSizeClass != .regular
  }
}
