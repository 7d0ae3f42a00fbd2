import RedlineLayout

extension UIView {
  /// Stored only, as the properties that follow.
  public var isMultipleTouchEnabled: Bool {
    get { stored.interactions.isMultipleTouchEnabled }
    set { stored.interactions.isMultipleTouchEnabled = newValue }
  }
  /// Stored only: there are no touches.
  public var isExclusiveTouch: Bool {
    get { stored.interactions.isExclusiveTouch }
    set { stored.interactions.isExclusiveTouch = newValue }
  }
  /// Pixels in a point; that of the screen unless set, and stored only.
  public var contentScaleFactor: CGFloat {
    get {
      let factor = stored.interactions.contentScaleFactor
      return factor > 0 ? factor : UIScreen.main.scale
    }
    set { stored.interactions.contentScaleFactor = newValue }
  }
  /// Stored only.
  public var isOpaque: Bool {
    get { stored.interactions.isOpaque }
    set { stored.interactions.isOpaque = newValue }
  }
  /// Stored only: views do not draw by code.
  public var clearsContextBeforeDrawing: Bool {
    get { stored.interactions.clearsContextBeforeDrawing }
    set { stored.interactions.clearsContextBeforeDrawing = newValue }
  }
  /// Stored only: the tint is never dimmed.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { stored.interactions.tintAdjustmentMode }
    set { stored.interactions.tintAdjustmentMode = newValue }
  }
  /// Stored only: no state is restored.
  public var restorationIdentifier: String? {
    get { stored.interactions.restorationIdentifier }
    set { stored.interactions.restorationIdentifier = newValue }
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
