import RedlineLayout

/// A line or an extent of a view or guide, from which constraints are made.
///
/// The type parameter keeps axes apart. Every method gives an inactive constraint, and notes the
/// line that calls it for findings.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// Kept while the anchor is, so that an anchor stands for something. A constant, compared and
  /// printed outside the main actor by what NSObject has there.
  nonisolated(unsafe) let owner: AnyObject?
  nonisolated let attribute: NSLayoutConstraint.Attribute

  init(_ owner: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    self.owner = owner
    self.attribute = attribute
    super.init()
  }

  func relate(
    _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1, constant: CGFloat = 0, at location: SourceLocation?
  ) -> NSLayoutConstraint {
    guard let owner, let otherOwner = other.owner else {
      preconditionFailure("Constraint items must each be a view or layout guide.")
    }
    precondition(
      !attribute.mixesDirections(with: other.attribute),
      """
      A constraint cannot be made between \(self) and \(other) because their units are not \
      compatible.
      """)
    let constraint = NSLayoutConstraint()
    constraint.set(
      first: owner, attribute, relation, second: otherOwner, other.attribute, multiplier, constant,
      at: location)
    return constraint
  }

  /// A constraint that keeps a multiple of the system's spacing, 8 pt, between two anchors.
  func space(
    _ relation: NSLayoutConstraint.Relation, from other: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat, at location: SourceLocation?
  ) -> NSLayoutConstraint {
    let constraint = relate(relation, to: other, constant: 8 * multiplier, at: location)
    constraint.peer?.isSystemSpacing = true
    return constraint
  }

  open override nonisolated var description: String {
    MainActor.assumeIsolated {
      "<\(type(of: self)) \"\(owner.map { NSLayoutConstraint.name($0) } ?? "").\(attribute)\">"
    }
  }

  /// Whether the other anchor is the same line of the same item.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any AnchorParts, let owner else { return super.isEqual(object) }
    return owner === other.owner && attribute == other.attribute
  }

  open override nonisolated var hash: Int {
    guard let owner else { return super.hash }
    var hasher = Hasher()
    hasher.combine(ObjectIdentifier(owner))
    hasher.combine(attribute)
    return hasher.finalize()
  }

  /// `self = anchor`.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, at: SourceLocation(fileID: fileID, line: line))
  }

  /// `self = anchor + c`, in points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat, fileID: String = #fileID,
    line: Int = #line
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: c, at: SourceLocation(fileID: fileID, line: line))
  }

  /// `self ≥ anchor`.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, fileID: String = #fileID,
    line: Int = #line
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, at: SourceLocation(fileID: fileID, line: line))
  }

  /// `self ≥ anchor + c`, in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    relate(
      .greaterThanOrEqual, to: anchor, constant: c, at: SourceLocation(fileID: fileID, line: line))
  }

  /// `self ≤ anchor`.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, fileID: String = #fileID,
    line: Int = #line
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, at: SourceLocation(fileID: fileID, line: line))
  }

  /// `self ≤ anchor + c`, in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    relate(
      .lessThanOrEqual, to: anchor, constant: c, at: SourceLocation(fileID: fileID, line: line))
  }
}

/// leading, trailing, left, right or centerX.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this anchor to another one, positive where that comes after.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(
      from: (owner, attribute), to: (otherAnchor.owner, otherAnchor.attribute), .width)
  }

  /// `self = anchor +` the system's spacing `× multiplier`.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    space(
      .equal, from: anchor, multiplier: multiplier, at: SourceLocation(fileID: fileID, line: line))
  }

  /// `self ≥ anchor +` the system's spacing `× multiplier`.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    space(
      .greaterThanOrEqual, from: anchor, multiplier: multiplier,
      at: SourceLocation(fileID: fileID, line: line))
  }

  /// `self ≤ anchor +` the system's spacing `× multiplier`.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    space(
      .lessThanOrEqual, from: anchor, multiplier: multiplier,
      at: SourceLocation(fileID: fileID, line: line))
  }
}

/// top, bottom, centerY or a baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor to another one, positive where that comes below.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(
      from: (owner, attribute), to: (otherAnchor.owner, otherAnchor.attribute), .height)
  }

  /// `self = anchor +` the system's spacing `× multiplier`.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    space(
      .equal, from: anchor, multiplier: multiplier, at: SourceLocation(fileID: fileID, line: line))
  }

  /// `self ≥ anchor +` the system's spacing `× multiplier`.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    space(
      .greaterThanOrEqual, from: anchor, multiplier: multiplier,
      at: SourceLocation(fileID: fileID, line: line))
  }

  /// `self ≤ anchor +` the system's spacing `× multiplier`.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    space(
      .lessThanOrEqual, from: anchor, multiplier: multiplier,
      at: SourceLocation(fileID: fileID, line: line))
  }
}
