/// A relation between two lines of views or guides: `first REL second × multiplier + constant`,
/// as `NSLayoutConstraint`.
public final class LayoutConstraint {
  // What is small stands together, so that a constraint takes two lines of the cache: there are some for each view.
  /// The item on the left side; `nil` once it is gone.
  public var firstItem: (any LayoutItem)? { first.item }
  /// The line of the item on the left side.
  public let firstAttribute: Attribute
  /// How the sides compare.
  public let relation: Relation
  /// The item on the right side; `nil` for a size in points, and once the item is gone.
  public var secondItem: (any LayoutItem)? { second?.item }
  /// The line of the item on the right side; `notAnAttribute` without an item.
  public let secondAttribute: Attribute
  /// Whether the ends are lines of their items themselves, and may be paired: views that do not scroll, no
  /// margins, one axis, and no leading edge with a left one.
  let isPlain: Bool
  @exclusivity(unchecked) package var origin = SolvedLayout.Constraint.Origin.user {
    didSet { noteChange() }
  }
  /// Whether the constant is the system's spacing, times a factor.
  @exclusivity(unchecked) package var isSystemSpacing = false { didSet { noteChange() } }
  /// Whether the constraint is one of a visual format.
  @exclusivity(unchecked) var isOfVisualFormat = false
  /// How firmly it holds, 0 < p ≤ 1000; required unless given. What is outside of that is a
  /// ``LayoutError`` when the layout is solved.
  @exclusivity(unchecked) public var priority: LayoutPriority { didSet { noteChange() } }
  /// The factor of the right side's line.
  public let multiplier: Double
  /// Points; it may change at any time.
  @exclusivity(unchecked) public var constant: Double { didSet { noteChange() } }
  /// A name that diagrams and comparisons know the constraint by; `nil` without one.
  @exclusivity(unchecked) public var identifier: String? { didSet { noteChange() } }
  /// The traits under which the constraint holds while it is active; `nil` is always.
  @exclusivity(unchecked) public var condition: TraitCondition? { didSet { noteChange() } }

  /// What UIKit calls the system's spacing in its text.
  var spacingName: String { isOfVisualFormat ? "NSSpace" : "NSLayoutAnchorConstraintSpace" }
  /// The line that made the constraint; `nil` where it is not known.
  @exclusivity(unchecked) package var location: SourceLocation? { didSet { noteChange() } }
  /// The line that findings name: outside of a library that made the constraint, if that is known.
  var place: SourceLocation? {
    (facade as? any LayoutConstraintFacade)?.callerLocation ?? location
  }
  /// The view that holds the constraint; `nil` once it is gone.
  var holder: View? {
    get { holderHandle?._withUnsafeGuaranteedRef { $0.view } }
    set { setHolder(newValue?.ownHandle) }
  }

  /// Takes the handle of the view that holds the constraint: the view itself would be counted.
  func setHolder(_ handle: ItemHandle?) {
    holderHandle = handle.map { Unmanaged.passUnretained($0) }
    if let ownFacade { ownFacade.kept = handle == nil ? nil : ownFacade.facade }
  }
  /// Whether no view ever held the constraint, or the last one let go of it.
  var isFree: Bool { holderHandle == nil }
  /// What stands for the constraint in another vocabulary; kept while a view holds the constraint.
  package var facade: AnyObject? {
    get { ownFacade?.facade }
    set {
      let own = ownFacade ?? OwnFacade()
      ownFacade = own
      own.facade = newValue
      own.kept = holder == nil ? nil : newValue
      noteChange()
    }
  }
  /// Once there was one: most constraints have none, and a layout has several for each view.
  @exclusivity(unchecked) private var ownFacade: OwnFacade?

  private final class OwnFacade {
    weak var facade: AnyObject?
    var kept: AnyObject?
  }

  /// A view takes it back from all that it holds before it goes. Looking at one that is only unowned would count
  /// it.
  @exclusivity(unchecked) private var holderHandle: Unmanaged<ItemHandle>?
  let first: ItemHandle
  let second: ItemHandle?

  /// Makes an inactive constraint from items and attributes.
  ///
  /// Illegal pairings are found when the layout is solved, as ``LayoutError``.
  public init(
    item first: any LayoutItem, attribute firstAttribute: Attribute,
    relatedBy relation: Relation = .equal, toItem second: (any LayoutItem)? = nil,
    attribute secondAttribute: Attribute = .notAnAttribute, multiplier: Double = 1,
    constant: Double = 0, priority: LayoutPriority = .required, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.first = first.handle
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second?.handle
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    isPlain = Self.isPlain(
      self.first, firstAttribute, self.second, secondAttribute, multiplier: multiplier)
    location = SourceLocation(fileID: fileID, line: line)
  }

  /// Makes the constraint of an operator, which cannot know the line that it stands on: a builder
  /// or ``activate(_:fileID:line:)`` notes it.
  @usableFromInline init(
    ofOperator first: borrowing any LayoutItem, _ firstAttribute: Attribute, _ relation: Relation,
    _ second: borrowing (any LayoutItem)? = nil, _ secondAttribute: Attribute = .notAnAttribute,
    multiplier: Double = 1, constant: Double, isSystemSpacing: Bool = false
  ) {
    self.first = first.handle
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = (copy second)?.handle
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.isSystemSpacing = isSystemSpacing
    priority = .required
    isPlain = Self.isPlain(
      self.first, firstAttribute, self.second, secondAttribute, multiplier: multiplier)
  }

  private static func isPlain(
    _ first: ItemHandle, _ firstAttribute: Attribute, _ second: ItemHandle?,
    _ secondAttribute: Attribute, multiplier: Double
  ) -> Bool {
    let line = PlainLines(firstAttribute)
    guard first.isPlainView else { return false }
    guard let second else { return line.contains(.extents) }
    let other = PlainLines(secondAttribute)
    return second.isPlainView && multiplier != 0
      && !line.intersection(other).isDisjoint(with: [.horizontal, .vertical, .extents])
      && !line.union(other).isSuperset(of: [.absolute, .directional])
  }

  /// Whether a view holds the constraint. Activating gives it to the nearest common ancestor of
  /// its items; where there is none, solving throws ``LayoutError/noCommonAncestor(first:second:location:)``.
  public var isActive: Bool {
    get { holder != nil }
    set {
      if newValue == isActive { return }
      if newValue { install() } else { holder?.release(self) }
    }
  }

  /// Activates all constraints, in order.
  /// - Parameters:
  ///   - constraints: Constraints that are not active yet; others stay as they are.
  ///   - fileID: The file that findings name for a constraint that an operator made.
  ///   - line: The line that findings name for a constraint that an operator made.
  public static func activate(
    _ constraints: [LayoutConstraint], fileID: String = #fileID, line: Int = #line
  ) {
    for constraint in constraints {
      constraint.location = constraint.location ?? SourceLocation(fileID: fileID, line: line)
      constraint.isActive = true
    }
  }

  /// Deactivates all constraints.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Tells the view that holds the constraint of a change.
  @inline(__always)
  private func noteChange() { holderHandle?._withUnsafeGuaranteedRef { $0.noteChange() } }

  /// One of the items is gone.
  var isDangling: Bool { first.isEmpty || second?.isEmpty ?? false }

  /// The class of the item that is gone.
  var goneClassName: String {
    first.isEmpty ? first.className : second?.className ?? first.className
  }

  func mentions(descendantOf view: View) -> Bool {
    [firstItem, secondItem].contains { $0?.layoutView?.isDescendant(of: view) ?? false }
  }

  /// Whether both items lie inside the view.
  func lies(in view: View) -> Bool {
    first.layoutView?.isDescendant(of: view) ?? true
      && second?.layoutView?.isDescendant(of: view) ?? true
  }

  /// What is to hold a constraint.
  enum Place { case view, first }

  /// Where an inactive constraint between a view and what is right inside of it, or of one of them alone, is
  /// held: by that view, or by that of the first item; `nil` for another one. Nothing is called meanwhile that
  /// could free an item, so that none is counted.
  func place(in view: ItemHandle) -> Place? {
    guard isFree, first.lies(rightIn: view) else { return nil }
    guard let second, !second.liesInSameView(as: first) else { return .first }
    return second.lies(rightIn: view) ? .view : nil
  }

  private func install() {
    guard let first = first.layoutView ?? second?.layoutView else { return }
    let second = second?.layoutView ?? first
    let ancestor = nearestCommonAncestor(first, second)
    if ancestor == nil { second.unheldConstraints.append(self) }
    (ancestor ?? first).hold(self)
  }
}

/// What a line may be paired with; nothing for margins.
private struct PlainLines: OptionSet {
  let rawValue: UInt8

  static let horizontal = PlainLines(rawValue: 1)
  static let vertical = PlainLines(rawValue: 2)
  static let extents = PlainLines(rawValue: 4)
  static let absolute = PlainLines(rawValue: 8)
  static let directional = PlainLines(rawValue: 16)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ attribute: Attribute) {
    switch attribute {
    case .left, .right: self = [.horizontal, .absolute]
    case .leading, .trailing: self = [.horizontal, .directional]
    case .centerX: self = .horizontal
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: self = .vertical
    case .width, .height: self = .extents
    default: self = []
    }
  }
}

extension View {
  /// Whether the view is the other one or lies inside it.
  public func isDescendant(of view: View) -> Bool {
    var candidate: View? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superview
    }
    return false
  }
}

/// The deepest view that both lie in, or `nil`.
package func nearestCommonAncestor(_ first: View, _ second: View) -> View? {
  if first === second || second.superview === first { return first }
  if first.superview === second { return second }
  if let parent = first.superview, parent === second.superview { return parent }
  var ancestors: Set<ObjectIdentifier> = []
  var candidate: View? = first
  while let view = candidate {
    ancestors.insert(ObjectIdentifier(view))
    candidate = view.superview
  }
  candidate = second
  while let view = candidate {
    if ancestors.contains(ObjectIdentifier(view)) { return view }
    candidate = view.superview
  }
  return nil
}
