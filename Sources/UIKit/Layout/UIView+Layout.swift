import RedlineLayout
import RedlineText

extension UIView {
  /// How often views may change what the layout depends on while they are laid out.
  private static let maximumRounds = 32

  func layOutHierarchy() {
    let root = root
    guard !root.stored.isSolving else { return layOutOnlyThis() }
    guard !root.stored.isLayingOut else { return root.placeViews() }
    root.stored.isLayingOut = true
    defer { root.stored.isLayingOut = false }
    for _ in 0..<Self.maximumRounds {
      if !AppearanceProxies.isEmpty { root.takeAppearances() }
      root.announceTraits()
      root.updateConstraintsOfHierarchy()
      root.placeViews()
      let views = root.viewsThatNeedLayout
      if views.isEmpty, root.stored.laidOutAt == LayoutChanges.count { return }
      for view in views { view.layOut() }
    }
  }

  /// Gives each view once what a program has set for all of its class.
  private func takeAppearances() {
    if !stored.hasTakenAppearance {
      stored.hasTakenAppearance = true
      AppearanceProxies.style(self)
    }
    for view in subviews { view.takeAppearances() }
  }

  /// Where the hierarchy is being solved and asks for the size of a content, only a list can still be
  /// laid out, since its rows are measured on their own.
  private func layOutOnlyThis() {
    guard self is UITableView || self is UICollectionView, !stored.isLayingOut else { return }
    stored.isLayingOut = true
    defer { stored.isLayingOut = false }
    layOut()
  }

  private func layOut() {
    guard stored.needsLayout else { return }
    stored.needsLayout = false
    if window != nil { controller?.tellOfAppearing() }
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }

  /// Parents first.
  private var viewsThatNeedLayout: [UIView] {
    (stored.needsLayout ? [self] : []) + subviews.flatMap(\.viewsThatNeedLayout)
  }

  func updateConstraintsOfHierarchy() {
    for view in subviews { view.updateConstraintsOfHierarchy() }
    guard stored.needsUpdateConstraints else { return }
    stored.needsUpdateConstraints = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  private func announceTraits() {
    controller?.readSystemMargin()
    (self as? UIScrollView)?.prepareInsets()
    let traits = traitCollection
    let previous = stored.traits
    stored.traits = traits
    if let previous, previous !== traits, previous != traits {
      controller?.traitCollectionDidChange(previous)
      controller?.tellTraitHandlers(previous, traits)
      traitCollectionDidChange(previous)
      tellTraitHandlers(previous, traits)
      LayoutChanges.note()
    }
    for view in subviews { view.announceTraits() }
  }

  // MARK: Solving

  private func placeViews() {
    let count = LayoutChanges.count
    guard stored.laidOutAt != count else { return }
    stored.isSolving = true
    let placed = placed()
    stored.isSolving = false
    for entry in placed.views {
      guard let view = (entry.view.facade as? UIViewFacade)?.view else { continue }
      var frame = entry.frame
      if view === self { frame.origin = peer.frame.origin }
      if view.peer.frame != frame { view.superview?.setNeedsLayout() }
      if view.peer.frame.size != frame.size { view.setNeedsLayout() }
      view.place(frame)
      view.read(entry)
    }
    for (guide, frame) in placed.guides {
      guard let owner = (guide.owningView?.facade as? UIViewFacade)?.view else { continue }
      owner.read(guide, frame)
    }
    stored.laidOutAt = count
  }

  private func read(_ entry: PlacedViews.Placed) {
    let safe = UIEdgeInsets(entry.safeAreaInsets)
    (self as? UIScrollView)?.readAdjustment(UIEdgeInsets(entry.adjustedInsets))
    let margins = UIEdgeInsets(entry.layoutMargins)
    let oldMargins = stored.layoutMargins
    stored.layoutMargins = margins
    if safe != stored.safeAreaInsets {
      stored.safeAreaInsets = safe
      setNeedsLayout()
      controller?.viewSafeAreaInsetsDidChange()
      safeAreaInsetsDidChange()
    }
    if let oldMargins, oldMargins != margins { layoutMarginsDidChange() }
  }

  private func read(_ guide: LayoutGuide, _ frame: CGRect) {
    let scroll = self as? UIScrollView
    let own = Array(stored.ownGuides.values) + [stored.keyboardGuide].compactMap(\.self)
    let guides = stored.guides + own + (scroll?.scrollGuides ?? [])
    guides.first { $0.peer === guide }?.placedFrame = frame
    if let scroll, guide === scroll.contentLayoutGuide.peer { scroll.readContent(frame.size) }
  }

  /// The frames of the hierarchy of this view, which is at its root.
  private func placed() -> PlacedViews {
    let priority: LayoutPriority =
      translatesAutoresizingMaskIntoConstraints ? .required : .fittingSizeLevel
    return placed(
      FittingSize(heldSize, horizontal: priority, vertical: priority),
      environment(of: peer.frame.size))
  }

  /// The solved hierarchy of this view, which is at its root, for questions about it.
  var inspection: LayoutInspection {
    do {
      return try peer.inspected(
        in: environment(of: peer.frame.size), measuring: TextMeasurer.shared)
    } catch {
      preconditionFailure("\(error)")
    }
  }

  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsOfHierarchy()
    let size = FittingSize(
      target, horizontal: LayoutPriority(horizontal), vertical: LayoutPriority(vertical))
    return placed(size, environment(of: nil)).views[0].frame.size
  }

  private func placed(
    _ size: FittingSize, _ environment: LayoutEnvironment
  ) -> PlacedViews {
    do {
      return try peer.placed(
        size: size, in: environment, measuring: TextMeasurer.shared,
        hasSafeAreas: self is UIWindow || window != nil)
    } catch {
      preconditionFailure("\(error)")
    }
  }

  // MARK: Environment

  /// The screen for a window of its size, else a bare rectangle of the screen's scale.
  private func environment(of size: CGSize?) -> LayoutEnvironment {
    let traits = currentTraits
    var environment = UIScreen.main.environment
    environment.layoutDirection =
      traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    environment.contentSizeCategory = traits.preferredContentSizeCategory.peer
    if !(self is UIWindow) || size != environment.size {
      let size = size ?? .zero
      environment.device = .canvas(size.width, size.height, scale: environment.device.scale)
    }
    return environment
  }

  /// What texts are measured with outside of a layout.
  var measuringContext: ContentContext {
    ContentContext(
      traits: environment(of: nil).traits, text: TextMeasurer.shared,
      systemVersion: UIScreen.main.environment.systemVersion)
  }

  func contentSize(in context: ContentContext) -> CGSize {
    let outer = stored.context
    stored.context = context
    defer { stored.context = outer }
    return intrinsicContentSize
  }
}

/// Measures texts in the font that stands in for the system's, which is looked for when the first
/// text is measured.
@MainActor
enum TextMeasurer {
  static let shared: any TextMeasuring = {
    do {
      return try TextShaper.shared()
    } catch {
      preconditionFailure("\(error)")
    }
  }()
}
