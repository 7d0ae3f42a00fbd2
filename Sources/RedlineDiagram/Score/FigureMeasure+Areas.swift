import Foundation

extension FigureMeasure {
  /// What the views of each screen span, in the drawing's coordinates.
  private var spans: [CGRect] {
    (0..<pieces.screenCount).map { screen in
      let frames = pieces.views.filter { $0.screen == screen }.map(\.frame)
      // Views without a size are seen where findings say that they could be.
      let seen = frames.contains { $0.area > 0 } ? frames.filter { $0.area > 0 } : pieces.ghosts
      return (seen.isEmpty ? frames : seen).reduce(CGRect.null) { $0.union($1) }.intersection(page)
    }
  }

  /// The area that the views span, in square points.
  var subject: Double { spans.reduce(0) { $0 + $1.area } }

  /// That with room for the marks above and below, and as wide as the device's body.
  var band: Double {
    // A screen without views is its own subject.
    guard !pieces.views.isEmpty else {
      return pieces.bodies.reduce(0) { $0 + $1.intersection(page).area }
    }
    let margin = FigureRules.bandMargin / max(scale, 0.01)
    return spans.reduce(0) { sum, span in
      guard !span.isNull else { return sum }
      let body = body(of: span)
      let tall = span.insetBy(dx: 0, dy: -margin)
      let band = CGRect(
        x: min(body.minX, span.minX), y: tall.minY,
        width: max(body.maxX, span.maxX) - min(body.minX, span.minX), height: tall.height)
      let limits = CGRect(
        x: band.minX, y: min(body.minY, span.minY), width: band.width,
        height: max(body.maxY, span.maxY) - min(body.minY, span.minY))
      return sum + band.intersection(limits).intersection(page).area
    }
  }

  /// The smallest body that the middle of the views lies on.
  private func body(of span: CGRect) -> CGRect {
    let middle = CGPoint(x: span.midX, y: span.midY)
    return pieces.bodies.filter { !$0.isNull && $0.contains(middle) }
      .min { $0.area < $1.area } ?? span
  }

  /// The share of the page on which there is nothing to see but surfaces.
  var unusedShare: Double {
    var grid = CoverageGrid(page)
    for text in pieces.texts + pieces.captions { grid.cover(text.box) }
    for label in pieces.labels where !label.box.isNull { grid.cover(label.box) }
    for area in painted { grid.cover(area.box) }
    for line in pieces.lines {
      let bounds = Stroke(start: line.start, end: line.end).bounds
      // An oblique line covers little of the rectangle around it.
      guard min(bounds.width, bounds.height) < 8 else { continue }
      grid.cover(bounds.insetBy(dx: -1, dy: -1))
    }
    return 1 - grid.share
  }
}

/// Which cells of a page are covered.
private struct CoverageGrid {
  private static let most = 200
  private let page: CGRect
  private let columns: Int
  private let rows: Int
  private var cells: [Bool]

  init(_ page: CGRect) {
    self.page = page
    columns = max(1, min(Self.most, Int(page.width / 4)))
    rows = max(1, min(Self.most, Int(page.height / 4)))
    cells = Array(repeating: false, count: columns * rows)
  }

  mutating func cover(_ rect: CGRect) {
    let seen = rect.intersection(page)
    guard !seen.isNull, page.width > 0, page.height > 0 else { return }
    func cell(_ value: CGFloat, _ start: CGFloat, _ length: CGFloat, _ count: Int) -> Int {
      min(count - 1, max(0, Int((value - start) / length * CGFloat(count))))
    }
    let left = cell(seen.minX, page.minX, page.width, columns)
    let right = cell(seen.maxX, page.minX, page.width, columns)
    let top = cell(seen.minY, page.minY, page.height, rows)
    let bottom = cell(seen.maxY, page.minY, page.height, rows)
    for row in top...bottom {
      for column in left...right { cells[row * columns + column] = true }
    }
  }

  var share: Double { Double(cells.count { $0 }) / Double(cells.count) }
}
