import Foundation
import RedlineModel

/// A page that grows from top to bottom.
struct FigureAssembly {
  private static let titleFont = Font.system(size: 15, weight: .bold)
  private static let lineFont = Font.system(size: 11)
  private static let captionFont = Font.system(size: 12)

  var page: Drawing
  private(set) var labels: [FigureLabel] = []
  private(set) var texts: [CGRect] = []
  private(set) var controls: [CGRect] = []
  private let figure: FigurePage
  private let width: Double
  private let summary: String
  private var y = FigurePage.margin
  private var untagged = 0

  /// - Parameter width: Of the widest part.
  init(_ figure: FigurePage, width: Double, note: String? = nil) {
    self.figure = figure
    summary = [PageHeader.summary(of: figure.layout), note].compactMap { $0 }
      .joined(separator: " · ")
    let layout = figure.layout
    page = Drawing(
      slug: slugified(layout.name + " " + layout.environment.device.title), title: layout.name,
      description: pageDescription(of: layout, style: .annotated), size: .zero)
    let room = min(max(figure.options.width, 240), 4000) - 2 * FigurePage.margin
    self.width = max(
      width, min(room, figure.options.showsHeader ? Self.headerWidth(figure, summary) : 0))
    if figure.options.showsHeader { addHeader() }
  }

  // MARK: Header

  private static func headerWidth(_ figure: FigurePage, _ summary: String) -> Double {
    figure.painter.width(of: figure.layout.name, font: titleFont) + 14
      + figure.painter.width(of: summary, font: lineFont)
  }

  private mutating func addHeader() {
    let painter = figure.painter
    let title = painter.block(
      figure.layout.name, font: Self.titleFont, maximumWidth: width, maximumLines: 2)
    let isOneLine = Self.headerWidth(figure, summary) <= width && title.lines.count == 1
    let room = isOneLine ? nil : width
    let line = painter.block(summary, font: Self.lineFont, maximumWidth: room)
    var shapes = painter.draw(title, color: figure.theme.ink, at: CGPoint(x: 0, y: 12))
    let place =
      isOneLine ? CGPoint(x: title.width + 12, y: 12) : CGPoint(x: 0, y: title.height + 10)
    shapes += painter.draw(line, color: figure.theme.secondaryInk, at: place)
    page.shapes.append(
      .translated(x: FigurePage.margin, y: y, id: "header", layer: .header, shapes))
    y += (isOneLine ? 16 : title.height + line.height + 2) + 16
  }

  // MARK: Parts

  /// A picture in the middle of the page.
  mutating func add(_ part: FigurePart, _ surroundings: FigureSurroundings) {
    if let title = part.title {
      page.shapes.append(
        .translated(x: FigurePage.margin, y: y, layer: .labels, title.draw(figure.ink)))
      y += FigurePanelTitle.height
    }
    let left = FigurePage.margin + ((width - Double(part.extent.width)) / 2).rounded()
    let origin = CGPoint(x: left, y: y)
    page.shapes += part.shapes(at: origin)
    let (dx, dy) = (origin.x - part.extent.minX, origin.y - part.extent.minY)
    if page.body == .zero {
      page.screenOrigin = CGPoint(x: dx, y: dy)
      page.screenScale = part.plan.scale
      page.body = part.extent.offsetBy(dx: dx, dy: dy)
    }
    untagged += part.plan.untagged
    labels += part.labels.map { label in
      var label = label
      label.rect = label.rect.offsetBy(dx: dx, dy: dy)
      return label
    }
    let visible = part.plan.visible
    func placed(_ rects: [CGRect]) -> [CGRect] {
      rects.map { $0.scaled(by: part.plan.scale).intersection(visible) }
        .filter { !$0.isNull && $0.width > 0 && $0.height > 0 }.map { $0.offsetBy(dx: dx, dy: dy) }
    }
    texts += placed(surroundings.texts)
    controls += placed(surroundings.controls)
    y += Double(part.extent.height) + 16
  }

  /// The conflicts that can be drawn as sums, two at most.
  private func conflicts() -> [FigureConflict] {
    let layout = figure.layout
    let geometry = OverlayGeometry(layout, zoom: 1)
    return Array(
      layout.diagnostics.lazy.compactMap { FigureConflict($0, in: layout, geometry) }.prefix(2))
  }

  /// What is not drawn, and what has no tag.
  private var omissions: String? {
    let parts = [
      figure.content.omissionText,
      untagged > 0 ? "the tags of \(untagged) marks, for want of room" : nil,
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  // MARK: Foot

  /// The sentences of the callouts, three beside each other.
  private mutating func captions(_ room: Double) -> [Shape] {
    let callouts = figure.options.callouts
    guard !callouts.isEmpty else { return [] }
    let columns = min(3, callouts.count)
    let column = (room - Double(columns - 1) * 16) / Double(columns)
    var shapes: [Shape] = []
    var height = 0.0
    for (index, callout) in callouts.enumerated() {
      if index > 0, index % columns == 0 {
        y += height + 10
        height = 0
      }
      let x = FigurePage.margin + Double(index % columns) * (column + 16)
      let block = figure.painter.block(
        callout.caption, font: Self.captionFont, maximumWidth: column - 26)
      let text = figure.painter.draw(
        block, color: figure.theme.ink, at: CGPoint(x: 26, y: 13))
      shapes.append(
        .translated(
          x: x, y: y, figure.ink.number(index + 1, at: CGPoint(x: 9, y: 9)) + text))
      height = max(height, max(18, block.height))
    }
    y += height + 16
    return shapes
  }

  /// Sentences, the legend and the page below everything.
  mutating func finish(_ placed: [PlacedFigureMark]) {
    let room = max(width, 240)
    var foot = captions(room)
    let legend = Legend(
      geometry: OverlayGeometry(figure.layout, zoom: 1), theme: figure.theme,
      painter: figure.painter, explainedItems: figure.diagram.explainedItems)
    for conflict in conflicts() {
      let inset = FigureConflictInset(ink: figure.ink, conflict: conflict).draw(width: room)
      foot.append(.translated(x: FigurePage.margin, y: y, inset.shapes))
      y += inset.height + 12
    }
    for section in [legend.reasons(width: room - 44), legend.findings(width: room - 44)] {
      guard let section else { continue }
      foot.append(.translated(x: FigurePage.margin, y: y, section.shapes))
      y += section.height + 6
    }
    let line = FigureLegend(ink: figure.ink, options: figure.options.legend, layout: figure.layout)
      .draw(placed, omitted: omissions, width: room)
    if !line.shapes.isEmpty {
      foot.append(.translated(x: FigurePage.margin, y: y, line.shapes))
      y += line.height + 4
    }
    if !foot.isEmpty { page.shapes.append(.group(id: "legend", layer: .legend, foot)) }
    page.size = CGSize(
      width: (room + 2 * FigurePage.margin).rounded(.up), height: (y + 12).rounded(.up))
    page.viewBox = CGRect(origin: .zero, size: page.size)
    page.shapes.insert(
      .rect(CGRect(origin: .zero, size: page.size), .fill(figure.theme.page)), at: 0)
  }
}
