/// Which pixels differ.
struct DifferenceMask {
  /// Marked pixels beside each other.
  struct Run {
    var y: Int32
    var start: Int32
    var end: Int32
    /// Whether they are in a region of the tolerance.
    var isInRegion: Bool

    var columns: Range<Int> { Int(start)..<Int(end) }
  }

  let width: Int
  let height: Int
  /// From top to bottom, then from left to right; those of a kind that touch are one.
  private(set) var runs: [Run] = []

  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// Marks pixels; they come in the order of ``runs``.
  mutating func mark(_ columns: Range<Int>, _ y: Int, isInRegion: Bool) {
    let run = Run(
      y: Int32(y), start: Int32(columns.lowerBound), end: Int32(columns.upperBound),
      isInRegion: isInRegion)
    if let last = runs.last, last.y == run.y, last.end == run.start, last.isInRegion == isInRegion {
      runs[runs.count - 1].end = run.end
    } else {
      runs.append(run)
    }
  }

  /// The last row that has marked pixels.
  var lastRow: Int? { runs.last.map { Int($0.y) } }

  /// Marks the pixels below those of the row above, which is ``lastRow``.
  /// - Returns: How many they are.
  mutating func repeatRow(above y: Int) -> Int {
    var count = 0
    let start = (runs.lastIndex { $0.y < y - 1 } ?? -1) + 1
    for index in start..<runs.count {
      var run = runs[index]
      run.y = Int32(y)
      count += run.columns.count
      runs.append(run)
    }
    return count
  }

  /// Marks the pixels of another mask, whose rows are all below those that have marked ones.
  mutating func append(_ below: DifferenceMask) { runs += below.runs }

  /// The most marked pixels, outside of regions of the tolerance, in any square of the given side.
  ///
  /// Sums of columns move down and a sum of `side` of them to the right, so that the time does not
  /// depend on the side.
  func densest(side: Int) -> Int {
    let side = min(max(side, 1), max(width, height))
    var columns = [Int](repeating: 0, count: width)
    var greatest = 0
    // The runs that the square has come to and those that it has left.
    var (entering, leaving) = (0, 0)
    for y in 0..<height {
      while entering < runs.count, runs[entering].y <= y {
        Self.add(1, runs[entering], to: &columns)
        entering += 1
      }
      while leaving < entering, Int(runs[leaving].y) <= y - side {
        Self.add(-1, runs[leaving], to: &columns)
        leaving += 1
      }
      if leaving < entering { greatest = max(greatest, Self.greatestSum(of: side, columns)) }
    }
    return greatest
  }

  private static func add(_ amount: Int, _ run: Run, to columns: inout [Int]) {
    guard !run.isInRegion else { return }
    for x in run.columns { columns[x] += amount }
  }

  private static func greatestSum(of side: Int, _ columns: [Int]) -> Int {
    columns.withUnsafeBufferPointer { columns in
      var (sum, greatest) = (0, 0)
      var x = 0
      while x < columns.count {
        sum &+= columns[x]
        if x >= side { sum &-= columns[x &- side] }
        if sum > greatest { greatest = sum }
        x &+= 1
      }
      return greatest
    }
  }
}
