import Foundation
import RedlineModel

/// One way to draw a mark.
struct FigureCandidate {
  var tag: CGRect?
  var strokes: [FigureStroke] = []
  var circle: CGPoint?
  var cost: Double
  /// Where it stands beside the screen instead.
  var gutter: Gutter?

  struct Gutter {
    var isRight: Bool
    var bar: Span?
    var barCaps = (Cap.bar, Cap.bar)
    var tagY: Double?
    /// Lines from the views to the bar or to the tag: where they begin.
    var extents: [CGPoint] = []
    var extentStyle = FigureStroke.Style.extent
    /// Whether the lines lead from a name to what it names.
    var isLeader = false
  }
}

extension FigureCandidate {
  /// The same with more lines, which are drawn first.
  func with(_ strokes: [FigureStroke]) -> FigureCandidate {
    var candidate = self
    candidate.strokes = strokes + candidate.strokes
    return candidate
  }
}

/// Gives every mark of a figure a place, greedily and in a fixed order, the cheapest place first.
///
/// The places of a mark are those on the spot, rows above and below, and the gutters at both sides. A
/// tag never lies on a text, a control or another tag; rows and gutters go on until there is room, so
/// that every tag has a place. What a place costs is what it hides and how far it is away.
struct FigurePlacer {
  /// More tags than this are not placed; a figure of so many cannot be read anyway.
  static let mostTags = 400
  /// A device that is wider than this beside its screen has room for tags there.
  private static let wideBody: CGFloat = 24
  /// More than any place costs by itself.
  private static let costOfOtherPlace = 200.0
  /// What a place on a line costs, or one that hides as much.
  private static let costOfLine = 14.0
  /// How far above or below what is annotated a tag may be where the screen is cut.
  private static let reach: CGFloat = 140
  /// How far above or below the screen a tag of a gutter may be.
  private static let displaced: CGFloat = 34

  let window: FigureWindow
  /// The device's outer rectangle.
  let body: CGRect
  /// Where the gutters begin: at the device's edges, or at those of the screen where the device is wide
  /// beside it.
  let edges: Span
  /// Where gutters may have something: the screen, and views above or below it.
  private let beside: Span
  /// By how much tags that say more than they must may make the picture wider.
  let spare: Double
  let measure: (String) -> Double
  var field: FigureField
  var left: FigureGutter
  var right: FigureGutter
  /// Marks whose tags found no place, and what those would have said.
  private(set) var untagged = 0
  private(set) var untold: [String] = []
  /// How many dimensions are told by name, as there was no room for them.
  var named = 0
  /// What the places of all marks cost.
  private(set) var cost = 0.0
  /// How many tags do not say whose they are, or how a stack view arranges, as there was no room for it.
  private(set) var bare = 0
  var placed: [PlacedFigureMark]
  /// Strokes that lead to a gutter, by mark.
  var led: [Int: FigureCandidate.Gutter] = [:]
  private var tagCount = 0
  /// Whether marks were not placed to the end.
  private(set) var isGivenUp = false

  init(
    _ marks: [FigureMark], window: FigureWindow, body: CGRect, field: FigureField, room: Double,
    spare: Double = 0, measure: @escaping (String) -> Double,
    isUseless: (FigurePlacer) -> Bool
  ) {
    self.window = window
    self.spare = spare
    self.body = body
    let scene = window.scene
    edges = Span(
      scene.minX - body.minX > Self.wideBody ? Double(scene.minX) : Double(body.minX),
      body.maxX - scene.maxX > Self.wideBody ? Double(scene.maxX) : Double(body.maxX))
    let reach = marks.reduce(Span(body.union(scene), .vertical)) { span, mark in
      mark.bounds.map { span.union(Span($0, .vertical)) } ?? span
    }
    beside = Span(reach.low - Self.displaced, reach.high + Self.displaced)
    left = FigureGutter(side: -1, room: room + edges.low - Double(body.minX))
    right = FigureGutter(side: 1, room: room + Double(body.maxX) - edges.high)
    self.field = field
    self.measure = measure
    placed = marks.map { PlacedFigureMark(mark: $0) }
    self.field.guides = Set(marks.indices.filter { Self.isGuide(marks[$0]) })
    separateScopes()
    for index in placed.indices { fix(index) }
    placeAll(isUseless)
    if isGivenUp { return }
    resolveGutters()
    numberEach()
    lengthen()
  }

  static func isGuide(_ mark: FigureMark) -> Bool {
    mark.kind == .margin || mark.kind == .spacer
  }

  // MARK: Order

  private func order() -> [Int] {
    func rank(_ mark: FigureMark) -> (Int, Double) {
      if mark.conflict != nil || mark.shape == .plate { return (0, 0) }
      switch mark.form {
      case .rail, .baseline: return (mark.count > 1 ? 1 : 3, 0)
      case .center: return (2, 0)
      case .distance(_, let from, let to): return (4, abs(from.place - to.place))
      case .extent(let axis, let rect, _):
        // What has no length needs no bar, and stands anywhere.
        let length = Span(rect, axis).length
        return (5, length < 0.5 ? .infinity : length)
      // What came or went is told at its place, before what holds it.
      case .plate: return (mark.sign == nil ? 6 : 2, 0)
      case .aspect, .content, .place, .motion: return (6, 0)
      case .name: return (7, 0)
      }
    }
    return placed.indices.map { ($0, rank(placed[$0].mark)) }
      .sorted { $0.1 != $1.1 ? $0.1 < $1.1 : $0.0 < $1.0 }.map(\.0)
  }

  // MARK: Places

  /// After so many marks each it is asked whether to go on.
  private static let stride = 4

  /// - Parameter isUseless: Whether the places of the other marks do not matter any more.
  private mutating func placeAll(_ isUseless: (FigurePlacer) -> Bool) {
    let groups = equals(of: placed.map(\.mark))
    let grouped = Set(groups.joined())
    let runs = Dictionary(grouping: placed.indices) { placed[$0].mark.run }
    var isPlaced = false
    var known: Set<String> = []
    for (number, index) in order().enumerated() {
      if number % Self.stride == 0, number > 0, isUseless(self) {
        isGivenUp = true
        return
      }
      guard grouped.contains(index) else {
        guard let run = placed[index].mark.run else {
          place(index)
          continue
        }
        if known.insert(run).inserted { place(run: runs[run] ?? [], row: nil) }
        continue
      }
      guard !isPlaced else { continue }
      isPlaced = true
      for group in groups {
        let row = sharedRow(of: group)
        if placed[group[0]].mark.run == nil {
          for member in group { place(member, row: row) }
        } else {
          place(run: group, row: row)
        }
      }
    }
  }

  /// The row in which bars of one letter stand together.
  private func sharedRow(of group: [Int]) -> Double? {
    let sizes = group.map { placed[$0].mark.isSilent ? nil : tagSize(placed[$0].mark) }
    let places = zip(group, sizes).map { candidates(placed[$0].mark, $1) }
    return sharedRow(places) { candidate, member, most in
      cost(candidate, group[member], sizes[member], atMost: most)
    }
  }

  /// - Parameter row: Where its bar is to be, if it has a place there.
  mutating func place(_ index: Int, row: Double? = nil) {
    if placed[index].mark.isToldBySign, placeSign(index) { return }
    let mark = placed[index].mark
    let isSilent = mark.isSilent || mark.isDimmed || mark.place == .hidden
    if !isSilent { tagCount += 1 }
    let isTagged = !isSilent && tagCount <= Self.mostTags
    let size = isTagged ? tagSize(mark) : nil
    if let row, let best = best(index, size, row: row) { return commit(best, index, size) }
    // The name of a spacer is told at its edges, too.
    let most = mark.isOptional && mark.kind == .spacer ? Self.costOfLine : .infinity
    if let best = best(index, size), size == nil || best.cost < most {
      if best.cost > Self.costOfTold, tell(index, below: best.cost - Self.costOfOtherForm) {
        return
      }
      if shorten(index, below: best.cost - Self.costOfOtherForm) { return }
      return commit(best, index, size)
    }
    guard size != nil else { return }
    if mark.sign != nil, !mark.text.isEmpty, mark.shape != .plate {
      // The row of that sign says it, too.
      placed[index].mark.text = ""
      return place(index)
    }
    if let short = mark.short {
      let losesOwner = !keepsOwner(short, mark)
      if let size, losesOwner, widen(index, size) { return }
      // The sign of the centre says whose it is.
      placed[index].mark.abbreviate(short)
      if losesOwner { bare += 1 }
      return place(index)
    }
    if tell(index) { return }
    if mark.isStackName { bare += 1 } else if !mark.isOptional { leaveOut(index) }
    // Better a line without a tag than a tag on something; a bar without its number would be taken for
    // another one's.
    if mark.isOptional || !mark.needsNumber, let plain = best(index, nil) {
      commit(plain, index, nil)
    }
  }

  /// Draws a centre line without a tag, if its sign is between the two views.
  private mutating func placeSign(_ index: Int) -> Bool {
    guard case .center(let axis, let level, let own, let other?) = placed[index].mark.form,
      let plain = best(index, nil), let circle = plain.circle
    else { return false }
    let (one, two) = (Span(own, axis.other), Span(other, axis.other))
    let place = Span(CGRect(origin: circle, size: .zero), axis.other).low
    let gap = Span(min(one.high, two.high), max(one.low, two.low))
    guard gap.low <= place, place <= gap.high, isEmpty(axis, level, gap) else { return false }
    placed[index].mark.isSilent = true
    commit(plain, index, nil)
    return true
  }

  /// Counts a mark without a place for its tag.
  mutating func leaveOut(_ index: Int) {
    untagged += 1
    let mark = placed[index].mark
    // A guide whose name has no place is no constraint that one looks for, and priorities are told by the legend.
    if mark.role != .guide, mark.kind != .contentSize { untold.append(mark.told) }
  }

  func best(
    _ number: Int, _ size: CGSize?, row: Double? = nil, in lane: FigureCandidate.Lane? = nil
  ) -> FigureCandidate? {
    let mark = placed[number].mark
    var best: FigureCandidate?
    var least = Double.infinity
    // What a place costs by itself is a bound: most need not be looked at.
    var candidates = candidates(mark, size)
    if let row { candidates.removeAll { $0.row != row } }
    if let lane { candidates.removeAll { $0.lane != lane } }
    if let place = mark.place, size != nil {
      for index in candidates.indices where !stands(candidates[index], at: place) {
        candidates[index].cost += Self.costOfOtherPlace
      }
    }
    let order = candidates.indices.sorted { one, other in
      (candidates[one].cost, one) < (candidates[other].cost, other)
    }
    var leastIndex = 0
    for index in order {
      guard candidates[index].cost <= least else { break }
      guard let cost = cost(candidates[index], number, size, atMost: least),
        cost < least || index < leastIndex
      else { continue }
      (best, least, leastIndex) = (candidates[index], cost, index)
    }
    best?.cost = least
    return best
  }

  /// Whether a tag would be where somebody wants it.
  private func stands(_ candidate: FigureCandidate, at place: FigureLabelPlace.Place) -> Bool {
    switch place {
    case .hidden: true
    case .left: candidate.gutter?.isRight == false
    case .right: candidate.gutter?.isRight == true
    case .above: candidate.tag.map { $0.midY < window.content.minY } ?? false
    case .below: candidate.tag.map { $0.midY > window.content.maxY } ?? false
    }
  }

  /// Width and height of the tag.
  func tagSize(_ mark: FigureMark) -> CGSize {
    let height = FigureGutter.tagHeight
    let width = (measure(mark.text) + 10).rounded(.up)
    let number = mark.callout == nil ? 0.0 : FigureInk.calloutWidth
    let sign = mark.sign.map { (measure($0) + 8).rounded(.up) + FigureInk.signGap } ?? 0
    guard !mark.text.isEmpty else {
      return CGSize(width: max(0, sign - FigureInk.signGap) + number, height: height)
    }
    return CGSize(
      width: max(mark.shape == .badge ? 20 : 16, width) + number + sign, height: height)
  }

  /// What a place costs; `nil` where it cannot be, or costs more than the limit.
  private func cost(
    _ candidate: FigureCandidate, _ index: Int, _ size: CGSize?, atMost limit: Double
  ) -> Double? {
    var cost = candidate.cost
    if let tag = candidate.tag {
      guard field.isFree(tag), isInside(tag) else { return nil }
      cost += field.cost(ofTag: tag)
      let mark = placed[index].mark
      if mark.isName || mark.isStackName && mark.isOptional { cost += field.cost(ofName: tag) }
      cost += field.cost(ofTag: tag, of: index, reach: reach(candidate, index))
      if let own = placed[index].mark.own { cost += field.cost(ofTag: tag, onOthersThan: own) }
      if let own = placed[index].mark.sized { cost += field.cost(ofTag: tag, inOthersThan: own) }
      if let box = placed[index].mark.box { cost += field.cost(ofTag: tag, inViewsBeside: box) }
      if !field.guides.contains(index) {
        // Level lines all the more.
        cost += field.cost(onGuides: tag) * (placed[index].mark.isLevelLine ? 2 : 1)
      }
    }
    // Equal sizes that stand side by side are one chain, with common extension lines.
    let isChained = placed[index].mark.kind == .equalSize
    for stroke in candidate.strokes {
      guard cost <= limit else { return nil }
      switch stroke.style {
      case .extent where isChained && field.shows(stroke.line): break
      case .extent, .rail:
        cost += field.cost(ofExtent: stroke.line)
        if case .content = placed[index].mark.form { cost += field.cost(besideShown: stroke.line) }
      case .bead, .outline, .ghost, .border, .leader: break
      case .axis: cost += Double(field.covered(stroke.line.bounds, atMost: 64)) * 0.5
      case .bar, .arrow:
        cost += field.cost(
          ofBar: stroke.line, isChained: isChained, own: stroke.move?.after)
      }
    }
    if let gutter = candidate.gutter {
      guard let more = self.cost(of: gutter, index, size, atMost: limit - cost) else { return nil }
      cost += more
    }
    // Last, as most places have cost too much before.
    if let tag = candidate.tag, cost <= limit { cost += field.cost(ofHiddenBy: tag) }
    return cost <= limit ? cost : nil
  }

  /// How far the end of a line reaches to its sides.
  private static let capReach = 4.0

  /// How far the lines of a mark are away from its tag.
  func reach(_ candidate: FigureCandidate, _ index: Int) -> Double {
    guard let tag = candidate.tag else { return 0 }
    var least = Double.infinity
    func look(_ line: Stroke) {
      least = min(least, distance(from: tag, to: line.start, line.end))
      if line.startCap != .none { lookAtCap(line.start) }
      if line.endCap != .none { lookAtCap(line.end) }
    }
    func lookAtCap(_ end: CGPoint) {
      least = min(least, max(0, distance(from: tag, to: end, end) - Self.capReach))
    }
    for stroke in candidate.strokes { look(stroke.line) }
    for stroke in placed[index].strokes { look(stroke.line) }
    return least == .infinity ? 0 : least
  }

  /// Whether a tag lies on the screen, or above or below it, and not in what belongs to the gutters.
  private func isInside(_ tag: CGRect) -> Bool {
    // A tag far from what is annotated would keep the screen from being cut.
    if window.cutsTop, tag.maxY < window.content.minY - Self.reach { return false }
    if window.cutsBottom, tag.minY > window.content.maxY + Self.reach { return false }
    let isBeside = Double(tag.maxY) > beside.low && Double(tag.minY) < beside.high
    let reach: CGFloat = isBeside ? -1 : 40
    return tag.minX >= edges.low - reach && tag.maxX <= edges.high + reach
  }

  mutating func commit(_ candidate: FigureCandidate, _ index: Int, _ size: CGSize?) {
    cost += candidate.cost
    placed[index].strokes += candidate.strokes
    placed[index].tag = candidate.tag
    if let tag = candidate.tag { field.insert(tag: tag, reach: reach(candidate, index)) }
    if let circle = candidate.circle {
      placed[index].circles.append(circle)
      field.insert(circle: circle)
    }
    for stroke in candidate.strokes where stroke.style != .bead {
      field.insert(
        bar: stroke.line, thickness: stroke.style == .extent ? 1 : 3, owner: index)
      if stroke.style == .bar { field.insert(endsOf: stroke.line) }
    }
    if let gutter = candidate.gutter { insert(gutter, index, size) }
  }
}
