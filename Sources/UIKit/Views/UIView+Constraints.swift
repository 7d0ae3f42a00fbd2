import RedlineLayout

extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }
  public var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.lastBaseline) }
  public var widthAnchor: NSLayoutDimension { dimension(.width) }
  public var heightAnchor: NSLayoutDimension { dimension(.height) }

  func hold(_ constraint: NSLayoutConstraint) {
    guard let item = constraint.solved, !constraints.contains(where: { $0 === constraint }) else {
      return
    }
    constraint.isActive = false
    solved.hold(item)
    LayoutChanges.note()
  }

  func release(_ constraint: NSLayoutConstraint) {
    guard let item = constraint.solved, constraints.contains(where: { $0 === constraint }) else {
      return
    }
    solved.release(item)
    LayoutChanges.note()
  }

  // MARK: Guides

  /// Guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { stored.guides }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    solved.addLayoutGuide(layoutGuide.solved)
    layoutGuide.owningView = self
    stored.guides.append(layoutGuide)
    LayoutChanges.note()
  }

  /// Removes a guide and the constraints that mention it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    solved.removeLayoutGuide(layoutGuide.solved)
    layoutGuide.owningView = nil
    stored.guides.removeAll { $0 === layoutGuide }
    LayoutChanges.note()
  }

  public var safeAreaLayoutGuide: UILayoutGuide {
    guide(.safeArea, solved.safeAreaLayoutGuide, "UIViewSafeAreaLayoutGuide")
  }
  public var layoutMarginsGuide: UILayoutGuide {
    guide(.layoutMargins, solved.layoutMarginsGuide, "UIViewLayoutMarginsGuide")
  }
  public var readableContentGuide: UILayoutGuide {
    guide(.readableContent, solved.readableContentGuide, "UIViewReadableContentGuide")
  }
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = stored.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(
      solved.keyboardLayoutGuide, owner: self, identifier: "UIViewKeyboardLayoutGuide")
    stored.keyboardGuide = guide
    LayoutChanges.note()
    return guide
  }

  private func guide(
    _ kind: SolvedLayout.Guide.Kind, _ solved: @autoclosure () -> LayoutGuide, _ identifier: String
  ) -> UILayoutGuide {
    if let guide = stored.ownGuides[kind] { return guide }
    let guide = UILayoutGuide(solved(), owner: self, identifier: identifier)
    stored.ownGuides[kind] = guide
    LayoutChanges.note()
    return guide
  }

  // MARK: Debugging

  /// Whether more than one frame satisfies the constraints of the hierarchy; for debugging only.
  public var hasAmbiguousLayout: Bool { isAmbiguous(solved) }

  /// The constraints of views from which the view's place along an axis follows.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    constraintsAffecting(solved, for: axis)
  }

  /// Gives the view another frame that the constraints allow as well, if there is one, until the
  /// next layout.
  public func exerciseAmbiguityInLayout() {
    layoutIfNeeded()
    guard let rect = root.inspection.frameExercisingAmbiguity(of: solved) else { return }
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
