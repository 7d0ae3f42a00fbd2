public import Foundation

/// A button with a title, as `UIButton`.
open class Button: View {
  /// The look of a button without a configuration: a tinted title of 15 pt, or a white one of 18.
  public enum Kind: Sendable { case system, custom }

  /// The title, on one line.
  @exclusivity(unchecked) public var title: String { didSet { noteOwnChange() } }
  /// The look of a button without a configuration.
  @exclusivity(unchecked) public package(set) var kind: Kind { didSet { noteOwnChange() } }
  /// Where an ellipsis stands in place of what does not fit.
  @exclusivity(unchecked) public var titleLineBreakMode = SolvedLayout.Text.Truncation.middle {
    didSet { noteOwnChange() }
  }
  /// What many buttons have nothing of: a button is read faster the smaller it is.
  @exclusivity(unchecked) private var ownTitleDetails: TitleDetails?

  private final class TitleDetails {
    @exclusivity(unchecked) var font: Font?
    @exclusivity(unchecked) var titleRuns: [SolvedLayout.Text.Run] = []
    @exclusivity(unchecked) var configuration: Configuration?
    @exclusivity(unchecked) var imageName: String?
    @exclusivity(unchecked) var imageSize: CGSize?
    @exclusivity(unchecked) var titleColor: Color?
    @exclusivity(unchecked) var titleInsets: EdgeInsets?
    @exclusivity(unchecked) var imageInsets: EdgeInsets?
    @exclusivity(unchecked) var placement: SolvedLayout.Control.ContentPlacement?
  }

  /// Changes one of the details, and notes that.
  private func set<Value>(
    _ detail: ReferenceWritableKeyPath<TitleDetails, Value>, to value: Value
  ) {
    let own = ownTitleDetails ?? TitleDetails()
    ownTitleDetails = own
    own[keyPath: detail] = value
    noteOwnChange()
  }

  /// `nil` is UIKit's: 15 pt for a system button, 18 pt for a custom one, and with a configuration
  /// the body style.
  public var font: Font? {
    get { ownTitleDetails?.font }
    set { set(\.font, to: newValue) }
  }
  /// Parts of the title that look otherwise, each measured in its own font.
  package var titleRuns: [SolvedLayout.Text.Run] {
    get { ownTitleDetails?.titleRuns ?? [] }
    set { set(\.titleRuns, to: newValue) }
  }
  /// The look and the room of iOS 15's buttons; `nil` for a plain title.
  public var configuration: Configuration? {
    get { ownTitleDetails?.configuration }
    set { set(\.configuration, to: newValue) }
  }
  /// The name of the image, which is drawn as a placeholder where ``imageSize`` is given.
  public var imageName: String? {
    get { ownTitleDetails?.imageName }
    set { set(\.imageName, to: newValue) }
  }
  /// Size of the image in points; `nil` without an image.
  public var imageSize: CGSize? {
    get { ownTitleDetails?.imageSize }
    set { set(\.imageSize, to: newValue) }
  }
  /// What moves the title without a configuration, as `titleEdgeInsets`; `nil` is none.
  package var titleInsets: EdgeInsets? {
    get { ownTitleDetails?.titleInsets }
    set { set(\.titleInsets, to: newValue) }
  }
  /// What moves the image without a configuration, as `imageEdgeInsets`; `nil` is none.
  package var imageInsets: EdgeInsets? {
    get { ownTitleDetails?.imageInsets }
    set { set(\.imageInsets, to: newValue) }
  }
  /// Where title and image lie; `nil` is in the middle.
  package var placement: SolvedLayout.Control.ContentPlacement? {
    get { ownTitleDetails?.placement }
    set { set(\.placement, to: newValue) }
  }
  /// Defaults to the tint colour for a system button and one with a configuration that is not filled,
  /// and to white for others.
  public var titleColor: Color? {
    get { ownTitleDetails?.titleColor }
    set { set(\.titleColor, to: newValue) }
  }

  /// Makes a button.
  /// - Parameters:
  ///   - title: The title; it is always on one line.
  ///   - kind: A system button has a tinted title; a custom one a white title.
  ///   - fill: The background's colour; a filled button has a white title.
  ///   - font: UIKit's unless given: 15 pt for a system button, 18 pt for a custom one.
  public init(
    _ title: String = "", kind: Kind = .system, fill: Color? = nil, font: Font? = nil
  ) {
    self.title = title
    self.kind = kind
    super.init()
    if let font { self.font = font }
    guard let fill else { return }
    backgroundColor = fill
    titleColor = .white
  }

  open override func contentSize(in context: ContentContext) -> CGSize {
    buttonSize(in: context)
  }

  open override func content(in context: ContentContext) -> ViewContent {
    let font = titleFont(in: context)
    var content = ViewContent(
      .button(
        style: configuration?.style, imageName: imageSize == nil ? nil : imageName ?? "",
        titleInsets: titleInsets, imageInsets: imageInsets, placement: placement),
      text: SolvedLayout.Text(
        string: title, font: font, alignment: .center, truncation: titleLineBreakMode,
        numberOfLines: 1, color: shownTitleColor, runs: shownRuns(in: context)))
    content.setBaselines(
      font, scale: context.traits.displayScale, padding: titlePadding(in: context))
    content.centersText = true
    return content
  }
}

extension Button {
  /// How a button of iOS 15 looks and how much room it leaves, as `UIButton.Configuration`.
  public struct Configuration: Hashable, Sendable {
    /// The background: none, gray, the tint colour's shade, or the tint colour itself.
    public typealias Style = SolvedLayout.Control.ButtonStyle
    /// The size of the title and of the room around it: 5 and 10 pt for mini and small, 7 and 12
    /// for medium, 15 and 20 for large.
    public enum Size: Hashable, Sendable { case mini, small, medium, large }

    /// The background.
    public var style: Style
    /// The size of the title and of the room around it.
    public var size: Size
    /// Room around the title; `nil` is that of the size: 7 and 12 pt for medium.
    public var contentInsets: DirectionalEdgeInsets?
    /// Distance in points between the image and the title.
    public var imagePadding: Double
    /// Whether the image lies above or below the title; it is drawn in front of it all the same.
    package var isStacked = false

    /// Makes a configuration.
    /// - Parameters:
    ///   - style: The background.
    ///   - size: The size of the title and of the room around it.
    ///   - contentInsets: Room around the title in points; `nil` is that of the size.
    ///   - imagePadding: Distance in points between the image and the title.
    public init(
      _ style: Style, size: Size = .medium, contentInsets: DirectionalEdgeInsets? = nil,
      imagePadding: Double = 0
    ) {
      self.style = style
      self.size = size
      self.contentInsets = contentInsets
      self.imagePadding = imagePadding
    }

    /// No background, a tinted title.
    public static let plain = Configuration(.plain)
    /// A gray background, a tinted title.
    public static let gray = Configuration(.gray)
    /// A background in a shade of the tint colour, a tinted title.
    public static let tinted = Configuration(.tinted)
    /// A background in the tint colour, a white title.
    public static let filled = Configuration(.filled)

    /// The medium insets fit measured heights; those of the other sizes are not known.
    var insets: DirectionalEdgeInsets {
      if let contentInsets { return contentInsets }
      let (vertical, horizontal) =
        switch size {
        case .mini, .small: (5.0, 10.0)
        case .medium: (7, 12)
        case .large: (15, 20)
        }
      return DirectionalEdgeInsets(
        top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    /// The room around title and image, that of the size where none is set.
    package var roomAroundContent: DirectionalEdgeInsets { insets }

    /// The font of the title where the button's own is not set.
    var font: Font { size.font }
  }
}

extension Button.Configuration.Size {
  /// The font of a title of the size.
  package var font: Font {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }
}

extension Button {
  /// The font of the title at a text size.
  func titleFont(in context: ContentContext) -> Font {
    (font ?? configuration?.font ?? .system(size: kind == .system ? 15 : 18))
      .resolved(for: context.traits.preferredContentSizeCategory)
  }

  /// Reference: sizes of buttons in Interface Builder files.
  func buttonSize(in context: ContentContext) -> CGSize {
    let font = titleFont(in: context)
    let width = titleWidth(font, in: context)
    // Without a configuration, titles end at whole points.
    let titleWidth =
      configuration == nil ? width.ceiled(toScale: 1) : context.ceiled(width)
    let image = imageSize ?? .zero
    let gap = title.isEmpty || imageSize == nil ? 0 : configuration?.imagePadding ?? 0
    let contentWidth = titleWidth + Double(image.width) + gap
    if let configuration {
      let insets = configuration.insets
      let line = title.isEmpty && imageSize != nil ? 0 : font.lineHeight
      if configuration.isStacked, imageSize != nil {
        return CGSize(
          width: max(titleWidth, Double(image.width)) + insets.leading + insets.trailing,
          height: context.ceiled(line + gap + Double(image.height)) + insets.top + insets.bottom)
      }
      return CGSize(
        width: context.ceiled(contentWidth) + insets.leading + insets.trailing,
        height: context.ceiled(max(line, Double(image.height)) + insets.top + insets.bottom))
    }
    let line = (font.lineHeight - 1e-6).rounded(.up)
    // The line keeps its height without a title; beside an image it has no room above and below,
    // but in a system button with a title.
    if imageSize != nil, title.isEmpty || kind == .custom {
      return CGSize(width: contentWidth, height: max(line, Double(image.height)))
    }
    return CGSize(width: max(30, contentWidth), height: max(line + 12, Double(image.height)))
  }

  func shownRuns(in context: ContentContext) -> [SolvedLayout.Text.Run]? {
    titleRuns.isEmpty
      ? nil
      : SolvedLayout.Text.resolved(
        titleRuns, for: context.traits.preferredContentSizeCategory)
  }

  /// The width of the title on one line, in points, its parts in their own fonts.
  package func titleWidth(_ font: Font, in context: ContentContext) -> Double {
    guard let runs = shownRuns(in: context) else {
      return context.text.measure(title, font: font, maximumWidth: nil, maximumLines: 1).width
    }
    let text = SolvedLayout.Text(
      string: title, font: font, alignment: .center, truncation: titleLineBreakMode,
      numberOfLines: 1, color: shownTitleColor, runs: runs)
    return text.styled?.set(maximumWidth: nil, maximumLines: 1, measuring: context.text).width ?? 0
  }

  /// Distance from the top edge to the title's line.
  func titlePadding(in context: ContentContext) -> Double {
    guard let insets = configuration?.insets else { return 6 }
    return insets.top
  }

  /// The title's colour: the button's own, else that of the style.
  var shownTitleColor: Color {
    if let titleColor { return titleColor }
    if let configuration {
      return configuration.style == .filled ? .white : tintColor ?? .systemBlue
    }
    return kind == .system ? tintColor ?? .systemBlue : .white
  }
}
