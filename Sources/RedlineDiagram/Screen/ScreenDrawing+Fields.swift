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
}
