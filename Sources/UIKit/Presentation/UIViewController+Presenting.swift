extension UIViewController {
  /// The one of this controller and its containers that presents another controller.
  func presenter(of controller: UIViewController) -> UIViewController {
    let style = controller.modalPresentationStyle
    let isOfContext = style == .currentContext || style == .overCurrentContext
    var candidate = self
    while let parent = candidate.parent {
      if isOfContext, candidate.definesPresentationContext { break }
      candidate = parent
    }
    return candidate
  }

  /// Presents a controller. One that covers the whole screen lets this one disappear; below all others
  /// it goes on.
  func show(
    over controller: UIViewController, source: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    guard ownPresentedViewController == nil, controller.ownPresentingViewController == nil,
      controller !== self
    else { return }
    ownPresentedViewController = controller
    controller.ownPresentingViewController = self
    if controller.modalPresentationStyle == .custom {
      controller.customPresentation = controller.transitioningDelegate?.presentationController(
        forPresented: controller, presenting: self, source: source)
    }
    let presentation = controller.presentationController
    let covers =
      presentation?.coversPresenter == true && (appearance == .shown || appearance == .coming)
    presentation?.hidesPresenter = covers
    controller.loadViewIfNeeded()
    controller.isBeingPresented = true
    if covers { beginDisappearing(animated: animated) }
    presentation?.makeContainer()
    if let window = viewIfLoaded?.window { presentation?.enter(window) }
    presentation?.presentationTransitionWillBegin()
    controller.beginAppearing(animated: animated)
    presentation?.takePresentedView()
    controller.endAppearing(animated: animated)
    controller.isBeingPresented = false
    if covers { endDisappearing(animated: animated) }
    presentation?.presentationTransitionDidEnd(true)
    completion?()
  }

  /// Takes away what this controller or its containers present, or else itself.
  func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    var presenter: UIViewController? = self
    while let candidate = presenter, candidate.ownPresentedViewController == nil {
      presenter = candidate.parent
    }
    guard let presenter = presenter ?? presentingViewController else {
      completion?()
      return
    }
    presenter.takeAway(animated: animated)
    completion?()
  }

  /// - Parameter returns: Whether this controller comes back where it was covered.
  private func takeAway(animated: Bool, returns: Bool = true) {
    guard let controller = ownPresentedViewController else { return }
    controller.takeAway(animated: animated, returns: false)
    let presentation = controller.presentationController
    let returns = returns && presentation?.hidesPresenter == true
    presentation?.dismissalTransitionWillBegin()
    controller.isBeingDismissed = true
    controller.beginDisappearing(animated: animated)
    if returns { beginAppearing(animated: animated) }
    presentation?.removeContainer()
    if returns { endAppearing(animated: animated) }
    controller.endDisappearing(animated: animated)
    controller.isBeingDismissed = false
    controller.ownPresentingViewController = nil
    ownPresentedViewController = nil
    presentation?.dismissalTransitionDidEnd(true)
    controller.customPresentation = nil
  }

  /// Brings what is presented into the window of this controller.
  func bringPresented(into window: UIWindow) {
    var next = ownPresentedViewController
    while let controller = next {
      controller.presentationController?.enter(window)
      next = controller.ownPresentedViewController
    }
  }
}

/// What a presented view lies in, as large as the window.
final class PresentationContainer: UIView {
  weak var presentation: UIPresentationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    presentation?.placePresentedView()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// What is beside a presented view takes touches from what is below, but for views that a popover lets
  /// through, what a class or a style of the program's own says, and a sheet that dims nothing.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    guard found === self else { return found }
    if let sheet = presentation as? UISheetPresentationController, sheet.leavesUndimmed {
      return nil
    }
    let popover = presentation as? UIPopoverPresentationController
    for view in popover?.passthroughViews ?? [] {
      let inside = view.convert(point, from: self)
      if let hit = view.hitTest(inside, with: event) { return hit }
    }
    return self
  }
}

extension UISheetPresentationController {
  /// Whether the sheet is no higher than the largest of its heights that dims nothing.
  fileprivate var leavesUndimmed: Bool {
    guard let largest = largestUndimmedDetentIdentifier,
      let limit = detents.first(where: { $0.identifier == largest }), let container
    else { return false }
    let height = container.bounds.height
    let shown =
      detents.first { $0.identifier == selectedDetentIdentifier }
      ?? detents.min { $0.height(in: self, height) < $1.height(in: self, height) }
    return (shown?.height(in: self, height) ?? height) <= limit.height(in: self, height)
  }

  /// Where a sheet lies: of a size of its own on a tablet, at the lower edge of a phone.
  var sheetFrame: CGRect {
    guard let container = containerView else { return UIScreen.main.bounds }
    let (bounds, insets, traits) = (
      container.bounds, container.safeAreaInsets, container.traitCollection
    )
    if traits.horizontalSizeClass == .regular, traits.verticalSizeClass == .regular {
      let preferred = presentedViewController.preferredContentSize
      let size =
        preferred != .zero
        ? preferred
        : presentedViewController.modalPresentationStyle == .formSheet
          ? CGSize(width: 540, height: 620) : CGSize(width: 704, height: bounds.height - 88)
      let (width, height) = (min(size.width, bounds.width), min(size.height, bounds.height))
      return CGRect(
        x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height
      )
    }
    // A phone on its side shows it on the whole screen.
    guard traits.verticalSizeClass != .compact else { return bounds }
    let top = insets.top + (insets.top > 20 ? 10 : 0)
    let whole = bounds.height - top
    let detent =
      detents.first { $0.identifier == selectedDetentIdentifier }
      ?? detents.min { $0.height(in: self, whole) < $1.height(in: self, whole) }
    let height = min(detent?.height(in: self, whole) ?? whole, whole)
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }
}

extension UISheetPresentationController.Detent {
  /// The height of a sheet of which the largest is as high as `whole`, with what is below its safe area.
  @MainActor fileprivate func height(in sheet: UISheetPresentationController, _ whole: CGFloat)
    -> CGFloat
  {
    let below = sheet.containerView?.safeAreaInsets.bottom ?? 0
    let context = DetentContext(
      maximumDetentValue: whole - below, containerTraitCollection: sheet.traitCollection)
    if let resolver { return (resolver(context) ?? 0) + below }
    return identifier == .medium ? (sheet.containerView?.bounds.height ?? whole) / 2 : whole
  }
}

private struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
  var maximumDetentValue: CGFloat
  var containerTraitCollection: UITraitCollection
}

extension UIPopoverPresentationController {
  /// Where a popover lies: on a tablet, or where the delegate says so, below what it belongs to or above
  /// it, 320 × 480 points unless the controller says its size; else where a sheet would.
  var popoverFrame: CGRect {
    guard let container = containerView else { return UIScreen.main.bounds }
    let bounds = container.bounds
    let isRegular = container.traitCollection.horizontalSizeClass == .regular
    let adapted =
      isRegular
      ? UIModalPresentationStyle.none
      : delegate?.adaptivePresentationStyle(for: self, traitCollection: container.traitCollection)
        ?? .automatic
    guard adapted == .none else { return bounds }
    let preferred = presentedViewController.preferredContentSize
    let size = preferred == .zero ? CGSize(width: 320, height: 480) : preferred
    let safe = bounds.inset(by: container.safeAreaInsets).insetBy(dx: 10, dy: 10)
    let source = sourceView.map {
      $0.convert(sourceRect.isNull ? $0.bounds : sourceRect, to: container)
    }
    let anchor = source ?? CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
    let y = anchor.maxY + size.height <= safe.maxY ? anchor.maxY : anchor.minY - size.height
    let x = min(max(anchor.midX - size.width / 2, safe.minX), safe.maxX - size.width)
    return CGRect(x: x, y: max(y, safe.minY), width: size.width, height: size.height)
  }
}

extension UIPresentationController {
  /// Whether the presenting controller disappears.
  var coversPresenter: Bool {
    if shouldRemovePresentersView { return true }
    switch presentedViewController.modalPresentationStyle {
    case .fullScreen, .currentContext: return true
    default: return false
    }
  }

  func makeContainer() {
    let view = PresentationContainer(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.presentation = self
    view.stored.partName = "presented"
    container = view
  }

  func enter(_ window: UIWindow) {
    guard let container, container.superview !== window else { return }
    container.frame = window.bounds
    window.addSubview(container)
  }

  func takePresentedView() {
    guard let container, let view = presentedView else { return }
    if view.translatesAutoresizingMaskIntoConstraints {
      view.frame = frameOfPresentedViewInContainerView
    }
    if !view.isDescendant(of: container) { container.addSubview(view) }
  }

  func removeContainer() {
    presentedViewController.viewIfLoaded?.removeFromSuperview()
    container?.removeFromSuperview()
    container = nil
  }

  func placePresentedView() {
    containerViewWillLayoutSubviews()
    if let view = presentedView, view.superview === container,
      view.translatesAutoresizingMaskIntoConstraints
    {
      let frame = frameOfPresentedViewInContainerView
      if view.frame != frame { view.frame = frame }
    }
    containerViewDidLayoutSubviews()
  }
}
