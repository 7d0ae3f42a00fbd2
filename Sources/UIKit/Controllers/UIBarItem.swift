import RedlineLayout

/// Something in a bar; its title or its image is drawn.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  open var title: String?
  /// Drawn in place of the title: a symbol of the system, or a placeholder.
  open var image: UIImage?
  /// Compared only: items are drawn as enabled ones.
  open var isEnabled = true
  /// Ignored: only programs read it.
  open var tag = 0
  /// Compared only, as the properties that follow.
  open var imageInsets = UIEdgeInsets.zero
  open var landscapeImagePhone: UIImage?
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  private var titleTextAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { titleTextAttributes[state.rawValue] = attributes }
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleTextAttributes[state.rawValue] }

  public override init() { super.init() }
}

/// A button of a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// What a button of the system says.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, pageCurl, close

    var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      default: nil
      }
    }
    /// The name of the symbol that is drawn; `nil` for words and spaces.
    var symbol: String? {
      switch self {
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop, .close: "xmark"
      case .camera, .trash: "\(self)"
      case .play, .pause: "\(self).fill"
      case .rewind: "backward.fill"
      case .fastForward: "forward.fill"
      default: nil
      }
    }
  }

  /// The look of a button.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2

    /// Another name for plain.
    public static let bordered = Style.plain
  }

  private weak var targetObject: AnyObject?
  /// Ignored, as the properties that follow: it is told of a tap.
  open var target: AnyObject? {
    get { targetObject }
    set { targetObject = newValue }
  }
  open var action: Selector?
  /// Compared only, as the properties that follow.
  open var primaryAction: UIAction?
  open var menu: UIMenu?
  /// Which item of the system it is; `nil` for another one.
  private var systemItem: SystemItem?
  /// A view in place of the item, which a navigation bar shows.
  open var customView: UIView?
  /// Compared only, as the properties that follow.
  open var style = Style.plain
  open var width: CGFloat = 0
  open var tintColor: UIColor?
  open var possibleTitles: Set<String>?

  /// An item with a title or an image, which is drawn.
  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    super.init()
    self.title = title ?? primaryAction?.title
    self.image = image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// An item with a title that calls a method.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title)
    (self.style, self.target, self.action) = (style, target.map { $0 as AnyObject }, action)
  }

  /// An item with an image that calls a method.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image)
    (self.style, self.target, self.action) = (style, target.map { $0 as AnyObject }, action)
  }

  /// An item with two images that calls a method.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// An item of the system that calls a method; its word or its symbol is drawn.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }

  /// An item of the system that runs an action.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: systemItem.title, primaryAction: primaryAction, menu: menu)
    self.systemItem = systemItem
  }

  /// An item of a view, which lies in a navigation bar behind the other items of its side.
  public convenience init(customView: UIView) {
    self.init(title: nil)
    self.customView = customView
  }

  /// What a bar draws: the name of its image, or else its title; `nil` for a space or a view.
  var shown: String? {
    if customView != nil { return nil }
    if let symbol = systemItem?.symbol { return symbol }
    if let image { return image.barName }
    return title?.isEmpty == false ? title : nil
  }

  /// Whether it is a space, and how wide; a flexible one has no width.
  var space: SolvedLayout.BarSpace? {
    switch systemItem {
    case .flexibleSpace: .init(before: 0)
    case .fixedSpace: .init(before: 0, width: Double(width))
    default: nil
    }
  }

  open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Does what a tap would.
  func tap() {
    if let primaryAction { primaryAction.run(sender: self) }
    if let action { UIApplication.shared.sendAction(action, to: target, from: self, for: nil) }
  }
}

/// A tab's title and image.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// What a tab of the system says.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed

    var title: String {
      switch self {
      case .topRated: "Top Rated"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      default: "\(self)".capitalized
      }
    }
    /// The name of the symbol that is drawn.
    var symbol: String {
      switch self {
      case .more: "ellipsis"
      case .favorites, .featured, .topRated: "star.fill"
      case .recents, .history, .mostRecent: "clock.fill"
      case .contacts: "person.circle.fill"
      case .bookmarks: "book.fill"
      case .search: "magnifyingglass"
      case .downloads: "square.and.arrow.down"
      case .mostViewed: "list.number"
      }
    }
  }

  /// Compared only, as the properties that follow.
  open var badgeValue: String?
  open var badgeColor: UIColor?
  open var selectedImage: UIImage?
  open var titlePositionAdjustment = UIOffset.zero
  open var standardAppearance: UITabBarAppearance?
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Which item of the system it is; `nil` for another one.
  private(set) var systemItem: SystemItem?
  /// Whether anything of it would be shown.
  var isEmpty: Bool { title == nil && image == nil && selectedImage == nil && badgeValue == nil }

  public override init() { super.init() }

  /// An item with a title and an image, which are drawn.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// An item with a title and images, which are drawn.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// An item of the system.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: nil, tag: tag)
    self.systemItem = systemItem
  }
}
