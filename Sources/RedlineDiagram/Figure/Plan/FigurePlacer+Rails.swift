import Foundation
import RedlineModel

/// What has one place only.
extension FigurePlacer {
  /// Lines of one scope run on the outer side of those of all.
  mutating func separateScopes() {
    var common: Set<String> = []
    func key(_ axis: Axis, _ place: Double, _ outward: Double) -> String {
      "\(axis)|\(Int((place / 3).rounded()))|\(outward)"
    }
    for item in placed where item.mark.hue == .common {
      guard case .rail(let axis, let place) = item.mark.form else { continue }
      for step in -1...1 { common.insert(key(axis, place + Double(step) * 3, item.mark.outward)) }
    }
    for index in placed.indices {
      let mark = placed[index].mark
      guard case .rail(let axis, let place) = mark.form else { continue }
      let isBeside = mark.hue != .common && common.contains(key(axis, place, mark.outward))
      // Beside the edge, so that no line lies on a separator or a coloured view.
      let isAtEdge = [window.scene.minY, window.scene.maxY].contains { abs(Double($0) - place) < 1 }
      let own = axis == .horizontal || mark.isLong && isAtEdge ? 2.0 : 1
      let shift = isBeside ? besideCommon(axis, place, mark.outward) : own
      placed[index].mark.form = .rail(axis: axis, place: place + mark.outward * shift)
    }
  }

  /// Where a line of one scope is that has a common one between it and the edge, apart from that: two bars that
  /// touch are taken for one. Near the edge of the screen it would seem to be at that.
  private func besideCommon(_ axis: Axis, _ place: Double, _ outward: Double) -> Double {
    let screen = Span(window.scene, axis)
    let room = outward < 0 ? place - screen.low : screen.high - place
    let (least, most) = Self.besideCommon
    return max(least, min(most, room * Self.shareOfRoom))
  }

  private static let besideCommon = (least: 6.5, most: 9.0)
  private static let shareOfRoom = 0.4
  /// How far lines along edges are beside them.
  private static let cornerReach = 2.0

  /// What has one place only: the thick parts of rails, and what joins them.
  mutating func fix(_ index: Int) {
    let mark = placed[index].mark
    var axis = Axis.vertical
    var place = 0.0
    switch mark.form {
    case .rail(let railAxis, let railPlace): (axis, place) = (railAxis, railPlace)
    case .baseline(let y): place = y
    case .place(let before, let after): return fix(index, before, after)
    case .distance: return fixInner(index)
    default:
      let all = mark.border?.edges ?? []
      let edges = all.filter {
        $0.isHorizontal ? mark.unusedAxis != .vertical : mark.unusedAxis != .horizontal
      }
      placed[index].strokes += edges.map { FigureStroke(mark.id, besideCorners($0), .border) }
      // Nobody asks for the name of a guide of which nothing is seen.
      if mark.kind == .margin, mark.border != nil,
        !edges.contains(where: { $0.isVertical || window.shows(y: Double($0.start.y)) })
      {
        placed[index].mark.isSilent = true
      }
      if Self.isGuide(mark) { for edge in edges { field.insert(border: edge, owner: index) } }
      return
    }
    var reach: Span?
    for bead in mark.beads {
      let style: FigureStroke.Style =
        mark.isLong || isThin(bead, axis, place) || bead.isGuide || mark.kind == .inequality
        ? .rail : .bead
      // So that lines along all edges of a view meet at its corners.
      let end = style == .rail && mark.isLong ? Self.cornerReach : 0
      let span = style == .bead ? Self.apart(bead.span, mark.beads) : bead.span
      let line = besideCorners(
        Stroke(start: axis.point(place, span.low - end), end: axis.point(place, span.high + end)))
      let parts =
        mark.kind == .baseline ? besideText(line) : axis == .vertical ? aroundTexts(line) : [line]
      for part in parts + roundCorners(span, axis, place) {
        placed[index].strokes.append(FigureStroke(bead.id, part, style))
        field.insert(bar: part, thickness: 4, owner: mark.isSilent ? nil : index)
      }
      reach = reach.map { $0.union(bead.span) } ?? bead.span
    }
    guard let reach else { return }
    let line = Stroke(start: axis.point(place, reach.low), end: axis.point(place, reach.high))
    guard mark.beads.count > 1 else { return }
    for part in axis == .vertical && mark.kind != .baseline ? aroundTexts(line) : [line] {
      placed[index].strokes.append(FigureStroke(mark.id, part, .rail))
      field.insert(bar: part, thickness: 2, owner: mark.isSilent ? nil : index)
    }
  }

  /// An edge of a view that is lower than its text lies on the letters: what of it is beside them.
  private func aroundTexts(_ line: Stroke) -> [Stroke] {
    let bounds = line.bounds.insetBy(dx: 0, dy: -0.5)
    let texts = field.texts.indices(intersecting: bounds)
      .map { Span(field.texts.rects[$0], .horizontal) }.sorted { $0.low < $1.low }
    guard !texts.isEmpty else { return [line] }
    let (whole, y) = (Span(line.bounds, .horizontal), line.start.y)
    var (low, parts) = (whole.low, [Span]())
    for text in texts {
      parts.append(Span(low, min(text.low - Self.besideLetters, whole.high)))
      low = max(low, text.high + Self.besideLetters)
    }
    parts.append(Span(low, whole.high))
    let seen = parts.filter { $0.length >= Self.leastPart }
    guard !seen.isEmpty else { return [besideLines(line)] }
    return seen.map { Stroke(start: CGPoint(x: $0.low, y: y), end: CGPoint(x: $0.high, y: y)) }
  }

  /// An edge that is as wide as its text, above or below the lines of that where those end near it.
  private func besideLines(_ line: Stroke) -> Stroke {
    let y = Double(line.start.y)
    let texts = field.texts.indices(intersecting: line.bounds.insetBy(dx: 0, dy: -0.5))
      .map { Span(field.texts.rects[$0], .vertical) }
    let above = (texts.map(\.low).min() ?? y) - Self.besideLetters
    let below = (texts.map(\.high).max() ?? y) + Self.besideLetters
    let place = y - above < below - y ? above : below
    // Further away it would not be that of the edge.
    guard abs(place - y) <= Self.farthestBeside else { return line }
    return Stroke(
      start: CGPoint(x: Double(line.start.x), y: place),
      end: CGPoint(x: Double(line.end.x), y: place))
  }

  private static let farthestBeside = 8.0
  private static let besideLetters = 2.0
  private static let leastPart = 6.0

  /// Whether a thick line from side to side would lie on the texts above or below it. Else it is as thick as those of
  /// smaller views on the line, as the views that it is about are told by that.
  private func isThin(_ bead: FigureMark.Bead, _ axis: Axis, _ place: Double) -> Bool {
    guard bead.isLong, axis == .vertical else { return false }
    let line = CGRect(x: bead.span.low, y: place - 2, width: bead.span.length, height: 4)
    return field.covered(line, atMost: 1) > 0
  }

  /// What thick parts of views that touch leave between each other, so that both are seen.
  private static let notch = 2.0

  private static func apart(_ span: Span, _ beads: [FigureMark.Bead]) -> Span {
    guard span.length > 4 * notch else { return span }
    let touchesLow = beads.contains { abs($0.span.high - span.low) < notch }
    let touchesHigh = beads.contains { abs($0.span.low - span.high) < notch }
    return Span(
      span.low + (touchesLow ? notch / 2 : 0), span.high - (touchesHigh ? notch / 2 : 0))
  }

  /// How far the line of a distance that several views have is beside their edges.
  private static let besideInner = 2.0

  /// A distance that several views have is drawn once: thick parts say which they are, and a thin line joins
  /// them where nothing is shown.
  private mutating func fixInner(_ index: Int) {
    let mark = placed[index].mark
    guard let (axis, edge, outward) = mark.innerEdge else { return }
    let place = edge + outward * Self.besideInner
    let beads = mark.beads.sorted { ($0.span.low, $0.span.high) < ($1.span.low, $1.span.high) }
    func line(_ low: Double, _ high: Double) -> Stroke {
      Stroke(start: axis.point(place, low), end: axis.point(place, high))
    }
    func add(_ id: String, _ line: Stroke, _ style: FigureStroke.Style) {
      placed[index].strokes.append(FigureStroke(id, line, style))
      field.insert(
        bar: line, thickness: style == .extent ? 1 : 4, owner: mark.isSilent ? nil : index)
    }
    for bead in beads {
      let style: FigureStroke.Style =
        mark.isLong || isThin(bead, axis, place) ? .extent : .bead
      add(bead.id, line(bead.span.low, bead.span.high), style)
    }
    for (bead, next) in zip(beads, beads.dropFirst()) where bead.span.high < next.span.low {
      let gap = line(bead.span.high, next.span.low)
      if field.covered(gap.bounds, atMost: 1) == 0 { add(mark.id, gap, .extent) }
    }
  }

  /// The edges of where something was and where it is.
  private mutating func fix(_ index: Int, _ before: CGRect?, _ after: CGRect?) {
    let id = placed[index].mark.id
    let move = before.map { FigureStroke.Move(before: $0, after: after) }
    for (rect, style) in [(before, FigureStroke.Style.ghost), (after, .outline)] {
      guard let rect else { continue }
      for line in rect.edges {
        placed[index].strokes.append(FigureStroke(id, line, style, move))
        field.insert(bar: line, thickness: 1, owner: index)
      }
    }
  }
}
