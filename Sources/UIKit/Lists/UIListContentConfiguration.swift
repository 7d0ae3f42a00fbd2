import RedlineLayout

/// Labels and an image of a cell.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text is set.
  @preconcurrency @MainActor
  public struct TextProperties {
    /// The font.
    public var font: UIFont = .preferredFont(forTextStyle: .body)
    /// The colour.
    public var color: UIColor = .label
    /// The most lines.
    public var numberOfLines = 0
    /// How lines are aligned.
    public var alignment = TextAlignment.natural
    /// How lines are cut.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether the text becomes smaller.
    public var adjustsFontSizeToFitWidth = false
    /// How small.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the text size.
    public var adjustsFontForContentSizeCategory = true
    /// How letters are changed; upper case is shown.
    public var transform = TextTransform.none
    /// How letters are changed.
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
    /// How a text is aligned.
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
  }
  /// How an image is shown.
  @preconcurrency @MainActor
  public struct ImageProperties {
    /// The colour.
    public var tintColor: UIColor?
    /// The radius of the corners in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size.
    public var maximumSize = CGSize.zero
    /// The size that is kept free.
    public var reservedLayoutSize = CGSize.zero
    /// The size of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }
  /// The main text.
  public var text: String?
  /// The other text.
  public var secondaryText: String?
  /// The main text with attributes.
  public var attributedText: NSAttributedString?
  /// The other text with attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// The image.
  public var image: UIImage?
  /// How the main text is set.
  public var textProperties = TextProperties()
  /// How the other text is set.
  public var secondaryTextProperties = TextProperties()
  /// How the image is shown.
  public var imageProperties = ImageProperties()
  /// Distances from the edges.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// Between image and texts.
  public var imageToTextPadding: CGFloat = 16
  /// Between texts, across.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// Between texts, down.
  public var textToSecondaryTextVerticalPadding: CGFloat = 2
  /// Whether texts are side by side.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Whether margins follow the superview's.
  public var axesPreservingSuperviewLayoutMargins: Int = 3
  /// The least height in points.
  var leastHeight: CGFloat = 0

  private static func row(
    _ style: UIFont.TextStyle = .body, _ color: UIColor = .label, least: CGFloat = 0
  ) -> Self {
    var result = Self()
    let side = UIScreen.main.minimumSideMargin
    result.directionalLayoutMargins.leading = side
    result.directionalLayoutMargins.trailing = side
    result.textProperties.font = .preferredFont(forTextStyle: style)
    result.textProperties.color = color
    result.secondaryTextProperties.font = .preferredFont(forTextStyle: .caption1)
    result.leastHeight = least
    return result
  }
  private static func withValue() -> Self {
    var result = row(least: 43)
    result.prefersSideBySideTextAndSecondaryText = true
    result.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    result.secondaryTextProperties.color = .secondaryLabel
    return result
  }
  /// That of a cell.
  public static func cell() -> Self { row(least: 43) }
  /// That of a cell with two lines.
  public static func subtitleCell() -> Self { row(least: 43) }
  /// That of a cell with a value.
  public static func valueCell() -> Self { withValue() }
  /// That of a header.
  public static func plainHeader() -> Self { row(.headline) }
  /// That of a footer.
  public static func plainFooter() -> Self { row(.footnote, .secondaryLabel) }
  /// That of a header.
  public static func groupedHeader() -> Self {
    var result = row(.footnote, .secondaryLabel)
    result.textProperties.transform = .uppercase
    result.directionalLayoutMargins.top = 16
    result.directionalLayoutMargins.bottom = 6
    return result
  }
  /// That of a header that stands out.
  public static func prominentInsetGroupedHeader() -> Self { row(.title3) }
  /// That of a header that stands out more.
  public static func extraProminentInsetGroupedHeader() -> Self { row(.title2) }
  /// That of a footer.
  public static func groupedFooter() -> Self { row(.footnote, .secondaryLabel) }
  /// That of a header.
  public static func sidebarHeader() -> Self { row(.title3) }
  /// That of a cell at the side.
  public static func sidebarCell() -> Self { row(least: 43) }
  /// That of a cell with two lines at the side.
  public static func sidebarSubtitleCell() -> Self { row(least: 43) }
  /// That of a cell that goes with a header.
  public static func accompaniedSidebarCell() -> Self { row(least: 43) }
  /// A view with labels and an image.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  /// The same in a state.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A view of labels and an image.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration { didSet { show() } }
  private let title = UILabel()
  private let detail = UILabel()
  private let image = UIImageView()
  /// Where the text is; `nil` without one.
  open var textLayoutGuide: UILayoutGuide? { guide(over: title) }
  /// Where the secondary text is; `nil` without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? { guide(over: detail) }
  /// Where the image is; `nil` without one.
  open var imageLayoutGuide: UILayoutGuide? { guide(over: image) }

  /// A view of a configuration.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    begin()
  }
  /// Reads nothing from the coder: archives are not supported.
  public required init?(coder: NSCoder) {
    configuration = UIListContentConfiguration()
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    let parts: [(UIView, String)] = [(image, "image"), (title, "text"), (detail, "secondaryText")]
    for (view, name) in parts {
      view.stored.partName = name
      addSubview(view)
    }
    show()
  }

  private var content: UIListContentConfiguration {
    configuration as? UIListContentConfiguration ?? UIListContentConfiguration()
  }

  private func show() {
    let content = content
    show(content.text, content.attributedText, content.textProperties, title)
    show(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
      detail)
    image.image = content.image
    image.isHidden = content.image == nil
    if let tint = content.imageProperties.tintColor { image.tintColor = tint }
    image.layer.cornerRadius = content.imageProperties.cornerRadius
    if content.imageProperties.cornerRadius > 0 { image.clipsToBounds = true }
    setNeedsLayout()
    LayoutChanges.note()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, _ label: UILabel
  ) {
    label.text = properties.transform == .uppercase ? text?.uppercased() : text
    (label.font, label.textColor) = (properties.font, properties.color)
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    if properties.alignment == .center { label.textAlignment = .center }
    if let attributed { label.attributedText = attributed }
    label.isHidden = label.text?.isEmpty ?? true
  }

  /// Adds what the labels and the image view do not show.
  override func addOwnSettings(to settings: inout ObjectSettings) {
    let (content, usual) = (content, UIListContentConfiguration())
    func add(_ name: String, _ value: Any?, _ usual: Any? = nil) {
      settings.add("configuration.\(name)", value, usual: usual)
    }
    let texts = [
      ("textProperties", content.textProperties),
      ("secondaryTextProperties", content.secondaryTextProperties),
    ]
    for (name, text) in texts {
      add("\(name).adjustsFontSizeToFitWidth", text.adjustsFontSizeToFitWidth, false)
      add("\(name).minimumScaleFactor", text.minimumScaleFactor, CGFloat(0))
      add(
        "\(name).adjustsFontForContentSizeCategory", text.adjustsFontForContentSizeCategory, true)
      if text.transform != .uppercase {
        add("\(name).transform", text.transform, usual.textProperties.transform)
      }
      if text.alignment == .justified { add("\(name).alignment", text.alignment) }
    }
    add(
      "imageProperties.preferredSymbolConfiguration",
      content.imageProperties.preferredSymbolConfiguration)
    add(
      "textToSecondaryTextHorizontalPadding", content.textToSecondaryTextHorizontalPadding,
      usual.textToSecondaryTextHorizontalPadding)
    add(
      "axesPreservingSuperviewLayoutMargins", content.axesPreservingSuperviewLayoutMargins,
      usual.axesPreservingSuperviewLayoutMargins)
  }

  private func arrangement(width: CGFloat) -> ListContentArrangement {
    let content = content
    var size = content.image?.size ?? .zero
    let most = content.imageProperties.maximumSize
    let scale = min(
      1, most.width > 0 && size.width > 0 ? most.width / size.width : 1,
      most.height > 0 && size.height > 0 ? most.height / size.height : 1)
    size = CGSize(width: size.width * scale, height: size.height * scale)
    let reserved = content.imageProperties.reservedLayoutSize
    if size != .zero { size.width = max(size.width, reserved.width) }
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margins = content.directionalLayoutMargins
    let hasDetail = detail.text?.isEmpty == false
    let isBeside = content.prefersSideBySideTextAndSecondaryText
    return ListContentArrangement(
      kind: !hasDetail ? .default : isBeside ? .value1 : .subtitle, title: title, detail: detail,
      image: image, width: width,
      margins: UIEdgeInsets(
        top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing),
      imageGap: content.imageToTextPadding,
      verticalGap: content.textToSecondaryTextVerticalPadding, imageSize: size,
      isRightToLeft: isFlipped, leastHeight: content.leastHeight)
  }

  /// The height that the texts and the image need at the width that the layout gives.
  open override var intrinsicContentSize: CGSize {
    let width = (stored.context?.width).map { CGFloat($0) } ?? bounds.width
    return CGSize(
      width: UIView.noIntrinsicMetric,
      height: arrangement(width: width > 0 ? width : 10_000).height)
  }

  /// A guide that has the place of a part.
  private func guide(over part: UIView) -> UILayoutGuide? {
    guard !part.isHidden else { return nil }
    let name = "\(part.stored.partName ?? "")LayoutGuide"
    if let guide = layoutGuides.first(where: { $0.identifier == name }) { return guide }
    let guide = UILayoutGuide()
    guide.identifier = name
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: part.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: part.trailingAnchor),
      guide.topAnchor.constraint(equalTo: part.topAnchor),
      guide.bottomAnchor.constraint(equalTo: part.bottomAnchor),
    ])
    return guide
  }

  /// Places the labels and the image.
  open override func layoutSubviews() {
    super.layoutSubviews()
    arrangement(width: bounds.width).place(height: bounds.height)
  }
}
