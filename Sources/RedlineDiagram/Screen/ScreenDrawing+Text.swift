import Foundation
import RedlineModel
import RedlineText

extension ScreenDrawing {
  func labelText(_ item: SolvedLayout.Item) -> [Shape] {
    guard let text = item.text else { return [] }
    let area = text.insets.map { item.frame.inset(by: $0) } ?? item.frame
    return lines(of: text, item: item, in: area, maximumLines: text.numberOfLines)
  }

  /// - Parameter image: Where the image is without insets, beside which the title stands.
  func buttonTitle(
    _ item: SolvedLayout.Item, image: CGRect?, _ content: ButtonContent
  ) -> [Shape] {
    guard var text = item.text else { return [] }
    if text.alignment == .natural { text.alignment = .center }
    switch level(content.placement) {
    case .start: text.alignment = .left
    case .middle: break
    case .end: text.alignment = .right
    }
    var area = content.area(in: item.frame).inset(by: content.titleInsets)
    if let image {
      // The image stands before the title and takes its part of the width.
      let room = min(image.width + 6, area.width)
      let wanted = painter.width(of: text.string, font: text.font) + 6
      guard Double(area.width - image.width) >= min(Self.leastTitle, wanted) else {
        return []
      }
      area.size.width -= room
      if !isRightToLeft { area.origin.x += room }
    }
    return lines(
      of: text, item: item, in: titleArea(area, text, content), maximumLines: text.numberOfLines)
  }

  func textField(_ item: SolvedLayout.Item, hasRoundedBorder: Bool) -> [Shape] {
    let box = hasRoundedBorder && !isWireframe ? roundedBorder(item) : box(item)
    guard var text = item.text else { return box }
    let inset = hasRoundedBorder ? 7.0 : 0
    let area = item.frame.insetBy(dx: min(inset, Double(item.frame.width) / 2), dy: 0)
    if text.isPlaceholder && text.color == .label { text.color = .placeholderText }
    if text.isSecure && !text.isPlaceholder {
      return box + dots(text, item: item, in: area)
    }
    return box + lines(of: text, item: item, in: area, maximumLines: 1)
  }

  /// Text in the middle of an area's height, as many lines as fit, at least one.
  private func lines(
    of text: SolvedLayout.Text, item: SolvedLayout.Item, in area: CGRect, maximumLines: Int
  ) -> [Shape] {
    guard canShow(text, in: area) else { return [] }
    if let styled = text.styled {
      return lines(of: styled, text, item: item, in: area, maximumLines: maximumLines)
    }
    let block = painter.block(
      text.string, font: text.font, maximumWidth: width(of: text, in: area),
      maximumLines: lineLimit(text, height: Double(area.height), wanted: maximumLines),
      truncation: text.truncation.truncation)
    let anchor = anchor(of: text.alignment)
    let origin = CGPoint(x: x(of: anchor, in: area), y: CGFloat(baseline(of: block, in: area)))
    let clip =
      block.height > Double(area.height) + 1 || text.truncation == .clip && block.isTruncated
    record(
      block.rects(at: origin, anchor: anchor).map { clip ? $0.intersection(area) : $0 },
      of: item)
    let shapes = letters(of: text, block: block, width: area.width, at: origin, anchor: anchor)
    return clip ? clipped(shapes, to: area) : shapes
  }

  /// The letters with their shadow, parts that look otherwise as they do.
  private func letters(
    of text: SolvedLayout.Text, block: TextBlock, width: CGFloat, at origin: CGPoint,
    anchor: TextAnchor
  ) -> [Shape] {
    let plain = {
      self.painter.draw(block, color: self.color(of: text), at: origin, anchor: anchor)
    }
    guard !isWireframe else { return plain() }
    var shapes: [Shape] = []
    if let shadow = text.shadow {
      var color = shadow.color
      color = color.withAlphaComponent((color.alpha ?? 1) * shadow.opacity)
      let place = CGPoint(x: origin.x + shadow.offset.width, y: origin.y + shadow.offset.height)
      shapes += painter.draw(block, color: theme.hex(color), at: place, anchor: anchor)
    }
    let parts = text.runs.flatMap {
      runs($0, of: text, block: block, maximumWidth: Double(width), at: origin, anchor: anchor)
    }
    return shapes + (parts ?? plain())
  }

  private func dots(
    _ text: SolvedLayout.Text, item: SolvedLayout.Item, in area: CGRect
  ) -> [Shape] {
    guard canShow(text, in: area) else { return [] }
    let size = text.font.pointSize
    let pitch = size * 0.6
    let count = min(text.string.count, Int(min(Double(area.width) / pitch, 1_000)))
    guard count > 0 else { return [] }
    let width = Double(count) * pitch
    let anchor = anchor(of: text.alignment)
    let left = anchor.minX(Double(x(of: anchor, in: area)), width: width)
    let height = text.font.lineHeight.ceiled(toScale: scale)
    let top = Double(area.minY) + ((Double(area.height) - height) / 2).snapped(toScale: scale)
    let center = top + text.font.ascender.snapped(toScale: scale) - size * 0.34
    record(
      [CGRect(x: left, y: center - size * 0.22, width: width, height: size * 0.44)], of: item)
    return (0..<count).map { index in
      .circle(
        CGPoint(x: left + (Double(index) + 0.5) * pitch, y: center), radius: size * 0.22,
        .fill(color(of: text)))
    }
  }

  private func roundedBorder(_ item: SolvedLayout.Item) -> [Shape] {
    let hairline = 1 / scale
    let rect = item.frame.insetBy(dx: hairline / 2, dy: hairline / 2)
    let radius = item.style.cornerRadius > 0 ? item.style.cornerRadius : 5
    let fill = item.style.background ?? Color(name: "field", light: 0xFFFFFF, dark: 0x1C1C1E)
    let edge =
      item.style.borderColor ?? Color(name: "fieldEdge", light: 0xC0C0C4, dark: 0x6C6C70)
    return [
      .rect(
        rect, radius: radius,
        Paint(
          fill: theme.hex(fill), stroke: theme.hex(edge),
          width: item.style.borderWidth ?? max(hairline, 0.5)))
    ]
  }

  private func canShow(_ text: SolvedLayout.Text, in area: CGRect) -> Bool {
    !text.string.isEmpty && text.font.pointSize > 0 && area.width > 0 && area.height > 0
  }

  /// By how much a text may be larger than its area that the layout does not cut: it is set in another cut than on
  /// the device, of which an area from there is as large as the text.
  private static let otherCut = (width: 1.06, height: 1.25)

  /// What of one more line may lie beyond the area.
  private static let partOfLine = 0.6

  private func width(of text: SolvedLayout.Text, in area: CGRect) -> Double {
    guard !text.isTruncated, !text.string.contains(where: \.isNewline) else {
      return Double(area.width)
    }
    let whole = painter.width(of: text.string, font: text.font)
    return whole <= Double(area.width) * Self.otherCut.width
      ? max(Double(area.width), whole + 1) : Double(area.width)
  }

  private func lineLimit(_ text: SolvedLayout.Text, height: Double, wanted: Int) -> Int {
    let font = text.font
    let distance = font.leading ?? font.lineHeight
    let more = min(height * (Self.otherCut.height - 1), font.lineHeight * Self.partOfLine)
    let room = height + (text.isTruncated ? 1 : max(1, more))
    let fitting = Int(min((room - font.lineHeight) / distance, 100_000).rounded(.down)) + 1
    let limit = max(1, fitting)
    return wanted == 0 ? limit : min(wanted, limit)
  }

  private func baseline(of block: TextBlock, in area: CGRect) -> Double {
    let height = block.height.ceiled(toScale: scale)
    let top = ((Double(area.height) - height) / 2).snapped(toScale: scale)
    return Double(area.minY) + top + block.font.ascender.snapped(toScale: scale)
  }

  private func color(of text: SolvedLayout.Text) -> String {
    isWireframe ? theme.wireInk : theme.hex(text.color)
  }

  func anchor(of alignment: SolvedLayout.Text.Alignment) -> TextAnchor {
    switch alignment {
    case .natural: isRightToLeft ? .end : .start
    case .left: .start
    case .center: .middle
    case .right: .end
    }
  }

  func x(of anchor: TextAnchor, in area: CGRect) -> CGFloat {
    switch anchor {
    case .start: area.minX
    case .middle: area.midX
    case .end: area.maxX
    }
  }
}

extension SolvedLayout.Text.Truncation {
  var truncation: Truncation {
    switch self {
    case .head: .head
    case .middle: .middle
    case .tail: .tail
    case .clip: .clip
    }
  }
}
