/// An object in the chain that answers events: of a view its controller or superview, and at last the
/// application. Events come from a program only.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  /// What `init()` of the class makes where that is its own and hides UIKit's: rewritten code says so for
  /// each such class. Nothing, if `init()` is UIKit's.
  open class func ownObject() -> UIResponder? { nil }

  /// Never called: without Objective-C nothing is observed.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  // MARK: Accessibility

  /// What the object would say to assistive technology; of a view it is a part of the layout.
  open var isAccessibilityElement = false {
    didSet {
      saysWhetherElement = true
      accessibilityDidChange()
    }
  }
  /// Whether `isAccessibilityElement` was set; what was not is the class's own.
  private(set) var saysWhetherElement = false
  open var accessibilityLabel: String? { didSet { accessibilityDidChange() } }
  open var accessibilityValue: String? { didSet { accessibilityDidChange() } }
  open var accessibilityHint: String? { didSet { accessibilityDidChange() } }
  /// Those of the class until they are set.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { ownTraits ?? usualTraits }
    set {
      ownTraits = newValue
      accessibilityDidChange()
    }
  }
  private var ownTraits: UIAccessibilityTraits?
  /// What is read in place of what is inside, in this order: views and `UIAccessibilityElement`s.
  open var accessibilityElements: [Any]? { didSet { accessibilityDidChange() } }
  open var accessibilityViewIsModal = false { didSet { accessibilityDidChange() } }
  open var shouldGroupAccessibilityChildren = false { didSet { accessibilityDidChange() } }
  /// Where the element is on the screen, in points; where the view is unless set.
  open var accessibilityFrame = CGRect.zero { didSet { accessibilityDidChange() } }
  /// What the elements inside are together.
  open var accessibilityContainerType = UIAccessibilityContainerType.none {
    didSet { accessibilityDidChange() }
  }
  /// The label with attributes, of which its string is spoken.
  open var accessibilityAttributedLabel: NSAttributedString? {
    didSet {
      accessibilityLabel = accessibilityAttributedLabel?.string
      tell(oldValue, accessibilityAttributedLabel)
    }
  }
  func accessibilityDidChange() {}
  /// Adds what objects have that are there without being set.
  func addOwnSettings(to settings: inout ObjectSettings) {}

  /// Compared only, as the properties that follow.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    didSet { tell(oldValue, accessibilityCustomActions) }
  }
  open var accessibilityPath: UIBezierPath? { didSet { tell(oldValue, accessibilityPath) } }
  open var accessibilityLanguage: String? { didSet { tell(oldValue, accessibilityLanguage) } }
  open var accessibilityUserInputLabels: [String]! {
    didSet { tell(oldValue, accessibilityUserInputLabels) }
  }
  open var accessibilityIgnoresInvertColors = false {
    didSet { tell(oldValue, accessibilityIgnoresInvertColors) }
  }
  open var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic {
    didSet { tell(oldValue, accessibilityNavigationStyle) }
  }
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called by nobody, as the one that follows: there is no assistive technology.
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}

  // MARK: The chain

  private static weak var first: UIResponder?

  /// The responder that an event goes to next: of a view its controller or superview.
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  /// Compared of views and controllers: the keyboard is there for it.
  open var isFirstResponder: Bool { Self.first === self }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    Self.first = self
    LayoutChanges.note()
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder, canResignFirstResponder else { return false }
    Self.first = nil
    LayoutChanges.note()
    return true
  }

  // MARK: Events

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isMethod(of: self)
  }
  /// The first responder of the chain that can perform an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }
  open var keyCommands: [UIKeyCommand]? { nil }
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open var inputAccessoryViewController: UIViewController? { nil }
  /// Does nothing: the keyboard is never shown.
  open func reloadInputViews() {}
  open var textInputContextIdentifier: String? { nil }
  /// Called by nobody: nothing is stored of what is done.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Called by nobody: nothing is stored of what is done.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func cut(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  /// The next responder's; a window has its own.
  open var undoManager: UndoManager? { next?.undoManager }
  open func buildMenu(with builder: any UIMenuBuilder) {}
}

/// What builds the menus of an application; there are none.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {}

/// Something that assistive technology offers to do; nobody asks for it here.
@preconcurrency @MainActor
public final class UIAccessibilityCustomAction: NSObject {
  /// What the action is called.
  public var name: String

  /// An action of a name that runs a closure.
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil) {
    self.name = name
    super.init()
  }

  /// An action of a name that calls a method.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    super.init()
  }
}

/// Where assistive technology scrolls to.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}

/// How assistive technology goes through elements.
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }
