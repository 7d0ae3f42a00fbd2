import RedlineLayout

extension NSLayoutConstraint {
  static func item(_ item: Any) -> (any LayoutItem)? { (item as? any LayoutItemFacade)?.layoutItem }

  /// What UIKit says about the parts of a constraint that it does not accept.
  static func objection(
    _ first: Any, _ firstAttribute: Attribute, _ second: Any?, _ secondAttribute: Attribute,
    _ multiplier: CGFloat
  ) -> String? {
    guard item(first) != nil, second.map({ item($0) != nil }) ?? true else {
      return "Constraint items must each be a view or layout guide."
    }
    guard second != nil, multiplier != 0 else {
      return firstAttribute.peer.isDimension
        ? nil
        : """
        A multiplier of 0 or a nil second item together with a location for the first attribute \
        creates an illegal constraint of a location equal to a constant. Location attributes must \
        be specified in pairs.
        """
    }
    guard firstAttribute.peer.isDimension == secondAttribute.peer.isDimension,
      firstAttribute != .notAnAttribute, secondAttribute != .notAnAttribute
    else { return "Invalid pairing of layout attributes" }
    return firstAttribute.mixesDirections(with: secondAttribute)
      ? """
      A constraint cannot be made between a leading/trailing attribute and a right/left attribute. \
      Use leading/trailing for both or neither.
      """ : nil
  }

  static func name(_ item: Any) -> String {
    Self.item(item)?.displayName ?? "\(type(of: item))"
  }

  static func checkConstant(_ constant: CGFloat) {
    precondition(
      constant.isFinite,
      "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant)")
  }

  /// Whether the items are views, or guides of views.
  var hasOwners: Bool {
    guard let peer, peer.firstItem?.layoutView != nil else { return false }
    return peer.secondItem == nil || peer.secondItem?.layoutView != nil
  }

  func checkHierarchy() {
    guard let peer, let first = peer.firstItem?.layoutView, let second = peer.secondItem,
      let other = second.layoutView
    else { return }
    precondition(
      nearestCommonAncestor(first, other) != nil,
      """
      Unable to activate constraint with anchors \
      \(peer.firstItem?.displayName ?? "").\(firstAttribute) and \
      \(second.displayName).\(secondAttribute) because they have no common ancestor.  Does \
      the constraint or its anchors reference items in different view hierarchies?  That's illegal.
      """)
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether one is leading or trailing and the other left or right.
  func mixesDirections(with other: Self) -> Bool {
    peer.isDirectional && other.peer.isAbsoluteSide
      || peer.isAbsoluteSide && other.peer.isDirectional
  }
}
