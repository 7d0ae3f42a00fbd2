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

extension LayoutItem where Self: View {
  /// Not available: a width is held by a constraint.
  @available(*, unavailable, message: "a constraint holds a width: write width == 100")
  public var width: Double {
    get { preconditionFailure("not available") }
    set {}
  }
  /// Not available: a height is held by a constraint.
  @available(*, unavailable, message: "a constraint holds a height: write height == 100")
  public var height: Double {
    get { preconditionFailure("not available") }
    set {}
  }
}
