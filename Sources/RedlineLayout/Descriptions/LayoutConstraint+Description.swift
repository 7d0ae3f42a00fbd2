extension LayoutConstraint: CustomStringConvertible {
  /// The constraint as UIKit prints it, with numbers of the hierarchy in place of addresses:
  ///
  /// ```text
  /// <NSLayoutConstraint:0x1 H:|-(16)-[UILabel:0x2'Name']   (active, names: '|':UIView:0x1 )>
  /// ```
  ///
  /// `0x2` is the second view of the hierarchy, a view before its subviews; constraints are numbered
  /// by the views that hold them, and 0 stands for what is not installed.
  public var description: String {
    var root = holder ?? firstItem?.layoutView
    while let parent = root?.superview { root = parent }
    guard let root else { return "<NSLayoutConstraint:0x0 (inactive)>" }
    return text(in: ItemNames(root: root)).description
  }

  func text(in names: ItemNames) -> ConstraintText {
    guard let firstItem else {
      let gone = ConstraintText.End(
        name: "nil", attribute: firstAttribute, noteAsSuperview: "nil")
      return ConstraintText(address: "0x0", first: gone, isActive: false)
    }
    var text = ConstraintText(
      address: names.address(of: self), identifier: identifier,
      first: names.end(firstItem, firstAttribute), relation: relation,
      second: secondItem.map { names.end($0, secondAttribute) }, multiplier: multiplier,
      constant: constant, priority: Double(priority.rawValue), isActive: isActive)
    if isSystemSpacing {
      text.spacing = spacingName
      if firstAttribute == .firstBaseline, secondAttribute == .lastBaseline {
        text.className = "_UISystemBaselineConstraint"
      }
    }
    return text
  }
}

extension View {
  /// The class as UIKit calls it, and the number in the hierarchy that stands for an address.
  package var descriptiveName: (className: String, address: String) {
    var root = self
    while let superview = root.superview { root = superview }
    let names = ItemNames(root: root)
    return (names.className(of: self), names.address(of: self))
  }
}
