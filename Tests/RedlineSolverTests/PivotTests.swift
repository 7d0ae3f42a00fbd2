@testable import RedlineSolver
import TestPrograms
import Testing

/// Shapes whose parts compete, and how many pivots they may take: as many as views, not as many squared.
@Suite(.blocks) struct PivotTests {
  struct Shape: CustomTestStringConvertible {
    var testDescription: String
    var count: Int
    /// Pivots allowed for each view.
    var budget: Double
    var make: @Sendable (Int) -> LinearProgram

    init(
      _ name: String, _ count: Int, budget: Double,
      _ make: @escaping @Sendable (Int) -> LinearProgram
    ) {
      testDescription = name
      self.count = count
      self.budget = budget
      self.make = make
    }
  }

  static let shapes = [
    Shape("one stack", 2000, budget: 0.25) { stack(of: $0, isWeighted: false) },
    Shape("one stack, weights", 2000, budget: 2) { stack(of: $0, isWeighted: true) },
    Shape("stacks in stacks", 4096, budget: 0.22) { nested($0) },
    Shape("a graph of bounds", 1000, budget: 0) { bounds($0) },
    Shape("a chain of bounds", 300, budget: 2.5) { chain($0, hasEdge: false) },
    Shape("a chain of bounds from an edge", 2000, budget: 0.01) { chain($0, hasEdge: true) },
    Shape("conflicts on one container", 300, budget: 6) { conflicts($0) },
    Shape("a conflict of all", 300, budget: 3) { crowd($0) },
  ]

  @Test(arguments: shapes)
  func staysWithin(_ shape: Shape) {
    let solution = shape.make(shape.count).solved(ambiguity: false)
    #expect(solution.certificate == .direct)
    #expect(Double(solution.pivotCount) <= shape.budget * Double(shape.count))
    #expect((solution.pivotCount > 0) == (shape.budget > 0))
  }

  /// Positions are sums of all heights above them, but no height is the sum of others.
  @Test(arguments: [false, true])
  func putsFewTermsIntoRows(isSharing: Bool) {
    var solving = Solving(program: Self.form(500, isSharing: isSharing))
    let pass = solving.lastPass()
    #expect(solving.order == .positions)
    #expect(pass.elimination.terms.count < 10 * 500)
  }

  /// Labels that begin where their fields do or below: positions are asked for, which as sums of heights
  /// would take as many terms as there are heights above.
  @Test func keepsPositionsThatAreAskedFor() {
    var solving = Solving(program: Self.form(500, isSharing: true, isFree: true))
    let pass = solving.lastPass()
    #expect(solving.order == .sizes)
    #expect(pass.store.terms.count < 40 * 500)
    #expect(pass.pivotCount < 10)
  }

  private static func want(
    _ size: Variable, _ natural: Double, _ program: inout LinearProgram, weight: Double = 1
  ) {
    program.add(SizeTests.row([(size, 1)], .greaterThanOrEqual))
    for (relation, priority) in [(Relation.greaterThanOrEqual, 750.0), (.lessThanOrEqual, 250)] {
      var row = SizeTests.row([(size, 1)], relation, natural, priority: priority)
      row.weight = weight
      program.add(row)
    }
  }

  /// Views side by side, each at least 10 wide, in a width that is 5 less than they need.
  private static func crowd(_ count: Int) -> LinearProgram {
    var program = LinearProgram()
    var end = program.addVariable()
    program.add(SizeTests.row([(end, 1)]))
    for _ in 0..<count {
      let width = program.addVariable()
      let next = program.addVariable()
      program.add(SizeTests.row([(next, 1), (end, -1), (width, -1)], .equal, 8))
      program.add(SizeTests.row([(width, 1)], .greaterThanOrEqual, 10))
      end = next
    }
    program.add(SizeTests.row([(end, 1)], .equal, 18 * Double(count) - 5))
    return program
  }

  private static func stack(of count: Int, isWeighted: Bool) -> LinearProgram {
    var program = LinearProgram()
    var end = program.addVariable()
    program.add(SizeTests.row([(end, 1)]))
    for index in 0..<count {
      let height = program.addVariable()
      let next = program.addVariable()
      program.add(SizeTests.row([(next, 1), (end, -1), (height, -1)], .equal, 8))
      want(
        height, Double(10 + index % 37), &program,
        weight: isWeighted ? 1 + Double(index * 7919 % count) / Double(count) : 1)
      end = next
    }
    program.add(SizeTests.row([(end, 1)], .equal, 30 * Double(count)))
    return program
  }

  /// Two columns of rows that are aligned by their centres.
  ///
  /// - Parameters:
  ///   - isSharing: Whether the heights of the second one share what there is.
  ///   - isFree: Whether rows of the first one begin where those of the second do, or below, instead.
  private static func form(_ count: Int, isSharing: Bool, isFree: Bool = false) -> LinearProgram {
    var program = LinearProgram()
    var bottom = program.addVariable()
    program.add(SizeTests.row([(bottom, 1)], .equal))
    for _ in 0..<count {
      let label = (top: program.addVariable(), height: program.addVariable())
      let field = (top: program.addVariable(), height: program.addVariable())
      let end = program.addVariable()
      program.add(SizeTests.row([(field.top, 1), (field.height, 1), (end, -1)], .equal))
      want(label.height, 20, &program)
      want(field.height, 30, &program)
      program.add(SizeTests.row([(field.top, 1), (bottom, -1)], .equal, 8))
      program.add(
        isFree
          ? SizeTests.row([(label.top, 1), (field.top, -1)], .greaterThanOrEqual)
          : SizeTests.row(
            [(label.top, 1), (label.height, 0.5), (field.top, -1), (field.height, -0.5)], .equal))
      bottom = end
    }
    if isSharing { program.add(SizeTests.row([(bottom, 1)], .equal, 40 * Double(count))) }
    return program
  }

  private static func nested(_ count: Int) -> LinearProgram {
    var program = LinearProgram()
    var sizes = [program.addVariable()]
    program.add(SizeTests.row([(sizes[0], 1)], .equal, 35 * Double(count)))
    while sizes.count < count {
      sizes = sizes.flatMap { parent in
        let children = (0..<4).map { _ in program.addVariable() }
        for child in children {
          program.add(SizeTests.row([(child, 1)], .greaterThanOrEqual))
        }
        program.add(SizeTests.row(children.map { ($0, 1) } + [(parent, -1)], .equal, -8))
        return children
      }
    }
    for (index, size) in sizes.enumerated() { want(size, Double(20 + index % 41), &program) }
    return program
  }

  private static func bounds(_ count: Int) -> LinearProgram {
    var program = LinearProgram()
    var generator = PropertyTests.Generator(state: 5)
    let positions = (0..<count).map { _ in program.addVariable() }
    program.add(SizeTests.row([(positions[0], 1)], .greaterThanOrEqual))
    for index in 1..<count {
      for back in Set((0..<3).map { _ in Int.random(in: 1...12, using: &generator) }).sorted()
      where back <= index {
        program.add(
          SizeTests.row(
            [(positions[index], 1), (positions[index - back], -1)], .greaterThanOrEqual,
            Double(Int.random(in: 1...40, using: &generator))))
      }
    }
    for position in positions {
      program.add(SizeTests.row([(position, 1)], .lessThanOrEqual, 0, priority: 250))
    }
    return program
  }

  private static func chain(_ count: Int, hasEdge: Bool) -> LinearProgram {
    var program = LinearProgram()
    let positions = (0..<count).map { _ in program.addVariable() }
    if hasEdge { program.add(SizeTests.row([(positions[0], 1)], .greaterThanOrEqual)) }
    for (previous, next) in zip(positions, positions.dropFirst()) {
      program.add(SizeTests.row([(next, 1), (previous, -1)], .greaterThanOrEqual, 7))
    }
    for position in positions {
      program.add(SizeTests.row([(position, 1)], .equal, 0, priority: 250))
    }
    return program
  }

  private static func conflicts(_ count: Int) -> LinearProgram {
    var program = LinearProgram()
    let width = program.addVariable()
    program.add(SizeTests.row([(width, 1)], .equal, 100))
    for index in 0..<count {
      let left = program.addVariable()
      let right = program.addVariable()
      program.add(SizeTests.row([(left, 1), (width, -1)], .greaterThanOrEqual, 8))
      program.add(
        SizeTests.row([(right, 1), (left, -1)], .greaterThanOrEqual, Double(30 + index % 50)))
      program.add(SizeTests.row([(right, 1), (width, -1)], .lessThanOrEqual, 20))
    }
    return program
  }
}
