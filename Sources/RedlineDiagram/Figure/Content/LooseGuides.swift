import Foundation
import RedlineModel

/// Guides that no picture can show and that matter to no view: they have no area, and neither they nor guides
/// that are joined to them are joined to a view.
///
/// Such are the spacers of one size class while another one holds.
struct LooseGuides {
  private let ids: Set<String>

  init(_ layout: SolvedLayout) {
    let spacers = layout.guides.filter { $0.kind == .custom }
    guard !spacers.isEmpty else {
      ids = []
      return
    }
    let views = Set(layout.items.dropFirst().map(\.id))
    let known = Set(spacers.map(\.id))
    var held = Set(
      spacers.filter { $0.frame.width >= Self.least && $0.frame.height >= Self.least }.map(\.id))
    var neighbours: [String: [String]] = [:]
    for constraint in layout.constraints where constraint.isActive {
      guard let second = constraint.second else { continue }
      for (one, other) in [
        (constraint.first.item, second.item), (second.item, constraint.first.item),
      ] where known.contains(one) {
        if known.contains(other) { neighbours[one, default: []].append(other) }
        if views.contains(other) { held.insert(one) }
      }
    }
    var open = held.sorted()
    while let id = open.popLast() {
      for other in neighbours[id] ?? [] where held.insert(other).inserted { open.append(other) }
    }
    ids = known.subtracting(held)
  }

  /// Less is not seen, in points.
  private static let least = 0.5

  /// Whether a constraint is about such guides alone.
  func holds(_ constraint: SolvedLayout.Constraint) -> Bool {
    ids.contains(constraint.first.item) || constraint.second.map { ids.contains($0.item) } ?? false
  }
}
