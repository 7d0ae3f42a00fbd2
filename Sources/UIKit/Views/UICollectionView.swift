import RedlineLayout

/// Says how a collection view arranges its cells; nothing is arranged here.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  public override init() { super.init() }
  /// Reads nothing from the coder: archives are not supported.
  public required init?(coder: NSCoder) { super.init() }
  open internal(set) weak var collectionView: UICollectionView?
  open var collectionViewContentSize: CGSize { .zero }
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }
  open func prepare() {}
  open func invalidateLayout() {}
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}

/// What of a layout is not valid any more.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  public override init() { super.init() }
  open var invalidateEverything: Bool { true }
  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero
}

/// A change of a grid.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  open var indexPathBeforeUpdate: IndexPath? { nil }
  open var indexPathAfterUpdate: IndexPath? { nil }
}

/// Where a part of a grid is.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  open var indexPath = IndexPath(item: 0, section: 0)
  open var frame = CGRect.zero
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  open var transform = CGAffineTransform.identity
  open var transform3D = CATransform3DIdentity
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open private(set) var representedElementKind: String?
  /// What an item's attributes are for.
  open var representedElementCategory: UICollectionView.ElementCategory {
    representedElementKind == nil ? .cell : .supplementaryView
  }
  public override required init() { super.init() }
  /// Those of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  /// Those of another part.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    self.indexPath = indexPath
    representedElementKind = elementKind
  }
  /// Those of a decoration.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = decorationViewKind
  }
  /// The same numbers in another object.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var copy: UICollectionViewLayoutAttributes?
    MainActor.assumeIsolated {
      let other = type(of: self).init()
      (other.indexPath, other.frame, other.alpha) = (indexPath, frame, alpha)
      (other.zIndex, other.isHidden) = (zIndex, isHidden)
      (other.transform, other.representedElementKind) = (transform, representedElementKind)
      copy = other
    }
    return copy!
  }
}

/// Rows of cells; nothing is arranged here.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Stored only, as the properties that follow.
  open var itemSize = CGSize(width: 50, height: 50)
  /// Stored only: nothing is arranged.
  open var estimatedItemSize = CGSize.zero
  /// Stored only: nothing is arranged.
  open var minimumLineSpacing: CGFloat = 10
  /// Stored only: nothing is arranged.
  open var minimumInteritemSpacing: CGFloat = 10
  /// Stored only: nothing is arranged.
  open var sectionInset = UIEdgeInsets.zero
  /// Stored only: nothing is arranged.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Stored only, as the properties that follow: nothing is arranged.
  open var headerReferenceSize = CGSize.zero
  open var footerReferenceSize = CGSize.zero
  open var sectionHeadersPinToVisibleBounds = false
  open var sectionFootersPinToVisibleBounds = false
  /// As a size: that of the cell's contents.
  public class var automaticSize: CGSize { CGSize(width: -1, height: -1) }
}

/// A grid as a plain scroll view: it asks no data source and shows no cells of its own.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The direction in which cells would follow each other.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  open var collectionViewLayout: UICollectionViewLayout {
    didSet { collectionViewLayout.collectionView = self }
  }

  /// A view without cells: nothing is arranged.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// What a part of a grid is.
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
  /// As the kind of a part: a header.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// As the kind of a part: a footer.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Where an item would come to lie.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits, which are UIKit's.
    public let rawValue: UInt
    /// Positions of UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the upper edge.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the lower edge.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// Stored only, as the properties that follow: nobody asks them.
  open weak var dataSource: (any UICollectionViewDataSource)?
  open var backgroundView: UIView?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var isPrefetchingEnabled = true
  open var dragInteractionEnabled = false
  open var isEditing = false
  private var selected: [IndexPath] = []

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {}
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {}
  /// A plain cell: Swift cannot make one of a class that was registered.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
  /// A plain view: Swift cannot make one of a class that was registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  /// Does nothing: a grid shows no cells.
  open func reloadData() {}
  open func reloadItems(at indexPaths: [IndexPath]) {}
  open func reconfigureItems(at indexPaths: [IndexPath]) {}
  open func reloadSections(_ sections: IndexSet) {}
  open func insertItems(at indexPaths: [IndexPath]) {}
  open func deleteItems(at indexPaths: [IndexPath]) {}
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  open func insertSections(_ sections: IndexSet) {}
  open func deleteSections(_ sections: IndexSet) {}
  /// Runs the closures: nothing is animated.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    collectionViewLayout = layout
    completion?(true)
  }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { nil }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  open var visibleCells: [UICollectionViewCell] { [] }
  open var indexPathsForVisibleItems: [IndexPath] { [] }
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    []
  }
  open var indexPathsForSelectedItems: [IndexPath]? { selected }
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { selected = indexPath.map { [$0] } ?? [] }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
  }
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}

  /// Reads nothing from the coder: archives are not supported.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }
}

/// A part of a collection view that is used again.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  open var reuseIdentifier: String? { nil }
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  /// Called by nobody: cells are not reused.
  open func prepareForReuse() {}
}

/// A cell of a collection view: its contents are in `contentView`, which fills it.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  override class func makePeer() -> View { CollectionViewCell() }

  /// The view that holds the views of one's own.
  public let contentView = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Reads nothing from the coder: archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    (peer as! CollectionViewCell).take(contentView: contentView.peer)
    hold(contentView)
  }

  open var isSelected = false { didSet { peer.isSelected = isSelected } }
  open var isHighlighted = false { didSet { peer.isHighlighted = isHighlighted } }
  /// Stored only: it is neither added nor drawn.
  open var backgroundView: UIView?
  /// Stored only: it is neither added nor drawn.
  open var selectedBackgroundView: UIView?
  /// Stored only, as the properties that follow.
  open var contentConfiguration: (any UIContentConfiguration)?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open func updateConfiguration(using state: UICellConfigurationState) {}
  open func setNeedsUpdateConfiguration() {}
  open var configurationState: UICellConfigurationState { UICellConfigurationState() }
}

/// How an effect view would change what is behind it; nothing is blurred.
open class UIVisualEffect: NSObject, @unchecked Sendable {
  public override init() { super.init() }
}

/// A blur, which is not drawn.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// How dark and how strong a blur would be.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark
    case systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }

  /// A blur, which is not drawn.
  public init(style: Style) { super.init() }
}

/// The colours on a blur, which is not drawn.
public final class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// The colours on a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }
}

/// A view over a blur, whose contents are in `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view that holds the views of one's own.
  public let contentView = UIView()
  /// Stored only.
  open var effect: UIVisualEffect?

  /// A view with an effect, which is not drawn.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    fill(with: contentView)
  }

  /// Reads nothing from the coder: archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(with: contentView)
  }
}
