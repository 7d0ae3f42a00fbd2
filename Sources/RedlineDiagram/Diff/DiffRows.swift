import Foundation
import RedlineAnalysis
import RedlineModel

/// The text of a diff as rows behind the signs that its picture carries.
struct DiffRows {
  private static let most = 40

  let diff: LayoutDiff
  let signs: DiffSigns
  let old: SolvedLayout
  let new: SolvedLayout
  /// Whether the old layout has a screen, and so the numbers of findings that are gone.
  let showsOld: Bool

  func rows() -> [FigureSentences.Row] {
    let (shown, gone) = (new.withFindings(of: diff, .new), old.withFindings(of: diff, .gone))
    let numbers = (FigureFindings.numbers(shown), FigureFindings.numbers(gone))
    let empty = (EmptyViews(shown), EmptyViews(gone))
    let told = FindingRows(
      shown.diagnostics.map { NumberedFinding(finding: $0, number: numbers.0[$0.id] ?? 0) },
      in: shown)
    let all = zip(signs.blocks, signs.numbers).flatMap {
      block, number -> [FigureSentences.Row] in
      switch block.subject {
      case .finding(let change):
        let id = change.finding.id
        // Told by the finding that the view has no length.
        guard !(change.kind == .new ? empty.0 : empty.1).explains(change.finding) else { return [] }
        // What is open about a guide is drawn in no picture, and told by none.
        if change.finding.kind == .ambiguity, change.finding.items.first.map(isGuide) ?? false {
          return []
        }
        return change.kind == .new
          ? [row(change, numbers.0[id], told)] : [row(change, showsOld ? numbers.1[id] : nil, told)]
      case .unexplained: return rows(block.lines, number: "?", symbol: "Δ")
      case .cause, .item, .silent, .value:
        return rows(block.lines, number: number.map { "\($0)" } ?? "")
      case .renames:
        let text = block.lines[0].trimmingCharacters(in: .whitespaces)
        return [FigureSentences.Row(sign: DiffSigns.renamed, text: text)]
      }
    }
    let names = DiffNames(old: old, new: new)
    return FigureSentences.limited(all, Self.most, "changes").map { row in
      // Of a renamed view the paths are what changed.
      guard row.sign != DiffSigns.renamed else { return row }
      var row = row
      row.text = names(row.text)
      return row
    }
  }

  /// - Parameter told: Tells what is new.
  private func row(
    _ change: LayoutDiff.FindingChange, _ number: Int?, _ told: FindingRows
  ) -> FigureSentences.Row {
    let isNew = change.kind == .new
    let found = NumberedFinding(finding: change.finding, number: number ?? 0)
    var row =
      isNew ? told.row(found) : FigureSentences.row(change.finding, number: found.number)
    // Nobody has to mend what is gone.
    let words = row.text.hasPrefix("These ") ? "t" + row.text.dropFirst() : row.text
    row.text = isNew ? "Now: " + words : "No longer: " + change.finding.text.statement
    if number == nil { (row.plate, row.sign) = ("", isNew ? DiffSigns.broken : DiffSigns.mended) }
    return row
  }

  private func isGuide(_ id: String) -> Bool {
    [old, new].contains { $0.guides.contains { $0.id == id } }
  }

  /// A sentence by itself would say that what is gone holds.
  private static let verbs = ["+": "Added ", "−": "Removed "]

  /// A row for each line that begins with a sign, and the lines about moves below it.
  private func rows(
    _ lines: [String], number: String, symbol: String? = nil
  ) -> [FigureSentences.Row] {
    var rows: [FigureSentences.Row] = []
    for line in lines {
      let text = line.trimmingCharacters(in: .whitespaces).replacing("   ", with: " · ")
      if line.hasPrefix("      "), !rows.isEmpty {
        rows[rows.count - 1].text += "\n→ " + text
        continue
      }
      let sign = text.prefix { $0 != " " }
      let words = String(text.dropFirst(sign.count + 1))
      rows.append(
        FigureSentences.Row(
          sign: (symbol ?? String(sign)) + number, text: (Self.verbs[String(sign)] ?? "") + words))
    }
    return rows
  }
}

extension SolvedLayout {
  /// The layout with those of its findings that only it has.
  func withFindings(
    of diff: LayoutDiff, _ kind: LayoutDiff.FindingChange.Kind?
  ) -> SolvedLayout {
    let shown = Set(diff.findings.filter { $0.kind == kind }.map(\.finding))
    var layout = self
    layout.diagnostics = layout.diagnostics.filter(shown.contains)
    return layout
  }
}
