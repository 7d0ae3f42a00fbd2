public import Foundation

extension SolvedLayout {
  /// A layout guide.
  public struct Guide: Codable, Hashable, Sendable, Identifiable {
    /// Who made the guide: the layout, or UIKit for every view.
    public enum Kind: String, Codable, Hashable, Sendable {
      case custom, layoutMargins, safeArea, readableContent, keyboard
    }

    /// What fixes a guide besides the constraints that mention it.
    public enum Role: String, Codable, Hashable, Sendable {
      /// Nothing.
      case free
      /// Its ``Guide/insets`` from the edges of its owner.
      case insets
      /// The rectangle of its owner, a scroll view.
      case scrollFrame
      /// The origin of its owner, a scroll view, ``Guide/insets`` below its top; the contents give
      /// the size.
      case scrollContent
    }

    /// The owner's path and the guide's name; unique among items and guides.
    public var id: String
    /// The stored property's name, the identifier, or the name of UIKit's guide; `layoutGuides` for a safe area that
    /// stands for the top and bottom layout guides of a document's view controller.
    public var name: String
    /// Who made the guide.
    public var kind: Kind
    /// Id of the view that owns the guide.
    public var owner: String
    /// The rectangle in points from the root's top left corner, on the device's pixels.
    public var frame: CGRect
    /// What fixes the guide besides constraints.
    public var role: Role
    /// Distances in points from the owner's edges; `nil` where the role has none.
    public var insets: EdgeInsets?

    fileprivate enum CodingKeys: CodingKey { case id, name, kind, owner, frame, role, insets }

    package init(
      id: String, name: String, kind: Kind, owner: String, frame: CGRect, role: Role,
      insets: EdgeInsets? = nil
    ) {
      self.id = id
      self.name = name
      self.kind = kind
      self.owner = owner
      self.frame = frame
      self.role = role
      self.insets = insets
    }
  }

  /// A length that a stack view uses between its views, to which only its own constraints refer.
  public struct Spacer: Codable, Hashable, Sendable, Identifiable {
    /// The stack view's path and the name of the length: `form/gap1`.
    public var id: String
    /// Id of the stack view.
    public var owner: String

    package init(id: String, owner: String) {
      self.id = id
      self.owner = owner
    }
  }

  /// One end of a constraint.
  public struct Anchor: Codable, Hashable, Sendable {
    /// Id of an item or a guide.
    public var item: String
    /// The line or the extent of the item.
    public var attribute: Attribute

    package init(
      item: String, attribute: Attribute
    ) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// A constraint: `first REL second × multiplier + constant`.
  public struct Constraint: Codable, Hashable, Sendable, Identifiable {
    /// Who made the constraint: the layout, a stack view, a mask, a content size, or UIKit for a
    /// control.
    public enum Origin: String, Codable, Hashable, Sendable {
      case user, stackView, autoresizingMask, contentSize, system
    }

    /// Made of both ends, `red.top-text.bottom`; stable across runs and unrelated edits.
    public var id: String
    /// The left side.
    public var first: Anchor
    /// How the sides compare.
    public var relation: Relation
    /// The right side; `nil` for a size in points.
    public var second: Anchor?
    /// The factor of the right side.
    public var multiplier: Double
    /// The distance in points that is added on the right side.
    public var constant: Double
    /// 0 < priority ≤ 1000.
    public var priority: Double
    /// Who made the constraint.
    public var origin: Origin
    /// The identifier that was given to it, or that UIKit prints; `nil` without one.
    public var identifier: String?
    /// The condition in words under which it holds; `nil` where it always does.
    public var scope: String?
    /// Whether the constraint is part of the layout under the environment's traits.
    public var isActive: Bool
    /// The constant is the system's spacing.
    public var isSystemSpacing: Bool
    /// Id of the view that holds the constraint; a factor on a position counts from its edge.
    public var holder: String
    /// Whether leading is the right side where the constraint is held.
    public var isRightToLeft: Bool
    /// The line that made it; `nil` where it is not known.
    public var location: SourceLocation?
    /// Left side minus right side in points at the solution; 0 where it is met exactly.
    public var residual: Double
    /// Given up so that the other required constraints could hold.
    public var isBroken: Bool
    /// The sentence that messages and legends print: `red.top = text.bottom + 8`.
    public var sentence: String

    /// Whether it may not yield, other than in a conflict.
    public var isRequired: Bool { priority >= 1000 }
    /// Whether the solution meets the constraint within 1/1000 pt.
    public var isSatisfied: Bool { relation.holds(residual) }
    /// Whether an inequality holds with equality.
    public var isBinding: Bool { abs(residual) < 0.001 }

    fileprivate enum CodingKeys: CodingKey {
      case id, first, relation, second, multiplier, constant, priority, origin, identifier, scope
      case isActive, isSystemSpacing, holder, isRightToLeft, location, residual, isBroken, sentence
    }

    package init(
      id: String, first: Anchor, relation: Relation, second: Anchor? = nil, multiplier: Double,
      constant: Double, priority: Double, origin: Origin, identifier: String? = nil,
      scope: String? = nil, isActive: Bool, isSystemSpacing: Bool, holder: String,
      isRightToLeft: Bool, location: SourceLocation? = nil, residual: Double, isBroken: Bool,
      sentence: String
    ) {
      self.id = id
      self.first = first
      self.relation = relation
      self.second = second
      self.multiplier = multiplier
      self.constant = constant
      self.priority = priority
      self.origin = origin
      self.identifier = identifier
      self.scope = scope
      self.isActive = isActive
      self.isSystemSpacing = isSystemSpacing
      self.holder = holder
      self.isRightToLeft = isRightToLeft
      self.location = location
      self.residual = residual
      self.isBroken = isBroken
      self.sentence = sentence
    }
  }
}

extension Relation {
  /// Whether a left side that is so many points more than the right one meets the relation within
  /// 1/1000 pt.
  package func holds(_ residual: Double) -> Bool {
    switch self {
    case .equal: abs(residual) < 0.001
    case .lessThanOrEqual: residual < 0.001
    case .greaterThanOrEqual: residual > -0.001
    }
  }
}

extension SolvedLayout.Guide.Kind {
  /// The name of the property that gives the guide.
  package var anchorName: String {
    switch self {
    case .custom: "guide"
    case .layoutMargins: "margins"
    case .safeArea: "safeArea"
    case .readableContent: "readableContent"
    case .keyboard: "keyboard"
    }
  }
}

extension SolvedLayout.Guide {
  /// The name of a safe area that stands for the top and bottom layout guides of a view controller.
  package static let barGuides = "layoutGuides"

  /// Reads a guide; one of format 1 has no role yet.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(String.self, forKey: .id)
    name = try values.decode(String.self, forKey: .name)
    kind = try values.decode(Kind.self, forKey: .kind)
    owner = try values.decode(String.self, forKey: .owner)
    frame = try values.decode(CGRect.self, forKey: .frame)
    role = try values.decodeIfPresent(Role.self, forKey: .role) ?? .free
    insets = try values.decodeIfPresent(EdgeInsets.self, forKey: .insets)
  }
}

extension SolvedLayout.Constraint {
  /// Reads a constraint; one of format 1 has neither holder nor direction yet.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(String.self, forKey: .id)
    first = try values.decode(SolvedLayout.Anchor.self, forKey: .first)
    relation = try values.decode(Relation.self, forKey: .relation)
    second = try values.decodeIfPresent(SolvedLayout.Anchor.self, forKey: .second)
    multiplier = try values.decode(Double.self, forKey: .multiplier)
    constant = try values.decode(Double.self, forKey: .constant)
    priority = try values.decode(Double.self, forKey: .priority)
    origin = try values.decode(Origin.self, forKey: .origin)
    identifier = try values.decodeIfPresent(String.self, forKey: .identifier)
    scope = try values.decodeIfPresent(String.self, forKey: .scope)
    isActive = try values.decode(Bool.self, forKey: .isActive)
    isSystemSpacing = try values.decode(Bool.self, forKey: .isSystemSpacing)
    holder = try values.decodeIfPresent(String.self, forKey: .holder) ?? ""
    isRightToLeft = try values.decodeIfPresent(Bool.self, forKey: .isRightToLeft) ?? false
    location = try values.decodeIfPresent(SourceLocation.self, forKey: .location)
    residual = try values.decode(Double.self, forKey: .residual)
    isBroken = try values.decode(Bool.self, forKey: .isBroken)
    sentence = try values.decode(String.self, forKey: .sentence)
  }
}
