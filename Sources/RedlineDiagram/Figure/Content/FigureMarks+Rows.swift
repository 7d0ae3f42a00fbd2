import Foundation
import RedlineModel

/// Equal sizes that each row of a table has of its own: one row tells them for all.
extension FigureMarks {
  /// Of fewer rows each has its own letters.
  private static let leastRows = 3

  /// Equal sizes of one letter, with where they are.
  private struct Group {
    var id: Int
    var constraints: [SolvedLayout.Constraint]
    var rect: CGRect
    /// What it has in common with those of other rows: all but its place.
    var shape: [[Int]]
    var key: String
  }

  private struct Key: Hashable {
    var shape: [[Int]]
    var across: [Int]
    var key: String
  }

  /// Notes the constraints of further rows as twins of those of the first.
  /// - Returns: The ids of those, which have no marks of their own.
  mutating func joinRows(_ constraints: [SolvedLayout.Constraint]) -> Set<String> {
    var joined: Set<String> = []
    for axis in [Axis.vertical, .horizontal] {
      let free = groups(constraints).filter { rows[$0.id] == nil }
      var known: [Key: [Group]] = [:]
      for group in free { known[key(group, along: axis), default: []].append(group) }
      for group in free {
        guard let alike = known.removeValue(forKey: key(group, along: axis)),
          alike.count >= Self.leastRows, areApart(alike, along: axis)
        else { continue }
        join(alike, axis)
        joined.formUnion(alike.dropFirst().flatMap { $0.constraints.map(\.id) })
      }
    }
    return joined
  }

  private func key(_ group: Group, along axis: Axis) -> Key {
    Key(shape: group.shape, across: Self.halves([Span(group.rect, axis.other).low]), key: group.key)
  }

  private static func halves(_ values: [Double]) -> [Int] {
    values.map { Int(($0 * 2).rounded()) }
  }

  private func areApart(_ groups: [Group], along axis: Axis) -> Bool {
    let spans = groups.map { Span($0.rect, axis) }.sorted { $0.low < $1.low }
    return zip(spans, spans.dropFirst()).allSatisfy { $0.high <= $1.low + 0.5 }
  }

  private mutating func join(_ alike: [Group], _ axis: Axis) {
    for other in alike.dropFirst() {
      for (one, twin) in zip(alike[0].constraints, other.constraints) {
        twins[one.id, default: []] += [twin] + (twins[twin.id] ?? [])
      }
      letters.drop(other.id)
    }
    let word = axis == .vertical ? "rows" : "columns"
    rows[alike[0].id] = "in each of \(alike.count) \(word)"
  }

  /// The groups of which nothing is told but that sizes are equal, in the order of their letters.
  private func groups(_ constraints: [SolvedLayout.Constraint]) -> [Group] {
    var members: [Int: [SolvedLayout.Constraint]] = [:]
    for constraint in constraints where constraint.second != nil && !isRelative(constraint) {
      if let group = letters.group(of: constraint) {
        members[group, default: []].append(constraint)
      }
    }
    return letters.order.compactMap { id in members[id].flatMap { group(id, $0) } }
  }

  private func group(_ id: Int, _ constraints: [SolvedLayout.Constraint]) -> Group? {
    let key = key(constraints[0])
    let isAlike = constraints.allSatisfy { isQuiet($0) && self.key($0) == key }
    let rects = constraints.map { [$0.first.item, $0.second!.item].map(geometry.rect) }
    let all = rects.joined().reduce(CGRect.null) { $0.union($1) }
    let reach = [all.minX, all.minY, all.maxX, all.maxY]
    guard isAlike, reach.allSatisfy({ abs($0) < 1e9 }) else { return nil }
    let parts = zip(constraints, rects).map { constraint, rects in
      let ends = zip([constraint.first, constraint.second!], rects).map { anchor, rect in
        let place = [rect.minX - all.minX, rect.minY - all.minY, rect.width, rect.height]
        return [anchor.attribute.rawValue] + Self.halves(place.map(Double.init))
      }
      // Whichever end is written first.
      let shape = ends.sorted { $0.lexicographicallyPrecedes($1) }.flatMap { $0 }
      return (constraint: constraint, shape: shape)
    }.sorted { $0.shape.lexicographicallyPrecedes($1.shape) }
    return Group(
      id: id, constraints: parts.map(\.constraint), rect: all, shape: parts.map(\.shape), key: key)
  }

  /// Whether nobody asks for this one by itself.
  func isQuiet(_ constraint: SolvedLayout.Constraint) -> Bool {
    constraint.isPlainEqualSize && conflicts[constraint.id] == nil && signs[constraint.id] == nil
      && content.callouts[constraint.id] == nil && content.places[constraint.id] == nil
  }

  /// Equal sizes of which one bar shows all, as the widths of the fields of a column, need no letter: the tag names
  /// them, `password = user width`.
  /// - Returns: The ids of the constraints that are told so.
  mutating func joinPairs(_ constraints: [SolvedLayout.Constraint]) -> Set<String> {
    var joined: Set<String> = []
    for group in groups(constraints) where rows[group.id] == nil {
      guard let mark = alignedSizes(group.constraints) else { continue }
      marks.append(mark)
      letters.drop(group.id)
      joined.formUnion(group.constraints.map(\.id))
    }
    return joined
  }

  private func alignedSizes(_ constraints: [SolvedLayout.Constraint]) -> FigureMark? {
    let attribute = constraints[0].first.attribute
    let anchors = constraints.flatMap { [$0.first, $0.second!] }
    guard let axis = attribute.axis, anchors.allSatisfy({ $0.attribute == attribute }) else {
      return nil
    }
    let ids = anchors.reduce(into: [String]()) { ids, anchor in
      if !ids.contains(anchor.item) { ids.append(anchor.item) }
    }
    let rects = ids.map(geometry.rect)
    let plain = ids.map { names($0) }.joined(separator: " = ")
    let text = "\(plain) \(axis.extentName)"
    let ends = Set(rects.map { Self.halves([Span($0, axis).low, Span($0, axis).high]) })
    guard ends.count == 1, Span(rects[0], axis).length >= 0.5, isShort(plain) else { return nil }
    let isLeaf = ids.allSatisfy { !geometry.hasChildren($0) }
    let rect = rects.reduce(CGRect.null) { $0.union($1) }
    var mark = mark(
      constraints[0], .fixedSize, .extent(axis: axis, rect: rect, isLeaf: isLeaf), text)
    mark.members = constraints.flatMap(members)
    mark.plain = plain
    mark.told = text
    return mark
  }

  /// `=a in each of 7 rows`, at the first of its bars; `equal heights in each of 7 rows` at a bar that shows both.
  mutating func tellRows() {
    for (group, words) in rows {
      let text = "=" + letters.letter(group)
      let bars = marks.indices.filter {
        marks[$0].kind == .equalSize
          && (marks[$0].text == text || marks[$0].text.hasPrefix(text + ", "))
      }
      guard let bar = bars.first else { continue }
      marks[bar].text = text + " " + words
      guard bars.count == 1, marks[bar].copies > 1, case .extent(let axis, _, _) = marks[bar].form
      else { continue }
      marks[bar].text = "equal \(axis.extentName)s \(words)"
      marks[bar].told = marks[bar].text
      marks[bar].plain = "equal \(axis.extentName)s ×\(marks[bar].members.count)"
      marks[bar].shape = .tag
    }
  }
}
