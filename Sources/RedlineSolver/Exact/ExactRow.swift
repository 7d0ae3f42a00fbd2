/// A residual with whole coefficients, and its costs on both sides of 0 with whole weights.
///
/// Its rows are those of a program, each times a number that makes it whole; weights are divided by that
/// number and multiplied by one of their level.
struct ExactRow: Sendable {
  /// The constraint, or for a leaning ``Pass/source(ofLeaning:)``.
  var source: Int32
  var terms: [(column: Int, value: BigInteger)] = []
  var constant = BigInteger(0)
  /// For each side the level among those of the ``ExactSimplex``, or −1.
  var aboveLevel = -1
  var belowLevel = -1
  var aboveWeight = BigInteger(0)
  var belowWeight = BigInteger(0)
  var tieWeight = BigInteger(0)

  var isTwoSided: Bool { aboveLevel >= 0 && belowLevel >= 0 }
}

/// Rows of a program on some of its variables, as ``ExactRow``s.
struct ExactRows: Sendable {
  /// The variables of the columns, ascending.
  let columns: [Int32]
  /// The values of all variables; those of other parts of the program are known.
  let outside: [Double]
  private(set) var rows: [ExactRow] = []
  /// The number of levels: those that occur, one that decides ties, and one of leanings.
  private(set) var levelCount = 0

  /// The most rows and columns: making the numbers whole takes time that grows with their cube, and a
  /// tableau of more is beyond the limit of work anyway.
  private static let greatestCount = 1000

  /// - Parameters:
  ///   - constraints: The rows, in order of addition.
  ///   - countsTies: Whether ties and leanings cost anything.
  /// - Throws: There are too many rows or columns.
  init(
    _ program: LinearProgram, _ constraints: [Int], columns: [Int32], outside: [Double],
    countsTies: Bool
  ) throws(ExactSimplex.Exhausted) {
    guard max(constraints.count, columns.count) <= Self.greatestCount else {
      throw ExactSimplex.Exhausted()
    }
    self.columns = columns
    self.outside = outside
    var local: [Int32: Int] = [:]
    for (index, column) in columns.enumerated() { local[column] = index }
    var levels = Set(constraints.map { program.level(of: program.headers[$0].priority) })
    levels.insert(0)
    let sorted = levels.sorted()
    levelCount = sorted.count + 2
    var factors: [BigInteger] = []
    for constraint in constraints {
      let header = program.headers[constraint]
      let terms = program.terms[program.termRange(of: constraint)]
      let numbers = terms.map { Fraction($0.coefficient) }
      let constant = Fraction(header.constant)
      let factor = Fraction.commonDenominator(numbers + [constant])
      var row = ExactRow(source: Int32(constraint))
      for (term, number) in zip(terms, numbers) {
        row.terms.append((local[Int32(term.variable.index)] ?? 0, number.multiplied(by: factor)))
      }
      row.constant = constant.multiplied(by: factor)
      let level = sorted.firstIndex(of: program.level(of: header.priority)) ?? 0
      if header.relation != .greaterThanOrEqual { row.aboveLevel = level }
      if header.relation != .lessThanOrEqual { row.belowLevel = level }
      rows.append(row)
      factors.append(factor)
    }
    setWeights(program, factors, countsTies: countsTies)
    appendLeanings(program, local, countsTies: countsTies)
  }

  /// About how much work a dense tableau of these rows takes, in products of words, until it holds as
  /// many rows as there are columns: the numbers grow with each row.
  var estimatedWork: Double {
    let bits = rows.reduce(0) { sum, row in
      sum + row.terms.reduce(0) { max($0, $1.value.bitWidth) }
    }
    let words = Double(bits) / Double(max(rows.count, 1)) / 64
    let count = Double(columns.count)
    let density =
      Double(rows.reduce(0) { $0 + $1.terms.count }) / Double(max(rows.count, 1)) / count
    return Double(rows.count) * count * count * count * count * words * words / 3 * density
  }

  /// Gives all rows of a level weights in the same unit.
  private mutating func setWeights(
    _ program: LinearProgram, _ factors: [BigInteger], countsTies: Bool
  ) {
    let weights = rows.map { row in
      let header = program.headers[Int(row.source)]
      return Fraction(header.priority == 1000 ? 1 : header.weight)
    }
    let multiples = zip(weights, factors).map { weight, factor in
      Fraction(weight.numerator, over: weight.denominator * factor)
    }
    for level in 0..<(levelCount - 2) {
      let members = rows.indices.filter { max(rows[$0].aboveLevel, rows[$0].belowLevel) == level }
      let unit = Fraction.commonDenominator(members.map { multiples[$0] })
      for index in members {
        let weight = multiples[index].multiplied(by: unit)
        if rows[index].aboveLevel >= 0 { rows[index].aboveWeight = weight }
        if rows[index].belowLevel >= 0 { rows[index].belowWeight = weight }
      }
    }
    guard countsTies else { return }
    // Equalities and earlier rows weigh more.
    let count = max(program.constraintCount, 1)
    let unit = Fraction.commonDenominator(factors.map { Fraction(BigInteger(1), over: $0) })
    for (index, factor) in factors.enumerated() {
      let age = (2 * count - Int(rows[index].source)) * (rows[index].isTwoSided ? 4 : 1)
      rows[index].tieWeight = BigInteger(age) * unit.dividedExactly(by: factor)
    }
  }

  private mutating func appendLeanings(
    _ program: LinearProgram, _ local: [Int32: Int], countsTies: Bool
  ) {
    let offsets = columns.map { column in
      let leaning = program.leanings[Int(column)]
      let isOutside = leaning.other >= 0 && local[leaning.other] == nil
      let offset = leaning.offset + (isOutside ? outside[Int(leaning.other)] : 0)
      return Fraction(offset.clamped)
    }
    let unit = Fraction.commonDenominator(offsets)
    for (index, column) in columns.enumerated() {
      var row = ExactRow(source: Pass.source(ofLeaning: column))
      row.terms = [(index, unit)]
      if let other = local[program.leanings[Int(column)].other] { row.terms.append((other, -unit)) }
      row.constant = -offsets[index].multiplied(by: unit)
      if countsTies {
        row.aboveLevel = levelCount - 1
        row.belowLevel = levelCount - 1
        row.aboveWeight = BigInteger(1)
        row.belowWeight = BigInteger(1)
      }
      rows.append(row)
    }
  }
}

extension Fraction {
  /// A fraction in lowest terms.
  init(_ numerator: BigInteger, over denominator: BigInteger) {
    let divisor = numerator.greatestCommonDivisor(denominator)
    self.numerator = numerator.dividedExactly(by: divisor)
    self.denominator = denominator.dividedExactly(by: divisor)
  }
}
