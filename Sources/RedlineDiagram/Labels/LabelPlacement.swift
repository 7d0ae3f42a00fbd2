package import Foundation
import RedlineModel
import RedlineText

/// A label with its place, or with a number where there was none.
package struct PlacedLabel {
  /// What the label says; for a numbered one what the legend says.
  package var text: String
  package var rect: CGRect
  /// The number that stands in the picture instead of the text.
  package var number: Int?
  /// From the line to a numbered label.
  package var leader: [CGPoint]
  /// Ids of the marks that the label speaks for.
  package var marks: [String]
  /// What those marks stand for.
  package var subjects: [Drawing.Subject]
  /// Whether the text ends in the number of lines that share it.
  let isCounted: Bool
  let shape: TagShape
  let hue: Hue
  let title: String
}

/// Gives every tag a place, greedily and in a fixed order: plates first, then by layer, strength,
/// length of the line and id.
///
/// A label covers no other label and no text on the screen; among the free places, the one that
/// hides the least of other lines wins, in the order of the candidates. What finds no place
/// becomes a number with a leader and a row in the legend.
struct LabelPlacement {
  static let font = Font.system(size: 12, weight: .semibold)
  static let height = 17.0
  /// More numbers than this are only listed, in the margin beside the drawing.
  private static let mostNumbers = 200

  private let painter: TextPainter
  private let texts: RectIndex
  private let lines: RectIndex
  /// The mark of each line.
  private let owners: [Int]
  /// The signs at the centres of axes.
  private let circles: RectIndex
  /// How many tags share a key.
  private let counts: [String: Int]
  private(set) var placed: [PlacedLabel] = []
  private var rects = RectIndex()
  private var leaders = RectIndex()
  private var nextNumber: Int
  private let area: CGRect

  /// - Parameter firstNumber: The number of the first label that finds no place.
  init(
    _ marks: [Mark], painter: TextPainter, texts: [TextRect], area: CGRect, firstNumber: Int = 1
  ) {
    self.painter = painter
    nextNumber = firstNumber
    self.texts = RectIndex(texts.map(\.rect))
    self.area = area
    lines = RectIndex(
      marks.flatMap { mark in mark.strokes.map { $0.bounds.insetBy(dx: -2, dy: -2) } })
    owners = marks.indices.flatMap { index in marks[index].strokes.map { _ in index } }
    circles = RectIndex(
      marks.flatMap(\.circles).map { CGRect(x: $0.x - 6, y: $0.y - 6, width: 12, height: 12) })
    counts = marks.flatMap(\.tags).reduce(into: [:]) { counts, tag in
      if let key = tag.sharedKey { counts[key, default: 0] += 1 }
    }
    var shared: [String: Int] = [:]
    var leftovers: [(mark: Int, tag: Tag)] = []
    for (mark, plain) in Self.order(marks) {
      let tag = counted(plain)
      if let key = tag.sharedKey, let index = shared[key] {
        share(index, with: marks[mark])
        continue
      }
      if let rect = place(tag, of: mark, marks[mark]) {
        if let key = tag.sharedKey { shared[key] = placed.count }
        add(tag, marks[mark], rect: rect)
      } else if !tag.isOptional {
        leftovers.append((mark, tag))
      }
    }
    // One number speaks for all ends of a mark.
    var numbered: Set<Int> = []
    for (mark, tag) in leftovers where !numbered.contains(mark) {
      if let key = tag.sharedKey, let index = shared[key] {
        share(index, with: marks[mark])
        continue
      }
      if let key = tag.sharedKey { shared[key] = placed.count }
      numbered.insert(mark)
      addNumber(tag, marks[mark])
    }
  }

  /// The tag with the number of lines that share it.
  private func counted(_ tag: Tag) -> Tag {
    guard let key = tag.sharedKey, let count = counts[key], count > 1, tag.shape == .tag,
      !key.hasPrefix("inset|")
    else { return tag }
    var result = tag
    result.text += " (\(count))"
    result.isCounted = true
    return result
  }

  private static func order(_ marks: [Mark]) -> [(Int, Tag)] {
    let all = marks.indices.flatMap { index in marks[index].tags.map { (index, $0) } }
    func rank(_ entry: (Int, Tag)) -> (Int, Double, Double) {
      let mark = marks[entry.0]
      let isAlert = entry.1.shape == .plate || mark.conflict != nil
      let rank =
        entry.1.isOptional ? 4 : isAlert ? 0 : mark.layer == 0 ? 1 : entry.1.shape == .badge ? 2 : 3
      return (rank, -mark.priority, entry.1.line.length)
    }
    return all.enumerated().sorted { a, b in
      let (left, right) = (rank(a.element), rank(b.element))
      return left != right ? left < right : a.offset < b.offset
    }.map(\.element)
  }

  // MARK: Candidates

  private func size(_ tag: Tag) -> CGSize {
    let width = painter.width(of: tag.text, font: Self.font)
    switch tag.shape {
    case .badge, .number: return CGSize(width: max(19, (width + 8).rounded(.up)), height: 19)
    case .plate: return CGSize(width: max(20, (width + 12).rounded(.up)), height: 19)
    case .tag: return CGSize(width: (width + 10).rounded(.up), height: Self.height)
    case .change: return CGSize(width: (width + 16).rounded(.up), height: Self.height)
    }
  }

  private func place(_ tag: Tag, of mark: Int, _ owner: Mark) -> CGRect? {
    let size = size(tag)
    var best: (rect: CGRect, cost: Int)?
    for (order, center) in candidates(tag, size).enumerated() {
      let rect = CGRect(
        x: ((center.x - size.width / 2) * 2).rounded() / 2,
        y: ((center.y - size.height / 2) * 2).rounded() / 2,
        width: size.width, height: size.height)
      guard isFree(rect) else { continue }
      let hidden = lines.indices(intersecting: rect).count { owners[$0] != mark }
      let outside = area.contains(rect) ? 0 : 2
      let cost = order + min(hidden, 6) * 20 + outside
      if best == nil || cost < best!.cost { best = (rect, cost) }
    }
    return best?.rect
  }

  private func isFree(_ rect: CGRect) -> Bool {
    let padded = rect.insetBy(dx: -1.5, dy: -1.5)
    return !rects.contains(intersecting: padded) && !texts.contains(intersecting: rect)
      && !circles.contains(intersecting: rect)
  }

  /// Centres in the order of preference: on the line, beside its middle and quarters, beyond
  /// its ends.
  private func candidates(_ tag: Tag, _ size: CGSize) -> [CGPoint] {
    let line = tag.line
    var list = tag.preferred
    guard line.length > 0 else { return list }
    let extent = line.isVertical ? Double(size.height) : Double(size.width)
    let fits = line.length * 0.6 >= extent || (tag.shape != .tag && line.length > extent + 8)
    let shares = [0.5, 0.25, 0.75, 0.1, 0.9]
    if fits { list += shares.prefix(3).map { line.point(at: $0) } }
    guard line.isVertical || line.isHorizontal else {
      return list + [0.35, 0.65, 0.15, 0.85].map { line.point(at: $0) }
    }
    let beside =
      line.isVertical ? Double(size.width) / 2 + 4 : Double(size.height) / 2 + 4
    let beyond = extent / 2 + 5
    let isDown = line.isVertical
    for share in shares {
      let point = line.point(at: share)
      for side in [1.0, -1] {
        list.append(
          isDown
            ? CGPoint(x: point.x + beside * side, y: point.y)
            : CGPoint(x: point.x, y: point.y - beside * side))
      }
    }
    let (low, high) = (line.point(at: 0), line.point(at: 1))
    let sign = isDown ? (low.y <= high.y ? 1.0 : -1) : (low.x <= high.x ? 1.0 : -1)
    list.append(
      isDown
        ? CGPoint(x: high.x, y: high.y + beyond * sign)
        : CGPoint(x: high.x + beyond * sign, y: high.y))
    list.append(
      isDown
        ? CGPoint(x: low.x, y: low.y - beyond * sign)
        : CGPoint(x: low.x - beyond * sign, y: low.y))
    return list
  }

  // MARK: Results

  private mutating func add(_ tag: Tag, _ mark: Mark, rect: CGRect) {
    rects.insert(rect)
    placed.append(label(tag, mark, rect: rect, number: nil, leader: []))
  }

  /// Lets a label speak for another mark, too.
  private mutating func share(_ index: Int, with mark: Mark) {
    placed[index].marks.append(mark.id)
    placed[index].subjects += mark.subjects
  }

  private func label(
    _ tag: Tag, _ mark: Mark, rect: CGRect, number: Int?, leader: [CGPoint]
  ) -> PlacedLabel {
    PlacedLabel(
      text: tag.text, rect: rect, number: number, leader: leader, marks: [mark.id],
      subjects: mark.subjects, isCounted: tag.isCounted, shape: tag.shape, hue: mark.hue,
      title: mark.title)
  }

  /// Puts a number near the line, with a leader that crosses no text and no other leader if there
  /// is such a place.
  private mutating func addNumber(_ tag: Tag, _ mark: Mark) {
    let number = nextNumber
    nextNumber += 1
    let width = number < 10 ? 16.0 : number < 100 ? 22 : 28
    let target = tag.line.point(at: 0.5)
    for strictness in [2, 1, 0] where number <= Self.mostNumbers {
      for ring in 1...(strictness == 2 ? 16 : 40) {
        let distance = 6.0 + Double(ring) * 6
        for (dx, dy) in Self.directions {
          let center = CGPoint(x: target.x + dx * distance, y: target.y + dy * distance)
          let rect = CGRect(
            x: (center.x - width / 2).rounded(), y: (center.y - 8).rounded(), width: width,
            height: 16)
          let leader = Self.leader(from: target, to: rect)
          guard isFree(rect), strictness < 2 || !isOverText(leader),
            strictness < 1 || !crosses(leader)
          else { continue }
          rects.insert(rect)
          for part in Self.parts(leader) { leaders.insert(part.insetBy(dx: -2, dy: -2)) }
          placed.append(label(tag, mark, rect: rect, number: number, leader: leader))
          return
        }
      }
    }
    let rows = max(1, Int(area.height / 20))
    let rect = CGRect(
      x: Double(area.maxX) + 12 + Double(number / rows) * 44,
      y: Double(area.minY) + Double(number % rows) * 20, width: max(width, 40), height: 16)
    rects.insert(rect)
    placed.append(label(tag, mark, rect: rect, number: number, leader: []))
  }

  private func isOverText(_ leader: [CGPoint]) -> Bool {
    zip(leader, leader.dropFirst()).contains { start, end in
      let bounds = Stroke(start: start, end: end).bounds.insetBy(dx: -0.5, dy: -0.5)
      return texts.contains(intersecting: bounds)
    }
  }

  private static let directions: [(Double, Double)] = [
    (1, 0), (-1, 0), (0, -1), (0, 1), (1, -1), (-1, -1), (1, 1), (-1, 1), (1, -0.5), (-1, -0.5),
    (1, 0.5), (-1, 0.5), (0.5, -1), (-0.5, -1), (0.5, 1), (-0.5, 1),
  ]

  /// Horizontal, then vertical, up to the edge of the number.
  private static func leader(from point: CGPoint, to rect: CGRect) -> [CGPoint] {
    let corner = CGPoint(x: rect.midX, y: point.y)
    if abs(rect.midX - point.x) < 1 || abs(rect.midY - point.y) < 1 {
      return [point, CGPoint(x: rect.midX, y: rect.midY)]
    }
    return [point, corner, CGPoint(x: rect.midX, y: rect.midY)]
  }

  private func crosses(_ leader: [CGPoint]) -> Bool {
    Self.parts(leader).contains { leaders.contains(intersecting: $0) }
  }

  /// The segments of a leader without its first points, which leaders of one place share.
  private static func parts(_ leader: [CGPoint]) -> [CGRect] {
    zip(leader, leader.dropFirst()).enumerated().map { index, ends in
      let stroke = Stroke(start: ends.0, end: ends.1)
      let share = index == 0 ? min(1, 4 / max(4, stroke.length)) : 0
      return Stroke(start: stroke.point(at: share), end: ends.1).bounds
        .insetBy(dx: -0.1, dy: -0.1)
    }
  }
}
