import Foundation
import RedlineModel

/// Which views a tag with a number stands for, where it has no room for their names.
extension FigureLegend {
  /// What tags with a count stand for: views where there are few, constraints, or gaps of a stack view, which are
  /// none.
  func count(_ drawn: [PlacedFigureMark], _ namesViews: Bool) -> [Entry] {
    let counted = drawn.filter { $0.tag != nil && $0.mark.toldCount != nil }.map(\.mark)
    let named = namesViews ? members(counted) : (lines: [], rest: counted)
    return named.lines.map { Entry(sample: [], width: 0, text: $0, isNames: true) }
      + count(named.rest)
  }

  private func count(_ counted: [FigureMark]) -> [Entry] {
    guard let mark = counted.first(where: { $0.kind != .stack }) ?? counted.first,
      let count = mark.toldCount
    else { return [] }
    let what = mark.kind == .stack ? "gaps" : "constraints"
    return [
      tag(
        "×\(count)", mark.hue, "one tag for \(count) \(what)",
        width: 12 + 7 * Double("\(count)".count + 1))
    ]
  }

  /// More names than these are counted on the line.
  private static let mostMembers = 5
  /// The longest line, in letters, and how many there are.
  private static let longest = 76
  private static let mostLines = 4

  /// `leading ×2, trailing ×2: title, body`, in the order of the tags, and the tags that cannot be told.
  func members(_ counted: [FigureMark]) -> (lines: [String], rest: [FigureMark]) {
    var groups: [(tags: [String], names: [String], base: String?)] = []
    var rest: [FigureMark] = []
    let known = Dictionary(grouping: counted, by: \.text)
    for mark in counted {
      // Of two tags that say the same, nobody would know which is meant.
      let alike = Set((known[mark.text] ?? []).map { Self.names($0).map(Set.init) })
      guard alike.count == 1, let own = Self.names(mark) else {
        rest.append(mark)
        continue
      }
      // Of what they are, where the tag has no room for that.
      let base = mark.text.contains(FigureMarks.of) ? nil : mark.base?.name
      let isKnown: (Int) -> Bool = { Set(groups[$0].names) == Set(own) && groups[$0].base == base }
      if let index = groups.indices.first(where: isKnown) {
        if !groups[index].tags.contains(mark.text) { groups[index].tags.append(mark.text) }
      } else {
        groups.append(([mark.text], own, base))
      }
    }
    let lines = groups.map {
      $0.tags.joined(separator: ", ") + ($0.base.map { FigureMarks.of + $0 } ?? "") + ": "
        + $0.names.joined(separator: ", ")
    }
    guard lines.count <= Self.mostLines, lines.allSatisfy({ $0.count <= Self.longest }) else {
      return ([], counted)
    }
    return (lines, rest)
  }

  private static func names(_ mark: FigureMark) -> [String]? {
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
  /// How many its tag says that it stands for.
  fileprivate var toldCount: Int? {
    guard let sign = text.lastIndex(of: "×") else { return nil }
    let rest = text[text.index(after: sign)...]
    // `leading ×4 = superview`.
    return Int(rest.range(of: " = ").map { rest[..<$0.lowerBound] } ?? rest)
  }
}
