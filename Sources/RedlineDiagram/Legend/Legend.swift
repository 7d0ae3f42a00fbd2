import Foundation
import RedlineModel
import RedlineText

/// The legend: the marks that occur, the numbered constraints, the findings.
struct Legend {
  let geometry: OverlayGeometry
  let theme: Theme
  let painter: TextPainter
  let explainedItems: [String]

  private static let font: Font = {
    var font = Font.system(size: 12)
    font.leading = lineHeight
    return font
  }()
  private static let rowHeight = 24.0
  private static let rowsInColumn = 12
  private static let rowsInWideColumn = 4
  private static let mostFindings = 40
  private static let mostNumbers = 200
  private static let sampleWidth = 56.0
  private static let textIndent = 40.0
  private static let lineHeight = 16.0

  // MARK: The key

  /// What the marks mean that occur.
  func keyRows(
    _ marks: [Mark], _ labels: [PlacedLabel]
  ) -> [(sample: [Shape], text: String)] {
    var rows: [(sample: [Shape], text: String)] = []
    let hues = Set(marks.map(\.hue))
    let hasOptional = marks.contains { $0.priority < 1000 && $0.role == .constraint }
    if hues.contains(.common), hues.contains(.active) || hues.contains(.inactive) {
      rows.append((scopeSample(.common), "holds in every size class"))
    }
    if hues.contains(.active) {
      let scopes = Set(geometry.layout.constraints.filter(\.isActive).compactMap(\.scope)).sorted()
      rows.append((scopeSample(.active), "holds in " + scopes.joined(separator: " or ")))
    }
    let kinds = Set(marks.map(\.kind))
    for kind in MarkKind.allCases where kinds.contains(kind) {
      if let text = Self.explanation(kind) { rows.append((sample(kind), text)) }
    }
    for kind in Hatch.kinds where geometry.layout.guides.contains(where: { $0.kind == kind }) {
      rows.append((bandSample(kind), Self.bandName(kind)))
    }
    if hues.contains(.inactive) { rows.append((scopeSample(.inactive), "not active")) }
    if hasOptional { rows.append((sample(.optional), "optional: priority below 1000")) }
    if marks.contains(where: { $0.conflict != nil }) {
      rows.append((sample(.conflict), "conflict: the same number for all members"))
    }
    if marks.contains(where: { $0.conflict != nil && $0.isBroken }) {
      rows.append((sample(.broken), "gap: left out to solve the rest; (is …) the result"))
    }
    if labels.contains(where: { $0.number == nil && $0.isCounted && $0.marks.count > 1 }) {
      rows.append((label("(2)", .ink, width: 28), "so many constraints on one line"))
    }
    return rows
  }

  /// - Parameter most: The rows of a column; by the shape of the screen if not given.
  func columns(_ rows: [(sample: [Shape], text: String)], most: Int? = nil) -> [LegendSection] {
    let size = geometry.layout.environment.size
    let isWide = size.width > size.height * 1.2
    let height = most ?? (isWide ? Self.rowsInWideColumn : Self.rowsInColumn)
    return stride(from: 0, to: rows.count, by: height).map { start in
      column(Array(rows[start..<min(start + height, rows.count)]))
    }
  }

  private func column(_ rows: [(sample: [Shape], text: String)]) -> LegendSection {
    var width = 0.0
    var shapes: [Shape] = []
    for (index, row) in rows.enumerated() {
      let y = Double(index) * Self.rowHeight
      shapes.append(.translated(x: 0, y: y, row.sample))
      shapes += painter.text(
        row.text, font: Self.font, color: theme.ink,
        at: CGPoint(x: Self.sampleWidth + 12, y: y + 16))
      width = max(width, Self.sampleWidth + 12 + painter.width(of: row.text, font: Self.font))
    }
    return LegendSection(
      width: width.rounded(.up), height: Double(rows.count) * Self.rowHeight, shapes: shapes)
  }

  private static func explanation(_ kind: MarkKind) -> String? {
    switch kind {
    case .spacing: "distance between two edges"
    case .alignment: "edges on one line"
    case .center: "centered"
    case .equalSize: "equal sizes: same letter"
    case .fixedSize: "fixed size"
    case .aspect: "aspect ratio"
    case .inequality: "at least or at most; filled where it binds"
    case .baseline: "baselines on one line"
    case .contentSize: "content: →← hugs, ←→ resists compression"
    case .spacer: "layout guide"
    case .stack: "stack view with its gaps"
    case .ambiguity: "ambiguous: dashed at both extremes"
    case .trouble: "trouble: see the number below"
    case .margin, .inactive, .optional, .conflict, .broken, .change: nil
    }
  }

  private var middle: Double { Self.rowHeight / 2 }

  private func line(
    _ hue: Hue, from: Double = 4, to: Double = 52, startCap: Cap = .none, endCap: Cap = .none,
    priority: Double = 1000, dash: [Double]? = nil, conflict: Int? = nil
  ) -> [Shape] {
    var mark = Mark(id: "", title: "", kind: .spacing, hue: hue, priority: priority)
    mark.conflict = conflict
    mark.strokes = [
      Stroke(
        start: CGPoint(x: from, y: middle), end: CGPoint(x: to, y: middle), startCap: startCap,
        endCap: endCap, dash: dash)
    ]
    return MarkDrawing(theme: theme, painter: painter).shapes(of: mark)
  }

  func label(
    _ text: String, _ hue: Hue, shape: TagShape = .tag, width: Double = 24
  ) -> [Shape] {
    let height = shape == .tag ? 16.0 : 18
    return MarkDrawing(theme: theme, painter: painter).tag(
      text, shape: shape, hue: hue,
      rect: CGRect(x: 28 - width / 2, y: middle - height / 2, width: width, height: height))
  }

  private func scopeSample(_ hue: Hue) -> [Shape] {
    line(hue, startCap: .bar, endCap: .bar) + label("8", hue, width: 20)
  }

  private func sample(_ kind: MarkKind) -> [Shape] {
    let drawing = MarkDrawing(theme: theme, painter: painter)
    switch kind {
    case .spacing: return line(.ink, startCap: .bar, endCap: .bar)
    case .alignment: return line(.ink, from: 8, startCap: .diamond)
    case .center:
      var mark = Mark(id: "", title: "", kind: .center, hue: .ink)
      mark.circles = [CGPoint(x: 28, y: middle)]
      return line(.ink, dash: [10, 3, 3, 3]) + drawing.shapes(of: mark)
    case .equalSize:
      return line(.ink, startCap: .bar, endCap: .bar) + label("=a", .ink, shape: .badge)
    case .fixedSize:
      return line(.ink, startCap: .bar, endCap: .bar) + label("120", .ink, width: 30)
    case .aspect: return line(.ink, startCap: .arrow, endCap: .arrow)
    case .inequality:
      return line(.ink, startCap: .bar, endCap: .chevron(outward: true, filled: false))
    case .baseline: return line(.ink, from: 14, startCap: .flag)
    case .contentSize:
      return line(.ink, from: 6, to: 20, endCap: .arrow)
        + line(.ink, from: 50, to: 36, endCap: .arrow)
    case .margin: return []
    case .spacer:
      let box = CGRect(x: 4.5, y: 4.5, width: 47, height: 15)
      return [
        .rect(box, Paint(fill: theme.guide, opacity: 0.1)),
        .rect(box, Paint(stroke: theme.guide, width: 1.5, dash: [1.5, 3.5], cap: .round)),
      ]
    case .stack:
      return line(.guide, startCap: .bar, endCap: .bar) + label("8", .guide, width: 20)
    case .optional: return line(.ink, startCap: .bar, endCap: .bar, priority: 750)
    case .conflict:
      return line(.common, conflict: 1) + label("✗1", .ink, shape: .plate, width: 30)
    case .broken:
      var mark = Mark(id: "", title: "", kind: .spacing, hue: .common)
      mark.conflict = 1
      mark.isBroken = true
      mark.strokes = [
        Stroke(start: CGPoint(x: 4, y: middle), end: CGPoint(x: 52, y: middle))
      ]
      return drawing.shapes(of: mark)
    case .ambiguity:
      return [
        .rect(
          CGRect(x: 4.5, y: 3.5, width: 47, height: 17),
          Paint(stroke: theme.ink, width: 1.25, dash: [5, 4]))
      ] + label("?1", .ink, shape: .plate, width: 28)
    case .trouble: return label("!1", .ink, shape: .plate, width: 26)
    case .inactive: return line(.inactive)
    case .change: return []
    }
  }

  private func bandSample(_ kind: SolvedLayout.Guide.Kind) -> [Shape] {
    let box = CGRect(x: 4.5, y: 4.5, width: 47, height: 15)
    return [
      .rect(box, .pattern(Hatch.name(kind))),
      .rect(box, Paint(stroke: theme.guide, width: 1.5, dash: [1.5, 3.5], cap: .round)),
    ]
  }

  private static func bandName(_ kind: SolvedLayout.Guide.Kind) -> String {
    switch kind {
    case .safeArea: "outside of the safe area"
    case .layoutMargins: "layout margins"
    case .readableContent: "outside of the readable width"
    case .custom, .keyboard: "layout guide"
    }
  }

  // MARK: Rows of text

  func numbers(_ labels: [PlacedLabel], _ marks: [Mark]) -> LegendSection? {
    let numbered = labels.filter { $0.number != nil }
    guard !numbered.isEmpty else { return nil }
    let titles = Dictionary(
      marks.map { ($0.id, $0.title) }, uniquingKeysWith: { first, _ in first })
    let rows = numbered.map { label in
      let text = label.marks.compactMap { titles[$0] }.joined(separator: "; ")
      return Row(
        tag: "\(label.number!)", shape: .number, hue: label.hue, text: text,
        subjects: label.subjects)
    }
    return section(rows, most: Self.mostNumbers, kind: "constraints")
  }

  /// Why the items that were asked for are where they are.
  func reasons(width: Double) -> LegendSection? {
    let items = geometry.layout.items.filter {
      explainedItems.contains($0.id) || explainedItems.contains($0.name)
    }
    let rows = items.flatMap { item in
      (item.reasons ?? []).map {
        Row(
          tag: "=", shape: .number, hue: .ink, text: "\(item.name).\($0.sentence)",
          subjects: [.item(item.id)])
      }
    }
    return rows.isEmpty ? nil : section(rows, most: Self.mostNumbers, kind: "reasons", width: width)
  }

  func findings(width: Double) -> LegendSection? {
    let numbers = FindingMarks.numbers(geometry.layout)
    let rows = geometry.layout.diagnostics.compactMap { finding -> Row? in
      guard let number = numbers[finding.id] else { return nil }
      let sign = finding.kind == .conflict ? "✗" : finding.kind == .ambiguity ? "?" : "!"
      return Row(
        tag: "\(sign)\(number)", shape: .plate, hue: .ink,
        text: finding.text.lines.joined(separator: "\n"), subjects: [.finding(finding.id)])
    }
    return rows.isEmpty
      ? nil : section(rows, most: Self.mostFindings, kind: "findings", width: width)
  }

  struct Row {
    var tag: String
    var shape: TagShape
    var hue: Hue
    var text: String
    /// What it is about.
    var subjects: [Drawing.Subject] = []
  }

  /// Keeps `File.swift:12` and `+ 8` on one line, with a proper minus.
  private static func unbroken(_ text: String) -> String {
    text.replacing(".swift:", with: ".swift\u{2060}:\u{2060}")
      .replacing(" - ", with: " −\u{A0}").replacing(" + ", with: " +\u{A0}")
  }

  /// Rows of text; what is more than a page holds is counted.
  /// - Parameter width: The width at which the rows are broken.
  func section(
    _ all: [Row], most: Int, kind: String, width textWidth: Double = 340
  ) -> LegendSection {
    var rows = Array(all.prefix(most))
    if all.count > most {
      let text = "and \(all.count - most) more \(kind), which the text form lists"
      rows.append(Row(tag: "…", shape: .badge, hue: .ink, text: text))
    }
    let drawing = MarkDrawing(theme: theme, painter: painter)
    var shapes: [Shape] = []
    var y = 0.0
    var width = 0.0
    for row in rows {
      let tagWidth = max(18, painter.width(of: row.tag, font: LabelPlacement.font) + 12)
      let tag = drawing.tag(
        row.tag, shape: row.shape, hue: row.hue,
        rect: CGRect(x: 0, y: y + 3, width: tagWidth.rounded(.up), height: 18))
      let block = painter.block(
        Self.unbroken(row.text), font: Self.font, maximumWidth: textWidth)
      let text = painter.draw(
        block, color: theme.ink, at: CGPoint(x: Self.textIndent, y: y + 16))
      shapes.append(.shapes(tag + text, role: .legendRow, subjects: row.subjects))
      let lines = Double(max(1, block.lines.count))
      y += max(Self.rowHeight, lines * Self.lineHeight + 8)
      width = max(width, Self.textIndent + block.width)
    }
    return LegendSection(width: width.rounded(.up), height: y, shapes: shapes)
  }
}
