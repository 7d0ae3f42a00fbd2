import Foundation
import RedlineModel

extension DeviceDrawing {
  private var title: String { layout.barTitle ?? layout.name }

  private static let titleFont = Font.system(size: 17, weight: .semibold)
  private static let largeFont = Font.system(size: 34, weight: .bold)
  /// As high as the system makes it, or as canvases of Xcode have it, where the screen's safe area begins there.
  private var barHeight: Double {
    let height = device.navigationBarHeight(in: layout.environment.systemVersion)
    guard height > 0, let top = safeArea?.minY else { return height }
    return Self.seen(Double(top) - titleTop, height, surplus: Self.canvasSurplus.navigation)
  }
  private var safeArea: CGRect? {
    layout.guides.first { $0.kind == .safeArea && $0.owner == layout.root.id }?.frame
  }
  /// How much higher bars are on canvases of Xcode: 50 and 49 points, as in 26 of 144 screens with a navigation
  /// bar and 8 of 12 with a toolbar. Another safe area has insets of a controller's own, which make no bar higher;
  /// the status bar of the iPhones XR and 11 is 4 points lower on old ones.
  private static let canvasSurplus = (navigation: [6.0, -4], toolbar: [5.0])
  private static func seen(_ height: Double, _ standard: Double, surplus: [Double]) -> Double {
    surplus.contains { abs(height - standard - $0) < 0.01 } ? height : standard
  }
  private var buttonsY: Double {
    titleTop + (isLarge ? 22 : barHeight / 2)
  }
  /// Where the title and the buttons begin: below the prompt.
  private var titleTop: Double { statusEnd + promptHeight }
  private var promptHeight: Double { layout.bars?.prompt == nil ? 0 : 30 }
  /// Where the status bar ends and the navigation bar begins.
  private var statusEnd: Double { Double(screen.minY) + device.statusBarHeight }
  /// Where the buttons of the navigation bar are.
  var barButtonRects: [CGRect] { buttonRects(y: buttonsY) }
  private var isLarge: Bool { device.showsLargeTitle && barHeight > 60 }

  func navigationBar() -> [Shape] {
    guard device.showsNavigationBar else { return [] }
    let (top, height) = (titleTop, barHeight)
    let area = CGRect(
      x: 0, y: Double(screen.minY), width: Double(screen.width),
      height: device.statusBarHeight + promptHeight + height)
    let baseline = top + height / 2 + Self.titleFont.pointSize * 0.36
    let look = layout.bars?.navigationLook
    let ink =
      style == .wireframe ? theme.wireInk : theme.hex(look?.title ?? .label)
    let items = barButtons(y: buttonsY) + prompt(ink)
    if isLarge {
      return surface(area, at: .top, look) + largeTitle(area, ink) + items
    }
    let text = painter.text(
      title, font: Self.titleFont, color: ink, at: CGPoint(x: Double(screen.midX), y: baseline),
      anchor: .middle, maximumWidth: Double(screen.width) - 120)
    return surface(area, at: .top, look) + text + items
  }

  private func prompt(_ ink: String) -> [Shape] {
    guard let text = layout.bars?.prompt else { return [] }
    return painter.text(
      text, font: .system(size: 13), color: ink,
      at: CGPoint(x: Double(screen.midX), y: statusEnd + 20), anchor: .middle,
      maximumWidth: Double(screen.width) - 32)
  }

  /// Where the title of the navigation bar is.
  var titleRect: CGRect? {
    guard device.showsNavigationBar, !title.isEmpty else { return nil }
    let bottom = titleTop + barHeight
    let margin = isLarge ? device.minimumLayoutMargin : 60
    let room = max(0, Double(screen.width) - 2 * margin)
    let font = isLarge ? Self.largeFont : Self.titleFont
    let width = min(room, painter.width(of: title, font: font))
    guard isLarge else {
      return CGRect(
        x: Double(screen.midX) - width / 2, y: bottom - barHeight / 2 - 11, width: width, height: 22
      )
    }
    let isFlipped = layout.environment.layoutDirection == .rightToLeft
    let x = isFlipped ? Double(screen.maxX) - margin - width : margin
    return CGRect(x: x, y: bottom - 48, width: width, height: 42)
  }

  /// How wide the title between the buttons is: a large one stands below them.
  var barTitleWidth: Double { isLarge ? 0 : Double(titleRect?.width ?? 0) }

  /// The title at the leading margin, in the bar's lower part.
  private func largeTitle(_ area: CGRect, _ ink: String) -> [Shape] {
    let isFlipped = layout.environment.layoutDirection == .rightToLeft
    let margin = CGFloat(device.minimumLayoutMargin)
    return painter.text(
      title, font: Self.largeFont, color: ink,
      at: CGPoint(x: isFlipped ? area.maxX - margin : area.minX + margin, y: area.maxY - 14),
      anchor: isFlipped ? .end : .start, maximumWidth: Double(area.width - 2 * margin))
  }

  /// The tab bar, else the toolbar.
  func bottomBar() -> [Shape] {
    guard let items = layout.bars?.toolbar else { return tabBar() }
    guard device.showsTabBar else {
      let area = bottomArea(height: toolbarHeight)
      return surface(area, at: .bottom, nil) + toolbarButtons(items, y: toolbarY)
    }
    let top = toolbarY - toolbarHeight / 2
    let fill: [Shape] =
      style == .wireframe
      ? []
      : [
        .rect(
          CGRect(x: 0, y: top, width: Double(screen.width), height: toolbarHeight),
          radius: 0, .fill(theme.bar, opacity: 0.85))
      ]
    let edge = Shape.line(
      from: CGPoint(x: 0, y: top + 0.25), to: CGPoint(x: Double(screen.width), y: top + 0.25),
      .stroke(theme.barEdge, 0.5))
    return fill + [edge] + toolbarButtons(items, y: toolbarY) + tabBar()
  }

  /// The middle of the toolbar, which lies above a tab bar.
  private var toolbarY: Double {
    let tabs = device.showsTabBar ? device.tabBarHeight : 0
    return Double(bottomArea(height: tabs + toolbarHeight).minY) + toolbarHeight / 2
  }

  private var toolbarHeight: Double {
    guard !device.showsTabBar, let bottom = safeArea?.maxY else { return 44 }
    return Self.seen(
      Double(screen.maxY) - device.homeIndicatorHeight - Double(bottom), 44,
      surplus: Self.canvasSurplus.toolbar)
  }

  /// A bar above the home indicator, with the room below it.
  private func bottomArea(height: Double) -> CGRect {
    let top = Double(screen.maxY) - device.homeIndicatorHeight - height
    return CGRect(x: 0, y: top, width: Double(screen.width), height: Double(screen.maxY) - top)
  }

  /// Where the tabs are, else the buttons of the toolbar.
  var bottomBarRects: [CGRect] {
    let buttons = layout.bars?.toolbar.map { buttonRects(toolbar: $0, y: toolbarY) } ?? []
    guard device.showsTabBar else { return buttons }
    let height = device.tabBarHeight
    guard let bars = layout.bars, !bars.tabs.isEmpty else { return buttons }
    return buttons
      + tabRects(bars, top: Double(bottomArea(height: height).minY), height: height)
  }

  private func tabBar() -> [Shape] {
    guard device.showsTabBar else { return [] }
    let height = device.tabBarHeight
    let area = bottomArea(height: height)
    let top = Double(area.minY)
    if let bars = layout.bars, !bars.tabs.isEmpty {
      return surface(area, at: .bottom, bars.tabLook) + tabs(bars, top: top, height: height)
    }
    let distance = min(Double(screen.width) / 3, 130)
    let center = CGPoint(x: screen.midX, y: CGFloat(top + height / 2))
    let active = style == .wireframe ? theme.wire : theme.hex(.systemBlue)
    let other = style == .wireframe ? theme.wire : theme.barInactive
    let isFlipped = layout.environment.layoutDirection == .rightToLeft
    let step = CGFloat(isFlipped ? -distance : distance)
    let first = CGPoint(x: center.x - step, y: center.y)
    let last = CGPoint(x: center.x + step, y: center.y)
    let square = CGRect(x: center.x - 10, y: center.y - 10, width: 20, height: 20)
    return surface(area, at: .bottom, layout.bars?.tabLook) + [
      .circle(first, radius: 11, .fill(active)),
      .rect(square, radius: 5, .stroke(other, 2)),
    ]
      + [-8, 0, 8].map { offset in
        .circle(CGPoint(x: last.x + offset, y: last.y), radius: 2.5, .fill(other))
      }
  }

  enum Side { case top, bottom }

  /// A bar's surface, which lets show what lies under it, and its hairline.
  private func surface(
    _ area: CGRect, at side: Side, _ look: SolvedLayout.Bars.Look?
  ) -> [Shape] {
    let y = side == .top ? area.maxY - 0.25 : area.minY + 0.25
    let edge = Shape.line(
      from: CGPoint(x: area.minX, y: y), to: CGPoint(x: area.maxX, y: y),
      .stroke(theme.barEdge, 0.5))
    guard style != .wireframe else { return [edge] }
    // A colour of one's own lets little show through.
    let fill = look?.background.map(theme.hex) ?? theme.bar
    let isOpaque = look.map { $0.background != nil || !$0.isTranslucent } ?? false
    return [.path(surfacePath(area, at: side), .fill(fill, opacity: isOpaque ? 1 : 0.85)), edge]
  }

  /// The part of a bar at the screen's upper or lower edge that its rounded corners leave.
  func surfacePath(_ area: CGRect, at side: Side) -> Path {
    let r = outline.radius
    guard r > 0 else { return Path(rect: area, radius: 0) }
    let height = min(r, Double(area.height))
    // A bar lower than the radius ends within the corner's arc.
    let start = r - (r * r - (r - height) * (r - height)).squareRoot()
    let outer = Double(side == .top ? area.minY : area.maxY)
    let inner = Double(side == .top ? area.maxY : area.minY)
    let bend = side == .top ? outer + height : outer - height
    let (left, right) = (Double(area.minX), Double(area.maxX))
    let isTop = side == .top
    var path = Path()
    path.move(CGPoint(x: left + start, y: inner))
    path.line(CGPoint(x: left + start, y: bend))
    path.arc(radius: r, clockwise: isTop, to: CGPoint(x: left + r, y: outer))
    path.line(CGPoint(x: right - r, y: outer))
    path.arc(radius: r, clockwise: isTop, to: CGPoint(x: right - start, y: bend))
    path.line(CGPoint(x: right - start, y: inner))
    path.close()
    return path
  }
}
