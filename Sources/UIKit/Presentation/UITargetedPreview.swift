/// How a view looks while it is lifted; it is not.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor?
  /// Those of the view.
  public override init() { super.init() }
  /// Those of lines of a text.
  public convenience init(textLineRects: [NSValue]) { self.init() }
}

/// Where a view is lifted; it is not.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// What the object was made with.
  public let container: UIView
  /// What the object was made with.
  public let center: CGPoint
  /// What the object was made with.
  public let transform: CGAffineTransform
  /// A place in a view, in points.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }
}

/// A view that is lifted; it is not.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// What the object was made with.
  public let view: UIView
  /// What the object was made with.
  public let parameters: UIPreviewParameters
  /// What the object was made with.
  public let target: UIPreviewTarget
  open var size: CGSize { view.bounds.size }
  /// A view that is lifted at a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }
  /// A view that is lifted where it is.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
  }
  /// A view that is lifted where it is.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// How a menu's preview becomes the screen; it is not shown.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

/// Runs what belongs to a menu that opens or closes; there is none.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Runs what belongs to a menu's preview that becomes the screen; there is none.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
