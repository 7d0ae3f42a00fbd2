import Foundation
import RedlineModel

/// Puts header, device, overlay and legend on one page.
struct Page {
  private static let margin = 24.0
  private static let headerGap = 20.0

  private let diagram: Diagram
  /// What is drawn; the document carries the diagram's own.
  private let layout: SolvedLayout
  private let style: Diagram.Style
  private let theme: Theme
  private let painter: TextPainter
  private let showsInactive: Bool
  private let explainedItems: [String]
  /// Points of the picture in a point of the layout.
  private let zoom: Double
  private let outline: ScreenOutline

  init(_ diagram: Diagram) throws {
    self.diagram = diagram
    layout = diagram.showsSource ? diagram.layout : diagram.layout.withoutLocations
    style = diagram.style
    theme = Theme(diagram.theme)
    showsInactive = diagram.showsInactive
    explainedItems = diagram.explainedItems
    zoom = diagram.zoom ?? (diagram.layout.environment.device.kind == .phone ? 1.5 : 1)
    painter = try TextPainter(mode: diagram.textMode)
    outline = ScreenOutline(diagram.layout.environment.device)
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
    let overlay = overlay(texts: screen.textRects, device)
    let extent = contentExtent.union(bounded(overlay.extent, share: 1)).integral
    let header = PageHeader(layout: layout, theme: theme, painter: painter)
      .draw(width: Double(extent.width))
    let places = Places(extent, header: header.size, legend: overlay.legend)
    let hasGuides = !overlay.backdrop.isEmpty
    let guides = Shape.group(
      id: "guides", layer: .guides, clip: screenEdge, overlay.backdrop)
    let constraints = Shape.group(id: "constraints", layer: .constraints, overlay.shapes)
    let layers =
      [background] + (hasGuides ? [guides] : []) + [views]
      + (overlay.shapes.isEmpty ? [] : [constraints])
    var page = Drawing(
      slug: slugified(layout.name + " " + layout.environment.device.title), title: layout.name,
      description: pageDescription(of: layout, style: style), size: places.size)
    page.sources = [source]
    page.options = diagram.options
    page.shapes =
      [
        .rect(CGRect(origin: .zero, size: places.size), .fill(theme.page)),
        .translated(x: Self.margin, y: Self.margin, id: "header", layer: .header, header.shapes),
        .translated(x: Double(places.origin.x), y: Double(places.origin.y), layers),
      ] + drawnLegend(overlay.legend, places.legend, theme)
    page.definitions =
      painter.definitions + screen.clips.map { .clip($0) } + overlay.definitions
      + (hasGuides ? [.clip(screenEdge)] : [])
    page.screenOrigin = places.origin
    page.body = places.body
    return page
  }

  /// Where the parts are on the page.
  private struct Places {
    /// The upper left corner of the screen.
    var origin: CGPoint
    /// The device with everything over it.
    var body: CGRect
    var legend: LegendArrangement?
    var size: CGSize

    /// - Parameter extent: What is drawn of the device and over it, in root coordinates.
    init(_ extent: CGRect, header: CGSize, legend sections: [LegendSection]) {
      let top = margin + Double(header.height) + headerGap
      // The page is in whole points, so that lines on the screen stay on pixels.
      origin = CGPoint(x: CGFloat(margin) - extent.minX, y: CGFloat(top) - extent.minY)
      body = extent.offsetBy(dx: origin.x, dy: origin.y)
      legend = arrangeLegend(
        sections.map { CGSize(width: $0.width, height: $0.height) }, body: body)
      let drawn = legend.map { [body] in body.union($0.panel) } ?? body
      let width = max(Double(drawn.maxX), margin + Double(header.width)) + margin
      size = CGSize(
        width: width.rounded(.up), height: drawn.maxY.rounded(.up) + CGFloat(margin))
    }
  }

  private func overlay(texts: [TextRect], _ device: DeviceDrawing) -> Overlay {
    let texts = texts + device.statusRects.map { TextRect(item: "", rect: $0) }
    guard style == .annotated else { return Overlay(extent: body) }
    return makeOverlay(
      OverlayContext(
        layout: layout, zoom: zoom, theme: theme, painter: painter,
        textRects: texts.map { TextRect(item: $0.item, rect: $0.rect.scaled(by: zoom)) },
        body: body, showsInactive: showsInactive, explainedItems: explainedItems))
  }

  /// What is cut off at the rounded corners of the screen.
  private var screenEdge: ClipPath {
    let rect = outline.screen.scaled(by: zoom)
    return ClipPath(path: Path(rect: rect, radius: outline.radius * zoom), name: "screen-edge")
  }

  /// The overlay with the texts that its labels keep clear of, in the picture's points.
  func drawnOverlay() -> (overlay: Overlay, texts: [TextRect]) {
    let screen = ScreenDrawing(
      layout, theme: theme, style: style, painter: painter, outline: outline)
    // Drawing the screen notes where its texts are.
    _ = screen.shapes()
    let device = DeviceDrawing(
      layout: layout, theme: theme, style: style, painter: painter, outline: outline)
    return (
      overlay(texts: screen.textRects, device),
      screen.textRects.map { TextRect(item: $0.item, rect: $0.rect.scaled(by: zoom)) }
    )
  }

  /// The device's outer rectangle in the picture.
  private var body: CGRect { outline.body.scaled(by: zoom) }

  /// The device and whatever reaches beyond it, up to half a screen away.
  private var contentExtent: CGRect {
    layout.items.reduce(body) { extent, item in
      item.isHidden
        ? extent : extent.union(bounded(item.frame.scaled(by: zoom), share: 0.5))
    }
  }

  /// The device and what of a rectangle is near it, so that no view far away makes the page huge.
  private func bounded(_ rect: CGRect, share: CGFloat) -> CGRect {
    let reach = max(body.width, body.height, 100) * share
    let near = rect.intersection(body.insetBy(dx: -reach, dy: -reach))
    return near.isNull ? body : body.union(near)
  }
}
