extension UIView {
  func hit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// The rectangle around the points on the view's axes that it answers touches at, where its class says
  /// so and that is not its bounds; `nil` for one that answers none in its middle. What views around it
  /// leave out, up to one that scrolls, is no part.
  var touchArea: CGRect? {
    let (rect, middle) = (bounds, CGPoint(x: bounds.midX, y: bounds.midY))
    let isTouched =
      self is UIControl || gestureRecognizers?.isEmpty == false
      || accessibilityTraits.contains(.button)
    guard isTouched, !rect.isEmpty, answers(middle) else { return nil }
    let sides: [(x: CGFloat, y: CGFloat)] = [(-1, 0), (1, 0), (0, -1), (0, 1)]
    func half(_ side: (x: CGFloat, y: CGFloat)) -> CGFloat {
      (side.x == 0 ? rect.height : rect.width) / 2
    }
    func point(_ side: (x: CGFloat, y: CGFloat), _ distance: CGFloat) -> CGPoint {
      // A rectangle contains its left and upper edges, and not the other ones.
      CGPoint(
        x: middle.x + side.x * (distance - 0.01), y: middle.y + side.y * (distance - 0.01))
    }
    let isUsual = sides.allSatisfy {
      answers(point($0, half($0))) && !answers(point($0, half($0) + 0.5))
    }
    guard !isUsual else { return nil }
    let ends = sides.map { side in
      reach(from: half(side)) { self.answers(point(side, $0)) && self.isLet(point(side, $0)) }
    }
    return CGRect(
      x: middle.x - ends[0], y: middle.y - ends[2], width: ends[0] + ends[1],
      height: ends[2] + ends[3])
  }

  /// How many points beside an edge are asked for; an area that is larger ends there.
  private static let greatestReach: CGFloat = 64

  /// The distance from the middle up to which touches are answered, to an eighth of a point.
  private func reach(from edge: CGFloat, _ answers: (CGFloat) -> Bool) -> CGFloat {
    var reached = answers(edge) ? edge : max(0, edge - Self.greatestReach)
    let end = answers(edge) ? edge + Self.greatestReach : edge
    while reached < end, answers(reached + 1) { reached += 1 }
    for step: CGFloat in [0.5, 0.25, 0.125] where reached + step < end && answers(reached + step) {
      reached += step
    }
    return reached
  }

  /// Whether a touch at a point that comes to the view is answered by it or by one in it.
  private func answers(_ point: CGPoint) -> Bool { hitTest(point, with: nil) != nil }

  /// Whether the views around it pass a touch at a point on to the view.
  private func isLet(_ point: CGPoint) -> Bool {
    var (view, place) = (self, point)
    for _ in 0..<32 {
      guard let parent = view.superview, !(parent is UIScrollView) else { break }
      place = view.convert(place, to: parent)
      guard parent.point(inside: place, with: nil) else { return false }
      view = parent
    }
    return true
  }

  /// A view of the size and colour.
  func plainCopy() -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = backgroundColor
    return view
  }

  /// Runs the closures, in order: nothing is animated.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    AnimationEnds.run { completion?(true) }
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
    AnimationEnds.run { completion?(true) }
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
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Accepted, without effect.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Accepted, without effect.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    /// Accepted, without effect.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Accepted, without effect.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Accepted, without effect.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Accepted, without effect.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Accepted, without effect.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
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
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
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
  /// A point of the screen in the coordinates of a view.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace === self ? point : coordinateSpace.convert(point, from: self)
  }
  /// A point of a view's coordinates on the screen.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace === self ? point : coordinateSpace.convert(point, to: self)
  }
  /// A rectangle of the screen in the coordinates of a view.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace === self ? rect : coordinateSpace.convert(rect, from: self)
  }
  /// A rectangle of a view's coordinates on the screen.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace === self ? rect : coordinateSpace.convert(rect, to: self)
  }
  /// The screen as a space of points.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The screen, upright, as a space of points.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
}
