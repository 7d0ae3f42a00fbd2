import RedlineSolver
import TestPrograms
import Testing

/// Random systems: what must hold for all of them.
@Suite(.blocks) struct PropertyTests {
  /// SplitMix64, so that a seed means the same systems everywhere.
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var bits = state
      bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      return bits ^ (bits >> 31)
    }
  }

  static func system(seed: UInt64) -> Lines {
    var generator = Generator(state: seed)
    let count = Int.random(in: 1...3, using: &generator)
    let names = ["a", "b", "c"]
    let lines = (0..<Int.random(in: 1...10, using: &generator)).map { _ in
      var words: [String] = []
      for name in names.prefix(count).shuffled(using: &generator).prefix(2) {
        let coefficient = Int.random(in: -3...3, using: &generator)
        words.append("\(coefficient == 0 ? 1 : coefficient)\(name)")
      }
      words.append(["=", "<=", ">="].randomElement(using: &generator) ?? "=")
      words.append("\(Int.random(in: -20...20, using: &generator))")
      words.append(["", "@999.5", "@500", "@500", "@20"].randomElement(using: &generator) ?? "")
      if words.last == "" { words.removeLast() }
      words.append("*\(Int.random(in: 1...3, using: &generator))")
      return words.joined(separator: " ")
    }
    return Lines(count, lines)
  }

  /// All points where as many constraints as there are variables are exactly met.
  static func vertices(_ constraints: [LinearConstraint], _ count: Int) -> [[Double]] {
    let rows = constraints.map { constraint -> ([Double], Double) in
      var row = [Double](repeating: 0, count: 3)
      for term in constraint.expression.terms { row[term.variable.index] += term.coefficient }
      return (row, -constraint.expression.constant)
    }
    let axes: [([Double], Double)] = [([1, 0, 0], 0), ([0, 1, 0], 0), ([0, 0, 1], 0)]
    var result: [[Double]] = []
    let all = rows + axes
    for first in all.indices {
      for second in all.indices.dropFirst(first + 1) {
        for third in all.indices.dropFirst(second + 1) {
          let matrix = [all[first].0, all[second].0, all[third].0]
          let right = [all[first].1, all[second].1, all[third].1]
          let size = determinant(matrix)
          guard size != 0 else { continue }
          var point: [Double] = []
          for column in 0..<3 {
            var replaced = matrix
            for row in 0..<3 { replaced[row][column] = right[row] }
            point.append(determinant(replaced) / size)
          }
          result.append(point)
        }
      }
    }
    return result
  }

  static func determinant(_ rows: [[Double]]) -> Double {
    var sum = 0.0
    for column in 0..<3 {
      let next = (column + 1) % 3
      let last = (column + 2) % 3
      sum += rows[0][column] * (rows[1][next] * rows[2][last] - rows[1][last] * rows[2][next])
    }
    return sum
  }

  @Test func noVertexIsBetter() {
    for seed in 1...400 as ClosedRange<UInt64> {
      let lines = Self.system(seed: seed)
      let solution = lines.program.solved()
      let broken = Set(solution.conflicts.map(\.broken))
      let kept = lines.program.constraints.enumerated().filter { !broken.contains($0.offset) }
        .map(\.element)
      let found = Violations(of: kept, at: lines.values(of: solution))
      #expect(found.required < 1e-7, "seed \(seed)")
      for vertex in Self.vertices(kept, lines.variables.count) {
        let other = Violations(of: kept, at: vertex)
        guard other.required < 1e-9 else { continue }
        #expect(!found.isWorse(than: other), "seed \(seed), \(vertex)")
      }
    }
  }

  @Test func conflictsAreIrreducible() {
    for seed in 1...1500 as ClosedRange<UInt64> {
      let program = Self.system(seed: seed).program
      for conflict in program.solved().conflicts {
        #expect(!Self.isFeasible(program, conflict.constraints), "seed \(seed)")
        for left in conflict.constraints {
          #expect(Self.isFeasible(program, conflict.constraints.filter { $0 != left }))
        }
      }
    }
  }

  static func isFeasible(_ program: LinearProgram, _ indices: [Int]) -> Bool {
    var part = LinearProgram()
    for _ in 0..<program.variableCount { _ = part.addVariable() }
    for index in indices { part.add(program.constraints[index]) }
    return part.solved().conflicts.isEmpty
  }

  @Test func theSameProgramTwice() {
    for seed in 1...100 as ClosedRange<UInt64> {
      let lines = Self.system(seed: seed)
      let values = lines.values(of: lines.program.solved())
      #expect(values == lines.values(of: lines.program.solved()))
    }
  }

  @Test func anotherOrderOfConstraints() {
    var generator = Generator(state: 7)
    for seed in 1...300 as ClosedRange<UInt64> {
      let lines = Self.system(seed: seed)
      let solution = lines.program.solved()
      guard solution.conflicts.isEmpty else { continue }
      var shuffled = Lines(lines.variables.count, [])
      for constraint in lines.program.constraints.shuffled(using: &generator) {
        shuffled.program.add(constraint)
      }
      let other = shuffled.program.solved()
      for variable in lines.variables {
        let expression = LinearExpression([Term(variable)])
        let range = solution.ambiguousRange(of: expression)
        let otherRange = other.ambiguousRange(of: expression)
        #expect((range == nil) == (otherRange == nil), "seed \(seed)")
        guard range == nil else { continue }
        #expect(
          abs(solution.value(of: variable) - other.value(of: variable)) < 1e-7, "seed \(seed)")
      }
    }
  }

  /// Rows of views with sizes that compete, some of which fit exactly: many degenerate vertices.
  static func competing(seed: UInt64) -> Lines {
    var generator = Generator(state: seed)
    let names = ["a", "b", "c", "d", "e", "f"]
    let count = Int.random(in: 2...6, using: &generator)
    var lines = names.prefix(count).map { "\($0) >= 0" }
    for name in names.prefix(count) {
      let size = Int.random(in: 0...2, using: &generator) * 10
      lines.append("\(name) <= \(size) @250")
      lines.append("\(name) >= \(size) @\([250, 750].randomElement(using: &generator) ?? 250)")
    }
    for _ in 0..<Int.random(in: 1...2, using: &generator) {
      let some = names.prefix(count).filter { _ in Bool.random(using: &generator) }
      guard !some.isEmpty else { continue }
      let relation = ["=", "<="].randomElement(using: &generator) ?? "="
      let total = Int.random(in: 0...2 * count, using: &generator) * 5
      lines.append(some.joined(separator: " ") + " \(relation) \(total)")
    }
    return Lines(count, lines)
  }

  @Test func whatIsAmbiguousHasARange() {
    var counts = [false: 0, true: 0]
    for seed in 1...400 as ClosedRange<UInt64> {
      for lines in [Self.system(seed: seed), Self.competing(seed: seed)] {
        let ranges = lines.program.solved()
        // Once without what searches for ranges have found, and once with that.
        let asked = lines.program.solved()
        let variables = lines.variables
        let singles = variables.map { LinearExpression([Term($0)]) }
        let differences = variables.indices.flatMap { index in
          variables[..<index].flatMap { other in
            [-1.0, 1, -0.5].map {
              LinearExpression([Term(variables[index]), Term(other, coefficient: $0)])
            }
          }
        }
        for expression in differences + singles {
          let isAmbiguous = ranges.ambiguousRange(of: expression) != nil
          counts[isAmbiguous, default: 0] += 1
          #expect(asked.isAmbiguous(expression) == isAmbiguous, "seed \(seed) \(expression)")
          #expect(ranges.isAmbiguous(expression) == isAmbiguous, "seed \(seed) \(expression)")
        }
      }
    }
    #expect(counts.values.allSatisfy { $0 > 1000 }, "\(counts)")
  }
}
