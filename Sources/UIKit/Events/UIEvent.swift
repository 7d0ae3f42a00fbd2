/// Something that happened on the screen; only a program makes one.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What happened.
  public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
  /// What happened, in particular.
  public enum EventSubtype: Int, Sendable { case none, motionShake }

  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  open var timestamp: TimeInterval { 0 }
  open var allTouches: Set<UITouch>? { nil }
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }

  /// An event without touches.
  public override init() { super.init() }
}

/// A finger on the screen; only a program makes one.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Where a touch is in its course.
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

  open var phase: Phase { .began }
  open var tapCount: Int { 1 }
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }
  open var timestamp: TimeInterval { 0 }
  open weak var view: UIView?
  open var window: UIWindow? { view?.window }
  /// The origin of the view: there is no finger.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// The origin of the view: there is no finger.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }

  /// A touch of nothing.
  public override init() { super.init() }
}

/// A key or button that is pressed; only a program makes one.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The key; none is pressed.
  open var key: UIKey? { nil }
  /// A press of nothing.
  public override init() { super.init() }
}

/// What happens to several keys or buttons.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {}

/// A key of a keyboard.
@preconcurrency @MainActor
open class UIKey: NSObject {
  open var characters: String { "" }
  open var charactersIgnoringModifiers: String { "" }
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var keyCode: UIKeyboardHIDUsage { .keyboardErrorUndefined }
}

/// Which key it is, by the numbers of its standard; those that apps ask for.
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardErrorUndefined = 3
  case keyboardReturnOrEnter = 40
  case keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
  case keyboardRightArrow = 79
  case keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
}

/// A key with a title that calls a method; no key is ever pressed.
@preconcurrency @MainActor
open class UIKeyCommand: NSObject {
  open var title = ""
  open var input: String?
  open var action: Selector?

  /// A command of a key.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = []
  ) {
    super.init()
    (self.title, self.input, self.action) = (title, input, action)
  }

  /// A command of a key.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }
}

extension UIKeyCommand {
  /// The key that leaves.
  public static let inputEscape = "UIKeyInputEscape"
  /// A key with an arrow.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// A key with an arrow.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// A key with an arrow.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// A key with an arrow.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The key that goes up by a page.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// The key that goes down by a page.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// The key that goes to the beginning.
  public static let inputHome = "UIKeyInputHome"
  /// The key that goes to the end.
  public static let inputEnd = "UIKeyInputEnd"
  /// The key that deletes.
  public static let inputDelete = "UIKeyInputDelete"
}

/// Keys that are held while another one is pressed.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits, which are UIKit's.
  public let rawValue: Int
  /// Flags of UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}
