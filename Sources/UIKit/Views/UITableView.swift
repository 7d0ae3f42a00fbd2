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

  /// Called by nobody: cells are not reused.
  open func prepareForReuse() {}

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
