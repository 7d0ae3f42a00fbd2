import RedlineLayout

extension UIView {
  /// The edge at which texts begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }
  /// The edge at which texts end.
  public var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }
  /// The left edge in either layout direction.
  public var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }
  /// The right edge in either layout direction.
  public var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }
  /// The middle between the left and the right edge.
  public var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }
  /// The middle between the upper and the lower edge.
  public var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }
  /// The first line of text's baseline; the upper edge of a view without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.firstBaseline) }
  /// The last line of text's baseline; the lower edge of a view without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.lastBaseline) }
  /// The width in points.
  public var widthAnchor: NSLayoutDimension { dimension(.width) }
  /// The height in points.
  public var heightAnchor: NSLayoutDimension { dimension(.height) }

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

  /// Guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { stored.guides }

  /// Owns a guide, which leaves the view that owned it before.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    peer.addLayoutGuide(layoutGuide.peer)
    layoutGuide.owningView = self
    stored.guides.append(layoutGuide)
    LayoutChanges.note()
  }

  /// Removes a guide and the constraints that mention it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    peer.removeLayoutGuide(layoutGuide.peer)
    layoutGuide.owningView = nil
    stored.guides.removeAll { $0 === layoutGuide }
    LayoutChanges.note()
  }

  /// What the device's corners, cutout and bars leave of the view.
  public var safeAreaLayoutGuide: UILayoutGuide {
    guide(.safeArea, peer.safeAreaLayoutGuide, "UIViewSafeAreaLayoutGuide")
  }
  /// The view without its layout margins.
  public var layoutMarginsGuide: UILayoutGuide {
    guide(.layoutMargins, peer.layoutMarginsGuide, "UIViewLayoutMarginsGuide")
  }
  /// The part of the margins in which lines of text are not too long.
  public var readableContentGuide: UILayoutGuide {
    guide(.readableContent, peer.readableContentGuide, "UIViewReadableContentGuide")
  }
  /// What lies below the safe area: the keyboard is never shown.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
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

  /// Whether more than one frame satisfies the constraints of the hierarchy; for debugging only.
  public var hasAmbiguousLayout: Bool { isAmbiguous(peer) }

  /// The constraints of views from which the view's place along an axis follows.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    constraintsAffecting(peer, for: axis)
  }

  /// Gives the view another frame that the constraints allow as well, if there is one, until the
  /// next layout.
  public func exerciseAmbiguityInLayout() {
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
