import Foundation
import RedlineModel

/// What a button shows beside its title, and where.
struct ButtonContent {
  var imageName: String?
  var titleInsets = EdgeInsets.zero
  var imageInsets = EdgeInsets.zero
  var placement = SolvedLayout.Control.ContentPlacement()

  /// Where title and image have room.
  func area(in frame: CGRect) -> CGRect {
    guard let insets = placement.insets else { return frame }
    let area = frame.inset(by: insets)
    return area.isNull || area.width <= 0 || area.height <= 0 ? frame : area
  }

  /// How insets move what is at an edge, or in the middle: half of what one side has more than the other.
  static func move(by insets: EdgeInsets, _ level: TextAnchor, _ upright: TextAnchor) -> CGPoint {
    func move(_ low: Double, _ high: Double, _ anchor: TextAnchor) -> Double {
      switch anchor {
      case .start: low
      case .middle: (low - high) / 2
      case .end: -high
      }
    }
    return CGPoint(
      x: move(insets.left, insets.right, level), y: move(insets.top, insets.bottom, upright))
  }
}

extension ScreenDrawing {
  func button(
    _ item: SolvedLayout.Item, style: SolvedLayout.Control.ButtonStyle?, _ content: ButtonContent
  ) -> [Shape] {
    let place = imageRect(of: item, content)
    let move = ButtonContent.move(
      by: content.imageInsets, level(content.placement), upright(content.placement))
    let image = place?.offsetBy(dx: move.x, dy: move.y)
    let surface = style.map { buttonSurface(item, $0) } ?? box(item)
    return surface + buttonBackground(item) + buttonImage(item, content.imageName, in: image)
      + buttonTitle(item, image: place, content)
  }

  /// At which end of its width a button shows its content.
  func level(_ placement: SolvedLayout.Control.ContentPlacement) -> TextAnchor {
    switch placement.horizontal {
    case nil: .middle
    case .left: .start
    case .right: .end
    case .leading, .fill: isRightToLeft ? .end : .start
    case .trailing: isRightToLeft ? .start : .end
    }
  }

  /// At which end of its height.
  private func upright(_ placement: SolvedLayout.Control.ContentPlacement) -> TextAnchor {
    switch placement.vertical {
    case nil, .fill: .middle
    case .top: .start
    case .bottom: .end
    }
  }

  /// The part of an area in which a title stands that is not in the middle of its height.
  func titleArea(_ area: CGRect, _ text: SolvedLayout.Text, _ content: ButtonContent) -> CGRect {
    let height = min(area.height, CGFloat(text.font.lineHeight.ceiled(toScale: scale)))
    return switch upright(content.placement) {
    case .middle: area
    case .start: CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
    case .end: CGRect(x: area.minX, y: area.maxY - height, width: area.width, height: height)
    }
  }

  /// The surface of a button with a configuration.
  private func buttonSurface(
    _ item: SolvedLayout.Item, _ style: SolvedLayout.Control.ButtonStyle
  ) -> [Shape] {
    guard style != .plain, !isWireframe else { return box(item) }
    let tint = theme.hex(item.style.background ?? tint(of: item))
    let paint: Paint =
      switch style {
      case .filled: .fill(tint)
      case .tinted: .fill(tint, opacity: 0.18)
      case .gray, .plain: .fill(theme.hex(Self.controlFill))
      }
    let radius = item.style.cornerRadius > 0 ? item.style.cornerRadius : 6
    return [.rect(item.frame, radius: radius, paint)]
  }

  /// A button's symbol before the title; any other image is a rounded square with a dot.
  private func buttonImage(
    _ item: SolvedLayout.Item, _ name: String?, in rect: CGRect?
  ) -> [Shape] {
    guard let text = item.text, let rect else { return [] }
    if let pixels = buttonPixels(item, name, in: rect) { return pixels }
    let ink = isWireframe ? theme.wire : theme.hex(text.color)
    let sign = isWireframe ? ink : seen(ink, on: ground(of: item), else: .systemGray2)
    if let symbol = name.flatMap(Symbol.init) {
      // Symbols take the tint colour, whatever colour titles have that nobody chose.
      let color = isWireframe ? ink : seen(ink, on: ground(of: item), else: tint(of: item))
      return symbol.shapes(in: rect, color: color, ground: ground(of: item))
    }
    return [
      .rect(rect.insetBy(dx: 1, dy: 1), radius: 4, .stroke(sign, 1.6)),
      .circle(
        CGPoint(x: rect.midX, y: rect.midY), radius: Double(rect.width) * 0.16, .fill(sign)),
    ]
  }

  /// The colour of an image: that of the title, which it need not have, or one that is seen where that is as the
  /// ground.
  private func seen(_ ink: String, on ground: String, else other: Color) -> String {
    func opaque(_ hex: String) -> RGB? {
      UInt32(hex.dropFirst().prefix(6), radix: 16).map { RGB($0) }
    }
    guard let own = opaque(ink), let below = opaque(ground),
      own.contrast(to: below) < Self.leastSeen
    else { return ink }
    return theme.hex(other)
  }

  private static let leastSeen = 1.3

  /// In less room beside an image a button has no title that is longer.
  static let leastTitle = 24.0

  /// Where a button draws its image.
  private func imageRect(of item: SolvedLayout.Item, _ content: ButtonContent) -> CGRect? {
    guard let text = item.text, let name = content.imageName else { return nil }
    let wanted = text.string.isEmpty ? 0 : painter.width(of: text.string, font: text.font) + 6
    let area = content.area(in: item.frame)
    var size = CGSize.zero
    var title = wanted
    if let picture = pictureSize(name, in: area.size) {
      size = picture
    } else {
      let side = min(20, Double(min(item.frame.width, item.frame.height)) * 0.7)
      size = CGSize(width: side, height: side)
      // The title gives way before the image does.
      let room = max(0, Double(area.width) - side)
      title = room < min(Self.leastTitle, wanted) ? 0 : min(wanted, room)
    }
    if wanted == 0, content.placement.horizontal == .fill { size.width = area.width }
    if wanted == 0, content.placement.vertical == .fill { size.height = area.height }
    func start(_ low: CGFloat, _ length: CGFloat, _ own: CGFloat, _ anchor: TextAnchor) -> CGFloat {
      CGFloat(anchor.minX(Double(low + length * anchor.share), width: Double(own)))
    }
    let width = size.width + CGFloat(title)
    let left = start(area.minX, area.width, width, level(content.placement))
    return CGRect(
      x: isRightToLeft ? left + CGFloat(title) : left,
      y: start(area.minY, area.height, size.height, upright(content.placement)),
      width: size.width, height: size.height)
  }
}

extension TextAnchor {
  /// How much of a length lies before it.
  fileprivate var share: CGFloat {
    switch self {
    case .start: 0
    case .middle: 0.5
    case .end: 1
    }
  }
}
