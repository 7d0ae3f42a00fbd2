import RedlineLayout

extension UIView {
  /// The direction of a view with that attribute on the screen.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIScreen.main.traitCollection.layoutDirection.userInterface)
  }

  /// The direction of a view with that attribute where the others run in a direction.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// The margins after the last layout, or what they are without the superview's.
  var effectiveMargins: UIEdgeInsets {
    let root = root
    if let margins = stored.layoutMargins,
      root.stored.isLayingOut || root.stored.laidOutAt == LayoutChanges.count
    {
      return margins
    }
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side = CGFloat(peer.controllerMargin ?? 8)
    let edge: CGFloat = peer.controllerMargin == nil ? 8 : 0
    var margins = UIEdgeInsets(top: edge, left: side, bottom: edge, right: side)
    if let own = peer.directionalLayoutMargins {
      margins = UIEdgeInsets(own.resolved(isFlipped ? .rightToLeft : .leftToRight))
      if let least = peer.controllerMargin {
        margins.left = max(margins.left, least)
        margins.right = max(margins.right, least)
      }
    }
    guard insetsLayoutMarginsFromSafeArea else { return margins }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: margins.top + safe.top, left: margins.left + safe.left,
      bottom: margins.bottom + safe.bottom, right: margins.right + safe.right)
  }

  func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isFlipped ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isFlipped ? insets.left : insets.right)
  }

  func setMargins(_ insets: UIEdgeInsets) { setMargins(directional(insets)) }

  func setMargins(_ insets: NSDirectionalEdgeInsets) {
    peer.directionalLayoutMargins = DirectionalEdgeInsets(insets)
    stored.layoutMargins = nil
    LayoutChanges.note()
    layoutMarginsDidChange()
  }
}
