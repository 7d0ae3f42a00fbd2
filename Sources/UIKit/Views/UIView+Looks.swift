import RedlineLayout

extension UIView {
  /// Stored only, as the properties that follow.
  public var isUserInteractionEnabled: Bool {
    get { stored.interactions.isUserInteractionEnabled }
    set { stored.interactions.isUserInteractionEnabled = newValue }
  }
  public var isMultipleTouchEnabled: Bool {
    get { stored.interactions.isMultipleTouchEnabled }
    set { stored.interactions.isMultipleTouchEnabled = newValue }
  }
  public var isExclusiveTouch: Bool {
    get { stored.interactions.isExclusiveTouch }
    set { stored.interactions.isExclusiveTouch = newValue }
  }
  public var contentMode: ContentMode {
    get { stored.interactions.contentMode }
    set { stored.interactions.contentMode = newValue }
  }
  public var contentScaleFactor: CGFloat {
    get {
      let factor = stored.interactions.contentScaleFactor
      return factor > 0 ? factor : UIScreen.main.scale
    }
    set { stored.interactions.contentScaleFactor = newValue }
  }
  public var isOpaque: Bool {
    get { stored.interactions.isOpaque }
    set { stored.interactions.isOpaque = newValue }
  }
  public var clearsContextBeforeDrawing: Bool {
    get { stored.interactions.clearsContextBeforeDrawing }
    set { stored.interactions.clearsContextBeforeDrawing = newValue }
  }
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { stored.interactions.tintAdjustmentMode }
    set { stored.interactions.tintAdjustmentMode = newValue }
  }
  public var restorationIdentifier: String? {
    get { stored.interactions.restorationIdentifier }
    set { stored.interactions.restorationIdentifier = newValue }
  }

  public var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// A name for diagrams and messages in place of the stored property's.
  public var accessibilityIdentifier: String? {
    get { solved.accessibilityIdentifier }
    set { solved.accessibilityIdentifier = newValue }
  }

  /// Stored only, as the properties that follow.
  public var isAccessibilityElement: Bool {
    get { stored.interactions.accessibility.isElement }
    set { stored.interactions.accessibility.isElement = newValue }
  }
  public var accessibilityLabel: String? {
    get { stored.interactions.accessibility.label }
    set { stored.interactions.accessibility.label = newValue }
  }
  public var accessibilityValue: String? {
    get { stored.interactions.accessibility.value }
    set { stored.interactions.accessibility.value = newValue }
  }
  public var accessibilityHint: String? {
    get { stored.interactions.accessibility.hint }
    set { stored.interactions.accessibility.hint = newValue }
  }
  public var accessibilityTraits: UIAccessibilityTraits {
    get { stored.interactions.accessibility.traits }
    set { stored.interactions.accessibility.traits = newValue }
  }

  func showLooks() {
    let color = stored.alpha > 0 ? stored.backgroundColor : nil
    solved.backgroundColor = color.flatMap { $0.alpha > 0 ? $0.solved : nil }
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

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  public class var areAnimationsEnabled: Bool { false }
}
