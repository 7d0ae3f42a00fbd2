import RedlineModel

/// Conflicts that differ from one before them in the constraint that was given up only: that one is all there
/// is to say of them.
struct ConflictEchoes {
  struct Echo {
    /// The number of the conflict that is told whole.
    var rank: Int
    /// What was given up in this one, and in that one.
    var own: Diagnostic.Member
    var other: Diagnostic.Member
  }

  private var echoes: [String: Echo] = [:]

  init(_ layout: SolvedLayout) {
    let known = layout.conflictMembers
    var told: [Set<String>: (rank: Int, member: Diagnostic.Member)] = [:]
    for finding in layout.diagnostics {
      guard case .conflict(_, let givenUp) = finding.detail, let rank = finding.rank,
        let broken = givenUp.constraintID
      else { continue }
      let core = Set(ConflictMembers(finding, known).plated).subtracting([broken])
      guard core.count > 1 else { continue }
      if let first = told[core] {
        echoes[finding.id] = Echo(rank: first.rank, own: givenUp, other: first.member)
      } else {
        told[core] = (rank, givenUp)
      }
    }
  }

  subscript(_ finding: Diagnostic) -> Echo? { echoes[finding.id] }
}

extension Diagnostic.Member {
  /// The id of a constraint.
  var constraintID: String? {
    if case .constraint(let id, _, _, _) = self { id } else { nil }
  }
}
