import Foundation
import RedlineModel

/// In which order elements are read.
///
/// Each view with elements of its own list, each group and the root is read as one: what is found in
/// it is sorted by where it lies, or stands as the list says. Nothing here calls itself, so that views
/// may lie in each other as deep as they like.
struct ReadingOrder {
  private let items: [SolvedLayout.Item]
  private let elements: [[AccessibilityElement]]
  private let isContainer: [Bool]
  private let rowHeight: Double
  private let isMirrored: Bool
  private var children: [[Int]]
  private var numbers: [String: Int] = [:]
  /// Items that a view around them lists: they are read there alone.
  private var listed: Set<Int> = []
  private var isRead: [Bool]

  /// What is sorted: an element, or an item that is read as one.
  private struct Piece {
    var frame: CGRect
    var content: Content

    enum Content {
      case element(AccessibilityElement)
      case item(Int)
    }
  }

  init(_ layout: SolvedLayout, elements: [[AccessibilityElement]], isContainer: [Bool]) {
    items = layout.items
    self.elements = elements
    self.isContainer = isContainer
    // Elements whose tops are nearer than this are read as one row, as by VoiceOver.
    rowHeight = layout.environment.device.kind == .pad ? 13 : 8
    isMirrored = layout.environment.layoutDirection == .rightToLeft
    children = Array(repeating: [], count: items.count)
    isRead = Array(repeating: false, count: items.count)
    for (index, item) in items.enumerated() {
      numbers[item.id] = index
      if let parent = item.parent.flatMap({ numbers[$0] }) { children[parent].append(index) }
    }
    noteListed()
  }

  /// What a view lists, in its order.
  private func list(of index: Int) -> [Piece]? {
    guard isContainer[index], let accessibility = items[index].accessibility,
      let elements = accessibility.elements
    else { return nil }
    return elements.compactMap { id in
      if let number = numbers[id] {
        return Piece(frame: items[number].frame, content: .item(number))
      }
      guard let object = accessibility.object(id).map({ accessibility.objects![$0] }),
        let element = AccessibilityElement(object, of: items[index])
      else { return nil }
      return Piece(frame: element.frame, content: .element(element))
    }
  }

  private mutating func noteListed() {
    let lists = items.indices.compactMap { index in
      list(of: index).map { list in
        let views = list.compactMap { if case .item(let item) = $0.content { item } else { nil } }
        return (index, views)
      }
    }
    guard !lists.isEmpty else { return }
    // When a walk enters and leaves each view: one is around another if its times are.
    var (entered, left) = (
      Array(repeating: 0, count: items.count), Array(repeating: 0, count: items.count)
    )
    var (stack, time) = ([(0, false)], 0)
    while let (index, isLeaving) = stack.popLast() {
      time += 1
      if isLeaving {
        left[index] = time
      } else {
        entered[index] = time
        stack.append((index, true))
        stack += children[index].map { ($0, false) }
      }
    }
    for (owner, list) in lists {
      listed.formUnion(
        list.filter { entered[owner] < entered[$0] && left[$0] < left[owner] })
    }
  }

  /// All elements.
  mutating func read() -> [AccessibilityElement] {
    var result: [AccessibilityElement] = []
    var waiting: [Piece] = [Piece(frame: .zero, content: .item(0))]
    while let piece = waiting.popLast() {
      switch piece.content {
      case .element(let element): result.append(element)
      case .item(let index):
        guard !isRead[index] else { continue }
        isRead[index] = true
        waiting += pieces(of: index).reversed()
      }
    }
    return result
  }

  /// What is read of an item, in order.
  private mutating func pieces(of index: Int) -> [Piece] {
    if let list = list(of: index) { return list }
    guard isContainer[index] else {
      return elements[index].map { Piece(frame: $0.frame, content: .element($0)) }
    }
    var found: [Piece] = []
    var waiting = Array(children[index].reversed())
    while let next = waiting.popLast() {
      if listed.contains(next) || isRead[next] { continue }
      if isContainer[next], !isUnit(next) {
        isRead[next] = true
        waiting += children[next].reversed()
      } else if isContainer[next] {
        found.append(Piece(frame: items[next].frame, content: .item(next)))
      } else {
        isRead[next] = true
        found += elements[next].map { Piece(frame: $0.frame, content: .element($0)) }
      }
    }
    return inReadingOrder(found)
  }

  /// Whether what is inside is read together.
  private func isUnit(_ index: Int) -> Bool {
    let accessibility = items[index].accessibility
    return accessibility?.groupsElements == true || accessibility?.elements != nil
  }

  private func inReadingOrder(_ pieces: [Piece]) -> [Piece] {
    let order = pieces.indices.sorted {
      (pieces[$0].frame.minY, $0) < (pieces[$1].frame.minY, $1)
    }
    var rows: [[Int]] = []
    for index in order {
      let top = Double(pieces[index].frame.minY)
      if let first = rows.last?.first, top - Double(pieces[first].frame.minY) < rowHeight {
        rows[rows.count - 1].append(index)
      } else {
        rows.append([index])
      }
    }
    return rows.flatMap { row in
      row.sorted { one, other in
        let (left, right) = (pieces[one].frame, pieces[other].frame)
        let places = isMirrored ? (-left.maxX, -right.maxX) : (left.minX, right.minX)
        return (places.0, one) < (places.1, other)
      }.map { pieces[$0] }
    }
  }
}
