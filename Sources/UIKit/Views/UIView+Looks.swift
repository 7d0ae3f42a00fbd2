import RedlineLayout

extension UIView {
  func showAccessibility() {
    peer.isAccessibilityElement = saysWhetherElement ? isAccessibilityElement : nil
    peer.accessibilityLabel = accessibilityLabel
    peer.accessibilityValue = accessibilityValue
    peer.accessibilityHint = accessibilityHint
    peer.accessibilityTraits = accessibilityTraits.names
    // Elements that are no views are not known; without a view among them the views inside are read.
    let elements = accessibilityElements?.compactMap { ($0 as? UIView)?.peer }
    let isKnown = accessibilityElements?.isEmpty == true || elements?.isEmpty == false
    peer.accessibilityElements = isKnown ? elements : nil
    peer.accessibilityViewIsModal = accessibilityViewIsModal
    peer.shouldGroupAccessibilityChildren = shouldGroupAccessibilityChildren
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
    completion?(true)
  }

  /// Runs the changes, then the completion; nothing is animated.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs the changes, then the completion; nothing is animated.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs the changes, then the completion; nothing is animated.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Runs the changes, as everything runs: nothing is animated.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Always false: nothing is animated.
  public class var areAnimationsEnabled: Bool { false }
}
