/// An object in the chain that would answer events; there are none here.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  /// What the object would say to assistive technology; of a view it is a part of the layout.
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityHint: String?
  open var accessibilityTraits = UIAccessibilityTraits.none

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
