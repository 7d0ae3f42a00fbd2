import Foundation
import RedlineModel

extension ScreenDrawing {
  /// Lines from the top, as many as there is room for.
  func textView(_ item: SolvedLayout.Item, insets: EdgeInsets?) -> [Shape] {
    guard let text = item.text, !text.string.isEmpty else { return box(item) }
    let inset = insets ?? EdgeInsets(top: SolvedLayout.Text.containerInset)
    let area = item.frame.inset(
      by: EdgeInsets(
        top: inset.top, left: inset.left + SolvedLayout.Text.lineFragmentPadding, bottom: 0,
        right: inset.right + SolvedLayout.Text.lineFragmentPadding))
    guard area.width > 0, area.height > 0, text.font.pointSize > 0 else { return box(item) }
    if let styled = text.styled {
      let shapes = lines(of: styled, text, item: item, in: area, maximumLines: 0, isCentered: false)
      return box(item) + clipped(shapes, to: item.frame)
    }
    let distance = text.font.leading ?? text.font.lineHeight
    let lines = Int(min(Double(area.height) / distance, 100_000).rounded(.up))
    let block = painter.block(
      text.string, font: text.font, maximumWidth: Double(area.width), maximumLines: max(1, lines))
    let anchor = anchor(of: text.alignment)
    let origin = CGPoint(
      x: x(of: anchor, in: area),
      y: area.minY + CGFloat(text.font.ascender.snapped(toScale: scale)))
    record(block.rects(at: origin, anchor: anchor).map { $0.intersection(area) }, of: item)
    let ink = isWireframe ? theme.wireInk : theme.hex(text.color)
    let shapes = painter.draw(block, color: ink, at: origin, anchor: anchor)
    return box(item) + clipped(shapes, to: item.frame)
  }

  func searchBar(_ item: SolvedLayout.Item) -> [Shape] {
    let height = min(36, item.frame.height)
    let field = CGRect(
      x: item.frame.minX + 8, y: item.frame.midY - height / 2, width: item.frame.width - 16,
      height: height)
    guard field.width > 40 else { return box(item) }
    let side: CGFloat = isRightToLeft ? -1 : 1
    let edge = isRightToLeft ? field.maxX : field.minX
    let lens = CGPoint(x: edge + side * 15, y: field.midY - 1)
    let stroke = Paint.stroke(lineColor(.systemGray), 1.6, cap: .round)
    let shapes: [Shape] = [
      .rect(field, radius: 10, paint(Self.controlFill)),
      .circle(lens, radius: 5, stroke),
      .line(from: lens.shifted(3.6, 3.6), to: lens.shifted(7.6, 7.6), stroke),
    ]
    guard let text = item.text else { return box(item) + shapes }
    return box(item) + shapes
      + caption(
        text.string, font: text.font, color: text.color,
        at: CGPoint(x: edge + side * 29, y: field.midY), anchor: isRightToLeft ? .end : .start,
        width: Double(field.width) - 38, of: item)
  }

  // MARK: - Buttons

  func button(
    _ item: SolvedLayout.Item, style: SolvedLayout.Control.ButtonStyle?, imageName: String?,
    titleInsets: EdgeInsets, imageInsets: EdgeInsets
  ) -> [Shape] {
    let place = imageName.flatMap { imageRect(of: item, name: $0) }
    let image = place.map { $0.moved(by: imageInsets) }
    let surface = style.map { buttonSurface(item, $0) } ?? box(item)
    return surface + buttonBackground(item) + buttonImage(item, imageName, in: image)
      + buttonTitle(item, image: place, titleInsets)
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
    let sign = isWireframe ? ink : seen(ink, on: ground(of: item))
    if let symbol = name.flatMap(Symbol.init) {
      return symbol.shapes(in: rect, color: ink, ground: ground(of: item))
    }
    return [
      .rect(rect.insetBy(dx: 1, dy: 1), radius: 4, .stroke(sign, 1.6)),
      .circle(
        CGPoint(x: rect.midX, y: rect.midY), radius: Double(rect.width) * 0.16, .fill(sign)),
    ]
  }

  /// The colour of a sign for an image that is not known: that of the title, which an image need not have, or
  /// one that is seen where that is as the ground.
  private func seen(_ ink: String, on ground: String) -> String {
    func opaque(_ hex: String) -> RGB? {
      UInt32(hex.dropFirst().prefix(6), radix: 16).map { RGB($0) }
    }
    guard let own = opaque(ink), let other = opaque(ground),
      own.contrast(to: other) < Self.leastSeen
    else { return ink }
    return theme.hex(.systemGray2)
  }

  private static let leastSeen = 1.3

  /// In less room beside an image a button has no title that is longer.
  static let leastTitle = 24.0

  /// Where a button draws its image.
  private func imageRect(of item: SolvedLayout.Item, name: String) -> CGRect? {
    guard let text = item.text else { return nil }
    let wanted = text.string.isEmpty ? 0 : painter.width(of: text.string, font: text.font) + 6
    if let rect = buttonPicture(item, name, titleWidth: wanted) { return rect }
    let side = min(20, Double(min(item.frame.width, item.frame.height)) * 0.7)
    // The title gives way before the image does.
    let room = max(0, Double(item.frame.width) - side)
    let title = room < min(Self.leastTitle, wanted) ? 0 : min(wanted, room)
    let left = Double(item.frame.midX) - (side + title) / 2
    let x = isRightToLeft ? left + title : left
    return CGRect(x: x, y: Double(item.frame.midY) - side / 2, width: side, height: side)
  }
}

extension CGRect {
  /// What a button centres with insets: half of what one side has more than the other moves it.
  fileprivate func moved(by insets: EdgeInsets) -> CGRect {
    offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}
