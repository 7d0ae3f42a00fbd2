/// An object in the chain that would answer events; there are none here.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

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
  open var accessibilityTraits = UIAccessibilityTraits.none {
    didSet { accessibilityDidChange() }
  }
  func accessibilityDidChange() {}

  private static weak var first: UIResponder?

  /// The responder that events would go to next: of a view its controller or superview. No events
  /// are passed on.
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { Self.first === self }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    Self.first = self
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder, canResignFirstResponder else { return false }
    Self.first = nil
    return true
  }
}
