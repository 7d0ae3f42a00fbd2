import Foundation

extension Diagnostic: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, rule, kind, severity, message, items, constraints, rank, freedoms, followers, location,
      detail
  }

  /// Reads a finding as it is written now, or of a file of format 1: with a kind for a rule, and the
  /// sentence for the values.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(String.self, forKey: .id)
    severity = try values.decode(Severity.self, forKey: .severity)
    items = try values.decode([String].self, forKey: .items)
    constraints = try values.decode([String].self, forKey: .constraints)
    rank = try values.decodeIfPresent(Int.self, forKey: .rank)
    freedoms = try values.decodeIfPresent([Freedom].self, forKey: .freedoms) ?? []
    followers = try values.decodeIfPresent([String].self, forKey: .followers) ?? []
    location = try values.decodeIfPresent(SourceLocation.self, forKey: .location)
    if let name = try values.decodeIfPresent(String.self, forKey: .rule) {
      // The rule of a newer version has its sentence only.
      rule = Rule(rawValue: name) ?? .custom
    } else {
      let kind = try values.decode(Kind.self, forKey: .kind)
      rule = Rule(kind, id: id, items: items, freedoms: freedoms)
    }
    if let fields = try values.decodeIfPresent(DetailFields.self, forKey: .detail),
      let known = Detail(fields, of: rule)
    {
      detail = known
    } else {
      detail = .text(try values.decode(String.self, forKey: .message))
    }
  }

  /// Writes the values, and the sentence that is made of them for other programs.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(id, forKey: .id)
    try values.encode(rule, forKey: .rule)
    try values.encode(severity, forKey: .severity)
    // Source lines stand in the values, where a comparison finds and leaves them out.
    try values.encode(withoutLocations.message, forKey: .message)
    try values.encode(items, forKey: .items)
    try values.encode(constraints, forKey: .constraints)
    try values.encodeIfPresent(rank, forKey: .rank)
    try values.encode(freedoms, forKey: .freedoms)
    if !followers.isEmpty { try values.encode(followers, forKey: .followers) }
    try values.encodeIfPresent(location, forKey: .location)
    try values.encodeIfPresent(DetailFields(detail), forKey: .detail)
  }
}

extension Diagnostic.Rule {
  /// The rule of a finding that a file of format 1 knows by its kind.
  fileprivate init(
    _ kind: Diagnostic.Kind, id: String, items: [String], freedoms: [Diagnostic.Freedom]
  ) {
    switch kind {
    case .conflict: self = items.isEmpty ? .conflict : .conflictWithFrame
    case .ambiguity:
      self = freedoms.contains { $0.isSizeFree } ? .ambiguousSize : .ambiguousPosition
    case .brokenConstraint: self = .brokenConstraint
    case .truncatedText: self = .truncatedText
    case .missingGlyph: self = .missingGlyph
    case .outsideParent: self = .outsideParent
    case .zeroSize: self = .zeroSize
    case .unsettled:
      self =
        id == "unsettled:solution"
        ? .unsettledSolution : id == "unsettled:insets" ? .unsettledInsets : .unsettledContent
    case .covered, .statement, .document, .requirement: self = .custom
    }
  }
}
