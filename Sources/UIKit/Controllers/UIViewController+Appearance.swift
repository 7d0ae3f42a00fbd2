extension UIViewController {
  /// Tells the controller and the children whose views are shown that they appear.
  func appear() {
    guard !isAppearing else { return }
    loadViewIfNeeded()
    isAppearing = true
    viewWillAppear(false)
    for child in shownChildren { child.appear() }
    view.root.layoutIfNeeded()
    viewIsAppearing(false)
    viewDidAppear(false)
  }

  /// Tells the controller and its children that they disappear.
  func disappear() {
    guard isAppearing else { return }
    isAppearing = false
    viewWillDisappear(false)
    for child in children { child.disappear() }
    viewDidDisappear(false)
  }

  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    guard isAppearing != self.isAppearing else { return }
    self.isAppearing = isAppearing
    guard isAppearing else { return viewWillDisappear(animated) }
    loadViewIfNeeded()
    viewWillAppear(animated)
  }

  func endAppearance() {
    guard isAppearing else { return viewDidDisappear(false) }
    view.root.layoutIfNeeded()
    viewIsAppearing(false)
    viewDidAppear(false)
  }

  private var shownChildren: [UIViewController] {
    children.filter { child in
      guard let childView = child.viewIfLoaded else { return false }
      return childView.isDescendant(of: view)
    }
  }

  /// Adds a child with a view that keeps the size of this controller's view.
  func embed(_ child: UIViewController, at index: Int = 0) {
    if child.parent !== self { addChild(child) }
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(child.view, at: index)
    child.didMove(toParent: self)
    if isAppearing { child.appear() }
  }
}

/// Runs closures at a change of size or traits, which takes no time here.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs the animation when the change has been made, then the completion.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Does nothing: there are no touches, so a transition does not cease to follow them.
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
}

extension UIViewControllerTransitionCoordinator {
  /// Runs the animation when the change has been made.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// What a transition says of itself.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var isCancelled: Bool { get }
  var targetTransform: CGAffineTransform { get }
  var presentationStyle: UIModalPresentationStyle { get }
  var transitionDuration: TimeInterval { get }
  var completionVelocity: CGFloat { get }
  var percentComplete: CGFloat { get }
  var initiallyInteractive: Bool { get }
  var isInteractive: Bool { get }
}

extension UIViewControllerTransitionCoordinatorContext {
  /// None: the device is not turned.
  public var targetTransform: CGAffineTransform { .identity }
  /// None: nothing is presented.
  public var presentationStyle: UIModalPresentationStyle { .none }
  /// No time.
  public var transitionDuration: TimeInterval { 0 }
  /// At once.
  public var completionVelocity: CGFloat { 1 }
  /// Whole.
  public var percentComplete: CGFloat { 1 }
  /// False: there are no touches.
  public var initiallyInteractive: Bool { false }
  /// False: there are no touches.
  public var isInteractive: Bool { false }
}

/// A transition that takes no time.
final class InstantTransition: NSObject, UIViewControllerTransitionCoordinator {
  private var closures: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  let isAnimated = false
  let isCancelled = false

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { closures.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func finish() {
    for closure in closures + completions { closure(self) }
  }
}
