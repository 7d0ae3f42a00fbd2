/// Which pixels differ.
struct DifferenceMask {
  let width: Int
  let height: Int
  /// 0 for pixels that pass, 1 for those that differ, 2 for those in regions of the tolerance.
  private var marks: [UInt8]
  /// The columns from the first to the last mark of each row.
  private(set) var spans: [Range<Int>]

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    marks = Array(repeating: 0, count: width * height)
    spans = Array(repeating: 0..<0, count: height)
  }

  /// Marks a pixel; those of a row come from left to right.
  mutating func mark(x: Int, y: Int, isInRegion: Bool) {
    marks[y &* width &+ x] = isInRegion ? 2 : 1
    spans[y] = (spans[y].isEmpty ? x : spans[y].lowerBound)..<(x + 1)
  }

  /// Calls `body` with each maximal run of marked pixels in a row, from top to bottom.
  func forEachRun(_ body: (_ y: Int, _ columns: Range<Int>) -> Void) {
    marks.withUnsafeBufferPointer { marks in
      for y in 0..<height where !spans[y].isEmpty {
        let row = y * width
        let end = spans[y].upperBound
        var x = spans[y].lowerBound
        while x < end {
          let start = x
          while x < end, marks[row &+ x] != 0 { x &+= 1 }
          if x > start { body(y, start..<x) }
          while x < end, marks[row &+ x] == 0 { x &+= 1 }
        }
      }
    }
  }

  /// The most marked pixels, outside of regions of the tolerance, in any square of the given side.
  ///
  /// Sums of columns move down and a sum of `side` of them to the right, so that the time does not
  /// depend on the side.
  func densest(side: Int) -> Int {
    let side = min(side, max(width, height))
    var columns = [Int](repeating: 0, count: width)
    var greatest = 0
    var rowsInSquare = 0
    for y in 0..<height {
      rowsInSquare += add(1, row: y, to: &columns)
      if y >= side { rowsInSquare += add(-1, row: y - side, to: &columns) }
      guard rowsInSquare > 0 else { continue }
      var sum = 0
      for x in 0..<width {
        sum += columns[x]
        if x >= side { sum -= columns[x - side] }
        if sum > greatest { greatest = sum }
      }
    }
    return greatest
  }

  /// Adds `amount` for each marked pixel of a row; returns it if there are any, otherwise 0.
  private func add(_ amount: Int, row y: Int, to columns: inout [Int]) -> Int {
    guard !spans[y].isEmpty else { return 0 }
    for x in spans[y] where marks[y * width + x] == 1 { columns[x] += amount }
    return amount
  }
}
