import RedlineLayout

extension UIResponder {
  /// The traits of the class, which are those that a layout has for its control.
  var usualTraits: UIAccessibilityTraits {
    switch self {
    case is UILabel: .staticText
    case is UIButton: .button
    case is UISlider, is UIPageControl, is UIPickerView: .adjustable
    case is UISearchBar: .searchField
    case is UIProgressView, is UIActivityIndicatorView: .updatesFrequently
    case is UIImageView: .image
    case is UINavigationBar: .header
    default: .none
    }
  }
}

extension UIView {
  func showAccessibility() {
    // A class that overrides it to say yes sets nothing.
    let saysSo = saysWhetherElement || isAccessibilityElement
    peer.isAccessibilityElement = saysSo ? isAccessibilityElement : nil
    peer.accessibilityLabel = accessibilityLabel
    peer.accessibilityValue = accessibilityValue
    peer.accessibilityHint = accessibilityHint
    let traits = accessibilityTraits
    peer.accessibilityTraits = traits == usualTraits ? nil : traits.names ?? []
    // Other objects are not known; of a list of those alone the views inside are read.
    let elements = accessibilityElements ?? countedElements
    let known = elements?.filter { $0 is UIView || $0 is UIAccessibilityElement }
    let isKnown = elements?.isEmpty == true || known?.isEmpty == false
    peer.accessibilityParts =
      !isKnown
      ? nil
      : known?.compactMap { element in
        if let view = element as? UIView { return .view(view.peer) }
        return (element as? UIAccessibilityElement)?.shown.map { .object($0) }
      }
    peer.accessibilityFrame = accessibilityFrame == .zero ? nil : accessibilityFrame
    let container = accessibilityContainerType
    peer.accessibilityContainer = container == .none ? nil : "\(container)"
    peer.accessibilityViewIsModal = accessibilityViewIsModal
    peer.shouldGroupAccessibilityChildren = shouldGroupAccessibilityChildren
  }

  /// What a class answers that counts its elements instead of listing them; `nil` where none does.
  private var countedElements: [Any]? {
    // What is made to answer tells its container that it changes.
    guard !stored.isCountingElements else { return nil }
    stored.isCountingElements = true
    defer { stored.isCountingElements = false }
    let count = accessibilityElementCount()
    guard count > 0, count != NSNotFound else { return nil }
    return (0..<count).compactMap { accessibilityElement(at: $0) }
  }

  func showLooks() {
    let color = stored.backgroundColor
    peer.backgroundColor = color.flatMap { $0.alpha > 0 ? $0.peer : nil }
  }

  /// Shows the colour that was set for this view or around it, here and in the views inside.
  func inheritTint() {
    showTint()
    tintColorDidChange()
    for view in subviews where view.stored.tintColor == nil { view.inheritTint() }
  }

  func showTint() {
    var view: UIView? = self
    while let current = view, current.stored.tintColor == nil { view = current.superview }
    let tint = showsTint ? view?.stored.tintColor : nil
    peer.tintColor = (partColor ?? tint)?.peer
  }

  /// Whether a tint colour is set around the view.
  var hasInheritedTint: Bool {
    superview.map { $0.stored.tintColor != nil || $0.hasInheritedTint } ?? false
  }

  // MARK: Animation

  /// Runs the changes, then the completion; nothing is animated.
  public class func animate(
    withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    AnimationEnds.run { completion?(true) }
  }

  /// Runs the changes, then the completion; nothing is animated.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    AnimationEnds.run { completion?(true) }
  }

  /// Runs the changes, then the completion; nothing is animated.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    AnimationEnds.run { completion?(true) }
  }

  /// Runs the changes, then the completion; nothing is animated.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    AnimationEnds.run { completion?(true) }
  }

  /// Runs the changes, as everything runs: nothing is animated.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Always false: nothing is animated.
  public class var areAnimationsEnabled: Bool { false }
}
