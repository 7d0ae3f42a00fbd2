import Foundation
import RedlineModel

/// A finding with the number on its plate.
struct NumberedFinding {
  var finding: Diagnostic
  var number: Int
}

/// The sentences of findings as a figure prints them: with the names of the picture instead of paths, and
/// those that differ in names and numbers only as one.
struct FindingRows {
  /// So many findings that are alike become one row.
  private static let leastAlike = 3
  /// Of more than this only the names are told.
  private static let mostNumbers = 6

  private let names: FigureNames
  private let members: [String: SolvedLayout.Constraint]
  private let echoes: ConflictEchoes
  private let followers: FindingFollowers
  private(set) var rows: [FigureSentences.Row] = []

  /// - Parameter layout: The layout that the findings are about.
  init(_ found: [NumberedFinding], in layout: SolvedLayout) {
    let members = layout.conflictMembers
    self.members = members
    echoes = ConflictEchoes(layout)
    followers = FindingFollowers(layout)
    let named = found.flatMap { Self.items($0.finding, members) }
    names = FigureNames(layout, ids: named + layout.namesakes(of: named))
    let groups = Dictionary(grouping: found, by: key)
    var told: Set<String> = []
    for one in found {
      let key = key(one)
      if let alike = groups[key], !key.isEmpty, alike.count >= Self.leastAlike {
        if told.insert(key).inserted { rows.append(merged(alike)) }
      } else {
        rows.append(row(one))
      }
    }
  }

  /// What findings that are told together have in common; empty for one that is told alone.
  private func key(_ one: NumberedFinding) -> String {
    switch one.finding.detail {
    case .truncatedText, .outsideParent(_, nil, _), .ambiguity:
      "\(one.finding.kind.rawValue)|\(step(one.finding) ?? "")"
    default: ""
    }
  }

  /// What is to be done; what only follows from another finding ends with that.
  private func step(_ finding: Diagnostic) -> String? {
    followers[finding].map { "follows from \($0)" } ?? finding.text.step
  }

  /// What a finding names: its items, and the ends of a conflict's members.
  private static func items(
    _ finding: Diagnostic, _ members: [String: SolvedLayout.Constraint]
  ) -> [String] {
    guard finding.kind == .conflict else { return finding.items + (fewFollowers(finding) ?? []) }
    let ends = finding.constraints.compactMap { members[$0] }
      .flatMap { [$0.first.item, $0.second?.item].compactMap { $0 } }
    return finding.items + Set(ends).subtracting(finding.items).sorted()
  }

  /// The views that follow an ambiguous one, where they are few.
  private static func fewFollowers(_ finding: Diagnostic) -> [String]? {
    guard case .ambiguity(let count, connected: 0, _) = finding.detail, (1...2).contains(count),
      finding.followers.count == count
    else { return nil }
    return finding.followers
  }

  /// What is told of one of them alone.
  func row(_ one: NumberedFinding) -> FigureSentences.Row {
    var row = FigureSentences.row(one.finding, number: one.number)
    if let leader = followers[one.finding] {
      row.text = "\(one.finding.text.statement)\n→ follows from \(leader)"
    }
    if let few = Self.fewFollowers(one.finding) {
      row.text = row.text.replacing(/and \d items? follows?/) { _ in
        "and \(few.map(names.callAsFunction).joined(separator: " and ")) \(few.count == 1 ? "follows" : "follow")"
      }
    }
    // What is to be installed is nothing for the readers of a picture.
    if case .missingGlyph = one.finding.detail {
      row.text = row.text.split(separator: "\n→").first.map(String.init) ?? row.text
    }
    if one.finding.kind == .conflict { row.text = conflict(one.finding) ?? row.text }
    switch one.finding.detail {
    case .truncatedText, .outsideParent, .ambiguity: row.text = Self.rounded(row.text)
    default: break
    }
    // The longest path first, as others may begin like it.
    for id in Self.items(one.finding, members).sorted(by: { ($1.count, $0) < ($0.count, $1) })
    where id.contains("/") {
      row.text = row.text.replacing(id.replacing("/", with: "."), with: names(id))
    }
    return row
  }

  /// Tenths of a point are more than one sees; what is to be done keeps its numbers.
  private static func rounded(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines[0] = lines[0].replacing(/\d+\.\d\d+/) { match in
      Double(match.output).map { formatted($0, decimals: 1) } ?? String(match.output)
    }
    return lines.joined(separator: "\n")
  }

  /// The members of a conflict behind their letters; those of a long one that only lay edges on one another
  /// are counted.
  private func conflict(_ finding: Diagnostic) -> String? {
    if let echo = echoes[finding] {
      return "As ✗\(echo.rank), with \(echo.own.sentence) in place of \(echo.other.sentence)"
    }
    let known = ConflictMembers(finding, members)
    let all: [Diagnostic.Member]
    switch finding.detail {
    case .conflict(let members, _): all = members
    case .conflictWithFrame(_, let givenUp): all = givenUp
    default: return nil
    }
    guard known.plated.count > 1 else { return nil }
    var text = finding.text
    text.list = all.compactMap { member in
      guard case .constraint(let id, _, _, _) = member else { return member.sentence }
      if known.joints.contains(id) { return nil }
      return (known.letters[id].map { $0 + "\u{A0} " } ?? "") + member.sentence
    }
    if known.joints.count == 1 { text.list.append("and 1 more that lays an edge on another") }
    if known.joints.count > 1 {
      text.list.append("and \(known.joints.count) more that lay edges on one another")
    }
    return FigureSentences.lines(text).joined(separator: "\n")
  }

  private func merged(_ alike: [NumberedFinding]) -> FigureSentences.Row {
    let sign = FigureSentences.sign(of: alike[0].finding)
    // Of many the numbers would be more than the picture.
    let isLong = alike.count > Self.mostNumbers
    let list = alike.map { one in
      let words = isLong ? names(one.finding.items.first ?? "") : words(one.finding)
      return "\(sign)\u{2060}\(one.number)\u{A0}\(words)"
    }.joined(separator: isLong ? ", " : "; ")
    let statement =
      switch alike[0].finding.kind {
      case .truncatedText: "\(alike.count) texts need more room than they have"
      case .ambiguity: "\(alike.count) views are ambiguous"
      default: "\(alike.count) views reach beyond what they are in"
      }
    let step = step(alike[0].finding).map { "\n→ each: \($0)" } ?? ""
    let unit = isLong || alike[0].finding.kind == .ambiguity ? "" : ", in pt"
    return FigureSentences.Row(
      plate: sign, text: "\(statement)\(unit): \(list)\(step)",
      subjects: alike.map { .finding($0.finding.id) })
  }

  /// `title 72 × 21 in 301 × 20`.
  private func words(_ finding: Diagnostic) -> String {
    let name = names(finding.items.first ?? "")
    switch finding.detail {
    case .truncatedText(let needed, let given, _):
      return "\(name) \(Self.size(needed)) in \(Self.size(given))"
    case .outsideParent(let beyond, _, _):
      let sides = [
        ("left", beyond.left), ("top", beyond.top), ("right", beyond.right),
        ("bottom", beyond.bottom),
      ]
      return "\(name) "
        + sides.filter { $0.1 > 0 }.map { "\($0.0)\u{A0}\(formatted($0.1, decimals: 1))" }.joined(
          separator: ", ")
    default:
      // `title is ambiguous: y from 8 to 12`.
      let parts = finding.text.statement.split(separator: ": ", maxSplits: 1)
      return parts.count == 2 ? "\(name) \(parts[1])" : name
    }
  }

  private static func size(_ size: CGSize) -> String {
    "\(formatted(size.width, decimals: 1))\u{A0}×\u{A0}\(formatted(size.height, decimals: 1))"
  }
}

extension SolvedLayout {
  /// The ids of all items that have the name of one of these: of three rows with a title each, `title` is none.
  fileprivate func namesakes(of ids: [String]) -> [String] {
    let known = Set(ids)
    let names = Set(items.filter { known.contains($0.id) }.map(\.name))
    return items.filter { names.contains($0.name) }.map(\.id)
  }
}
