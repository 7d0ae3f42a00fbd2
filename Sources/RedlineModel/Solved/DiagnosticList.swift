import RedlineSolver
import Synchronization

/// The findings on a layout, or those before the ones on constraints that do not hold, which are made as soon as
/// somebody reads the first finding: they are notes, and so the last, and of large screens hundreds of texts.
struct DiagnosticList: Hashable, Sendable {
  private enum State: Sendable {
    case made([Diagnostic])
    case unmade(Unmade)
  }

  private final class Unmade: Sendable {
    private let first: [Diagnostic]
    private let records: LayoutRecords
    private let all = AtomicLazyReference<Made<[Diagnostic]>>()

    init(_ first: [Diagnostic], _ records: LayoutRecords) {
      (self.first, self.records) = (first, records)
    }

    var diagnostics: [Diagnostic] {
      let made =
        all.load()
        ?? all.storeIfNil(Made(first + records.brokenConstraints { records.line(of: $0) }))
      return made.value
    }
  }

  private var state: State

  init(_ diagnostics: [Diagnostic]) { state = .made(diagnostics) }

  /// - Parameter first: Findings of all other rules, most severe first.
  init(_ first: [Diagnostic], before records: LayoutRecords) {
    state = .unmade(Unmade(first, records))
  }

  var diagnostics: [Diagnostic] {
    get {
      switch state {
      case .made(let diagnostics): diagnostics
      case .unmade(let unmade): unmade.diagnostics
      }
    }
    _modify {
      var diagnostics = self.diagnostics
      // Nothing else refers to the array, so that a change in place copies it once at most.
      state = .made([])
      defer { state = .made(diagnostics) }
      yield &diagnostics
    }
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    if case (.unmade(let one), .unmade(let other)) = (lhs.state, rhs.state), one === other {
      return true
    }
    return lhs.diagnostics == rhs.diagnostics
  }

  func hash(into hasher: inout Hasher) { hasher.combine(diagnostics) }
}

extension LayoutRecords {
  /// Findings on the optional constraints of the user that do not hold, in order.
  /// - Parameter place: The line that the finding on a constraint names.
  package func brokenConstraints(place: (Int) -> SourceLocation?) -> [Diagnostic] {
    let constraints = solved.layout.constraints
    var scratch = LinearExpression()
    var broken: [(index: Int, distance: Double)] = []
    for index in constraints.indices {
      let standing = constraints.standing(index)
      guard standing.origin == .user, standing.isActive, standing.priority < 1000 else { continue }
      let residual = solved.residual(index, scratch: &scratch).settled
      if !standing.relation.holds(residual) { broken.append((index, abs(residual))) }
    }
    guard !broken.isEmpty else { return [] }
    return zip(broken, ids(ofConstraints: broken.map(\.index))).map { broken, id in
      let constraint = constraints[broken.index]
      return Diagnostic(
        .brokenConstraint, of: id,
        .brokenConstraint(sentence: sentence(constraint), distance: broken.distance),
        items: [ids[constraint.first]], constraints: [id], location: place(broken.index))
    }
  }

  /// The line that made a constraint.
  fileprivate func line(of constraint: Int) -> SourceLocation? {
    solved.layout.constraints[constraint].location
  }
}
