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

  private let names: FigureNames
  private(set) var rows: [FigureSentences.Row] = []

  init(_ found: [NumberedFinding], names: FigureNames) {
    self.names = names
    let groups = Dictionary(grouping: found, by: Self.key)
    var told: Set<String> = []
    for one in found {
      let key = Self.key(one)
      if let alike = groups[key], !key.isEmpty, alike.count >= Self.leastAlike {
        if told.insert(key).inserted { rows.append(merged(alike)) }
      } else {
        rows.append(row(one))
      }
    }
  }

  /// What findings that are told together have in common; empty for one that is told alone.
  private static func key(_ one: NumberedFinding) -> String {
    switch one.finding.detail {
    case .truncatedText, .outsideParent(_, nil), .ambiguity:
      "\(one.finding.kind.rawValue)|\(one.finding.text.step ?? "")"
    default: ""
    }
  }

  private func row(_ one: NumberedFinding) -> FigureSentences.Row {
    var row = FigureSentences.row(one.finding, number: one.number)
    // The longest path first, as others may begin like it.
    for id in one.finding.items.sorted(by: { ($1.count, $0) < ($0.count, $1) })
    where id.contains("/") {
      row.text = row.text.replacing(id.replacing("/", with: "."), with: names(id))
    }
    return row
  }

  private func merged(_ alike: [NumberedFinding]) -> FigureSentences.Row {
    let sign = FigureSentences.sign(of: alike[0].finding)
    let list = alike.map { "\(sign)\u{2060}\($0.number)\u{A0}\(words($0.finding))" }
      .joined(separator: "; ")
    let statement =
      switch alike[0].finding.kind {
      case .truncatedText: "\(alike.count) texts need more room than they have, in pt"
      case .ambiguity: "\(alike.count) views are ambiguous"
      default: "\(alike.count) views reach beyond what they are in, in pt"
      }
    let step = alike[0].finding.text.step.map { "\n→ each: \($0)" } ?? ""
    return FigureSentences.Row(
      plate: sign, text: "\(statement): \(list)\(step)",
      subjects: alike.map { .finding($0.finding.id) })
  }

  /// `title 72 × 21 in 301 × 20`.
  private func words(_ finding: Diagnostic) -> String {
    let name = names(finding.items.first ?? "")
    switch finding.detail {
    case .truncatedText(let needed, let given, _):
      return "\(name) \(Self.size(needed)) in \(Self.size(given))"
    case .outsideParent(let beyond, _):
      let sides = [
        ("left", beyond.left), ("top", beyond.top), ("right", beyond.right),
        ("bottom", beyond.bottom),
      ]
      return "\(name) "
        + sides.filter { $0.1 > 0 }.map { "\($0.0)\u{A0}\(formatted($0.1))" }.joined(
          separator: ", ")
    default:
      // `title is ambiguous: y from 8 to 12`.
      let parts = finding.text.statement.split(separator: ": ", maxSplits: 1)
      return parts.count == 2 ? "\(name) \(parts[1])" : name
    }
  }

  private static func size(_ size: CGSize) -> String {
    "\(formatted(size.width))\u{A0}×\u{A0}\(formatted(size.height))"
  }
}
