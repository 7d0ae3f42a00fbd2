import RedlineModel

/// Which members of a conflict a figure gives a letter, and which of a long one only lay edges on one
/// another, which a reader need not add up.
struct ConflictMembers {
  /// A conflict of more members is long.
  private static let most = 8

  /// The ids of those with letters, in the order of the finding; where a frame contradicts some, those.
  private(set) var lettered: [String] = []
  /// The ids of those that lead to what a frame contradicts, which no sentence lists.
  private(set) var leading: [String] = []
  /// The ids of those that say no length, if the conflict is long.
  private(set) var joints: Set<String> = []
  /// Widths and heights of masks, and those that lists and containers give, in the order of the finding.
  private(set) var masks: [String] = []

  /// - Parameter known: The constraints of the layout by id.
  init(_ finding: Diagnostic, _ known: [String: SolvedLayout.Constraint]) {
    let isLong = finding.constraints.count > Self.most
    for id in finding.constraints {
      guard let member = known[id] else {
        lettered.append(id)
        continue
      }
      if member.isGiven {
        if member.second == nil { masks.append(id) }
        if isLong, Self.isJoint(member) { joints.insert(id) }
      } else if isLong, Self.isJoint(member) {
        joints.insert(id)
      } else {
        lettered.append(id)
      }
    }
    guard case .conflictWithFrame(_, let givenUp) = finding.detail else { return }
    let contradicted = Set(givenUp.compactMap(\.constraintID))
    leading = lettered.filter { !contradicted.contains($0) }
    lettered = lettered.filter(contradicted.contains)
  }

  /// Whether it only says that two edges, centres or lengths are the same, and holds.
  private static func isJoint(_ member: SolvedLayout.Constraint) -> Bool {
    guard let second = member.second, member.relation == .equal, !member.isBroken else {
      return false
    }
    return member.constant == 0 && member.multiplier == 1
      && member.first.attribute.isDimension == second.attribute.isDimension
  }

  /// `✗1a`; the letter is left out where there is one member only.
  func plate(_ index: Int, _ rank: Int) -> String {
    "✗\(rank)" + (lettered.count > 1 ? Self.letter(index) : "")
  }

  /// a, b, c, …, z, aa, ab, ….
  static func letter(_ index: Int) -> String {
    let own = String(UnicodeScalar(UInt8(97 + index % 26)))
    return index < 26 ? own : letter(index / 26 - 1) + own
  }
}

extension SolvedLayout.Constraint {
  /// Whether it stands for a frame that nobody wrote as a constraint.
  var isGiven: Bool { origin == .autoresizingMask || origin == .system }
}

extension SolvedLayout {
  /// The members of all conflicts by id, for those that are looked up often.
  var conflictMembers: [String: Constraint] {
    let ids = Set(diagnostics.filter { $0.kind == .conflict }.flatMap(\.constraints))
    guard !ids.isEmpty else { return [:] }
    return Dictionary(
      constraints.filter { ids.contains($0.id) }.map { ($0.id, $0) },
      uniquingKeysWith: { one, _ in one })
  }
}
