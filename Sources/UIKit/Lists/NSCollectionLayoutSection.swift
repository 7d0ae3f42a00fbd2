/// A part of a grid.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// What the object was made with.
  public let layoutSize: NSCollectionLayoutSize
  /// Taken from the part's own room, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Added to the part's own room, in points.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// The parts on it, which are compared only.
  private let itemsOn: [NSCollectionLayoutSupplementaryItem]
  /// A part of a size, with others on it.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    itemsOn = supplementaryItems
    super.init()
  }
}

/// A part of a grid that is on another one.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  open var elementKind = ""
  open var zIndex = 0
}

/// Where a part is on another one.
@preconcurrency @MainActor
public final class NSCollectionLayoutAnchor: NSObject {
  /// The edges, and how far it is from them, in points.
  public let edges: NSDirectionalRectEdge
  private let absoluteOffset: CGPoint
  /// At edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }
  /// At edges, moved.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (self.edges, self.absoluteOffset) = (edges, absoluteOffset)
    super.init()
  }
  /// At edges, moved by shares of its size; parts of items are not shown.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges: edges, absoluteOffset: .zero)
  }
}

/// Where a part is at the edge of a section.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// A header or footer of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Compared only: contents are shown as they are before they are scrolled.
  open var pinToVisibleBounds = false
  /// Whether it makes the section larger, or lies on it.
  open var extendsBoundary = true
  private(set) var absoluteOffset = CGPoint.zero
  /// A part at an edge, moved.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment)
    self.absoluteOffset = absoluteOffset
  }
  /// What the object was made with.
  public private(set) var alignment = NSRectAlignment.top
  /// A part at an edge.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(layoutSize: layoutSize)
    (self.elementKind, self.alignment) = (elementKind, alignment)
  }
}

/// What is behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  open var zIndex = 0
  open private(set) var elementKind = ""
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    let full = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutDecorationItem(layoutSize: full)
    item.elementKind = elementKind
    return item
  }
}

/// Parts of a grid in a row or column.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement { case horizontal, vertical, custom }
  /// The distance between parts.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  open private(set) var subitems: [NSCollectionLayoutItem] = []
  /// Parts at the edges of the group, which are not drawn.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  private(set) var arrangement = Arrangement.horizontal
  /// How often the only part is there, as large as the others; `nil` repeats the parts while they fit.
  private(set) var count: Int?
  /// Gives the frames of a group's items; `nil` where they follow from their sizes.
  private(set) var itemProvider: NSCollectionLayoutGroupCustomItemProvider?

  private class func group(
    _ arrangement: Arrangement, _ size: NSCollectionLayoutSize,
    _ items: [NSCollectionLayoutItem], count: Int? = nil
  ) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup(layoutSize: size)
    (group.arrangement, group.subitems, group.count) = (arrangement, items, count)
    return group
  }
  /// A group whose items have frames of their own, in points from its top left corner.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    let group = group(.custom, layoutSize, [])
    group.itemProvider = itemProvider
    return group
  }
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { group(.horizontal, layoutSize, subitems) }
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { group(.horizontal, layoutSize, [subitem], count: max(1, count)) }
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { group(.horizontal, layoutSize, [subitem], count: max(1, count)) }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { group(.vertical, layoutSize, subitems) }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { group(.vertical, layoutSize, [subitem], count: max(1, count)) }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { group(.vertical, layoutSize, [subitem], count: max(1, count)) }
}

/// Gives the frames of a group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// The frame of an item in a group, in points.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// What the object was made with.
  public let frame: CGRect
  /// What the object was made with; items are not drawn over each other.
  public let zIndex: Int
  /// A frame in front of those with lower numbers.
  public init(frame: CGRect, zIndex: Int = 0) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }
}

/// How a section scrolls across.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// What insets of a section refer to.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// A section of a grid.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  /// What sections are told when they scroll.
  public typealias VisibleItemsInvalidationHandler = (
    [any NSObjectProtocol], CGPoint, any NSCollectionLayoutEnvironment
  ) -> Void
  /// Around the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  open var supplementariesFollowContentInsets = true
  open var contentInsetsReference = UIContentInsetsReference.automatic
  open var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?
  let group: NSCollectionLayoutGroup
  /// How the section looks as a list.
  private(set) var list: UICollectionLayoutListConfiguration?
  /// A section of a group, again and again.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [item]))
    section.list = configuration
    let isInset = configuration.appearance == .insetGrouped
    let side = isInset ? UIScreen.main.minimumSideMargin : 0
    let isGrouped = isInset || configuration.appearance == .grouped
    section.contentInsets = NSDirectionalEdgeInsets(
      top: isGrouped && configuration.headerMode != .supplementary ? 18 : 0, leading: side,
      bottom: isGrouped && configuration.footerMode != .supplementary ? 18 : 0, trailing: side)
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        .init(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader,
          alignment: .top))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        .init(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return section
  }
}

/// What a section's layout may depend on.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// The room of a section.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
}

/// How a layout of sections scrolls.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// Compared only, as the properties that follow.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var contentInsetsReference = UIContentInsetsReference.automatic
  public override init() { super.init() }
}

/// Makes the layout of a section.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// How a grid looks as a list.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The look of a list.
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  /// What a header is.
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  /// What a footer is.
  public enum FooterMode: Int, Sendable { case none, supplementary }
  /// Makes what a swipe offers.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
  /// The look.
  public var appearance: Appearance
  /// Whether lines are below cells.
  public var showsSeparators = true
  /// The colour behind.
  public var backgroundColor: UIColor?
  /// What headers are.
  public var headerMode = HeaderMode.none
  /// What footers are.
  public var footerMode = FooterMode.none
  /// Points above headers.
  public var headerTopPadding: CGFloat?
  /// What a swipe offers.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What a swipe offers.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// A list of a look.
  public init(appearance: Appearance) { self.appearance = appearance }
}
