@testable import RedlineSolver
import TestPrograms
import Testing

/// What stands for a vertex: sparse vectors, and a factor of rows of which many were exchanged.
@Suite(.blocks) struct FactorTests {
  /// As many columns as take one word, one group of words, and several.
  @Test(arguments: [40, 3000, 20_000])
  func holdsRowsAfterExchanges(count: Int) throws {
    var generator = PropertyTests.Generator(state: 3)
    var store = RowStore()
    func append(_ terms: [(column: Int, value: Double)]) {
      store.rows.append(
        ResidualRow(
          firstTerm: store.terms.count, termCount: terms.count, constant: 0, magnitude: 0,
          above: .free, below: .free))
      store.terms += terms.map { ColumnTerm(column: Int32($0.column), value: $0.value) }
    }
    for column in 0..<count {
      append(column % 3 == 0 ? [(column, 2)] : [(column - 1, -1), (column, 1)])
    }
    // Some columns are in all of them, so that exchanges build on each other.
    for _ in 0..<90 {
      let others = Set((0..<3).map { _ in Int.random(in: 4..<count, using: &generator) })
      append([(generator.next() % 2 == 0 ? 1 : 2, 0.5)] + others.sorted().map { ($0, 1.0) })
    }
    var factor = Factor()
    let isLoaded = factor.load(store, rows: (0..<Int32(count)).map { $0 }, columnCount: count)
    #expect(isLoaded)
    var held = factor.order
    var vector = SparseVector(count: count)
    var places: [Int32] = []
    for row in count..<store.rows.count {
      for term in store.rows[row].terms {
        vector.add(store.terms[term].value, at: factor.place(of: store.terms[term].column))
      }
      factor.solveTransposed(&vector)
      vector.list(into: &places)
      let slot = try #require(places.max { abs(vector[Int($0)]) < abs(vector[Int($1)]) })
      factor.exchange(Int(slot), by: vector, at: places)
      held[Int(slot)] = Int32(row)
      vector.clear()
    }
    for slot in (0..<200).map({ _ in Int.random(in: 0..<count, using: &generator) }) {
      vector.add(1, at: slot)
      factor.solve(&vector)
      var moves = [Double](repeating: 0, count: count)
      for place in 0..<count { moves[factor.column(of: Int32(place))] = vector[place] }
      vector.clear()
      #expect(isRate(1, of: slot, in: held, store, moves), "row held at \(slot)")
    }
  }

  /// Whether of the rows that are held only one changes, by `rate`; written for millions of terms without
  /// optimization.
  private func isRate(
    _ rate: Double, of slot: Int, in held: [Int32], _ store: RowStore, _ moves: [Double]
  ) -> Bool {
    moves.withUnsafeBufferPointer { moves in
      store.terms.withUnsafeBufferPointer { terms in
        var place = 0
        while place < held.count {
          let row = store.rows[Int(held[place])].terms
          var (found, term) = (0.0, row.lowerBound)
          while term < row.upperBound {
            found += terms[term].value * moves[Int(terms[term].column)]
            term += 1
          }
          if abs(found - (place == slot ? rate : 0)) > 1e-9 { return false }
          place += 1
        }
        return true
      }
    }
  }

  @Test(arguments: [1, 64, 65, 4096, 4097, 10_000])
  func visitsWhatIsInUse(count: Int) {
    let chosen = [0, 1, 62, 63, 64, 4095, 4096, 4159, 9999].filter { $0 < count }
    var vector = SparseVector(count: count)
    for index in chosen.reversed() { vector.add(Double(index + 1), at: index) }
    var (up, down): ([Int], [Int]) = ([], [])
    vector.withCells { cells in
      cells.ascend { up.append($0) }
      cells.descend { down.append($0) }
    }
    #expect(up == chosen)
    #expect(down == chosen.reversed())
    var listed: [Int32] = []
    vector.list(into: &listed)
    #expect(listed.map { Int($0) } == chosen)
    vector.clear()
    vector.list(into: &listed)
    #expect(listed.isEmpty)
  }

  /// Each index that is visited adds one further on, until the end.
  @Test func visitsWhatIsAddedOnTheWay() {
    for step in [1, 63, 64, 4096] {
      var vector = SparseVector(count: 10_000)
      var (up, down): ([Int], [Int]) = ([], [])
      vector.add(1, at: 0)
      vector.withCells { cells in
        cells.ascend { index in
          up.append(index)
          if index + step < 10_000 { cells.add(1, at: index + step) }
        }
      }
      #expect(up == Array(stride(from: 0, to: 10_000, by: step)))
      vector.clear()
      vector.add(1, at: 9999)
      vector.withCells { cells in
        cells.descend { index in
          down.append(index)
          if index >= step { cells.add(1, at: index - step) }
        }
      }
      #expect(down == Array(stride(from: 9999, through: 0, by: -step)))
    }
  }
}
