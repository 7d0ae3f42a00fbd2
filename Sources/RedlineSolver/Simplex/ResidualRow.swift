/// What a residual costs on one side of 0.
struct Side: Hashable, Sendable {
  /// The level: 0 is required, then the priorities from high to low; −1 if the side is free.
  var level: Int32
  /// The cost of a residual of 1.
  var weight: Double
  /// The constraint that asks for it, or −1.
  var constraint: Int32

  static let free = Side(level: -1, weight: 0, constraint: -1)
  /// The level of leanings, below every priority.
  static let leaningLevel = Int32.max
}

/// A residual `s = Σ coefficient · column + constant` and its costs for `s > 0` and `s < 0`.
struct ResidualRow: Sendable {
  var firstTerm: Int
  var termCount: Int
  var constant: Double
  /// The scale of rounding errors in `constant`.
  var magnitude: Double
  var above: Side
  var below: Side

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
