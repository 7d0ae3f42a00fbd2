/// A width or height of a part of a grid.
@preconcurrency @MainActor
public final class NSCollectionLayoutDimension: NSObject {
  /// A part of the width around it.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension()
  }
  /// A part of the height around it.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension()
  }
  /// Points.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension()
  }
  /// About some points.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension()
  }
}

/// The size of a part of a grid.
@preconcurrency @MainActor
public final class NSCollectionLayoutSize: NSObject {
  /// What the object was made with.
  public let widthDimension: NSCollectionLayoutDimension
  /// What the object was made with.
  public let heightDimension: NSCollectionLayoutDimension
  /// A size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
    super.init()
  }
}

/// Points between parts of a grid.
@preconcurrency @MainActor
public final class NSCollectionLayoutSpacing: NSObject {
  /// Points.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing()
  }
  /// At least some points.
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing()
  }
}

/// Points around a part of a grid.
@preconcurrency @MainActor
public final class NSCollectionLayoutEdgeSpacing: NSObject {
  /// Points at each edge.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) { super.init() }
}

/// A part of a grid.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// What the object was made with.
  public let layoutSize: NSCollectionLayoutSize
  /// Stored only, as the properties that follow.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// A part of a size, with others on it.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
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
  /// At edges.
  public init(edges: NSDirectionalRectEdge) { super.init() }
  /// At edges, moved.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) { super.init() }
}

/// Where a part is at the edge of a section.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// A header or footer of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Stored only, as the properties that follow.
  open var pinToVisibleBounds = false
  open var extendsBoundary = true
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
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    let full = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    return NSCollectionLayoutDecorationItem(layoutSize: full)
  }
}

/// Parts of a grid in a row or column.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// Stored only.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  open private(set) var subitems: [NSCollectionLayoutItem] = []
  private class func group(
    _ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup(layoutSize: size)
    group.subitems = items
    return group
  }
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { group(layoutSize, subitems) }
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { group(layoutSize, [subitem]) }
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { group(layoutSize, [subitem]) }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { group(layoutSize, subitems) }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { group(layoutSize, [subitem]) }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { group(layoutSize, [subitem]) }
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
  /// Stored only, as the properties that follow.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  open var supplementariesFollowContentInsets = true
  open var contentInsetsReference = UIContentInsetsReference.automatic
  open var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?
  /// A section of a group, again and again.
  public init(group: NSCollectionLayoutGroup) { super.init() }
  override init() { super.init() }
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection() }
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
  /// Stored only, as the properties that follow.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var contentInsetsReference = UIContentInsetsReference.automatic
  public override init() { super.init() }
}

/// Makes the layout of a section.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout of sections of groups of items; nothing is arranged here.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  open var configuration = UICollectionViewCompositionalLayoutConfiguration()
  /// A layout of one section.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    super.init()
    self.configuration = configuration
  }
  /// A layout of sections that a closure makes.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    super.init()
    self.configuration = configuration
  }
  /// Reads nothing from the coder: archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection())
  }
}

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

/// What a cell of a list has at its ends.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// When something is shown.
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
  /// A chevron.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always
  ) -> UICellAccessory { UICellAccessory() }
  /// A check mark.
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory()
  }
  /// A button that takes the cell away.
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory() }
  /// A chevron that opens a section.
  public static func outlineDisclosure(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory()
  }
  /// What the cell is dragged by.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory()
  }
}

/// A cell of a grid that looks like that of a list.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// Stored only, as the properties that follow: they are neither added nor drawn.
  open var accessories: [UICellAccessory] = []
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var indentsAccessories = true
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
  /// Where a separator would be; nothing is drawn there.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()
}

extension UICollectionView {
  /// How cells of a class show items.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell.
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    /// Cells that a closure fills.
    public init(handler: @escaping Handler) {}
    /// Cells of a file that a closure fills.
    public init(cellNib: UINib, handler: @escaping Handler) {}
  }

  /// How parts of a class show sections.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a part.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void
    /// Parts that a closure fills.
    public init(elementKind: String, handler: @escaping Handler) {}
  }

  /// Ends the program: Swift cannot make a cell of a class that it is told. Nobody asks a data source
  /// for cells here, so that only the program comes to this.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell { preconditionFailure("a cell of \(Cell.self) cannot be made by its class") }

  /// Ends the program: Swift cannot make a view of a class that it is told.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    preconditionFailure("a view of \(Supplementary.self) cannot be made by its class")
  }
}
