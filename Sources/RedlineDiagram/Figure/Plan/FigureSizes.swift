import Foundation
import RedlineModel

/// Places of sizes and ratios.
extension FigurePlacer {
  func widthBar(
    _ mark: FigureMark, _ rect: CGRect, _ isLeaf: Bool, _ size: CGSize?
  ) -> [FigureCandidate] {
    let caps = caps(mark)
    var list: [FigureCandidate] = []
    func lane(_ y: Double, _ cost: Double, edge: Double? = nil) {
      let line = Stroke(
        start: CGPoint(x: rect.minX, y: y), end: CGPoint(x: rect.maxX, y: y), startCap: caps.0,
        endCap: caps.1)
      var strokes = [FigureStroke(mark.id, line, .bar)]
      if let edge, abs(edge - y) > 12 {
        strokes += [Double(rect.minX), Double(rect.maxX)].map { x in
          let start = CGPoint(x: x, y: edge + (y > edge ? 3 : -3))
          let end = CGPoint(x: x, y: y + (y > edge ? 5 : -5))
          return FigureStroke(mark.id, Stroke(start: start, end: end), .extent)
        }
      }
      list += dimension(mark, strokes, line, size, cost)
      guard let size, line.length < Double(size.width) + Self.leastBeside(mark) else { return }
      // Close to the bar, or clear of the ends of those before and behind it in a chain.
      // A bar without a length is seen beside its tag.
      let dot = line.length < 5 ? 0.6 : 0
      for (shift, more) in [(11.0, 0.2 + dot), (-11, 0.2 + dot), (15, 0.4 + dot)] {
        let center = CGPoint(x: middle(rect, size), y: y + shift)
        list.append(
          FigureCandidate(tag: CGRect(center: center, size), strokes: strokes, cost: cost + more))
        // Beginning or ending with it, beside something else.
        for x in [
          Double(rect.minX) + Double(size.width) / 2, Double(rect.maxX) - Double(size.width) / 2,
        ] {
          let tag = CGRect(center: CGPoint(x: x, y: y + shift), size)
          list.append(FigureCandidate(tag: tag, strokes: strokes, cost: cost + more + 0.5))
        }
      }
    }
    let (top, bottom) = (Double(rect.minY), Double(rect.maxY))
    lane(bottom + 9, 3)
    lane(top - 9, 3.5)
    if isLeaf, Double(rect.height) >= 40 {
      lane(bottom - 12, 4)
      lane(top + 12, 4.5)
    }
    for row in rows(false) {
      lane(row.y, 6 + row.cost + costOfWay(from: bottom, to: row.y), edge: bottom)
    }
    for row in rows(true) {
      lane(row.y, 7 + row.cost + costOfWay(from: top, to: row.y), edge: top)
    }
    return list
  }

  /// Where the middle of a tag is that belongs to the middle of a view and ends with the screen.
  private func middle(_ rect: CGRect, _ size: CGSize) -> Double {
    let half = Double(size.width) / 2 + 2
    let nearest = min(max(Double(rect.midX), edges.low + half), edges.high - half)
    return abs(nearest - Double(rect.midX)) < half / 2 ? nearest : Double(rect.midX)
  }

  func heightBar(
    _ mark: FigureMark, _ rect: CGRect, _ isLeaf: Bool, _ size: CGSize?
  ) -> [FigureCandidate] {
    let caps = caps(mark)
    let bar = Span(rect, .vertical)
    var list: [FigureCandidate] = []
    func lane(_ x: Double, _ cost: Double) {
      let line = Stroke(
        start: CGPoint(x: x, y: bar.low), end: CGPoint(x: x, y: bar.high), startCap: caps.0,
        endCap: caps.1)
      let strokes = [FigureStroke(mark.id, line, .bar)]
      guard let size else {
        list.append(FigureCandidate(strokes: strokes, cost: cost))
        return
      }
      for (share, more) in Self.shares(bar.length) {
        let point = line.point(at: share)
        if bar.length >= Double(size.height) + Self.leastBeside(mark) {
          list.append(
            FigureCandidate(
              tag: CGRect(center: point, size), strokes: strokes, cost: cost + more + 0.3))
        }
        for side in [1.0, -1] {
          list.append(
            FigureCandidate(
              tag: .beside(point, size, side: side, gap: 5), strokes: strokes, cost: cost + more))
        }
      }
    }
    lane(Double(rect.maxX) + 9, 3)
    lane(Double(rect.minX) - 9, 3.4)
    // Beside that of another one.
    lane(Double(rect.maxX) + 19, 7)
    lane(Double(rect.minX) - 19, 7.4)
    // In what holds others a bar may be taken for one of theirs.
    let costInside = isLeaf ? 4.0 : 9
    if Double(rect.width) >= 40 {
      lane(Double(rect.maxX) - 12, costInside)
      lane(Double(rect.minX) + 12, costInside + 0.5)
    }
    for isRight in [true, false] {
      let x = isRight ? Double(rect.maxX) + 3 : Double(rect.minX) - 3
      let gutter = FigureCandidate.Gutter(
        isRight: isRight, bar: bar, barCaps: caps, tagY: size == nil ? nil : bar.middle,
        extents: [CGPoint(x: x, y: bar.low), CGPoint(x: x, y: bar.high)])
      list.append(FigureCandidate(cost: isRight ? 5 : 5.8, gutter: gutter))
    }
    return list
  }

  /// Where along a bar its tag may be, with what that costs: in the middle, or elsewhere on a long one, of which
  /// the middle may be cut out.
  private static func shares(_ length: Double) -> [(share: Double, more: Double)] {
    length < longHeight
      ? [(0.5, 0)] : [(0.5, 0), (0.3, 0.8), (0.7, 0.8), (0.15, 1.2), (0.85, 1.2)]
  }

  private static let longHeight = 160.0

  private func caps(_ mark: FigureMark) -> (Cap, Cap) {
    let isMost = mark.text.contains("≤")
    return mark.kind == .inequality
      ? (.bar, .chevron(outward: !isMost, filled: false)) : (.bar, .bar)
  }

  func aspect(_ mark: FigureMark, _ rect: CGRect, _ size: CGSize?) -> [FigureCandidate] {
    let inner = rect.insetBy(dx: min(2, rect.width / 2), dy: min(2, rect.height / 2))
    let line = diagonal(of: inner, mark)
    // Neither over what is shown nor across a cut, beyond which it would have another slope.
    guard line.line.length <= Self.longestDiagonal, field.covered(inner, atMost: 1) == 0,
      !field.isTorn(inner)
    else { return ratioInCorner(mark, inner, size) }
    guard let size else { return [FigureCandidate(strokes: [line], cost: 0)] }
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let isRoomy = line.line.length > Double(size.width) + 30
    let inside =
      isRoomy ? [FigureCandidate(tag: CGRect(center: center, size), strokes: [line], cost: 0)] : []
    return inside + ends(mark, inner, size) { _ in line }
  }

  /// A longer one lies over a large picture and all that is on it.
  private static let longestDiagonal = 160.0

  private func diagonal(of rect: CGRect, _ mark: FigureMark) -> FigureStroke {
    let line = Stroke(
      start: CGPoint(x: rect.minX, y: rect.maxY), end: CGPoint(x: rect.maxX, y: rect.minY),
      startCap: .arrow, endCap: .arrow)
    return FigureStroke(mark.id, line, .arrow)
  }

  /// Over a text, a control or a large picture a corner says it, and the tag stands at that corner.
  private func ratioInCorner(
    _ mark: FigureMark, _ rect: CGRect, _ size: CGSize?
  ) -> [FigureCandidate] {
    guard let size else {
      return [FigureCandidate(strokes: [diagonal(of: corners(rect)[0], mark)], cost: 0)]
    }
    return ends(mark, rect, size) { diagonal(of: $0, mark) }
  }

  /// The corners in which a diagonal begins and ends.
  private func corners(_ rect: CGRect) -> [CGRect] {
    let side = min(14, rect.width, rect.height)
    return [
      CGRect(x: rect.minX, y: rect.maxY - side, width: side, height: side),
      CGRect(x: rect.maxX - side, y: rect.minY, width: side, height: side),
    ]
  }

  /// Tags at one of both ends of the diagonal.
  private func ends(
    _ mark: FigureMark, _ rect: CGRect, _ size: CGSize, line: (CGRect) -> FigureStroke
  ) -> [FigureCandidate] {
    corners(rect).enumerated().flatMap { index, corner in
      outside(mark, corner.insetBy(dx: -2, dy: -2), size, cost: 2 + Double(index) * 0.3)
        .map { $0.with([line(corner)]) }
    }
  }
}
