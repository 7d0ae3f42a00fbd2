import RedlineSolver

/// The answer to "why": what determines a line or a length, in terms of the layout.
extension SolvedProgram {
  /// What determines a line or a length.
  package struct Determination: Hashable, Sendable {
    /// What one row brings to a value; both bounds of a content are one.
    package struct Part: Hashable, Sendable {
      package var source: CompiledLayout.Source
      /// Points; those of all parts together are the value unless a part of it is free.
      package var amount: Double
      /// How many points the value moves when the row's constant or length grows by one.
      package var rate: Double
    }

    /// Points.
    package var value: Double
    /// In the order of the program.
    package var parts: [Part]
    /// Whether nothing determines a part of the value.
    package var isFree: Bool
  }

  /// The rows that determine all values.
  package var heldRows: [[Int32]] { solution.heldRows }

  /// Whether another program has the same rows with the same terms, so that only lengths may differ.
  package func hasRows(of other: SolvedProgram) -> Bool {
    layout.count == other.layout.count && layout.hasRows(of: other.layout)
  }

  /// What determines a line or a length of an item or guide.
  /// - Parameter smallest: What a part brings at least, in points; others are left out.
  package func determination(
    _ item: Int, _ attribute: Attribute, atLeast smallest: Double = 0
  ) -> Determination {
    let line = form.expression(item, attribute)
    let found = solution.determination(of: line)
    var parts: [Determination.Part] = []
    parts.reserveCapacity(found.parts.count)
    for part in found.parts where abs(part.rate) > 1e-9 {
      let amount = part.rate * program.constant(of: part.constraint)
      guard abs(amount) >= smallest else { continue }
      let source = sources[part.constraint]
      let next = Determination.Part(
        source: source.subject, amount: amount.settled, rate: (-part.rate).settled)
      if let same = source.position(ofSubjectIn: parts) {
        parts[same].amount = (parts[same].amount + next.amount).settled
        parts[same].rate = (parts[same].rate + next.rate).settled
      } else {
        parts.append(next)
      }
    }
    return Determination(
      value: solution.value(of: line), parts: parts, isFree: !found.leanings.isEmpty)
  }
}

extension CompiledLayout.Source {
  /// The one row that stands for all that say the same to a reader: both bounds of a content, and
  /// what only settles ties.
  package var subject: CompiledLayout.Source {
    switch self {
    case .root, .guide, .constraint, .minimumSize: self
    case .content(let item, let axis, _): .content(item, axis, isHugging: true)
    case .boundedSize(let item, let axis): .minimumSize(item, axis)
    case .bound(let constraint, _): .constraint(constraint)
    }
  }

  /// Where a part of the same subject is among those of earlier rows. Both bounds of a content follow
  /// each other; only what settles ties comes long after its subject.
  fileprivate func position(ofSubjectIn parts: [SolvedProgram.Determination.Part]) -> Int? {
    switch self {
    case .root, .guide, .constraint, .minimumSize: nil
    case .content: parts.last?.source == subject ? parts.count - 1 : nil
    case .boundedSize, .bound: parts.firstIndex { $0.source == subject }
    }
  }

  /// The items and guides that the row hangs together with; everything hangs on the root, which
  /// tells nothing.
  package func items(in layout: CompiledLayout) -> [Int] {
    switch self {
    case .root: []
    case .guide(let item, _): [item, layout.parents[item]]
    case .content(let item, _, _), .minimumSize(let item, _), .boundedSize(let item, _): [item]
    case .constraint(let index), .bound(let index, _):
      [layout.constraints[index].first, layout.constraints[index].second].compactMap { $0 }
    }
  }
}
