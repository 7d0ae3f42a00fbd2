import Foundation
import RedlineModel

/// Numbers at each bar of a run, where nothing is beside them, once all tags have a place: nobody asks then
/// which bars one number is for.
extension FigurePlacer {
  /// How far a number is beside its bar, and above or below one from side to side.
  private static let gap = (beside: 5.0, across: 12.0)
  /// Of more bars one has the number for all.
  private static let most = 40

  mutating func numberEach() {
    let runs = Dictionary(grouping: placed.indices.filter { placed[$0].mark.run != nil }) {
      placed[$0].mark.run!
    }
    let wanting = runs.values.filter { members in
      members.count <= Self.most && members.allSatisfy { placed[$0].mark.copies == 1 }
    }.sorted { $0[0] < $1[0] }
    guard !wanting.isEmpty else { return }
    let lines = DrawnStrokes(placed)
    for members in wanting {
      let silent = members.filter { placed[$0].tag == nil }
      guard let told = members.first(where: { isCounting($0) }), !silent.isEmpty,
        let text = placed[told].mark.ownText
      else { continue }
      number(silent, told, text, lines, isFirst: silent.count == members.count - 1)
    }
  }

  /// Whether a tag says for how many bars it stands.
  private func isCounting(_ index: Int) -> Bool {
    placed[index].tag != nil && placed[index].mark.text != placed[index].mark.ownText
  }

  /// Gives bars of a run their number; what has no room for it is counted by the one that had the tag for all.
  /// - Parameter isFirst: Whether no other bar of the run has a number yet.
  private mutating func number(
    _ silent: [Int], _ told: Int, _ text: String, _ lines: DrawnStrokes, isFirst: Bool
  ) {
    var mark = placed[told].mark
    mark.text = text
    let size = tagSize(mark)
    let known = silent.map { placed[$0] }
    var rest = 1
    for index in silent {
      guard let tag = places(index, size, told).first(where: { isClear($0, index, lines) }) else {
        rest += 1
        continue
      }
      placed[index].tag = tag
      placed[index].mark.text = text
      placed[index].mark.isSilent = false
    }
    // A number at some of a few tells less than one for all.
    guard !isFirst || 2 * rest <= silent.count + 1 else {
      for (place, item) in zip(silent, known) { placed[place] = item }
      return
    }
    if rest > 1 { mark.text = "\(text) ×\(rest)" }
    placed[told].mark = mark
    let narrow = tagSize(mark)
    placed[told].tag = placed[told].tag.map { shortened($0, to: narrow, beside: bar(of: told)) }
  }

  private func bar(of index: Int) -> Stroke? {
    placed[index].strokes.first { $0.style == .bar }?.line
  }

  /// A tag that is narrower, as near to its bar as before.
  private func shortened(_ tag: CGRect, to size: CGSize, beside bar: Stroke?) -> CGRect {
    let middle = bar.map { Double($0.point(at: 0.5).x) } ?? Double(tag.midX)
    let x =
      Double(tag.minX) >= middle
      ? tag.minX
      : Double(tag.maxX) <= middle ? tag.maxX - size.width : tag.midX - size.width / 2
    return CGRect(x: x, y: tag.minY, width: size.width, height: tag.height)
  }

  private func places(_ index: Int, _ size: CGSize, _ told: Int) -> [CGRect] {
    guard let bar = bar(of: index) else { return alike(index, size, told) }
    let middle = bar.point(at: 0.5)
    let beside = [1.0, -1].map { side in
      let half = bar.isVertical ? 0 : bar.length / 2
      let end = CGPoint(x: Double(middle.x) + side * half, y: Double(middle.y))
      return CGRect.beside(end, size, side: side, gap: Self.gap.beside)
    }
    guard !bar.isVertical else { return beside }
    let across = [1.0, -1].map { side in
      let center = CGPoint(x: Double(middle.x), y: Double(middle.y) + side * Self.gap.across)
      return CGRect(center: center, size)
    }
    return across + beside
  }

  /// At a line on which edges touch, where the tag for all is at its own.
  private func alike(_ index: Int, _ size: CGSize, _ told: Int) -> [CGRect] {
    guard case .rail(let axis, let place) = placed[index].mark.form,
      case .rail(axis, let known) = placed[told].mark.form, let tag = placed[told].tag,
      window.scene.covers(tag)
    else { return [] }
    let way = axis.point(place - known, 0)
    return [tag.offsetBy(dx: way.x, dy: way.y)].map { moved in
      CGRect(center: CGPoint(x: moved.midX, y: moved.midY), size)
    }
  }

  private func isClear(_ tag: CGRect, _ index: Int, _ lines: DrawnStrokes) -> Bool {
    let padded = tag.insetBy(dx: -2, dy: -1)
    return field.showsNothing(in: padded) && isWithinPage(tag)
      && !lines.cross(padded) { owner, _ in owner != index }
      && placed.allSatisfy { !($0.tag?.intersects(padded) ?? false) }
  }
}

/// The lines of all marks, by where they are.
struct DrawnStrokes {
  private let lines: [(owner: Int, line: Stroke)]
  private let bounds: RectIndex

  init(_ placed: [PlacedFigureMark]) {
    lines = placed.enumerated().flatMap { index, item in
      item.strokes.map { (owner: index, line: $0.line) }
    }
    bounds = RectIndex(lines.map { $0.line.bounds.insetBy(dx: -1, dy: -1) })
  }

  /// Whether a line that counts, given the number of its mark, runs through a rectangle.
  func cross(_ rect: CGRect, _ counts: (Int, Stroke) -> Bool) -> Bool {
    bounds.contains(intersecting: rect) { counts(lines[$0].owner, lines[$0].line) }
  }
}
