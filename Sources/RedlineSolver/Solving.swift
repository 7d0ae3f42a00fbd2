/// The run from a program to its solution: passes until the required constraints that are left hold.
struct Solving {
  let program: LinearProgram
  private(set) var isDropped: [Bool]
  private(set) var conflicts: [Conflict] = []

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
      if pass.isComplete { return pass }
    }
  }
}
