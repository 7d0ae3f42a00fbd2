package import RedlineLayout

extension UIView {
  func insert(_ view: UIView, at index: Int?) {
    precondition(view !== self, "Can't add self as subview")
    precondition(!isDescendant(of: view), "Can't add an ancestor as a subview")
    guard let window, view.window == nil else { return insertSilently(view, at: index) }
    view.telling(comingInto: window) { insertSilently(view, at: index) }
  }

  /// Takes a view in, of which controllers do not hear.
  func insertSilently(_ view: UIView, at index: Int?) {
    let (oldWindow, newWindow) = (view.window, window)
    if view.superview !== self {
      let previous = view.superview
      view.willMove(toSuperview: self)
      if oldWindow !== newWindow { view.announce { $0.willMove(toWindow: newWindow) } }
      previous?.willRemoveSubview(view)
      (previous as? UIStackView)?.forget(view)
      view.detach()
    }
    let isNew = view.superview == nil
    if isNew || index == nil { peer.addSubview(view.peer) }
    view.peer.location = nil
    view.facade.kept = view
    if let index { peer.moveSubview(view.peer, to: index) }
    LayoutChanges.note()
    setNeedsLayout()
    guard isNew else { return }
    view.stored.needsLayout = true
    if view.stored.tintColor == nil, view.hasInheritedTint { view.inheritTint() }
    didAddSubview(view)
    view.didMoveToSuperview()
    if oldWindow !== newWindow { view.announce { $0.didMoveToWindow() } }
  }

  func insert(_ view: UIView, next sibling: UIView, offset: Int) {
    let others = subviews.filter { $0 !== view }
    let index = others.firstIndex { $0 === sibling }
    insert(view, at: index.map { $0 + offset } ?? others.count)
  }

  func exchange(_ first: Int, _ second: Int) {
    let (low, high) = (subviews[min(first, second)], subviews[max(first, second)])
    move(low, to: max(first, second))
    move(high, to: min(first, second))
  }

  func move(_ view: UIView, to index: Int) {
    guard view.superview === self else { return }
    peer.moveSubview(view.peer, to: index)
    LayoutChanges.note()
  }

  func leave() {
    guard let parent = superview else { return }
    guard window != nil else { return leaveSilently(parent) }
    tellingLeaving { leaveSilently(parent) }
  }

  /// Leaves the superview, of which controllers do not hear.
  func detachSilently() {
    if let superview { leaveSilently(superview) }
  }

  private func leaveSilently(_ parent: UIView) {
    let oldWindow = window
    willMove(toSuperview: nil)
    if oldWindow != nil { announce { $0.willMove(toWindow: nil) } }
    parent.willRemoveSubview(self)
    (parent as? UIStackView)?.forget(self)
    parent.setNeedsLayout()
    detach()
    didMoveToSuperview()
    if oldWindow != nil { announce { $0.didMoveToWindow() } }
  }

  private func detach() {
    peer.removeFromSuperview()
    facade.kept = nil
    stored.laidOutAt = -1
    LayoutChanges.note()
  }

  private func announce(_ change: (UIView) -> Void) {
    change(self)
    for view in subviews { view.announce(change) }
  }

  /// The first view, this one or one inside, depth first, that matches.
  func first(where isWanted: (UIView) -> Bool) -> UIView? {
    if isWanted(self) { return self }
    for view in subviews {
      if let match = view.first(where: isWanted) { return match }
    }
    return nil
  }

  /// Changes what the layout depends on.
  func change(_ body: (View) -> Void) {
    body(peer)
    LayoutChanges.note()
  }

  /// The view without a superview at the top of the hierarchy.
  var root: UIView { superview?.root ?? self }

  /// The deepest view that holds both items, or `nil`.
  static func nearestCommonAncestor(_ first: AnyObject, _ second: AnyObject) -> UIView? {
    guard let one = NSLayoutConstraint.item(first)?.layoutView,
      let other = NSLayoutConstraint.item(second)?.layoutView,
      let ancestor = RedlineLayout.nearestCommonAncestor(one, other)
    else { return nil }
    return (ancestor.facade as? UIViewFacade)?.view
  }
}

extension UIView: LayoutItemFacade {
  package nonisolated var layoutItem: (any LayoutItem)? { peer }
}
