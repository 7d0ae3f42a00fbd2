package import RedlineLayout

/// A relation between two lines of views or guides: `first REL second × multiplier + constant`.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The constraint that is solved; `nil` for one that was made without items.
  private(set) var peer: LayoutConstraint?
  /// What a constraint without items was given.
  private var blank = (
    constant: CGFloat(0), priority: UILayoutPriority.required, identifier: String?.none
  )
  private weak var first: AnyObject?
  private weak var second: AnyObject?
  /// Who asked for the constraint.
  nonisolated(unsafe) private var trail: CallTrail?

  public override init() { super.init() }

  /// Makes an inactive constraint from items and attributes.
  ///
  /// Items must be views or layout guides. Attributes that cannot be compared end the program with
  /// UIKit's message.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init()
    let location = SourceLocation(fileID: fileID, line: line)
    if let message = Self.objection(view1, attr1, view2, attr2, multiplier) {
      preconditionFailure("\(location): NSLayoutConstraint for \(Self.name(view1)): \(message)")
    }
    set(
      first: view1, attr1, relation, second: view2, attr2, multiplier, c, at: location)
  }

  func set(
    first: Any, _ firstAttribute: Attribute, _ relation: Relation, second: Any?,
    _ secondAttribute: Attribute, _ multiplier: CGFloat, _ constant: CGFloat,
    at location: SourceLocation?
  ) {
    guard let firstItem = Self.item(first) else {
      preconditionFailure("Constraint must contain a first layout item")
    }
    Self.checkConstant(constant)
    let constraint = LayoutConstraint(
      item: firstItem, attribute: firstAttribute.peer, relatedBy: relation.peer,
      toItem: second.flatMap { Self.item($0) },
      attribute: second == nil ? .notAnAttribute : secondAttribute.peer,
      multiplier: multiplier, constant: constant)
    constraint.location = location
    stand(for: constraint, first: first as AnyObject, second: second.map { $0 as AnyObject })
  }

  func stand(for constraint: LayoutConstraint, first: AnyObject?, second: AnyObject?) {
    constraint.facade = self
    trail = CallTrail()
    peer = constraint
    self.first = first
    self.second = second
  }

  /// The constraint as UIKit prints it, with numbers of the hierarchy in place of addresses.
  open override nonisolated var description: String {
    MainActor.assumeIsolated { peer?.description ?? "<NSLayoutConstraint>" }
  }

  // MARK: Parts

  /// The item on the left side; `nil` once it is gone.
  open var firstItem: AnyObject? { first }
  /// The item on the right side; `nil` without one, and once it is gone.
  open var secondItem: AnyObject? { second }
  open var firstAttribute: Attribute {
    peer.map { Attribute($0.firstAttribute) } ?? .notAnAttribute
  }
  open var secondAttribute: Attribute {
    peer.map { Attribute($0.secondAttribute) } ?? .notAnAttribute
  }
  open var relation: Relation {
    peer.flatMap { Relation(rawValue: $0.relation.rawValue) } ?? .equal
  }
  /// The factor of the second attribute.
  open var multiplier: CGFloat { CGFloat(peer?.multiplier ?? 1) }

  /// The anchor of the first item, the same one that the item gives; its class says which axis it
  /// is on.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { anchor(first, firstAttribute) }
  /// The anchor of the second item, or `nil` for a size alone.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.map { anchor($0, secondAttribute) }
  }

  private func anchor(_ item: AnyObject?, _ attribute: Attribute) -> NSLayoutAnchor<AnyObject> {
    (item as? any AnchorOwner)?.anyAnchor(attribute) ?? NSLayoutAnchor(item, attribute)
  }

  /// Points; it may change at any time.
  open var constant: CGFloat {
    get { peer.map { CGFloat($0.constant) } ?? blank.constant }
    set {
      Self.checkConstant(newValue)
      guard newValue != constant else { return }
      blank.constant = newValue
      peer?.constant = newValue
      LayoutChanges.note()
    }
  }

  /// Greater than 0 and at most 1000. Since iOS 13 an active constraint may become required or stop
  /// to be.
  open var priority: UILayoutPriority {
    get { peer.map { UILayoutPriority(peer: $0.priority) } ?? blank.priority }
    set {
      precondition(
        (0...1000).contains(newValue.rawValue) && newValue.rawValue != 0,
        """
        It's illegal to set priority:\(newValue.rawValue).  Priorities must be greater than 0 and \
        less or equal to NSLayoutPriorityRequired, which is 1000.000000.
        """)
      guard newValue != priority else { return }
      blank.priority = newValue
      peer?.priority = LayoutPriority(newValue)
      LayoutChanges.note()
    }
  }

  /// A name that console texts, diagrams and comparisons show.
  open var identifier: String? {
    get { peer.map(\.identifier) ?? blank.identifier }
    set {
      blank.identifier = newValue
      peer?.identifier = newValue
    }
  }

  /// Ignored: nothing is archived.
  open var shouldBeArchived = false

  // MARK: Activation

  /// Whether a view holds the constraint. Activating gives it to the nearest common ancestor of its
  /// items; without one the program ends with UIKit's message. A constraint on a guide that no view
  /// owns stays inactive.
  open var isActive: Bool {
    get { peer?.isActive ?? false }
    set {
      guard newValue != isActive, let peer, !newValue || hasOwners else { return }
      if newValue { checkHierarchy() }
      peer.isActive = newValue
      LayoutChanges.note()
    }
  }

  /// Activates all constraints, in order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates all constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

extension NSLayoutConstraint: LayoutConstraintFacade {
  package nonisolated var callerLocation: SourceLocation? {
    guard let trail else { return nil }
    return MainActor.assumeIsolated {
      let screens = modules(around: first).union(modules(around: second))
      // Most constraints stand in the code of their screen.
      if let module = peer?.location?.fileID.split(separator: "/").first, module != "UIKit",
        screens.contains(String(module))
      {
        return nil
      }
      return SourceLocation(askedIn: trail, screens: screens)
    }
  }

  /// The modules of the classes of a view and of what is around it.
  private func modules(around item: AnyObject?) -> Set<String> {
    var modules: Set<String> = []
    var responder = item as? UIResponder ?? (item as? UILayoutGuide)?.owningView
    while let object = responder {
      if let module = String(reflecting: type(of: object)).split(separator: ".").first {
        modules.insert(String(module))
      }
      responder = object.next
    }
    return modules
  }
}
