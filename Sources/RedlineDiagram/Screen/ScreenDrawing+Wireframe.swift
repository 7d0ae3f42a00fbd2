import Foundation
import RedlineModel

extension ScreenDrawing {
  /// The outline of an item, with its name where the item shows nothing itself.
  func wire(_ item: SolvedLayout.Item) -> [Shape] {
    wireBox(item) + wireName(item)
  }

  func wireBox(_ item: SolvedLayout.Item) -> [Shape] {
    let frame = item.frame
    guard frame.width > 1, frame.height > 1 else {
      return [.rect(frame, .stroke(theme.wire))]
    }
    let dash = item.kind == .stackView || item.kind == .label ? [3.0, 2.0] : []
    let radius = max(0, item.style.cornerRadius - 0.5)
    return [
      .rect(frame.insetBy(dx: 0.5, dy: 0.5), radius: radius, .stroke(theme.wire, dash: dash))
    ]
  }

  private func wireName(_ item: SolvedLayout.Item) -> [Shape] {
    guard item.kind == .view else { return [] }
    let frame = item.frame
    let font = Font.system(size: 10)
    let width = painter.width(of: item.name, font: font)
    guard Double(frame.width) >= width + 8, frame.height >= 14 else { return [] }
    // A view with contents has its name in the corner, an empty one in the middle.
    let holdsItems = layout.items.contains { $0.parent == item.id && !$0.isUnseen }
    let middle = CGPoint(x: frame.midX, y: frame.midY + 3.5)
    let corner =
      isRightToLeft
      ? CGPoint(x: frame.maxX - 5, y: frame.minY + 12)
      : CGPoint(x: frame.minX + 5, y: frame.minY + 12)
    let origin = holdsItems ? corner : middle
    let anchor: TextAnchor = holdsItems ? (isRightToLeft ? .end : .start) : .middle
    let block = painter.block(item.name, font: font)
    record(block.rects(at: origin, anchor: anchor), of: item)
    return painter.draw(block, color: theme.wireInk, at: origin, anchor: anchor)
  }
}
