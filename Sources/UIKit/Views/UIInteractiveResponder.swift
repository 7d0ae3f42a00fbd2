/// What a view tells its subclasses, and what it stores for events and drawing without an effect on its layout. UIKit has no class
/// between `UIResponder` and `UIView`; here it keeps that one short.
@preconcurrency @MainActor
open class UIInteractiveResponder: UIResponder {
  // MARK: What subclasses are told

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  /// Called after the frames of the subviews are set; what it changes is solved again.
  open func layoutSubviews() {}
  open func layoutMarginsDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func tintColorDidChange() {}

  // MARK: Drawing

  /// Called before a picture is made; areas, lines and gradients are drawn in it.
  open func draw(_ rect: CGRect) {}
  /// Does nothing: views do not draw by code.
  open func setNeedsDisplay() {}
  /// Does nothing: views do not draw by code.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Called by nobody: what a view draws is drawn by `draw(_:)`.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Called by nobody: layers have no contents.
  open func display(_ layer: CALayer) {}
  /// Called by nobody: layers follow their views.
  open func layoutSublayers(of layer: CALayer) {}
  /// `nil` unless overridden.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// Constraints mean the view as it is before, `frame` lies around it after. Pictures of the screen show it.
  open var transform = CGAffineTransform.identity
  /// Drawn flat, as what is seen from the front. Compared, too.
  open var transform3D = CATransform3DIdentity { didSet { tell(oldValue, transform3D) } }
  /// Compared only: nothing is masked.
  open var mask: UIView? { didSet { tell(oldValue, mask) } }
  /// Compared only: views do not draw by code.
  open var clearsContextBeforeDrawing = true {
    didSet { tell(oldValue, clearsContextBeforeDrawing) }
  }
  /// Compared only.
  open var isOpaque = true { didSet { tell(oldValue, isOpaque) } }
  /// Compared only: the tint is never dimmed.
  open var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic {
    didSet { tell(oldValue, tintAdjustmentMode) }
  }
  /// Pixels in a point; that of the screen unless set. Compared only.
  open lazy var contentScaleFactor: CGFloat = UIScreen.main.scale {
    didSet { tell(oldValue, contentScaleFactor) }
  }
  /// Compared only: nothing is stretched.
  open var contentStretch = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet { tell(oldValue, contentStretch) }
  }

  // MARK: Events

  /// Compared only: there are no touches.
  open var isMultipleTouchEnabled = false { didSet { tell(oldValue, isMultipleTouchEnabled) } }
  /// Compared only: there are no touches.
  open var isExclusiveTouch = false { didSet { tell(oldValue, isExclusiveTouch) } }
  /// Compared only: no state is restored.
  open var restorationIdentifier: String? { didSet { tell(oldValue, restorationIdentifier) } }
  /// Compared only: there is no focus.
  open var focusGroupIdentifier: String? { didSet { tell(oldValue, focusGroupIdentifier) } }
  /// Always false: there is no focus.
  open var isFocused: Bool { false }
  open var canBecomeFocused: Bool { false }
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Ignored: there are no touches.
  open var gestureRecognizers: [UIGestureRecognizer]?
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.owner = self as? UIView
  }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.owner = nil
  }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// A rectangle unless overridden: nothing collides.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// Called by nobody: no file is read.
  open func awakeFromNib() {}
  /// Called by nobody: no file is read.
  open func prepareForInterfaceBuilder() {}

  /// Compared only, as the properties that follow.
  open var interactions: [any UIInteraction] = [] { didSet { tell(oldValue, interactions) } }
  open var motionEffects: [UIMotionEffect] = [] { didSet { tell(oldValue, motionEffects) } }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { tell(oldValue, overrideUserInterfaceStyle) }
  }
  open var largeContentTitle: String? { didSet { tell(oldValue, largeContentTitle) } }
  open var showsLargeContentViewer = false { didSet { tell(oldValue, showsLargeContentViewer) } }
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    didSet { tell(oldValue, maximumContentSizeCategory) }
  }
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    didSet { tell(oldValue, minimumContentSizeCategory) }
  }
  open func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
  open func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}

/// The outline by which things collide.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable { case rectangle, ellipse, path }

/// What the focus moves among; there is none.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: AnyObject {}

extension UIView: UIFocusEnvironment {}
extension UIViewController: UIFocusEnvironment {}

/// A move of the focus, which there is not.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  open var nextFocusedView: UIView? { nil }
  open var previouslyFocusedView: UIView? { nil }
}

/// Runs closures with a move of the focus, which there is not.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
  }
}

/// Something that a view offers to do; it is stored, and nothing asks for it.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  var view: UIView? { get }
}

/// How a view follows the tilt of the device, which has none.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  public override init() { super.init() }
}

/// How a property of a view follows the tilt of the device, which has none.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of the tilt.
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }

  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  private let keyPath: String
  private let type: EffectType
  /// An effect on a property.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
}

/// Several effects together.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}
