import RedlineLayout

/// A header or footer of a list: its contents are in `contentView`, which fills it.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The view that holds the views of one's own.
  public let contentView = UIView()
  /// The name that was given; a header is made anew whenever one is asked for.
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

  /// A header of a frame, without a name.
  public override init(frame: CGRect) {
    reuseIdentifier = nil
    super.init(frame: frame)
    fill(with: contentView)
  }

  /// Called by nobody: headers are not reused.
  open func prepareForReuse() {}
  /// The text of a header of the system, which is added when it is first asked for.
  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    label.stored.partName = "textLabel"
    title = label
    showStyle()
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }()
  /// Compared only: no header shows it.
  open private(set) lazy var detailTextLabel: UILabel? = {
    let label = UILabel()
    detail = label
    return label
  }()
  private var detail: UILabel?
  override func addOwnSettings(to settings: inout ObjectSettings) {
    backgroundConfiguration?.addSettings(to: &settings)
    if let detail { settings.add("detailTextLabel", detail) }
  }
  private var title: UILabel?
  private var configuredView: (any UIView & UIContentView)?
  /// A view behind the contents, as large as the header.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      guard let backgroundView else { return }
      backgroundView.stored.partName = "backgroundView"
      backgroundView.frame = bounds
      insertSubview(backgroundView, at: 0)
    }
  }
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    titleStyle?.isFooter == true ? .groupedFooter() : .groupedHeader()
  }
  /// What the content view shows in place of the system's label.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { configuredView = contentView.show(contentConfiguration, in: configuredView) }
  }
  /// The background; of its colours, the plain one is drawn.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundColor = backgroundConfiguration?.shownColor }
  }

  // MARK: In a list

  /// How the list sets titles.
  struct TitleStyle {
    var isGrouped: Bool
    var isFooter: Bool
    var margins: UIEdgeInsets
  }

  var titleStyle: TitleStyle? { didSet { showStyle() } }

  private func showStyle() {
    guard let title, let titleStyle else { return }
    let isSmall = titleStyle.isGrouped || titleStyle.isFooter
    title.font =
      isSmall ? .preferredFont(forTextStyle: .footnote) : .systemFont(ofSize: 17, weight: .semibold)
    title.textColor = isSmall ? .secondaryLabel : .label
    title.numberOfLines = isSmall ? 0 : 1
  }

  /// The height of the system's label with what is around it; `nil` without one.
  func titleHeight(width: CGFloat) -> CGFloat? {
    guard let title, let titleStyle, configuredView == nil else { return nil }
    let margins = titleStyle.margins
    let size = title.sizeThatFits(
      CGSize(width: max(1, width - margins.left - margins.right), height: 0))
    return size.height + margins.top + margins.bottom
  }

  /// Places the system's label.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    guard let title, let titleStyle else { return }
    let margins = titleStyle.margins
    let width = max(0, bounds.width - margins.left - margins.right)
    let height = title.sizeThatFits(CGSize(width: max(1, width), height: 0)).height
    let y = titleStyle.isFooter ? margins.top : bounds.height - margins.bottom - height
    title.frame = CGRect(x: margins.left, y: y, width: width, height: height)
      .snapped(toScale: UIScreen.main.scale)
  }
}

extension UIView {
  /// Shows what a configuration makes, in place of what another one made; a view of the same class
  /// takes the new one.
  func show(
    _ configuration: (any UIContentConfiguration)?, in old: (any UIView & UIContentView)?
  ) -> (any UIView & UIContentView)? {
    guard let configuration else {
      old?.removeFromSuperview()
      return nil
    }
    let view = configuration.makeContentView()
    if let old, type(of: old) == type(of: view) {
      old.configuration = configuration
      return old
    }
    old?.removeFromSuperview()
    view.stored.partName = "content"
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    addSubview(view)
    return view
  }
}
