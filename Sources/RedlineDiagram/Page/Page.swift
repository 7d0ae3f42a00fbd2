import Foundation
import RedlineModel

/// Puts header, device and what belongs to it on one page: a screen, a wireframe, or what a screen
/// reader finds.
struct Page {
  private static let margin = 24.0
  private static let headerGap = 20.0

  private let diagram: Diagram
  /// What is drawn; the document carries the diagram's own.
  private let layout: SolvedLayout
  private let style: Diagram.Style
  private let theme: Theme
  private let painter: TextPainter
  /// Points of the picture in a point of the layout.
  private let zoom: Double
  private let outline: ScreenOutline

  init(_ diagram: Diagram) throws {
    self.diagram = diagram
    layout = diagram.showsSource ? diagram.layout : diagram.layout.withoutLocations
    style = diagram.style
    theme = Theme(diagram.theme)
    zoom = diagram.zoom ?? (diagram.layout.environment.device.kind == .phone ? 1.5 : 1)
    painter = try TextPainter(mode: diagram.textMode)
    outline = ScreenOutline(diagram.layout)
  }

  func page() throws -> Drawing {
    // First, because it refuses numbers that are not finite.
    let source = try Drawing.Source(diagram.layout)
    let screen = ScreenDrawing(
      layout, theme: theme, style: style, painter: painter, outline: outline)
    let device = DeviceDrawing(
      layout: layout, theme: theme, style: style, painter: painter, outline: outline)
    let scale: Group.Transform? = zoom == 1 ? nil : .scale(zoom)
    let background = Shape.group(
      id: "background", layer: .background, transform: scale, device.below() + screen.rootShapes())
    let views = Shape.group(
      id: "screen", layer: .screen, transform: scale, screen.shapes() + device.above())
    let extent = contentExtent(of: screen).integral
    let header = PageHeader(layout: layout, theme: theme, painter: painter)
      .draw(width: Double(extent.width))
    var places = Places(extent, header: header.size)
    let regions =
      style == .accessibility
      ? AccessibilityRegions(layout, theme: theme, painter: painter, zoom: zoom) : nil
    let columnHeight = max(900, Double(places.body.height) - 2 * LegendArrangement.padding)
    let legend = regions?.legend(columnHeight: columnHeight) ?? []
    let arrangement = arrangeLegend(
      legend.map { CGSize(width: $0.width, height: $0.height) }, body: places.body)
    if let panel = arrangement?.panel { places.makeRoom(for: panel) }
    let drawnRegions = regions?.shapes(in: extent.insetBy(dx: -16, dy: -16)) ?? []
    var page = Drawing(
      slug: slugified(layout.name + " " + layout.environment.device.title), title: layout.name,
      description: pageDescription(of: layout, style: style), size: places.size)
    page.sources = [source]
    page.options = diagram.options
    page.shapes = [
      .rect(CGRect(origin: .zero, size: places.size), .fill(theme.page)),
      .translated(x: Self.margin, y: Self.margin, id: "header", layer: .header, header.shapes),
      .translated(
        x: Double(places.origin.x), y: Double(places.origin.y),
        [background, views] + drawnRegions),
    ]
    page.shapes += drawnLegend(legend, arrangement, theme)
    page.definitions = painter.definitions + screen.clips.map { .clip($0) }
    page.screenOrigin = places.origin
    page.screenScale = zoom
    page.body = places.body
    return page
  }

  /// Where the parts are on the page.
  private struct Places {
    /// The upper left corner of the screen.
    var origin: CGPoint
    /// The device with everything over it.
    var body: CGRect
    var size: CGSize

    /// - Parameter extent: What is drawn of the device and over it, in root coordinates.
    init(_ extent: CGRect, header: CGSize) {
      let top = margin + Double(header.height) + headerGap
      // The page is in whole points, so that lines on the screen stay on pixels.
      origin = CGPoint(x: CGFloat(margin) - extent.minX, y: CGFloat(top) - extent.minY)
      body = extent.offsetBy(dx: origin.x, dy: origin.y)
      let width = max(Double(body.maxX), margin + Double(header.width)) + margin
      size = CGSize(
        width: width.rounded(.up), height: body.maxY.rounded(.up) + CGFloat(margin))
    }

    /// Makes the page large enough for a panel.
    mutating func makeRoom(for panel: CGRect) {
      size.width = max(size.width, panel.maxX.rounded(.up) + CGFloat(margin))
      size.height = max(size.height, panel.maxY.rounded(.up) + CGFloat(margin))
    }
  }

  /// The device's outer rectangle in the picture.
  private var body: CGRect { outline.body.scaled(by: zoom) }

  /// The device and whatever is drawn beyond it, up to half a screen away: what a view clips is not.
  private func contentExtent(of screen: ScreenDrawing) -> CGRect {
    screen.shownItems.reduce(body) { extent, shown in
      let frame = shown.area.map { $0.intersection(shown.item.frame) } ?? shown.item.frame
      return frame.isNull ? extent : extent.union(bounded(frame.scaled(by: zoom), share: 0.5))
    }
  }

  /// The device and what of a rectangle is near it, so that no view far away makes the page huge.
  private func bounded(_ rect: CGRect, share: CGFloat) -> CGRect {
    let reach = max(body.width, body.height, 100) * share
    let near = rect.intersection(body.insetBy(dx: -reach, dy: -reach))
    return near.isNull ? body : body.union(near)
  }
}
