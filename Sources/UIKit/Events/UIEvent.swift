/// Something that happened on the screen; only a program makes one.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What happened.
  public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
  /// What happened, in particular.
  public enum EventSubtype: Int, Sendable {
    case none, motionShake
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
    case remoteControlNextTrack, remoteControlPreviousTrack
    case remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
    case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }

  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  open var timestamp: TimeInterval { 0 }
  open var allTouches: Set<UITouch>? { nil }
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
  open func touches(for window: UIWindow) -> Set<UITouch>? { nil }
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { nil }
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// An event without touches.
  public override init() { super.init() }
}

/// A finger on the screen; only a program makes one.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Where a touch is in its course.
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

  /// What touches.
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
    /// A pencil.
    public static let stylus = pencil
  }

  /// What of a touch will be known better later.
  public struct Properties: OptionSet, Sendable {
    /// The bits, which are UIKit's.
    public let rawValue: Int
    /// Properties of UIKit's bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The force.
    public static let force = Self(rawValue: 1)
    /// The direction.
    public static let azimuth = Self(rawValue: 2)
    /// The angle to the screen.
    public static let altitude = Self(rawValue: 4)
    /// The place.
    public static let location = Self(rawValue: 8)
  }

  open var type: TouchType { .direct }
  open var majorRadius: CGFloat { 0 }
  open var majorRadiusTolerance: CGFloat { 0 }
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  open var altitudeAngle: CGFloat { .pi / 2 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
  open var estimationUpdateIndex: NSNumber? { nil }
  open var estimatedProperties: Properties { [] }
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
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
  case keyboardA, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH
  case keyboardI, keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP
  case keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX
  case keyboardY, keyboardZ
  case keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8
  case keyboard9, keyboard0
  case keyboardReturnOrEnter
  case keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
  case keyboardRightArrow = 79
  case keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
  case keyboardLeftControl = 224
  case keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI
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
