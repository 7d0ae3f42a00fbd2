import Foundation

/// Tags that say more where nothing is beside them, once all have a place.
extension FigurePlacer {
  /// How far a longer tag keeps from what is beside it.
  private static let clear: CGFloat = 4

  /// Lets tags become longer, to whichever side is free, without moving any other.
  mutating func lengthen() {
    let wanting = placed.indices.filter { placed[$0].tag != nil && !placed[$0].mark.longer.isEmpty }
    guard !wanting.isEmpty else { return }
    let lines = DrawnStrokes(placed)
    var rest = wanting[...]
    while let index = rest.popFirst() {
      guard let other = rest.first(where: { isOtherEnd(placed[index].mark, placed[$0].mark) })
      else {
        lengthen([index], lines) { _ in true }
        continue
      }
      rest.removeAll { $0 == other }
      // The names of few at one end say more than at both of what they are, if that is clear.
      let ends = [placed[index].mark, placed[other].mark]
      let isOpen = ends.contains {
        $0.count > FigureMarks.mostOwners || $0.base?.isDoubtful ?? false
      }
      if lengthen([index, other], lines, { isOpen || !$0.contains(" ×") }) { continue }
      // Both ends of a view say of what they are, or none, but where one of them is not clear without.
      let isLonger = [index, other].map { one in
        let isDoubtful = placed[one].mark.base?.isDoubtful ?? false
        return lengthen([one], lines) { isDoubtful || !$0.contains(FigureMarks.of) }
      }
      if !isLonger.contains(true) { lengthen([index, other], lines) { _ in true } }
    }
  }

  /// Gives tags the longest text for which all of them have room.
  @discardableResult
  private mutating func lengthen(
    _ tags: [Int], _ lines: DrawnStrokes, _ isAllowed: (String) -> Bool
  ) -> Bool {
    for number in placed[tags[0]].mark.longer.indices {
      let known = tags.map { placed[$0] }
      let isLonger = tags.allSatisfy { index in
        let text = placed[index].mark.longer[number]
        return isAllowed(text) && lengthen(index, text, lines)
      }
      if isLonger { return true }
      for (index, item) in zip(tags, known) { placed[index] = item }
    }
    return false
  }

  /// Whether two marks are of the opposite edges of the same views, which have as much to say.
  private func isOtherEnd(_ one: FigureMark, _ other: FigureMark) -> Bool {
    guard case .rail(let axis, _) = one.form, case .rail(axis, _) = other.form else { return false }
    return one.owners == other.owners && one.base == other.base && one.outward == -other.outward
      && one.longer.count == other.longer.count
  }

  /// Gives a tag a longer text, on one line or on two, if there is room for it.
  private mutating func lengthen(_ index: Int, _ text: String, _ lines: DrawnStrokes) -> Bool {
    guard let tag = placed[index].tag else { return false }
    var mark = placed[index].mark
    mark.text = text
    let size = tagSize(mark)
    // What is told by name says more already.
    guard size.width >= tag.width else { return false }
    let sizes = [size] + [foldedSize(mark)].compactMap(\.self)
    let places = sizes.flatMap { Self.larger(tag, $0) }
    let place = places.first { place in
      Self.added(to: tag, in: place).allSatisfy { isFree($0, beside: tag, index, lines) }
    }
    guard let place else { return false }
    placed[index].tag = place
    placed[index].mark = mark
    return true
  }

  /// Where a tag may grow to: to the right before the left, and to both sides before down and up.
  private static func larger(_ tag: CGRect, _ size: CGSize) -> [CGRect] {
    let width = max(tag.width, size.width)
    let more = (x: width - tag.width, y: size.height - tag.height)
    let xs = more.x > 0 ? [0, more.x] : [0]
    let ys = more.y > 0 ? [more.y / 2, 0, more.y] : [0]
    return xs.flatMap { x in
      ys.map {
        CGRect(
          x: tag.minX - x, y: tag.minY - $0, width: width, height: max(tag.height, size.height))
      }
    }
  }

  /// What a larger tag covers beside, above and below the smaller one.
  private static func added(to tag: CGRect, in place: CGRect) -> [CGRect] {
    let parts = [
      CGRect(x: place.minX, y: tag.minY, width: tag.minX - place.minX, height: tag.height),
      CGRect(x: tag.maxX, y: tag.minY, width: place.maxX - tag.maxX, height: tag.height),
      CGRect(x: place.minX, y: place.minY, width: place.width, height: tag.minY - place.minY),
      CGRect(x: place.minX, y: tag.maxY, width: place.width, height: place.maxY - tag.maxY),
    ]
    return parts.filter { $0.width > 0 && $0.height > 0 }
  }

  /// The size of a tag on two lines, if it is much narrower so.
  private func foldedSize(_ mark: FigureMark) -> CGSize? {
    guard let lines = FigureText.folded(mark.text) else { return nil }
    let sizes = lines.map { line in
      var part = mark
      part.text = line
      return tagSize(part)
    }
    let width = sizes.map(\.width).max() ?? 0
    guard width < tagSize(mark).width * Self.narrower else { return nil }
    return CGSize(width: width, height: FigureGutter.tagHeight + FigureInk.lineHeight)
  }

  /// The share of its width that is left of a tag on two lines.
  private static let narrower = 0.85

  private func isFree(
    _ strip: CGRect, beside tag: CGRect, _ index: Int, _ lines: DrawnStrokes
  ) -> Bool {
    let padded = strip.insetBy(dx: -Self.clear, dy: -1)
    let isCrossed = lines.cross(padded) { owner, line in
      // Along its own line it may lie, and along that of a guide on which it lies already.
      guard line.isHorizontal else { return true }
      return owner != index
        && !(field.guides.contains(owner) && line.bounds.insetBy(dx: -1, dy: -1).intersects(tag))
    }
    return !isCrossed && field.showsNothing(in: padded) && isWithinSpare(strip)
      && placed.indices.allSatisfy { other in
        other == index || placed[other].tag.map { !$0.intersects(padded) } ?? true
      }
  }

  /// Whether the picture becomes no wider by it and by all that is as far out than there is room to spare.
  private func isWithinSpare(_ rect: CGRect) -> Bool {
    guard spare > 0, !isWithinPage(rect) else { return isWithinPage(rect) }
    let (low, high) = (edges.low - left.width, edges.high + right.width)
    let all = placed.compactMap(\.tag) + [rect]
    let beyond = all.reduce((left: 0.0, right: 0.0)) { most, tag in
      (max(most.left, low - Double(tag.minX)), max(most.right, Double(tag.maxX) - high))
    }
    return beyond.left + beyond.right <= spare
  }

  /// Whether the page becomes no wider by it.
  func isWithinPage(_ rect: CGRect) -> Bool {
    Double(rect.minX) >= edges.low - left.width && Double(rect.maxX) <= edges.high + right.width
  }
}
