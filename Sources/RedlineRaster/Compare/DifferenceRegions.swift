extension DifferenceMask {
  /// The most regions that are listed.
  static let mostRegions = 200

  /// The rectangles around marked pixels that are near to each other.
  ///
  /// Pixels fall into square cells of 8 pixels; cells that touch, also at a corner, belong
  /// together. Larger cells are taken until there are few enough regions.
  func regions() -> [ImageComparison.Region] {
    var spans = CellSpans()
    for run in runs { spans.add(CellSpan(run), fromRow: run.y) }
    while true {
      spans.finish()
      let regions = spans.regions()
      if regions.count <= Self.mostRegions { return regions }
      var coarser = CellSpans()
      for span in spans.done { coarser.add(span.coarser, fromRow: span.row) }
      spans = coarser
    }
  }
}

/// Cells beside each other that have marked pixels, and the rectangle around these.
private struct CellSpan {
  private(set) var row: Int32
  private(set) var start: Int32
  private(set) var end: Int32
  private var left: Int32
  private var top: Int32
  private var right: Int32
  private var bottom: Int32
  private var count: Int

  init(_ run: DifferenceMask.Run) {
    (row, start, end) = (run.y >> 3, run.start >> 3, (run.end + 7) >> 3)
    (left, top, right, bottom) = (run.start, run.y, run.end, run.y)
    count = run.columns.count
  }

  /// The cells of twice the side that they are in.
  var coarser: CellSpan {
    var span = self
    (span.row, span.start, span.end) = (row >> 1, start >> 1, (end + 1) >> 1)
    return span
  }

  /// Takes cells of the same row that touch these.
  mutating func join(_ other: CellSpan) {
    (start, end) = (min(start, other.start), max(end, other.end))
    addPixels(of: other)
  }

  mutating func addPixels(of other: CellSpan) {
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

/// All cells that have marked pixels, from top to bottom, then from left to right.
///
/// Several rows of what they are made of, pixels or smaller cells, are one row of cells.
private struct CellSpans {
  private(set) var done: [CellSpan] = []
  /// Those of the row of cells that is being made, without the row that is being read.
  private var current: [CellSpan] = []
  /// Those of the row that is being read.
  private var incoming: [CellSpan] = []
  private var incomingRow: Int32 = -1

  mutating func add(_ span: CellSpan, fromRow row: Int32) {
    if row != incomingRow {
      endIncoming()
      incomingRow = row
      if let last = current.last, last.row != span.row { endCurrent() }
    }
    Self.append(span, to: &incoming)
  }

  /// Ends the last row; nothing is added from then on.
  mutating func finish() {
    endIncoming()
    endCurrent()
  }

  private mutating func endCurrent() {
    done += current
    current.removeAll(keepingCapacity: true)
  }

  /// Merges the row that was read into the row of cells.
  private mutating func endIncoming() {
    guard !current.isEmpty else { return swap(&current, &incoming) }
    guard !incoming.isEmpty else { return }
    var merged: [CellSpan] = []
    merged.reserveCapacity(max(current.count, incoming.count))
    var index = 0
    for span in incoming {
      while index < current.count, current[index].start <= span.start {
        Self.append(current[index], to: &merged)
        index += 1
      }
      Self.append(span, to: &merged)
    }
    for span in current[index...] { Self.append(span, to: &merged) }
    current = merged
    incoming.removeAll(keepingCapacity: true)
  }

  /// Adds cells that do not begin before the last ones, to which they are joined if they touch.
  private static func append(_ span: CellSpan, to spans: inout [CellSpan]) {
    if let last = spans.last, span.start <= last.end {
      spans[spans.count - 1].join(span)
    } else {
      spans.append(span)
    }
  }

  /// The cells that touch, joined, from top to bottom and from left to right.
  func regions() -> [ImageComparison.Region] {
    var spans = done
    // Each leads to one before it that it is joined with, or to itself.
    var leads = Array(spans.indices)
    func first(_ index: Int) -> Int {
      var index = index
      while leads[index] != index {
        leads[index] = leads[leads[index]]
        index = leads[index]
      }
      return index
    }
    var (above, aboveEnd) = (0, 0)
    for index in spans.indices {
      if index > 0, spans[index].row != spans[index - 1].row {
        (above, aboveEnd) = (aboveEnd, index)
      }
      while above < aboveEnd, spans[above].end < spans[index].start { above += 1 }
      var other = above
      while other < aboveEnd, spans[other].start <= spans[index].end {
        defer { other += 1 }
        guard spans[other].row == spans[index].row - 1 else { continue }
        let (a, b) = (first(other), first(index))
        leads[max(a, b)] = min(a, b)
      }
    }
    for index in spans.indices.reversed() where leads[index] != index {
      spans[leads[index]].addPixels(of: spans[index])
    }
    return spans.indices.filter { leads[$0] == $0 }.map { spans[$0].region }
      .sorted { ($0.rect.y, $0.rect.x) < ($1.rect.y, $1.rect.x) }
  }
}
