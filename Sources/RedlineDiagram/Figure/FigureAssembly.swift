import Foundation
import RedlineModel

/// A page that grows from top to bottom.
struct FigureAssembly {
  /// What the lines at its top say.
  struct Header {
    var slug: String
    var title: String
    var summary: String
    var description: String
    /// What the document is called; `nil` is the title.
    var document: String?
  }

  private static let titleFont = Font.system(size: 15, weight: .bold)
  private static let lineFont = Font.system(size: 11)
  private static let captionFont = Font.system(size: 12)
  /// Between two pictures beside each other.
  static let gap = 24.0

  var page: Drawing
  private(set) var labels: [FigureLabel] = []
  private(set) var texts: [CGRect] = []
  private(set) var controls: [CGRect] = []
  private let ink: FigureInk
  private let width: Double
  private var foot: [Shape] = []
  private var y = FigurePage.margin
  private let explanation: Foot
  /// The widths of the pictures and of the legend beside them, and where they begin.
  private let pictures: Double
  private let column: Double
  private var top = 0.0

  /// What stands below the pictures or beside them.
  struct Foot {
    var legend: FigureLegend
    var placed: [PlacedFigureMark]
    var omitted: String?
    /// What the legend says without the names of views.
    let entries: [FigureLegend.Entry]

    /// - Parameter omitted: What the options or other conditions leave out.
    init(_ legend: FigureLegend, _ plans: [FigurePlan], omitted: String?) {
      self.legend = legend
      placed = plans.flatMap(\.placed)
      let parts = [omitted.map { "Not drawn: \($0)" }, Self.crowded(plans)].compactMap { $0 }
      self.omitted = parts.isEmpty ? nil : parts.joined(separator: " · ")
      entries = legend.shownEntries(placed, self.omitted)
    }

    /// So many are told by name.
    private static let mostNames = 5

    /// What found no place.
    private static func crowded(_ plans: [FigurePlan]) -> String? {
      // Both ends of equal sizes say the same.
      let untold = plans.flatMap(\.untold).reduce(into: [String]()) { all, next in
        if !all.contains(next) { all.append(next) }
      }
      guard !untold.isEmpty else { return nil }
      if untold.count <= mostNames {
        return "Also: " + untold.joined(separator: "; ")
      }
      let rest = untold.count - mostNames
      return "Also: " + untold.prefix(mostNames).joined(separator: "; ") + "; and \(rest) more"
    }

    var width: Double { legend.width(entries) }
    var isEmpty: Bool { width < 0 }
  }

  /// Whether the legend stands beside the pictures, which a narrow page has no room for.
  static func isBeside(_ options: FigureOptions) -> Bool {
    options.legend == .side && FigureSetting.width(options) >= leastBeside
  }

  private static let leastBeside = 420.0

  /// The width of a legend beside the pictures.
  static func column(_ options: FigureOptions) -> Double {
    min(160, FigureSetting.width(options) / 3)
  }

  /// - Parameters:
  ///   - width: Of the widest row of pictures.
  ///   - sentences: The rows that stand below them, for which a narrow page is made wider.
  init(
    _ header: Header, options: FigureOptions, ink: FigureInk, width: Double, foot: Foot,
    sentences: [FigureSentences.Row] = []
  ) {
    self.ink = ink
    explanation = foot
    page = Drawing(
      slug: slugified(header.slug), title: header.document ?? header.title,
      description: header.description, size: .zero)
    let room = FigureSetting.width(options)
    let least = options.showsHeader ? Self.width(of: header, ink) : 0
    let title = options.showsHeader ? ink.painter.width(of: header.title, font: Self.titleFont) : 0
    let isBeside = Self.isBeside(options) && !foot.isEmpty
    pictures = width
    column = isBeside ? Self.column(options) : 0
    let all = isBeside ? width + Self.gap + column : width
    let prose = sentences.isEmpty ? 0 : FigureSentences(ink: ink).naturalWidth(sentences)
    let plain = max(
      all, min(room, least, Self.leastWidth, max(title, all * Self.widestHeader)),
      min(room, prose, Self.leastProse), min(room, 240))
    // A line of text is dearer than some width.
    let lines = [prose, isBeside ? 0 : foot.width].filter { $0 <= min(room, plain + Self.longer) }
    self.width = lines.reduce(plain, max)
    if options.showsHeader { add(header) }
    top = y
  }

  /// What a header and sentences may take where the pictures take less.
  private static let leastWidth = 400.0
  /// In widths of the pictures; a longer header has two lines.
  private static let widestHeader = 1.4
  private static let leastProse = 460.0
  /// By how much a page becomes wider for what would take a line more.
  private static let longer = 60.0

  // MARK: Header

  private static func width(of header: Header, _ ink: FigureInk) -> Double {
    ink.painter.width(of: header.title, font: titleFont) + 14
      + ink.painter.width(of: header.summary, font: lineFont)
  }

  private mutating func add(_ header: Header) {
    let title = ink.painter.block(
      header.title, font: Self.titleFont, maximumWidth: width, maximumLines: 2)
    let isOneLine = Self.width(of: header, ink) <= width && title.lines.count == 1
    let summary = isOneLine ? header.summary : broken(header.summary)
    let line = ink.painter.block(
      summary, font: Self.lineFont, maximumWidth: isOneLine ? nil : width)
    let place =
      isOneLine ? CGPoint(x: title.width + 12, y: 12) : CGPoint(x: 0, y: title.height + 10)
    let shapes =
      ink.painter.draw(title, color: ink.theme.ink, at: CGPoint(x: 0, y: 12))
      + ink.painter.draw(line, color: ink.theme.secondaryInk, at: place)
    page.shapes.append(
      .translated(x: FigurePage.margin, y: y, id: "header", layer: .header, shapes))
    y += (isOneLine ? 16 : title.height + line.height + 2) + 7
  }

  /// What is too long for one line, broken between two of its parts rather than in one.
  private func broken(_ summary: String) -> String {
    func isFitting(_ text: String) -> Bool {
      ink.painter.width(of: text, font: Self.lineFont) <= width
    }
    // From one layout to another, each has a line.
    let steps = summary.components(separatedBy: " → ")
    if steps.count > 1, steps.dropFirst().map({ "→ " + $0 }).allSatisfy(isFitting),
      isFitting(steps[0])
    {
      return isFitting(summary) ? summary : steps.joined(separator: "\n→ ")
    }
    let parts = summary.split(separator: " · ").map(String.init)
    guard parts.count > 1, !isFitting(summary), parts.allSatisfy(isFitting) else { return summary }
    var lines = [parts[0]]
    for part in parts.dropFirst() {
      let longer = lines[lines.count - 1] + " · " + part
      if isFitting(longer) { lines[lines.count - 1] = longer } else { lines.append(part) }
    }
    return lines.joined(separator: "\n")
  }

  // MARK: Pictures

  /// Pictures beside each other, in the middle of the page.
  mutating func add(_ row: [(part: FigurePart, surroundings: FigureSurroundings)]) {
    let whole = row.reduce(Self.gap * Double(row.count - 1)) { $0 + Double($1.part.extent.width) }
    var x =
      FigurePage.margin
      + ((max(pictures, width - (column > 0 ? column + Self.gap : 0)) - whole) / 2).rounded()
    let title = row.contains { $0.part.title != nil } ? FigurePartTitle.height : 0
    for (part, surroundings) in row {
      if let own = part.title {
        let left = row.count > 1 ? x : FigurePage.margin
        page.shapes.append(
          .translated(
            x: left, y: y, layer: .labels,
            own.draw(
              ink, width: row.count > 1 ? Double(part.extent.width) + Self.gap / 2 : width)))
      }
      add(part, surroundings, at: CGPoint(x: x, y: y + title))
      x += Double(part.extent.width) + Self.gap
    }
    y += title + (row.map { Double($0.part.extent.height) }.max() ?? 0) + 9
  }

  private mutating func add(
    _ part: FigurePart, _ surroundings: FigureSurroundings, at origin: CGPoint
  ) {
    page.shapes += part.shapes(at: origin)
    let (dx, dy) = (origin.x - part.extent.minX, origin.y - part.extent.minY)
    let body = part.extent.offsetBy(dx: dx, dy: dy)
    if part.isMain {
      page.screenOrigin = CGPoint(x: dx, y: dy)
      page.screenScale = part.plan.scale
      page.screenProjection = part.plan.projection
      page.body = body
    }
    labels += part.labels.map { label in
      var label = label
      label.rect = label.rect.offsetBy(dx: dx, dy: dy)
      return label
    }
    let visible = part.plan.visible
    func placed(_ rects: [CGRect]) -> [CGRect] {
      rects.map { part.plan.projection($0).intersection(visible) }
        .filter { !$0.isNull && $0.width > 0 && $0.height > 0 }.map { $0.offsetBy(dx: dx, dy: dy) }
    }
    texts += placed(surroundings.texts)
    controls += placed(surroundings.controls)
  }

  // MARK: Foot

  /// The sentences of the callouts, three beside each other.
  mutating func add(_ callouts: [FigureCallout]) {
    guard !callouts.isEmpty else { return }
    let columns = min(3, callouts.count)
    let column = (width - Double(columns - 1) * 16) / Double(columns)
    var height = 0.0
    for (index, callout) in callouts.enumerated() {
      if index > 0, index % columns == 0 {
        y += height + 10
        height = 0
      }
      let x = FigurePage.margin + Double(index % columns) * (column + 16)
      let block = ink.painter.block(
        callout.caption, font: Self.captionFont, maximumWidth: column - 26)
      let text = ink.painter.draw(block, color: ink.theme.ink, at: CGPoint(x: 26, y: 13))
      foot.append(
        .translated(x: x, y: y, ink.number(index + 1, at: CGPoint(x: 9, y: 9)) + text))
      height = max(height, max(18, block.height))
    }
    y += height + 16
  }

  /// A sentence or two.
  mutating func add(caption: String?) {
    guard let caption, !caption.isEmpty else { return }
    let block = ink.painter.block(
      caption, font: Self.captionFont, maximumWidth: width)
    foot.append(
      .translated(
        x: FigurePage.margin, y: y,
        ink.painter.draw(block, color: ink.theme.ink, at: CGPoint(x: 0, y: 11))))
    y += block.height.rounded(.up) + 10
  }

  /// A conflict as a sum that cannot come out, at the scale of the picture and below it if there is room.
  mutating func add(_ conflict: FigureConflict) {
    let left = Double(page.screenOrigin.x) - FigurePage.margin
    let picture = page.screenProjection.map { projection in
      { (x: Double) in left + projection.x(x) }
    }
    let inset = FigureConflictInset(ink: ink, conflict: conflict).draw(width: width, below: picture)
    foot.append(.translated(x: FigurePage.margin, y: y, inset.shapes))
    y += inset.height + 12
  }

  mutating func add(_ rows: [FigureSentences.Row]) {
    guard !rows.isEmpty else { return }
    let section = FigureSentences(ink: ink).draw(rows, width: width)
    foot.append(.translated(x: FigurePage.margin, y: y, section.shapes))
    y += section.height + 6
  }

  /// What explains marks, with what is not drawn and what has no tag: beside the pictures, or a line
  /// below everything.
  mutating func addLegend() {
    let (legend, placed, omitted) = (explanation.legend, explanation.placed, explanation.omitted)
    if column > 0 {
      let beside = legend.column(placed, omitted: omitted, width: column)
      let x = FigurePage.margin + width - column
      foot.append(.translated(x: x, y: top + 4, beside.shapes))
      y = max(y, top + 4 + beside.height + 8)
      return
    }
    let line = legend.draw(placed, omitted: omitted, width: width, known: explanation.entries)
    guard !line.shapes.isEmpty else { return }
    foot.append(.translated(x: FigurePage.margin, y: y, line.shapes))
    y += line.height + 4
  }

  /// The page below everything.
  /// - Parameter least: The least size of the page.
  mutating func finish(least: CGSize = .zero) {
    if !foot.isEmpty { page.shapes.append(.group(id: "legend", layer: .legend, foot)) }
    page.size = CGSize(
      width: max(Double(least.width), (width + 2 * FigurePage.margin).rounded(.up)),
      height: max(Double(least.height), (y + 8).rounded(.up)))
    page.viewBox = CGRect(origin: .zero, size: page.size)
    page.shapes.insert(
      .rect(CGRect(origin: .zero, size: page.size), .fill(ink.theme.page)), at: 0)
  }
}
