import RedlineLayout

/// A grid that asks its data source for the cells that its layout puts on the screen.
///
/// Cells are made anew whenever they are asked for; none waits to be used again.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The direction in which cells would follow each other.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  open var collectionViewLayout: UICollectionViewLayout { didSet { takeLayout() } }

  let arrangement = CollectionArrangement()
  var registered = RegisteredClasses()

  private func takeLayout() {
    collectionViewLayout.collectionView = self
    if collectionViewLayout is UICollectionViewCompositionalLayout { alwaysBounceVertical = true }
    arrangement.grid = self
    arrangement.isPrepared = false
    setNeedsLayout()
  }

  /// A grid with a layout, which is empty until it has a data source.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    begin()
  }

  private func begin() {
    takeLayout()
    showsDefaultBackground = true
    showDefaults(ofList: nil)
    clipsToBounds = true
  }

  private var showsDefaultBackground = false
  private var isShowingDefault = false
  open override var backgroundColor: UIColor? {
    didSet { if !isShowingDefault { showsDefaultBackground = false } }
  }

  /// Shows the background of a list, or the usual one, unless the program has set one.
  func showDefaults(ofList list: UICollectionLayoutListConfiguration?) {
    guard showsDefaultBackground else { return }
    isShowingDefault = true
    let isGrouped = list?.appearance == .grouped || list?.appearance == .insetGrouped
    backgroundColor =
      list?.backgroundColor ?? (isGrouped ? .systemGroupedBackground : .systemBackground)
    isShowingDefault = false
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

  /// Who says what the items are.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// A view behind the items, as large as the grid.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      guard let backgroundView else { return }
      backgroundView.stored.partName = "backgroundView"
      backgroundView.peer.isPlacedByList = true
      insertSubview(backgroundView, at: 0)
      setNeedsLayout()
    }
  }
  /// Compared only, as the properties that follow.
  open var allowsSelection = true { didSet { tell(oldValue, allowsSelection) } }
  open var allowsMultipleSelection = false { didSet { tell(oldValue, allowsMultipleSelection) } }
  open var isPrefetchingEnabled = true { didSet { tell(oldValue, isPrefetchingEnabled) } }
  open var dragInteractionEnabled = false { didSet { tell(oldValue, dragInteractionEnabled) } }
  open var isEditing = false { didSet { tell(oldValue, isEditing) } }
  override var bouncesVerticallyAsUsual: Bool {
    collectionViewLayout is UICollectionViewCompositionalLayout
  }
  /// Adds what of the layout is not seen before contents are scrolled, or shows in no frame.
  override func addOwnSettings(to settings: inout ObjectSettings) {
    super.addOwnSettings(to: &settings)
    collectionViewLayout.addSettings(to: &settings, at: "collectionViewLayout")
  }
  private var selected: [IndexPath] = []

  /// What the data source says now.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registered.register(cellClass, identifier)
  }
  /// Cells of a file are plain ones: no file is read.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registered.registerFile(nib, identifier)
  }
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { registered.register(viewClass, identifier, kind: elementKind) }
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { registered.registerFile(nib, identifier, kind: kind) }
  /// A new cell of the class that was registered; a plain one where none was, since it may be that of
  /// a storyboard, which is not read.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let type = registered.found(identifier) as? UICollectionViewCell.Type
    let cell = (type ?? UICollectionViewCell.self).make(registered: identifier)
    return cell as! UICollectionViewCell
  }
  /// A new view of the class that was registered; a plain one where none was.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let found: AnyClass? = registered.found(identifier, kind: elementKind)
    let type = found as? UICollectionReusableView.Type
    return (type ?? UICollectionReusableView.self).make(registered: identifier)
  }
  /// Asks for everything anew at the next layout, as all the changes that follow.
  open func reloadData() {
    arrangement.forget()
    setNeedsLayout()
  }
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  open func reconfigureItems(at indexPaths: [IndexPath]) { reloadData() }
  open func reloadSections(_ sections: IndexSet) { reloadData() }
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  open func insertSections(_ sections: IndexSet) { reloadData() }
  open func deleteSections(_ sections: IndexSet) { reloadData() }
  open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
  /// Runs the closures: nothing is animated.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }
  /// Runs the closures: nothing is animated.
  open func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
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
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    arrangement.cells[indexPath]
  }
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    arrangement.others[.init(kind: elementKind, path: indexPath)]
  }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    arrangement.cells.first { $0.value === cell }?.key
  }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    indexPathsForVisibleItems.first { arrangement.cells[$0]?.frame.contains(point) ?? false }
  }
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  /// Those that were shown at the last layout, as all that follows.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { arrangement.cells[$0] }
  }
  open var indexPathsForVisibleItems: [IndexPath] { arrangement.cells.keys.sorted() }
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    arrangement.others.filter { $0.key.kind == elementKind }
      .sorted { $0.key.path < $1.key.path }.map(\.value)
  }
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    arrangement.others.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
  }
  /// What the program has chosen.
  open var indexPathsForSelectedItems: [IndexPath]? { selected }
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    for path in selected { arrangement.cells[path]?.isSelected = false }
    selected = indexPath.map { [$0] } ?? []
    if let indexPath { arrangement.cells[indexPath]?.isSelected = true }
  }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    arrangement.cells[indexPath]?.isSelected = false
  }
  /// Scrolls at once.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    layoutIfNeeded()
    guard let item = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let insets = adjustedContentInset
    let room = bounds.inset(by: insets).size
    var offset = contentOffset
    let last = CGPoint(
      x: max(0, contentSize.width - room.width), y: max(0, contentSize.height - room.height))
    func place(_ value: CGFloat, _ last: CGFloat, _ inset: CGFloat) -> CGFloat {
      min(last, max(0, value)) - inset
    }
    if scrollPosition.contains(.top) { offset.y = place(item.minY, last.y, insets.top) }
    if scrollPosition.contains(.centeredVertically) {
      offset.y = place(item.midY - room.height / 2, last.y, insets.top)
    }
    if scrollPosition.contains(.bottom) {
      offset.y = place(item.maxY - room.height, last.y, insets.top)
    }
    if scrollPosition.contains(.left) { offset.x = place(item.minX, last.x, insets.left) }
    if scrollPosition.contains(.centeredHorizontally) {
      offset.x = place(item.midX - room.width / 2, last.x, insets.left)
    }
    if scrollPosition.contains(.right) {
      offset.x = place(item.maxX - room.width, last.x, insets.left)
    }
    contentOffset = offset
  }

  // MARK: Layout

  /// Asks for the items that are seen, and places them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    arrangement.arrange()
  }

  override func didScroll() {
    if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
      arrangement.isPrepared = false
    }
    setNeedsLayout()
  }

  override func didTakeDelegate() { reloadData() }

  override func prepareInsets() {
    super.prepareInsets()
    if arrangement.isOutdated { setNeedsLayout() }
  }

  /// Reads nothing from the coder: archives are not supported.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    begin()
  }
}
