import Foundation
import RedlineLayout

/// Where the lines of views lie by the frames that a document stores.
struct StoredLines {
  /// Stored alignment rects in the coordinates of the root, by the position of the view.
  let rects: [CGRect?]
  private var positionOf: [ObjectIdentifier: Int] = [:]

  /// - Parameter stale: The positions of views whose frames are known not to be those of now.
  init(_ scene: BuiltScene, without stale: Set<Int> = []) {
    rects = scene.storedRects().enumerated().map { stale.contains($0) ? nil : $1 }
    for (position, built) in scene.views.enumerated() {
      positionOf[ObjectIdentifier(built.view)] = position
    }
  }

  func position(of view: View) -> Int? { positionOf[ObjectIdentifier(view)] }

  /// A line of a view as it is stored; `nil` for guides and what has no line.
  func line(_ item: any LayoutItem, _ attribute: Attribute) -> Double? {
    guard let view = item as? View, let position = position(of: view), let rect = rects[position]
    else { return nil }
    switch attribute {
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .centerY: return rect.midY
    case .leading, .left: return rect.minX
    case .trailing, .right: return rect.maxX
    case .centerX: return rect.midX
    default: return nil
    }
  }

  /// Whether both edges of a view along the axis of one of its centres lie at whole points.
  func hasWholePoints(_ item: any LayoutItem, _ center: Attribute) -> Bool {
    guard let view = item as? View, let position = position(of: view), let rect = rects[position]
    else { return false }
    let edges = center == .centerX ? [rect.minX, rect.maxX] : [rect.minY, rect.maxY]
    return edges.allSatisfy { abs($0 - $0.rounded()) < 0.01 }
  }
}

extension BuiltScene {
  /// Stored alignment rects in the coordinates of the root's frame; `nil` below a view without one.
  func storedRects() -> [CGRect?] {
    var origins: [CGPoint?] = []
    var result: [CGRect?] = []
    for built in views {
      let base = built.parent < 0 ? CGPoint.zero : origins[built.parent]
      // Cells may lie elsewhere than the document says.
      var frame = built.storedFrame.map { _ in built.view.frame }
      if built.parent < 0 { frame = CGRect(origin: .zero, size: built.view.frame.size) }
      guard let base, let frame else {
        origins.append(nil)
        result.append(nil)
        continue
      }
      let place = frame.offsetBy(dx: base.x, dy: base.y)
      origins.append(place.origin)
      result.append(
        place.inset(by: built.view.usedAlignmentInsets(environment.systemVersion)))
    }
    return result
  }

  /// A line that lies at a distance after another one, by a constraint.
  struct FixedPair {
    var end: (item: any LayoutItem, attribute: Attribute)
    var other: (item: any LayoutItem, attribute: Attribute)
    var constant: Double
  }

  /// Both readings of each equality without a factor that is required, or of each that is not.
  func pairs(optional: Bool) -> [FixedPair] {
    views.flatMap { built in
      built.view.constraints.flatMap { constraint -> [FixedPair] in
        guard constraint.relation == .equal, (constraint.priority < .required) == optional,
          constraint.multiplier == 1, let first = constraint.firstItem,
          let second = constraint.secondItem
        else { return [] }
        let one = (item: first, attribute: constraint.firstAttribute)
        let other = (item: second, attribute: constraint.secondAttribute)
        return [
          FixedPair(end: one, other: other, constant: constraint.constant),
          FixedPair(end: other, other: one, constant: -constraint.constant),
        ]
      }
    }
  }

  /// Both readings of each required inequality without a factor.
  func limitingPairs() -> [LimitingPair] {
    views.flatMap { built in
      built.view.constraints.flatMap { constraint -> [LimitingPair] in
        guard constraint.relation != .equal, constraint.priority >= .required,
          constraint.multiplier == 1, let first = constraint.firstItem,
          let second = constraint.secondItem
        else { return [] }
        let isUpper = constraint.relation == .lessThanOrEqual
        let one = (item: first, attribute: constraint.firstAttribute)
        let other = (item: second, attribute: constraint.secondAttribute)
        return [
          LimitingPair(
            pair: FixedPair(end: one, other: other, constant: constraint.constant),
            isUpper: isUpper),
          LimitingPair(
            pair: FixedPair(end: other, other: one, constant: -constraint.constant),
            isUpper: !isUpper),
        ]
      }
    }
  }

  /// A line that lies at most, or at least, at a distance after another one.
  struct LimitingPair {
    var pair: FixedPair
    var isUpper: Bool
  }

  /// The positions of views whose stored frames break a required constraint of their own by more
  /// than rounding explains, each with the line of the constraint.
  func contradictions() -> [Int: Int] {
    let stored = StoredLines(self)
    var result: [Int: Int] = [:]
    for built in views {
      for constraint in built.view.constraints {
        guard constraint.relation == .equal, constraint.priority >= .required,
          constraint.multiplier == 1, let first = constraint.firstItem as? View,
          let second = constraint.secondItem,
          let one = stored.line(first, constraint.firstAttribute),
          let other = stored.line(second, constraint.secondAttribute),
          abs(one - other - constraint.constant) > 0.35
        else { continue }
        for item in [constraint.firstItem, constraint.secondItem] {
          guard let view = item as? View, view !== built.view,
            let position = stored.position(of: view)
          else { continue }
          result[position] = constraint.location?.line ?? built.line
        }
      }
    }
    return result
  }
}
