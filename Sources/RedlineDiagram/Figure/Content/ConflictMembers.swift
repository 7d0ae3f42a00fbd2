import RedlineModel

/// Which members of a conflict a figure gives a letter, and which of a long one only lay edges on one
/// another, which a reader need not add up.
struct ConflictMembers {
  /// A conflict of more members is long.
  private static let most = 8

  /// The ids of those with plates, in the order of the finding.
  private(set) var plated: [String] = []
  /// The letters of those that a sentence lists, if there are several: where a frame contradicts constraints, others
  /// only lead to those.
  private(set) var letters: [String: String] = [:]
  /// The ids of those that say no length, if the conflict is long.
  private(set) var joints: Set<String> = []
  /// Widths and heights of masks, and those that lists and containers give, in the order of the finding.
  private(set) var masks: [String] = []

  /// - Parameter known: The constraints of the layout by id.
  init(_ finding: Diagnostic, _ known: [String: SolvedLayout.Constraint]) {
    let isLong = finding.constraints.count > Self.most
    for id in finding.constraints {
      guard let member = known[id] else {
        plated.append(id)
        continue
      }
      if member.isGiven {
        if member.second == nil { masks.append(id) }
        if isLong, Self.isJoint(member) { joints.insert(id) }
      } else if isLong, Self.isJoint(member) {
        joints.insert(id)
      } else {
        plated.append(id)
      }
    }
    var listed = plated
    if case .conflictWithFrame(_, let givenUp) = finding.detail {
      listed = listed.filter(Set(givenUp.compactMap(\.constraintID)).contains)
    }
    guard listed.count > 1 else { return }
    for (index, id) in listed.enumerated() { letters[id] = Self.letter(index) }
  }

  /// Whether it only says that two edges, centres or lengths are the same, and holds.
  private static func isJoint(_ member: SolvedLayout.Constraint) -> Bool {
    guard let second = member.second, member.relation == .equal, !member.isBroken else {
      return false
    }
    return member.constant == 0 && member.multiplier == 1
      && member.first.attribute.isDimension == second.attribute.isDimension
  }

  /// `✗1a`; without a letter where no sentence lists it, or only it.
  func plate(_ id: String, _ rank: Int) -> String { "✗\(rank)" + (letters[id] ?? "") }

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
