// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation

/// An object of which nothing is known, with the members that Objective-C would look up in it while the
/// program runs. The plugin `RedlineSources` puts it around objects of the type `AnyObject`.
///
/// A member that the object does not have is `nil`, and a method that it does not have does nothing.
@preconcurrency @MainActor
public struct ObjectLookup: LookedUpObject {
  /// The object.
  public let object: AnyObject

  /// Wraps an object.
  public init(_ object: AnyObject) { self.object = object }
  /// Wraps an object, if there is one.
  public init?(_ object: AnyObject?) {
    guard let object else { return nil }
    self.object = object
  }

  private var view: UIView? { object as? UIView }
  private var constraint: NSLayoutConstraint? { object as? NSLayoutConstraint }

  // MARK: Constraints

  /// A number of the classes that have one, as which all of them answer.
  public var priority: Float! { constraint?.priority.rawValue }
  public var constant: CGFloat! { constraint?.constant }
  public var multiplier: CGFloat! { constraint?.multiplier }
  public var relation: NSLayoutConstraint.Relation! { constraint?.relation }
  public var firstAttribute: NSLayoutConstraint.Attribute! { constraint?.firstAttribute }
  public var secondAttribute: NSLayoutConstraint.Attribute! { constraint?.secondAttribute }
  public var isActive: Bool! { constraint?.isActive }
  public var identifier: String? { constraint?.identifier }

  // MARK: Views and controls

  public var tag: Int! { view?.tag ?? (object as? UIBarItem)?.tag }
  public var frame: CGRect! { view?.frame }
  public var bounds: CGRect! { view?.bounds }
  public var center: CGPoint! { view?.center }
  public var superview: UIView? { view?.superview }
  public var subviews: [UIView]! { view?.subviews }
  public var isHidden: Bool! { view?.isHidden }
  public var isSelected: Bool! { (object as? UIControl)?.isSelected }
  public var isEnabled: Bool! {
    (object as? UIControl)?.isEnabled ?? (object as? UIBarItem)?.isEnabled
      ?? (object as? UIGestureRecognizer)?.isEnabled
  }
  public var isOn: Bool! { (object as? UISwitch)?.isOn }
  public var value: Float! { (object as? UISlider)?.value }
  public var selectedSegmentIndex: Int! { (object as? UISegmentedControl)?.selectedSegmentIndex }
  public var currentTitle: String? { (object as? UIButton)?.currentTitle }
  public var titleLabel: UILabel? { (object as? UIButton)?.titleLabel }
  public var text: String? {
    (object as? UILabel)?.text ?? (object as? UITextField)?.text ?? (object as? UITextView)?.text
      ?? (object as? UISearchBar)?.text
  }
  public var title: String? {
    (object as? UIViewController)?.title ?? (object as? UIBarItem)?.title
  }
  public func setTitle(_ title: String?, for state: UIControl.State) {
    (object as? UIButton)?.setTitle(title, for: state)
  }
  public func removeFromSuperview() { view?.removeFromSuperview() }
  @discardableResult public func becomeFirstResponder() -> Bool {
    (object as? UIResponder)?.becomeFirstResponder() ?? false
  }
  @discardableResult public func resignFirstResponder() -> Bool {
    (object as? UIResponder)?.resignFirstResponder() ?? false
  }

  // MARK: Values

  private var number: NSNumber? { object as? NSNumber }
  private var boxed: NSValue? { number == nil ? object as? NSValue : nil }
  private var string: NSString? { object as? NSString }

  public var cgRectValue: CGRect! { boxed?.cgRectValue }
  public var cgPointValue: CGPoint! { boxed?.cgPointValue }
  public var cgSizeValue: CGSize! { boxed?.cgSizeValue }
  public var doubleValue: Double! { number?.doubleValue ?? string?.doubleValue }
  public var floatValue: Float! { number?.floatValue ?? string?.floatValue }
  public var intValue: Int32! { number?.int32Value ?? string?.intValue }
  public var integerValue: Int! { number?.intValue ?? string?.integerValue }
  public var boolValue: Bool! { number?.boolValue ?? string?.boolValue }

  // MARK: Gestures

  public var state: UIGestureRecognizer.State! { (object as? UIGestureRecognizer)?.state }
  public func location(in view: UIView?) -> CGPoint {
    (object as? UIGestureRecognizer)?.location(in: view) ?? .zero
  }
}

/// Gives members of an object a second type, between which what is around them decides.
@preconcurrency @MainActor
public protocol LookedUpObject {
  /// The object.
  var object: AnyObject { get }
}

extension LookedUpObject {
  public var priority: UILayoutPriority! { (object as? NSLayoutConstraint)?.priority }
}

extension Array where Element == AnyObject {
  /// The objects with the members that Objective-C would look up in them.
  @preconcurrency @MainActor public var lookedUp: [ObjectLookup] { map { ObjectLookup($0) } }
}
