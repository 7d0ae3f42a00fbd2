public import Foundation

/// Which lines a compound holds; compounds of different lines do not compare.
public protocol CompoundLines {}
/// Lines with an inside, which offsets move inwards: edges, but no centres and no sizes.
public protocol InsetLines: CompoundLines {}
/// leading and trailing.
public enum HorizontalLines: InsetLines {}
/// top and bottom.
public enum VerticalLines: InsetLines {}
/// top, leading, bottom and trailing.
public enum EdgeLines: InsetLines {}
/// centerX and centerY.
public enum CenterLines: CompoundLines {}
/// width and height.
public enum SizeLines: CompoundLines {}

/// Several lines of an item at once, that constrain pairwise: `horizontal`, `edges`, `center`.
///
/// Offsets are insets: `a.edges == b.edges + 8` keeps `a` 8 pt inside `b` on every side, in either
/// layout direction. `<=` keeps `a` inside `b`, `>=` keeps it outside.
public struct AnchorCompound<Lines: CompoundLines> {
  var parts: [CompoundPart]

  init(_ item: any LayoutItem, _ lines: [(Attribute, Double)]) {
    parts = CompoundPart.parts(of: item, lines)
  }
}

/// One of the lines of a compound, of whichever lines that is: code for any would ask at each step which.
struct CompoundPart {
  var item: any LayoutItem
  var attribute: Attribute
  /// +1 where an inset moves the line to higher coordinates, −1 where to lower ones, 0 neither.
  var inward: Double
  var multiplier = 1.0
  var constant = 0.0
  var isSystemSpacing = false

  fileprivate static func parts(
    of item: any LayoutItem, _ lines: [(Attribute, Double)]
  ) -> [CompoundPart] {
    lines.map { CompoundPart(item: item, attribute: $0.0, inward: $0.1) }
  }

  fileprivate static func relate(
    _ lhs: [CompoundPart], _ rhs: [CompoundPart], _ relation: (Double) -> Relation
  ) -> [LayoutConstraint] {
    zip(lhs, rhs).map { left, right in
      LayoutConstraint(
        ofOperator: left.item, left.attribute,
        relation(left.inward).scaled(by: left.multiplier), right.item, right.attribute,
        multiplier: right.multiplier / left.multiplier,
        constant: (right.constant - left.constant) / left.multiplier,
        isSystemSpacing: left.isSystemSpacing || right.isSystemSpacing)
    }
  }
}

extension LayoutItem {
  /// The edge at which texts begin: left, or right in a right-to-left layout.
  @inlinable public var leading: LayoutXAxisAnchor { leadingAnchor }
  /// The edge at which texts end: right, or left in a right-to-left layout.
  @inlinable public var trailing: LayoutXAxisAnchor { trailingAnchor }
  /// The left edge in either layout direction.
  @inlinable public var left: LayoutXAxisAnchor { leftAnchor }
  /// The right edge in either layout direction.
  @inlinable public var right: LayoutXAxisAnchor { rightAnchor }
  /// The middle between the left and the right edge.
  @inlinable public var centerX: LayoutXAxisAnchor { centerXAnchor }
  /// The upper edge.
  @inlinable public var top: LayoutYAxisAnchor { topAnchor }
  /// The lower edge.
  @inlinable public var bottom: LayoutYAxisAnchor { bottomAnchor }
  /// The middle between the upper and the lower edge.
  @inlinable public var centerY: LayoutYAxisAnchor { centerYAnchor }
  /// The width in points.
  @inlinable public var width: LayoutDimension { widthAnchor }
  /// The height in points.
  @inlinable public var height: LayoutDimension { heightAnchor }

  /// leading and trailing.
  public var horizontal: AnchorCompound<HorizontalLines> {
    AnchorCompound(self, [(.leading, 1), (.trailing, -1)])
  }
  /// top and bottom.
  public var vertical: AnchorCompound<VerticalLines> {
    AnchorCompound(self, [(.top, 1), (.bottom, -1)])
  }
  /// top, leading, bottom and trailing.
  public var edges: AnchorCompound<EdgeLines> {
    AnchorCompound(self, [(.top, 1), (.leading, 1), (.bottom, -1), (.trailing, -1)])
  }
  /// centerX and centerY; the only offset they take is a `CGSize`.
  public var center: AnchorCompound<CenterLines> {
    AnchorCompound(self, [(.centerX, 0), (.centerY, 0)])
  }
  /// width and height.
  public var size: AnchorCompound<SizeLines> {
    AnchorCompound(self, [(.width, 0), (.height, 0)])
  }
  /// The width in heights: `aspectRatio == 16.0 / 9`.
  public var aspectRatio: AspectRatio { AspectRatio(item: self) }
}

extension View {
  /// The first line of text's baseline; the upper edge of a view without text.
  @inlinable public var firstBaseline: LayoutYAxisAnchor { firstBaselineAnchor }
  /// The last line of text's baseline; the lower edge of a view without text.
  @inlinable public var lastBaseline: LayoutYAxisAnchor { lastBaselineAnchor }
  /// What the device's corners, cutout and bars leave of the view.
  public var safeArea: LayoutGuide { safeAreaLayoutGuide }
  /// The view without its layout margins.
  public var margins: LayoutGuide { layoutMarginsGuide }
  /// The part that the keyboard covers.
  public var keyboard: LayoutGuide { keyboardLayoutGuide }
  /// The part of the margins in which lines of text are not too long.
  public var readableContent: LayoutGuide { readableContentGuide }
}

/// Insets every edge of the compound.
public func + <Lines: InsetLines>(
  lhs: AnchorCompound<Lines>, rhs: Double
) -> AnchorCompound<Lines> {
  var result = lhs
  for index in result.parts.indices {
    result.parts[index].constant += rhs * result.parts[index].inward
  }
  return result
}

/// Outsets every edge of the compound.
public func - <Lines: InsetLines>(
  lhs: AnchorCompound<Lines>, rhs: Double
) -> AnchorCompound<Lines> {
  lhs + -rhs
}

/// Insets every edge of the compound by a distance that the system chooses.
public func + <Lines: InsetLines>(
  lhs: AnchorCompound<Lines>, rhs: Spacing
) -> AnchorCompound<Lines> {
  var result = lhs + rhs.value
  for index in result.parts.indices { result.parts[index].isSystemSpacing = true }
  return result
}

/// Outsets every edge of the compound by a distance that the system chooses.
public func - <Lines: InsetLines>(
  lhs: AnchorCompound<Lines>, rhs: Spacing
) -> AnchorCompound<Lines> {
  lhs + Spacing(value: -rhs.value)
}

/// Insets each edge by its own distance.
public func + (
  lhs: AnchorCompound<EdgeLines>, rhs: DirectionalEdgeInsets
) -> AnchorCompound<EdgeLines> {
  var result = lhs
  for (index, inset) in [rhs.top, rhs.leading, -rhs.bottom, -rhs.trailing].enumerated() {
    result.parts[index].constant += inset
  }
  return result
}

/// Shifts the centre: `a.center == b.center + CGSize(width: 0, height: -20)`.
public func + (lhs: AnchorCompound<CenterLines>, rhs: CGSize) -> AnchorCompound<CenterLines> {
  var result = lhs
  result.parts[0].constant += rhs.width
  result.parts[1].constant += rhs.height
  return result
}

/// Makes the lines of both sides equal: `box.edges == edges + 8`.
public func == <Lines>(
  lhs: AnchorCompound<Lines>, rhs: AnchorCompound<Lines>
) -> [LayoutConstraint] {
  CompoundPart.relate(lhs.parts, rhs.parts) { _ in .equal }
}

/// Keeps the left side inside the right side, or no larger.
public func <= <Lines>(
  lhs: AnchorCompound<Lines>, rhs: AnchorCompound<Lines>
) -> [LayoutConstraint] {
  CompoundPart.relate(lhs.parts, rhs.parts) { $0 > 0 ? .greaterThanOrEqual : .lessThanOrEqual }
}

/// Keeps the left side outside the right side, or no smaller.
public func >= <Lines>(
  lhs: AnchorCompound<Lines>, rhs: AnchorCompound<Lines>
) -> [LayoutConstraint] {
  CompoundPart.relate(lhs.parts, rhs.parts) { $0 > 0 ? .lessThanOrEqual : .greaterThanOrEqual }
}

/// Fixes the size: `icon.size == CGSize(width: 24, height: 24)`.
public func == (lhs: AnchorCompound<SizeLines>, rhs: CGSize) -> [LayoutConstraint] {
  zip(lhs.parts, [rhs.width, rhs.height]).map { part, length in
    LayoutConstraint(
      ofOperator: part.item, part.attribute, .equal, constant: length / part.multiplier)
  }
}

/// Fixes width and height to one length: `icon.size == 24`.
public func == (lhs: AnchorCompound<SizeLines>, rhs: Double) -> [LayoutConstraint] {
  lhs == CGSize(width: rhs, height: rhs)
}

/// Multiplies width and height: `thumbnail.size == picture.size * 0.5`.
public func * (
  lhs: AnchorCompound<SizeLines>, rhs: Double
) -> AnchorCompound<SizeLines> {
  var result = lhs
  for index in result.parts.indices { result.parts[index].multiplier *= rhs }
  return result
}

/// Divides width and height: `thumbnail.size == picture.size / 2`.
public func / (
  lhs: AnchorCompound<SizeLines>, rhs: Double
) -> AnchorCompound<SizeLines> {
  lhs * (1 / rhs)
}

/// The ratio of an item's width to its height.
public struct AspectRatio {
  let item: any LayoutItem

  fileprivate func constraint(_ relation: Relation, _ ratio: Double) -> LayoutConstraint {
    LayoutConstraint(
      ofOperator: item, .width, relation, item, .height, multiplier: ratio, constant: 0)
  }
}

/// Ties the width to the height: `picture.aspectRatio == 16.0 / 9`.
public func == (lhs: AspectRatio, rhs: Double) -> LayoutConstraint {
  lhs.constraint(.equal, rhs)
}

/// Keeps an item no wider than so many heights: `picture.aspectRatio <= 2`.
public func <= (lhs: AspectRatio, rhs: Double) -> LayoutConstraint {
  lhs.constraint(.lessThanOrEqual, rhs)
}

/// Keeps an item at least as wide as so many heights: `picture.aspectRatio >= 1`.
public func >= (lhs: AspectRatio, rhs: Double) -> LayoutConstraint {
  lhs.constraint(.greaterThanOrEqual, rhs)
}
