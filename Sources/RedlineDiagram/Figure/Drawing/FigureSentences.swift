import Foundation
import RedlineModel

/// Rows of text below a figure, each behind the plate that it is about.
struct FigureSentences {
  static let font: Font = {
    var font = Font.system(size: 12)
    font.leading = 16
    return font
  }()
  private static let most = 200
  private static let mostFindings = 40
  private static let indent = 44.0

  struct Row {
    /// The plate's text: `✗1`, or nothing.
    var plate = ""
    /// The sign of a change: `Δ1`.
    var sign: String?
    var text: String
    /// What it is about.
    var subjects: [Drawing.Subject] = []
  }

  let ink: FigureInk

  /// Why the items that were asked for are where they are.
  static func reasons(_ layout: SolvedLayout, of names: [String]) -> [Row] {
    let items = layout.items.filter { names.contains($0.id) || names.contains($0.name) }
    return items.flatMap { item in
      (item.reasons ?? []).map {
        Row(sign: "=", text: "\(item.name).\($0.sentence)", subjects: [.item(item.id)])
      }
    }
  }

  /// What is wrong, and what to do; what is wrong with several views alike is one row.
  static func findings(_ layout: SolvedLayout) -> [Row] {
    let numbers = FigureFindings.numbers(layout)
    let found = layout.diagnostics.compactMap { finding in
      numbers[finding.id].map { NumberedFinding(finding: finding, number: $0) }
    }
    return limited(FindingRows(found, in: layout).rows, mostFindings, "findings")
  }

  static func row(_ finding: Diagnostic, number: Int) -> Row {
    Row(
      plate: sign(of: finding) + "\(number)", text: lines(finding.text).joined(separator: "\n"),
      subjects: [.finding(finding.id)])
  }

  /// What is introduced stands behind its introduction where one line holds both.
  static func lines(_ text: Diagnostic.Text) -> [String] {
    let list = text.list.joined(separator: "; ")
    guard !list.isEmpty, text.statement.count + list.count <= mostLetters else { return text.lines }
    let lines = text.lines
    return ["\(lines[0]) \(list)"] + lines.dropFirst(1 + text.list.count)
  }

  /// A sentence that is longer is read more easily on several lines.
  private static let mostLetters = 88

  static func sign(of finding: Diagnostic) -> String {
    finding.kind == .conflict ? "✗" : finding.kind == .ambiguity ? "?" : "!"
  }

  /// What is more than a page holds is counted.
  static func limited(_ rows: [Row], _ most: Int, _ kind: String) -> [Row] {
    guard rows.count > most else { return rows }
    let text = "and \(rows.count - most) more \(kind), which the text form lists"
    return rows.prefix(most) + [Row(sign: "…", text: text)]
  }

  /// Keeps `File.swift:12` and `+ 8` on one line, with a proper minus, and begins lines with numbers of findings,
  /// as no line begins with `!` or `?` by itself (UAX #14, LB13).
  static func unbroken(_ text: String) -> String {
    text.replacing(".swift:", with: ".swift\u{2060}:\u{2060}")
      .replacing(" - ", with: " −\u{A0}").replacing(" + ", with: " +\u{A0}")
      .replacing("!\u{2060}", with: "\u{200B}!\u{2060}")
      .replacing("?\u{2060}", with: "\u{200B}?\u{2060}")
  }

  /// The rows from the upper left corner, broken at a width, and how high they are.
  func draw(_ all: [Row], width: Double) -> (shapes: [Shape], height: Double) {
    let rows = Self.limited(all, Self.most, "rows")
    let column = (width - Self.gap) / 2
    if rows.count > 1, rows.allSatisfy({ fits($0, column) }) {
      let half = (rows.count + 1) / 2
      let (left, right) = (draw(rows[..<half], column), draw(rows[half...], column))
      let moved = Shape.translated(x: column + Self.gap, y: 0, right.shapes)
      return (left.shapes + [moved], max(left.height, right.height))
    }
    return drawPaired(rows, width, column)
  }

  /// Two rows beside each other where both are short.
  private func drawPaired(
    _ rows: [Row], _ width: Double, _ column: Double
  ) -> (shapes: [Shape], height: Double) {
    var shapes: [Shape] = []
    var (index, y) = (0, 0.0)
    while index < rows.count {
      let pair = rows[index...].prefix(2)
      let isPair = pair.count > 1 && pair.allSatisfy { fits($0, column) }
      let parts = isPair ? pair.map { draw([$0], column) } : [draw([rows[index]], width)]
      for (place, part) in parts.enumerated() {
        let x = Double(place) * (column + Self.gap)
        shapes.append(.translated(x: x, y: y, part.shapes))
      }
      y += parts.map(\.height).max() ?? 0
      index += parts.count
    }
    return (shapes, y)
  }

  /// How wide the longest line of the rows is, with its plate.
  func naturalWidth(_ rows: [Row]) -> Double {
    let lines = rows.flatMap { $0.text.split(separator: "\n") }
    let widths = lines.map { ink.painter.width(of: Self.unbroken(String($0)), font: Self.font) }
    return widths.max().map { $0 + Self.indent } ?? 0
  }

  /// Between two columns.
  private static let gap = 16.0

  /// Whether a row needs no more lines in a column than it has.
  private func fits(_ row: Row, _ width: Double) -> Bool {
    row.text.split(separator: "\n").allSatisfy { line in
      ink.painter.width(of: Self.unbroken(String(line)), font: Self.font) <= width - Self.indent
    }
  }

  private func draw(
    _ rows: ArraySlice<Row>, _ width: Double
  ) -> (shapes: [Shape], height: Double) {
    var shapes: [Shape] = []
    var y = 0.0
    for row in rows {
      let block = ink.painter.block(
        Self.unbroken(row.text), font: Self.font, maximumWidth: width - Self.indent)
      let text = ink.painter.draw(
        block, color: ink.theme.ink, at: CGPoint(x: Self.indent, y: y + 12))
      shapes.append(.shapes(plate(row, y) + text, role: .legendRow, subjects: row.subjects))
      y += Double(max(1, block.lines.count)) * 16 + 6
    }
    return (shapes, y)
  }

  private func plate(_ row: Row, _ y: Double) -> [Shape] {
    func box(_ text: String) -> CGRect {
      let width = (ink.painter.width(of: text, font: FigureInk.tagFont) + 10).rounded(.up)
      return CGRect(x: 0, y: y, width: max(20, width), height: FigureGutter.tagHeight)
    }
    if let sign = row.sign { return ink.sign(sign, box(sign)) }
    return row.plate.isEmpty
      ? [] : ink.tag(row.plate, shape: .plate, hue: .ink, box(row.plate))
  }
}
