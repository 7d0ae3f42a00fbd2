/// Something in a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Whether an action is on.
  public enum State: Int, Sendable { case off, on, mixed }
  /// How an action is shown.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits, which are UIKit's.
    public let rawValue: UInt
    /// Attributes of UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It takes something away.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// The title of a button that is made of the action.
  public internal(set) var title: String
  /// The image of a button that is made of the action; `nil` for none.
  public internal(set) var image: UIImage?
  /// Compared only.
  open var subtitle: String?

  init(title: String, image: UIImage?) {
    (self.title, self.image) = (title, image)
    super.init()
  }
}

/// What an action runs.
public typealias UIActionHandler = (UIAction) -> Void

/// Something that a control does.
@preconcurrency @MainActor
public final class UIAction: UIMenuElement {
  /// A name by which one action takes the place of another.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The bits, which are UIKit's.
    public let rawValue: String
    /// Options of UIKit's bits.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The identifier of that name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name; an action without one has a name that no other has.
  public let identifier: Identifier
  /// The control that runs the action; `nil` before.
  public private(set) var sender: Any?
  /// Compared only.
  public var attributes: Attributes
  /// Compared only.
  public var state: State
  /// Compared only.
  public var discoverabilityTitle: String?
  private let handler: (UIAction) -> Void

  /// An action that runs a closure.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    (self.attributes, self.state, self.discoverabilityTitle) = (
      attributes, state, discoverabilityTitle
    )
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  func run(sender: Any) {
    self.sender = sender
    defer { self.sender = nil }
    handler(self)
  }
}

/// A menu's choice that calls a method.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// What the object was made with.
  public let action: Selector
  /// A choice that calls a method.
  public init(title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil) {
    self.action = action
    super.init(title: title, image: image)
  }
}

/// A menu; it is stored, and not shown.
@preconcurrency @MainActor
public final class UIMenu: UIMenuElement {
  /// A name by which menus are found.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name, which is UIKit's.
    public let rawValue: String
    /// The identifier of that name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The identifier of that name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A menu of the system.
    public static let application = Identifier(rawValue: "com.apple.menu.application")
    /// A menu of the system.
    public static let file = Identifier(rawValue: "com.apple.menu.file")
    /// A menu of the system.
    public static let edit = Identifier(rawValue: "com.apple.menu.edit")
    /// A menu of the system.
    public static let view = Identifier(rawValue: "com.apple.menu.view")
    /// A menu of the system.
    public static let window = Identifier(rawValue: "com.apple.menu.window")
    /// A menu of the system.
    public static let help = Identifier(rawValue: "com.apple.menu.help")
    /// A menu of the system.
    public static let about = Identifier(rawValue: "com.apple.menu.about")
    /// A menu of the system.
    public static let preferences = Identifier(rawValue: "com.apple.menu.preferences")
    /// A menu of the system.
    public static let services = Identifier(rawValue: "com.apple.menu.services")
    /// A menu of the system.
    public static let hide = Identifier(rawValue: "com.apple.menu.hide")
    /// A menu of the system.
    public static let quit = Identifier(rawValue: "com.apple.menu.quit")
    /// A menu of the system.
    public static let newScene = Identifier(rawValue: "com.apple.menu.newScene")
    /// A menu of the system.
    public static let close = Identifier(rawValue: "com.apple.menu.close")
    /// A menu of the system.
    public static let print = Identifier(rawValue: "com.apple.menu.print")
    /// A menu of the system.
    public static let undoRedo = Identifier(rawValue: "com.apple.menu.undoRedo")
    /// A menu of the system.
    public static let standardEdit = Identifier(rawValue: "com.apple.menu.standardEdit")
    /// A menu of the system.
    public static let find = Identifier(rawValue: "com.apple.menu.find")
    /// A menu of the system.
    public static let replace = Identifier(rawValue: "com.apple.menu.replace")
    /// A menu of the system.
    public static let share = Identifier(rawValue: "com.apple.menu.share")
    /// A menu of the system.
    public static let textStyle = Identifier(rawValue: "com.apple.menu.textStyle")
    /// A menu of the system.
    public static let spelling = Identifier(rawValue: "com.apple.menu.spelling")
    /// A menu of the system.
    public static let substitutions = Identifier(rawValue: "com.apple.menu.substitutions")
    /// A menu of the system.
    public static let transformations = Identifier(rawValue: "com.apple.menu.transformations")
    /// A menu of the system.
    public static let speech = Identifier(rawValue: "com.apple.menu.speech")
    /// A menu of the system.
    public static let lookup = Identifier(rawValue: "com.apple.menu.lookup")
    /// A menu of the system.
    public static let learn = Identifier(rawValue: "com.apple.menu.learn")
    /// A menu of the system.
    public static let format = Identifier(rawValue: "com.apple.menu.format")
    /// A menu of the system.
    public static let font = Identifier(rawValue: "com.apple.menu.font")
    /// A menu of the system.
    public static let textSize = Identifier(rawValue: "com.apple.menu.textSize")
    /// A menu of the system.
    public static let textColor = Identifier(rawValue: "com.apple.menu.textColor")
    /// A menu of the system.
    public static let text = Identifier(rawValue: "com.apple.menu.text")
    /// A menu of the system.
    public static let writingDirection = Identifier(rawValue: "com.apple.menu.writingDirection")
    /// A menu of the system.
    public static let alignment = Identifier(rawValue: "com.apple.menu.alignment")
    /// A menu of the system.
    public static let toolbar = Identifier(rawValue: "com.apple.menu.toolbar")
    /// A menu of the system.
    public static let fullscreen = Identifier(rawValue: "com.apple.menu.fullscreen")
    /// A menu of the system.
    public static let root = Identifier(rawValue: "com.apple.menu.root")
    /// A menu of the system.
    public static let document = Identifier(rawValue: "com.apple.menu.document")
  }

  /// How a menu is shown.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits, which are UIKit's.
    public let rawValue: UInt
    /// Options of UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// In the menu around it.
    public static let displayInline = Options(rawValue: 1)
    /// It takes something away.
    public static let destructive = Options(rawValue: 2)
    /// One choice at a time.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// What is in the menu.
  public let children: [UIMenuElement]
  /// The name; `nil` for none.
  public let identifier: Identifier?
  /// How it is shown.
  public let options: Options

  /// A menu of elements.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    (self.children, self.identifier, self.options) = (children, identifier, options)
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// The menu with other elements.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, image: image, identifier: identifier, options: options, children: newChildren)
  }
}

/// Elements of a menu that are made when it is shown; it is not.
@preconcurrency @MainActor
public final class UIDeferredMenuElement: UIMenuElement {
  /// Makes elements, and gives them to the closure that it is given.
  public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void
  /// Elements that a closure makes.
  public init(_ elementProvider: @escaping Provider) { super.init(title: "", image: nil) }
  /// Elements that a closure makes whenever the menu is shown.
  public class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider)
  }
}

/// A menu over a view; it is not shown.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The name; one that no other has unless it was given.
  public let identifier: any NSCopying
  /// A menu that a closure makes.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    super.init()
  }
}

/// Makes a menu over a view; nobody asks.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// Offers a menu over a view.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  open weak var view: UIView?
  open weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// A menu of a delegate.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    super.init()
    self.delegate = delegate
  }
}
