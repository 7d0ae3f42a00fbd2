extension DifferenceMask {
  /// The most regions that are listed.
  static let mostRegions = 200

  /// The rectangles around marked pixels that are near to each other.
  ///
  /// Pixels fall into square cells of 8 pixels; cells that touch, also at a corner, belong
  /// together. Larger cells are taken until there are few enough regions.
  func regions() -> [ImageComparison.Region] {
    var side = 8
    while true {
      var cells = CellGrid(width: width, height: height, side: side)
      forEachRun { y, columns in cells.add(columns, y) }
      let regions = cells.regions()
      if regions.count <= Self.mostRegions { return regions }
      side *= 2
    }
  }
}

/// Marked pixels by square cells.
private struct CellGrid {
  private let side: Int
  private let columnCount: Int
  private let rowCount: Int
  private var cells: [ImageComparison.Region?]

  init(width: Int, height: Int, side: Int) {
    self.side = side
    columnCount = (width + side - 1) / side
    rowCount = (height + side - 1) / side
    cells = Array(repeating: nil, count: columnCount * rowCount)
  }

  /// Adds a run of marked pixels.
  mutating func add(_ columns: Range<Int>, _ y: Int) {
    var x = columns.lowerBound
    while x < columns.upperBound {
      let end = min((x / side + 1) * side, columns.upperBound)
      let rect = PixelRect(x: x, y: y, width: end - x, height: 1)
      let index = y / side * columnCount + x / side
      if cells[index] == nil {
        cells[index] = .init(rect: rect, pixelCount: end - x)
      } else {
        cells[index]!.rect.formUnion(rect)
        cells[index]!.pixelCount += end - x
      }
      x = end
    }
  }

  /// The cells that touch, joined, from top to bottom and from left to right.
  func regions() -> [ImageComparison.Region] {
    var isSeen = [Bool](repeating: false, count: cells.count)
    var regions: [ImageComparison.Region] = []
    for start in cells.indices where cells[start] != nil && !isSeen[start] {
      var region = cells[start]!
      region.pixelCount = 0
      isSeen[start] = true
      var open = [start]
      while let index = open.popLast() {
        region.rect.formUnion(cells[index]!.rect)
        region.pixelCount += cells[index]!.pixelCount
        for next in neighbors(of: index) where cells[next] != nil && !isSeen[next] {
          isSeen[next] = true
          open.append(next)
        }
      }
      regions.append(region)
    }
    return regions.sorted { ($0.rect.y, $0.rect.x) < ($1.rect.y, $1.rect.x) }
  }

  private func neighbors(of index: Int) -> [Int] {
    let (row, column) = index.quotientAndRemainder(dividingBy: columnCount)
    var found: [Int] = []
    for y in max(row - 1, 0)...min(row + 1, rowCount - 1) {
      for x in max(column - 1, 0)...min(column + 1, columnCount - 1) where y != row || x != column {
        found.append(y * columnCount + x)
      }
    }
    return found
  }
}
