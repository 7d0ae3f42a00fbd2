import Foundation
import RedlineAnalysis
import RedlineModel

/// The text of the diff beside its picture, and what the marks mean.
struct DiffLegend {
  let diagram: DiffDiagram
  let signs: DiffSigns
  let screens: [DiffScreen]
  let theme: Theme
  let painter: TextPainter

  private static let mostRows = 40
  private static let rowsInColumn = 8

  func sections() -> [LegendSection] {
    guard let screen = screens.last else { return [] }
    var layout = screen.layout
    layout.diagnostics = []
    layout.guides = []
    let legend = Legend(
      geometry: OverlayGeometry(layout, zoom: screen.zoom), theme: theme, painter: painter,
      explainedItems: [])
    let rows = textRows()
    let text =
      rows.isEmpty ? [] : [legend.section(rows, most: Self.mostRows, kind: "changes", width: 400)]
    let marks = screens.flatMap(\.marks)
    let labels = screens.flatMap(\.labels)
    let constraints = marks.filter { $0.kind != .change }
    let key = signKey(marks, legend) + legend.keyRows(constraints, labels)
    return text + [legend.numbers(labels, marks)].compactMap { $0 }
      + legend.columns(key, most: Self.rowsInColumn)
  }

  // MARK: The text

  private func textRows() -> [Legend.Row] {
    let findings = (
      FindingMarks.numbers(shown(diagram.new, .new)),
      FindingMarks.numbers(shown(diagram.old, .gone))
    )
    return zip(signs.blocks, signs.numbers).flatMap { block, number -> [Legend.Row] in
      switch block.subject {
      case .finding(let change):
        let isNew = change.kind == .new
        let numbers = isNew ? findings.0 : findings.1
        let number = isNew || screens.count > 1 ? numbers[change.finding.id] : nil
        return [row(change, number)]
      case .unexplained: return rows(block.lines, number: "?", symbol: "Δ")
      case .cause, .item, .silent, .value:
        return rows(block.lines, number: number.map { "\($0)" } ?? "")
      case .renames:
        let text = block.lines[0].trimmingCharacters(in: .whitespaces)
        return [Legend.Row(tag: "=", shape: .change, hue: .ink, text: text)]
      }
    }
  }

  private func shown(
    _ layout: SolvedLayout, _ kind: LayoutDiff.FindingChange.Kind
  ) -> SolvedLayout {
    var layout = layout
    let findings = Set(diagram.diff.findings.filter { $0.kind == kind }.map(\.finding))
    layout.diagnostics = layout.diagnostics.filter(findings.contains)
    return layout
  }

  private func row(_ change: LayoutDiff.FindingChange, _ number: Int?) -> Legend.Row {
    let kind = change.finding.kind
    let sign = kind == .conflict ? "✗" : kind == .ambiguity ? "?" : "!"
    let message = change.finding.text.lines.joined(separator: "\n")
    guard change.kind == .new else {
      return Legend.Row(
        tag: number.map { "\(sign)\($0)" } ?? "✓", shape: number == nil ? .tag : .plate,
        hue: .ink, text: "Gone: " + message)
    }
    guard number != nil else {
      return Legend.Row(tag: "!", shape: .tag, hue: .ink, text: "New: " + message)
    }
    return Legend.Row(
      tag: sign + (number.map { "\($0)" } ?? ""), shape: .plate, hue: .ink, text: "New: " + message)
  }

  /// A row for each line that begins with a sign, and the lines about moves below it.
  private func rows(_ lines: [String], number: String, symbol: String? = nil) -> [Legend.Row] {
    var rows: [Legend.Row] = []
    for line in lines {
      let text = line.trimmingCharacters(in: .whitespaces).replacing("   ", with: " · ")
      if line.hasPrefix("      "), !rows.isEmpty {
        rows[rows.count - 1].text += "\n→ " + text
        continue
      }
      let sign = text.prefix { $0 != " " }
      rows.append(
        Legend.Row(
          tag: (symbol ?? String(sign)) + number, shape: .change, hue: .ink,
          text: String(text.dropFirst(sign.count + 1))))
    }
    return rows
  }

  // MARK: The key

  private func signKey(
    _ marks: [Mark], _ legend: Legend
  ) -> [(sample: [Shape], text: String)] {
    var rows: [(sample: [Shape], text: String)] = []
    let strokes = marks.flatMap(\.strokes)
    let isDotted = strokes.contains { $0.dash == DiffConstraintMarks.pastDash }
    let ofItems = marks.filter { $0.kind == .change }.flatMap(\.strokes)
    if isDotted { rows.append((box(dash: DiffConstraintMarks.pastDash), "dotted: before")) }
    if ofItems.contains(where: { $0.dash == nil && $0.endCap == .none }) {
      rows.append((box(dash: []), "solid: after"))
    }
    if ofItems.contains(where: { $0.endCap == .arrow }) {
      rows.append((arrow, "from its old place to the new one"))
    }
    let signs = Set(marks.flatMap(\.tags).filter { $0.shape == .change }.compactMap(\.text.first))
    for (sign, word) in [("Δ", "changed"), ("+", "added"), ("−", "removed")]
    where signs.contains(Character(sign)) {
      rows.append(
        (
          legend.label("\(sign)1", .ink, shape: .change, width: 25),
          "\(word); the number is that of its row"
        ))
    }
    let hasMovers = marks.contains { mark in
      mark.kind == .change && mark.tags.contains { $0.shape == .tag }
    }
    if hasMovers { rows.append((legend.label("Δ1", .ink, width: 28), "moved by that change")) }
    return rows
  }

  private func box(dash: [Double]) -> [Shape] {
    [
      .rect(
        CGRect(x: 4.5, y: 4.5, width: 47, height: 15),
        Paint(stroke: theme.ink, width: 1.25, dash: dash))
    ]
  }

  private var arrow: [Shape] {
    var mark = Mark(id: "", title: "", kind: .change, hue: .ink)
    mark.strokes = [
      Stroke(
        start: CGPoint(x: 6, y: 12), end: CGPoint(x: 50, y: 12), endCap: .arrow, isThin: true)
    ]
    return MarkDrawing(theme: theme, painter: painter).shapes(of: mark)
  }
}
