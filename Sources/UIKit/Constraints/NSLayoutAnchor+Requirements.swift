import RedlineLayout

// The methods of anchors as UIKit declares them, without the place of the call. Calls prefer those
// that note it; these satisfy the requirements of protocols, and are what `anchor.constraint(equalTo:)`
// refers to.

extension NSLayoutAnchor {
  /// `self = anchor`.
  @_disfavoredOverload
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, at: nil)
  }

  /// `self = anchor + c`, in points.
  @_disfavoredOverload
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: c, at: nil)
  }

  /// `self ≥ anchor`.
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, at: nil)
  }

  /// `self ≥ anchor + c`, in points.
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: c, at: nil)
  }

  /// `self ≤ anchor`.
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, at: nil)
  }

  /// `self ≤ anchor + c`, in points.
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: c, at: nil)
  }
}

extension NSLayoutXAxisAnchor {
  /// `self = anchor +` the system's spacing `× multiplier`.
  @_disfavoredOverload
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    space(.equal, from: anchor, multiplier: multiplier, at: nil)
  }

  /// `self ≥ anchor +` the system's spacing `× multiplier`.
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    space(.greaterThanOrEqual, from: anchor, multiplier: multiplier, at: nil)
  }

  /// `self ≤ anchor +` the system's spacing `× multiplier`.
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    space(.lessThanOrEqual, from: anchor, multiplier: multiplier, at: nil)
  }
}

extension NSLayoutYAxisAnchor {
  /// `self = anchor +` the system's spacing `× multiplier`.
  @_disfavoredOverload
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    space(.equal, from: anchor, multiplier: multiplier, at: nil)
  }

  /// `self ≥ anchor +` the system's spacing `× multiplier`.
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    space(.greaterThanOrEqual, from: anchor, multiplier: multiplier, at: nil)
  }

  /// `self ≤ anchor +` the system's spacing `× multiplier`.
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    space(.lessThanOrEqual, from: anchor, multiplier: multiplier, at: nil)
  }
}

extension NSLayoutDimension {
  /// `self = c`, in points.
  @_disfavoredOverload
  public func constraint(
    equalToConstant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, toConstant: c, at: nil)
  }

  /// `self = anchor × m`.
  @_disfavoredOverload
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, multiplier: m, at: nil)
  }

  /// `self = anchor × m + c`, in points.
  @_disfavoredOverload
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, multiplier: m, constant: c, at: nil)
  }

  /// `self ≥ c`, in points.
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualToConstant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, toConstant: c, at: nil)
  }

  /// `self ≥ anchor × m`.
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, multiplier: m, at: nil)
  }

  /// `self ≥ anchor × m + c`, in points.
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c, at: nil)
  }

  /// `self ≤ c`, in points.
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualToConstant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, toConstant: c, at: nil)
  }

  /// `self ≤ anchor × m`.
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, multiplier: m, at: nil)
  }

  /// `self ≤ anchor × m + c`, in points.
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, multiplier: m, constant: c, at: nil)
  }
}
