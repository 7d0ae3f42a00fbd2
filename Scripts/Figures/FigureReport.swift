import Foundation
import RedlineDiagram
import RedlineIO
import RedlineModel

/// A picture with what was measured of it.
struct MeasuredFigure: Codable, Sendable {
  var name: String
  var note: String?
  var score: FigureScore
  /// The active constraints that somebody wrote; 0 where the layout is not known.
  var constraints = 0
  /// The page's width in widths of what is drawn of the screen.
  var pageWidth = 1.0
  /// How long drawing took; not for JSON, which is the same in every run.
  var milliseconds: Double?
  /// The picture itself, and what it is drawn of; not for JSON.
  var drawing: Drawing?
  var diagram: Diagram?

  private enum CodingKeys: String, CodingKey { case name, note, score, constraints, pageWidth }
}

/// What `Scripts/figures` prints.
struct FigureReport {
  var figures: [MeasuredFigure] = []
  var failures: [String]

  /// The worst first.
  mutating func sort() {
    let values = figures.map(\.score.value)
    let order = figures.indices.sorted { (values[$0], $0) < (values[$1], $1) }
    figures = order.map { figures[$0] }
  }

  /// Leaves the pictures with most constraints.
  mutating func keepDensest(_ count: Int) {
    let order = figures.indices.sorted {
      (figures[$1].constraints, $0) < (figures[$0].constraints, $1)
    }
    figures = order.prefix(count).sorted().map { figures[$0] }
  }

  /// Draws each picture of a layout once more, with no other one beside it, as a user waits for it.
  mutating func time() throws {
    for index in figures.indices {
      guard let diagram = figures[index].diagram else { continue }
      let start = ContinuousClock.now
      _ = try diagram.drawing()
      figures[index].milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
    }
  }

  /// Writes the pictures in their order.
  func write(to folder: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    for (index, figure) in figures.enumerated() {
      guard let drawing = figure.drawing else { continue }
      let digits = String(index + 1)
      let number = String(repeating: "0", count: max(0, 3 - digits.count)) + digits
      let name = slugified(String(figure.name.suffix(80)))
      try drawing.svg().write(to: "\(folder)/\(number)-\(name).svg")
    }
  }

  // MARK: Text

  private static let headings = [
    "score", "labels", "strange", "through", "cut", "hidden", "band", "views", "text", "legend",
    "unused",
  ]

  func text(worst: Int) -> String {
    var lines = table
    if figures.count > 1 { lines += ["", summary] }
    lines += slowest(worst)
    for figure in figures.prefix(max(0, worst)) where !figure.score.defects.isEmpty {
      lines += ["", figure.name] + Self.flaws(of: figure.score)
    }
    if !failures.isEmpty { lines += ["", "not measured"] + failures }
    return lines.map(\.printableLine).joined(separator: "\n") + "\n"
  }

  /// Those that took longest, where that was asked for.
  private func slowest(_ most: Int) -> [String] {
    let timed = figures.filter { $0.milliseconds != nil }
      .sorted { $0.milliseconds! > $1.milliseconds! }.prefix(max(0, most))
    guard !timed.isEmpty else { return [] }
    return ["", "slowest"]
      + timed.map {
        "  \(formatted($0.milliseconds!, decimals: 0)) ms  \($0.constraints) constraints  \($0.name)"
      }
  }

  private var table: [String] {
    guard !figures.isEmpty else { return [] }
    let rows = [Self.headings] + figures.map { Self.cells(of: $0.score) }
    let widths = Self.headings.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let names = [""] + figures.map { $0.name + ($0.note.map { " (\($0))" } ?? "") }
    return zip(rows, names).map { row, name in
      let cells = zip(row, widths).map { cell, width in
        String(repeating: " ", count: width - cell.count) + cell
      }
      return cells.joined(separator: "  ") + (name.isEmpty ? "" : "  " + name)
    }
  }

  private static func cells(of score: FigureScore) -> [String] {
    [
      formatted(score.value, decimals: 0), "\(score.overlaps)", "\(score.count(.labelNearAnother))",
      formatted(score.lengthThrough, decimals: 0), "\(score.count(.markCutOff))",
      percent(score.hiddenShare), percent(score.bandShare), percent(score.subjectShare),
      score.smallestLabel.map { formatted($0, decimals: 1) } ?? "–", "\(score.legendLines)",
      percent(score.unusedShare),
    ]
  }

  private static func percent(_ share: Double) -> String {
    formatted(share * 100, decimals: 0) + " %"
  }

  /// The medians and sums, by which two versions are compared.
  private var summary: String {
    func median(_ value: (FigureScore) -> Double) -> Double {
      let sorted = figures.map { value($0.score) }.sorted()
      return sorted[sorted.count / 2]
    }
    let scores = figures.map(\.score)
    let parts = [
      "\(counted(figures.count, "picture")): median score "
        + formatted(median(\.value), decimals: 1),
      "views \(Self.percent(median(\.subjectShare))) and band \(Self.percent(median(\.bandShare))) "
        + "of the page in the median",
      "\(scores.reduce(0) { $0 + $1.overlaps }) labels on something else",
      "\(scores.reduce(0) { $0 + $1.count(.labelNearAnother) }) nearer to another line",
      "\(formatted(scores.reduce(0) { $0 + $1.lengthThrough }, decimals: 0)) px of lines through "
        + "texts and controls",
      "\(scores.reduce(0) { $0 + $1.count(.markCutOff) }) marks cut off",
    ]
    return (parts + pages).joined(separator: ", ")
  }

  /// How wide the pages are, and how long drawing took where that was asked for, of figures of layouts.
  private var pages: [String] {
    let drawn = figures.filter { $0.diagram != nil }
    guard !drawn.isEmpty else { return [] }
    let wide = drawn.filter { $0.pageWidth > 1.6 }
    let names = wide.prefix(3).map { " (\($0.name))" }.joined()
    return ["\(wide.count) pages wider than 1.6 times what is drawn of the screen\(names)"] + times
  }

  private var times: [String] {
    let slowest = figures.filter { $0.milliseconds != nil }
      .sorted { $0.milliseconds! < $1.milliseconds! }
    guard !slowest.isEmpty else { return [] }
    let times = slowest.compactMap(\.milliseconds)
    return [
      "drawn in \(formatted(times[times.count / 2], decimals: 1)) ms in the median and "
        + "\(formatted(times.last ?? 0, decimals: 0)) at most (\(slowest.last!.name)), "
        + "\(times.count { $0 > 50 }) in more than 50 ms"
    ]
  }

  /// What to look at, the dearest first.
  private static func flaws(of score: FigureScore) -> [String] {
    let most = 6
    let lines = score.defects.prefix(most).map { defect in
      "  " + formatted(defect.cost, decimals: 1) + "  " + sentence(defect)
    }
    let rest = score.defects.count - most
    return lines + (rest > 0 ? ["  and \(rest) more"] : [])
  }

  private static func sentence(_ defect: FigureScore.Defect) -> String {
    let own = name(defect.subjects)
    let other = name(defect.others)
    let place = "at (\(formatted(defect.place.minX)), \(formatted(defect.place.minY)))"
    switch defect.kind {
    case .labelOverText: return "the label of \(own) lies on the text of \(other) \(place)"
    case .labelOverControl: return "the label of \(own) lies on \(other) \(place)"
    case .labelOverLabel: return "the labels of \(own) and \(other) overlap \(place)"
    case .labelOffPage: return "the label of \(own) is beyond the page \(place)"
    case .labelNearAnother: return "the label of \(own) is nearer to the line of \(other) \(place)"
    case .lineThroughText: return "the line of \(own) runs through the text of \(other) \(place)"
    case .lineThroughControl: return "the line of \(own) runs through \(other) \(place)"
    case .lineOverLine: return "the lines of \(own) and \(other) lie on each other \(place)"
    case .markCutOff: return "a part of the line of \(own) is cut off \(place)"
    case .textTooSmall: return "text is too small \(place)"
    case .missingGlyph:
      return "a character of \(other.isEmpty ? own : other) is in no font \(place)"
    }
  }

  private static func name(_ subjects: [Drawing.Subject]) -> String {
    guard let first = subjects.first else { return "the page" }
    let more = subjects.count > 1 ? " (and \(subjects.count - 1) more)" : ""
    return first.id + more
  }

  // MARK: Budgets

  /// What no picture may be worse than, in the order in which they were drawn.
  var budgets: String {
    let header = "# score labels strange through name; written by Scripts/figures --budgets\n"
    return header
      + figures.map { figure in
        let score = figure.score
        let cells = [
          formatted(score.value, decimals: 1), "\(score.overlaps)",
          "\(score.count(.labelNearAnother))", formatted(score.lengthThrough, decimals: 0),
          figure.name,
        ]
        return cells.joined(separator: " ") + "\n"
      }.joined()
  }

  // MARK: JSON

  func json() throws -> String {
    struct Row: Encodable {
      var name: String
      var note: String?
      var value: Double
      var measures: FigureScore
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    let rows = figures.map {
      Row(name: $0.name, note: $0.note, value: $0.score.value, measures: $0.score)
    }
    return String(decoding: try encoder.encode(rows), as: UTF8.self) + "\n"
  }
}
