extension SolvedLayout {
  /// The constraints of a layout, or what they are made of as soon as somebody reads them.
  struct ConstraintList: Hashable, Sendable {
    private enum State: Sendable {
      case made([Constraint])
      case unmade(LayoutRecords)
    }

    private var state: State

    var records: LayoutRecords? { if case .unmade(let records) = state { records } else { nil } }

    init(_ constraints: [Constraint]) { state = .made(constraints) }
    init(_ records: LayoutRecords) { state = .unmade(records) }

    var constraints: [Constraint] {
      get {
        switch state {
        case .made(let constraints): constraints
        case .unmade(let records): records.allConstraints
        }
      }
      _modify {
        var constraints = self.constraints
        // Nothing else refers to the array, so that a change in place copies it once at most.
        state = .made([])
        defer { state = .made(constraints) }
        yield &constraints
      }
    }

    static func == (lhs: Self, rhs: Self) -> Bool {
      if case (.unmade(let one), .unmade(let other)) = (lhs.state, rhs.state), one === other {
        return true
      }
      return lhs.constraints == rhs.constraints
    }

    func hash(into hasher: inout Hasher) { hasher.combine(constraints) }
  }

  /// The reasons of an item, or what they are made of as soon as somebody reads them.
  struct ReasonList: Hashable, Sendable {
    private enum State: Sendable {
      case made([Reason]?)
      case unmade(LayoutRecords, item: Int)
    }

    private var state: State

    init(_ reasons: [Reason]?) { state = .made(reasons) }
    init(_ records: LayoutRecords, item: Int) { state = .unmade(records, item: item) }

    var reasons: [Reason]? {
      switch state {
      case .made(let reasons): reasons
      case .unmade(let records, let item): records.reasons(item)
      }
    }

    /// Whether they are these, and nothing has to be made of anything to tell.
    func isMade(_ reasons: [Reason]?) -> Bool {
      if case .made(let own) = state { own == reasons } else { false }
    }

    /// Whether they are made of these records, or were not yet.
    func isUnmade(_ records: LayoutRecords, item: Int) -> Bool {
      if case .unmade(let own, item) = state { own === records } else { false }
    }

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.reasons == rhs.reasons }
    func hash(into hasher: inout Hasher) { hasher.combine(reasons) }
  }
}

extension SolvedLayout {
  /// The program that the layout was read from; nil for one that is read from a file or was changed.
  package var solvedProgram: SolvedProgram? { constraintList.records?.solved }
}

extension SolvedLayout.Item {
  /// Lets the reasons be made when somebody reads them.
  package mutating func setReasons(_ records: LayoutRecords, item: Int) {
    reasonList = SolvedLayout.ReasonList(records, item: item)
  }
}
