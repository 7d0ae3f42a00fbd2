/// A program so small and of numbers so plain that to guess what is held at 0, and to prove it, takes less
/// time than to set up what solves any program.
///
/// Coefficients are ±½, ±1 and ±2, and constants and values multiples of 1/256, so that nothing is rounded.
/// Each column is held by a row whose other columns are known before. A row that does not hold takes the
/// place of one that matters less, until that comes to rest; then ways that gain something are taken. The
/// outcome counts only where each way from there costs something, ties and leanings included: no other
/// point is as good then, and a ``Pass`` finds the same.
struct PlainProgram {
  /// The most columns, rows and terms.
  private static let limits = (columns: 32, rows: 96, terms: 384)

  let rows: UnsafeMutableBufferPointer<PlainRow>
  let columns: UnsafeMutableBufferPointer<PlainColumn>
  let terms: UnsafeMutableBufferPointer<ColumnTerm>
  let levelCount: Int32
  private(set) var rowCount = 0
  private var termCount = 0
  private var orderCount = 0
  /// Whether nothing but leanings holds the columns that they hold at first, so that a pass has the same.
  private(set) var knowsLeanings = true

  /// The values of a program's variables, none of them −0.
  ///
  /// - Parameter isRemoved: For each constraint whether it is left out; empty if none is.
  /// - Returns: Nil if the program is not plain, has no optimum or several, or this does not find it.
  static func values(of program: LinearProgram, without isRemoved: [Bool]) -> [Double]? {
    let columnCount = program.variableCount
    let rowCount = program.constraintCount
    guard (1...limits.columns).contains(columnCount), (1...limits.rows).contains(rowCount),
      program.terms.count <= limits.terms
    else { return nil }
    return withBuffer(of: PlainRow.self, rowCount + columnCount) { rows in
      withBuffer(of: PlainColumn.self, columnCount) { columns in
        withBuffer(of: ColumnTerm.self, program.terms.count + 2 * columnCount) { terms in
          columns.initialize(repeating: PlainColumn())
          var plain = PlainProgram(rows, columns, terms, levelCount: program.priorities.count + 1)
          guard plain.read(program, isRemoved), plain.settle(program), plain.improve() else {
            return nil
          }
          return columns.map { $0.value + 0 }
        }
      }
    }
  }

  private static func withBuffer<Element>(
    of type: Element.Type, _ capacity: Int,
    _ body: (UnsafeMutableBufferPointer<Element>) -> [Double]?
  ) -> [Double]? {
    withUnsafeTemporaryAllocation(of: type, capacity: capacity, body)
  }

  private init(
    _ rows: UnsafeMutableBufferPointer<PlainRow>,
    _ columns: UnsafeMutableBufferPointer<PlainColumn>,
    _ terms: UnsafeMutableBufferPointer<ColumnTerm>, levelCount: Int
  ) {
    (self.rows, self.columns, self.terms) = (rows, columns, terms)
    self.levelCount = Int32(levelCount)
  }

  // MARK: Reading

  /// - Returns: Whether all rows are plain.
  private mutating func read(_ program: LinearProgram, _ isRemoved: [Bool]) -> Bool {
    var isPlain = true
    program.withRows { source in
      for index in source.headers.indices where isPlain {
        if !isRemoved.isEmpty && isRemoved[index] { continue }
        let header = source.headers[index]
        let level = program.level(of: header.priority)
        let first = termCount
        for term in source.terms(of: index) { append(source.terms[term].columnTerm) }
        var row = PlainRow(first: first, end: termCount, constant: header.constant)
        guard row.setColumns(terms), header.constant.isPlain,
          level == 0 || (1e-3...1e3).contains(header.weight)
        else {
          isPlain = false
          return
        }
        let side = PlainSide(level: level, weight: level == 0 ? 1 : header.weight)
        if header.relation != .greaterThanOrEqual { row.above = side }
        if header.relation != .lessThanOrEqual { row.below = side }
        // As in a component.
        let age = 2 - Double(index) / Double(program.constraintCount)
        row.tieWeight = age * (row.isTwoSided ? 2 : 0.5)
        if !joinPair(row, age) { add(row) }
      }
    }
    return isPlain
  }

  private mutating func append(_ term: ColumnTerm) {
    terms.initializeElement(at: termCount, to: term)
    termCount += 1
  }

  private mutating func add(_ row: PlainRow) {
    rows.initializeElement(at: rowCount, to: row)
    if !row.isTwoSided {
      rows[rowCount].previous = columns[row.newestColumn].newestBound
      columns[row.newestColumn].newestBound = Int32(rowCount)
    }
    rowCount += 1
  }

  /// Makes a bound one with another of the same expression from the other side.
  private func joinPair(_ row: PlainRow, _ age: Double) -> Bool {
    guard !row.isTwoSided else { return false }
    var other = Int(columns[row.newestColumn].newestBound)
    while other >= 0 {
      if rows[other].isOpposite(of: row, terms) {
        if row.above.level >= 0 { rows[other].above = row.above }
        if row.below.level >= 0 { rows[other].below = row.below }
        rows[other].tieWeight = age * 2
        return true
      }
      other = Int(rows[other].previous)
    }
    return false
  }

  // MARK: Guessing

  /// Finds rows that hold all columns.
  ///
  /// - Returns: Whether that came to rest.
  private mutating func settle(_ program: LinearProgram) -> Bool {
    for level in 0..<levelCount {
      for row in 0..<rowCount where rows[row].isTwoSided && rows[row].holdingLevel == level {
        holdFree(row)
      }
    }
    lean(program.leanings)
    guard determine() else { return false }
    for _ in 0..<8 {
      if !moveViolated() { return true }
      guard determine() else { return false }
    }
    return false
  }

  /// Holds what is free where it leans.
  private mutating func lean(_ leanings: [Leaning]) {
    var free: UInt32 = 0
    for column in columns.indices where columns[column].holder < 0 { free |= 1 << UInt32(column) }
    if free == 0 { return }
    for row in 0..<rowCount where rows[row].isTwoSided && rows[row].columns & free != 0 {
      knowsLeanings = false
    }
    let side = PlainSide(level: levelCount + 1, weight: 1)
    for (column, leaning) in leanings.enumerated() where columns[column].holder < 0 {
      let first = termCount
      append(ColumnTerm(column: Int32(column), value: 1))
      if leaning.other >= 0 { append(ColumnTerm(column: leaning.other, value: -1)) }
      var row = PlainRow(first: first, end: termCount, constant: -leaning.offset)
      _ = row.setColumns(terms)
      (row.above, row.below) = (side, side)
      columns[column].holder = Int32(rowCount)
      add(row)
    }
  }

  /// Holds a row in a column that nothing holds: the newest for a required one, the oldest for others.
  private func holdFree(_ row: Int) {
    var free = rows[row].columns
    while free != 0 {
      let column =
        rows[row].holdingLevel == 0 ? 31 - free.leadingZeroBitCount : free.trailingZeroBitCount
      if columns[column].holder < 0 {
        columns[column].holder = Int32(row)
        return
      }
      free &= ~(1 << UInt32(column))
    }
  }

  /// Lets each row that does not hold take the place of one that matters less, the newest column first.
  ///
  /// - Returns: Whether there was any.
  private func moveViolated() -> Bool {
    var isMoved = false
    for row in 0..<rowCount {
      let residual = residual(of: row)
      let level = rows[row].level(at: residual)
      guard level >= 0 else { continue }
      if take(row, residual, level) { isMoved = true }
    }
    return isMoved
  }

  /// Lets a row that does not hold take the place of one that matters less.
  private func take(_ row: Int, _ residual: Double, _ level: Int32) -> Bool {
    var left = rows[row].columns
    while left != 0 {
      let column = 31 - left.leadingZeroBitCount
      left &= ~(1 << UInt32(column))
      let change = -residual / coefficient(of: column, in: row)
      guard pushedLevel(column, change) > level else { continue }
      columns[column].holder = Int32(row)
      columns[column].value += change
      return true
    }
    return false
  }

  /// The level on which it costs something that a column leaves the row that holds it.
  private func pushedLevel(_ column: Int, _ change: Double) -> Int32 {
    let holder = Int(columns[column].holder)
    let level = rows[holder].level(at: change * coefficient(of: column, in: holder))
    return level < 0 ? .max : level
  }

  /// Computes the values of all columns from the rows that hold them, each after those that it depends on.
  ///
  /// - Returns: Whether there is such an order, and all values are plain.
  mutating func determine() -> Bool {
    orderCount = 0
    var known: UInt32 = 0
    while orderCount < columns.count {
      let before = orderCount
      for column in columns.indices where known & (1 << UInt32(column)) == 0 {
        let holder = Int(columns[column].holder)
        let bit = UInt32(1) << UInt32(column)
        guard rows[holder].columns & ~(known | bit) == 0 else { continue }
        columns[column].value = 0
        columns[column].value = -residual(of: holder) / coefficient(of: column, in: holder)
        guard columns[column].value.isPlain else { return false }
        known |= bit
        columns[orderCount].ordered = Int32(column)
        orderCount += 1
      }
      if orderCount == before { return false }
    }
    return true
  }

  func residual(of row: Int) -> Double {
    var sum = rows[row].constant
    for term in rows[row].terms {
      sum += terms[term].value * columns[Int(terms[term].column)].value
    }
    return sum
  }

  @inline(__always)
  func coefficient(of column: Int, in row: Int) -> Double {
    for term in rows[row].terms where Int(terms[term].column) == column {
      return terms[term].value
    }
    return 0
  }
}

/// What a ``PlainProgram`` knows of a variable.
struct PlainColumn {
  var value = 0.0
  var slope = 0.0
  /// The row that holds it, or −1.
  var holder: Int32 = -1
  /// The last bound that has it as its newest column, or −1.
  var newestBound: Int32 = -1
  /// The column that is determined at this place.
  var ordered: Int32 = 0
}

/// What leaving 0 to one side costs.
struct PlainSide {
  /// As ``Side/level``.
  var level: Int32 = -1
  var weight = 0.0
}

/// A constraint, or two bounds of the same expression.
struct PlainRow {
  let first: Int
  let end: Int
  let constant: Double
  var residual = 0.0
  var above = PlainSide()
  var below = PlainSide()
  /// What a residual costs on the level that decides ties.
  var tieWeight = 0.0
  /// A bit for each column.
  var columns: UInt32 = 0
  /// The bound before it with the same newest column, or −1.
  var previous: Int32 = -1

  init(first: Int, end: Int, constant: Double) {
    (self.first, self.end, self.constant) = (first, end, constant)
  }

  var terms: Range<Int> { first..<end }
  var isTwoSided: Bool { above.level >= 0 && below.level >= 0 }
  /// The level at which it is held at 0 on both sides.
  var holdingLevel: Int32 { max(above.level, below.level) }
  var newestColumn: Int { 31 - columns.leadingZeroBitCount }

  /// The level on which a residual costs something, or −1.
  func level(at residual: Double) -> Int32 {
    residual > 0 ? above.level : residual < 0 ? below.level : -1
  }

  /// - Returns: Whether there are some, each once and with a plain coefficient.
  mutating func setColumns(_ terms: UnsafeMutableBufferPointer<ColumnTerm>) -> Bool {
    for term in terms[first..<end] {
      let size = abs(term.value)
      let bit = UInt32(1) << UInt32(term.column)
      guard size == 1 || size == 0.5 || size == 2, columns & bit == 0 else { return false }
      columns |= bit
    }
    return columns != 0
  }

  /// Whether this and another bound the same expression from both sides.
  func isOpposite(of other: PlainRow, _ terms: UnsafeMutableBufferPointer<ColumnTerm>) -> Bool {
    columns == other.columns && constant == other.constant && !isTwoSided
      && (above.level < 0) != (other.above.level < 0)
      && terms[first..<end].elementsEqual(terms[other.first..<other.end]) {
        $0.column == $1.column && $0.value == $1.value
      }
  }
}

extension Double {
  /// Whether this is a multiple of 1/256 and not large: sums of a few are not rounded, and differ by more
  /// than any tolerance.
  fileprivate var isPlain: Bool {
    guard abs(self) <= 32768 else { return false }
    let scaled = self * 256
    return Double(Int32(scaled)) == scaled
  }
}
