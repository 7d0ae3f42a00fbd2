import RedlineLayout

/// A button with a title, an image, or both.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The look of a button without a configuration; all but custom look as system.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7

    /// Another name for system.
    public static let roundedRect = ButtonType.system
  }

  override class func makePeer() -> View { Button(kind: .custom) }

  private var button: Button { peer as! Button }
  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var symbolConfigurations: [State: UIImage.SymbolConfiguration] = [:]
  private var backgroundImages: [State: UIImage] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  /// Whether the background has had a colour in place of the tint.
  private var filledBefore = false

  /// The look of a button without a configuration.
  public private(set) var buttonType = ButtonType.custom

  /// The title's font, colour and line breaks. It is no subview: the button shows the title.
  open private(set) lazy var titleLabel: UILabel? = ButtonTitle(of: self)
  /// The image. It is no subview: the button shows it.
  open private(set) lazy var imageView: UIImageView? = UIImageView()

  /// A button of a type: 15 pt and tinted, or 18 pt and white for custom.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    button.kind = buttonType == .custom ? .custom : .system
    if buttonType != .custom { titleLabel?.font = .systemFont(ofSize: 15) }
    show()
  }

  /// A button with a configuration; the action runs when the program sends
  /// `primaryActionTriggered`.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    show()
  }

  /// A custom button, or a system's one with the title and image of an action, which runs when the
  /// program sends `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(type: primaryAction == nil ? .custom : .system)
    self.frame = frame
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// A system's button with the title and image of an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    if buttonType != self.buttonType {
      self.buttonType = buttonType
      button.kind = buttonType == .custom ? .custom : .system
    }
    sizeToFit()
  }

  /// What the button shows in place of the titles and images of its states.
  open var configuration: Configuration? { didSet { show() } }

  // MARK: Titles and images

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    show()
  }
  open func title(for state: State) -> String? { titles[state] }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    setTitle(title?.string, for: state)
    attributedTitles[state] = title
  }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    show()
  }
  open func titleColor(for state: State) -> UIColor? { titleColors[state] }
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    show()
  }
  /// Sets the size of symbols that have none of their own, for a state; the normal state's counts.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[state] = configuration
    show()
  }
  open func image(for state: State) -> UIImage? { images[state] }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
  }
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

  open var currentTitle: String? { titles[state] ?? titles[.normal] }
  open var currentTitleColor: UIColor {
    titleColors[state] ?? titleColors[.normal] ?? (buttonType == .custom ? .white : tintColor)
  }
  open var currentImage: UIImage? { images[state] ?? images[.normal] }

  /// Distances in points around title and image together.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { LayoutChanges.note() } }
  /// Compared only, as the properties that follow.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { tell(oldValue, titleEdgeInsets) } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { tell(oldValue, imageEdgeInsets) } }

  /// Adds the looks of other states, and what is set on the label and the image view.
  override func addOwnSettings(to settings: inout ObjectSettings) {
    func add(_ name: String, _ values: [State: some Any], withNormal: Bool = true) {
      for (state, value) in values where withNormal || state != .normal {
        settings.add("\(name)(for: \(state.words))", value)
      }
    }
    add("title", titles, withNormal: false)
    add("titleColor", titleColors, withNormal: false)
    add("image", images, withNormal: false)
    add("preferredSymbolConfiguration", symbolConfigurations, withNormal: true)
    add("backgroundImage", backgroundImages)
    add("attributedTitle", attributedTitles)
    configuration?.addSettings(to: &settings)
    if buttonType != .custom, buttonType != .system { settings.add("buttonType", buttonType) }
    guard let titleLabel, let imageView else { return }
    let usual = Self.usualTitle
    settings.add("titleLabel.numberOfLines", titleLabel.numberOfLines, usual: usual.numberOfLines)
    settings.add("titleLabel.textAlignment", titleLabel.textAlignment, usual: usual.textAlignment)
    settings.add(
      "titleLabel.adjustsFontSizeToFitWidth", titleLabel.adjustsFontSizeToFitWidth, usual: false)
    settings.add(
      "titleLabel.minimumScaleFactor", titleLabel.minimumScaleFactor,
      usual: usual.minimumScaleFactor)
    settings.add("titleLabel.shadowColor", titleLabel.shadowColor)
    settings.add(
      "titleLabel.shadowOffset", titleLabel.shadowOffset, usual: usual.shadowOffset)
    settings.add("titleLabel.alpha", titleLabel.alpha, usual: usual.alpha)
    settings.add("titleLabel.isHidden", titleLabel.isHidden, usual: usual.isHidden)
    settings.add("titleLabel.backgroundColor", titleLabel.backgroundColor)
    settings.add("imageView.alpha", imageView.alpha, usual: usual.alpha)
    settings.add("imageView.isHidden", imageView.isHidden, usual: usual.isHidden)
    settings.add("imageView.backgroundColor", imageView.backgroundColor)
    settings.add("imageView.tintColor", imageView.stored.tintColor)
    for (name, layer) in [("titleLabel", titleLabel.layer), ("imageView", imageView.layer)] {
      settings.add("\(name).layer.cornerRadius", layer.cornerRadius, usual: CGFloat(0))
      settings.add("\(name).layer.borderWidth", layer.borderWidth, usual: CGFloat(0))
    }
    settings.add("imageView.contentMode", imageView.contentMode, usual: usual.contentMode)
    for (label, view) in [("titleLabel", titleLabel), ("imageView", imageView)] {
      for (name, value) in view.stored.settings.texts { settings.add("\(label).\(name)", value) }
    }
  }
  private static let usualTitle = UILabel()

  override func stateDidChange() { show() }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  /// The size of title and image within the insets, in points. Insets of the content take the place
  /// of the 6 pt above and below the title.
  open override var intrinsicContentSize: CGSize {
    guard configuration == nil, contentEdgeInsets != .zero else {
      return super.intrinsicContentSize
    }
    let context = stored.context ?? measuringContext
    let image = shownImage?.size ?? .zero
    let font = (button.font ?? .system(size: 15))
      .resolved(for: context.traits.preferredContentSizeCategory)
    let title =
      button.title.isEmpty
      ? CGSize.zero
      : CGSize(
        width: textWidth(button.title, UIFont(font)).rounded(.up),
        height: context.ceiled(font.lineHeight))
    let insets = contentEdgeInsets
    return CGSize(
      width: title.width + image.width + insets.left + insets.right,
      height: max(title.height, image.height) + insets.top + insets.bottom)
  }

  /// A symbol in the size that the button gives it.
  private var shownImage: UIImage? {
    if let configuration, let image = configuration.image {
      return image.preferring(configuration.preferredSymbolConfigurationForImage)
    }
    return currentImage?.preferring(symbolConfigurations[state] ?? symbolConfigurations[.normal])
  }

  fileprivate func show() {
    button.title = configuration?.title ?? currentTitle ?? ""
    button.configuration = configuration?.peer
    let attributes = configuration?.titleAttributes
    button.font = configuration == nil ? titleLabel?.font.peer : attributes?.uiKit.font?.peer
    showScaling(of: configuration == nil ? titleLabel?.font : nil)
    let image = shownImage
    button.imageName = image?.name
    button.imageSize = image?.size
    showImage(image)
    if let configuration {
      let fill = configuration.fillColor
      let color = attributes?.uiKit.foregroundColor ?? configuration.baseForegroundColor
      let tint = fill == nil || !configuration.hasTintedTitle ? nil : tintColor
      button.titleColor = (color ?? tint)?.peer
      if let fill {
        button.tintColor = fill.peer
      } else if filledBefore {
        button.tintColor = tintColor.peer
      }
      filledBefore = fill != nil
    } else {
      button.titleColor = currentTitleColor.peer
    }
    if let lines = titleLabel?.lineBreakMode { button.titleLineBreakMode = lines.peer }
    LayoutChanges.note()
  }
}

/// The label of a button, which passes on what is set.
private final class ButtonTitle: UILabel {
  private weak var owner: UIButton?

  convenience init(of owner: UIButton) {
    self.init(frame: .zero)
    font = .systemFont(ofSize: 18)
    lineBreakMode = .byTruncatingMiddle
    self.owner = owner
  }

  override var text: String? {
    get { owner?.currentTitle }
    set {}
  }
  override var font: UIFont! { didSet { owner?.show() } }
  override var lineBreakMode: NSLineBreakMode { didSet { owner?.show() } }
}
