import Foundation
import RedlineModel

/// What belongs together.
extension FigureMarks {
  /// As many views are named in one tag.
  static let mostOwners = 3

  mutating func finishAll() {
    // In place all of them would be copied for each, as it looks at the others.
    let finished = marks.map { mark in
      var mark = mark
      finish(&mark)
      return mark
    }
    marks = finished
  }

  private func finish(_ mark: inout FigureMark) {
    let isLine =
      switch mark.form {
      case .rail, .baseline, .center: true
      default: false
      }
    let views = views(of: mark)
    if isLine, mark.count > 1, !mark.plain.isEmpty {
      let text = "\(mark.plain) ×\(mark.count)"
      // Several constraints of one view, of which nobody would look for others.
      let owner = views.count == 1 ? views[0] + " " : ""
      mark.text = (owner.count + text.count <= Self.mostLetters ? owner : "") + text
    }
    if isNothing(mark) { tellNothing(&mark) }
    if mark.told.isEmpty {
      mark.told = mark.text
    } else if (2...Self.mostOwners).contains(views.count), !mark.plain.isEmpty {
      mark.told = views.joined(separator: ", ") + " " + mark.plain
      let most = hidesOne(mark) ? Self.mostLetters : Self.mostNamed
      if isLine, mark.count > 1, mark.told.count <= most { mark.text = mark.told }
    } else if mark.count > 1, !mark.isSize {
      // A width and a height are one size.
      mark.told += " and \(mark.count - 1) more"
    }
    if let plate = mark.conflict {
      mark.text = "\(plate) \(mark.text)"
      mark.shape = .plate
    }
  }

  /// A longer tag says how many there are.
  static let mostLetters = 34

  /// Where both views are seen, a longer one does.
  private static let mostNamed = 24

  /// The names of the views on a line, of whichever of them constraints are written; those of the owners for
  /// other marks.
  private func views(of mark: FigureMark) -> [String] {
    var views = mark.owners
    guard isLine(mark), mark.count > 1 else { return views }
    for bead in mark.beads where views.count <= Self.mostOwners && !views.contains(bead.name) {
      views.append(bead.name)
    }
    return views
  }

  /// Whether names are short enough to be read in a tag: a path is not.
  func isShort(_ text: String) -> Bool { text.count <= Self.mostLetters && !text.contains("/") }

  /// Whether of two views on a line only one is seen there: where both lie on the same part of it, one is a
  /// guide, or they take most of the screen.
  private func hidesOne(_ mark: FigureMark) -> Bool {
    guard (2...Self.mostOwners).contains(mark.count), mark.owners.count == mark.count,
      mark.beads.count <= mark.count, isLine(mark)
    else { return false }
    if mark.beads.count < mark.count { return true }
    guard mark.count == 2 else { return mark.isLong }
    return mark.isLong || mark.beads.contains(where: \.isGuide)
      || mark.beads[0].overlap(mark.beads[1]) > 0.5
  }

  private func isLine(_ mark: FigureMark) -> Bool {
    if case .rail = mark.form { true } else { false }
  }

  /// Whether it is about an equal size without a length, which no bar can show.
  func isNothing(_ mark: FigureMark) -> Bool {
    guard mark.kind == .equalSize, case .extent(let axis, let rect, _) = mark.form else {
      return false
    }
    return Span(rect, axis).length < 0.5
  }

  /// `3 × gap equal, width 0`, or `=b` where another tag refers to the letter: what has no size has no place for its name.
  private func tellNothing(_ mark: inout FigureMark) {
    let isShort = (1...Self.mostOwners).contains(mark.owners.count)
    let names = isShort ? mark.owners.joined(separator: ", ") + " " : ""
    let isMany = mark.copies > mark.owners.count
    guard case .extent(let axis, _, _) = mark.form else { return }
    let length = isFree(mark) ? ", any \(axis.extentName)" : ", \(axis.extentName) 0"
    let letter = letter(mark)
    let isLone = mark.copies > 1 && !marks.contains { $0.id != mark.id && $0.text.contains(letter) }
    if isLone { mark.shape = .tag }
    // A number behind a name would count constraints.
    mark.text = (isMany ? "\(mark.copies) × " : "") + names + (isLone ? "equal" : letter) + length
  }

  /// `=a` of `=a, 2 views`.
  private func letter(_ mark: FigureMark) -> String {
    String(mark.text.prefix { $0 != "," })
  }

  /// Whether nothing says how long it is.
  private func isFree(_ mark: FigureMark) -> Bool {
    guard case .extent(let axis, _, _) = mark.form else { return false }
    let ids = Set(mark.subjects.filter { $0.kind == .constraint }.map(\.id))
    let ends = Set(
      geometry.layout.constraints.filter { ids.contains($0.id) }
        .flatMap { [$0.first.item, $0.second?.item].compactMap { $0 } })
    return geometry.layout.diagnostics.contains { finding in
      finding.kind == .ambiguity && finding.items.contains(where: ends.contains)
        && finding.freedoms.contains { $0.axis == axis && $0.isSizeFree }
    }
  }

  /// Constraints that lay all four edges of a view on those of another.
  func joinedEdges(_ constraints: [SolvedLayout.Constraint]) -> [String: String] {
    var groups: [String: [SolvedLayout.Constraint]] = [:]
    for constraint in constraints {
      guard let second = constraint.second, constraint.relation == .equal,
        constraint.multiplier == 1, constraint.constant == 0,
        constraint.first.attribute == second.attribute,
        [.top, .leading, .bottom, .trailing].contains(constraint.first.attribute)
      else { continue }
      // Whichever end is written first.
      let ends = [constraint.first.item, second.item].sorted().joined(separator: "|")
      let key = "\(ends)|\(key(constraint))"
      groups[key, default: []].append(constraint)
    }
    var result: [String: String] = [:]
    for (key, members) in groups
    where members.count == 4 && Set(members.map(\.first.attribute)).count == 4 {
      for member in members { result[member.id] = key }
    }
    return result
  }

  /// Both centres of a view in one place are one tag, and its two lines say which; any other says it itself.
  mutating func tellCenters() {
    var first: [String: Int] = [:]
    var isBoth: Set<Int> = []
    for index in marks.indices {
      let mark = marks[index]
      guard case .center(let axis, _, _, _) = mark.form, mark.count == 1, mark.sign == nil,
        mark.conflict == nil, mark.callout == nil, mark.place == nil, !mark.isOffCenter
      else { continue }
      let key = "\(mark.text)|\(mark.hue)|\(mark.isDimmed)|\(mark.isPast)"
      guard let known = first[key] else {
        first[key] = index
        continue
      }
      guard case .center(axis.other, _, _, _) = marks[known].form else { continue }
      marks[index].isSilent = true
      if marks[known].base != mark.base {
        let centers = axis == .vertical ? [known, index] : [index, known]
        tellEnds(zip(centers, ["centerX", "centerY"]).map { ($0, $1) }, known)
        marks[known].base = nil
      }
      isBoth.formUnion([known, index])
    }
    for index in marks.indices where !isBoth.contains(index) {
      guard case .center(let axis, _, _, _) = marks[index].form else { continue }
      let word = axis == .horizontal ? "centerX" : "centerY"
      let name = (marks[index].owners.first ?? "") + " "
      marks[index].text =
        name + word + marks[index].text.dropFirst(name.count + "center".count)
      marks[index].plain = word + marks[index].plain.dropFirst("center".count)
    }
  }

  /// Of several pairs that stand beside each other the sign between both says that their centres are on one line,
  /// if it finds a place there.
  mutating func tellPairsBySigns() {
    let pairs = marks.indices.filter { index in
      let mark = marks[index]
      guard case .center(let axis, _, let own, let other?) = mark.form, mark.count == 1,
        mark.sign == nil, mark.conflict == nil, mark.callout == nil, mark.place == nil,
        !mark.isSilent, !mark.isOffCenter,
        mark.text.hasSuffix(axis == .horizontal ? " centerX" : " centerY")
      else { return false }
      let (one, two) = (Span(own, axis.other), Span(other, axis.other))
      let gap = max(one.low, two.low) - min(one.high, two.high)
      return Self.pairGap.contains(gap)
    }
    guard pairs.count >= Self.leastPairs else { return }
    for index in pairs { marks[index].isToldBySign = true }
  }

  /// How far views of a pair are apart: a sign has its place there, and the line between both is seen as one.
  private static let pairGap = 6.0...320
  private static let leastPairs = 2

  /// The most letters of a tag that says which view is on the edge of which.
  private static let mostJoined = 44

  /// A line that two views share has a name where not both are seen on it: where one takes most of the screen,
  /// so that it has no thick part, or both lie on the same part of it.
  mutating func tellHidden() {
    for index in marks.indices {
      let mark = marks[index]
      guard case .rail(let axis, _) = mark.form, mark.count == 1, mark.beads.count == 2,
        mark.text == mark.plain
      else { continue }
      let hidden = mark.beads.filter { mark.isLong || axis == .vertical && $0.isLong }
      let isTouching = mark.plain.hasPrefix("0")
      let isShared = mark.beads[0].overlap(mark.beads[1]) > 0.5 && !isTouching
      // Of two that touch along the whole screen both are seen.
      guard isShared || hidden.count == 1 || !isTouching && hidden.count == 2 else { continue }
      // A distance is from one to the line of the other.
      let named = mark.kind == .inequality ? [mark.beads[0]] : isShared ? mark.beads : hidden
      // One constraint, which says that both are there.
      let names = named.map(\.name).joined(separator: " = ")
      // It is the other one that a constraint puts there.
      let owner = mark.owners.first ?? ""
      let told = "\(owner) \(mark.plain) = \(names)"
      if !isTouching, named.count == 1, mark.kind != .inequality, names != owner,
        told.count <= Self.mostJoined
      {
        marks[index].text = told
        continue
      }
      marks[index].text = isTouching ? touching(mark, names) : "\(names) \(mark.plain)"
    }
  }

  /// `title 0 to list`: of two views that touch, the one that is seen may be across the screen from the tag.
  private func touching(_ mark: FigureMark, _ name: String) -> String {
    let plain = "\(mark.plain) to \(name)"
    guard let other = mark.beads.first(where: { $0.name != name })?.name, !other.contains("/"),
      other.count + plain.count < Self.mostJoined
    else { return plain }
    return "\(other) \(plain)"
  }

  /// Three edges or all four of a view on lines on which it is alone, or of the same few views on each, are one tag.
  mutating func joinLonelyEdges(_ constraints: [SolvedLayout.Constraint]) {
    var groups: [String: [(index: Int, attribute: Attribute)]] = [:]
    var order: [String] = []
    let known = Dictionary(constraints.map { ("c-\($0.id)", $0) }) { one, _ in one }
    for (index, mark) in marks.enumerated() where isAloneOnLine(mark) {
      guard let constraint = known[mark.id], constraint.relation == .equal,
        constraint.multiplier == 1, constraint.first.attribute == constraint.second?.attribute
      else { continue }
      // By their ids, as several guides may have one name.
      let owners = mark.members.compactMap { known[$0.id] }.map { constraint in
        (isFirstOuter(constraint) ? constraint.second ?? constraint.first : constraint.first).item
      }
      let key = "\(owners.sorted().joined(separator: "|"))|\(key(constraint))"
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append((index, constraint.first.attribute))
    }
    for key in order {
      let edges = Self.inOrder.compactMap { edge in groups[key]?.first { $0.attribute == edge } }
      guard edges.count >= 3, edges.count == groups[key]?.count else { continue }
      let across = edges.filter { $0.attribute.axis == .vertical }
      // That which is between two others, or at the top.
      let told =
        across.count == 2 && edges.count == 3
        ? edges.first { $0.attribute.axis == .horizontal }! : across[0]
      for edge in edges where edge.index != told.index { marks[edge.index].isSilent = true }
      let guides = Set(edges.map { guide(known[marks[$0.index].id]) })
      let words =
        edges.count == 4
        ? "edges" : edges.map { FigureText.name(of: $0.attribute) }.joined(separator: ", ")
      let more = words + (guides.count == 1 ? guides.first! : "")
      let isShort = isReadable(marks[told.index].text + more)
      rename(told.index, FigureText.name(of: told.attribute), isShort ? more : words)
      // Several views, and several edges of each.
      let owners = marks[told.index].owners.joined(separator: ", ")
      if marks[told.index].owners.count > 1, edges.count == 3 {
        marks[told.index].text = owners + ":" + marks[told.index].text.dropFirst(owners.count)
      }
      marks[told.index].told = marks[told.index].text
      tellEnds(edges.map { ($0.index, FigureText.name(of: $0.attribute)) }, told.index)
      tellBase(of: edges.map(\.index), told.index)
    }
  }

  private static let inOrder: [Attribute] = [.top, .leading, .bottom, .trailing]

  private func isAloneOnLine(_ mark: FigureMark) -> Bool {
    guard case .rail = mark.form else { return false }
    return mark.count == mark.owners.count && mark.beads.count <= mark.count && !mark.isSilent
      && mark.kind == .alignment && mark.conflict == nil && mark.sign == nil && mark.callout == nil
      && mark.place == nil && !mark.isBroken
      && mark.text.hasPrefix(mark.owners.joined(separator: ", ") + " ")
  }

  /// Lets the tag of a line that has one owner say something else than the line's name.
  private mutating func rename(_ index: Int, _ name: String, _ words: String) {
    let mark = marks[index]
    guard mark.plain.hasPrefix(name), mark.text.hasSuffix(mark.plain) else { return }
    marks[index].plain = words + mark.plain.dropFirst(name.count)
    marks[index].text = mark.text.dropLast(mark.plain.count) + marks[index].plain
  }

  /// Four edges are one tag, at the top.
  mutating func silenceEdges(_ constraints: [SolvedLayout.Constraint]) {
    guard !edges.isEmpty else { return }
    let known = Dictionary(constraints.map { ("c-\($0.id)", $0) }) { one, _ in one }
    for index in marks.indices where edges[String(marks[index].id.dropFirst(2))] != nil {
      guard case .rail(let axis, _) = marks[index].form else { continue }
      if axis == .vertical, marks[index].outward < 0 {
        let guide = guide(known[marks[index].id])
        rename(index, "top", isReadable(marks[index].text + guide) ? "edges" + guide : "edges")
      } else {
        marks[index].isSilent = true
      }
    }
  }

  /// ` = safeArea` of what lies on the edges of one of UIKit's guides; those of what a view is in need no name.
  private func guide(_ constraint: SolvedLayout.Constraint?) -> String {
    let ends = [constraint?.first.item, constraint?.second?.item].compactMap { $0 }
    let base = ends.first { geometry.guide($0).map { $0.kind != .custom } ?? false }
    return base.map { " = \(names($0))" } ?? ""
  }

  /// The ids of the marks of four equal insets each.
  func equalInsets(_ constraints: [SolvedLayout.Constraint]) -> [[String]] {
    var groups: [String: [String]] = [:]
    var order: [String] = []
    for constraint in constraints {
      guard let second = constraint.second, constraint.relation == .equal,
        constraint.multiplier == 1, constraint.constant != 0,
        constraint.first.attribute == second.attribute,
        [.top, .leading, .bottom, .trailing].contains(constraint.first.attribute)
      else { continue }
      let isTurned = geometry.contains(constraint.first.item, second.item)
      let isFar = constraint.first.attribute.isFarEdge != isTurned
      let inset = isFar ? -constraint.constant : constraint.constant
      let ends = [constraint.first.item, second.item].sorted().joined(separator: "|")
      let key = "\(ends)|\(inset)|\(key(constraint))"
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append("c-\(constraint.id)")
    }
    return order.compactMap { groups[$0] }.filter { $0.count == 4 }
  }

  /// Four equal insets are one tag.
  mutating func silence(_ insets: [[String]]) {
    for ids in insets.map(Set.init) {
      let indices = marks.indices.filter { ids.contains(marks[$0].id) }
      for (position, index) in indices.enumerated() {
        if position == 0 {
          marks[index].text = "insets " + marks[index].text
        } else {
          marks[index].isSilent = true
        }
      }
    }
  }
}
