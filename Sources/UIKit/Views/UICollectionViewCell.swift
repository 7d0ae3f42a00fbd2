import RedlineLayout

/// A part of a collection view.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The name that was given to the class; `nil` for a view that no grid made.
  open internal(set) var reuseIdentifier: String?
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// The attributes with the size of the contents where they have an estimate.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let estimated = layoutAttributes.isEstimated
    guard estimated.width || estimated.height else { return layoutAttributes }
    let size = systemLayoutSizeFitting(
      CGSize(
        width: estimated.width ? 0 : layoutAttributes.size.width,
        height: estimated.height ? 0 : layoutAttributes.size.height),
      withHorizontalFittingPriority: estimated.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: estimated.height ? .fittingSizeLevel : .required)
    if estimated.width, size.width > 0 { layoutAttributes.frame.size.width = size.width }
    if estimated.height, size.height > 0 { layoutAttributes.frame.size.height = size.height }
    return layoutAttributes
  }
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  /// Called by nobody: cells are not reused.
  open func prepareForReuse() {}

  /// Takes the place and what a list says of the row.
  func show(_ attributes: UICollectionViewLayoutAttributes, name: String) {
    stored.partName = name
    peer.isPlacedByList = true
    translatesAutoresizingMaskIntoConstraints = true
    autoresizingMask = []
    frame = attributes.frame
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    if attributes.transform != transform { transform = attributes.transform }
    if attributes.transform3D != transform3D { transform3D = attributes.transform3D }
    if attributes.zIndex != 0 { layer.zPosition = CGFloat(attributes.zIndex) }
  }
}

/// A cell of a collection view: its contents are in `contentView`, which fills it.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  override class func makePeer() -> View { CollectionViewCell() }

  /// The view that holds the views of one's own.
  open private(set) lazy var contentView: UIView = makeContentView()
  private var configuredView: (any UIView & UIContentView)?

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
    takeContentView()
    hold(contentView)
  }

  func makeContentView() -> UIView { UIView() }
  func takeContentView() { (peer as! CollectionViewCell).take(contentView: contentView.peer) }

  open var isSelected = false { didSet { peer.isSelected = isSelected } }
  open var isHighlighted = false { didSet { peer.isHighlighted = isHighlighted } }
  /// A view behind the contents, as large as the cell.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      guard let backgroundView else { return }
      backgroundView.stored.partName = "backgroundView"
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      backgroundView.frame = bounds
      insertSubview(backgroundView, at: 0)
    }
  }
  /// Compared only: it is neither added nor drawn.
  open var selectedBackgroundView: UIView? { didSet { tell(oldValue, selectedBackgroundView) } }
  /// What the content view shows in place of views of one's own.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { configuredView = contentView.show(contentConfiguration, in: configuredView) }
  }
  /// The background, of which the colour, the corners and the border are drawn.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showBackground() } }
  /// Compared only, as the properties that follow.
  open var automaticallyUpdatesContentConfiguration = true {
    didSet { tell(oldValue, automaticallyUpdatesContentConfiguration) }
  }
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { tell(oldValue, automaticallyUpdatesBackgroundConfiguration) }
  }
  /// Called before the cell is shown.
  /// Ignored: what it does is a part of the layout.
  open var configurationUpdateHandler: ConfigurationUpdateHandler?
  /// Configures a cell for a state.
  public typealias ConfigurationUpdateHandler = (
    UICollectionViewCell, UICellConfigurationState
  ) -> Void
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState()
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }

  override func addOwnSettings(to settings: inout ObjectSettings) {
    backgroundConfiguration?.addSettings(to: &settings)
  }

  func showBackground() {
    guard let background = backgroundConfiguration else { return }
    backgroundColor = background.backgroundColor
    layer.cornerRadius = background.cornerRadius
    layer.borderWidth = background.strokeWidth
    layer.borderColor = background.strokeColor?.cgColor
  }

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
