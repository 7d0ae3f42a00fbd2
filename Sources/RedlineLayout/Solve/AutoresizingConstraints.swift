import Foundation

/// The constraints that take the place of a view's frame and autoresizing mask; `parentSize` is the
/// superview's size that the frame was made for.
///
/// Reference: the constraints that UIKit logs for each mask (`NSAutoresizingMaskLayoutConstraint`).
func autoresizingConstraints(
  _ view: View, item: Int, parent: Int, parentSize: CGSize, insets: EdgeInsets,
  parentInsets: EdgeInsets
) -> [CompiledConstraint] {
  let mask = view.autoresizingMask
  var result =
    constraints(
      .horizontal, item: item, parent: parent, near: view.frame.minX, size: view.frame.width,
      total: parentSize.width, insets: (insets.left, insets.right),
      parentInsets: (parentInsets.left, parentInsets.right),
      nearFlexes: mask.contains(.flexibleLeftMargin),
      sizeFlexes: mask.contains(.flexibleWidth), farFlexes: mask.contains(.flexibleRightMargin))
    + constraints(
      .vertical, item: item, parent: parent, near: view.frame.minY, size: view.frame.height,
      total: parentSize.height, insets: (insets.top, insets.bottom),
      parentInsets: (parentInsets.top, parentInsets.bottom),
      nearFlexes: mask.contains(.flexibleTopMargin),
      sizeFlexes: mask.contains(.flexibleHeight), farFlexes: mask.contains(.flexibleBottomMargin))
  guard view.isPlacedByList else { return result }
  for index in result.indices {
    result[index].origin = .system
    let line = result[index].firstAttribute.name
    result[index].identifier =
      "UIView-Encapsulated-Layout-\(line.prefix(1).uppercased())\(line.dropFirst())"
  }
  return result
}

private func constraints(
  _ axis: Axis, item: Int, parent: Int, near: Double, size: Double, total: Double,
  insets: (near: Double, far: Double), parentInsets: (near: Double, far: Double),
  nearFlexes: Bool, sizeFlexes: Bool, farFlexes: Bool
) -> [CompiledConstraint] {
  let start: Attribute = axis == .horizontal ? .left : .top
  let middle: Attribute = axis == .horizontal ? .centerX : .centerY
  let end: Attribute = axis == .horizontal ? .right : .bottom
  let extent: Attribute = axis == .horizontal ? .width : .height
  let far = total - near - size
  var length = CompiledConstraint(first: item, firstAttribute: extent, origin: .autoresizingMask)
  length.holder = parent
  length.constant = size - insets.near - insets.far
  var place = CompiledConstraint(first: item, firstAttribute: start, origin: .autoresizingMask)
  place.holder = parent
  place.second = parent
  place.secondAttribute = start
  place.constant = near + insets.near - parentInsets.near
  let parts = [(nearFlexes, near), (sizeFlexes, size), (farFlexes, far)].filter(\.0)
  let flexible = parts.reduce(0) { $0 + $1.1 }
  // What has no extent to share by grows evenly.
  let share = { (part: Double) in
    abs(flexible) > 1e-3 ? part / flexible : 1 / Double(parts.count)
  }
  if sizeFlexes {
    length.second = parent
    length.secondAttribute = extent
    length.multiplier = share(size)
    length.constant -= length.multiplier * (total - parentInsets.near - parentInsets.far)
  }
  switch (nearFlexes, farFlexes) {
  case (true, false):
    place.firstAttribute = end
    place.secondAttribute = end
    place.constant = -far - insets.far + parentInsets.far
  case (true, true):
    // The middle stays at its share of the superview.
    place.firstAttribute = middle
    place.secondAttribute = end
    place.multiplier =
      total > 1e-3 ? (near + size / 2) / total : share(near) + (sizeFlexes ? share(size) / 2 : 0)
    place.constant =
      near + size / 2 - place.multiplier * total + (insets.near - insets.far) / 2
      + place.multiplier * parentInsets.far - parentInsets.near * (1 - place.multiplier)
  default: break
  }
  return [length, place]
}
