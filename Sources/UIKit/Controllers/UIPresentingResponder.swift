/// What a view controller stores of its presentation and of the device's bars, without an effect on its
/// own layout. UIKit has no class between `UIResponder` and `UIViewController`; here it keeps that one
/// short.
@preconcurrency @MainActor
open class UIPresentingResponder: UIResponder {
  /// The controller that answers an action: this one, if it can, or one that contains it.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    let controller = self as? UIViewController
    return canPerformAction(action, withSender: sender)
      ? controller : controller?.parent?.targetViewController(forAction: action, sender: sender)
  }
  /// Called by nobody, as the one that follows.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size of the container.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  // MARK: Presentation

  /// The controller that is presented by this one, or by one that contains it.
  open var presentedViewController: UIViewController? {
    ownPresentedViewController ?? (self as? UIViewController)?.parent?.presentedViewController
  }
  /// The controller that presented this one, or one that contains it: that at the top of its
  /// containers, unless a context is presented in.
  open var presentingViewController: UIViewController? {
    ownPresentingViewController ?? (self as? UIViewController)?.parent?.presentingViewController
  }
  var ownPresentedViewController: UIViewController?
  weak var ownPresentingViewController: UIViewController?
  open internal(set) var isBeingPresented = false
  open internal(set) var isBeingDismissed = false
  open var isMovingToParent: Bool { false }
  open var isMovingFromParent: Bool { false }
  /// The one that a delegate gave for the style `.custom`, else the one of the style.
  open var presentationController: UIPresentationController? {
    if let customPresentation { return customPresentation }
    // The view of a question is as large as the window, and shows a card in it.
    if self is UIAlertController { return presentation }
    return switch modalPresentationStyle {
    case .popover: popover
    case .automatic, .pageSheet, .formSheet: sheet
    default: presentation
    }
  }
  var customPresentation: UIPresentationController?
  open var popoverPresentationController: UIPopoverPresentationController? { popover }
  open var sheetPresentationController: UISheetPresentationController? { sheet }
  private lazy var presentation = (self as? UIViewController).map {
    UIPresentationController(presentedViewController: $0, presenting: nil)
  }
  private lazy var popover = (self as? UIViewController).map {
    UIPopoverPresentationController(presentedViewController: $0, presenting: nil)
  }
  private lazy var sheet = (self as? UIViewController).map {
    UISheetPresentationController(presentedViewController: $0, presenting: nil)
  }

  /// The view of a presented controller that a program has made, which lies in no other one.
  var presentedContent: UIView? {
    guard ownPresentingViewController != nil, !(self is UIAlertController),
      !(self is UISearchController)
    else { return nil }
    return (self as? UIViewController)?.viewIfLoaded
  }

  /// Shows a controller over this one at once: it appears, in the window of this one if there is one.
  /// The controller at the top of this one's containers presents it, unless the style is one of a
  /// context and a controller defines one.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard let controller = self as? UIViewController else { return }
    controller.presenter(of: viewControllerToPresent).show(
      over: viewControllerToPresent, source: controller, animated: flag, completion: completion)
  }

  /// Takes the presented controller away at once, with those that it presents; of a controller that
  /// presents none, itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let controller = self as? UIViewController else { return }
    controller.dismissPresented(animated: flag, completion: completion)
  }

  /// Compared only, as the properties that follow: a controller is presented at once, over the other
  /// one.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Asked for the presentation of the style `.custom`; nothing is animated. Not compared.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Ignored, as the properties that follow: no state is restored.
  open var restorationIdentifier: String?
  open var restorationClass: AnyClass?
  /// Compared only, as the properties that follow.
  open var automaticallyAdjustsScrollViewInsets = true
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var isEditing = false
  /// Shown in the toolbar of a navigation controller while it is not hidden.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { (self as? UIViewController)?.navigationController?.viewIfLoaded?.setNeedsLayout() }
  }
  /// Ignored: other devices are told of it.
  open var userActivity: NSUserActivity?
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// Compared where it is put into a bar.
  open lazy var editButtonItem = UIBarButtonItem(
    barButtonSystemItem: .edit, target: nil, action: nil)
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

  // MARK: Bars and orientation

  /// Compared only, as the properties that follow; a class says them by overriding.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Adds what a class says by overriding.
  func addOverrides(to settings: inout ObjectSettings) {
    func add(_ name: String, _ value: Any?, _ usual: Any?) {
      settings.add("controller.\(name)", value, usual: usual)
    }
    add("preferredStatusBarStyle", preferredStatusBarStyle, UIStatusBarStyle.default)
    add("prefersStatusBarHidden", prefersStatusBarHidden, false)
    add(
      "preferredStatusBarUpdateAnimation", preferredStatusBarUpdateAnimation,
      UIStatusBarAnimation.fade)
    add("childForStatusBarStyle", childForStatusBarStyle, nil)
    add("childForStatusBarHidden", childForStatusBarHidden, nil)
    add("childForHomeIndicatorAutoHidden", childForHomeIndicatorAutoHidden, nil)
    add(
      "childForScreenEdgesDeferringSystemGestures", childForScreenEdgesDeferringSystemGestures, nil)
    add("prefersHomeIndicatorAutoHidden", prefersHomeIndicatorAutoHidden, false)
    add(
      "preferredScreenEdgesDeferringSystemGestures", preferredScreenEdgesDeferringSystemGestures,
      UIRectEdge())
    add("shouldAutorotate", shouldAutorotate, true)
    add(
      "supportedInterfaceOrientations", supportedInterfaceOrientations,
      UIInterfaceOrientationMask.allButUpsideDown)
    add(
      "preferredInterfaceOrientationForPresentation", preferredInterfaceOrientationForPresentation,
      UIInterfaceOrientation.portrait)
    add("disablesAutomaticKeyboardDismissal", disablesAutomaticKeyboardDismissal, false)
    add("modalPresentationStyle", modalPresentationStyle, UIModalPresentationStyle.automatic)
    add("modalTransitionStyle", modalTransitionStyle, UIModalTransitionStyle.coverVertical)
    add("isModalInPresentation", isModalInPresentation, false)
    add("overrideUserInterfaceStyle", overrideUserInterfaceStyle, UIUserInterfaceStyle.unspecified)
    if let controller = self as? UIViewController {
      add("hidesBottomBarWhenPushed", controller.hidesBottomBarWhenPushed, false)
      add("preferredContentSize", controller.preferredContentSize, CGSize.zero)
    }
    add("inputView", inputView, nil)
    add("inputAccessoryView", inputAccessoryView, nil)
  }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// That of the device.
  open var interfaceOrientation: UIInterfaceOrientation { UIWindowScene.main.interfaceOrientation }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Compared only.
  open var disablesAutomaticKeyboardDismissal: Bool { false }
  /// Asked by nobody: there are no previews of links.
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  // MARK: Storyboards

  open var storyboard: UIStoryboard? { nil }
  open func awakeFromNib() {}
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Does nothing: no file is read.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { true }
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { [] }
  open func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {}
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func applicationFinishedRestoringState() {}
}
