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
    /// Compared only: the style's colour is drawn.
    public var baseBackgroundColor: UIColor?

    fileprivate init(style: Style) { self.style = style }

    /// Adds what is not drawn.
    @MainActor func addSettings(to settings: inout ObjectSettings) {
      settings.add("configuration.subtitle", subtitle)
      settings.add("configuration.titlePadding", titlePadding, usual: CGFloat(1))
      settings.add("configuration.baseBackgroundColor", baseBackgroundColor)
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

    /// The configuration that is solved and drawn; its background's colour is that of the style.
    var peer: Button.Configuration {
      Button.Configuration(
        Button.Configuration.Style(rawValue: "\(style)")!, size: buttonSize.peer,
        contentInsets: insets.map { DirectionalEdgeInsets($0) }, imagePadding: imagePadding)
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
