/// The run from a program to its solution: passes until the required constraints that are left hold.
struct Solving {
  let program: LinearProgram
  private(set) var isDropped: [Bool]
  private(set) var conflicts: [Conflict] = []
  /// Constraints that were dropped, taken back, and may be dropped once more.
  private var restored: Set<Int> = []

  /// - Parameter isRemoved: For each constraint whether it is left out.
  init(program: LinearProgram, without isRemoved: [Bool]? = nil) {
    self.program = program
    isDropped = isRemoved ?? [Bool](repeating: false, count: program.headers.count)
  }

  mutating func solution(keepingFaces: Bool) -> Solution {
    let pass = lastPass()
    return Solution(pass, conflicts: conflicts, keepsFaces: keepingFaces)
  }

  mutating func lastPass() -> Pass {
    while true {
      var pass = Pass(solving: self)
      pass.run()
      conflicts.append(contentsOf: pass.conflicts)
      isDropped = pass.isDropped
      // Each pass that is not the last has dropped a constraint.
      if pass.isComplete && !restore() { return pass }
    }
  }

  /// Takes back each constraint that was dropped needlessly, because a later conflict has broken another
  /// one of its conflict; once each.
  ///
  /// - Returns: Whether there are any, so that another pass is needed.
  private mutating func restore() -> Bool {
    guard conflicts.count > 1 else { return false }
    let broken = Set(conflicts.map(\.broken))
    let needless = conflicts.filter { conflict in
      !restored.contains(conflict.broken)
        && conflict.constraints.contains { $0 != conflict.broken && broken.contains($0) }
    }
    guard !needless.isEmpty else { return false }
    for conflict in needless {
      restored.insert(conflict.broken)
      isDropped[conflict.broken] = false
    }
    conflicts.removeAll { needless.contains($0) }
    return true
  }
}
