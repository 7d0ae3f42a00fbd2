import RedlineSolver
import TestPrograms
import Testing

/// Systems as large as layouts get.
@Suite(.blocks) struct SizeTests {
  static func row(
    _ terms: [(Variable, Double)], _ relation: Relation = .equal, _ right: Double = 0,
    priority: Double = 1000
  ) -> LinearConstraint {
    LinearConstraint(
      LinearExpression(terms.map { Term($0.0, coefficient: $0.1) }, constant: -right), relation,
      priority: priority)
  }

  @Test func twoThousandLevelsOfNesting() {
    var program = LinearProgram()
    var left = program.addVariable()
    var width = program.addVariable()
    program.add(Self.row([(left, 1)]))
    program.add(Self.row([(width, 1)], .equal, 5000, priority: 900))
    for _ in 0..<2000 {
      let innerLeft = program.addVariable()
      let innerWidth = program.addVariable()
      program.add(Self.row([(innerLeft, 1), (left, -1)], .equal, 1))
      program.add(
        Self.row([(innerLeft, 1), (innerWidth, 1), (left, -1), (width, -1)], .equal, -1))
      program.add(Self.row([(innerWidth, 1)], .greaterThanOrEqual))
      (left, width) = (innerLeft, innerWidth)
    }
    let solution = program.solved()
    #expect(solution.value(of: left) == 2000)
    #expect(solution.value(of: width) == 1000)
  }

  @Test(arguments: [false, true])
  func tenThousandLabels(isFilled: Bool) {
    let count = isFilled ? 500 : 10000
    var program = LinearProgram()
    var bottom: Variable?
    var heights: [Variable] = []
    for index in 0..<count {
      let top = program.addVariable()
      let height = program.addVariable()
      let left = program.addVariable()
      let width = program.addVariable()
      heights.append(height)
      for (size, natural) in [(height, 20.0), (width, 100.0)] {
        program.add(Self.row([(size, 1)], .greaterThanOrEqual))
        program.add(Self.row([(size, 1)], .lessThanOrEqual, natural, priority: 250))
        program.add(Self.row([(size, 1)], .greaterThanOrEqual, natural, priority: 750))
      }
      program.add(Self.row([(left, 1)], .equal, 16))
      let next = program.addVariable()
      program.add(Self.row([(next, 1), (top, -1), (height, -1)]))
      if let bottom {
        program.add(Self.row([(top, 1), (bottom, -1)], .equal, 8))
      } else {
        program.add(Self.row([(top, 1)]))
      }
      if isFilled && index == count - 1 {
        program.add(Self.row([(next, 1)], .equal, 28 * Double(count)))
      }
      bottom = next
    }
    let solution = program.solved(ambiguity: false)
    let total = heights.reduce(0) { $0 + solution.value(of: $1) }
    #expect(abs(total - 20 * Double(count) - (isFilled ? 8 : 0)) < 1e-6)
    #expect(solution.conflicts.isEmpty)
  }
}

/// Shapes whose rows filled with terms under another order of elimination.
@Suite(.blocks) struct FillTests {
  /// Two columns of rows, aligned by centres or free, whose heights compete for that of a container; as
  /// many variables as rows must not mean as many terms in each row.
  @Test(arguments: [true, false])
  func twoColumnsOfRows(isCentred: Bool) {
    var program = LinearProgram()
    let count = 400
    let total = program.addVariable()
    program.add(SizeTests.row([(total, 1)], .equal, 40 * Double(count)))
    var bottom: Variable?
    var heights: [Variable] = []
    for _ in 0..<count {
      let label = (top: program.addVariable(), height: program.addVariable())
      let field = (top: program.addVariable(), height: program.addVariable())
      let end = program.addVariable()
      program.add(SizeTests.row([(field.top, 1), (field.height, 1), (end, -1)]))
      for (height, natural) in [(label.height, 20.0), (field.height, 30.0)] {
        program.add(SizeTests.row([(height, 1)], .greaterThanOrEqual))
        program.add(SizeTests.row([(height, 1)], .greaterThanOrEqual, natural, priority: 750))
        program.add(SizeTests.row([(height, 1)], .lessThanOrEqual, natural, priority: 250))
      }
      program.add(SizeTests.row([(field.top, 1)] + (bottom.map { [($0, -1)] } ?? []), .equal, 8))
      program.add(
        isCentred
          ? SizeTests.row(
            [(label.top, 1), (label.height, 0.5), (field.top, -1), (field.height, -0.5)])
          : SizeTests.row([(label.top, 1), (field.top, -1)], .greaterThanOrEqual))
      heights.append(field.height)
      bottom = end
    }
    if let bottom { program.add(SizeTests.row([(bottom, 1), (total, -1)])) }
    let solution = program.solved(ambiguity: false)
    #expect(solution.certificate == .direct)
    let sum = heights.reduce(0) { $0 + solution.value(of: $1) }
    #expect(abs(sum - 32 * Double(count)) < 1e-6)
    #expect(heights.allSatisfy { solution.value(of: $0) >= 30 })
  }
}
