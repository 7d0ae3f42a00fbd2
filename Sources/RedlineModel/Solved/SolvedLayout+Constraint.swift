public import Foundation

extension SolvedLayout {
  /// A layout guide.
  public struct Guide: Codable, Hashable, Sendable, Identifiable {
    public enum Kind: String, Codable, Hashable, Sendable {
      case custom, layoutMargins, safeArea, readableContent, keyboard
    }

    public var id: String
    public var name: String
    public var kind: Kind
    /// Id of the view that owns the guide.
    public var owner: String
    public var frame: CGRect

    package init(
      id: String, name: String, kind: Kind, owner: String, frame: CGRect
    ) {
      self.id = id
      self.name = name
      self.kind = kind
      self.owner = owner
      self.frame = frame
    }
  }

  /// One end of a constraint.
  public struct Anchor: Codable, Hashable, Sendable {
    /// Id of an item or a guide.
    public var item: String
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
    public enum Origin: String, Codable, Hashable, Sendable {
      case user, stackView, autoresizingMask, contentSize, system
    }

    /// Made of both ends, `red.top-text.bottom`; stable across runs and unrelated edits.
    public var id: String
    public var first: Anchor
    public var relation: Relation
    public var second: Anchor?
    public var multiplier: Double
    public var constant: Double
    /// 0 < priority ≤ 1000.
    public var priority: Double
    public var origin: Origin
    public var identifier: String?
    /// The condition in words under which it holds; `nil` where it always does.
    public var scope: String?
    public var isActive: Bool
    /// The constant is the system's spacing.
    public var isSystemSpacing: Bool
    public var location: SourceLocation?
    /// Left side minus right side in points at the solution; 0 where it is met exactly.
    public var residual: Double
    /// Given up so that the other required constraints could hold.
    public var isBroken: Bool
    /// The sentence that messages and legends print: `red.top = text.bottom + 8`.
    public var sentence: String

    public var isRequired: Bool { priority >= 1000 }
    /// Whether the solution meets the constraint within 1/1000 pt.
    public var isSatisfied: Bool {
      switch relation {
      case .equal: abs(residual) < 0.001
      case .lessThanOrEqual: residual < 0.001
      case .greaterThanOrEqual: residual > -0.001
      }
    }
    /// Whether an inequality holds with equality.
    public var isBinding: Bool { abs(residual) < 0.001 }

    package init(
      id: String, first: Anchor, relation: Relation, second: Anchor? = nil, multiplier: Double,
      constant: Double, priority: Double, origin: Origin, identifier: String? = nil,
      scope: String? = nil, isActive: Bool, isSystemSpacing: Bool, location: SourceLocation? = nil,
      residual: Double, isBroken: Bool, sentence: String
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
      self.location = location
      self.residual = residual
      self.isBroken = isBroken
      self.sentence = sentence
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
