import Foundation
import RedlineModel

/// What of each item the views around it let show: of one in a view that clips, no more than lies in that.
struct ClippedViews {
  private var areas: [String: CGRect] = [:]
  private var frames: [String: CGRect] = [:]

  /// - Parameters:
  ///   - items: Those of a layout, outer ones before what is in them.
  ///   - isTurned: Whether one is drawn turned, so that it is cut with all that is in it.
  init(_ items: [SolvedLayout.Item], isTurned: (SolvedLayout.Item) -> Bool = { _ in false }) {
    guard items.contains(where: { $0.style.clips == true }) else { return }
    var bounds: [String: CGRect] = [:]
    for item in items {
      let area = item.parent.flatMap { bounds[$0] }
      if let area {
        areas[item.id] = area
        frames[item.id] = item.frame
      }
      let around = isTurned(item) ? nil : area
      bounds[item.id] =
        item.style.clips == true
        ? around.map { $0.intersection(item.frame) } ?? item.frame : around
    }
  }

  /// What the views around an item let show; `nil` is everything.
  func area(around id: String) -> CGRect? { areas[id] }

  /// What is seen of a rectangle of an item; `nil` is nothing.
  func visible(_ rect: CGRect, of id: String) -> CGRect? {
    guard let area = areas[id], !area.contains(rect) else { return rect }
    let part = rect.intersection(area)
    return part.isNull || part.width <= 0 || part.height <= 0 ? nil : part
  }

  /// Whether a part of an item is cut away that one would see, and not a pixel's edge.
  func isCut(_ id: String) -> Bool {
    guard let area = areas[id], let frame = frames[id] else { return false }
    return area.isNull || !area.insetBy(dx: -0.5, dy: -0.5).contains(frame)
  }
}
