/// A line or an extent of an item, from which constraints are made, as `NSLayoutAnchor`.
///
/// The type parameter keeps axes apart: an x-axis anchor cannot be compared with a y-axis anchor.
public class LayoutAnchor<AnchorType: AnyObject> {
  /// The view or guide.
  public let item: any LayoutItem
  /// The line or the extent of the item.
  public let attribute: Attribute

  @inlinable init(_ item: any LayoutItem, _ attribute: Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// An inactive constraint `self = other + constant`.
  public func constraint(
    equalTo other: LayoutAnchor<AnchorType>, constant: Double = 0, fileID: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    make(.equal, other, constant: constant, fileID: fileID, line: line)
  }

  /// An inactive constraint `self ≥ other + constant`.
  public func constraint(
    greaterThanOrEqualTo other: LayoutAnchor<AnchorType>, constant: Double = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    make(.greaterThanOrEqual, other, constant: constant, fileID: fileID, line: line)
  }

  /// An inactive constraint `self ≤ other + constant`.
  public func constraint(
    lessThanOrEqualTo other: LayoutAnchor<AnchorType>, constant: Double = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    make(.lessThanOrEqual, other, constant: constant, fileID: fileID, line: line)
  }

  func make(
    _ relation: Relation, _ other: LayoutAnchor<AnchorType>?, multiplier: Double = 1,
    constant: Double, fileID: String, line: Int
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant,
      fileID: fileID, line: line)
  }

  func makeSystemSpacing(
    _ relation: Relation, _ other: LayoutAnchor<AnchorType>, multiplier: Double, fileID: String,
    line: Int
  ) -> LayoutConstraint {
    let result = make(
      relation, other, constant: Spacing.systemValue * multiplier, fileID: fileID, line: line)
    result.isSystemSpacing = true
    return result
  }
}

/// leading, trailing, left, right or centerX.
public final class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
  /// An inactive constraint that puts this anchor the system's spacing after another.
  public func constraint(
    equalToSystemSpacingAfter other: LayoutXAxisAnchor, multiplier: Double = 1,
    fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    makeSystemSpacing(.equal, other, multiplier: multiplier, fileID: fileID, line: line)
  }

  /// An inactive constraint that keeps at least the system's spacing after another anchor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter other: LayoutXAxisAnchor, multiplier: Double = 1,
    fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    makeSystemSpacing(
      .greaterThanOrEqual, other, multiplier: multiplier, fileID: fileID, line: line)
  }
}

/// top, bottom, centerY or a baseline.
public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  /// An inactive constraint that puts this anchor the system's spacing below another.
  public func constraint(
    equalToSystemSpacingBelow other: LayoutYAxisAnchor, multiplier: Double = 1,
    fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    makeSystemSpacing(.equal, other, multiplier: multiplier, fileID: fileID, line: line)
  }

  /// An inactive constraint that keeps at least the system's spacing below another anchor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow other: LayoutYAxisAnchor, multiplier: Double = 1,
    fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    makeSystemSpacing(
      .greaterThanOrEqual, other, multiplier: multiplier, fileID: fileID, line: line)
  }
}

/// width or height.
public final class LayoutDimension: LayoutAnchor<LayoutDimension> {
  /// An inactive constraint on the size alone, in points.
  public func constraint(
    equalToConstant constant: Double, fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    make(.equal, nil, constant: constant, fileID: fileID, line: line)
  }

  /// An inactive constraint for the least size, in points.
  public func constraint(
    greaterThanOrEqualToConstant constant: Double, fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    make(.greaterThanOrEqual, nil, constant: constant, fileID: fileID, line: line)
  }

  /// An inactive constraint for the greatest size, in points.
  public func constraint(
    lessThanOrEqualToConstant constant: Double, fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    make(.lessThanOrEqual, nil, constant: constant, fileID: fileID, line: line)
  }

  /// An inactive constraint `self = other × multiplier + constant`.
  public func constraint(
    equalTo other: LayoutDimension, multiplier: Double, constant: Double = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    make(
      .equal, other, multiplier: multiplier, constant: constant, fileID: fileID, line: line)
  }

  /// An inactive constraint `self ≥ other × multiplier + constant`.
  public func constraint(
    greaterThanOrEqualTo other: LayoutDimension, multiplier: Double, constant: Double = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    make(
      .greaterThanOrEqual, other, multiplier: multiplier, constant: constant, fileID: fileID,
      line: line)
  }

  /// An inactive constraint `self ≤ other × multiplier + constant`.
  public func constraint(
    lessThanOrEqualTo other: LayoutDimension, multiplier: Double, constant: Double = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    make(
      .lessThanOrEqual, other, multiplier: multiplier, constant: constant, fileID: fileID,
      line: line)
  }
}

extension LayoutItem {
  /// The edge at which texts begin.
  @inlinable public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .leading) }
  /// The edge at which texts end.
  @inlinable public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .trailing) }
  /// The left edge in either layout direction.
  @inlinable public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .left) }
  /// The right edge in either layout direction.
  @inlinable public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .right) }
  /// The middle between the left and the right edge.
  @inlinable public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .centerX) }
  /// The upper edge.
  @inlinable public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .top) }
  /// The lower edge.
  @inlinable public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .bottom) }
  /// The middle between the upper and the lower edge.
  @inlinable public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .centerY) }
  /// The width in points.
  @inlinable public var widthAnchor: LayoutDimension { LayoutDimension(self, .width) }
  /// The height in points.
  @inlinable public var heightAnchor: LayoutDimension { LayoutDimension(self, .height) }
}

extension View {
  /// The first line of text's baseline; the upper edge of a view without text.
  @inlinable
  public var firstBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .firstBaseline) }
  /// The last line of text's baseline; the lower edge of a view without text.
  @inlinable
  public var lastBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .lastBaseline) }
}
