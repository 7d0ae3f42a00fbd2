/// What proves that a point is the only optimum, or leads to a better one.
extension PlainProgram {
  /// A way that does not cost anything from where all rows are.
  private struct Way {
    var column: Int
    var direction: Double
    var level: Int32
    /// Whether it gains something.
    var isLowering: Bool
  }

  /// Takes ways that gain something, until each way costs something.
  mutating func improve() -> Bool {
    for _ in 0..<16 {
      guard hasRequiredRows() else { return false }
      guard let way = cheapestWay() else { return true }
      guard way.isLowering, let row = firstStop(way) else { return false }
      hold(row, insteadOfThatOf: way.column)
      guard determine() else { return false }
    }
    return false
  }

  /// Whether all required rows hold; notes all residuals.
  private func hasRequiredRows() -> Bool {
    for row in 0..<rowCount {
      rows[row].residual = residual(of: row)
      if rows[row].level(at: rows[row].residual) == 0 { return false }
    }
    return true
  }

  /// A way that gains something, or else one that costs nothing on any level; nil if there is neither.
  private func cheapestWay() -> Way? {
    var open = (up: ~UInt32(0) >> UInt32(32 - columns.count), down: UInt32(0))
    open.down = open.up
    for column in columns.indices { columns[column].slope = 0 }
    // Ties and leanings come last.
    let end = knowsLeanings ? levelCount + 2 : levelCount
    for level in 0..<end {
      if level > 0 { setSlopes(level) }
      if let way = close(&open.up, level, 1) ?? close(&open.down, level, -1) { return way }
      if open.up | open.down == 0 { return nil }
    }
    return Way(column: 0, direction: 1, level: end, isLowering: false)
  }

  /// The first row on a way from which on it costs something else.
  private func firstStop(_ way: Way) -> Int? {
    setChanges(way)
    var best = -1
    var least = Double.infinity
    for row in 0..<rowCount {
      var rate = 0.0
      for term in rows[row].terms {
        rate += terms[term].value * columns[Int(terms[term].column)].slope
      }
      if rate == 0 || isHeld(row) { continue }
      let residual = rows[row].residual
      if residual == 0 {
        let level = rows[row].level(at: rate)
        if level < 0 || level > way.level { continue }
      }
      let step = -residual / rate
      if step < 0 || step >= least { continue }
      least = step
      best = row
    }
    return best < 0 ? nil : best
  }

  /// Holds a row that stops a way: each column between them gets the row of the next one.
  private func hold(_ row: Int, insteadOfThatOf last: Int) {
    var row = Int32(row)
    var column = movingColumn(of: row, last, but: last)
    while column != last {
      swap(&columns[column].holder, &row)
      column = movingColumn(of: row, last, but: column)
    }
    columns[last].holder = row
  }

  /// The last column of a way if a row has it, or another one of the row that moves.
  private func movingColumn(of row: Int32, _ last: Int, but column: Int) -> Int {
    var left = rows[Int(row)].columns
    if left & (1 << UInt32(last)) != 0 { return last }
    left &= ~(1 << UInt32(column))
    while left != 0 {
      let other = left.trailingZeroBitCount
      if columns[other].slope != 0 { return other }
      left &= left - 1
    }
    return last
  }

  private func isHeld(_ row: Int) -> Bool {
    var left = rows[row].columns
    while left != 0 {
      if columns[left.trailingZeroBitCount].holder == Int32(row) { return true }
      left &= left - 1
    }
    return false
  }

  /// Computes how all columns move on a way, in place of slopes.
  private func setChanges(_ way: Way) {
    for column in columns.indices { columns[column].slope = 0 }
    for position in columns.indices {
      let column = Int(columns[position].ordered)
      let holder = Int(columns[column].holder)
      var sum = column == way.column ? -way.direction : 0
      for term in rows[holder].terms {
        sum += terms[term].value * columns[Int(terms[term].column)].slope
      }
      if sum != 0 { columns[column].slope = -sum / coefficient(of: column, in: holder) }
    }
  }

  /// Computes for each column what raising the row that holds it costs on a level, its own cost not included.
  private func setSlopes(_ level: Int32) {
    for column in columns.indices { columns[column].slope = 0 }
    for row in 0..<rowCount where rows[row].residual != 0 {
      let isAbove = rows[row].residual > 0
      let weight = weight(isAbove ? rows[row].above : rows[row].below, of: row, level)
      guard weight != 0 else { continue }
      let cost = isAbove ? weight : -weight
      for term in rows[row].terms {
        columns[Int(terms[term].column)].slope += cost * terms[term].value
      }
    }
    for position in columns.indices.reversed() {
      let column = Int(columns[position].ordered)
      guard columns[column].slope != 0 else { continue }
      let holder = Int(columns[column].holder)
      let slope = columns[column].slope / coefficient(of: column, in: holder)
      for term in rows[holder].terms {
        columns[Int(terms[term].column)].slope -= slope * terms[term].value
      }
      columns[column].slope = slope
    }
  }

  /// What a residual of 1 on a side costs on a level.
  @inline(__always)
  private func weight(_ side: PlainSide, of row: Int, _ level: Int32) -> Double {
    if side.level == level { return side.weight }
    return level == levelCount && side.level >= 0 ? rows[row].tieWeight : 0
  }

  /// Takes out of a set the columns whose holding rows cost something on this level when they go up, or down.
  ///
  /// - Returns: A way that gains something, or may do so.
  private func close(_ open: inout UInt32, _ level: Int32, _ direction: Double) -> Way? {
    var left = open
    while left != 0 {
      let column = left.trailingZeroBitCount
      left &= left - 1
      let holder = Int(columns[column].holder)
      let side = direction > 0 ? rows[holder].above : rows[holder].below
      let cost = direction * columns[column].slope + weight(side, of: holder, level)
      if cost > 1e-4 {
        open &= ~(1 << UInt32(column))
      } else if cost != 0 {
        return Way(column: column, direction: direction, level: level, isLowering: cost < -1e-4)
      }
    }
    return nil
  }
}
