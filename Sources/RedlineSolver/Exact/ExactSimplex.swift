/// An optimal vertex in exact arithmetic: for the few systems that rounding errors spoil.
///
/// The tableau holds every row as a sum of the held ones, in whole numbers over one common denominator:
/// the determinant of what is held, so that every division comes out even (J. Edmonds, 1967; E. H. Bareiss,
/// 1968). Costs, levels and the infinitely small residuals are those of ``Simplex``.
struct ExactSimplex: Sendable {
  let input: ExactRows
  /// For each row, and after them for each column, its constant, infinitely small constant, and
  /// coefficients of the held rows.
  private var tableau: [[BigInteger]]
  private var denominator = BigInteger(1)
  /// For each place the row that is held there, or ~column at the start.
  private var held: [Int]
  /// For each row its place, or −1.
  private var places: [Int]
  /// A cost below all levels, of the columns.
  private var objective: [(column: Int, value: BigInteger)] = []
  /// What is left of the work that is allowed, in products of words.
  private(set) var work: Int

  /// Some seconds.
  static let greatestWork = 200_000_000

  /// Thrown when the work that is allowed does not suffice.
  struct Exhausted: Error {}

  enum End { case optimal, unbounded }

  /// - Parameters:
  ///   - basis: Rows to hold at first, as far as they are independent; others follow in order.
  ///   - work: The greatest number of products of words.
  init(
    _ input: ExactRows, basis: [Int], work: Int = ExactSimplex.greatestWork
  ) throws(Exhausted) {
    self.input = input
    self.work = work
    let count = input.columns.count
    guard input.estimatedWork <= 20 * Double(work) else { throw Exhausted() }
    let zero = BigInteger(0)
    tableau = []
    for row in input.rows {
      var entries = [BigInteger](repeating: zero, count: count + 2)
      entries[0] = row.constant
      for term in row.terms { entries[term.column + 2] += term.value }
      tableau.append(entries)
    }
    for column in 0..<count {
      var entries = [BigInteger](repeating: zero, count: count + 2)
      entries[column + 2] = BigInteger(1)
      tableau.append(entries)
    }
    held = (0..<count).map { ~$0 }
    places = [Int](repeating: -1, count: input.rows.count)
    for row in basis + input.rows.indices where places[row] < 0 {
      guard let place = held.indices.first(where: { held[$0] < 0 && !tableau[row][$0 + 2].isZero })
      else { continue }
      try exchange(place, row)
    }
    for row in input.rows.indices where places[row] < 0 {
      tableau[row][1] = denominator * BigInteger(Self.perturbation(of: row, input.rows[row]))
    }
  }

  /// A number that depends on the row only, on the side that costs nothing if there is one.
  private static func perturbation(of row: Int, _ source: ExactRow) -> Int {
    var bits = UInt64(row + 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits ^= bits >> 31
    let size = Int(bits >> 32) + 1 << 32
    if source.aboveLevel < 0 { return size }
    return source.belowLevel < 0 || bits & 1 == 0 ? -size : size
  }

  // MARK: Answers

  /// The value of a column.
  func value(of column: Int) -> Double {
    tableau[input.rows.count + column][0].quotient(by: denominator)
  }

  var point: [Double] { input.columns.indices.map { value(of: $0) } }

  /// The rows that are held at 0, as many as there are columns.
  var heldRows: [Int] { held }

  /// For each row its part in a sum of required rows that cannot hold. To be called on an optimal vertex.
  func infeasibleRows() -> [Int] {
    let gradient = gradient(of: 0)
    return input.rows.indices.filter { row in
      places[row] < 0 ? costLevel(of: row) == 0 : !gradient[places[row]].isZero
    }
  }

  /// For each place whether its residual can move at no cost.
  func movablePlaces() -> [Bool] {
    var result = [Bool](repeating: true, count: 2 * held.count)
    for level in 0..<(input.levelCount - 2) {
      let gradient = gradient(of: level)
      for index in result.indices where result[index] {
        result[index] = slope(index / 2, index & 1 == 0, level, gradient).isZero
      }
    }
    return held.indices.map { result[2 * $0] || result[2 * $0 + 1] }
  }

  /// For each column whether it moves with one of the places.
  func movableColumns(_ isMovable: [Bool]) -> [Bool] {
    input.columns.indices.map { column in
      held.indices.contains {
        isMovable[$0] && !tableau[input.rows.count + column][$0 + 2].isZero
      }
    }
  }

  /// The least and the greatest value that a sum of columns has at no cost.
  func range(of terms: [(column: Int32, value: Double)]) -> ClosedRange<Double> {
    let values = terms.map { Fraction($0.value) }
    let unit = Fraction.commonDenominator(values)
    let sum = zip(terms, values).map { (column: Int($0.column), value: $1.multiplied(by: unit)) }
    let ends = [1, -1].map { (sign: Int) -> Double in
      var end = self
      end.work = Self.greatestWork
      end.objective = sum.map { ($0.column, sign > 0 ? $0.value : -$0.value) }
      // Where the search takes too long, no end is known.
      guard let result = try? end.minimize(), result == .optimal else {
        return Double(-sign) * .infinity
      }
      let total = sum.reduce(BigInteger(0)) {
        $0 + end.tableau[input.rows.count + $1.column][0] * $1.value
      }
      return total.quotient(by: end.denominator * unit)
    }
    return min(ends[0], ends[1])...max(ends[0], ends[1])
  }

  // MARK: Search

  /// Moves to a vertex where no direction lowers the cost, level by level.
  mutating func minimize() throws(Exhausted) -> End {
    var pivots = 0
    while let (place, isUp) = entering() {
      guard let row = leaving(place, isUp: isUp) else { return .unbounded }
      try exchange(place, row)
      pivots += 1
      guard pivots <= 20 * tableau.count + 200 else { throw Exhausted() }
    }
    return .optimal
  }

  private func side(of row: Int) -> Int {
    let sign = tableau[row][0].signum
    return sign == 0 ? tableau[row][1].signum : sign
  }

  /// The level at which a row costs on its present side, or −1.
  private func costLevel(of row: Int) -> Int {
    switch side(of: row) {
    case 1: input.rows[row].aboveLevel
    case -1: input.rows[row].belowLevel
    default: -1
    }
  }

  /// For each place what it costs to raise its residual, its own cost not included, times the
  /// denominator. The level after the last is that of the objective.
  private func gradient(of level: Int, at range: Range<Int>? = nil) -> [BigInteger] {
    var result = [BigInteger](repeating: BigInteger(0), count: held.count)
    func add(_ row: Int, times weight: BigInteger) {
      for place in range ?? held.indices where !tableau[row][place + 2].isZero {
        result[place] += tableau[row][place + 2] * weight
      }
    }
    if level == input.levelCount {
      for term in objective { add(input.rows.count + term.column, times: term.value) }
      return result
    }
    let isTie = level == input.levelCount - 2
    for row in input.rows.indices where places[row] < 0 {
      let costLevel = costLevel(of: row)
      guard costLevel >= 0, isTie || costLevel == level else { continue }
      let source = input.rows[row]
      let isAbove = side(of: row) > 0
      let weight =
        isTie ? source.tieWeight : isAbove ? source.aboveWeight : source.belowWeight
      if !weight.isZero { add(row, times: isAbove ? weight : -weight) }
    }
    return result
  }

  /// What moving the residual held at a place costs on a level, times the denominator.
  private func slope(
    _ place: Int, _ isUp: Bool, _ level: Int, _ gradient: [BigInteger]
  ) -> BigInteger {
    let own = ownCost(of: held[place], isAbove: isUp, level)
    let sum = isUp ? gradient[place] : -gradient[place]
    return own.isZero ? sum : sum + own * denominator
  }

  private func ownCost(of row: Int, isAbove: Bool, _ level: Int) -> BigInteger {
    let source = input.rows[row]
    let ownLevel = isAbove ? source.aboveLevel : source.belowLevel
    guard ownLevel >= 0 else { return BigInteger(0) }
    if level == input.levelCount - 2 { return source.tieWeight }
    return ownLevel == level ? isAbove ? source.aboveWeight : source.belowWeight : BigInteger(0)
  }

  /// The first place and direction that lower the cost on the highest level possible.
  private func entering() -> (place: Int, isUp: Bool)? {
    var isOpen = [Bool](repeating: true, count: 2 * held.count)
    for level in 0...input.levelCount {
      let gradient = gradient(of: level)
      for index in isOpen.indices where isOpen[index] {
        let sign = slope(index / 2, index & 1 == 0, level, gradient).signum
        if sign < 0 { return (index / 2, index & 1 == 0) }
        if sign > 0 { isOpen[index] = false }
      }
    }
    return nil
  }

  /// The row behind whose sign change costs do not fall; nil if there is none.
  private func leaving(_ place: Int, isUp: Bool) -> Int? {
    var slopes = (0...input.levelCount).map { level in
      slope(place, isUp, level, gradient(of: level, at: place..<(place + 1)))
    }
    var rows = input.rows.indices.filter { row in
      guard places[row] < 0, input.rows[row].aboveLevel >= 0 || input.rows[row].belowLevel >= 0
      else { return false }
      let rate = tableau[row][place + 2].signum * (isUp ? 1 : -1)
      return rate != 0 && rate * side(of: row) <= 0
    }
    while !rows.isEmpty {
      var best = 0
      for index in rows.indices.dropFirst() where isNearer(rows[index], rows[best], place) {
        best = index
      }
      let row = rows.remove(at: best)
      let rate = tableau[row][place + 2].absolute
      for level in slopes.indices {
        for isAbove in [true, false] {
          let cost = ownCost(of: row, isAbove: isAbove, level)
          if !cost.isZero { slopes[level] += cost * rate }
        }
      }
      if slopes.first(where: { !$0.isZero })?.signum ?? 0 >= 0 { return row }
    }
    return nil
  }

  /// Whether the sign of one row changes before that of the other when a place moves.
  private func isNearer(_ one: Int, _ other: Int, _ place: Int) -> Bool {
    let rates = (tableau[one][place + 2].absolute, tableau[other][place + 2].absolute)
    for part in 0..<2 {
      let first = tableau[one][part].absolute * rates.1
      let second = tableau[other][part].absolute * rates.0
      // The infinitely small part may be on the far side.
      let signs = part == 0 ? (1, 1) : (side(of: one, part), side(of: other, part))
      let sign = ((signs.0 < 0 ? -first : first) - (signs.1 < 0 ? -second : second)).signum
      if sign != 0 { return sign < 0 }
    }
    return one < other
  }

  /// Whether the infinitely small part of a residual is on the side on which the residual is.
  private func side(of row: Int, _ part: Int) -> Int {
    tableau[row][0].isZero ? 1 : tableau[row][part].signum * tableau[row][0].signum
  }

  /// Holds a row in a place.
  private mutating func exchange(_ place: Int, _ row: Int) throws(Exhausted) {
    let column = place + 2
    let old = held[place]
    let leaving = tableau[row]
    let pivot = leaving[column]
    let isFlipped = pivot.signum < 0
    let next = pivot.absolute
    for index in tableau.indices where index != row {
      if index < places.count && places[index] >= 0 { continue }
      let factor = tableau[index][column]
      if factor.isZero && next.isEqual(to: denominator) { continue }
      for entry in tableau[index].indices where entry != column {
        let value = tableau[index][entry]
        let other = leaving[entry]
        if value.isZero && (factor.isZero || other.isZero) { continue }
        work -= value.size * next.size + factor.size * other.size
        var sum = value * next
        if !factor.isZero && !other.isZero {
          let product = factor * other
          sum = isFlipped ? sum + product : sum - product
        }
        tableau[index][entry] = sum.dividedExactly(by: denominator)
      }
      if isFlipped { tableau[index][column] = -factor }
    }
    work -= tableau.count * (held.count + 2) * denominator.size
    guard work > 0 else { throw Exhausted() }
    // The row that was held, as a sum of what is held now.
    var entries = leaving
    for entry in entries.indices where entry != column {
      entries[entry] = isFlipped ? entries[entry] : -entries[entry]
    }
    entries[column] = isFlipped ? -denominator : denominator
    if old < 0 {
      tableau[input.rows.count + ~old] = entries
    } else {
      tableau[old] = entries
      places[old] = -1
    }
    denominator = next
    held[place] = row
    places[row] = place
  }
}

extension BigInteger {
  func isEqual(to other: BigInteger) -> Bool { (self - other).isZero }
}
