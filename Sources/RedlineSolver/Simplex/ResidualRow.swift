/// What a residual costs on one side of 0.
struct Side: Hashable, Sendable {
  /// The level: 0 is required, then the priorities from high to low; −1 if the side is free.
  var level: Int32
  /// The constraint that asks for it, or −1. Before the weight, so that both share its eight bytes.
  var constraint: Int32
  /// The cost of a residual of 1.
  var weight: Double

  static let free = Side(level: -1, weight: 0, constraint: -1)

  init(level: Int32, weight: Double, constraint: Int32) {
    (self.level, self.constraint, self.weight) = (level, constraint, weight)
  }

  /// The level of leanings, below every priority.
  static let leaningLevel = Int32.max
}

/// A residual `s = Σ coefficient · column + constant` and its costs for `s > 0` and `s < 0`.
struct ResidualRow: Sendable {
  // Half as wide as the numbers that they stand for: there is a row for each constraint.
  private var first: Int32
  private var count: Int32
  var constant: Double
  /// The scale of rounding errors in `constant`.
  var magnitude: Double
  var above: Side
  var below: Side

  init(
    firstTerm: Int, termCount: Int, constant: Double, magnitude: Double, above: Side, below: Side
  ) {
    (first, count) = (Int32(firstTerm), Int32(termCount))
    (self.constant, self.magnitude) = (constant, magnitude)
    (self.above, self.below) = (above, below)
  }

  var firstTerm: Int {
    @inline(__always) get { Int(first) }
    @inline(__always) set { first = Int32(newValue) }
  }
  var termCount: Int {
    @inline(__always) get { Int(count) }
    @inline(__always) set { count = Int32(newValue) }
  }

  /// Whether any value other than 0 costs something.
  var isTwoSided: Bool { above.level >= 0 && below.level >= 0 }
  /// The level at which the residual is held at 0 on both sides.
  var holdingLevel: Int32 { max(above.level, below.level) }
  var isRequired: Bool { above.level == 0 || below.level == 0 }
  var isLeaning: Bool { above.level == Side.leaningLevel }
  var hasCost: Bool { above.level >= 0 || below.level >= 0 }
  /// The constraint that it is of, of two bounds the upper one.
  var source: Int32 { above.constraint == -1 ? below.constraint : above.constraint }
  var terms: Range<Int> { firstTerm..<(firstTerm + termCount) }
}

/// Rows with their terms in one array.
struct RowStore: Sendable {
  var rows: [ResidualRow] = []
  var terms: [ColumnTerm] = []

  /// Makes room for as many rows and terms.
  mutating func reserve(rows: Int, terms: Int) {
    self.rows.reserveCapacity(rows)
    self.terms.reserveCapacity(terms)
  }

  /// Adds the reduced row.
  mutating func append(_ row: borrowing Reducer.Row, above: Side, below: Side) {
    rows.append(
      ResidualRow(
        firstTerm: terms.count, termCount: row.terms.count, constant: row.constant,
        magnitude: row.magnitude, above: above, below: below))
    terms.append(contentsOf: row.terms)
  }

  /// Adds a row without columns.
  mutating func appendEmpty(above: Side, below: Side) {
    rows.append(
      ResidualRow(
        firstTerm: terms.count, termCount: 0, constant: 0, magnitude: 0, above: above,
        below: below))
  }

  /// The first column of a row that has one.
  func firstColumn(of row: ResidualRow) -> Int32 { terms[row.firstTerm].column }

  @inline(__always)
  func residual(of index: Int, at point: [Double]) -> (value: Double, tolerance: Double) {
    let row = rows[index]
    var sum = row.constant
    var scale = row.magnitude
    for term in row.terms {
      let part = terms[term].value * point[Int(terms[term].column)]
      sum += part
      scale = max(scale, abs(part))
    }
    return (sum, 1e-9 * scale)
  }
}
