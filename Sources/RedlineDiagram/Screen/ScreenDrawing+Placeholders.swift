import Foundation
import RedlineModel

/// The signs of images whose pixels are not known.
extension ScreenDrawing {
  /// The sign for an image, with a name where there is room.
  func landscape(
    _ item: SolvedLayout.Item, name: String?, in frame: CGRect
  ) -> [Shape] {
    let usual: Color = bearsLightText(item) ? .systemGray4 : .systemGray2
    let ink = isWireframe ? theme.wire : theme.hex(item.style.tint ?? usual)
    let font = Font.system(size: 11)
    let hasName =
      name.map {
        !$0.isEmpty && frame.height >= 64
          && painter.width(of: $0, font: font) <= Double(frame.width) - 12
      } ?? false
    let side = min(Double(min(frame.width, frame.height)) * 0.46, 72)
    let center = CGPoint(x: frame.midX, y: frame.midY - (hasName ? 8 : 0))
    let area = CGRect(center: center, CGSize(width: side, height: side * 0.75 + (hasName ? 40 : 0)))
    guard !isWireframe, covering.lies(over: item, in: area) else {
      return sign(item, hasName ? name : nil, center: center, side: side, ink: ink, font)
    }
    // Behind other views it would be read with those: small in a corner, or not at all.
    let small = min(side, Self.cornerSign)
    let corner = CGRect(
      x: Double(frame.minX) + Self.cornerInset, y: Double(frame.minY) + Self.cornerInset,
      width: small, height: small * 0.75)
    guard frame.covers(corner), !covering.lies(over: item, in: corner) else { return [] }
    return landscape(center: CGPoint(x: corner.midX, y: corner.midY), side: small, ink: ink)
  }

  /// What stands for an image whose pixels are not known: darker behind texts that were meant for a dark one.
  func placeholderColor(_ item: SolvedLayout.Item) -> Color {
    guard bearsLightText(item) else { return .systemGray5 }
    darkPlaceholders.insert(item.id)
    return Self.darkPlaceholder
  }

  static let darkPlaceholder = Color.systemGray

  private func bearsLightText(_ item: SolvedLayout.Item) -> Bool {
    !isWireframe && theme.name == .light && covering.liesLightText(over: item)
  }

  /// How large the sign is in a corner, and how far away from the edges.
  private static let cornerSign = 16.0
  private static let cornerInset = 6.0

  private func sign(
    _ item: SolvedLayout.Item, _ name: String?, center: CGPoint, side: Double, ink: String,
    _ font: Font
  ) -> [Shape] {
    var shapes = landscape(center: center, side: side, ink: ink)
    guard let name else { return shapes }
    let origin = CGPoint(x: center.x, y: center.y + CGFloat(side) * 0.4 + 18)
    let block = painter.block(name, font: font)
    record(block.rects(at: origin, anchor: .middle), of: item)
    let color = isWireframe ? theme.wireInk : theme.hex(.secondaryLabel)
    shapes += painter.draw(block, color: color, at: origin, anchor: .middle)
    return shapes
  }

  /// Two mountains and a sun in a frame, four wide and three high.
  private func landscape(center: CGPoint, side: Double, ink: String) -> [Shape] {
    guard side >= 8 else { return [] }
    let unit = side / 24
    func at(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: Double(center.x) + (x - 12) * unit, y: Double(center.y) + (y - 9) * unit)
    }
    let corner = at(0, 0)
    let rect = CGRect(x: Double(corner.x), y: Double(corner.y), width: side, height: side * 0.75)
    let stroke = max(1, unit * 1.4)
    let mountains = Path(
      [at(3, 15), at(8.5, 7.5), at(12, 12), at(15.5, 8.5), at(21, 15)], closed: true)
    return [
      .rect(
        rect.insetBy(dx: stroke / 2, dy: stroke / 2), radius: unit * 2.5, .stroke(ink, stroke)),
      .path(mountains, Paint(fill: ink, stroke: ink, width: unit, join: .round)),
      .circle(at(17, 5.2), radius: unit * 1.7, .fill(ink)),
    ]
  }
}

/// Which views lie over others, as they are drawn from back to front.
struct CoveringViews {
  fileprivate let items: [SolvedLayout.Item]
  fileprivate let frames: RectIndex
  fileprivate let numbers: [String: Int]

  /// - Parameter shown: The items that are shown, back to front, with what shows of each.
  init(_ shown: [(item: SolvedLayout.Item, area: CGRect?)]) {
    items = shown.map(\.item)
    frames = RectIndex(
      shown.map { item, area in
        let part = area.map { $0.intersection(item.frame) } ?? item.frame
        return part.isNull ? .zero : part
      })
    numbers = Dictionary(
      items.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether a view of which something is seen lies over a part of another one.
  func lies(over item: SolvedLayout.Item, in area: CGRect) -> Bool {
    guard let number = numbers[item.id] else { return false }
    return frames.contains(intersecting: area) { [items] index in
      index > number && items[index].isSeen
    }
  }
}

extension ScreenDrawing {
  /// The edge of an image view that shows nothing.
  func outline(_ item: SolvedLayout.Item) -> [Shape] {
    let radius = max(0, item.style.cornerRadius - 0.5)
    return [
      .rect(
        item.frame.insetBy(dx: 0.5, dy: 0.5), radius: radius, .stroke(theme.hex(.systemGray3)))
    ]
  }
}

extension CoveringViews {
  /// Whether a view lies over another one that is seen there, if nothing is drawn of it. Of views that are
  /// a colour alone those do not count that are seen around it, too, nor those in the colour of the screen.
  func hides(_ item: SolvedLayout.Item, ground theme: Theme) -> Bool {
    guard let number = numbers[item.id] else { return false }
    // What is only beside it touches it at most.
    return frames.contains(intersecting: item.frame.insetBy(dx: 2, dy: 2)) { [items] index in
      guard index < number, items[index].isSeen else { return false }
      let other = items[index]
      switch other.control {
      case .view, .stackView, .tableCell, .unknown, .imageView(name: nil):
        let isColored = other.style.background.map { theme.hex($0) != theme.screen } ?? false
        return isColored && item.frame.covers(other.frame)
      default: return true
      }
    }
  }

  /// Whether a text that is nearly white lies in front of a view, within it.
  func liesLightText(over item: SolvedLayout.Item) -> Bool {
    guard let number = numbers[item.id] else { return false }
    return frames.contains(intersecting: item.frame) { [items] index in
      guard index > number, let text = items[index].text, !text.string.isEmpty,
        item.frame.covers(items[index].frame)
      else { return false }
      return RGB(text.color, \.light).contrast(to: RGB(.white, \.light)) < Self.least
    }
  }

  /// The contrast with white, of WCAG, below which a text was meant for what is dark.
  private static let least = 1.6
}

extension SolvedLayout.Item {
  /// Whether it is more than a place for others.
  fileprivate var isSeen: Bool {
    guard frame.width > 0, frame.height > 0 else { return false }
    if !(style.paintings ?? []).isEmpty { return true }
    switch control {
    case .view, .stackView: return style.background.map { ($0.alpha ?? 1) > 0 } ?? false
    case .label: return text.map { !$0.string.isEmpty } ?? false
    default: return true
    }
  }
}
