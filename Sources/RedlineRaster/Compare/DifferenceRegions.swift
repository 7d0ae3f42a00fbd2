extension DifferenceMask {
  /// The most regions that are listed.
  static let mostRegions = 200

  /// The rectangles around marked pixels that are near to each other.
  ///
  /// Pixels fall into square cells of 8 pixels; cells that touch, also at a corner, belong
  /// together. Larger cells are taken until there are few enough regions.
  func regions() -> [ImageComparison.Region] {
    var cells = CellGrid(self, side: 8)
    while true {
      let regions = cells.regions()
      if regions.count <= Self.mostRegions { return regions }
      cells = cells.coarser()
    }
  }
}

/// Marked pixels by square cells.
private struct CellGrid {
  /// The rectangle around the marked pixels of a cell, and how many they are.
  private struct Cell {
    var left = Int32.max
    var top = Int32.max
    var right = Int32.min
    var bottom = Int32.min
    var count = 0

    mutating func add(_ start: Int32, _ end: Int32, _ y: Int32) {
      if start < left { left = start }
      if end > right { right = end }
      if count == 0 { top = y }
      bottom = y
      count &+= Int(end &- start)
    }

    mutating func add(_ other: Cell) {
      (left, top) = (min(left, other.left), min(top, other.top))
      (right, bottom) = (max(right, other.right), max(bottom, other.bottom))
      count += other.count
    }

    var region: ImageComparison.Region {
      ImageComparison.Region(
        rect: PixelRect(
          x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top) + 1),
        pixelCount: count)
    }
  }

  private let columnCount: Int
  private let rowCount: Int
  private var cells: [Cell]

  private init(columnCount: Int, rowCount: Int) {
    (self.columnCount, self.rowCount) = (columnCount, rowCount)
    cells = Array(repeating: Cell(), count: columnCount * rowCount)
  }

  init(_ mask: DifferenceMask, side: Int32) {
    let side32 = side
    let side = Int(side)
    self.init(
      columnCount: (mask.width + side - 1) / side, rowCount: (mask.height + side - 1) / side)
    let columnCount = columnCount
    cells.withUnsafeMutableBufferPointer { cells in
      for run in mask.runs {
        var index = Int(run.y / side32) &* columnCount &+ Int(run.start / side32)
        var x = run.start
        while x < run.end {
          let end = min((x / side32 &+ 1) &* side32, run.end)
          cells[index].add(x, end, run.y)
          index &+= 1
          x = end
        }
      }
    }
  }

  /// The same with cells of twice the side.
  func coarser() -> CellGrid {
    var grid = CellGrid(columnCount: (columnCount + 1) / 2, rowCount: (rowCount + 1) / 2)
    for index in cells.indices where cells[index].count > 0 {
      let (row, column) = index.quotientAndRemainder(dividingBy: columnCount)
      grid.cells[row / 2 * grid.columnCount + column / 2].add(cells[index])
    }
    return grid
  }

  /// The cells that touch, joined, from top to bottom and from left to right.
  func regions() -> [ImageComparison.Region] {
    var isOpen = cells.map { $0.count > 0 }
    var regions: [ImageComparison.Region] = []
    isOpen.withUnsafeMutableBufferPointer { isOpen in
      var found: [Int] = []
      for start in 0..<isOpen.count where isOpen[start] {
        isOpen[start] = false
        var region = Cell()
        found.append(start)
        while let index = found.popLast() {
          region.add(cells[index])
          let (row, column) = index.quotientAndRemainder(dividingBy: columnCount)
          let columns = max(column - 1, 0)...min(column + 1, columnCount - 1)
          for y in max(row - 1, 0)...min(row + 1, rowCount - 1) {
            for next
              in (y * columnCount + columns.lowerBound)...(y * columnCount + columns.upperBound)
            where isOpen[next] {
              isOpen[next] = false
              found.append(next)
            }
          }
        }
        regions.append(region.region)
      }
    }
    return regions.sorted { ($0.rect.y, $0.rect.x) < ($1.rect.y, $1.rect.x) }
  }
}
