/// What a view shows, as a value that makes the view.
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
  /// The device's traits.
  @MainActor public var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
}

/// In what state a view is; always the plain one.
public struct UIViewConfigurationState: UIConfigurationState, Hashable, Sendable {
  /// The plain state.
  public init() {}
}

/// The background of a cell, of which the colour is drawn.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// The colour.
  public var backgroundColor: UIColor?
  /// Makes another colour of it.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  var shownColor: UIColor? { backgroundColor.map { backgroundColorTransformer?($0) ?? $0 } }
  /// The colour that is drawn, of a tint if it has none.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }
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
  /// That of a plain list's header or footer.
  public static func listPlainHeaderFooter() -> Self { Self() }
  /// That of a grouped list's header or footer.
  public static func listGroupedHeaderFooter() -> Self { Self() }
  /// That of a plain list's cell.
  public static func listPlainCell() -> Self { Self() }
  /// That of a grouped list's cell.
  public static func listGroupedCell() -> Self { Self() }
  /// That of a cell.
  public static func listCell() -> Self { Self() }
  /// That of a list's cell in a sidebar.
  public static func listSidebarCell() -> Self { Self() }
  /// That of a list's cell beside a sidebar.
  public static func listAccompaniedSidebarCell() -> Self { Self() }
  /// That of a list's header.
  public static func listHeader() -> Self { Self() }
  /// That of a list's footer.
  public static func listFooter() -> Self { Self() }
  /// That of a sidebar's header.
  public static func listSidebarHeader() -> Self { Self() }
  /// The background in a state.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// Adds what is set besides the colour.
  func addSettings(to settings: inout ObjectSettings) {
    let usual = Self()
    func add(_ name: String, _ value: Any?, _ usual: Any? = nil) {
      settings.add("backgroundConfiguration.\(name)", value, usual: usual)
    }
    add("cornerRadius", cornerRadius, usual.cornerRadius)
    add("backgroundInsets", backgroundInsets, usual.backgroundInsets)
    add("strokeColor", strokeColor)
    add("strokeWidth", strokeWidth, usual.strokeWidth)
    add("customView", customView)
    add("image", image)
    add("visualEffect", visualEffect)
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
