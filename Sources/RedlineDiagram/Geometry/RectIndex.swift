import Foundation

/// Rectangles by place, so that a crowded picture is not searched as a whole.
struct RectIndex {
  private static let cell = 64.0
  /// A rectangle over more cells than this is looked at in every search.
  private static let mostCells = 4096
  private static let mostFound = 64
  private static let mostCounted = 64

  /// Up to so many rectangles are looked at one by one, which takes less than finding their cells.
  private static let few = 128

  /// Edges, as a `CGRect` makes them anew each time it is asked.
  private struct Box {
    let left, top, right, bottom: Double

    init(_ rect: CGRect) {
      (left, top) = (Double(rect.minX), Double(rect.minY))
      (right, bottom) = (Double(rect.maxX), Double(rect.maxY))
    }

    /// Edges that touch intersect.
    func meets(_ other: Box) -> Bool {
      left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom
    }
  }

  /// A square of the plane.
  private struct Cell {
    var column: Int
    var row: Int
    /// Columns and rows are below 10⁶.
    var key: Int { row * 0x1_0000_0000 + column }
  }

  private(set) var rects: [CGRect] = []
  private var boxes: [Box] = []
  private var cells: [Int: [Int]] = [:]
  private var large: [Int] = []

  init(_ rects: [CGRect] = []) {
    for rect in rects { insert(rect) }
  }

  mutating func insert(_ rect: CGRect) {
    rects.append(rect)
    boxes.append(Box(rect))
    if rects.count <= Self.few { return }
    let first = rects.count == Self.few + 1 ? 0 : rects.count - 1
    for index in first..<rects.count { addToCells(index) }
  }

  private mutating func addToCells(_ index: Int) {
    guard let range = Self.range(rects[index]) else {
      large.append(index)
      return
    }
    for row in range.rows {
      for column in range.columns {
        cells[Cell(column: column, row: row).key, default: []].append(index)
      }
    }
  }

  /// Whether a rectangle that satisfies the condition intersects the given one.
  func contains(
    intersecting rect: CGRect, where condition: (Int) -> Bool = { _ in true }
  ) -> Bool {
    if boxes.isEmpty { return false }
    let box = Box(rect)
    if boxes.count <= Self.few { return containsAny(box, where: condition) }
    if containsOne(of: large, box, where: condition) { return true }
    guard let range = Self.range(rect) else { return containsAny(box, where: condition) }
    for row in range.rows {
      for column in range.columns {
        if let list = cells[Cell(column: column, row: row).key],
          containsOne(of: list, box, where: condition)
        {
          return true
        }
      }
    }
    return false
  }

  // These loops are most of what placing the parts of a figure takes: over pointers, as a program that is
  // not optimized calls several functions for each step of a sequence.

  /// The number of the first rectangle, from a number on, that meets a box; the count of all if none does.
  private static func next(
    _ boxes: UnsafeBufferPointer<Box>, from first: Int, meeting box: Box
  ) -> Int {
    guard let start = boxes.baseAddress else { return boxes.count }
    var index = first
    while index < boxes.count {
      let other = start + index
      if other.pointee.left <= box.right, box.left <= other.pointee.right,
        other.pointee.top <= box.bottom, box.top <= other.pointee.bottom
      {
        return index
      }
      index += 1
    }
    return boxes.count
  }

  private func containsAny(_ box: Box, where condition: (Int) -> Bool) -> Bool {
    boxes.withUnsafeBufferPointer { boxes in
      var index = Self.next(boxes, from: 0, meeting: box)
      while index < boxes.count {
        if condition(index) { return true }
        index = Self.next(boxes, from: index + 1, meeting: box)
      }
      return false
    }
  }

  private func containsOne(of list: [Int], _ box: Box, where condition: (Int) -> Bool) -> Bool {
    list.withUnsafeBufferPointer { list in
      boxes.withUnsafeBufferPointer { boxes in
        guard let numbers = list.baseAddress, let start = boxes.baseAddress else { return false }
        var place = 0
        while place < list.count {
          let index = numbers[place]
          if start[index].meets(box), condition(index) { return true }
          place += 1
        }
        return false
      }
    }
  }

  /// How many rectangles that satisfy the condition intersect the given one, counted up to a limit of
  /// a few; among many, of a rectangle that is as long as several pages only the first part is searched.
  func count(
    intersecting rect: CGRect, atMost limit: Int, where condition: (Int) -> Bool = { _ in true }
  ) -> Int {
    if boxes.isEmpty { return 0 }
    let box = Box(rect)
    if boxes.count <= Self.few {
      return boxes.withUnsafeBufferPointer { boxes in
        var count = 0
        var index = Self.next(boxes, from: 0, meeting: box)
        while index < boxes.count {
          if condition(index) { count += 1 }
          if count == limit { break }
          index = Self.next(boxes, from: index + 1, meeting: box)
        }
        return min(count, limit)
      }
    }
    var found: [Int] = []
    func look(_ list: [Int]) {
      for index in list where found.count < limit {
        // A rectangle is in several cells, so that it may be met again.
        guard boxes[index].meets(box), condition(index), !found.contains(index) else {
          continue
        }
        found.append(index)
      }
    }
    look(large)
    guard !cells.isEmpty, let range = Self.range(rect) else { return found.count }
    var left = Self.mostCounted
    for row in range.rows where left > 0 && found.count < limit {
      for column in range.columns where left > 0 && found.count < limit {
        left -= 1
        if let list = cells[Cell(column: column, row: row).key] { look(list) }
      }
    }
    return found.count
  }

  /// The numbers of the rectangles that intersect the given one, ascending; in a very crowded
  /// place only the first ones.
  func indices(intersecting rect: CGRect) -> [Int] {
    let box = Box(rect)
    if boxes.count <= Self.few {
      return boxes.withUnsafeBufferPointer { boxes in
        var found: [Int] = []
        var index = Self.next(boxes, from: 0, meeting: box)
        while index < boxes.count, found.count < Self.mostFound {
          found.append(index)
          index = Self.next(boxes, from: index + 1, meeting: box)
        }
        return found
      }
    }
    var found: [Int] = []
    func look(_ list: some Collection<Int>) {
      // A rectangle is in several cells, and counts once.
      for index in list where boxes[index].meets(box) && !found.contains(index) {
        found.append(index)
        if found.count >= Self.mostFound { return }
      }
    }
    look(large)
    if let range = Self.range(rect) {
      for row in range.rows {
        for column in range.columns where found.count < Self.mostFound {
          look(cells[Cell(column: column, row: row).key] ?? [])
        }
      }
    } else {
      look(rects.indices)
    }
    return found.sorted()
  }

  private static func range(
    _ rect: CGRect
  ) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    let limit = 1e7
    guard abs(rect.minX) < limit, abs(rect.minY) < limit, abs(rect.maxX) < limit,
      abs(rect.maxY) < limit
    else { return nil }
    let left = Int((rect.minX / cell).rounded(.down))
    let right = Int((rect.maxX / cell).rounded(.down))
    let top = Int((rect.minY / cell).rounded(.down))
    let bottom = Int((rect.maxY / cell).rounded(.down))
    guard (right - left + 1) * (bottom - top + 1) <= mostCells else { return nil }
    return (left...right, top...bottom)
  }
}
