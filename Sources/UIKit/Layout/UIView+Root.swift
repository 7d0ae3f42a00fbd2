import RedlineLayout

extension UIView {
  /// The size that nothing but the frame gives to this view, which is at the root of a hierarchy: without
  /// its mask, a length that constraints mention is theirs alone, and 0 where they leave it open.
  var heldSize: CGSize {
    let size = peer.frame.size
    guard !translatesAutoresizingMaskIntoConstraints, !(self is UIWindow) else { return size }
    let (width, height) = mentionedLengths
    return CGSize(width: width ? 0 : size.width, height: height ? 0 : size.height)
  }

  /// Whether constraints of the hierarchy depend on the width and the height of this view, at its root.
  private var mentionedLengths: (width: Bool, height: Bool) {
    var found = (width: self is UIStackView, height: self is UIStackView)
    func look(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
      guard let item, item === self || isOwnGuide(item) else { return }
      switch attribute {
      case .left, .leftMargin, .top, .topMargin, .notAnAttribute: break
      case .bottom, .bottomMargin, .height, .centerY, .centerYWithinMargins, .firstBaseline,
        .lastBaseline:
        found.height = true
      default: found.width = true
      }
    }
    var open: [UIView] = [self]
    while let view = open.popLast() {
      for constraint in view.constraints {
        look(constraint.firstItem, constraint.firstAttribute)
        look(constraint.secondItem, constraint.secondAttribute)
      }
      open += view.subviews
    }
    return found
  }

  /// Whether it is one of the guides that lie in the view by its insets.
  private func isOwnGuide(_ item: AnyObject) -> Bool {
    item === stored.keyboardGuide || stored.ownGuides.values.contains { $0 === item }
  }
}
