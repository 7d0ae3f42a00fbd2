/// Something about a layout, or about the document it comes from, that its author would want to know.
///
/// It carries values; ``message`` is the sentence that is made of them where somebody reads it.
public struct Diagnostic: Hashable, Sendable, Identifiable {
  /// How bad it is: an error leaves a layout that was not asked for, a note needs no change.
  public enum Severity: String, Codable, Hashable, Sendable, Comparable, CaseIterable {
    case error, warning, note

    /// Whether the first one is more severe.
    public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rank < rhs.rank }
    private var rank: Int { self == .error ? 0 : self == .warning ? 1 : 2 }
  }

  // What the initializer gives a value has none before, as `?` would give it one: a finding is then made at once,
  // where it would be copied at the end.

  /// Kind and subject: `truncatedText:terms`.
  public var id: String
  /// The rule that it comes from, by whose id it can be switched off.
  public var rule: Rule
  /// How bad it is.
  public var severity: Severity
  /// Ids of the items it is about, the most important first.
  public var items: [String]
  /// Ids of the constraints it is about; in a conflict the irreducible set.
  public var constraints: [String]
  /// The number on the plates of a conflict, from 1.
  public var rank: Optional<Int>
  /// What an ambiguous item may be, along each axis that is free.
  public var freedoms: [Freedom]
  /// Ids of the items that have no finding of their own, or a note only, because this one explains what is
  /// not right with them: views that are free only because an ambiguous one is, or that lie elsewhere
  /// only because constraints contradict each other. In the order of the items.
  public var followers: [String] = []
  /// The line of the first constraint or view that it is about; `nil` where it is not known.
  public var location: Optional<SourceLocation>
  /// The numbers and names that the sentence is made of.
  public var detail: Detail

  /// What the rule is about.
  public var kind: Kind { rule.kind }

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

    /// Whether the smaller edge has more than one place.
    public var isPlaceFree: Bool { lowEdge != highEdge || lowEdge == nil }
    /// Whether there is more than one width or height.
    public var isSizeFree: Bool { lowSize != highSize || lowSize == nil }

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

  /// - Parameters:
  ///   - subject: What the id names after the kind.
  ///   - severity: The rule's own unless given.
  package init(
    _ rule: Rule, of subject: String, _ detail: Detail, severity: Severity? = nil,
    items: [String] = [], constraints: [String] = [], rank: Int? = nil, freedoms: [Freedom] = [],
    location: SourceLocation? = nil
  ) {
    id = String(parts: [rule.kind.rawValue, ":", subject])
    self.rule = rule
    self.severity = severity ?? rule.severity
    self.items = items
    self.constraints = constraints
    self.rank = rank
    self.freedoms = freedoms
    self.location = location
    self.detail = detail
  }

  /// Leaves out the followers, which the values count, so that layouts have the hash that they had before
  /// followers were named.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(rule)
    hasher.combine(severity)
    hasher.combine(items)
    hasher.combine(constraints)
    hasher.combine(rank)
    hasher.combine(freedoms)
    hasher.combine(location)
    hasher.combine(detail)
  }

  /// What a rule of your own says.
  /// - Parameters:
  ///   - message: What, where and the numbers, then the next step; one line.
  ///   - items: Ids of the items that it is about, the most important first.
  ///   - severity: How severe it is.
  public init(_ message: String, items: [String] = [], severity: Severity = .error) {
    self.init(
      .custom, of: items.first ?? message, .text(message), severity: severity, items: items)
  }
}

extension SolvedLayout {
  /// The layout without the findings of some rules.
  public func ignoring(_ rules: Set<Diagnostic.Rule>) -> SolvedLayout {
    guard !rules.isEmpty else { return self }
    var layout = self
    layout.diagnostics.removeAll { rules.contains($0.rule) }
    return layout
  }
}

extension Diagnostic.Freedom {
  /// The greatest length by which an edge or the size is open; `nil` without a limit.
  package var length: Double? {
    guard let lowEdge, let highEdge, let lowSize, let highSize, let lowFarEdge, let highFarEdge
    else { return nil }
    let length = max(
      abs(highEdge - lowEdge), abs(highSize - lowSize), abs(highFarEdge - lowFarEdge))
    return length < 100_000 ? length : nil
  }
}

extension Diagnostic {
  /// Whether a view is open by no more than the measure of a text may be off by: up to a point and a half in
  /// width, and in height, which ends on pixels, by less than half a point.
  package var isWithinMeasuring: Bool {
    kind == .ambiguity && !freedoms.isEmpty
      && freedoms.allSatisfy { freedom in
        freedom.length.map { freedom.axis == .vertical ? $0 < 0.4 : $0 < 1.51 } ?? false
      }
  }
}
