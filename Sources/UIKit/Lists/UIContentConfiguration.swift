/// What a view shows, as a value; nobody makes a view of it.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
}

/// In what state a view is.
@preconcurrency @MainActor
public protocol UIConfigurationState {}

/// In what state a cell is; always the plain one.
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
  /// Whether the cell is chosen.
  public var isSelected = false
  /// Whether the cell is touched.
  public var isHighlighted = false
  /// Whether the cell is in use.
  public var isDisabled = false
  /// Whether the list is edited.
  public var isEditing = false
  /// Whether the cell is opened.
  public var isExpanded = false
  /// Whether the cell is dragged.
  public var isSwiped = false
  /// Whether the cell is in focus.
  public var isFocused = false
}

/// In what state a view is; always the plain one.
public struct UIViewConfigurationState: UIConfigurationState, Hashable, Sendable {
  /// The plain state.
  public init() {}
}

/// The background of a cell; it is stored, and not drawn.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// The colour.
  public var backgroundColor: UIColor?
  /// The radius of the corners in points.
  public var cornerRadius: CGFloat = 0
  /// Distances from the edges.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the border.
  public var strokeColor: UIColor?
  /// The width of the border in points.
  public var strokeWidth: CGFloat = 0
  /// A view in place of the colour.
  public var customView: UIView?
  /// A picture in place of the colour.
  public var image: UIImage?
  /// What is behind it.
  public var visualEffect: UIVisualEffect?
  /// No background.
  public static func clear() -> Self { Self() }
  /// That of a plain list's cell.
  public static func listPlainCell() -> Self { Self() }
  /// That of a grouped list's cell.
  public static func listGroupedCell() -> Self { Self() }
  /// That of a cell.
  public static func listCell() -> Self { Self() }
  /// The background in a state.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// Labels and an image of a cell; they are stored, and not drawn.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text is set.
  @preconcurrency @MainActor
  public struct TextProperties {
    /// The font.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The colour.
    public var color = UIColor.label
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
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// Between image and texts.
  public var imageToTextPadding: CGFloat = 0
  /// Between texts, across.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 0
  /// Between texts, down.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// Whether texts are side by side.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Whether margins follow the superview's.
  public var axesPreservingSuperviewLayoutMargins: Int = 3
  /// That of a cell.
  public static func cell() -> Self { Self() }
  /// That of a cell with two lines.
  public static func subtitleCell() -> Self { Self() }
  /// That of a cell with a value.
  public static func valueCell() -> Self { Self() }
  /// That of a header.
  public static func plainHeader() -> Self { Self() }
  /// That of a header.
  public static func groupedHeader() -> Self { Self() }
  /// That of a header.
  public static func sidebarHeader() -> Self { Self() }
  /// That of a cell at the side.
  public static func sidebarCell() -> Self { Self() }
  /// A view without labels.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  /// The same in a state.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A view of labels and an image, without them.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration
  /// A view of a configuration.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  /// Reads nothing from the coder: archives are not supported.
  public required init?(coder: NSCoder) {
    configuration = UIListContentConfiguration()
    super.init(coder: coder)
  }
}

/// What a swipe over a cell offers.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// What the object was made with.
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true
  /// Some actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// Something that a swipe offers.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// How an action stands out.
  public enum Style: Int, Sendable { case normal, destructive }
  /// Runs an action.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  /// What the object was made with.
  public let style: Style
  /// What the object was made with.
  public let handler: Handler
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor! = .systemGray
  /// An action that runs a closure.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }
}
