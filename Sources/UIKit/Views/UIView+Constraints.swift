import RedlineLayout

extension UIView {
  func hold(_ constraint: NSLayoutConstraint) {
    guard let item = constraint.peer, !constraints.contains(where: { $0 === constraint }) else {
      return
    }
    constraint.isActive = false
    peer.hold(item)
    LayoutChanges.note()
  }

  func release(_ constraint: NSLayoutConstraint) {
    guard let item = constraint.peer, constraints.contains(where: { $0 === constraint }) else {
      return
    }
    peer.release(item)
    LayoutChanges.note()
  }

  // MARK: Guides

  func take(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    peer.addLayoutGuide(layoutGuide.peer)
    layoutGuide.owningView = self
    stored.guides.append(layoutGuide)
    LayoutChanges.note()
  }

  func drop(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    peer.removeLayoutGuide(layoutGuide.peer)
    layoutGuide.owningView = nil
    stored.guides.removeAll { $0 === layoutGuide }
    LayoutChanges.note()
  }

  var safeAreaGuide: UILayoutGuide {
    guide(.safeArea, peer.safeAreaLayoutGuide, "UIViewSafeAreaLayoutGuide")
  }
  var marginsGuide: UILayoutGuide {
    guide(.layoutMargins, peer.layoutMarginsGuide, "UIViewLayoutMarginsGuide")
  }
  var readableGuide: UILayoutGuide {
    guide(.readableContent, peer.readableContentGuide, "UIViewReadableContentGuide")
  }
  var keyboardGuide: UIKeyboardLayoutGuide {
    if let guide = stored.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(
      peer.keyboardLayoutGuide, owner: self, identifier: "UIViewKeyboardLayoutGuide")
    stored.keyboardGuide = guide
    LayoutChanges.note()
    return guide
  }

  private func guide(
    _ kind: SolvedLayout.Guide.Kind, _ peer: @autoclosure () -> LayoutGuide, _ identifier: String
  ) -> UILayoutGuide {
    if let guide = stored.ownGuides[kind] { return guide }
    let guide = UILayoutGuide(peer(), owner: self, identifier: identifier)
    stored.ownGuides[kind] = guide
    LayoutChanges.note()
    return guide
  }

  // MARK: Debugging

  func exerciseAmbiguity() {
    layoutIfNeeded()
    guard let rect = root.inspection.frameExercisingAmbiguity(of: peer) else { return }
    let origin = superview?.convert(rect.origin, from: root) ?? rect.origin
    place(CGRect(origin: origin, size: rect.size))
  }

  func constraintsAffecting(
    _ item: any LayoutItem, for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    layoutIfNeeded()
    return root.inspection.userConstraintsAffectingLayout(of: item, for: Axis(axis))
      .compactMap { $0.facade as? NSLayoutConstraint }
  }

  func isAmbiguous(_ item: any LayoutItem) -> Bool {
    layoutIfNeeded()
    return root.inspection.hasAmbiguousLayout(item)
  }
}
