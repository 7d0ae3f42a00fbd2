/// Variables and constraints that change: constraints are added and removed, their constants move, and
/// values are read in between.
///
/// ```swift
/// var system = LinearSystem()
/// let width = system.addVariable()
/// let height = system.addVariable()
/// let edit = system.edit(width, to: 320, priority: 750)
/// let ratio = LinearExpression([Term(width), Term(height, coefficient: -2)])
/// system.add(LinearConstraint(ratio, .equal))
/// system.value(of: height)  // 160
/// system.suggest(400, for: edit)
/// system.value(of: height)  // 200
/// ```
///
/// Nothing is solved until a value is read. What is read is what a ``LinearProgram`` of the constraints
/// that are there gives. Where those leave a choice, a variable may stay closer to its last value than
/// to what it leans on; the same operations in the same order always give the same values.
public struct LinearSystem: Sendable {
  /// A constraint of a system, from when it was added to when it is removed.
  public struct Handle: Hashable, Sendable {
    let slot: Int32
    let generation: Int32
  }

  /// Required constraints with which one more cannot hold.
  public struct Infeasibility: Error, Hashable, Sendable {
    /// The constraints that were there before; without any one of them the new one could hold.
    public var constraints: [Handle]

    /// Makes an error, to compare with one that was thrown.
    public init(constraints: [Handle]) {
      self.constraints = constraints
    }
  }

  struct Slot: Sendable {
    /// The index of the constraint in `program`, or −1.
    var index: Int32
    var generation: Int32
  }

  var program = LinearProgram()
  /// For each constraint of `program` whether it was removed; empty as long as none ever was.
  var isRemoved: [Bool] = []
  var removedCount = 0
  /// For each constraint of `program` its slot; without slots that of its own number.
  var slotOfConstraint: [Int32] = []
  /// Empty as long as no constraint was ever removed.
  var slots: [Slot] = []
  var emptySlots: [Int32] = []
  /// What was solved last.
  var state: SolvedState?
  /// The values where there is no state because the program is plain.
  private var plainValues: [Double]?
  /// The solution of what is there, for questions that the state has no answers to.
  private var solution: Solution?

  /// Makes a system without variables.
  public init() {}

  /// The number of variables.
  public var variableCount: Int { program.variableCount }

  /// The number of constraints.
  public var constraintCount: Int { program.constraintCount - removedCount }

  /// Adds an unknown; see ``LinearProgram/addVariable(leaningOn:offset:)``.
  public mutating func addVariable(leaningOn other: Variable? = nil, offset: Double = 0) -> Variable
  {
    state = nil
    forgetAnswers()
    return program.addVariable(leaningOn: other, offset: offset)
  }

  /// Adds a constraint, whose numbers must be as ``LinearProgram/add(_:)`` wants them.
  ///
  /// A required constraint that cannot hold is left out of what is solved, and reported by
  /// ``conflicts()``.
  @discardableResult
  public mutating func add(_ constraint: LinearConstraint) -> Handle {
    let index = program.add(constraint)
    forgetAnswers()
    if !slots.isEmpty {
      isRemoved.append(false)
      let slot = emptySlots.popLast() ?? Int32(slots.count)
      if slot == slots.count { slots.append(Slot(index: -1, generation: 0)) }
      slots[Int(slot)].index = Int32(index)
      slotOfConstraint.append(slot)
    }
    state?.noteAddition(of: index, to: program)
    return handle(of: index)
  }

  /// Adds a constraint if it can hold together with the required ones that are there; if not, nothing
  /// changes. This solves.
  ///
  /// - Throws: The constraints with which it cannot hold.
  @discardableResult
  public mutating func addIfFeasible(
    _ constraint: LinearConstraint
  ) throws(Infeasibility) -> Handle {
    guard constraint.priority == 1000 else { return add(constraint) }
    update()
    let before = state
    let handle = add(constraint)
    if let conflict = conflicts().first(where: { $0.contains(handle) }) {
      program.removeLast()
      if !slots.isEmpty {
        isRemoved.removeLast()
        slotOfConstraint.removeLast()
        empty(handle.slot)
      }
      state = before
      forgetAnswers()
      throw Infeasibility(constraints: conflict.filter { $0 != handle })
    }
    return handle
  }

  /// Removes a constraint.
  public mutating func remove(_ handle: Handle) {
    let index = index(of: handle)
    numberSlots()
    isRemoved[index] = true
    forgetAnswers()
    removedCount += 1
    empty(handle.slot)
    state?.noteRemoval(of: index, from: program)
    if removedCount > 64 && 2 * removedCount > program.constraintCount { compact() }
  }

  /// Changes the constant of a constraint's expression.
  public mutating func setConstant(_ constant: Double, of handle: Handle) {
    let index = index(of: handle)
    guard program.headers[index].constant != constant else { return }
    precondition(constant.isFinite, "A constant must be finite, not \(constant).")
    program.headers[index].constant = constant
    forgetAnswers()
    state?.noteConstant(of: index)
  }

  /// Changes the priority and the weight of a constraint; they must be as ``LinearProgram/add(_:)`` wants
  /// them.
  ///
  /// ```swift
  /// let wish = system.edit(width, to: 320, priority: 250)
  /// system.setPriority(750, of: wish)
  /// ```
  public mutating func setPriority(_ priority: Double, weight: Double = 1, of handle: Handle) {
    let index = index(of: handle)
    let old = program.headers[index]
    guard old.priority != priority || old.weight != weight else { return }
    program.setPriority(priority, weight: weight, of: index)
    forgetAnswers()
    state?.notePriority(of: index, in: program)
  }

  /// Asks for a value of a variable, at a priority.
  ///
  /// - Returns: The constraint, for ``suggest(_:for:)``.
  @discardableResult
  public mutating func edit(
    _ variable: Variable, to value: Double, priority: Double, weight: Double = 1
  ) -> Handle {
    add(
      LinearConstraint(
        LinearExpression([Term(variable)], constant: -value), .equal, priority: priority,
        weight: weight))
  }

  /// Asks for another value of an edited variable.
  public mutating func suggest(_ value: Double, for handle: Handle) {
    setConstant(-value, of: handle)
  }

  /// The value of a variable; never −0.
  public mutating func value(of variable: Variable) -> Double {
    update()
    if let plainValues { return plainValues[variable.index] }
    return state?.values[variable.index] ?? 0
  }

  /// The values of all variables in order of addition; none is −0.
  public mutating func values() -> [Double] {
    update()
    if let plainValues { return plainValues }
    return state?.values ?? []
  }

  /// Sets of required constraints that cannot hold together, each irreducible.
  public mutating func conflicts() -> [[Handle]] {
    update()
    return state?.conflicts.map { conflict in
      conflict.constraints.map { handle(of: $0) }
    } ?? []
  }

  /// Whether a constraint does not hold: an optional one that gave way, or a required one that is left out
  /// because of a conflict.
  public mutating func isBroken(_ handle: Handle) -> Bool {
    let index = index(of: handle)
    update()
    if let plainValues { return program.isViolated(index, at: plainValues) }
    return state?.isBroken(index, of: program) ?? false
  }

  /// What an expression may be where all priorities are served as well as they can be; see
  /// ``Solution/ambiguity(of:)``. The first question after a change solves.
  public mutating func ambiguity(of expression: LinearExpression) -> Solution.Ambiguity {
    wholeSolution().ambiguity(of: expression)
  }

  private mutating func wholeSolution() -> Solution {
    if let solution { return solution }
    var solving = Solving(program: program, without: removals)
    let result = solving.solution(keepingFaces: true)
    solution = result
    return result
  }

  func index(of handle: Handle) -> Int {
    if slots.isEmpty { return Int(handle.slot) }
    let slot = slots[Int(handle.slot)]
    precondition(
      slot.index >= 0 && slot.generation == handle.generation, "The constraint was removed before.")
    return Int(slot.index)
  }

  private func handle(of index: Int) -> Handle {
    if slots.isEmpty { return Handle(slot: Int32(index), generation: 0) }
    let slot = slotOfConstraint[index]
    return Handle(slot: slot, generation: slots[Int(slot)].generation)
  }

  /// Gives each constraint the slot of its own number, if none was removed before.
  private mutating func numberSlots() {
    guard slots.isEmpty else { return }
    isRemoved = removals
    slotOfConstraint = isRemoved.indices.map { Int32($0) }
    slots = slotOfConstraint.map { Slot(index: $0, generation: 0) }
  }

  private mutating func empty(_ slot: Int32) {
    slots[Int(slot)].index = -1
    slots[Int(slot)].generation &+= 1
    emptySlots.append(slot)
  }

  private mutating func forgetAnswers() {
    solution = nil
    plainValues = nil
  }

  /// For each constraint whether it was removed.
  private var removals: [Bool] {
    slots.isEmpty ? [Bool](repeating: false, count: program.headers.count) : isRemoved
  }

  private mutating func update() {
    if plainValues != nil { return }
    if state == nil {
      plainValues = PlainProgram.values(of: program, without: isRemoved)
      if plainValues != nil { return }
    }
    if state?.update(to: program, without: isRemoved) == true { return }
    state = SolvedState(program, without: removals)
  }

  /// Forgets removed constraints.
  private mutating func compact() {
    var fewer = LinearProgram()
    fewer.leanings = program.leanings
    fewer.priorities = program.priorities
    var owners: [Int32] = []
    let spread = Set(program.spreadConstraints)
    for index in program.headers.indices where !isRemoved[index] {
      var header = program.headers[index]
      let terms = program.termRange(of: index)
      header.firstTerm = fewer.terms.count
      fewer.headers.append(header)
      fewer.terms.append(contentsOf: program.terms[terms])
      slots[Int(slotOfConstraint[index])].index = Int32(owners.count)
      if spread.contains(Int32(index)) { fewer.noteSpread(owners.count) }
      owners.append(slotOfConstraint[index])
    }
    program = fewer
    slotOfConstraint = owners
    isRemoved = [Bool](repeating: false, count: owners.count)
    removedCount = 0
    state = nil
  }
}
