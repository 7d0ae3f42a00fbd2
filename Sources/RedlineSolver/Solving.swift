/// The run from a program to its solution: passes until the required constraints that are left hold.
struct Solving {
  let program: LinearProgram
  /// The priorities below 1000 that occur, from high to low; level 1 is the first.
  let priorities: [Double]
  private(set) var isDropped: [Bool]
  private(set) var conflicts: [Conflict] = []

  /// - Parameter isRemoved: For each constraint whether it is left out.
  init(program: LinearProgram, without isRemoved: [Bool]? = nil) {
    self.program = program
    var distinct: [Double] = []
    for priority in program.headers.map(\.priority).sorted(by: >)
    where priority < 1000 && priority != distinct.last {
      distinct.append(priority)
    }
    priorities = distinct
    isDropped = isRemoved ?? [Bool](repeating: false, count: program.headers.count)
  }

  /// The level of a constraint: 0 if it is required.
  func level(of priority: Double) -> Int32 {
    if priority == 1000 { return 0 }
    var low = 0
    var high = priorities.count
    while low < high {
      let middle = (low + high) / 2
      if priorities[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return Int32(low + 1)
  }

  /// Whether a priority below 1000 occurs.
  func isKnown(_ priority: Double) -> Bool {
    let level = Int(level(of: priority))
    return level > 0 && level <= priorities.count && priorities[level - 1] == priority
  }

  mutating func solution(keepingFaces: Bool) -> Solution {
    var pass = lastPass()
    return Solution(
      conflicts: conflicts, brokenConstraints: pass.brokenConstraints(),
      values: pass.values.map { $0 + 0 }, faces: keepingFaces ? pass.faces() : nil)
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
