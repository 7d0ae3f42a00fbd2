import Foundation

/// Finds what a reader of a figure stumbles over.
struct FigureMeasure {
  let pieces: FigurePieces
  let page: CGRect
  /// Pixels of a point.
  let scale: Double
  /// Areas of controls and pictures that have nothing else on them.
  let controls: [FigurePieces.Area]
  /// Areas of all views that are not the background of others.
  let painted: [FigurePieces.Area]
  private(set) var defects: [FigureScore.Defect] = []
  /// Points of lines inside texts and controls.
  private(set) var lengthThrough = 0.0

  init(pieces: FigurePieces, page: CGRect, scale: Double) {
    self.pieces = pieces
    self.page = page
    self.scale = scale
    let frames = RectIndex(pieces.views.map(\.frame))
    painted = pieces.areas.filter { area in
      !frames.indices(intersecting: area.box).contains { index in
        let view = pieces.views[index]
        return view.subjects != area.subjects && view.frame.width > 0 && view.frame.height > 0
          && area.box.insetBy(dx: -1, dy: -1).covers(view.frame)
          && view.frame.area < area.box.area * 0.9
      }
    }
    controls = painted.filter(\.isControl)
  }

  private mutating func note(
    _ kind: FigureScore.Defect.Kind, _ place: CGRect, _ subjects: [Drawing.Subject],
    _ others: [Drawing.Subject] = [], cost: Double
  ) {
    defects.append(
      FigureScore.Defect(
        kind: kind, place: place.rounded, subjects: subjects, others: others, cost: cost))
  }

  // MARK: Labels

  /// Boxes that have to be apart.
  private var boxes: [(box: CGRect, subjects: [Drawing.Subject], isLabel: Bool)] {
    pieces.labels.filter { !$0.box.isNull }.map { ($0.box, $0.subjects, true) }
      + pieces.captions.map { ($0.box, $0.subjects, false) }
  }

  mutating func findOverlaps() {
    let boxes = boxes
    let index = RectIndex(boxes.map(\.box))
    let texts = RectIndex(pieces.texts.map(\.box))
    let areas = RectIndex(controls.map(\.box))
    for (number, own) in boxes.enumerated() {
      for other in index.indices(intersecting: own.box) where other > number {
        let isPair = own.isLabel || boxes[other].isLabel || own.subjects != boxes[other].subjects
        guard isPair, let common = overlap(own.box, boxes[other].box) else { continue }
        note(
          .labelOverLabel, common, own.subjects, boxes[other].subjects,
          cost: FigureRules.costOfOverlap)
      }
      let seen = own.box.insetBy(dx: FigureRules.tolerance, dy: FigureRules.tolerance)
      if !page.covers(seen) {
        note(.labelOffPage, own.box, own.subjects, cost: FigureRules.costOfOverlap)
      }
      if let found = covered(own.box, texts) {
        let text = pieces.texts[found.index]
        note(
          .labelOverText, found.common, own.subjects, text.subjects,
          cost: FigureRules.costOfOverlap)
      } else if let found = covered(own.box, areas) {
        note(
          .labelOverControl, found.common, own.subjects, controls[found.index].subjects,
          cost: FigureRules.costOfOverlap)
      }
    }
  }

  /// What of other boxes a box covers most.
  private func covered(_ box: CGRect, _ others: RectIndex) -> (index: Int, common: CGRect)? {
    others.indices(intersecting: box)
      .compactMap { index in overlap(box, others.rects[index]).map { (index, $0) } }
      .max { $0.1.area < $1.1.area }
  }

  private func overlap(_ one: CGRect, _ other: CGRect) -> CGRect? {
    let common = one.intersection(other)
    guard !common.isNull, common.width > FigureRules.tolerance,
      common.height > FigureRules.tolerance
    else { return nil }
    return common
  }

  /// Labels whose nearest line is that of something else.
  mutating func findStrangers() {
    let index = RectIndex(
      pieces.lines.map { Stroke(start: $0.start, end: $0.end).bounds.insetBy(dx: -0.1, dy: -0.1) })
    for label in pieces.labels where !label.box.isNull && !label.subjects.isEmpty {
      let own = pieces.lines.filter {
        Self.meet($0.subjects, label.subjects) && (!$0.isLeader || isPlain($0))
      }
      guard let nearest = own.map({ distance(from: label.box, to: $0.start, $0.end) }).min() else {
        continue
      }
      guard !Self.fills(label, own) else { continue }
      let middle = CGPoint(x: label.box.midX, y: label.box.midY)
      let toMiddle = own.map { distance(from: middle, to: $0.start, $0.end) }.min() ?? 0
      let near = index.indices(intersecting: label.box.insetBy(dx: -nearest - 1, dy: -nearest - 1))
      let strangers = near.map { pieces.lines[$0] }.filter { line in
        guard !Self.meet(line.subjects, label.subjects),
          !Self.isOutline(line, of: label)
        else { return false }
        let way = distance(from: label.box, to: line.start, line.end)
        guard way > 0 || nearest > 0 else {
          return distance(from: middle, to: line.start, line.end) < toMiddle - 1
        }
        return way < nearest - 0.5
      }
      guard let stranger = strangers.first else { continue }
      note(
        .labelNearAnother, label.box, label.subjects, stranger.subjects,
        cost: FigureRules.costOfOwner)
    }
  }

  /// Whether two marks have a subject in common; each has few, so that none is hashed.
  private static func meet(_ one: [Drawing.Subject], _ other: [Drawing.Subject]) -> Bool {
    one.contains(where: other.contains)
  }

  /// Whether a leader crosses no line of something else: one that does says nothing about whose the label
  /// is.
  private func isPlain(_ leader: FigurePieces.Line) -> Bool {
    let way = Stroke(start: leader.start, end: leader.end)
    return !pieces.lines.contains { line in
      !Self.meet(line.subjects, leader.subjects)
        && Stroke(start: line.start, end: line.end).meets(way)
    }
  }

  /// Whether a label is a name in a box of its own that is hardly larger: nobody asks whose it is.
  private static func fills(_ label: FigurePieces.Label, _ own: [FigurePieces.Line]) -> Bool {
    let box = own.map { Stroke(start: $0.start, end: $0.end).bounds }
      .reduce(CGRect.null) { $0.union($1) }
    return box.covers(label.box) && box.area < label.box.area * 6
  }

  /// Whether one is of a guide and the other of something else, whose colours and dashes nobody takes for
  /// one another.
  private static func isOutline(_ line: FigurePieces.Line, of label: FigurePieces.Label) -> Bool {
    let isGuide = [line.subjects, label.subjects].map { $0.allSatisfy { $0.kind == .guide } }
    return isGuide[0] != isGuide[1]
  }

  // MARK: Lines

  /// A line that has the same ends as another one of its mark counts once.
  private var distinctLines: [FigurePieces.Line] {
    struct Key: Hashable {
      var ends: [Int]
      var subjects: [Drawing.Subject]
    }
    var known: [Key: Int] = [:]
    var result: [FigurePieces.Line] = []
    for line in pieces.lines {
      let ends = [line.start.x, line.start.y, line.end.x, line.end.y].map { Int($0 * 10) }
      let key = Key(ends: ends, subjects: line.subjects)
      if let index = known[key] {
        result[index].width = max(result[index].width, line.width)
      } else {
        known[key] = result.count
        result.append(line)
      }
    }
    return result
  }

  mutating func findLinesThrough() {
    // A text is met by a line that touches it, a control by one that does not run along its edge.
    let texts = RectIndex(pieces.texts.map { $0.box.insetBy(dx: 0.5, dy: 0.5) })
    let areas = RectIndex(
      controls.map(\.box).map { $0.insetBy(dx: FigureRules.edge, dy: FigureRules.edge) }
        .map { $0.isNull ? CGRect(x: -1e6, y: -1e6, width: 0, height: 0) : $0 })
    var lengths: [[Drawing.Subject]: [FigureScore.Defect.Kind: FigureScore.Defect]] = [:]
    var order: [[Drawing.Subject]] = []
    let own = Dictionary(grouping: pieces.areas, by: \.subjects)
    for line in distinctLines {
      let stroke = Stroke(start: line.start, end: line.end)
      let reach = max(0, line.width / 2 - 0.5)
      let bounds = stroke.bounds.insetBy(dx: -reach - 0.1, dy: -reach - 0.1)
      let inTexts = texts.indices(intersecting: bounds).compactMap { index in
        shareOfSegment(
          from: line.start, to: line.end,
          inside: texts.rects[index].insetBy(dx: -reach, dy: -reach)
        ).map { ($0, pieces.texts[index].subjects) }
      }
      // Where a view was is drawn over where it is; the edge of one in front hides nothing.
      let edges = own[line.subjects, default: []].filter { $0.isBounded(by: stroke) }
      let near = line.isPast ? [] : areas.indices(intersecting: bounds)
      let inAreas = near.compactMap { index in
        let control = controls[index]
        return control.subjects == line.subjects
          || edges.contains { $0.number > control.number }
          ? nil
          : shareOfSegment(from: line.start, to: line.end, inside: areas.rects[index])
            .map { ($0, controls[index].subjects) }
      }
      let length = (inTexts + inAreas).map(\.0).coveredLength * stroke.length
      guard length > 0.5, let first = inTexts.first ?? inAreas.first else { continue }
      lengthThrough += length
      let kind: FigureScore.Defect.Kind = inTexts.isEmpty ? .lineThroughControl : .lineThroughText
      let middle = stroke.point(at: (first.0.lowerBound + first.0.upperBound) / 2)
      if lengths[line.subjects] == nil { order.append(line.subjects) }
      lengths[line.subjects, default: [:]][
        kind,
        default: FigureScore.Defect(
          kind: kind, place: CGRect(origin: middle, size: .zero).rounded,
          subjects: line.subjects, others: first.1, cost: 0)
      ].cost += length * scale * FigureRules.costOfLength
    }
    for subjects in order {
      for kind in FigureScore.Defect.Kind.allCases {
        if let defect = lengths[subjects]?[kind] { defects.append(defect) }
      }
    }
  }

  /// The share of the lines of one size class that lie on one of all size classes.
  mutating func hiddenShare() -> Double {
    let strokes = distinctLines.filter { Stroke(start: $0.start, end: $0.end).length > 4 }
    let common = strokes.filter { Self.isColor(\.common, $0.color) }
    let index = RectIndex(
      common.map { Stroke(start: $0.start, end: $0.end).bounds.insetBy(dx: -2, dy: -2) })
    var (total, hidden) = (0.0, 0.0)
    var worst: (length: Double, line: FigurePieces.Line, other: FigurePieces.Line)?
    for line in strokes where Self.isColor(\.activeClass, line.color) {
      let stroke = Stroke(start: line.start, end: line.end)
      let near = index.indices(intersecting: stroke.bounds.insetBy(dx: -2, dy: -2)).map {
        common[$0]
      }
      let ranges = near.compactMap { shareBeside(line, $0).map { ($0) } }
      let length = ranges.coveredLength * stroke.length
      total += stroke.length
      hidden += length
      if length > (worst?.length ?? 1), let other = near.first { worst = (length, line, other) }
    }
    guard total > 0, hidden > 0 else { return 0 }
    if let worst {
      let bounds = Stroke(start: worst.line.start, end: worst.line.end).bounds
      note(
        .lineOverLine, bounds, worst.line.subjects, worst.other.subjects,
        cost: FigureRules.costOfHiddenLines * hidden / total)
    }
    return hidden / total
  }

  private static func isColor(_ color: KeyPath<Theme, String>, _ text: String) -> Bool {
    Theme.Name.allCases.contains { Theme($0)[keyPath: color] == text }
  }

  /// The part of a line beside which a parallel one runs too near.
  private func shareBeside(
    _ line: FigurePieces.Line, _ other: FigurePieces.Line
  ) -> ClosedRange<Double>? {
    let (one, two) = (
      Stroke(start: line.start, end: line.end), Stroke(start: other.start, end: other.end)
    )
    let isAlong = one.isVertical && two.isVertical || one.isHorizontal && two.isHorizontal
    guard isAlong else { return nil }
    let apart = one.isVertical ? abs(one.start.x - two.start.x) : abs(one.start.y - two.start.y)
    guard apart < FigureRules.lineDistance else { return nil }
    let reach = FigureRules.lineDistance
    let box =
      one.isVertical
      ? two.bounds.insetBy(dx: -reach, dy: 0) : two.bounds.insetBy(dx: 0, dy: -reach)
    return shareOfSegment(from: line.start, to: line.end, inside: box)
  }

  /// Marks of which a part is cut off, and ones that reach over the edge of the page.
  mutating func findCutMarks() {
    let seen = page.insetBy(dx: -FigureRules.tolerance, dy: -FigureRules.tolerance)
    let beyond = pieces.lines.compactMap { line -> (box: CGRect, subjects: [Drawing.Subject])? in
      let box = Stroke(start: line.start, end: line.end).bounds
      return seen.covers(box) || !seen.intersects(box.insetBy(dx: -0.1, dy: -0.1))
        ? nil : (box, line.subjects)
    }
    var told: Set<[Drawing.Subject]> = []
    for part in pieces.cutOff + beyond where told.insert(part.subjects).inserted {
      note(.markCutOff, part.box, part.subjects, cost: FigureRules.costOfCut)
    }
  }

  // MARK: Texts

  mutating func findTexts() {
    for text in pieces.captions
    where text.pointSize * scale < FigureRules.smallestLabel - 0.05 {
      note(.textTooSmall, text.box, text.subjects, cost: 0)
    }
    for text in pieces.missing {
      note(.missingGlyph, text.box, text.subjects, cost: FigureRules.costOfMissingGlyph)
    }
  }

  /// Lines of text in the legend, sentences about findings and changes aside.
  var legendLines: Int {
    let rows = pieces.captions.filter { $0.layer == .legend && !$0.isSentence }
    let baselines = rows.map(\.baseline).sorted()
    return baselines.isEmpty ? 0 : 1 + zip(baselines, baselines.dropFirst()).count { $1 - $0 > 3 }
  }
}

extension FigurePieces.Area {
  /// Whether a line runs along one of its edges.
  fileprivate func isBounded(by line: Stroke) -> Bool {
    let reach = line.bounds
    return box.edges.contains { edge in
      edge.isVertical == line.isVertical && edge.isHorizontal == line.isHorizontal
        && edge.bounds.insetBy(dx: -FigureRules.edge, dy: -FigureRules.edge).covers(reach)
    }
  }
}

extension CGRect {
  var area: Double { isNull ? 0 : Double(width * height) }

  /// With one decimal, as a place is told.
  fileprivate var rounded: CGRect {
    func tenth(_ value: CGFloat) -> CGFloat { (value * 10).rounded() / 10 }
    return CGRect(
      x: tenth(minX), y: tenth(minY), width: tenth(width), height: tenth(height))
  }
}
