/// Something about a layout that its author would want to know.
public struct Diagnostic: Codable, Hashable, Sendable, Identifiable {
  /// What is not right.
  public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    /// Required constraints that cannot all hold.
    case conflict
    /// An item whose position or size more than one solution allows.
    case ambiguity
    /// An optional constraint that yields to stronger ones.
    case brokenConstraint
    /// A text that does not fit into its item.
    case truncatedText
    /// An item that reaches beyond its parent.
    case outsideParent
    /// A view without an extent, whose contents are drawn but get no touches.
    case zeroSize
    /// What depends on the layout, such as line breaks, still changes it after the last pass; or the
    /// search for the best layout was given up.
    case unsettled
  }

  /// How bad it is: an error leaves a layout that was not asked for, a note needs no change.
  public enum Severity: String, Codable, Hashable, Sendable, Comparable, CaseIterable {
    case error, warning, note

    /// Whether the first one is more severe.
    public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rank < rhs.rank }
    private var rank: Int { self == .error ? 0 : self == .warning ? 1 : 2 }
  }

  /// Kind and subject: `truncatedText:terms`.
  public var id: String
  /// What is not right.
  public var kind: Kind
  /// How bad it is.
  public var severity: Severity
  /// What, where and the numbers, then the next step; one line.
  public var message: String
  /// Ids of the items it is about, the most important first.
  public var items: [String]
  /// Ids of the constraints it is about; in a conflict the irreducible set.
  public var constraints: [String]
  /// The number on the plates of a conflict, from 1.
  public var rank: Int?
  /// What an ambiguous item may be, along each axis that is free.
  public var freedoms: [Freedom] = []
  /// The line of the first constraint or view that it is about; `nil` where it is not known.
  public var location: SourceLocation?

  /// The range that one axis of an ambiguous item has.
  public struct Freedom: Codable, Hashable, Sendable {
    /// The axis that is free.
    public var axis: Axis
    /// The smaller edge (left or top) in root coordinates at both extremes; `nil` is infinite.
    public var lowEdge: Double?
    /// The smaller edge at the other extreme; `nil` is infinite.
    public var highEdge: Double?
    /// The width or height at both extremes; `nil` is infinite.
    public var lowSize: Double?
    /// The width or height at the other extreme; `nil` is infinite.
    public var highSize: Double?
    /// The greater edge (right or bottom) in root coordinates at both extremes; `nil` is infinite.
    public var lowFarEdge: Double?
    /// The greater edge at the other extreme; `nil` is infinite.
    public var highFarEdge: Double?

    package init(
      axis: Axis, edge: (low: Double?, high: Double?), size: (low: Double?, high: Double?),
      farEdge: (low: Double?, high: Double?)
    ) {
      self.axis = axis
      (lowEdge, highEdge) = edge
      (lowSize, highSize) = size
      (lowFarEdge, highFarEdge) = farEdge
    }
  }

  package init(
    id: String, kind: Kind, severity: Severity, message: String, items: [String],
    constraints: [String], rank: Int? = nil, freedoms: [Freedom] = [],
    location: SourceLocation? = nil
  ) {
    self.id = id
    self.kind = kind
    self.severity = severity
    self.message = message
    self.items = items
    self.constraints = constraints
    self.rank = rank
    self.freedoms = freedoms
    self.location = location
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The line of the console.
  public var description: String { consoleLine }

  /// `TwoButtons.swift:14: warning: …`, the form that editors and CI understand.
  public var consoleLine: String {
    let place = location.map { "\($0): " } ?? ""
    return "\(place)\(severity.rawValue): \(message)"
  }
}
