/// What one writes at first and what is no constraint: the compiler says what to write instead.
///
/// The overloads are never called. One that fits worse than what is available costs the type checker
/// a look at each operator, so there are few, with a sentence for all lines.

// MARK: Comparisons

/// Not available: lines of different kinds.
@available(
  *, unavailable,
  message: """
    a line compares with one of its own kind: leading with leading, trailing or centerX, top with \
    top, bottom or centerY, width with width or height
    """
)
public func == <Left: AnchorTerm, Right: AnchorTerm>(lhs: Left, rhs: Right) -> LayoutConstraint {
  preconditionFailure("not available")
}

/// Not available: lines of different kinds.
@available(
  *, unavailable,
  message: """
    a line compares with one of its own kind: leading with leading, trailing or centerX, top with \
    top, bottom or centerY, width with width or height
    """
)
public func <= <Left: AnchorTerm, Right: AnchorTerm>(lhs: Left, rhs: Right) -> LayoutConstraint {
  preconditionFailure("not available")
}

/// Not available: lines of different kinds.
@available(
  *, unavailable,
  message: """
    a line compares with one of its own kind: leading with leading, trailing or centerX, top with \
    top, bottom or centerY, width with width or height
    """
)
public func >= <Left: AnchorTerm, Right: AnchorTerm>(lhs: Left, rhs: Right) -> LayoutConstraint {
  preconditionFailure("not available")
}

/// Not available: a view has several lines.
@available(
  *, unavailable, message: "a line compares with a line: write top == other.top, not top == other"
)
public func == <Left: AnchorTerm>(lhs: Left, rhs: View) -> LayoutConstraint {
  preconditionFailure("not available")
}

/// Not available: compounds of different lines.
@available(
  *, unavailable,
  message: "both sides need the same lines: edges with edges, horizontal with horizontal"
)
public func == <Left, Right>(
  lhs: AnchorCompound<Left>, rhs: AnchorCompound<Right>
) -> [LayoutConstraint] {
  preconditionFailure("not available")
}

/// Not available: a view has several lines.
@available(
  *, unavailable,
  message: "lines compare with lines: write edges == other.edges, not edges == other"
)
public func == <Lines>(lhs: AnchorCompound<Lines>, rhs: View) -> [LayoutConstraint] {
  preconditionFailure("not available")
}

/// Not available: one line on the other side.
@available(
  *, unavailable,
  message: """
    several lines compare with as many: write edges == other.edges, center == other.center, \
    size == other.size
    """
)
public func == <Lines, Right: AnchorTerm>(
  lhs: AnchorCompound<Lines>, rhs: Right
) -> [LayoutConstraint] {
  preconditionFailure("not available")
}

/// Not available: a position in points needs another position to count from.
@available(
  *, unavailable,
  message: "a position needs another position, as in leading == superview.leading + 20"
)
public func == <Left: AnchorTerm<LayoutXAxisAnchor>>(lhs: Left, rhs: Double) -> LayoutConstraint {
  preconditionFailure("not available")
}

/// Not available: a position in points needs another position to count from.
@available(
  *, unavailable, message: "a position needs another position, as in top == superview.top + 20"
)
public func == <Left: AnchorTerm<LayoutYAxisAnchor>>(lhs: Left, rhs: Double) -> LayoutConstraint {
  preconditionFailure("not available")
}

/// Not available: edges need other edges.
@available(
  *, unavailable, message: "edges need other edges, as in edges == superview.edges + 8"
)
public func == <Lines: InsetLines>(lhs: AnchorCompound<Lines>, rhs: Double) -> [LayoutConstraint] {
  preconditionFailure("not available")
}

/// Not available: it could mean points or factors.
@available(
  *, unavailable, message: "compare width and height on their own, as in width == other.width + 8"
)
public func + (lhs: AnchorCompound<SizeLines>, rhs: Double) -> AnchorCompound<SizeLines> {
  preconditionFailure("not available")
}

// MARK: Assignments

/// What every item has, below ``LayoutItem``, so that its own lines win.
public protocol UnassignableLines: AnyObject {}

// `Any`, so that any value can be assigned to them: a number, an anchor, a term.
extension UnassignableLines {
  /// Not available: a constraint holds it.
  @available(
    *, unavailable, message: "a constraint is no assignment: write leading == other.leading + 8"
  )
  public var leading: Any {
    get { preconditionFailure("not available") }
    set {}
  }
  /// Not available: a constraint holds it.
  @available(
    *, unavailable, message: "a constraint is no assignment: write trailing == other.trailing - 8"
  )
  public var trailing: Any {
    get { preconditionFailure("not available") }
    set {}
  }
  /// Not available: a constraint holds it.
  @available(*, unavailable, message: "a constraint is no assignment: write left == other.left + 8")
  public var left: Any {
    get { preconditionFailure("not available") }
    set {}
  }
  /// Not available: a constraint holds it.
  @available(
    *, unavailable, message: "a constraint is no assignment: write right == other.right - 8"
  )
  public var right: Any {
    get { preconditionFailure("not available") }
    set {}
  }
  /// Not available: a constraint holds it.
  @available(
    *, unavailable, message: "a constraint is no assignment: write centerX == other.centerX"
  )
  public var centerX: Any {
    get { preconditionFailure("not available") }
    set {}
  }
  /// Not available: a constraint holds it.
  @available(
    *, unavailable, message: "a constraint is no assignment: write top == other.bottom + 8"
  )
  public var top: Any {
    get { preconditionFailure("not available") }
    set {}
  }
  /// Not available: a constraint holds it.
  @available(
    *, unavailable, message: "a constraint is no assignment: write bottom == other.bottom - 8"
  )
  public var bottom: Any {
    get { preconditionFailure("not available") }
    set {}
  }
  /// Not available: a constraint holds it.
  @available(
    *, unavailable, message: "a constraint is no assignment: write centerY == other.centerY"
  )
  public var centerY: Any {
    get { preconditionFailure("not available") }
    set {}
  }
  /// Not available: a constraint holds it.
  @available(*, unavailable, message: "a constraint is no assignment: write width == 100")
  public var width: Any {
    get { preconditionFailure("not available") }
    set {}
  }
  /// Not available: a constraint holds it.
  @available(*, unavailable, message: "a constraint is no assignment: write height == 100")
  public var height: Any {
    get { preconditionFailure("not available") }
    set {}
  }
  /// Not available: a constraint holds it.
  @available(
    *, unavailable,
    message: "a constraint is no assignment: write horizontal == other.horizontal + 8"
  )
  public var horizontal: Any {
    get { preconditionFailure("not available") }
    set {}
  }
  /// Not available: a constraint holds it.
  @available(
    *, unavailable, message: "a constraint is no assignment: write vertical == other.vertical + 8"
  )
  public var vertical: Any {
    get { preconditionFailure("not available") }
    set {}
  }
  /// Not available: a constraint holds it.
  @available(
    *, unavailable, message: "a constraint is no assignment: write edges == other.edges + 8"
  )
  public var edges: Any {
    get { preconditionFailure("not available") }
    set {}
  }
  /// Not available: a constraint holds it.
  @available(*, unavailable, message: "a constraint is no assignment: write center == other.center")
  public var center: Any {
    get { preconditionFailure("not available") }
    set {}
  }
  /// Not available: a constraint holds it.
  @available(*, unavailable, message: "a constraint is no assignment: write size == 100")
  public var size: Any {
    get { preconditionFailure("not available") }
    set {}
  }
  /// Not available: a constraint holds it.
  @available(*, unavailable, message: "a constraint is no assignment: write aspectRatio == 1.5")
  public var aspectRatio: Any {
    get { preconditionFailure("not available") }
    set {}
  }
}
