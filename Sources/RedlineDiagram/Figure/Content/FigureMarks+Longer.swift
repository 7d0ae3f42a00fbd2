import Foundation
import RedlineModel

/// What tags say more where there is room beside them: whose line it is, and of what the edges are.
extension FigureMarks {
  /// Of what an edge or a centre on a line is.
  struct Base: Hashable {
    /// What a view is in is its superview, if it has no name of its own.
    var name: String
    /// Whether the edge of something else that holds the view is on the line, too.
    var isDoubtful = false
  }

  /// - Parameter place: Of the line, along the axis of the attribute.
  func base(
    _ constraint: SolvedLayout.Constraint, _ second: SolvedLayout.Anchor, _ place: Double
  ) -> Base? {
    let (inner, outer) =
      isFirstOuter(constraint) ? (second, constraint.first) : (constraint.first, second)
    guard !isSpacer(outer.item) else { return nil }
    let name = baseName(outer.item, of: inner.item)
    // `center on trailing` is on an edge of a view that may be anywhere.
    if inner.attribute != outer.attribute {
      let isOnCenter = inner.attribute.isCenter || outer.attribute.isCenter
      return isOnCenter ? Base(name: name, isDoubtful: true) : nil
    }
    guard isFrame(outer.item) || geometry.contains(outer.item, inner.item) else { return nil }
    let others = around(inner.item).filter { id in
      id != outer.item
        && abs(
          geometry.coordinate(SolvedLayout.Anchor(item: id, attribute: outer.attribute)) - place)
          < Self.oneLine
    }
    return Base(name: name, isDoubtful: !others.isEmpty)
  }

  /// `title = superview`.
  func ends(_ constraint: SolvedLayout.Constraint, _ second: SolvedLayout.Anchor) -> String {
    let (inner, outer) =
      isFirstOuter(constraint)
      ? (second.item, constraint.first.item) : (constraint.first.item, second.item)
    return names(inner) + Self.of + baseName(outer, of: inner)
  }

  /// `badge center on photo trailing`: which view's centre is on the edge of which.
  func onOther(_ constraint: SolvedLayout.Constraint, _ second: SolvedLayout.Anchor) -> String? {
    let (one, other) =
      isFirstOuter(constraint) ? (second, constraint.first) : (constraint.first, second)
    guard one.attribute.isCenter != other.attribute.isCenter, constraint.relation == .equal
    else { return nil }
    let text =
      "\(names(one.item)) \(FigureText.name(of: one.attribute))\(Self.on)"
      + "\(baseName(other.item, of: one.item)) \(FigureText.name(of: other.attribute))"
      + FigureText.suffix(constraint)
    return isShort(text) ? text : nil
  }

  /// What a tag calls that of which an edge or a centre is.
  func baseName(_ outer: String, of inner: String) -> String {
    if isSuperview(outer, of: inner) { return "superview" }
    return marginsOfSuperview(outer, of: inner) ?? names(outer)
  }

  /// The margins of what a view is in are its margins, whoever else has some.
  private func marginsOfSuperview(_ outer: String, of inner: String) -> String? {
    guard let guide = geometry.guide(outer), guide.kind == .layoutMargins,
      guide.owner == geometry.item(inner)?.parent
    else { return nil }
    return guide.word
  }

  private func isSuperview(_ outer: String, of inner: String) -> Bool {
    let parent = geometry.guide(inner)?.owner ?? geometry.item(inner)?.parent
    guard parent == outer, let item = geometry.item(outer) else { return false }
    return outer == geometry.layout.root.id || item.isNamedByItsClass
  }

  /// As near to each other two lines are one to the eye.
  private static let oneLine = 3.0

  /// What a view is in, with the guides of all that.
  private func around(_ id: String) -> [String] {
    var ancestors: [String] = []
    var next = geometry.item(id)?.parent
    while let parent = next, ancestors.count < 64 {
      ancestors.append(parent)
      next = geometry.item(parent)?.parent
    }
    let owners = Set(ancestors)
    return ancestors
      + geometry.layout.guides.filter { $0.kind != .custom && owners.contains($0.owner) }.map(\.id)
  }

  /// Of what edges of one tag are, where that is the same for all of them.
  mutating func tellBase(of edges: [Int], _ told: Int) {
    let bases = edges.map { marks[$0].base }
    let isOne = Set(bases.map { $0?.name }).count == 1
    let known = isOne ? bases.compactMap(\.self) : []
    marks[told].base = known.first(where: \.isDoubtful) ?? known.first
    if !known.isEmpty { marks[told].ends = [] }
  }

  /// Of what each edge of one tag is, where they are of different things.
  mutating func tellEnds(_ edges: [(index: Int, name: String)], _ told: Int) {
    let ends = edges.compactMap { edge in
      marks[edge.index].base.map { edge.name + Self.of + $0.name }
    }
    marks[told].endsAreEdges = true
    marks[told].ends = ends.count == edges.count ? ends : endsOfEach(edges)
  }

  /// `info = form`, `form leading, trailing = margins`: of what the edges of several views are.
  private func endsOfEach(_ edges: [(index: Int, name: String)]) -> [String] {
    var views: [String] = []
    var bases: [String: [(base: String, edges: [String])]] = [:]
    for edge in edges {
      for end in marks[edge.index].ends {
        guard let sign = end.range(of: Self.of) else { return [] }
        let (view, base) = (String(end[..<sign.lowerBound]), String(end[sign.upperBound...]))
        if bases[view] == nil { views.append(view) }
        if let index = bases[view]?.firstIndex(where: { $0.base == base }) {
          bases[view]?[index].edges.append(edge.name)
        } else {
          bases[view, default: []].append((base, [edge.name]))
        }
      }
    }
    return views.compactMap { view in
      let all = bases[view] ?? []
      guard all.count > 1 else { return all.first.map { view + Self.of + $0.base } }
      let parts = all.map { $0.edges.joined(separator: ", ") + Self.of + $0.base }
      return view + " " + parts.joined(separator: ", ")
    }
  }

  static let on = " on "
  static let of = " = "

  /// The most letters of a tag that says more than it must.
  private static let mostOfLonger = 60

  /// Finds the longer texts of all tags of lines, the one that says most first.
  mutating func tellMore(_ constraints: [SolvedLayout.Constraint]) {
    let known = Dictionary(constraints.map { ("c-\($0.id)", $0) }) { one, _ in one }
    for index in marks.indices { marks[index].longer = longer(marks[index], known) }
    tellApart()
  }

  /// Tags of several views that would say the same of different things say of what they are.
  private mutating func tellApart() {
    let counted = marks.indices.filter { marks[$0].count > 1 && marks[$0].untoldBase != nil }
    for alike in Dictionary(grouping: counted, by: { marks[$0].text }).values {
      guard Set(alike.map { marks[$0].untoldBase }).count > 1 else { continue }
      for index in alike {
        if let text = marks[index].saying(in: marks[index].text) { marks[index].text = text }
      }
    }
  }

  private func longer(
    _ mark: FigureMark, _ known: [String: SolvedLayout.Constraint]
  ) -> [String] {
    // What changed is written into a tag later.
    guard mark.sign == nil, mark.conflict == nil, !mark.isSilent, !mark.isBroken,
      mark.kind == .alignment || mark.kind == .baseline || mark.kind == .center
    else { return [] }
    // The last one, as a name may be a sentence with that word.
    if let base = mark.base, mark.count == 1, mark.plain.contains(Self.on),
      let on = mark.text.range(of: Self.on, options: .backwards)
    {
      return [mark.text.replacingCharacters(in: on, with: "\(Self.on)\(base.name) ")]
        .filter(isReadable)
    }
    // Among those that are named is what their centres are of.
    let views = mark.owners + mark.siblings + mark.beads.map(\.name)
    let isNamed = mark.base.map { views.contains($0.name) } ?? false
    let named = named(mark, views, known)
    let owners = mark.siblings.isEmpty ? nil : self.named(mark, mark.owners, known)
    let (short, long) = (
      mark.saying(in: mark.text), isNamed ? nil : named.flatMap(mark.saying)
    )
    // Of what many edges are says more than which they are, as their thick parts are seen.
    let texts =
      mark.count > Self.mostOwners ? [long, short, named, owners] : [long, named, owners, short]
    return texts.compactMap(\.self).filter(isReadable)
  }

  /// Whether a tag that says more than it must is still read at a glance; a path is not.
  func isReadable(_ text: String) -> Bool {
    text.count <= Self.mostOfLonger && !text.contains("/")
  }

  /// The names of two or three views, or of four short ones, in place of their number, or of nothing.
  private func named(
    _ mark: FigureMark, _ views: [String], _ known: [String: SolvedLayout.Constraint]
  ) -> String? {
    // Edges that touch are told by their number.
    guard !mark.plain.isEmpty, !mark.plain.hasPrefix("0"),
      [mark.plain, "\(mark.plain) ×\(mark.count)"].contains(mark.text)
    else { return nil }
    let views = Set(views)
    // Four elements of one array are better counted.
    let isShort =
      isShort(views.joined(separator: ", ")) && !views.contains { $0.contains("[") }
    guard (2...Self.mostOwners + (isShort ? 1 : 0)).contains(views.count) else { return nil }
    let places = places(mark, known)
    let order = views.sorted { (places[$0] ?? 0, $0) < (places[$1] ?? 0, $1) }
    return order.joined(separator: ", ") + " " + mark.plain
  }

  /// Where the views of a line are along it, by their names.
  private func places(
    _ mark: FigureMark, _ known: [String: SolvedLayout.Constraint]
  ) -> [String: Double] {
    let axis: Axis =
      switch mark.form {
      case .rail(let axis, _), .center(let axis, _, _, _): axis.other
      default: .horizontal
      }
    let ends = mark.members.compactMap { known[$0.id] }.flatMap { constraint in
      [constraint.first.item, constraint.second?.item].compactMap(\.self)
    }
    return Dictionary(
      ends.map { (names($0), Span(geometry.rect($0), axis).low) },
      uniquingKeysWith: { one, _ in one })
  }
}

extension FigureMark {
  /// Of what the edges or centres are, before by how much they are off.
  func saying(in text: String) -> String? {
    guard let base = base?.name, !Self.relations.contains(where: text.contains) else { return nil }
    guard !offset.isEmpty, text.hasSuffix(offset) else { return text + FigureMarks.of + base }
    return text.dropLast(offset.count) + FigureMarks.of + base + offset
  }

  /// By how much it is off, and the priority: ` +8`, ` −0.5@750`.
  private var offset: Substring {
    Self.tails.compactMap { plain.range(of: $0)?.lowerBound }.min().map { plain[$0...] } ?? ""
  }

  private static let relations = [FigureMarks.of, " ≥", " ≤"]
  private static let tails = [" −", " +", "@", ", is "]

  /// Whether a tag names an edge or a centre without what it is of.
  private var isOpen: Bool {
    sign == nil && conflict == nil && !isSilent && !isBroken
      && (kind == .alignment || kind == .baseline || kind == .center)
      && !text.contains(FigureMarks.on) && !Self.relations.contains(where: text.contains)
  }

  /// Whether it is one constraint whose tag has no room for any view.
  var isBare: Bool {
    count == 1 && text == plain && !(owners + beads.map(\.name)).contains(where: text.contains)
  }

  /// What the constraints of a line make equal, if its tag does not say it and not all are of each other or of
  /// one thing.
  var untoldEnds: [String] {
    guard isOpen, base == nil, !plain.hasPrefix("0") else { return [] }
    if endsAreEdges { return ends }
    // Of one constraint that its tag has no room to tell.
    if isBare, ends.count == 1 { return ends }
    guard ends.count == count else { return [] }
    let seen = Set(beads.map(\.name) + (kind == .center ? owners + siblings : []))
    let isOfOthers = ends.contains { end in
      end.range(of: FigureMarks.of).map { !seen.contains(String(end[$0.upperBound...])) } ?? false
    }
    return isOfOthers ? ends : []
  }

  /// Of what the edges or centres are, if the tag does not say it.
  var untoldBase: String? {
    guard let base, isOpen else { return nil }
    // Among those that are named is what their centres are of.
    return siblings.contains(base.name) && text.contains(base.name) ? nil : base.name
  }

  /// The whole sentence, where it has a number that would be taken for another one's.
  var isOffset: Bool { !offset.isEmpty }
}
