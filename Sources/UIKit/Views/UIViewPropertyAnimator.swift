/// Where an animator is in its course.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// Where an animation stands.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// Something that animates views.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Something that animates what closures change.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void)
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// How an animation would speed up.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {}

/// An animation's speed by a curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// That of the system.
  public override init() { super.init() }
  /// One of the system's.
  public init(animationCurve curve: UIView.AnimationCurve) { super.init() }
  /// A curve of two controls.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) { super.init() }
}

/// An animation's speed by a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// That of the system.
  public override init() { super.init() }
  /// A spring that is slowed down.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    super.init()
  }
  /// A spring of a mass.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    super.init()
  }
}

/// Runs closures that change views; nothing is animated, so they are at their end at once.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// What the object was made with.
  public let duration: TimeInterval
  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false
  open var isReversed = false
  open var isInterruptible = true
  open var isUserInteractionEnabled = true
  open var scrubsLinearly = true
  open var pausesOnCompletion = false
  open var fractionComplete: CGFloat = 0
  open var delay: TimeInterval { 0 }

  /// An animation by a timing.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    super.init()
  }
  /// An animation without a duration.
  public override convenience init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }
  /// An animation by a curve of the system.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters())
    if let animations { addAnimations(animations) }
  }
  /// An animation by a curve of two controls.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .linear, animations: animations) }
  /// An animation by a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .linear, animations: animations) }

  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .linear, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    animations.append(animation)
  }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  open func startAnimation() {
    for animation in animations { animation() }
    animations = []
    finishAnimation(at: .end)
  }
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  open func pauseAnimation() {}
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }
  open func stopAnimation(_ withoutFinishing: Bool) { state = .stopped }
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    let completions = completions
    self.completions = []
    (state, fractionComplete) = (.inactive, 1)
    AnimationEnds.run { for completion in completions { completion(finalPosition) } }
  }
}
