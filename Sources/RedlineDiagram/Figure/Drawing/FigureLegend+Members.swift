import Foundation
import RedlineModel

/// Which views a tag with a number stands for, where it has no room for their names.
extension FigureLegend {
  /// What edges and centres are of whose tags do not say it, and what tags with a count stand for: views where
  /// there are few, constraints, or gaps of a stack view, which are none.
  func lines(_ drawn: [PlacedFigureMark], _ namesViews: Bool) -> [Entry] {
    let counted = drawn.filter { $0.tag != nil && $0.mark.toldCount != nil }.map(\.mark)
    guard namesViews else { return count(counted) }
    let named = members(counted)
    return bases(drawn, told: named.based) + (named.lines + untagged(drawn)).map(Entry.init(names:))
      + count(named.rest)
  }

  /// How stack views arrange, and what contents hold by, where no tag of the picture had room to say it.
  private func untagged(_ drawn: [PlacedFigureMark]) -> [String] {
    func isPlainTag(_ mark: FigureMark) -> Bool {
      (mark.isStackName || mark.kind == .contentSize) && mark.sign == nil && !mark.isSilent
        && !mark.isOptional
        && mark.place != .hidden
    }
    let marks = drawn.filter { isPlainTag($0.mark) }
    let said = Set(marks.filter { $0.tag != nil }.map(\.mark.text))
    let unsaid = marks.filter { $0.tag == nil && !said.contains($0.mark.text) }.map(\.mark)
    let (stacks, contents) = (unsaid.filter(\.isStackName), unsaid.filter { !$0.isStackName })
    return Self.unique(stacks.map(\.text) + contents.map(\.text)).reduce(into: []) { lines, text in
      // Names of views may be commas apart in a text, too.
      guard let last = lines.last, last.count + text.count < Self.longest else {
        return lines.append(text)
      }
      lines[lines.count - 1] = last + "; " + text
    }
  }

  /// `view top, leading ×3 = safe area`: of what the edges are whose tags have no room to say it.
  /// - Parameter told: The tags of which another line says it.
  func bases(_ drawn: [PlacedFigureMark], told: Set<String> = []) -> [Entry] {
    let tagged = drawn.filter { $0.tag != nil }.map(\.mark)
    // Of two tags that say the same, nobody would know which is meant, if the legend does not say it.
    let alike = Dictionary(grouping: tagged, by: \.text).mapValues { marks in
      Set(marks.map { [$0.untoldBase ?? ""] + $0.untoldEnds })
    }
    var (bases, tags): ([String], [String: [String]]) = ([], [:])
    var sentences: [String] = []
    for mark in tagged {
      let isNamed = mark.isBare && (mark.withOwner != mark.text || mark.ends.count == 1)
      guard alike[mark.text]?.count == 1 || isNamed else { continue }
      if let sentence = Self.ends(mark), !sentences.contains(sentence) {
        sentences.append(sentence)
      }
      guard let base = mark.untoldBase, !told.contains(mark.text) else { continue }
      if mark.isOffset {
        if let all = mark.saying(in: mark.text), !sentences.contains(all) { sentences.append(all) }
        continue
      }
      if tags[base] == nil { bases.append(base) }
      let text = mark.withOwner
      if tags[base]?.contains(text) != true { tags[base, default: []].append(text) }
    }
    return
      (bases.map { Self.list(tags[$0] ?? []) + FigureMarks.of + $0 } + sentences)
      .map(Entry.init(names:))
  }

  /// `bar, list leading, trailing; title top`: views that several tags begin with are said once.
  static func list(_ tags: [String]) -> String {
    var lists: [(views: Substring, edges: [Substring])] = []
    for tag in tags {
      // A count is no edge.
      let space = tag.contains("×") ? tag.startIndex : tag.lastIndex(of: " ") ?? tag.startIndex
      let (views, edge) = (tag[..<space], tag[space...].drop { $0 == " " })
      if let index = lists.firstIndex(where: { $0.views == views && !views.isEmpty }) {
        lists[index].edges.append(edge)
      } else {
        lists.append((views, [edge]))
      }
    }
    let all = lists.map { list in
      (list.views.isEmpty ? "" : list.views + " ") + list.edges.joined(separator: ", ")
    }
    let isClear = !lists.contains { $0.views.contains(",") || $0.edges.count > 1 }
    return all.joined(separator: isClear ? ", " : "; ")
  }

  /// `leading ×3: title = superview, body = title, button = title`.
  private static func ends(_ mark: FigureMark) -> String? {
    let ends = unique(mark.untoldEnds)
    let sentence = sentence(mark, ends)
    let isShort = ends.count <= mostMembers && sentence.count <= longestSentence
    return !ends.isEmpty && isShort && !sentence.contains("[") ? sentence : nil
  }

  private static func sentence(_ mark: FigureMark, _ ends: [String]) -> String {
    // Each of these names its view.
    if mark.endsAreEdges, mark.owners.count > 1 { return ends.joined(separator: "; ") }
    // `title top = body` of one, as other tags have it.
    if mark.isBare, ends.count == 1, !mark.endsAreEdges {
      return ends[0].replacing(FigureMarks.of, with: " \(mark.text)\(FigureMarks.of)")
    }
    return mark.text + ": " + grouped(ends)
  }

  /// `title = superview; body, button = title`: what several are of is said once.
  private static func grouped(_ ends: [String]) -> String {
    var groups: [(base: Substring, views: [Substring])] = []
    for end in ends {
      // One that is not plain is said as it is.
      let sign = end.range(of: FigureMarks.of)
      let (view, base) = (
        end[..<(sign?.lowerBound ?? end.endIndex)], end[(sign?.upperBound ?? end.endIndex)...]
      )
      if let index = groups.firstIndex(where: { $0.base == base && !base.isEmpty }) {
        groups[index].views.append(view)
      } else {
        groups.append((base, [view]))
      }
    }
    guard groups.count < ends.count else { return ends.joined(separator: ", ") }
    return groups.map { group in
      group.views.joined(separator: ", ") + (group.base.isEmpty ? "" : FigureMarks.of + group.base)
    }.joined(separator: "; ")
  }

  /// What constraints are counted is seen on the line, on which their views have thick parts; gaps of a stack
  /// view are no constraints.
  private func count(_ counted: [FigureMark]) -> [Entry] {
    guard let mark = counted.first(where: { $0.kind == .stack }), let count = mark.toldCount
    else { return [] }
    return [
      tag(
        "×\(count)", mark.hue, "one tag for \(count) gaps",
        width: 12 + 7 * Double("\(count)".count + 1))
    ]
  }

  /// More names than these are counted on the line.
  private static let mostMembers = 9
  /// The longest line, in letters, and how many there are.
  private static let longest = 130
  private static let mostLines = 6
  /// Of what each view is, which cannot be guessed, may take a second line.
  private static let longestSentence = 150

  /// `leading ×2, trailing ×2: title, body = form`, in the order of the tags, the tags that cannot be told, and
  /// those of which a line says of what their edges are.
  func members(
    _ counted: [FigureMark]
  ) -> (lines: [String], rest: [FigureMark], based: Set<String>) {
    var groups: [(marks: [FigureMark], names: [String])] = []
    var rest: [FigureMark] = []
    let known = Dictionary(grouping: counted, by: \.text)
    for mark in counted where Self.ends(mark) == nil {
      // Of two tags that say the same, nobody would know which is meant.
      let alike = Set((known[mark.text] ?? []).map { Self.names($0).map(Set.init) })
      guard alike.count == 1, let own = Self.names(mark) else {
        rest.append(mark)
        continue
      }
      if let index = groups.indices.first(where: { Set(groups[$0].names) == Set(own) }) {
        groups[index].marks.append(mark)
      } else {
        groups.append(([mark], own))
      }
    }
    var (lines, based): ([String], Set<String>) = ([], [])
    for group in groups {
      let base = Self.base(group.marks)
      let tags = Self.unique(group.marks.map(\.text))
      let end = base.map { FigureMarks.of + $0 }
      let short = tags.map { tag in
        end.map { tag.hasSuffix($0) ? String(tag.dropLast($0.count)) : tag } ?? tag
      }
      let start = Self.unique(short).joined(separator: ", ") + ": "
      // One view more than there are constraints: each makes two of them equal.
      let isChain = base == nil && group.marks.allSatisfy { $0.isChain(of: group.names.count) }
      let views = group.names.filter { $0 != base }
      // What all of the tags say is not said again.
      let isTold = group.marks.allSatisfy { $0.toldBase != nil }
      let all = isChain ? Self.chained(group.names, group.marks[0].ends) : group.names
      let named = isTold ? views : all
      let plain = start + named.joined(separator: isChain ? FigureMarks.of : ", ")
      guard lines.count < Self.mostLines, plain.count <= Self.longest else {
        rest += group.marks
        continue
      }
      let line = (isTold ? nil : base).map { base in
        start + views.joined(separator: ", ") + FigureMarks.of + base
      }
      if let line, line.count <= Self.longest {
        based.formUnion(tags)
        lines.append(line)
      } else {
        lines.append(plain)
      }
    }
    return (lines, rest, based)
  }

  /// The names in an order in which each is made equal to the next, if there is one; else as they were.
  /// - Parameter ends: What is made equal, `title = body` each.
  private static func chained(_ names: [String], _ ends: [String]) -> [String] {
    var next: [String: [String]] = [:]
    for end in ends {
      let pair = end.components(separatedBy: FigureMarks.of)
      guard pair.count == 2 else { return names }
      next[pair[0], default: []].append(pair[1])
      next[pair[1], default: []].append(pair[0])
    }
    guard var name = names.first(where: { next[$0]?.count == 1 }) else { return names }
    var chain = [name]
    while let other = next[name]?.first(where: { !chain.contains($0) }) {
      chain.append(other)
      name = other
    }
    return Set(chain) == Set(names) ? chain : names
  }

  /// Of what the edges of all views on some lines are, if that is one thing; it may be one of the views.
  private static func base(_ marks: [FigureMark]) -> String? {
    let bases = Set(marks.map { $0.isOffset ? nil : $0.untoldBase ?? $0.toldBase })
    return bases.count == 1 ? bases.first ?? nil : nil
  }

  /// The views that a line of the legend names for a tag.
  static func namedViews(_ item: PlacedFigureMark) -> [String] {
    guard item.tag != nil else { return [] }
    let mark = item.mark
    let ends = ends(mark).map { _ in
      mark.untoldEnds.flatMap { $0.components(separatedBy: FigureMarks.of) }
    }
    return ends ?? (mark.toldCount == nil ? nil : names(mark)) ?? []
  }

  private static func names(_ mark: FigureMark) -> [String]? {
    // Edges that touch are of pairs, of which one side is not all.
    guard !mark.text.hasPrefix("0 ") else { return nil }
    // As they follow each other on the line.
    let sorted = mark.beads.sorted { ($0.span.low, $0.span.high) < ($1.span.low, $1.span.high) }
    let beads = unique(sorted.map(\.name))
    let all = beads.count > 1 ? beads : unique(mark.owners + mark.siblings)
    // Elements of one array are better counted; fewer views than the tag stands for are not all.
    guard (2...mostMembers).contains(all.count), !all.contains(where: { $0.contains("[") }),
      all.count >= mark.toldCount ?? 0
    else { return nil }
    return all
  }

  private static func unique(_ names: [String]) -> [String] {
    names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension FigureMark {
  /// What its tag says, with the view that it is about where the tag had no room for that: `title centerY`.
  fileprivate var withOwner: String {
    guard isBare, beads.count <= 1, owners.count == 1, let owner = owners.first else { return text }
    return "\(owner) \(text)"
  }

  /// Of what its tag says that the edges or centres are.
  fileprivate var toldBase: String? {
    base.flatMap { text.hasSuffix(FigureMarks.of + $0.name) ? $0.name : nil }
  }

  /// Whether its constraints make the edges or centres of so many views equal, of nothing else.
  fileprivate func isChain(of views: Int) -> Bool {
    (kind == .alignment || kind == .center) && toldCount == views - 1
  }

  /// How many its tag says that it stands for.
  fileprivate var toldCount: Int? {
    guard let sign = text.lastIndex(of: "×") else { return nil }
    let rest = text[text.index(after: sign)...]
    // `leading ×4 = superview`.
    return Int(rest.range(of: " = ").map { rest[..<$0.lowerBound] } ?? rest)
  }
}

extension FigureLegend.Entry {
  init(names text: String) {
    self.init(sample: [], width: 0, text: text, isNames: true)
  }
}
