import RedlineLayout

extension UIButton {
  /// A button's title, image, insets and style in one value.
  public struct Configuration: Hashable {
    /// How much a button stands out.
    fileprivate enum Style: Hashable { case plain, tinted, gray, filled }

    /// The size of the title and of the room around it.
    public enum Size: Int, Sendable { case medium, small, mini, large }

    fileprivate var style: Style
    /// The title, on one line; `nil` for none.
    public var title: String?
    /// Compared only.
    public var subtitle: String?
    /// The image, drawn as a placeholder; `nil` for none.
    public var image: UIImage?
    /// Points between image and title.
    public var imagePadding: CGFloat = 0
    /// Compared only.
    public var titlePadding: CGFloat = 1
    /// Points around title and image; those of the size until they are set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { insets ?? NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12) }
      set { insets = newValue }
    }
    private var insets: NSDirectionalEdgeInsets?
    /// The size of the title and of the room around it.
    public var buttonSize = Size.medium
    /// The colour of the title; `nil` is that of the style.
    public var baseForegroundColor: UIColor?
    /// The colour of the background of a filled button, and the shade of a tinted one; else compared
    /// only.
    public var baseBackgroundColor: UIColor?
    /// The title with attributes: it is shown in the font and the colour of its first character.
    public var attributedTitle: AttributedString? {
      get {
        // A title that was set afterwards has no attributes.
        if let attributed, String(attributed.characters) == title { return attributed }
        return title.map { AttributedString($0) }
      }
      set {
        attributed = newValue
        title = newValue.map { String($0.characters) }
      }
    }
    private var attributed: AttributedString?
    /// The subtitle with attributes, of which its characters are compared.
    public var attributedSubtitle: AttributedString? {
      get { subtitle.map { AttributedString($0) } }
      set { subtitle = newValue.map { String($0.characters) } }
    }
    /// Radii of small, medium and large corners are estimates.
    public var cornerStyle = CornerStyle.dynamic
    /// Above and below the title it counts for the size; drawn in front of the title.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Compared only: the title stands in the middle.
    public var titleAlignment = TitleAlignment.automatic
    /// Compared only: the title is on one line.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Compared only: the subtitle is not drawn.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Compared only.
    public var showsActivityIndicator = false
    /// Compared only.
    public var indicator = Indicator.automatic
    /// The size of a symbol that has none of its own.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The background, of which what is set is compared; the style's is drawn.
    @preconcurrency @MainActor public var background: UIBackgroundConfiguration {
      get { backgroundBox.value ?? .clear() }
      set { backgroundBox = Unequal(value: newValue) }
    }
    private var backgroundBox = Unequal<UIBackgroundConfiguration>()
    /// Changes the font and the colour of the title.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { titleTransformer.value }
      set { titleTransformer = Unequal(value: newValue) }
    }
    /// Ignored: nothing is transformed.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { subtitleTransformer.value }
      set { subtitleTransformer = Unequal(value: newValue) }
    }
    /// Ignored: nothing is transformed.
    public var imageColorTransformer: UIConfigurationColorTransformer? {
      get { imageTransformer.value }
      set { imageTransformer = Unequal(value: newValue) }
    }
    /// Ignored: nothing is transformed.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
      get { indicatorTransformer.value }
      set { indicatorTransformer = Unequal(value: newValue) }
    }
    /// Ignored: a button has the configuration that it was given.
    public var automaticallyUpdateForSelection = true
    private var titleTransformer = Unequal<UIConfigurationTextAttributesTransformer>()
    private var subtitleTransformer = Unequal<UIConfigurationTextAttributesTransformer>()
    private var imageTransformer = Unequal<UIConfigurationColorTransformer>()
    private var indicatorTransformer = Unequal<UIConfigurationColorTransformer>()

    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1, dynamic, small, medium, large, capsule
    }
    /// Where title and subtitle begin.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    /// What says that a button has a menu.
    public enum Indicator: Int, Sendable { case automatic, none, popup }

    fileprivate init(style: Style) { self.style = style }

    /// Adds what is not drawn.
    @MainActor func addSettings(to settings: inout ObjectSettings) {
      settings.add("configuration.subtitle", subtitle)
      settings.add("configuration.titlePadding", titlePadding, usual: CGFloat(1))
      settings.add("configuration.baseBackgroundColor", baseBackgroundColor)
      settings.add("configuration.cornerStyle", cornerStyle, usual: CornerStyle.dynamic)
      settings.add(
        "configuration.imagePlacement", imagePlacement, usual: NSDirectionalRectEdge.leading)
      settings.add(
        "configuration.titleAlignment", titleAlignment, usual: TitleAlignment.automatic)
      settings.add(
        "configuration.titleLineBreakMode", titleLineBreakMode,
        usual: NSLineBreakMode.byWordWrapping)
      settings.add(
        "configuration.subtitleLineBreakMode", subtitleLineBreakMode,
        usual: NSLineBreakMode.byWordWrapping)
      settings.add(
        "configuration.showsActivityIndicator", showsActivityIndicator, usual: false)
      settings.add("configuration.indicator", indicator, usual: Indicator.automatic)
      settings.add(
        "configuration.preferredSymbolConfigurationForImage", preferredSymbolConfigurationForImage)
      settings.add(
        "backgroundConfiguration.backgroundColor", backgroundBox.value?.backgroundColor)
      backgroundBox.value?.addSettings(to: &settings)
    }

    /// No background, a tinted title.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// A background in a shade of the tint colour, a tinted title.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// A gray background, a tinted title.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// A background in the tint colour, a white title.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// The same as `plain()`.
    public static func borderless() -> Configuration { Configuration(style: .plain) }
    /// The same as `tinted()`.
    public static func bordered() -> Configuration { Configuration(style: .gray) }
    /// Looks as ``tinted()`` here.
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    /// Looks as ``filled()`` here.
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

    /// Looks as ``gray()`` here.
    public static func glass() -> Configuration { Configuration(style: .gray) }
    /// Looks as ``plain()`` here.
    public static func clearGlass() -> Configuration { Configuration(style: .plain) }
    /// Looks as ``filled()`` here.
    public static func prominentGlass() -> Configuration { Configuration(style: .filled) }
    /// Looks as ``filled()`` here.
    public static func prominentClearGlass() -> Configuration { Configuration(style: .filled) }
    /// The same in every state.
    @MainActor public func updated(for button: UIButton) -> Configuration { self }
    /// Takes the insets of the size again.
    public mutating func setDefaultContentInsets() { insets = nil }

    /// The attributes of the title's first character, after what changes them.
    var titleAttributes: AttributeContainer {
      let shown = attributedTitle.flatMap { $0.runs.first?.attributes } ?? AttributeContainer()
      guard let transformer = titleTransformer.value else { return shown }
      var incoming = shown
      if incoming.uiKit.font == nil { incoming.uiKit.font = UIFont(buttonSize.peer.font) }
      if incoming.uiKit.foregroundColor == nil {
        incoming.uiKit.foregroundColor = baseForegroundColor
      }
      return transformer(incoming)
    }

    /// The colour that takes the place of the tint in the background.
    var fillColor: UIColor? {
      if let own = backgroundBox.value?.backgroundColor { return own }
      return style == .filled || style == .tinted ? baseBackgroundColor : nil
    }
    /// Whether the title has the tint where nobody gives it a colour.
    var hasTintedTitle: Bool { style != .filled }
    /// The radius of the corners, larger than any button for a capsule; `nil` is the style's own.
    var cornerRadius: Double? {
      switch cornerStyle {
      case .capsule: 10_000
      case .small: 4
      case .medium: 8
      case .large: 12
      case .fixed, .dynamic:
        backgroundBox.value.flatMap { $0.cornerRadius > 0 ? Double($0.cornerRadius) : nil }
      }
    }

    /// Whether the background has a colour of its own, which no style shades.
    var hasOwnFill: Bool { backgroundBox.value?.backgroundColor != nil }

    /// The configuration that is solved and drawn; its background's colour is that of the style.
    var peer: Button.Configuration {
      var result = Button.Configuration(
        hasOwnFill ? .filled : Button.Configuration.Style(rawValue: "\(style)")!,
        size: buttonSize.peer,
        contentInsets: insets.map { DirectionalEdgeInsets($0) }, imagePadding: imagePadding)
      result.isStacked = !imagePlacement.isDisjoint(with: [.top, .bottom])
      return result
    }
  }
}

extension UIButton.Configuration.Size {
  fileprivate var peer: Button.Configuration.Size {
    switch self {
    case .mini: .mini
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

/// A value that makes no two configurations differ; what is compared of it is compared by name.
struct Unequal<Value>: Hashable {
  var value: Value?
  static func == (lhs: Unequal, rhs: Unequal) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

/// Changes the attributes of a title.
public struct UIConfigurationTextAttributesTransformer {
  /// The closure that changes attributes.
  public let transform: (AttributeContainer) -> AttributeContainer
  /// Attributes that a closure changes.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  /// What the closure makes of attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// Changes a colour; nobody asks it.
public struct UIConfigurationColorTransformer {
  /// The closure that changes colours.
  public let transform: (UIColor) -> UIColor
  /// Colours that a closure changes.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  /// What the closure makes of a colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  /// Gray in place of the colour.
  public static var grayscale: Self { Self { _ in .gray } }
  /// The tint in place of the colour.
  public static var preferredTint: Self { Self { _ in .systemBlue } }
  /// White or black in place of the colour.
  public static var monochromeTint: Self { Self { _ in .label } }
}
