/// How an animation would speed up.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name, which is Core Animation's.
  public let rawValue: String
  /// The function of that name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Evenly.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slowly at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slowly at last.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slowly at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The system's.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// How an animation would speed up.
@preconcurrency @MainActor
open class CAMediaTimingFunction: NSObject {
  /// A function of a name.
  public init(name: CAMediaTimingFunctionName) { super.init() }
  /// A function of two controls.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { super.init() }
}

/// What a layer shows before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name, which is Core Animation's.
  public let rawValue: String
  /// The mode of that name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The end stays.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The beginning shows before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Neither.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// Hears of animations.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing unless the delegate has its own.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing unless the delegate has its own.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change of a layer over time; it ends at once, and changes nothing.
@preconcurrency @MainActor
open class CAAnimation: NSObject {
  open var duration: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  open var timeOffset: CFTimeInterval = 0
  open var speed: Float = 1
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  open var isRemovedOnCompletion = true
  open var timingFunction: CAMediaTimingFunction?
  open var delegate: (any CAAnimationDelegate)?
  open func setValue(_ value: Any?, forKey key: String) {}
  public override init() { super.init() }
}

/// Seconds.
public typealias CFTimeInterval = Double

/// A change of a property.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false
  /// An animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// A change from one value to another.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
}

/// A change like that of a spring.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  open var settlingDuration: CFTimeInterval { duration }
}

/// A change through several values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  open var path: CGPath?
  open var timingFunctions: [CAMediaTimingFunction]?
}

/// Several changes together.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

/// The way from one look to another.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name, which is Core Animation's.
  public let rawValue: String
  /// The type of that name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Fades.
  public static let fade = CATransitionType(rawValue: "fade")
  /// Pushes.
  public static let push = CATransitionType(rawValue: "push")
  /// Reveals.
  public static let reveal = CATransitionType(rawValue: "reveal")
  /// Moves in.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
}

/// Where a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name, which is Core Animation's.
  public let rawValue: String
  /// The subtype of that name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A transition of a layer's contents.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1
}

/// Changes of layers together; they are made at once.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private static var completions: [(() -> Void)?] = []

  open class func begin() { completions.append(nil) }
  /// Runs the completion: nothing takes time.
  open class func commit() {
    guard let completion = completions.popLast() ?? nil else { return }
    AnimationEnds.run(completion)
  }
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if !completions.isEmpty {
      completions[completions.count - 1] = block
    } else if let block {
      AnimationEnds.run(block)
    }
  }
  open class func setDisableActions(_ flag: Bool) {}
  /// True: nothing is animated.
  open class func disableActions() -> Bool { true }
  open class func setAnimationDuration(_ dur: CFTimeInterval) {}
  open class func animationDuration() -> CFTimeInterval { 0.25 }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  open class func setValue(_ anObject: Any?, forKey key: String) {}
  open class func value(forKey key: String) -> Any? { nil }
  open class func lock() {}
  open class func unlock() {}
  open class func flush() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Always 0: no time passes during a layout.
public func CACurrentMediaTime() -> CFTimeInterval { 0 }
