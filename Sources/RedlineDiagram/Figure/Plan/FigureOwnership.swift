import Foundation
import RedlineModel

/// Makes plain whose each tag is, once all of them have a place.
///
/// Lines of others end a little before a tag that they would run under, as where two pipes of a drawing
/// cross. Where the line of another is still nearer, a thin leader in the colour of its own line joins
/// the tag to it; one that would cross something else is not drawn, as it would say nothing.
struct FigureOwnership {
  /// How far before a tag lines of others end, and how near they may pass beside it.
  private static let gap = (along: 3.0, beside: 0.5)
  /// What is no nearer than this is as near.
  private static let clear = 0.5
  private static let longest = 44.0
  /// A tag of a guide or a stack view that is further away than this floats, and may have a longer leader.
  private static let floating = (least: 14.0, most: 90.0)
  /// What is shorter than this is not seen.
  private static let shortest = 2.5
  /// A leader keeps so far away from what is not its own.
  private static let room: CGFloat = 1.2

  private struct Line {
    var mark: Int
    var stroke: Stroke
  }

  private var placed: [PlacedFigureMark]
  private let tags: RectIndex
  /// The mark of each tag.
  private let holders: [Int]
  private let marksByMember: [String: Set<Int>]
  private let isGuide: [Bool]
  /// Whether it is about an area: a guide or a stack view.
  private let isArea: [Bool]

  /// The marks with gaps and leaders.
  static func settled(_ plan: FigurePlan, _ ink: FigureInk) -> [PlacedFigureMark] {
    guard plan.placed.contains(where: { $0.tag != nil }) else { return plan.placed }
    var ownership = FigureOwnership(plan.placed)
    ownership.cutLines()
    ownership.lead(plan, ink)
    return ownership.placed
  }

  private init(_ placed: [PlacedFigureMark]) {
    self.placed = placed
    holders = placed.indices.filter { placed[$0].tag != nil }
    tags = RectIndex(holders.compactMap { placed[$0].tag })
    isGuide = placed.map { $0.mark.kind == .margin || $0.mark.kind == .spacer }
    isArea = placed.map { [.margin, .spacer].contains($0.mark.kind) || $0.mark.isStackName }
    var marks: [String: Set<Int>] = [:]
    for (index, item) in placed.enumerated() {
      for id in item.mark.members.map(\.id) + item.strokes.map(\.member) {
        marks[id, default: []].insert(index)
      }
    }
    marksByMember = marks
  }

  /// The marks whose lines a tag is also about.
  private func owners(_ mark: Int) -> Set<Int> {
    placed[mark].mark.members.reduce(into: [mark]) { owners, member in
      owners.formUnion(marksByMember[member.id] ?? [])
    }
  }

  // MARK: Gaps

  private mutating func cutLines() {
    let owned = holders.map(owners)
    for mark in placed.indices where !placed[mark].mark.isBroken {
      let strokes = placed[mark].strokes
      guard !strokes.isEmpty else { continue }
      placed[mark].strokes = strokes.flatMap { stroke -> [FigureStroke] in
        let line = stroke.line
        guard line.isVertical != line.isHorizontal else { return [stroke] }
        let reach = CGFloat(FigureInk.width(stroke.style) / 2 + Self.gap.beside)
        let holes = tags.indices(intersecting: line.bounds.insetBy(dx: -reach, dy: -reach))
          .filter { !owned[$0].contains(mark) && isGuide[holders[$0]] == isGuide[mark] }
        guard !holes.isEmpty else { return [stroke] }
        return pieces(line, holes.map { tags.rects[$0] }).map {
          FigureStroke(stroke.member, $0, stroke.style, stroke.move)
        }
      }
    }
  }

  /// What is left of a line between tags.
  private func pieces(_ line: Stroke, _ holes: [CGRect]) -> [Stroke] {
    let axis: Axis = line.isVertical ? .vertical : .horizontal
    let isForward = axis == .vertical ? line.end.y >= line.start.y : line.end.x >= line.start.x
    guard isForward else { return pieces(line.reversed, holes).map(\.reversed) }
    let across = Double(axis == .vertical ? line.start.x : line.start.y)
    let whole = Span(line.bounds, axis)
    var parts = [whole]
    for hole in holes {
      let span = Span(hole, axis)
      let (low, high) = (span.low - Self.gap.along, span.high + Self.gap.along)
      parts = parts.flatMap { part in
        [Span(part.low, min(part.high, low)), Span(max(part.low, high), part.high)]
          .filter { $0.length > Self.shortest }
      }
    }
    return parts.map { part in
      var piece = line
      (piece.start, piece.end) = (axis.point(part.low, across), axis.point(part.high, across))
      if part.low > whole.low { piece.startCap = .none }
      if part.high < whole.high { piece.endCap = .none }
      return piece
    }
  }

  // MARK: Leaders

  private mutating func lead(_ plan: FigurePlan, _ ink: FigureInk) {
    var lines: [Line] = []
    for mark in placed.indices {
      for stroke in placed[mark].strokes {
        for part in ink.parts(stroke, plan) {
          lines += ([part] + part.capLines).map { Line(mark: mark, stroke: $0) }
        }
      }
    }
    var index = RectIndex(lines.map(\.stroke.bounds))
    for (number, mark) in holders.enumerated() {
      let owners = owners(mark)
      let tag = tags.rects[number]
      let own = lines.filter { owners.contains($0.mark) }.map(\.stroke)
      guard let nearest = own.map({ distance(from: tag, to: $0.start, $0.end) }).min(),
        nearest > 0, nearest < (isArea[mark] ? Self.floating.most : Self.longest)
      else { continue }
      let reach = CGFloat(nearest)
      let strangers = index.indices(intersecting: tag.insetBy(dx: -reach, dy: -reach)).filter {
        let line = lines[$0]
        return !owners.contains(line.mark) && isGuide[line.mark] == isGuide[mark]
          && distance(from: tag, to: line.stroke.start, line.stroke.end) < nearest - Self.clear
      }
      guard !strangers.isEmpty || isArea[mark] && floats(tag, placed[mark].mark, nearest) else {
        continue
      }
      // The shortest first; of those that are as long the first one.
      let ways = own.flatMap { Self.ways(from: tag, to: $0, isArea[mark]) }.enumerated()
        .sorted { ($0.element.length, $0.offset) < ($1.element.length, $1.offset) }.map(\.element)
      let leader = ways.prefix(12).first {
        isClear($0, of: number, owners, lines, index, plan)
      }
      guard let leader else { continue }
      placed[mark].strokes.append(FigureStroke(placed[mark].mark.id, leader, .leader))
      lines.append(Line(mark: mark, stroke: leader))
      index.insert(leader.bounds)
    }
  }

  /// Whether nothing near a tag shows what it names: in a small area its middle does.
  private func floats(_ tag: CGRect, _ mark: FigureMark, _ away: Double) -> Bool {
    guard away > Self.floating.least else { return false }
    guard let border = mark.border, border.covers(tag) else { return true }
    return Double(min(border.width, border.height)) > Self.smallArea
  }

  private static let smallArea = 140.0

  /// Straight ways from the edge of a tag to a line, the level and upright ones first.
  private static func ways(from tag: CGRect, to line: Stroke, _ isArea: Bool) -> [Stroke] {
    let longest = isArea ? floating.most : longest
    let inner = tag.insetBy(dx: min(4, tag.width / 2), dy: min(4, tag.height / 2))
    var ways: [Stroke] = []
    func add(_ place: CGPoint, _ end: CGPoint) {
      let way = Stroke(start: place, end: end)
      if way.length <= longest { ways.append(way) }
    }
    for (axis, across) in [(Axis.horizontal, Axis.vertical), (.vertical, .horizontal)] {
      // A way along the axis, from a place across it where both are.
      guard let shared = Span(inner, across).intersection(Span(line.bounds, across)) else {
        continue
      }
      let isAcross = across == .horizontal ? line.isHorizontal : line.isVertical
      let target = Span(line.bounds, axis)
      guard isAcross || target.length < 0.5 || shared.length < 0.5 else { continue }
      let side = Span(tag, axis)
      for place in [shared.middle, shared.low, shared.high] {
        if target.low >= side.high {
          add(axis.point(side.high, place), axis.point(target.low, place))
        }
        if target.high <= side.low {
          add(axis.point(side.low, place), axis.point(target.high, place))
        }
      }
    }
    if ways.isEmpty {
      for end in [line.start, line.end] {
        let start = CGPoint(
          x: min(max(end.x, inner.minX), inner.maxX), y: min(max(end.y, tag.minY), tag.maxY))
        add(start, end)
      }
    }
    return ways
  }

  private func isClear(
    _ way: Stroke, of tag: Int, _ owners: Set<Int>, _ lines: [Line], _ index: RectIndex,
    _ plan: FigurePlan
  ) -> Bool {
    let box = way.bounds.insetBy(dx: -Self.room, dy: -Self.room)
    if tags.contains(intersecting: box, where: { $0 != tag }) { return false }
    // The part beside its own line is not crossed by what ends at that line.
    let free = Stroke(start: way.start, end: way.point(at: max(0, 1 - 1 / max(1, way.length))))
    let isCrossed = index.indices(intersecting: box).contains { number in
      let line = lines[number]
      return !owners.contains(line.mark) && isGuide[line.mark] == isGuide[holders[tag]]
        && free.comesNear(line.stroke, Double(Self.room))
    }
    return !isCrossed && !plan.texts.meets(way.bounds) && !plan.tears.meets(way.bounds)
  }
}

extension Stroke {
  /// What is drawn at the ends, as lines.
  fileprivate var capLines: [Stroke] {
    guard length > 0.01 else { return [] }
    let (ux, uy) = (Double(end.x - start.x) / length, Double(end.y - start.y) / length)
    return [(startCap, start), (endCap, end)].compactMap { cap, point in
      guard cap != .none else { return nil }
      let half = cap == .bar ? 4.5 : 4.0
      return Stroke(
        start: CGPoint(x: Double(point.x) - uy * half, y: Double(point.y) + ux * half),
        end: CGPoint(x: Double(point.x) + uy * half, y: Double(point.y) - ux * half))
    }
  }

  /// Whether another line meets this one or passes it more nearly than so many points.
  func comesNear(_ other: Stroke, _ room: Double) -> Bool {
    if meets(other) { return true }
    let ends = [
      distance(from: start, to: other.start, other.end),
      distance(from: end, to: other.start, other.end),
      distance(from: other.start, to: start, end), distance(from: other.end, to: start, end),
    ]
    return ends.contains { $0 < room }
  }

  /// Whether two lines have a point in common that is no end of either.
  func meets(_ other: Stroke) -> Bool {
    func side(_ point: CGPoint, _ line: Stroke) -> Double {
      Double(
        (line.end.x - line.start.x) * (point.y - line.start.y)
          - (line.end.y - line.start.y) * (point.x - line.start.x))
    }
    let (a, b) = (side(start, other), side(end, other))
    let (c, d) = (side(other.start, self), side(other.end, self))
    return a * b < 0 && c * d < 0
  }
}
