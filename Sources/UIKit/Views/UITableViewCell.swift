import RedlineLayout

/// A row of a list: its contents are in `contentView`, which leaves room for the accessory and, in a
/// row that lies in another view, for the separator.
///
/// A cell that is arranged or held by constraints is at least 44 pt high.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The labels that a cell would have of its own.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// How a selected cell would look; selection is not drawn.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// What a cell shows at its trailing edge.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  override class func makePeer() -> View { TableViewCell() }

  private var cell: TableViewCell { peer as! TableViewCell }

  /// The view that holds the views of one's own.
  public let contentView: UIView = UITableViewCellContentView()
  /// The name that was given; a cell is made anew whenever one is asked for.
  public let reuseIdentifier: String?
  private let style: CellStyle

  /// A cell with an empty content view.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    begin()
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Reads nothing from the coder: archives are not supported.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    style = .default
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    cell.hasSeparator = false
    cell.take(contentView: contentView.peer as! CellContentView)
    hold(contentView)
    (contentView as? UITableViewCellContentView)?.cell = self
  }

  /// A row of a list has a separator.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard list == nil else { return }
    cell.hasSeparator = superview != nil
    LayoutChanges.note()
  }

  /// Whether a line is below a cell.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
  /// What may be done with a cell.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  /// What a cell shows while a list is edited.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The bits, which are UIKit's.
    public let rawValue: UInt
    /// Options of UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// What is done with the cell.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// That the cell is to be taken away.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
  /// Called by nobody: lists are not edited.
  open func willTransition(to state: StateMask) {}
  /// Called by nobody: lists are not edited.
  open func didTransition(to state: StateMask) {}

  /// Called by nobody: cells are not reused.
  open func prepareForReuse() {}
  /// Called by nobody: no file is read.
  open override func awakeFromNib() { super.awakeFromNib() }

  private func replace(_ old: UIView?, by view: UIView?) {
    if old !== view { old?.removeFromSuperview() }
    guard let view else { return }
    view.stored.partName = "backgroundView"
    view.frame = bounds
    insertSubview(view, at: 0)
  }

  /// The main text of a cell of the system, which is added when it is first asked for.
  open private(set) lazy var textLabel: UILabel? = makeLabel(
    "textLabel", style == .value2 ? .systemFont(ofSize: 12) : .systemFont(ofSize: 17),
    style == .value2 ? .systemBlue : .label)
  /// The other text of a cell of the system, which is added when it is first asked for; `nil` in the
  /// default style.
  open private(set) lazy var detailTextLabel: UILabel? =
    style == .default
    ? nil
    : makeLabel(
      "detailTextLabel", .systemFont(ofSize: style == .value1 ? 17 : 12),
      style == .value1 ? .secondaryLabel : .label)
  /// The image of a cell of the system, which is added when it is first asked for.
  open private(set) lazy var imageView: UIImageView? = {
    let view = UIImageView()
    view.stored.partName = "imageView"
    parts.image = view
    contentView.addSubview(view)
    return view
  }()
  private var parts: (title: UILabel?, detail: UILabel?, image: UIImageView?) = (nil, nil, nil)
  private var configuredView: (any UIView & UIContentView)?

  private func makeLabel(_ name: String, _ font: UIFont, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.stored.partName = name
    (label.font, label.textColor) = (font, color)
    if name == "textLabel" { parts.title = label } else { parts.detail = label }
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }
  /// Compared only, as the properties that follow.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { tell(oldValue, multipleSelectionBackgroundView) }
  }
  open var editingAccessoryView: UIView? { didSet { tell(oldValue, editingAccessoryView) } }
  open var editingAccessoryType = AccessoryType.none {
    didSet { tell(oldValue, editingAccessoryType) }
  }
  open var indentationLevel = 0 { didSet { tell(oldValue, indentationLevel) } }
  open var indentationWidth: CGFloat = 10 { didSet { tell(oldValue, indentationWidth) } }
  open var shouldIndentWhileEditing = true { didSet { tell(oldValue, shouldIndentWhileEditing) } }
  open var showsReorderControl = false { didSet { tell(oldValue, showsReorderControl) } }
  open var focusStyle = 0 { didSet { tell(oldValue, focusStyle) } }
  open var isEditing = false { didSet { tell(oldValue, isEditing) } }
  /// Always none: nothing is edited.
  open var editingStyle: EditingStyle { .none }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// What the content view shows in place of the system's labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { configuredView = contentView.show(contentConfiguration, in: configuredView) }
  }
  /// The background; of its colours, the plain one is drawn.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showBackground() } }
  /// Compared only, as the properties that follow: cells are in their plain state.
  open var automaticallyUpdatesContentConfiguration = true {
    didSet { tell(oldValue, automaticallyUpdatesContentConfiguration) }
  }
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { tell(oldValue, automaticallyUpdatesBackgroundConfiguration) }
  }
  override func addOwnSettings(to settings: inout ObjectSettings) {
    backgroundConfiguration?.addSettings(to: &settings)
  }
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  open func updateConfiguration(using state: UICellConfigurationState) {}
  open func setNeedsUpdateConfiguration() {}
  open var configurationState: UICellConfigurationState { UICellConfigurationState() }

  /// What the cell shows at its trailing edge, which takes its room from the content view.
  open var accessoryType = AccessoryType.none { didSet { showAccessory() } }
  /// A view of one's own in place of the accessory, of the size that it has.
  open var accessoryView: UIView? {
    didSet {
      if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
      showAccessory()
    }
  }

  private func showAccessory() {
    switch accessoryType {
    case _ where accessoryView != nil: cell.accessory = .none
    case .disclosureIndicator: cell.accessory = .disclosureIndicator
    case .checkmark: cell.accessory = .checkmark
    case .detailButton: cell.accessory = .detailButton
    case .detailDisclosureButton: cell.accessory = .detailDisclosureButton
    case .none: cell.accessory = .none
    }
    if let accessoryView, accessoryView.frame.size == .zero { accessoryView.sizeToFit() }
    if let accessoryView, accessoryView.superview !== self {
      accessoryView.stored.partName = "accessoryView"
      addSubview(accessoryView)
    }
    readInsets()
    setNeedsLayout()
    LayoutChanges.note()
  }

  /// Compared only, as the properties that follow.
  open var selectionStyle = SelectionStyle.default { didSet { tell(oldValue, selectionStyle) } }
  /// A view behind the contents, as large as the cell.
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
  /// Compared only: it is neither added nor drawn.
  open var selectedBackgroundView: UIView? { didSet { tell(oldValue, selectedBackgroundView) } }
  /// How far the separator is from the edges, in points; that of the list unless set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      showSeparator()
    }
  }
  private(set) var ownSeparatorInset: UIEdgeInsets?

  // MARK: In a list

  /// What the list says of the row.
  private(set) var list: ListRow?

  /// Takes what the list says of the row.
  func show(_ row: ListRow) {
    list = row
    stored.partName = row.name
    peer.isPlacedByList = true
    translatesAutoresizingMaskIntoConstraints = true
    autoresizingMask = []
    (contentView.peer as? CellContentView)?.sideMargin = Double(row.sideMargin)
    if row.corners.isEmpty {
      if row.isInset { (peer.cornerRadius, peer.maskedCorners) = (0, []) }
    } else {
      (peer.cornerRadius, peer.maskedCorners) = (row.cornerRadius, row.corners)
      peer.clipsToBounds = true
    }
    showBackground()
    showSeparator()
    readInsets()
  }

  private func showBackground() {
    let configured = backgroundConfiguration.map { $0.shownColor ?? .clear }
    let color = configured ?? backgroundColor ?? list?.background
    peer.backgroundColor = color.flatMap { $0.alpha > 0 ? $0.peer : nil }
  }

  open override var backgroundColor: UIColor? { didSet { showBackground() } }

  private func showSeparator() {
    guard let list else { return }
    cell.hasSeparator = list.hasSeparator
    var left = list.separatorInset.left
    if let own = ownSeparatorInset {
      left = own.left
    } else if parts.image?.image != nil {
      left += 39
    }
    let right = (ownSeparatorInset ?? list.separatorInset).right
    let limit = Double(max(bounds.width, list.width))
    let (first, second) = (min(limit, max(0, Double(left))), min(limit, max(0, Double(right))))
    cell.separatorInset =
      isRightToLeft
      ? EdgeInsets(left: second, right: first) : EdgeInsets(left: first, right: second)
    LayoutChanges.note()
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func readInsets() {
    var insets = EdgeInsets(list?.safeArea ?? .zero)
    if let accessoryView {
      let room = Double(accessoryView.frame.width) + Double(sideMargin) + 8
      if isRightToLeft { insets.left += room } else { insets.right += room }
    }
    guard insets != cell.contentInsets else { return }
    cell.contentInsets = insets
    LayoutChanges.note()
  }

  private var sideMargin: CGFloat { list?.sideMargin ?? UIScreen.main.minimumSideMargin }

  /// The row's height for a width, with the separator; 0 where nothing inside says one.
  func fittingHeight(width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Places the labels and the image of the system.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let accessoryView {
      let size = accessoryView.frame.size
      let x = isRightToLeft ? sideMargin : bounds.width - sideMargin - size.width
      accessoryView.frame = CGRect(
        x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
        height: size.height)
    }
    for view in [backgroundView].compactMap(\.self) { view.frame = bounds }
    guard hasParts else { return }
    arrangement(width: contentView.bounds.width).place(height: contentView.bounds.height)
  }

  private var hasParts: Bool { parts.title != nil || parts.detail != nil || parts.image != nil }

  /// The height of the system's labels, where there are any.
  fileprivate func partsHeight(width: CGFloat) -> CGFloat? {
    guard hasParts, configuredView == nil else { return nil }
    return arrangement(width: width).height
  }

  private func arrangement(width: CGFloat) -> ListContentArrangement {
    let kinds: [CellStyle: ListContentArrangement.Kind] = [
      .default: .default, .value1: .value1, .value2: .value2, .subtitle: .subtitle,
    ]
    let hasAccessory = accessoryView != nil || accessoryType != .none
    let pixel = 1 / UIScreen.main.scale
    let isSubtitle = style == .subtitle && parts.detail?.text?.isEmpty == false
    return ListContentArrangement(
      kind: kinds[style] ?? .default, title: parts.title, detail: parts.detail,
      image: parts.image, width: width,
      margins: UIEdgeInsets(
        top: isSubtitle ? 9.5 : 11, left: sideMargin, bottom: isSubtitle ? 9.5 : 11,
        right: hasAccessory ? 8 : sideMargin),
      imageSize: parts.image?.image?.size ?? .zero, isRightToLeft: isRightToLeft,
      leastHeight: 44 - 2 * pixel)
  }
  open var isSelected = false { didSet { peer.isSelected = isSelected } }
  open var isHighlighted = false { didSet { peer.isHighlighted = isHighlighted } }
  /// Sets ``isSelected``; nothing is animated.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Sets ``isHighlighted``; nothing is animated.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// The size of the contents, and of what is around them.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let insets = cell.contentInsets
    let around = CGFloat(insets.left + insets.right + cell.accessoryWidth)
    let target = CGSize(width: max(0, targetSize.width - around), height: targetSize.height)
    var size = contentView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    size.width += around
    if size.height > 0, cell.hasSeparator { size.height += 1 / UIScreen.main.scale }
    return size
  }
}

/// What a list says of one of its rows.
struct ListRow {
  var name: String
  var width: CGFloat
  var sideMargin: CGFloat
  var hasSeparator: Bool
  var separatorInset: UIEdgeInsets
  var safeArea: UIEdgeInsets
  var background: UIColor?
  /// Whether the rows of a section are a box with round corners.
  var isInset = false
  var corners: Set<SolvedLayout.Corner> = []
  var cornerRadius = 10.0
}

/// The part of a cell of a list that its views lie in, with UIKit's margins.
final class UITableViewCellContentView: UIView {
  weak var cell: UITableViewCell?

  override class func makePeer() -> View { CellContentView() }

  /// The height of the system's labels.
  override var intrinsicContentSize: CGSize {
    let width = (stored.context?.width).map { CGFloat($0) } ?? bounds.width
    let height = cell?.partsHeight(width: width)
    return CGSize(width: UIView.noIntrinsicMetric, height: height ?? UIView.noIntrinsicMetric)
  }
}
