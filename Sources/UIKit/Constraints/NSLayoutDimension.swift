import RedlineLayout

/// A width, a height, or a distance between two anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  typealias Line = (owner: AnyObject?, attribute: NSLayoutConstraint.Attribute)

  private let ends: (from: Line, to: Line)?

  override init(_ owner: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    ends = nil
    super.init(owner, attribute)
  }

  init(from: Line, to: Line, _ attribute: NSLayoutConstraint.Attribute) {
    ends = (from, to)
    super.init(nil, attribute)
  }

  func relate(
    _ relation: NSLayoutConstraint.Relation, toConstant constant: CGFloat,
    at location: SourceLocation?
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    if let ends, let from = ends.from.owner, let to = ends.to.owner {
      constraint.set(
        first: to, ends.to.attribute, relation, second: from, ends.from.attribute, 1, constant,
        at: location)
    } else {
      constraint.set(
        first: owner as Any, attribute, relation, second: nil, .notAnAttribute, 1, constant,
        at: location)
    }
    return constraint
  }

  override func relate(
    _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor<NSLayoutDimension>,
    multiplier: CGFloat = 1, constant: CGFloat = 0, at location: SourceLocation?
  ) -> NSLayoutConstraint {
    guard ends == nil, (other as? NSLayoutDimension)?.ends == nil else {
      return extent(of: self).relate(
        relation, to: extent(of: other), multiplier: multiplier, constant: constant, at: location)
    }
    return super.relate(
      relation, to: other, multiplier: multiplier, constant: constant, at: location)
  }

  /// The size of a guide that takes the place of a distance between anchors, which must be in one
  /// hierarchy.
  private func extent(of anchor: NSLayoutAnchor<NSLayoutDimension>) -> NSLayoutDimension {
    guard let dimension = anchor as? NSLayoutDimension, let ends = dimension.ends else {
      return NSLayoutDimension(anchor.owner, anchor.attribute)
    }
    guard let from = ends.from.owner, let to = ends.to.owner,
      let container = UIView.nearestCommonAncestor(from, to)
    else {
      preconditionFailure(
        "Unable to measure between anchors because they have no common ancestor.")
    }
    let guide = UILayoutGuide()
    container.addLayoutGuide(guide)
    let isHorizontal = anchor.attribute == .width
    for (line, isStart) in [(ends.from, true), (ends.to, false)] {
      let edge: NSLayoutConstraint.Attribute =
        !isHorizontal
        ? (isStart ? .top : .bottom)
        : line.attribute.peer.isAbsoluteSide
          ? (isStart ? .left : .right)
          : (isStart ? .leading : .trailing)
      NSLayoutConstraint(
        item: guide, attribute: edge, relatedBy: .equal, toItem: line.owner,
        attribute: line.attribute, multiplier: 1, constant: 0
      ).isActive = true
    }
    return isHorizontal ? guide.widthAnchor : guide.heightAnchor
  }

  /// `self = c`, in points.
  open func constraint(
    equalToConstant c: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    relate(.equal, toConstant: c, at: SourceLocation(fileID: fileID, line: line))
  }

  /// `self = anchor × m`.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, fileID: String = #fileID,
    line: Int = #line
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, multiplier: m, at: SourceLocation(fileID: fileID, line: line))
  }

  /// `self = anchor × m + c`, in points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    relate(
      .equal, to: anchor, multiplier: m, constant: c, at: SourceLocation(fileID: fileID, line: line)
    )
  }

  /// `self ≥ c`, in points.
  open func constraint(
    greaterThanOrEqualToConstant c: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, toConstant: c, at: SourceLocation(fileID: fileID, line: line))
  }

  /// `self ≥ anchor × m`.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, fileID: String = #fileID,
    line: Int = #line
  ) -> NSLayoutConstraint {
    relate(
      .greaterThanOrEqual, to: anchor, multiplier: m, at: SourceLocation(fileID: fileID, line: line)
    )
  }

  /// `self ≥ anchor × m + c`, in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    relate(
      .greaterThanOrEqual, to: anchor, multiplier: m, constant: c,
      at: SourceLocation(fileID: fileID, line: line))
  }

  /// `self ≤ c`, in points.
  open func constraint(
    lessThanOrEqualToConstant c: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, toConstant: c, at: SourceLocation(fileID: fileID, line: line))
  }

  /// `self ≤ anchor × m`.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, fileID: String = #fileID,
    line: Int = #line
  ) -> NSLayoutConstraint {
    relate(
      .lessThanOrEqual, to: anchor, multiplier: m, at: SourceLocation(fileID: fileID, line: line))
  }

  /// `self ≤ anchor × m + c`, in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    relate(
      .lessThanOrEqual, to: anchor, multiplier: m, constant: c,
      at: SourceLocation(fileID: fileID, line: line))
  }
}
