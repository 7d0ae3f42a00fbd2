/// What stands on a side of a constraint: an anchor, or an anchor with a factor and an offset.
public protocol AnchorTerm<Line> {
  /// The anchor's class, which keeps axes and sizes apart.
  associatedtype Line: AnyObject
  /// The term as `anchor × multiplier + constant`.
  var expression: AnchorExpression<Line> { get }
}

/// `anchor × multiplier + constant`.
public struct AnchorExpression<Line: AnyObject>: AnchorTerm {
  @usableFromInline var item: any LayoutItem
  @usableFromInline var attribute: Attribute
  @usableFromInline var multiplier = 1.0
  @usableFromInline var constant = 0.0
  @usableFromInline var isSystemSpacing = false

  // Operators are compiled into the code that uses them: a type parameter that is known there costs nothing.
  @inlinable init(item: any LayoutItem, attribute: Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// The expression itself.
  @inlinable public var expression: AnchorExpression<Line> { self }
}

extension LayoutXAxisAnchor: AnchorTerm {
  /// The anchor alone, times 1.
  @inlinable public var expression: AnchorExpression<LayoutXAxisAnchor> {
    AnchorExpression(item: item, attribute: attribute)
  }
}

extension LayoutYAxisAnchor: AnchorTerm {
  /// The anchor alone, times 1.
  @inlinable public var expression: AnchorExpression<LayoutYAxisAnchor> {
    AnchorExpression(item: item, attribute: attribute)
  }
}

extension LayoutDimension: AnchorTerm {
  /// The anchor alone, times 1.
  @inlinable public var expression: AnchorExpression<LayoutDimension> {
    AnchorExpression(item: item, attribute: attribute)
  }
}

/// A distance that the system chooses: `b.leading == a.trailing + .system`.
public struct Spacing: Sendable {
  static let systemValue = 8.0
  @usableFromInline let value: Double

  /// The standard distance between neighbours, 8 pt.
  public static let system = Spacing(value: systemValue)
  /// A multiple of the standard distance.
  public static func system(_ multiplier: Double) -> Spacing {
    Spacing(value: systemValue * multiplier)
  }

  /// Not available: the name is ``system``.
  @available(*, unavailable, renamed: "system")
  public static var standard: Spacing { system }
  /// Not available: the name is ``system``.
  @available(*, unavailable, renamed: "system")
  public static var systemSpacing: Spacing { system }
  /// Not available: the name is ``system``.
  @available(*, unavailable, renamed: "system")
  public static var `default`: Spacing { system }
}

/// Adds points: a position moves down, right, or from leading towards trailing, and a size grows:
/// `title.bottom + 8`.
@inlinable
public func + <Term: AnchorTerm>(lhs: Term, rhs: Double) -> AnchorExpression<Term.Line> {
  var result = lhs.expression
  result.constant += rhs
  return result
}

/// Takes points off: a position moves up, left, or from trailing towards leading, and a size
/// shrinks: `trailing - 16`.
@inlinable
public func - <Term: AnchorTerm>(lhs: Term, rhs: Double) -> AnchorExpression<Term.Line> {
  lhs + -rhs
}

/// Adds a distance that the system chooses: `title.bottom + .system`.
@inlinable
public func + <Term: AnchorTerm>(lhs: Term, rhs: Spacing) -> AnchorExpression<Term.Line> {
  var result = lhs + rhs.value
  result.isSystemSpacing = true
  return result
}

/// Takes off a distance that the system chooses: `trailing - .system(2)`.
@inlinable
public func - <Term: AnchorTerm>(lhs: Term, rhs: Spacing) -> AnchorExpression<Term.Line> {
  var result = lhs - rhs.value
  result.isSystemSpacing = true
  return result
}

/// Scales a term, its offset included: `(icon.width + 8) * 2`.
@inlinable
public func * <Term: AnchorTerm>(lhs: Term, rhs: Double) -> AnchorExpression<Term.Line> {
  var result = lhs.expression
  result.multiplier *= rhs
  result.constant *= rhs
  return result
}

/// Scales a term, its offset included: `2 * icon.width`.
@inlinable
public func * <Term: AnchorTerm>(lhs: Double, rhs: Term) -> AnchorExpression<Term.Line> {
  rhs * lhs
}

/// Divides a term, its offset included, by a number other than 0: `width / 3`.
@inlinable
public func / <Term: AnchorTerm>(lhs: Term, rhs: Double) -> AnchorExpression<Term.Line> {
  lhs * (1 / rhs)
}

/// A constraint that both sides are equal: `red.top == text.bottom + 8`.
///
/// Without a builder around it, it is inactive. Lines of different axes, and sizes with positions,
/// do not compile; leading with left is a ``LayoutError`` when the layout is solved.
@inlinable
public func == <Left: AnchorTerm, Right: AnchorTerm>(lhs: Left, rhs: Right) -> LayoutConstraint
where Left.Line == Right.Line {
  relate(lhs.expression, .equal, rhs.expression)
}

/// A constraint that the left side is at most the right one: `title.trailing <= trailing - 16`.
@inlinable
public func <= <Left: AnchorTerm, Right: AnchorTerm>(lhs: Left, rhs: Right) -> LayoutConstraint
where Left.Line == Right.Line {
  relate(lhs.expression, .lessThanOrEqual, rhs.expression)
}

/// A constraint that the left side is at least the right one: `title.top >= safeArea.top + 8`.
@inlinable
public func >= <Left: AnchorTerm, Right: AnchorTerm>(lhs: Left, rhs: Right) -> LayoutConstraint
where Left.Line == Right.Line {
  relate(lhs.expression, .greaterThanOrEqual, rhs.expression)
}

/// A constraint for a size in points: `icon.width == 24`.
@inlinable
public func == <Left: AnchorTerm<LayoutDimension>>(lhs: Left, rhs: Double) -> LayoutConstraint {
  relate(lhs.expression, .equal, rhs)
}

/// A constraint for the greatest size in points: `title.width <= 320`.
@inlinable
public func <= <Left: AnchorTerm<LayoutDimension>>(lhs: Left, rhs: Double) -> LayoutConstraint {
  relate(lhs.expression, .lessThanOrEqual, rhs)
}

/// A constraint for the least size in points: `button.height >= 44`.
@inlinable
public func >= <Left: AnchorTerm<LayoutDimension>>(lhs: Left, rhs: Double) -> LayoutConstraint {
  relate(lhs.expression, .greaterThanOrEqual, rhs)
}

/// `a·x + b REL c·y + d` as UIKit writes it: `x REL (c/a)·y + (d−b)/a`.
@inlinable
func relate<Line>(
  _ left: AnchorExpression<Line>, _ relation: Relation, _ right: AnchorExpression<Line>
) -> LayoutConstraint {
  LayoutConstraint(
    ofOperator: left.item, left.attribute, relation.scaled(by: left.multiplier),
    right.item, right.attribute, multiplier: right.multiplier / left.multiplier,
    constant: (right.constant - left.constant) / left.multiplier,
    isSystemSpacing: left.isSystemSpacing || right.isSystemSpacing)
}

@inlinable
func relate(
  _ left: AnchorExpression<LayoutDimension>, _ relation: Relation, _ right: Double
) -> LayoutConstraint {
  LayoutConstraint(
    ofOperator: left.item, left.attribute, relation.scaled(by: left.multiplier),
    constant: (right - left.constant) / left.multiplier)
}

extension Relation {
  @usableFromInline func scaled(by factor: Double) -> Relation {
    factor < 0 ? Relation(rawValue: -rawValue)! : self
  }
}

precedencegroup LayoutPriorityPrecedence {
  lowerThan: ComparisonPrecedence
  higherThan: AssignmentPrecedence
}

infix operator ~ : LayoutPriorityPrecedence

/// Gives a constraint a priority: `red.width == 100 ~ .high`.
public func ~ (lhs: LayoutConstraint, rhs: LayoutPriority) -> LayoutConstraint {
  lhs.priority = rhs
  return lhs
}

/// Gives the constraints of a compound a priority: `red.edges == edges ~ 700`.
public func ~ (lhs: [LayoutConstraint], rhs: LayoutPriority) -> [LayoutConstraint] {
  for constraint in lhs { constraint.priority = rhs }
  return lhs
}

extension LayoutConstraint {
  /// The same constraint with a priority.
  public func priority(_ priority: LayoutPriority) -> LayoutConstraint { self ~ priority }
  /// The same constraint with an identifier, which diagrams and comparisons know it by.
  public func identified(by identifier: String) -> LayoutConstraint {
    self.identifier = identifier
    return self
  }
}
