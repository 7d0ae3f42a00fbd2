import RedlineLayout

/// A list that asks its data source for as many rows as the screen shows, with headers and footers.
///
/// Cells are made anew whenever they are asked for; none waits to be used again.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The look of the list.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  /// As a row height or an estimate: what the cell's constraints give.
  public class var automaticDimension: CGFloat { -1 }

  /// The look that was asked for.
  public let style: Style

  /// A list of a style, which is empty until it has a data source.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    begin()
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Reads nothing from the coder: archives are not supported.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    arrangement.list = self
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
    clipsToBounds = true
  }

  override var bouncesVerticallyAsUsual: Bool { true }
  /// Adds what the rows that are seen do not show.
  override func addOwnSettings(to settings: inout ObjectSettings) {
    addSections(to: &settings)
  }

  let arrangement = TableArrangement()
  var registered = RegisteredClasses()

  /// The height of rows in points, or what their constraints give.
  open var rowHeight: CGFloat = -1 { didSet { setNeedsLayout() } }
  /// About how high a row is that is not shown yet, in points; with 0, rows are 44 pt high unless they
  /// have a height.
  open var estimatedRowHeight: CGFloat = -1 { didSet { setNeedsLayout() } }
  /// How far separators are from the edges, in points: as far as the contents unless set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: margin, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  private(set) var ownSeparatorInset: UIEdgeInsets?
  /// Compared only: separators have the system's colour.
  open var separatorColor: UIColor? { didSet { tell(oldValue, separatorColor) } }
  /// Compared only: there are no touches.
  open var allowsSelection = true { didSet { tell(oldValue, allowsSelection) } }
  /// A view above the rows, as high as it is and as wide as the list.
  open var tableHeaderView: UIView? {
    didSet { exchange(oldValue, tableHeaderView, "tableHeaderView") }
  }
  /// A view below the rows, as high as it is and as wide as the list.
  open var tableFooterView: UIView? {
    didSet { exchange(oldValue, tableFooterView, "tableFooterView") }
  }
  /// A view behind the rows, as large as the list.
  open var backgroundView: UIView? {
    didSet {
      exchange(oldValue, backgroundView, "backgroundView")
      if let backgroundView { sendSubviewToBack(backgroundView) }
    }
  }
  /// Who says what the rows are.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// Whether lines are below rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { setNeedsLayout() }
  }
  /// The heights of headers and footers in points, or what they contain.
  open var sectionHeaderHeight: CGFloat = -1 { didSet { setNeedsLayout() } }
  open var sectionFooterHeight: CGFloat = -1 { didSet { setNeedsLayout() } }
  /// Above headers of a plain list since iOS 15, in points; 22 unless set.
  open var sectionHeaderTopPadding: CGFloat = -1 { didSet { setNeedsLayout() } }
  /// Whether the contents of rows stay out of the safe area's sides.
  open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }
  /// Compared only, as the properties that follow.
  open var separatorEffect: UIVisualEffect? { didSet { tell(oldValue, separatorEffect) } }
  open var estimatedSectionHeaderHeight: CGFloat = -1 {
    didSet { tell(oldValue, estimatedSectionHeaderHeight) }
  }
  open var estimatedSectionFooterHeight: CGFloat = -1 {
    didSet { tell(oldValue, estimatedSectionFooterHeight) }
  }
  open var allowsMultipleSelection = false { didSet { tell(oldValue, allowsMultipleSelection) } }
  open var allowsSelectionDuringEditing = false {
    didSet { tell(oldValue, allowsSelectionDuringEditing) }
  }
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { tell(oldValue, allowsMultipleSelectionDuringEditing) }
  }
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { tell(oldValue, cellLayoutMarginsFollowReadableWidth) }
  }
  open var sectionIndexColor: UIColor? { didSet { tell(oldValue, sectionIndexColor) } }
  open var sectionIndexBackgroundColor: UIColor? {
    didSet { tell(oldValue, sectionIndexBackgroundColor) }
  }
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet { tell(oldValue, sectionIndexTrackingBackgroundColor) }
  }
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { tell(oldValue, sectionIndexMinimumDisplayRowCount) }
  }
  open var remembersLastFocusedIndexPath = false {
    didSet { tell(oldValue, remembersLastFocusedIndexPath) }
  }
  open var dragInteractionEnabled = false { didSet { tell(oldValue, dragInteractionEnabled) } }
  open var isEditing = false { didSet { tell(oldValue, isEditing) } }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  private var selected: [IndexPath] = []

  /// Where a row would come to lie.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  /// How a row would come and go.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  /// As the name of an index: a magnifier.
  public static let indexSearch = "{search}"

  /// What the data source says now.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  /// Asks for everything anew at the next layout, as all the changes that follow.
  open func reloadData() {
    arrangement.forget()
    setNeedsLayout()
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
  open func reconfigureRows(at indexPaths: [IndexPath]) { reloadData() }
  open func reloadSectionIndexTitles() {}
  open func beginUpdates() {}
  /// Asks for heights anew.
  open func endUpdates() {
    arrangement.forgetHeights()
    setNeedsLayout()
  }
  /// Runs the closures: nothing is animated.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    endUpdates()
    completion?(true)
  }
  /// Runs the closures: nothing is animated.
  open func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registered.register(cellClass, identifier)
  }
  /// Cells of a file are plain ones: no file is read.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registered.registerFile(nib, identifier)
  }
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registered.register(aClass, identifier, kind: "header")
  }
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registered.registerFile(nib, identifier, kind: "header")
  }
  /// A new cell of the class that was registered; `nil` where none was.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let type = registered.found(identifier) as? UITableViewCell.Type {
      return type.make(registered: identifier)
    }
    guard registered.isFile(identifier) else { return nil }
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  /// A new cell of the class that was registered; a plain one where none was, since it may be that of
  /// a storyboard, which is not read.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  /// A new header of the class that was registered; `nil` where none was.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    let type = registered.found(identifier, kind: "header") as? UITableViewHeaderFooterView.Type
    return type?.make(registered: identifier)
  }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { arrangement.cells[indexPath] }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    arrangement.headers[section] as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    arrangement.footers[section] as? UITableViewHeaderFooterView
  }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    arrangement.cells.first { $0.value === cell }?.key
  }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForVisibleRows?.first { rectForRow(at: $0).contains(point) }
  }
  /// Those of the rows that are shown.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    indexPathsForVisibleRows?.filter { rectForRow(at: $0).intersects(rect) }
  }
  /// Those that were shown at the last layout, as all that follows.
  open var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { arrangement.cells[$0] }
  }
  open var indexPathsForVisibleRows: [IndexPath]? { arrangement.cells.keys.sorted() }
  open func rectForRow(at indexPath: IndexPath) -> CGRect { arrangement.rect(ofRowAt: indexPath) }
  open func rect(forSection section: Int) -> CGRect { arrangement.rect(ofSection: section) }
  open func rectForHeader(inSection section: Int) -> CGRect { arrangement.rect(ofHeader: section) }
  open func rectForFooter(inSection section: Int) -> CGRect { arrangement.rect(ofFooter: section) }
  /// What the program has chosen.
  open var indexPathForSelectedRow: IndexPath? { selected.first }
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    for path in selected { arrangement.cells[path]?.isSelected = false }
    selected = indexPath.map { [$0] } ?? []
    if let indexPath { arrangement.cells[indexPath]?.isSelected = true }
  }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    arrangement.cells[indexPath]?.isSelected = false
  }
  /// Scrolls at once.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    layoutIfNeeded()
    let (row, insets) = (rectForRow(at: indexPath), adjustedContentInset)
    let room = bounds.height - insets.top - insets.bottom
    let offset: CGFloat
    switch scrollPosition {
    case .none: return scrollRectToVisible(row, animated: false)
    case .top: offset = row.minY
    case .middle: offset = row.midY - room / 2
    case .bottom: offset = row.maxY - room
    }
    let last = max(0, contentSize.height - room)
    contentOffset.y = min(last, max(0, offset)) - insets.top
    setNeedsLayout()
  }

  // MARK: Layout

  /// Asks for the rows that are seen, and places them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    arrangement.arrange()
  }

  override func didScroll() { setNeedsLayout() }
  override func didTakeDelegate() { reloadData() }

  override func prepareInsets() {
    super.prepareInsets()
    if arrangement.isOutdated { setNeedsLayout() }
  }

  /// The margins of the contents of rows at the sides.
  var margin: CGFloat { UIScreen.main.minimumSideMargin }

  private func exchange(_ old: UIView?, _ view: UIView?, _ name: String) {
    if old !== view { old?.removeFromSuperview() }
    if let view {
      view.stored.partName = name
      view.peer.isPlacedByList = true
      if view.superview !== self { addSubview(view) }
    }
    setNeedsLayout()
  }
}
