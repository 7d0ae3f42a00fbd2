import Foundation
import RedlineAnalysis
import RedlineModel

/// Puts header, one screen or two, and the text of the diff on one page.
struct DiffPage {
  private static let margin = 24.0
  private static let headerGap = 20.0
  /// Distance between two screens.
  private static let screenGap = 32.0
  /// The line above a screen that says which it is.
  private static let captionHeight = 26.0
  /// In points; what is no wider is drawn as large as a phone.
  private static let widestSmallCanvas = 500.0
  private static let captionFont = Font.system(size: 13, weight: .semibold)

  /// With the layouts that the document carries.
  private let original: DiffDiagram
  private let diagram: DiffDiagram
  private let theme: Theme
  private let painter: TextPainter
  private let signs: DiffSigns

  init(_ diagram: DiffDiagram) throws {
    original = diagram
    self.diagram = diagram.drawn
    theme = Theme(diagram.theme)
    painter = try TextPainter(mode: diagram.textMode)
    signs = DiffSigns(self.diagram.diff)
  }

  private var sides: [DiffSide] {
    let isSameSize = diagram.old.environment.size == diagram.new.environment.size
    return diagram.arrangement == .overlaid && isSameSize ? [.overlaid] : [.before, .after]
  }

  private func screens() -> [DiffScreen] {
    var number = 1
    return sides.map { side in
      let layout = side == .before ? diagram.old : diagram.new
      let screen = DiffScreen(
        diagram, signs: signs, side: side, painter: painter,
        zoom: diagram.zoom ?? zoom(for: layout.environment.device), firstNumber: number)
      number += screen.labels.count { $0.number != nil }
      return screen
    }
  }

  private func zoom(for device: Device) -> Double {
    switch device.kind {
    case .phone: 1.5
    case .pad: 1
    case .canvas: device.size.width <= Self.widestSmallCanvas ? 1.5 : 1
    }
  }

  func drawnOverlays() -> [(overlay: Overlay, texts: [TextRect])] {
    screens().map { ($0.overlay, $0.texts) }
  }

  func page() throws -> Drawing {
    // First, because it refuses numbers that are not finite.
    let sources = [
      try Drawing.Source(original.new), try Drawing.Source(original.old, .oldLayout),
    ]
    let screens = screens()
    let captionHeight = screens.count > 1 ? Self.captionHeight : 0
    let extents = screens.map { extent($0) }
    let width = extents.reduce(Self.screenGap * Double(extents.count - 1)) { $0 + Double($1.width) }
    let height = extents.reduce(0) { max($0, Double($1.height)) } + captionHeight
    let header = PageHeader(layout: diagram.new, theme: theme, painter: painter)
      .draw(width: width, note: diagram.diff.isEmpty ? "nothing changed" : diagram.diff.summary)
    let top = Self.margin + Double(header.size.height) + Self.headerGap
    var left = Self.margin
    var drawn: [Shape] = []
    for (screen, extent) in zip(screens, extents) {
      if screens.count > 1 { drawn += caption(screen, at: CGPoint(x: left, y: top + 16)) }
      let origin = CGPoint(
        x: CGFloat(left) - extent.minX, y: CGFloat(top + captionHeight) - extent.minY)
      drawn.append(screen.group(at: origin))
      left += Double(extent.width) + Self.screenGap
    }
    let body = CGRect(x: Self.margin, y: top, width: width, height: height)
    let sections = DiffLegend(
      diagram: diagram, signs: signs, screens: screens, theme: theme, painter: painter
    ).sections()
    let legend = arrangeLegend(
      sections.map { CGSize(width: $0.width, height: $0.height) }, body: body)
    let whole = legend.map { body.union($0.panel) } ?? body
    let right = max(Double(whole.maxX), Self.margin + Double(header.size.width)) + Self.margin
    let size = CGSize(
      width: right.rounded(.up), height: whole.maxY.rounded(.up) + CGFloat(Self.margin))
    var page = Drawing(
      slug: slugified("diff of \(diagram.new.name) \(diagram.new.environment.device.title)"),
      title: "Changes of \(diagram.new.name)", description: description, size: size)
    page.sources = sources
    page.options = original.options
    page.shapes =
      [
        .rect(CGRect(origin: .zero, size: size), .fill(theme.page)),
        .translated(
          x: Self.margin, y: Self.margin, id: "header", layer: .header, header.shapes),
      ] + drawn + drawnLegend(sections, legend, theme)
    page.definitions = definitions(screens)
    page.body = body
    return page
  }

  private var description: String {
    let place = PageHeader.summary(of: diagram.new).replacing(" · ", with: ", ")
    return "Difference of two layouts of \(diagram.new.name) on \(place).\n\(diagram.diff.text)"
  }

  private func definitions(_ screens: [DiffScreen]) -> [Definition] {
    painter.definitions + screens.flatMap(\.clips).map { .clip($0) }
      + Hatch.definitions(diagram.new, theme)
  }

  private func caption(_ screen: DiffScreen, at point: CGPoint) -> [Shape] {
    let word = screen.side == .before ? "Before" : "After"
    let isSame = diagram.old.environment == diagram.new.environment
    let place = isSame ? "" : " · " + PageHeader.summary(of: screen.layout)
    return painter.text(word + place, font: Self.captionFont, color: theme.ink, at: point)
  }

  /// The device and whatever of views and marks is near it.
  private func extent(_ screen: DiffScreen) -> CGRect {
    let body = ScreenOutline(screen.layout.environment.device).body.scaled(by: screen.zoom)
    let reach = max(body.width, body.height, 100) / 2
    let limit = body.insetBy(dx: -reach, dy: -reach)
    return screen.layout.items.reduce(screen.overlay.extent.intersection(limit)) { extent, item in
      guard !item.isHidden else { return extent }
      let near = item.frame.scaled(by: screen.zoom).intersection(limit)
      return near.isNull ? extent : extent.union(near)
    }.union(body).integral
  }
}
