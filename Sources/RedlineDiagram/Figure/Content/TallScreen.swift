import Foundation
import RedlineModel

/// A screen as high as what is scrolled on it, as pages of documents show it: contents that lie below the screen
/// would be drawn beside the device.
///
/// What ends at the bottom of the screen ends at the new one, and what stands there stands at that. Where a required
/// constraint would not hold any more, as one of a centre, the screen stays as it is.
struct TallScreen {
  /// How much higher than itself a screen may become.
  private static let greatestGrowth = 2.5
  /// How far below their last view contents may end, in points.
  private static let greatestMargin: CGFloat = 64

  private let layout: SolvedLayout
  private let scroll: SolvedLayout.Item
  /// What the scroll view lies in, and itself.
  private let around: Set<String>
  private let inside: Set<String>
  /// The bottom of the safe area.
  private let bottom: CGFloat
  /// How much higher the screen is, in points.
  private let growth: Double

  /// The layout on a screen that is as high as its contents, or the layout itself where that is high enough.
  static func shown(in layout: SolvedLayout) -> SolvedLayout {
    guard let tall = TallScreen(layout) else { return layout }
    let result = tall.grown()
    return tall.holds(result) ? result : layout
  }

  private init?(_ layout: SolvedLayout) {
    let device = layout.environment.device
    guard device.orientation == .portrait, layout.environment.keyboardHeight == 0 else {
      return nil
    }
    let root = layout.root.frame
    let bottom = root.maxY - layout.environment.safeAreaInsets.bottom
    let lists = Self.scrollViews(layout).filter { item in
      item.frame.maxY >= bottom - 0.5 && item.frame.maxY <= root.maxY + 0.5
        && item.frame.width >= root.width * 0.9
    }
    guard let scroll = lists.first else { return nil }
    self.layout = layout
    self.scroll = scroll
    self.bottom = bottom
    around = Self.around(scroll, layout)
    let inside = Self.inside(scroll, layout)
    self.inside = inside
    let hidden = FigureContent.hiddenIDs(layout)
    let views =
      layout.items.filter { inside.contains($0.id) && !hidden.contains($0.id) }
      .map(\.frame.maxY).max() ?? 0
    // What a list says of its contents counts no further than the views that it has.
    let content = layout.guides.first { $0.role == .scrollContent && $0.owner == scroll.id }
    let reach = max(views, min(content?.frame.maxY ?? 0, views + Self.greatestMargin))
    let covered = max(0, scroll.frame.maxY - bottom)
    growth = Double((reach + covered - scroll.frame.maxY).rounded(.up))
    let isScrolled = scroll.scroll.map { $0.contentOffset.y > 0 } ?? false
    guard reach > scroll.frame.maxY + 0.5, !isScrolled,
      growth <= Double(root.height) * Self.greatestGrowth
    else { return nil }
  }

  // MARK: What is where

  private static func scrollViews(_ layout: SolvedLayout) -> [SolvedLayout.Item] {
    let owners = Set(layout.guides.filter { $0.role == .scrollContent }.map(\.owner))
    let lists = Set(layout.items.filter { $0.kind == .tableCell }.compactMap(\.parent))
    return layout.items.filter { item in
      !item.isHidden
        && (owners.contains(item.id) || lists.contains(item.id)
          || item.className.hasSuffix("ScrollView"))
    }
  }

  private static func around(_ item: SolvedLayout.Item, _ layout: SolvedLayout) -> Set<String> {
    let parents = Dictionary(layout.items.map { ($0.id, $0.parent) }) { first, _ in first }
    var result: Set<String> = []
    var next: String? = item.id
    while let id = next, result.insert(id).inserted { next = parents[id] ?? nil }
    return result
  }

  private static func inside(_ item: SolvedLayout.Item, _ layout: SolvedLayout) -> Set<String> {
    layout.items.reduce(into: []) { known, other in
      guard let parent = other.parent else { return }
      if parent == item.id || known.contains(parent) { known.insert(other.id) }
    }
  }

  /// What does not lie in the scroll view ends or stands at the bottom of the screen, or stays at its top.
  private enum Way { case stays, grows, sinks }

  private func way(_ frame: CGRect) -> Way {
    if frame.minY > scroll.frame.midY { return .sinks }
    return frame.maxY < bottom - 0.5 ? .stays : .grows
  }

  // MARK: Growing

  private func grown() -> SolvedLayout {
    var result = layout
    result.environment.device.portraitSize.height += growth
    result.bars?.screen?.device.portraitSize.height += growth
    var ways: [String: Way] = [:]
    for (index, item) in layout.items.enumerated() where !inside.contains(item.id) {
      let outer = item.parent.flatMap { ways[$0] } ?? .grows
      // What lies in a bar sinks with it.
      let own =
        around.contains(item.id) ? .grows : outer == .grows ? way(item.frame) : outer
      ways[item.id] = own
      let sinks = own == .sinks ? growth : 0
      result.items[index].frame = moved(item.frame, own)
      result.items[index].alignmentRect = moved(item.alignmentRect, own)
      result.items[index].firstBaseline = item.firstBaseline.map { $0 + sinks }
      result.items[index].lastBaseline = item.lastBaseline.map { $0 + sinks }
    }
    for (index, guide) in layout.guides.enumerated() {
      guard let outer = ways[guide.owner], guide.role != .scrollContent else { continue }
      let own = outer == .grows ? way(guide.frame) : outer
      result.guides[index].frame = moved(guide.frame, own)
    }
    return result
  }

  private func moved(_ frame: CGRect, _ way: Way) -> CGRect {
    var frame = frame
    switch way {
    case .stays: break
    case .grows: frame.size.height += growth
    case .sinks: frame.origin.y += growth
    }
    return frame
  }

  /// Whether every required equality holds as well as before, also those of stack views and autoresizing masks, but
  /// for the height of the screen itself.
  private func holds(_ tall: SolvedLayout) -> Bool {
    let (before, after) = (
      OverlayGeometry(layout, zoom: 1), OverlayGeometry(tall, zoom: 1)
    )
    func gap(_ constraint: SolvedLayout.Constraint, _ geometry: OverlayGeometry) -> Double {
      func value(_ anchor: SolvedLayout.Anchor) -> Double {
        anchor.attribute == .height
          ? Double(geometry.rect(anchor.item).height) : geometry.coordinate(anchor)
      }
      let other = constraint.second.map { constraint.multiplier * value($0) } ?? 0
      return value(constraint.first) - other
    }
    return layout.constraints.allSatisfy { constraint in
      let isOfScreen = constraint.second == nil && constraint.first.item == layout.root.id
      guard constraint.isActive, !isOfScreen, constraint.priority >= 1000,
        constraint.relation == .equal, constraint.first.attribute.axis == .vertical
      else { return true }
      return abs(gap(constraint, before) - gap(constraint, after)) < 0.5
    }
  }
}
