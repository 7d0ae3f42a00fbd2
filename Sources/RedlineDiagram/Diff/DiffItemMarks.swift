import Foundation
import RedlineAnalysis
import RedlineModel

/// The views that came, went, moved or grew: dotted where they were, solid where they are, with thin
/// arrows from there to here.
struct DiffItemMarks {
  let diff: LayoutDiff
  let signs: DiffSigns
  let old: OverlayGeometry
  let new: OverlayGeometry
  let theme: Theme
  let side: DiffSide
  private var lines: DrawnLines
  private let changes: [String: LayoutDiff.ItemChange]

  /// Arrows that would be shorter than this, in the picture's points, are left out.
  private static let shortestArrow = 4.0
  /// What is left of an arrow between two texts is drawn from this length on.
  private static let shortestPart = 10.0
  /// How near to a corner an arrow may be.
  private static let leastInset = 8.0
  private static let sidesFirst = [0.85, 0.15, 0.7, 0.3, 0.5, 0.95, 0.05]
  private static let middleFirst = [0.5, 0.3, 0.7, 0.85, 0.15, 0.95, 0.05]

  /// - Parameter lines: What is on the screen so far.
  init(
    diff: LayoutDiff, signs: DiffSigns, old: OverlayGeometry, new: OverlayGeometry, theme: Theme,
    side: DiffSide,
    lines: DrawnLines
  ) {
    self.diff = diff
    self.signs = signs
    self.old = old
    self.new = new
    self.theme = theme
    self.side = side
    self.lines = lines
    changes = Dictionary(
      (diff.items + diff.guides).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func marks() -> [Mark] {
    var marks: [Mark] = []
    for change in diff.items + diff.guides {
      marks += self.marks(of: change)
    }
    return marks + plates()
  }

  // MARK: Items

  private mutating func marks(of change: LayoutDiff.ItemChange) -> [Mark] {
    guard !change.isHidden, isDrawn(change) else { return [] }
    var mark = Mark(
      id: "d-v-" + (change.kind == .removed ? "old-" : "") + change.id, title: title(of: change),
      kind: .change, hue: .ink, subjects: [.item(change.id)])
    mark.layer = 1
    let before = isHiddenInOld(change) ? nil : change.oldRect?.scaled(by: old.zoom)
    let after = isHiddenInNew(change) ? nil : change.newRect?.scaled(by: new.zoom)
    let isFlat = new.guide(change.id) != nil && [before, after].allSatisfy(isEmpty)
    let isRoot = change.id == new.layout.root.id
    let isElsewhere = !isFlat && !isRoot && (change.isMoved || before == nil || after == nil)
    if isElsewhere, side != .after, let before { mark.strokes += dotted(before) }
    if isElsewhere, side != .before, let after { mark.strokes += outline(after) }
    mark.extent = [side == .after ? nil : before, side == .before ? nil : after]
      .compactMap { $0 }.reduce(nil) { $0?.union($1) ?? $1 }
    var movers: Mark?
    let isNamed = change.kind == .changed && (change.isRenamed || signs.isTold(change))
    if isNamed, !isElsewhere, !isRoot, side != .before, let after { mark.strokes += outline(after) }
    if side == .overlaid, !isFlat, !isRoot, let before, let after, !followsParent(change) {
      let arrows = arrows(from: before, to: after)
      for arrow in arrows { mark.areas += casing(of: arrow) }
      mark.strokes += arrows
      movers = self.movers(of: change, arrows)
    }
    addPlate(&mark, change, side == .before ? before : after ?? (side == .after ? nil : before))
    return [mark] + [movers].compactMap { $0 }
  }

  /// UIKit's own guides are told by the views around them.
  private func isDrawn(_ change: LayoutDiff.ItemChange) -> Bool {
    let geometry = change.kind == .removed ? old : new
    return geometry.item(change.id) != nil || geometry.guide(change.id)?.kind == .custom
  }

  private func isHiddenInNew(_ change: LayoutDiff.ItemChange) -> Bool {
    new.item(change.id)?.isHidden ?? false
  }
  private func isHiddenInOld(_ change: LayoutDiff.ItemChange) -> Bool {
    old.item(change.oldID ?? change.id)?.isHidden ?? false
  }

  /// Whether it moved only because it is inside of what moved.
  private func followsParent(_ change: LayoutDiff.ItemChange) -> Bool {
    let movers = signs.movers(of: change.id)
    return !movers.isEmpty && movers.allSatisfy { $0.move.follows != nil }
  }

  private func title(of change: LayoutDiff.ItemChange) -> String {
    let name = change.id.replacing("/", with: ".")
    switch change.kind {
    case .added: return "\(signs.sign(of: change)) \(name)"
    case .removed: return "\(signs.sign(of: change)) \(name)"
    case .changed:
      var parts = signs.movers(of: change.id).map { "\($0.move.words) (\($0.sign))" }
      if change.isRenamed { parts.insert("was \(change.oldID ?? "")", at: 0) }
      parts += change.details.map { "\($0.property.rawValue) \($0.old) → \($0.new)" }
      return parts.isEmpty ? name : "\(name): \(parts.joined(separator: "; "))"
    }
  }

  /// Whether there is nothing to draw a box around: guides mostly have one direction.
  private func isEmpty(_ rect: CGRect?) -> Bool {
    rect.map { $0.width < 1 || $0.height < 1 } ?? true
  }

  // MARK: Lines

  private func edges(_ rect: CGRect) -> [Stroke] {
    let corners = rect.corners
    return [(0, 1), (1, 2), (3, 2), (0, 3)].map { start, end in
      Stroke(start: corners[start], end: corners[end], isThin: true)
    }
  }

  /// Where something was; broken where a text would be crossed.
  private func dotted(_ rect: CGRect) -> [Stroke] {
    edges(rect).map { edge in
      var edge = edge
      edge.dash = DiffConstraintMarks.pastDash
      return edge
    }.flatMap { edge in
      let parts = lines.cut(edge, margin: 1)
      return parts == [edge] ? parts : parts.filter { $0.length >= Self.shortestPart }
    }
  }

  private func outline(_ rect: CGRect) -> [Stroke] {
    edges(rect).flatMap { lines.cut($0, margin: 2) }
  }

  /// What keeps an arrow apart from views of its colour.
  private func casing(of arrow: Stroke) -> [Shape] {
    [.line(from: arrow.start, to: arrow.end, .stroke(theme.tag, 3.5))]
  }

  // MARK: Arrows

  private mutating func arrows(from old: CGRect, to new: CGRect) -> [Stroke] {
    let isMoved = Axis.allCases.map { axis in
      abs(Span(new, axis).low - Span(old, axis).low) >= Self.shortestArrow
    }
    let isSameSize =
      abs(new.width - old.width) < 1 && abs(new.height - old.height) < 1
    if isSameSize, isMoved == [true, true] { return diagonal(old, new) }
    var result: [Stroke] = []
    for axis in Axis.allCases {
      let (before, after) = (Span(old, axis), Span(new, axis))
      let shifts = (after.low - before.low, after.high - before.high)
      var moves = [(before.low, after.low), (before.high, after.high)]
      // What only moves has an arrow at the edge that it moves away from.
      if abs(shifts.0 - shifts.1) < 1 { moves = [shifts.0 > 0 ? moves[0] : moves[1]] }
      for move in moves where abs(move.0 - move.1) >= Self.shortestArrow {
        let shares = moves.count > 1 ? Self.middleFirst : Self.sidesFirst
        let side = Span(new, axis.other)
        let places = shares.filter { min($0, 1 - $0) * side.length >= Self.leastInset || $0 == 0.5 }
          .map(side.point)
        result += arrow(axis, from: move.0, to: move.1, across: places)
      }
    }
    return result
  }

  private mutating func arrow(
    _ axis: Axis, from start: Double, to end: Double, across places: [Double]
  ) -> [Stroke] {
    let best = lines.best(
      places.map { place in
        Stroke(
          start: axis.point(start, place), end: axis.point(end, place), endCap: .arrow,
          isThin: true)
      })
    lines.insert(best, .ink)
    return lines.cut(best).filter { $0.endCap != .none || $0.length >= Self.shortestPart }
  }

  /// From a corner to the same corner, where the way crosses least text.
  private mutating func diagonal(_ old: CGRect, _ new: CGRect) -> [Stroke] {
    let (isRight, isDown) = (new.minX > old.minX, new.minY > old.minY)
    func corner(_ rect: CGRect, _ isFarX: Bool, _ isFarY: Bool) -> CGPoint {
      CGPoint(x: isFarX ? rect.maxX : rect.minX, y: isFarY ? rect.maxY : rect.minY)
    }
    // Behind first, then the corners beside the way.
    let corners = [(!isRight, !isDown), (isRight, !isDown), (!isRight, isDown), (isRight, isDown)]
    let strokes = corners.map { x, y in
      Stroke(start: corner(old, x, y), end: corner(new, x, y), endCap: .arrow, isThin: true)
    }
    func crossed(_ stroke: Stroke) -> Int {
      stride(from: 0.05, through: 0.95, by: 0.05).reduce(0) { sum, share in
        let point = stroke.point(at: share)
        return sum + lines.crossings(Stroke(start: point, end: point))
      }
    }
    let best = strokes.min { crossed($0) < crossed($1) } ?? strokes[0]
    lines.insert(best, .ink)
    return [best]
  }

  // MARK: Tags

  /// Says which changes move the item, where there are several: a label behind the start of the
  /// arrow, which is a mark of its own since it must not hide the lines of the item.
  private func movers(of change: LayoutDiff.ItemChange, _ arrows: [Stroke]) -> Mark? {
    let movers = signs.movers(of: change.id)
    guard signs.causeCount > 1 || movers.contains(where: { $0.sign == "Δ?" }) else { return nil }
    var tags: [Tag] = []
    let vertical = arrows.filter(\.isVertical)
    let horizontal = arrows.filter { $0.isHorizontal && !$0.isVertical }
    for list in [vertical, horizontal, arrows.filter { !$0.isVertical && !$0.isHorizontal }] {
      guard let arrow = list.max(by: { $0.length < $1.length }) else { continue }
      var text: [String] = []
      for mover in movers where mover.moves(along: arrow) && !text.contains(mover.sign) {
        text.append(mover.sign)
      }
      if !text.isEmpty { tags.append(tag(text.joined(separator: " "), behind: arrow, change.id)) }
    }
    guard !tags.isEmpty else { return nil }
    let title = "what moves " + change.id.replacing("/", with: ".")
    var mark = Mark(
      id: "d-m-" + change.id, title: title, kind: .change, hue: .ink,
      subjects: [.item(change.id)])
    mark.layer = 3
    mark.tags = tags
    return mark
  }

  private func tag(_ text: String, behind arrow: Stroke, _ id: String) -> Tag {
    var tag = Tag(text: text, line: Stroke(start: arrow.start, end: arrow.start), owners: [id])
    let half = 6 + 3.7 * Double(text.count)
    let (x, y) = (Double(arrow.start.x), Double(arrow.start.y))
    let behind = arrow.end.x >= arrow.start.x ? -half - 3 : half + 3
    let above = arrow.end.y >= arrow.start.y ? -12.0 : 12
    let places = [
      (behind, 0), (0, above), (behind, above), (-behind, above), (behind, -above), (0, -above),
      (-behind, 0), (2 * behind, 0), (behind, 2 * above), (behind, -2 * above),
      (-behind, 2 * above),
    ]
    tag.isOptional = true
    let way = arrow.bounds.insetBy(dx: -2, dy: -2)
    tag.preferred = places.map { CGPoint(x: x + $0.0, y: y + $0.1) }.filter { center in
      let box = CGRect(x: center.x - half, y: center.y - 9, width: 2 * half, height: 18)
      return !box.intersects(way)
    }
    return tag
  }

  /// The sign and the name of what came, went, or looks different.
  private func addPlate(_ mark: inout Mark, _ change: LayoutDiff.ItemChange, _ rect: CGRect?) {
    guard let rect else { return }
    if change.isRenamed, let oldID = change.oldID {
      let names = [oldID, change.id].map { $0.split(separator: "/").last.map(String.init) ?? $0 }
      mark.tags.append(tag("= \(names[0])→\(names[1])", rect, change.id))
    }
    guard signs.isTold(change) else { return }
    let name = change.id.split(separator: "/").last.map(String.init) ?? change.id
    let detail = change.details.first { $0.property != .contentSize }
    let text = change.kind == .changed ? detail?.property.rawValue ?? name : name
    mark.tags.append(tag("\(signs.sign(of: change)) \(text)", rect, change.id))
  }

  private func tag(_ text: String, _ rect: CGRect, _ id: String) -> Tag {
    let edge = Stroke(
      start: CGPoint(x: rect.minX, y: rect.minY), end: CGPoint(x: rect.maxX, y: rect.minY),
      isThin: true)
    var tag = Tag(text: text, shape: .change, line: edge, owners: [id])
    let half = 8 + 3.5 * Double(text.count)
    tag.preferred = [
      CGPoint(x: rect.maxX - half, y: rect.minY - 11),
      CGPoint(x: rect.minX + half, y: rect.minY - 11),
      CGPoint(x: rect.maxX - half, y: rect.maxY + 11),
      CGPoint(x: rect.minX + half, y: rect.maxY + 11),
      CGPoint(x: rect.maxX + half + 4, y: rect.midY),
      CGPoint(x: rect.minX - half - 4, y: rect.midY),
    ]
    return tag
  }

  // MARK: What is neither a view nor a constraint

  /// Changes of texts, priorities, stack views and margins: a plate at the view.
  private func plates() -> [Mark] {
    signs.plates.enumerated().map { index, plate in
      var mark = Mark(
        id: "d-change-\(index + 1)",
        title: "\(plate.sign) \(plate.change.sentence)"
          + (plate.change.location.map { ", \($0)" } ?? ""),
        kind: .change, hue: .ink, subjects: plate.change.items.map { .item($0) })
      mark.layer = 3
      if let place = place(of: plate.change) {
        mark.tags = [tag("\(plate.sign) \(word(for: plate.change))", place.rect, place.id)]
      }
      return mark
    }
  }

  /// The first view that the change is about and that is to be seen. A stack view's change is shown
  /// at the views that it is about.
  private func place(of change: LayoutDiff.Change) -> (id: String, rect: CGRect)? {
    let ids =
      change.kind == .stack ? change.items.dropFirst() + change.items.prefix(1) : change.items[...]
    for id in ids {
      let past = changes[id]?.oldID ?? id
      if side != .before, let item = new.item(id), !item.isHidden { return (id, new.rect(id)) }
      if side != .after, let item = old.item(past), !item.isHidden { return (id, old.rect(past)) }
    }
    return nil
  }

  private func word(for change: LayoutDiff.Change) -> String {
    let details = change.items.first.flatMap { changes[$0] }?.details ?? []
    let detail = details.first {
      Self.words[$0.property] != nil && $0.new.count + $0.old.count < 12
    }
    switch change.kind {
    case .stack:
      let other = change.items.dropFirst().lazy.compactMap { changes[$0] }.first
      if let other {
        let name = other.id.split(separator: "/").last.map(String.init) ?? other.id
        let hidden = other.details.first { $0.property == .hidden }
        return hidden.map { name + ($0.new == "yes" ? " hidden" : " shown") } ?? name
      }
      return detail.map { "\(Self.words[$0.property] ?? "") \($0.old)→\($0.new)" } ?? "stack"
    case .content:
      let shown = details.first { [.text, .font, .image, .numberOfLines].contains($0.property) }
      return shown.map { $0.property == .numberOfLines ? "lines" : $0.property.rawValue }
        ?? "content"
    case .contentPriority:
      return detail.map { "\(Self.words[$0.property] ?? "") \($0.old)→\($0.new)" } ?? "priority"
    case .frame: return "frame"
    case .guide: return "insets"
    case .constraint, .itemAdded, .itemRemoved, .environment: return ""
    }
  }

  private static let words: [LayoutDiff.Detail.Property: String] = [
    .stackSpacing: "spacing", .hugging: "hug", .compressionResistance: "resist",
  ]
}
