import RedlineLayout

/// A list as a plain scroll view: it asks no data source and shows no cells of its own.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The look; rows are not arranged here.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  /// As a row height or an estimate: what the cell's constraints give.
  public class var automaticDimension: CGFloat { -1 }

  /// The look that was asked for.
  public let style: Style

  /// A view without rows: nothing is arranged.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Reads nothing from the coder: archives are not supported.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// Stored only, as the properties that follow.
  open var rowHeight: CGFloat = -1
  open var estimatedRowHeight: CGFloat = -1
  /// Stored only: the separator is drawn as wide as the cell.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Stored only: the separator has the system's colour.
  open var separatorColor: UIColor?
  /// Stored only: there are no touches.
  open var allowsSelection = true
  /// Stored only: it is neither added nor drawn.
  open var tableHeaderView: UIView?
  /// Stored only: it is neither added nor drawn.
  open var tableFooterView: UIView?
  /// Stored only, as the properties that follow: nobody asks them.
  open weak var dataSource: (any UITableViewDataSource)?
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorEffect: UIVisualEffect?
  open var sectionHeaderHeight: CGFloat = -1
  open var sectionFooterHeight: CGFloat = -1
  open var estimatedSectionHeaderHeight: CGFloat = -1
  open var estimatedSectionFooterHeight: CGFloat = -1
  open var sectionHeaderTopPadding: CGFloat = -1
  open var backgroundView: UIView?
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexTrackingBackgroundColor: UIColor?
  open var sectionIndexMinimumDisplayRowCount = 0
  open var remembersLastFocusedIndexPath = false
  open var dragInteractionEnabled = false
  open var isEditing = false
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

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  /// Does nothing: a list shows no cells.
  open func reloadData() {}
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
  open func reconfigureRows(at indexPaths: [IndexPath]) {}
  open func reloadSectionIndexTitles() {}
  open func beginUpdates() {}
  open func endUpdates() {}
  /// Runs the closures: nothing is animated.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {}
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
  /// Always `nil`: cells are not reused.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  /// A plain cell: Swift cannot make one of a class that was registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: identifier) }
  /// Always `nil`: headers are not reused.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { nil }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { nil }
  open var visibleCells: [UITableViewCell] { [] }
  open var indexPathsForVisibleRows: [IndexPath]? { nil }
  open func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
  open func rect(forSection section: Int) -> CGRect { .zero }
  open func rectForHeader(inSection section: Int) -> CGRect { .zero }
  open var indexPathForSelectedRow: IndexPath? { selected.first }
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { selected = indexPath.map { [$0] } ?? [] }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
  }
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}
}

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
  /// The name that was given; cells are not reused.
  public let reuseIdentifier: String?

  /// A cell with an empty content view.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
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
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    cell.hasSeparator = false
    cell.take(contentView: contentView.peer as! CellContentView)
    hold(contentView)
  }

  /// A row of a list has a separator.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    cell.hasSeparator = superview != nil
    LayoutChanges.note()
  }

  /// Whether a line is below a cell.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
  /// What may be done with a cell.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }

  /// Called by nobody: cells are not reused.
  open func prepareForReuse() {}
  /// Called by nobody: no file is read.
  open override func awakeFromNib() { super.awakeFromNib() }
  /// The labels and the image of a cell of the system; they are neither added nor drawn.
  open private(set) lazy var textLabel: UILabel? = UILabel()
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()
  open private(set) lazy var imageView: UIImageView? = UIImageView()
  /// Stored only, as the properties that follow.
  open var multipleSelectionBackgroundView: UIView?
  open var editingAccessoryView: UIView?
  open var editingAccessoryType = AccessoryType.none
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var shouldIndentWhileEditing = true
  open var showsReorderControl = false
  open var focusStyle = 0
  open var isEditing = false
  open var editingStyle: EditingStyle { .none }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open var contentConfiguration: (any UIContentConfiguration)?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  open func updateConfiguration(using state: UICellConfigurationState) {}
  open func setNeedsUpdateConfiguration() {}
  open var configurationState: UICellConfigurationState { UICellConfigurationState() }

  /// A chevron or a check mark, which takes its room from the content view; other types are stored.
  open var accessoryType = AccessoryType.none {
    didSet {
      switch accessoryType {
      case .disclosureIndicator: cell.accessory = .disclosureIndicator
      case .checkmark: cell.accessory = .checkmark
      case .none, .detailDisclosureButton, .detailButton: cell.accessory = .none
      }
      LayoutChanges.note()
    }
  }

  /// Stored only, as the properties that follow.
  open var selectionStyle = SelectionStyle.default
  /// Stored only: it is neither added nor drawn.
  open var accessoryView: UIView?
  /// Stored only: it is neither added nor drawn.
  open var backgroundView: UIView?
  /// Stored only: it is neither added nor drawn.
  open var selectedBackgroundView: UIView?
  /// Stored only: the separator is drawn as wide as the cell.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var isSelected = false { didSet { peer.isSelected = isSelected } }
  open var isHighlighted = false { didSet { peer.isHighlighted = isHighlighted } }
  /// Sets ``isSelected``; nothing is animated.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Sets ``isHighlighted``; nothing is animated.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// The size of the contents.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}

/// A header or footer of a list: its contents are in `contentView`, which fills it.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The view that holds the views of one's own.
  public let contentView = UIView()
  /// The name that was given; cells are not reused.
  public let reuseIdentifier: String?

  /// A header with an empty content view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    fill(with: contentView)
  }

  /// Reads nothing from the coder: archives are not supported.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    fill(with: contentView)
  }

  /// Called by nobody: headers are not reused.
  open func prepareForReuse() {}
  /// The labels of a header of the system; they are neither added nor drawn.
  open private(set) lazy var textLabel: UILabel? = UILabel()
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()
  /// Stored only, as the properties that follow.
  open var backgroundView: UIView?
  open var contentConfiguration: (any UIContentConfiguration)?
  open var backgroundConfiguration: UIBackgroundConfiguration?
}

extension UIView {
  /// Adds a view that keeps the size of this one through its autoresizing mask.
  func fill(with view: UIView) {
    view.frame = bounds
    view.stored.partName = "contentView"
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  /// Adds the content view that the cell which is solved has taken.
  func hold(_ contentView: UIView) {
    contentView.frame = bounds
    contentView.stored.partName = "contentView"
    contentView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(contentView)
    contentView.peer.location = nil
  }
}

/// The part of a cell of a list that its views lie in, with UIKit's margins.
final class UITableViewCellContentView: UIView {
  override class func makePeer() -> View { CellContentView() }
}
