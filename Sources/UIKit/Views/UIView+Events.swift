extension UIView {
  func hit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Ends what is edited in the view: its first responder resigns.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    first { $0.isFirstResponder }?.resignFirstResponder() ?? false
  }

  /// A plain view of the size: nothing is drawn before it is asked for.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let view = UIView(frame: frame)
    view.backgroundColor = backgroundColor
    return view
  }

  /// Does nothing: nothing is drawn.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    false
  }

  /// Runs the closures, in order: nothing is animated.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs the closure: nothing is animated.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) { animations() }

  /// Puts one view in the place of another one.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    fromView.superview?.addSubview(toView)
    fromView.removeFromSuperview()
    completion?(true)
  }

  /// Does nothing: nothing is animated.
  public class func setAnimationsEnabled(_ enabled: Bool) {}

  /// How keyframes would be animated.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, which are UIKit's.
    public let rawValue: UInt
    /// Options of UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Accepted, without effect.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Accepted, without effect.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Accepted, without effect.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Accepted, without effect.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
  }
}

extension UIWindow {
  /// A point of the window's coordinates in those of another window on the screen.
  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    UIView.converted(point, from: self, to: window)
  }
}

/// Where points are: views and the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {
  /// A point of the view's coordinates in those of another view.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: Self.view(coordinateSpace))
  }
  /// A rectangle of the view's coordinates in those of another view.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: Self.view(coordinateSpace))
  }
  /// A point of another view's coordinates in those of the view.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: Self.view(coordinateSpace))
  }
  /// A rectangle of another view's coordinates in those of the view.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: Self.view(coordinateSpace))
  }

  // Inlined, the cast ends the optimiser of Swift 6.3.1.
  @inline(never) private static func view(_ coordinateSpace: any UICoordinateSpace) -> UIView? {
    coordinateSpace as? UIView
  }
}

extension UIScreen: UICoordinateSpace {
  /// The screen as a space of points.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The screen, upright, as a space of points.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
}
