import RedlineLayout

/// What a cell of a list has at its ends.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// When something is shown.
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
  /// How a label or view is shown.
  public enum Placement {
    /// At the leading edge.
    case leading(displayed: DisplayedState = .always)
    /// At the trailing edge.
    case trailing(displayed: DisplayedState = .always)
  }
  /// A view of one's own.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    var view: UIView
    /// A view at an end.
    public init(customView: UIView, placement: Placement) { view = customView }
  }
  var accessory = SolvedLayout.Control.CellAccessory.none
  var view: UIView?

  private static func shown(
    _ accessory: SolvedLayout.Control.CellAccessory, _ displayed: DisplayedState
  ) -> UICellAccessory {
    UICellAccessory(accessory: displayed == .whenEditing ? .none : accessory)
  }
  /// A chevron.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always
  ) -> UICellAccessory { shown(.disclosureIndicator, displayed) }
  /// A check mark.
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    shown(.checkmark, displayed)
  }
  /// A button with an i.
  public static func detail(
    displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { shown(.detailButton, displayed) }
  /// A text.
  public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
    let label = UILabel()
    (label.text, label.textColor) = (text, .secondaryLabel)
    label.sizeToFit()
    return UICellAccessory(view: label)
  }
  /// A view of one's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(view: configuration.view)
  }
  /// A button that takes the cell away, which is not drawn.
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory() }
  /// A mark of a chosen cell while cells are edited, which is not drawn.
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory()
  }
  /// A chevron that opens a section.
  public static func outlineDisclosure(displayed: DisplayedState = .always) -> UICellAccessory {
    shown(.disclosureIndicator, displayed)
  }
  /// What the cell is dragged by, which is not drawn.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory()
  }
}

/// A cell of a grid that looks like that of a list.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  override class func makePeer() -> View { TableViewCell() }
  private var cell: TableViewCell { peer as! TableViewCell }

  override func makeContentView() -> UIView { UITableViewCellContentView() }
  override func takeContentView() {
    cell.hasSeparator = false
    cell.take(contentView: contentView.peer as! CellContentView)
  }

  /// What the cell has at its ends; one mark and one view are drawn at the trailing one.
  open var accessories: [UICellAccessory] = [] { didSet { showAccessories(oldValue) } }
  /// Compared only, as the properties that follow.
  open var indentationLevel = 0 { didSet { tell(oldValue, indentationLevel) } }
  open var indentationWidth: CGFloat = 10 { didSet { tell(oldValue, indentationWidth) } }
  open var indentsAccessories = true { didSet { tell(oldValue, indentsAccessories) } }
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
  /// Where a separator would be; nothing is drawn there.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()
  private var row: ListRow?
  private var endView: UIView? { accessories.compactMap(\.view).first }

  private func showAccessories(_ old: [UICellAccessory]) {
    for view in old.compactMap(\.view) where view !== endView { view.removeFromSuperview() }
    cell.accessory = accessories.map(\.accessory).first { $0 != .none } ?? .none
    if let endView, endView.superview !== self {
      endView.stored.partName = "accessory"
      addSubview(endView)
    }
    let room = endView.map { Double($0.frame.width) + 16 } ?? 0
    cell.contentInsets = isFlipped ? EdgeInsets(left: room) : EdgeInsets(right: room)
    setNeedsLayout()
    LayoutChanges.note()
  }

  private var isFlipped: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  override func show(_ attributes: UICollectionViewLayoutAttributes, name: String) {
    super.show(attributes, name: name)
    guard let row = attributes.row else { return }
    self.row = row
    (contentView.peer as? CellContentView)?.sideMargin = Double(row.sideMargin)
    cell.hasSeparator = row.hasSeparator
    let inset = Double(row.separatorInset.left)
    cell.separatorInset = isFlipped ? EdgeInsets(right: inset) : EdgeInsets(left: inset)
    if row.isInset {
      peer.cornerRadius = row.corners.isEmpty ? 0 : row.cornerRadius
      peer.maskedCorners = row.corners
      peer.clipsToBounds = !row.corners.isEmpty
    }
    if backgroundColor == nil { peer.backgroundColor = row.background?.peer }
  }

  /// The size of the contents, and of what is around them.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let insets = cell.contentInsets
    let around = CGFloat(insets.left + insets.right + cell.accessoryWidth)
    var size = super.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - around), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    size.width += around
    if size.height > 0, cell.hasSeparator { size.height += 1 / UIScreen.main.scale }
    return size
  }

  /// Places the view at the trailing end.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let endView else { return }
    let size = endView.frame.size
    let room = CGFloat(cell.accessoryWidth) + (cell.accessoryWidth > 0 ? 0 : 16)
    endView.frame = CGRect(
      x: isFlipped ? room : bounds.width - room - size.width,
      y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
  }
}

extension UICollectionView {
  /// How cells of a class show items.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell.
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    let handler: Handler
    /// Cells that a closure fills.
    public init(handler: @escaping Handler) { self.handler = handler }
    /// Cells that a closure fills; no file is read.
    public init(cellNib: UINib, handler: @escaping Handler) { self.handler = handler }
  }

  /// How parts of a class show sections.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a part.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void
    let kind: String
    let handler: Handler
    /// Parts that a closure fills.
    public init(elementKind: String, handler: @escaping Handler) {
      (kind, self.handler) = (elementKind, handler)
    }
  }

  /// A new cell, which the registration has filled.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell =
      (Cell.self as UICollectionReusableView.Type).make(registered: "\(Cell.self)") as! Cell
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A new view, which the registration has filled.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let type = Supplementary.self as UICollectionReusableView.Type
    let view = type.make(registered: "\(Supplementary.self)") as! Supplementary
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}
