import Foundation
import RedlineModel

/// Draws the device: its body under the items, its bars and indicators above them.
struct DeviceDrawing {
  let layout: SolvedLayout
  let theme: Theme
  let style: Diagram.Style
  var painter: TextPainter
  let outline: ScreenOutline

  init(
    layout: SolvedLayout, theme: Theme, style: Diagram.Style, painter: TextPainter,
    outline: ScreenOutline
  ) {
    (self.layout, self.theme) = (layout, theme.showing(layout))
    (self.style, self.painter, self.outline) = (style, painter, outline)
  }

  var device: Device { outline.device }
  var screen: CGRect { outline.screen }
  var isLandscape: Bool { device.orientation == .landscape }

  /// The body and the screen's background.
  func below() -> [Shape] {
    let root = layout.root.style
    let fill =
      style == .wireframe ? theme.screen : root.background.map(theme.hex) ?? theme.screen
    if layout.bars?.screen != nil { return backdrop() + rootBeside(fill) }
    guard device.kind != .canvas else {
      let paint = Paint(fill: fill, stroke: theme.panelEdge)
      return [rootView(.rect(screen, radius: root.cornerRadius, paint))]
    }
    return bodyShapes() + windowShapes(below: fill) + [
      rootView(.rect(screen, radius: outline.radius, .fill(fill)))
    ] + homeButton()
  }

  /// The edge of a view without a device, on what fills it.
  func edge() -> [Shape] {
    guard device.kind == .canvas, layout.bars?.screen == nil else { return [] }
    return [.rect(screen, radius: layout.root.style.cornerRadius, .stroke(theme.panelEdge))]
  }

  /// The body with the edge of the screen.
  func bodyShapes() -> [Shape] {
    let edge = Paint(fill: theme.bezel, stroke: theme.bezelEdge)
    let ring = screen.insetBy(dx: -0.5, dy: -0.5)
    return [
      .rect(outline.body.insetBy(dx: 0.5, dy: 0.5), radius: outline.bodyRadius, edge),
      .rect(ring, radius: outline.radius + 0.5, .stroke(theme.bezelEdge)),
    ]
  }

  /// What shows through a root view that is not opaque: `#RRGGBBAA`.
  private func windowShapes(below fill: String) -> [Shape] {
    fill.count > 7 ? [.rect(screen, radius: outline.radius, .fill(theme.screen))] : []
  }

  private func rootView(_ shape: Shape) -> Shape {
    shape.role(.view, of: [.item(layout.root.id)])
  }

  /// Bars, cutout and indicators.
  /// - Parameters:
  ///   - cut: Above what y nothing is drawn, in points of the layout; a cutout of which only a tip would be left
  ///     is not drawn at all.
  ///   - isPart: Whether a part of the screen is drawn by itself, where the home indicator would be a black bar.
  func above(cutAt cut: Double = 0, isPart: Bool = false) -> [Shape] {
    let statusInk = ink(on: backgroundOfStatusBar)
    let status = StatusBar(drawing: self, ink: device.showsNavigationBar ? statusBarInk : statusInk)
    guard device.kind != .canvas else { return navigationBar() + bottomBar() + status.shapes() }
    let visibleCutout = isCut(cut) ? [] : cutout()
    // A picture of the screen has its own bars.
    if style != .wireframe, layout.pictures.backdrop != nil { return visibleCutout }
    return navigationBar() + bottomBar() + visibleCutout + status.shapes() + keyboard()
      + (isPart
        ? [] : homeIndicator(device.showsTabBar ? barInk : ink(on: layout.root.style.background)))
  }

  private func ink(on background: Color?) -> String {
    let isOnDark = background.map(isDark) ?? (theme.name == .dark)
    return style == .wireframe ? theme.wire : isOnDark ? "#FFFFFF" : "#000000"
  }

  /// The colour of what the time lies on, by which the status bar has its style: the last view there that is
  /// painted, or a navigation bar below it, which reaches up to the edge.
  private var backgroundOfStatusBar: Color? {
    let ground = layout.root.style.background
    guard let time = StatusBar(drawing: self, ink: barInk).rects.first else { return ground }
    let middle = CGPoint(x: time.midX, y: time.midY)
    let end = screen.minY + CGFloat(device.statusBarHeight)
    let hidden = FigureContent.hiddenIDs(layout)
    let clipping = ClippedViews(layout.items)
    let item = ScreenDrawing.drawingOrder(layout.items).last { item in
      guard item.id != layout.root.id, !hidden.contains(item.id), let color = paintedGround(item),
        (theme.name == .light ? color.alpha : color.darkAlpha ?? color.alpha) ?? 1 > 0.5,
        (item.style.alpha ?? 1) > 0.5
      else { return false }
      var area = clipping.visible(item.frame, of: item.id) ?? .null
      if item.kind == .navigationBar, abs(area.minY - end) < 0.5 {
        area = CGRect(
          x: area.minX, y: screen.minY, width: area.width, height: area.maxY - screen.minY)
      }
      return area.contains(middle)
    }
    return item.flatMap(paintedGround) ?? ground
  }

  /// The colour that an item is known to fill its frame with: that of an image is that of its place.
  private func paintedGround(_ item: SolvedLayout.Item) -> Color? {
    guard case .imageView(let name?) = item.control, layout.pictures.named[name]?.light == nil,
      Symbol(name) == nil
    else { return item.style.background }
    return item.style.background ?? .systemGray5
  }

  /// A dark navigation bar has light signs above it.
  private var statusBarInk: String {
    layout.bars?.navigationLook?.background.map { ink(on: $0) } ?? barInk
  }

  /// What labels should not cover of the status bar and the other bars.
  var barRects: [CGRect] { barTexts + bodyParts }

  /// Of these what is read.
  var barTexts: [CGRect] {
    let rects = [titleRect].compactMap { $0 } + barButtonRects + bottomBarRects
    return StatusBar(drawing: self, ink: barInk).rects + rects
  }

  private var bodyParts: [CGRect] {
    guard device.kind != .canvas else { return [] }
    return [cutoutRect, homeButtonRect, homeIndicatorRect].compactMap { $0 }
  }

  private var barInk: String {
    style == .wireframe ? theme.wire : theme.hex(.label)
  }

  private func isDark(_ color: Color) -> Bool {
    let rgb = theme.name == .light ? color.light : color.dark
    let red = Double(rgb >> 16) * 0.299
    let green = Double(rgb >> 8 & 0xFF) * 0.587
    let blue = Double(rgb & 0xFF) * 0.114
    return red + green + blue < 128
  }

  // MARK: - Body

  private var homeButtonRect: CGRect? {
    guard !device.hasHomeIndicator, device.kind != .canvas else { return nil }
    let body = outline.body
    let room = isLandscape ? outline.bezel.right : outline.bezel.bottom
    let center =
      isLandscape
      ? CGPoint(x: body.maxX - CGFloat(room) / 2, y: body.midY)
      : CGPoint(x: body.midX, y: body.maxY - CGFloat(room) / 2)
    return CGRect(origin: center, size: .zero).insetBy(dx: -room * 0.34, dy: -room * 0.34)
  }

  func homeButton() -> [Shape] {
    guard let button = homeButtonRect else { return [] }
    let body = outline.body
    var shapes: [Shape] = [
      .circle(
        CGPoint(x: button.midX, y: button.midY), radius: Double(button.width) / 2,
        .stroke(theme.bezelEdge, 1.5))
    ]
    let top = isLandscape ? outline.bezel.left : outline.bezel.top
    if device.kind == .phone {
      let slit = bar(
        centerX: isLandscape ? Double(body.minX) + top / 2 : Double(body.midX),
        centerY: isLandscape ? Double(body.midY) : Double(body.minY) + top / 2,
        length: 48, thickness: 5)
      shapes.append(.rect(slit, radius: 2.5, .fill(theme.bezelEdge)))
    } else {
      let lens =
        isLandscape
        ? CGPoint(x: body.minX + CGFloat(top) / 2, y: body.midY)
        : CGPoint(x: body.midX, y: body.minY + CGFloat(top) / 2)
      shapes.append(.circle(lens, radius: 3, .fill(theme.bezelEdge)))
    }
    return shapes
  }

  private func bar(
    centerX: Double, centerY: Double, length: Double, thickness: Double
  ) -> CGRect {
    let width = isLandscape ? thickness : length
    let height = isLandscape ? length : thickness
    return CGRect(
      x: centerX - width / 2, y: centerY - height / 2, width: width, height: height)
  }

  private var islandDistance: Double { device.portrait.statusBarHeight < 61 ? 11.0 : 14 }

  /// Whether a cut goes through the cutout, which lies at the top, or below it: a cut at its lower end would
  /// show that end in the teeth.
  private func isCut(_ y: Double) -> Bool {
    !isLandscape && y > Double(screen.minY) + (device.cutout == .island ? islandDistance : 0)
  }

  private func cutout() -> [Shape] {
    let paint =
      style == .wireframe
      ? Paint(fill: theme.bezel, stroke: theme.bezelEdge) : .fill(theme.cutout)
    switch device.cutout {
    case .none: return []
    case .notch: return [.path(notch(), paint)]
    case .island: return cutoutRect.map { [.rect($0, radius: 18.5, paint)] } ?? []
    }
  }

  /// What the island or the notch takes of the screen.
  private var cutoutRect: CGRect? {
    guard device.kind == .phone else { return nil }
    let middle = Double(isLandscape ? screen.midY : screen.midX)
    let start = isLandscape ? 0 : Double(screen.minY)
    func bar(_ distance: Double, _ length: Double, _ thickness: Double) -> CGRect {
      let center = start + distance + thickness / 2
      return self.bar(
        centerX: isLandscape ? center : middle, centerY: isLandscape ? middle : center,
        length: length, thickness: thickness)
    }
    switch device.cutout {
    case .none: return nil
    case .notch: return bar(0, 2 * notchSize.half, notchSize.depth)
    case .island: return bar(islandDistance, 125, 37)
    }
  }

  private var notchSize: (half: Double, depth: Double) {
    device.portrait.statusBarHeight < 46 ? (104.5, 30) : (81, 33)
  }

  /// The notch along the edge that is the top in portrait, with rounded shoulders.
  private func notch() -> Path {
    let (half, depth) = notchSize
    let shoulder = 6.0
    let corner = 20.0
    let middle = Double(isLandscape ? screen.midY : screen.midX)
    func at(_ along: Double, _ across: Double) -> CGPoint {
      isLandscape
        ? CGPoint(x: across, y: middle - along)
        : CGPoint(x: middle + along, y: Double(screen.minY) + across)
    }
    var path = Path()
    path.move(at(-half - shoulder, 0))
    path.quad(at(-half, 0), at(-half, shoulder))
    path.line(at(-half, depth - corner))
    path.arc(radius: corner, clockwise: false, to: at(-half + corner, depth))
    path.line(at(half - corner, depth))
    path.arc(radius: corner, clockwise: false, to: at(half, depth - corner))
    path.line(at(half, shoulder))
    path.quad(at(half, 0), at(half + shoulder, 0))
    path.close()
    return path
  }

  private var homeIndicatorRect: CGRect? {
    guard device.hasHomeIndicator else { return nil }
    let width = device.kind == .pad ? Double(screen.width) * 0.3 : isLandscape ? 209 : 135
    return CGRect(
      x: Double(screen.midX) - width / 2, y: Double(screen.maxY) - 13, width: width, height: 5)
  }

  private func homeIndicator(_ ink: String) -> [Shape] {
    homeIndicatorRect.map { [.rect($0, radius: 2.5, .fill(ink))] } ?? []
  }
}
