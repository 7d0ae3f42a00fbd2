/// A pivot that was put into a row, that many times.
struct UsedPivot: Sendable {
  var pivot: Int32
  var multiplier: Double
}

/// Rewrites a row in terms of the columns that an ``Elimination`` left free.
///
/// Coefficients that cancel to rounding errors are dropped: those below 1e-11 of the largest part. Where
/// rounding errors and what is small of itself cannot be told apart, the row is in doubt.
struct Reducer: @unchecked Sendable {
  /// What a row comes to. It lies in the room of its reducer, which keeps it until the next row.
  struct Row {
    /// In order of first use.
    fileprivate(set) var terms = UnsafeBufferPointer<ColumnTerm>(start: nil, count: 0)
    fileprivate(set) var constant = 0.0
    /// The largest constant met on the way: the scale of rounding errors in `constant`.
    fileprivate(set) var magnitude = 0.0
    /// The pivots that were substituted, ascending; kept only if recording.
    fileprivate(set) var used = UnsafeBufferPointer<UsedPivot>(start: nil, count: 0)
    fileprivate(set) var isRecording: Bool
    /// The number of terms that were substituted.
    fileprivate(set) var substitutedTerms = 0
    /// Whether a coefficient almost cancelled that may be a rounding error, or not be one.
    fileprivate(set) var isDoubtful = false
  }

  private(set) var row: Row

  var isRecording: Bool {
    get { row.isRecording }
    set { row.isRecording = newValue }
  }

  /// What a column has come to; 16 bytes, of which four lie in one line of the cache.
  fileprivate struct Cell {
    var sum: Double
    /// The largest part of the sum; −1 for a column that was not met.
    var peak: Double

    static let unseen = Cell(sum: 0, peak: -1)

    @inline(__always)
    var isSeen: Bool { peak != -1 }

    /// Whether nothing is left of the parts but what may be rounding errors.
    @inline(__always)
    var isAlmostZero: Bool { abs(sum) <= 1e-7 * peak }
    var isZero: Bool { abs(sum) <= 1e-11 * peak }
    /// Whether it is too large for rounding errors and too small for a coefficient.
    var isDoubtful: Bool { abs(sum) > 1e-13 * peak }
  }

  private var scratch: Scratch

  /// - Parameter isRecording: Whether to keep the pivots that are substituted.
  init(columnCount: Int, isRecording: Bool = false) {
    row = Row(isRecording: isRecording)
    scratch = Scratch(columnCount: columnCount)
  }

  /// Makes room for as many columns.
  mutating func reset(columnCount: Int) {
    if scratch.columnCount < columnCount { scratch = Scratch(columnCount: columnCount) }
  }

  /// Reduces a row.
  ///
  /// - Parameters:
  ///   - limit: Pivots from here on count as free.
  ///   - term: The term at an index below `count`.
  @inline(__always)
  mutating func reduce(
    constant: Double, count: Int, in elimination: borrowing Elimination, limit: Int32 = .max,
    term: (Int) -> ColumnTerm
  ) {
    row.begin(constant: constant)
    if !isKnownUniquelyReferenced(&scratch) { scratch = Scratch(columnCount: scratch.columnCount) }
    elimination.order.withUnsafeBufferPointer { order in
      var work = Work(scratch, order: order, limit: limit)
      for index in 0..<count {
        let term = term(index)
        work.add(term.value, column: Int(term.column))
      }
      if work.heapCount > 0 { row.substitute(&work, elimination) }
      row.finish(work)
    }
  }

  /// Reduces a constraint of a program.
  @inline(__always)
  mutating func load(
    _ constraint: Int, of program: borrowing LinearProgram, in elimination: borrowing Elimination,
    limit: Int32 = .max
  ) {
    let range = program.termRange(of: constraint)
    program.terms.withUnsafeBufferPointer { terms in
      reduce(
        constant: program.headers[constraint].constant, count: range.count, in: elimination,
        limit: limit
      ) {
        terms[range.lowerBound + $0].columnTerm
      }
    }
  }

  /// Reduces a row of a store against all pivots.
  mutating func load(
    _ index: Int32, of store: borrowing RowStore, in elimination: borrowing Elimination
  ) {
    let row = store.rows[Int(index)]
    store.terms.withUnsafeBufferPointer { terms in
      reduce(constant: row.constant, count: row.termCount, in: elimination) {
        terms[row.firstTerm + $0]
      }
    }
  }

  /// The room that reductions work in, in one piece. Copies of a reducer make their own when they use it:
  /// between two rows nothing in it counts, and all columns are unseen.
  fileprivate final class Scratch: @unchecked Sendable {
    let columnCount: Int
    let cells: UnsafeMutablePointer<Cell>
    /// What a row comes to.
    let found: UnsafeMutablePointer<ColumnTerm>
    /// The pivots that were substituted; a row uses each once.
    let used: UnsafeMutablePointer<UsedPivot>
    /// The free columns met, and a heap of pivots to substitute.
    let touched: UnsafeMutablePointer<Int32>
    let heap: UnsafeMutablePointer<Int32>
    private let memory: UnsafeMutableRawPointer

    /// glibc keeps about twice the largest block that was ever freed for what comes next, and gives back the rest,
    /// which would be taken anew, page by page, after each turn of a screen: so it frees a block once, the largest
    /// that counts with it, 32 MB with what it adds to a block. Twice that is as much as layouts of ten thousand
    /// views take; with half of it they give some back in most processes. A block that nobody writes to takes no
    /// memory; with other allocators nothing comes of it.
    private static let keepsMemory: Void =
      UnsafeMutableRawPointer.allocate(byteCount: 1 << 25 - 1 << 13, alignment: 16).deallocate()

    init(columnCount count: Int) {
      Self.keepsMemory
      columnCount = count
      let size =
        MemoryLayout<Cell>.stride + MemoryLayout<ColumnTerm>.stride
        + MemoryLayout<UsedPivot>.stride + 2 * MemoryLayout<Int32>.stride
      memory = .allocate(byteCount: size * count, alignment: 16)
      var free = memory
      func take<Element>(_: Element.Type) -> UnsafeMutablePointer<Element> {
        defer { free += MemoryLayout<Element>.stride * count }
        return free.bindMemory(to: Element.self, capacity: count)
      }
      cells = take(Cell.self)
      found = take(ColumnTerm.self)
      used = take(UsedPivot.self)
      touched = take(Int32.self)
      heap = take(Int32.self)
      cells.initialize(repeating: .unseen, count: count)
    }

    deinit { memory.deallocate() }
  }

  /// The buffers of a reduction.
  fileprivate struct Work {
    let cells: UnsafeMutablePointer<Cell>
    let found: UnsafeMutablePointer<ColumnTerm>
    let touched: UnsafeMutablePointer<Int32>
    let heap: UnsafeMutablePointer<Int32>
    let used: UnsafeMutablePointer<UsedPivot>
    let order: UnsafeBufferPointer<Int32>
    let limit: Int32
    var touchedCount = 0
    var heapCount = 0
    var usedCount = 0
    var substitutedTerms = 0

    @inline(__always)
    init(_ scratch: Scratch, order: UnsafeBufferPointer<Int32>, limit: Int32) {
      cells = scratch.cells
      found = scratch.found
      touched = scratch.touched
      heap = scratch.heap
      used = scratch.used
      self.order = order
      self.limit = limit
    }

    @inline(__always)
    mutating func noteUse(of pivot: Int, _ multiplier: Double) {
      used[usedCount] = UsedPivot(pivot: Int32(pivot), multiplier: multiplier)
      usedCount += 1
    }

    @inline(__always)
    mutating func add(_ coefficient: Double, column: Int) {
      if cells[column].isSeen {
        cells[column].sum += coefficient
        cells[column].peak = max(cells[column].peak, abs(coefficient))
        return
      }
      cells[column] = Cell(sum: coefficient, peak: abs(coefficient))
      let pivot = order[column]
      if pivot >= 0 && pivot < limit {
        push(pivot)
      } else {
        touched[touchedCount] = Int32(column)
        touchedCount += 1
      }
    }

    @inline(__always)
    private mutating func push(_ pivot: Int32) {
      var child = heapCount
      heapCount += 1
      while child > 0 {
        let parent = (child - 1) / 2
        guard heap[parent] > pivot else { break }
        heap[child] = heap[parent]
        child = parent
      }
      heap[child] = pivot
    }

    @inline(__always)
    mutating func pop() -> Int {
      let first = heap[0]
      heapCount -= 1
      let last = heap[heapCount]
      var parent = 0
      while true {
        var child = 2 * parent + 1
        guard child < heapCount else { break }
        if child + 1 < heapCount && heap[child + 1] < heap[child] { child += 1 }
        guard heap[child] < last else { break }
        heap[parent] = heap[child]
        parent = child
      }
      heap[parent] = last
      return Int(first)
    }
  }
}

extension Reducer.Row {
  @inline(__always)
  fileprivate mutating func begin(constant: Double) {
    self.constant = constant
    magnitude = abs(constant)
    isDoubtful = false
  }

  /// Substitutes all pivots that were met.
  fileprivate mutating func substitute(
    _ work: inout Reducer.Work, _ elimination: borrowing Elimination
  ) {
    elimination.pivots.withUnsafeBufferPointer { pivots in
      elimination.terms.withUnsafeBufferPointer { terms in
        while work.heapCount > 0 {
          let index = work.pop()
          let pivot = pivots[index]
          let cell = work.cells[Int(pivot.column)]
          work.cells[Int(pivot.column)].peak = -1
          if cell.isAlmostZero {
            if cell.isDoubtful { isDoubtful = true }
            if cell.isZero { continue }
          }
          if isRecording { work.noteUse(of: index, cell.sum) }
          constant += cell.sum * pivot.constant
          magnitude = max(magnitude, abs(constant), abs(cell.sum) * pivot.magnitude)
          let first = index == 0 ? 0 : Int(pivots[index - 1].end)
          work.substitutedTerms += Int(pivot.end) - first
          for term in first..<Int(pivot.end) {
            work.add(cell.sum * terms[term].value, column: Int(terms[term].column))
          }
        }
      }
    }
  }

  /// Fills the result from the columns that were met.
  @inline(__always)
  fileprivate mutating func finish(_ work: Reducer.Work) {
    substitutedTerms = work.substitutedTerms
    var count = 0
    for position in 0..<work.touchedCount {
      let column = work.touched[position]
      let cell = work.cells[Int(column)]
      work.cells[Int(column)].peak = -1
      if cell.isAlmostZero {
        if cell.isDoubtful { isDoubtful = true }
        if cell.isZero { continue }
      }
      work.found[count] = ColumnTerm(column: column, value: cell.sum)
      count += 1
    }
    terms = UnsafeBufferPointer(start: work.found, count: count)
    used = UnsafeBufferPointer(start: work.used, count: work.usedCount)
  }
}
