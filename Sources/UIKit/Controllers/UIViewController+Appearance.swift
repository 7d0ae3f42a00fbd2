/// How far a controller's view has come onto the screen, or gone from it.
enum Appearance {
  case gone, coming, shown, leaving
}

extension UIViewController {
  /// Tells the controller and the children whose views are in its own that they appear.
  func appear(animated: Bool = false) {
    beginAppearing(animated: animated)
    endAppearing(animated: animated)
  }

  /// Tells the controller and its children that they disappear.
  func disappear(animated: Bool = false) {
    beginDisappearing(animated: animated)
    endDisappearing(animated: animated)
  }

  /// Loads the view, and tells the controller and its children that they are about to appear: before
  /// the view lies in a window, as in UIKit.
  func beginAppearing(animated: Bool = false) {
    guard appearance == .gone || appearance == .leaving else { return }
    loadViewIfNeeded()
    appearance = .coming
    isAwaited = true
    tell { viewWillAppear(animated) }
    for child in shownChildren { child.beginAppearing(animated: animated) }
  }

  /// Lays out the hierarchy, which the view is a part of by now, and tells the controller and its
  /// children that they appeared, children first.
  func endAppearing(animated: Bool = false) {
    guard appearance == .coming else { return }
    view.root.layoutIfNeeded()
    tellAppeared(animated: animated)
  }

  private func tellAppeared(animated: Bool) {
    guard appearance == .coming else { return }
    appearance = .shown
    tellOfAppearing(animated: animated)
    for child in shownChildren {
      child.beginAppearing(animated: animated)
      child.tellAppeared(animated: animated)
    }
    if placesChildren {
      for child in children where child.appearance == .gone { child.arrive(in: self) }
    }
    guard appearance == .shown else { return }
    tell { viewDidAppear(animated) }
    if let parent, parent.placesChildren { arrive(in: parent) }
  }

  /// Tells the controller that its view is about to appear with its size, once for each time.
  func tellOfAppearing(animated: Bool = false) {
    guard isAwaited else { return }
    isAwaited = false
    viewIsAppearing(animated)
  }

  func beginDisappearing(animated: Bool = false) {
    guard appearance == .shown || appearance == .coming else { return }
    appearance = .leaving
    tell { viewWillDisappear(animated) }
    for child in forwardedChildren { child.beginDisappearing(animated: animated) }
  }

  func endDisappearing(animated: Bool = false) {
    guard appearance == .leaving else { return }
    appearance = .gone
    for child in forwardedChildren { child.endDisappearing(animated: animated) }
    tell { viewDidDisappear(animated) }
  }

  /// Calls one of the four functions in which the controller knows that it comes or goes.
  private func tell(_ call: () -> Void) {
    isToldOfAppearance = true
    call()
    isToldOfAppearance = false
  }

  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      beginAppearing(animated: animated)
    } else {
      beginDisappearing(animated: animated)
    }
  }

  func endAppearance() {
    if appearance == .coming { endAppearing() } else { endDisappearing() }
  }

  private var forwardedChildren: [UIViewController] {
    shouldAutomaticallyForwardAppearanceMethods ? children : []
  }

  private var shownChildren: [UIViewController] {
    forwardedChildren.filter { child in
      guard let childView = child.viewIfLoaded else { return false }
      return childView.isDescendant(of: view)
    }
  }

  // MARK: Children of the system's containers

  /// Tells a child that it has arrived in a container, once.
  func arrive(in parent: UIViewController) {
    if isArriving { didMove(toParent: parent) }
  }

  /// Shows one child's view in the place of another one's, at the size of this controller's view. Both
  /// are told in UIKit's order: the one will go, the other will come, the one went, the other came.
  func exchange(
    _ leaving: UIViewController?, for entering: UIViewController?, at index: Int = 0,
    animated: Bool = false
  ) {
    let isVisible = appearance == .shown || appearance == .coming
    entering?.loadViewIfNeeded()
    if isVisible {
      leaving?.beginDisappearing(animated: animated)
      entering?.beginAppearing(animated: animated)
    }
    if let entering { place(entering, at: index) }
    leaving?.viewIfLoaded?.removeFromSuperview()
    if appearance == .shown { view.root.layoutIfNeeded() }
    leaving?.endDisappearing(animated: animated)
    if appearance == .shown { entering?.endAppearing(animated: animated) }
  }

  private func place(_ child: UIViewController, at index: Int) {
    let childView: UIView = child.view
    guard childView.superview !== view else { return }
    childView.frame = view.bounds
    childView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(childView, at: index)
  }

  /// Takes children that are new, and lets go of those that are no longer among them. What a program
  /// has added besides stays.
  /// - Parameter show: Shows the child that is to be seen.
  func takeChildren(
    _ new: [UIViewController], after old: [UIViewController], showing show: () -> Void
  ) {
    let gone = old.filter { child in
      child.parent === self && !new.contains { $0 === child }
    }
    let came = new.filter { $0.parent !== self }
    for child in gone {
      child.isDeparting = true
      child.willMove(toParent: nil)
    }
    for child in came { addChild(child) }
    show()
    for child in gone {
      child.disappear()
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
      child.isDeparting = false
    }
    // Those that are not seen arrive at once, the others when they have appeared.
    for child in came where child.appearance == .gone && appearance == .shown {
      child.arrive(in: self)
    }
  }
}

extension UIView {
  /// The controllers whose views are in this hierarchy, the outer ones of them.
  private var outerControllers: [UIViewController] {
    if let controller { return [controller] }
    return subviews.flatMap(\.outerControllers)
  }

  /// Controllers that are told when a program adds this view to a window, or takes it from one: those
  /// that no container speaks for, and children of one that is shown.
  private var controllersToTell: [UIViewController] {
    outerControllers.filter { controller in
      guard let parent = controller.parent else {
        return controller.presentingViewController == nil
      }
      return parent.shouldAutomaticallyForwardAppearanceMethods && !parent.placesChildren
        && (parent.appearance == .shown || parent.appearance == .coming)
    }
  }

  /// Runs a closure that adds this view to a shown window.
  func telling(comingInto window: UIWindow, _ add: () -> Void) {
    let controllers = window.isHidden ? [] : controllersToTell.filter { $0.appearance == .gone }
    for controller in controllers { controller.beginAppearing() }
    add()
    for controller in controllers where controller.parent?.appearance != .coming {
      controller.endAppearing()
    }
  }

  /// Runs a closure that takes this view from a window.
  func tellingLeaving(_ remove: () -> Void) {
    let controllers = controllersToTell.filter { $0.appearance == .shown }
    for controller in controllers { controller.beginDisappearing() }
    remove()
    for controller in controllers { controller.endDisappearing() }
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
  /// Runs the animation when the change has been made, then the completion.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

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
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

extension UIViewControllerTransitionCoordinatorContext {
  /// Always `nil`: the change has been made before anybody asks.
  public func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { nil }
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
