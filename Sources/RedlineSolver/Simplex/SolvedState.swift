/// What a ``LinearSystem`` has solved last, and how it follows changes.
///
/// A change that shows at once that nothing moves costs next to nothing. A few others move the vertex,
/// pivot by pivot. Many, and those that make constraints conflict, are solved anew.
struct SolvedState: Sendable {
  private(set) var conflicts: [Conflict]
  /// The solution of a program; its values are those of `vertex` if there is one.
  private var pass: Pass
  /// How values follow constants where the simplex method is not needed.
  private var moves: HeldMoves?
  private var vertex: Simplex?
  /// The number of leanings among its rows; constraints come after them.
  private var leaningCount = 0
  /// The priorities that are the levels of the vertex.
  private var vertexPriorities: [Double] = []
  private var updateCount = 0
  /// The changes that may move something, in order.
  private var pending: [Change] = []
  /// The constraints of conflicts, ascending: a change of one of them may end a conflict.
  private let members: [Int]
  /// Whether what is pending must be solved anew.
  private var isOutdated = false

  enum Change: Sendable {
    case added(Int)
    case removed(Int)
    case constant(Int)
    case priority(Int)
  }

  init(_ program: LinearProgram, without isRemoved: [Bool]) {
    var solving = Solving(program: program, without: isRemoved)
    pass = solving.lastPass()
    conflicts = solving.conflicts
    members = Set(conflicts.flatMap(\.constraints)).sorted()
    for index in pass.values.indices { pass.values[index] += 0 }
  }

  var values: [Double] { vertex?.point ?? pass.values }

  // MARK: Changes

  /// To be called with the index of a constraint after it was added at the end of the program.
  mutating func noteAddition(of index: Int, to program: LinearProgram) {
    if vertex == nil && pending.isEmpty && staysValid(adding: index, to: program) { return }
    pending.append(.added(index))
    // A conflict may be another one with one more required constraint.
    if !members.isEmpty && program.headers[index].priority == 1000 { isOutdated = true }
  }

  /// To be called before a constraint is forgotten.
  mutating func noteRemoval(of index: Int, from program: LinearProgram) {
    if vertex == nil && pending.isEmpty && staysValid(removing: index, from: program) { return }
    pending.append(.removed(index))
    noteChange(of: index)
  }

  /// To be called after the constant of a constraint has changed.
  mutating func noteConstant(of index: Int) {
    pending.append(.constant(index))
    noteChange(of: index)
  }

  /// To be called after the priority or the weight of a constraint has changed.
  mutating func notePriority(of index: Int, in program: LinearProgram) {
    pending.append(.priority(index))
    noteChange(of: index)
    if !members.isEmpty && program.headers[index].priority == 1000 { isOutdated = true }
  }

  private mutating func noteChange(of index: Int) {
    guard !members.isEmpty else { return }
    var low = 0
    var high = members.count
    while low < high {
      let middle = (low + high) / 2
      if members[middle] < index { low = middle + 1 } else { high = middle }
    }
    if low < members.count && members[low] == index { isOutdated = true }
  }

  /// Whether a constraint does not hold at the values.
  func isBroken(_ index: Int, of program: LinearProgram) -> Bool {
    program.headers[index].priority == 1000
      ? conflicts.contains { $0.broken == index } : program.isViolated(index, at: values)
  }

  /// Moves the values to where the changes want them.
  ///
  /// - Parameter isRemoved: For each constraint whether it was removed; empty if none was.
  /// - Returns: Whether that was possible; if not, the program must be solved anew.
  mutating func update(to program: LinearProgram, without isRemoved: [Bool]) -> Bool {
    if pending.isEmpty { return true }
    guard !isOutdated, pass.exactParts.isEmpty,
      pending.count <= 16 + program.variableCount / 8
    else { return false }
    if vertex == nil {
      if followConstants(program, isRemoved) {
        pending.removeAll(keepingCapacity: true)
        return true
      }
      start(program, isRemoved)
    } else {
      insertLevels(program.priorities)
      for change in pending { apply(change, program) }
    }
    pending.removeAll(keepingCapacity: true)
    updateCount += 1
    // Rounding errors of many small steps add up.
    if updateCount.isMultiple(of: 4096), vertex?.refresh() != true { return false }
    let outcome = vertex?.minimize(limit: 50 + program.variableCount / 2)
    return outcome?.end == .optimal && vertex?.isFeasible() == true
      && vertex?.hasComparableWeights == true
  }

  /// Gives the vertex the levels of priorities that are new.
  private mutating func insertLevels(_ priorities: [Double]) {
    guard vertexPriorities != priorities else { return }
    for (index, priority) in priorities.enumerated()
    where index >= vertexPriorities.count || vertexPriorities[index] != priority {
      vertexPriorities.insert(priority, at: index)
      vertex?.insertLevel(index + 1)
    }
  }

  private mutating func apply(_ change: Change, _ program: LinearProgram) {
    let first = leaningCount
    switch change {
    case .added(let index): vertex?.append(program, index)
    case .removed(let index): vertex?.remove(first + index)
    case .constant(let index):
      vertex?.setConstant(program.headers[index].constant, of: first + index)
    case .priority(let index): vertex?.setPriority(program, index, of: first + index)
    }
  }

  /// Makes the vertex from what the solution holds at 0.
  private mutating func start(_ program: LinearProgram, _ isRemoved: [Bool]) {
    moves = nil
    let sources = pass.heldSources
    var leanings: [Int32] = []
    for source in sources where source < 0 { leanings.append(-2 - source) }
    leaningCount = leanings.count
    var nextLeaning: Int32 = 0
    let basis = sources.map { source in
      if source >= 0 { return Int32(leanings.count) + source }
      nextLeaning += 1
      return nextLeaning - 1
    }
    var isRemoved =
      isRemoved.isEmpty ? [Bool](repeating: false, count: program.constraintCount) : isRemoved
    for conflict in conflicts { isRemoved[conflict.broken] = true }
    vertex = Simplex(program, isRemoved: isRemoved, leanings: leanings, basis: basis)
    vertexPriorities = program.priorities
  }

  /// Moves the values with constants that have changed.
  ///
  /// - Returns: Whether nothing else has changed, and what is held stays held.
  private mutating func followConstants(_ program: LinearProgram, _ isRemoved: [Bool]) -> Bool {
    guard isCertified, pass.solving.isUsual else { return false }
    for change in pending {
      guard case .constant(let index) = change else { return false }
      if moves == nil { moves = HeldMoves(pass, constraintCount: program.constraintCount) }
      if moves?.follow(index, of: program, &pass) != true { return false }
    }
    return moves?.holds(program, without: isRemoved, at: pass.values) == true
  }

  // MARK: Changes that move nothing

  /// Whether all values are those of pivots alone, so that a row that is no pivot changes none of them
  /// as long as the certificate covers it.
  private var isCertified: Bool {
    pass.unsettled.isEmpty && pass.exactParts.isEmpty && conflicts.isEmpty
  }

  /// Whether the values stay what they are with one more constraint, the last of the program.
  private mutating func staysValid(adding index: Int, to program: LinearProgram) -> Bool {
    let header = program.headers[index]
    guard isCertified, !(header.priority == 1000 && header.relation == .equal) else { return false }
    guard header.isViolated(by: program.residual(of: index, at: pass.values)) else {
      moves?.watch(index)
      return true
    }
    return pass.mayGiveWay(index, of: program)
  }

  /// Whether the values stay what they are without a constraint.
  private func staysValid(removing index: Int, from program: LinearProgram) -> Bool {
    let header = program.headers[index]
    guard isCertified, !(header.priority == 1000 && header.relation == .equal) else { return false }
    guard index < pass.program.constraintCount else { return true }
    let partner = pass.partner(of: index).map { Int32($0) }
    return !pass.pivotSources.contains { $0 == Int32(index) || $0 == partner }
  }
}
