import Foundation
import RedlineModel

/// What is where in a figure, for new tags and lines to keep clear of.
///
/// Closures name what they take of it: one that took all of it would copy it, which is most of what a look costs.
struct FigureField {
  /// Lines of text.
  let texts: RectIndex
  /// Controls, images and what else is drawn and is no background.
  let controls: RectIndex
  /// Coloured views without a text.
  let fills: RectIndex
  /// Views with nothing in them.
  let frames: RectIndex
  /// Coloured views with others in them, and a screen without a device.
  let panes: RectIndex
  private(set) var tags = RectIndex()
  /// How far the line of each tag is away from it.
  private var reaches: [Double] = []
  private(set) var circles = RectIndex()
  /// The ends of dimensions, without which nobody sees what they measure.
  private var ends = RectIndex()
  private var tears: [CGRect] = []
  private var bars = RectIndex()
  private var isVertical: [Bool] = []
  private var isThin: [Bool] = []
  /// The mark of each line, and where exactly it is.
  private var owners: [Int?] = []
  private var lines: [Stroke] = []
  /// The dotted edges of guides, which tags of constraints may lie on.
  private var borders: [(line: Stroke, owner: Int)] = []
  private var levelBorders = RectIndex()
  /// The marks of guides, whose lines nobody takes for those of constraints.
  var guides: Set<Int> = []

  init(
    texts: [CGRect], controls: [CGRect], fills: [CGRect], frames: [CGRect], panes: [CGRect] = []
  ) {
    self.texts = RectIndex(texts)
    self.controls = RectIndex(controls)
    self.fills = RectIndex(fills)
    self.frames = RectIndex(frames)
    self.panes = RectIndex(panes)
  }

  /// - Parameter reach: How far the line of the tag is away from it.
  mutating func insert(tag: CGRect, reach: Double = 0) {
    tags.insert(tag)
    reaches.append(reach)
  }

  /// Where bands of the screen are left out: tags beside it are read more easily.
  mutating func insert(tear: CGRect) { tears.append(tear.insetBy(dx: -4, dy: -4)) }

  /// Whether a rectangle lies where something is left out.
  func isTorn(_ rect: CGRect) -> Bool { tears.contains { $0.intersects(rect) } }

  mutating func insert(circle: CGPoint) {
    circles.insert(CGRect(x: circle.x - 5, y: circle.y - 5, width: 10, height: 10))
  }

  /// - Parameter owner: The number of the mark that it is of; `nil` where the tag of another one speaks for
  ///   it.
  mutating func insert(bar: Stroke, thickness: Double = 3, owner: Int? = nil) {
    bars.insert(bar.bounds.insetBy(dx: -thickness / 2, dy: -thickness / 2))
    isVertical.append(bar.isVertical)
    isThin.append(thickness <= 1)
    owners.append(owner)
    lines.append(bar)
  }

  /// - Parameter dimension: A line with an end at both sides.
  mutating func insert(endsOf dimension: Stroke) {
    for end in dimension.ends { ends.insert(end) }
  }

  mutating func insert(border: Stroke, owner: Int) {
    borders.append((border, owner))
    if border.isHorizontal { levelBorders.insert(border.bounds) }
  }

  /// What it costs that edges of other guides are nearer to the name of one than its own.
  private func costAmongGuides(_ tag: CGRect, _ owner: Int, _ reach: Double) -> Double {
    let strangers = borders.count { border in
      border.owner != owner
        && distance(from: tag, to: border.line.start, border.line.end) < reach - Self.clear
    }
    return Double(min(2, strangers)) * Self.costOfStranger
  }

  /// What it costs that a name lies on an edge of another guide as well.
  private func costOfSharedEdge(_ tag: CGRect, _ owner: Int) -> Double {
    let isShared = borders.contains { border in
      border.owner != owner && distance(from: tag, to: border.line.start, border.line.end) == 0
    }
    return isShared ? 2 * Self.costOfStranger : 0
  }

  /// What it costs that the tag of a constraint lies along the edge of a guide, as if it were about that.
  func cost(onGuides tag: CGRect) -> Double {
    levelBorders.contains(intersecting: tag) ? Self.costOfStranger : 0
  }

  /// What it costs that lines of other marks are nearer to a tag than its own, which is so far away.
  func cost(ofTag tag: CGRect, of owner: Int, reach: Double) -> Double {
    if guides.contains(owner) {
      return reach > Self.clear
        ? costAmongGuides(tag, owner, reach) : costOfSharedEdge(tag, owner)
    }
    // Nobody looks far for the line of a name in an area.
    let reach = min(reach, Self.farthest)
    guard reach > Self.clear else { return 0 }
    let near = tag.insetBy(dx: -reach, dy: -reach)
    let strangers = bars.count(intersecting: near, atMost: 3) { [owners, guides, lines] index in
      guard let other = owners[index], other != owner,
        guides.contains(other) == guides.contains(owner)
      else { return false }
      return distance(from: tag, to: lines[index].start, lines[index].end) < reach - Self.clear
    }
    return Double(strangers) * Self.costOfStranger
  }

  /// What it costs that a line comes nearer to tags of other marks than theirs.
  private func costOfNearness(_ line: Stroke) -> Double {
    let near = line.bounds.insetBy(dx: -Self.farthest, dy: -Self.farthest)
    let strangers = tags.count(intersecting: near, atMost: 3) {
      [reaches, rects = tags.rects] index in
      reaches[index] > Self.clear
        && distance(from: rects[index], to: line.start, line.end) < reaches[index] - Self.clear
    }
    return Double(strangers) * Self.costOfStranger
  }

  private static let clear = 0.5
  private static let farthest = 12.0
  private static let costOfStranger = 3.0

  /// Whether a tag covers neither a tag nor what the screen shows.
  func isFree(_ tag: CGRect) -> Bool {
    let padded = tag.insetBy(dx: -2, dy: -1.5)
    return !tags.contains(intersecting: padded) && !texts.contains(intersecting: tag)
      && !controls.contains(intersecting: tag) && !circles.contains(intersecting: tag)
  }

  /// Whether a rectangle is on nothing that the screen shows, no sign, no coloured view and no edge of a card.
  func showsNothing(in rect: CGRect) -> Bool {
    !texts.contains(intersecting: rect) && !controls.contains(intersecting: rect)
      && !circles.contains(intersecting: rect) && !fills.contains(intersecting: rect)
      && !isTorn(rect) && !isHalfOff(rect)
  }

  /// What is lost where a tag lies: marks and coloured areas below it.
  func cost(ofTag tag: CGRect) -> Double {
    let lines = bars.count(intersecting: tag.insetBy(dx: -1, dy: -1), atMost: 4)
    let near = bars.count(intersecting: tag.insetBy(dx: -6, dy: -6), atMost: 4) - lines
    return Double(lines) * 14 + Double(near) * 0.7
      + Double(ends.count(intersecting: tag.insetBy(dx: 2, dy: 2), atMost: 3)) * Self.costOfEnd
      + (fills.contains(intersecting: tag) ? 8 : 0)
      + (isHalfOff(tag) ? Self.costOfEdge : 0)
      + (tears.contains { $0.intersects(tag) } ? 12 : 0)
  }

  /// What it costs more that a name or a change is half on a card and half off it, as if it were of
  /// neither.
  func cost(ofName tag: CGRect) -> Double { isHalfOff(tag) ? Self.costOfNameOnEdge : 0 }

  /// What it costs that a tag lies on a view that is not the one it is about, as if it were of that.
  func cost(ofTag tag: CGRect, onOthersThan own: CGRect) -> Double {
    let inner = tag.insetBy(dx: 2, dy: 2)
    let isOnOther = frames.contains(intersecting: inner) { [rects = frames.rects] in
      !rects[$0].insetBy(dx: -1, dy: -1).covers(own)
    }
    return isOnOther ? Self.costOfOther : 0
  }

  /// What it costs that the size of one coloured area with others in it is told in another one beside it.
  func cost(ofTag tag: CGRect, inOthersThan own: CGRect) -> Double {
    let isInOther = panes.contains(intersecting: tag) { [rects = panes.rects] in
      rects[$0].covers(tag) && !rects[$0].insetBy(dx: 1, dy: 1).intersects(own)
    }
    return isInOther ? Self.costOfOther : 0
  }

  /// What it costs that what a tag says of a box with others in it stands in a view beside that.
  func cost(ofTag tag: CGRect, inViewsBeside box: CGRect) -> Double {
    let inner = box.insetBy(dx: 1, dy: 1)
    let isInOther = [frames, fills].contains { index in
      index.contains(intersecting: tag) { [rects = index.rects] in !rects[$0].intersects(inner) }
    }
    return isInOther ? Self.costOfOther : 0
  }

  /// What it costs that a tag hides much of a small view.
  func cost(ofHiddenBy tag: CGRect) -> Double {
    let isHidden = frames.contains(intersecting: tag) { [rects = frames.rects] in
      rects[$0].intersection(tag).area > rects[$0].area * Self.hiddenShare
    }
    return isHidden ? Self.costOfHidden : 0
  }

  private static let costOfOther = 10.0
  /// More of a view behind a tag is not seen.
  private static let hiddenShare = 0.2
  private static let costOfHidden = 16.0

  /// Whether a tag lies on the edge of a card.
  private func isHalfOff(_ tag: CGRect) -> Bool {
    panes.contains(intersecting: tag) { [rects = panes.rects] in !rects[$0].covers(tag) }
  }

  /// What it costs that a tag hides the end of a dimension.
  private static let costOfEnd = 16.0
  /// What it costs any tag, and a name more.
  private static let costOfEdge = 5.0
  private static let costOfNameOnEdge = 20.0

  /// Whether a thin line is drawn already where another one would be.
  func shows(_ line: Stroke) -> Bool {
    let bounds = line.bounds.insetBy(dx: -0.5, dy: -0.5)
    return bars.contains(intersecting: bounds) { [isThin, isVertical, lines] index in
      isThin[index] && isVertical[index] == line.isVertical
        && lines[index].bounds.insetBy(dx: -0.5, dy: -0.5).contains(line.bounds)
    }
  }

  /// Whether a line that is no thin one runs through a rectangle.
  func isOnLine(_ rect: CGRect) -> Bool {
    bars.contains(intersecting: rect) { [isThin] in !isThin[$0] }
  }

  /// A level bar that is shorter stands better below what it measures.
  private static let shortLevel = 12.0
  /// An upright bar that is longer stands better beside the screen.
  private static let longUpright = 60.0

  /// What a bar hides, or is taken for.
  /// - Parameter isChained: Whether it may begin where another one ends.
  /// - Parameter own: The view that it is about, whose picture it may run over.
  func cost(ofBar bar: Stroke, isChained: Bool = false, own: CGRect? = nil) -> Double {
    let bounds = bar.bounds.insetBy(dx: -4, dy: -4)
    let parallel = bars.count(intersecting: bounds, atMost: 3) { [isVertical, lines] in
      isVertical[$0] == bar.isVertical && !(isChained && lines[$0].continues(bar))
    }
    let thin = bar.bounds.insetBy(dx: -2, dy: -2)
    // A bar ends at what it measures, and an arrow at the edge that moved.
    let shown = covered(bar.inner, atMost: 3, besides: own)
    // An upright bar on the spot breaks the chain of those beside the screen, and the ends of a short one lie on
    // what it measures up to.
    let isTouching = own == nil && (bar.isVertical || bar.length < Self.shortLevel)
    let touched = isTouching ? covered(thin, atMost: 3) - shown : 0
    let labels = tags.count(intersecting: thin, atMost: 3)
    let signs = circles.count(intersecting: thin, atMost: 3)
    let hidden = tags.rects.isEmpty ? 0 : bar.ends.count { tags.contains(intersecting: $0) }
    let crossed =
      Double(parallel) * 20 + Double(shown) * 16 + Double(labels) * 24
      + Double(touched) * (bar.length > Self.longUpright ? 16 : 7)
    return costOfNearness(bar) + crossed + Double(signs) * 12 + Double(hidden) * Self.costOfEnd
  }

  /// The longest thin line that the eye follows by itself, and what each point more costs.
  private static let easyLength = 120.0
  private static let costOfLength = 0.03

  /// What a thin line crosses, and how far it leads.
  func cost(ofExtent line: Stroke) -> Double {
    let bounds = line.bounds.insetBy(dx: -0.5, dy: -0.5)
    let labels = tags.count(intersecting: bounds, atMost: 3)
    let near = tags.count(intersecting: bounds.insetBy(dx: -3, dy: -3), atMost: 3) - labels
    let views = frames.count(intersecting: bounds, atMost: 4)
    return costOfNearness(line) + Double(covered(bounds, atMost: 4)) * 9 + Double(labels) * 8
      + Double(near) * 1.2
      + Double(views) * 1.5 + (isAlongView(line) ? Self.costOfEdge : 0)
      + line.length * 0.018 + max(0, line.length - Self.easyLength) * Self.costOfLength
  }

  /// Whether a line from a view to a bar runs along the edge of another view, as if the bar measured up to that.
  private func isAlongView(_ line: Stroke) -> Bool {
    let axis: Axis = line.isVertical ? .vertical : .horizontal
    let (along, across) = (Span(line.bounds, axis), Span(line.bounds, axis.other).middle)
    return frames.contains(intersecting: line.bounds.insetBy(dx: -1, dy: -1)) {
      [rects = frames.rects] index in
      let (own, other) = (Span(rects[index], axis), Span(rects[index], axis.other))
      let shared = min(own.high, along.high) - max(own.low, along.low)
      return shared > Self.leastShared && min(abs(other.low - across), abs(other.high - across)) < 1
    }
  }

  private static let leastShared = 12.0

  /// What it costs that a line to a tag runs along that of another mark, as if it were of that.
  func cost(alongLines line: Stroke, of owner: Int) -> Double {
    let bounds = line.bounds.insetBy(dx: -0.5, dy: -0.5)
    let isShared = bars.contains(intersecting: bounds) { [isThin, isVertical, owners] index in
      !isThin[index] && isVertical[index] == line.isVertical && owners[index] != owner
    }
    return isShared ? Self.costOfWrongEnd : 0
  }

  /// What it costs that a line from a name to its view would end at what another view shows.
  func cost(ofLeader line: Stroke) -> Double {
    covered(line.bounds.insetBy(dx: -0.5, dy: -0.5), atMost: 1) > 0 ? Self.costOfWrongEnd : 0
  }

  /// What it costs that a line from a name runs beside what another view shows, as if it were of that.
  func cost(besideShown line: Stroke) -> Double {
    let room: (x: CGFloat, y: CGFloat) = line.isVertical ? (-7, 3) : (3, -7)
    return covered(line.bounds.insetBy(dx: room.x, dy: room.y), atMost: 1) > 0
      ? Self.costOfWrongEnd : 0
  }

  private static let costOfWrongEnd = 12.0

  /// How many texts and controls lie in a rectangle, counted up to a limit.
  /// - Parameter own: A view whose own control does not count, but its text.
  func covered(_ rect: CGRect, atMost limit: Int, besides own: CGRect? = nil) -> Int {
    let count = texts.count(intersecting: rect, atMost: limit)
    return min(
      limit,
      count
        + controls.count(intersecting: rect, atMost: limit) { [rects = controls.rects] index in
          own.map { !$0.isFilled(by: rects[index]) } ?? true
        })
  }
}

extension Stroke {
  /// What an arrow covers without its ends, with some room beside it.
  fileprivate var inner: CGRect {
    bounds.insetBy(
      dx: isVertical ? -2 : min(1, bounds.width / 2),
      dy: isVertical ? min(1, bounds.height / 2) : -2)
  }

  /// Around the caps of a level or an upright line.
  fileprivate var ends: [CGRect] {
    let size = isVertical ? CGSize(width: 8, height: 3) : CGSize(width: 3, height: 8)
    return [(start, startCap), (end, endCap)].filter { $0.1 != .none }
      .map { CGRect(center: $0.0, size) }
  }

  /// The shortest dimension of a chain, whose tag lies on it.
  private static let chained = 30.0

  /// Whether two dimensions stand end to end on one line, as a chain.
  fileprivate func continues(_ other: Stroke) -> Bool {
    guard [startCap, endCap, other.startCap, other.endCap].allSatisfy({ $0 == .bar }),
      isVertical == other.isVertical, min(length, other.length) >= Self.chained
    else { return false }
    let axis: Axis = isVertical ? .vertical : .horizontal
    let isLevel =
      abs(Span(bounds, axis.other).low - Span(other.bounds, axis.other).low) < 0.01
    return isLevel && Span(bounds, axis).intersection(Span(other.bounds, axis)) == nil
  }
}
