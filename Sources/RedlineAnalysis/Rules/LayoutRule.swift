import Foundation
public import RedlineModel

/// Something that is to hold of a layout, whatever its golden says.
///
/// ```swift
/// LayoutRule.touchSize(44).violations(in: solved).map(\.message)
/// // ["close is 30 × 30 pt, and what is touched has at least 44 × 44"]
/// ```
public struct LayoutRule: Sendable {
  /// What is said of a layout in which it does not hold: `does not fit`.
  public let failure: String
  private let check: @Sendable (SolvedLayout) -> [Diagnostic]

  /// A rule of your own.
  ///
  /// ```swift
  /// LayoutRule("has buttons without a title") { layout in
  ///   layout.items.filter { $0.kind == .button && $0.text == nil }
  ///     .map { Diagnostic("\($0.id) has no title", items: [$0.id]) }
  /// }
  /// ```
  public init(
    _ failure: String, violations: @escaping @Sendable (SolvedLayout) -> [Diagnostic]
  ) {
    self.failure = failure
    check = violations
  }

  /// Where the rule does not hold; empty if it does.
  public func violations(in layout: SolvedLayout) -> [Diagnostic] { check(layout) }
}

extension LayoutRule {
  /// No text is cut, and no view reaches beyond its parent; contents of scroll views may.
  public static let fits = findings("does not fit", [.truncatedText, .outsideParent])

  /// There is one place for everything: no conflict and no ambiguity.
  public static let unambiguous = findings(
    "is not determined", [.conflict, .ambiguity, .unsettled])

  /// There is no warning and no error.
  public static let noFindings = noFindings(ignoring: [])

  /// There is no warning and no error, but for those of some rules.
  /// - Parameter rules: The rules that may be broken.
  public static func noFindings(ignoring rules: Set<Diagnostic.Rule>) -> LayoutRule {
    LayoutRule("has findings") { layout in
      layout.ignoring(rules).diagnostics.filter { $0.severity != .note }
    }
  }

  /// Nothing is cut off: no text, and no view by the screen or by a view that clips its contents.
  public static let noClipping = LayoutRule("is cut off") { layout in
    let clipping = Set(layout.items.filter { $0.style.clips == true }.map(\.id))
    return layout.diagnostics.filter { finding in
      finding.kind == .truncatedText
        || finding.kind == .outsideParent
          && finding.items.dropFirst().contains { $0 == layout.root.id || clipping.contains($0) }
    }
  }

  /// What is shown does not lie on each other: labels, images and controls; views that hold others
  /// and empty ones are grounds to lie on.
  public static let noOverlap = LayoutRule("has views that lie on each other") { overlaps(in: $0) }

  /// Buttons, text fields and date pickers are large enough for a finger. The system's controls of
  /// one height, such as switches and sliders, are left out. Where a class says itself which points are
  /// inside, its answers count in place of the frame.
  ///
  /// Reference: Human Interface Guidelines, Accessibility: 44 × 44 pt.
  /// - Parameter minimum: The least width and height in points.
  public static func touchSize(_ minimum: Double = 44) -> LayoutRule {
    LayoutRule("is too small to touch") { layout in
      shown(layout).filter(\.isTouched).compactMap { item in
        let size = item.touchArea?.size ?? item.frame.size
        guard Double(size.width) < minimum - 0.001 || Double(size.height) < minimum - 0.001 else {
          return nil
        }
        return Diagnostic(
          .touchSize, of: item.id, .touchSize(given: size, minimum: minimum), items: [item.id],
          location: item.location)
      }
    }
  }

  /// All edges lie on multiples of a length, so that none is rounded.
  /// - Parameter spacing: Points between the lines of the grid; a pixel of the device unless given.
  public static func onGrid(_ spacing: Double? = nil) -> LayoutRule {
    LayoutRule(spacing.map { "is off the grid of \(formatted($0)) pt" } ?? "is off the pixels") {
      layout in
      let step = spacing ?? 1 / layout.environment.device.scale
      return shown(layout).compactMap { item in
        let rect = item.alignmentRect
        let edges: [Diagnostic.Edge] = [
          .init(.left, rect.minX), .init(.top, rect.minY), .init(.right, rect.maxX),
          .init(.bottom, rect.maxY),
        ]
        let off = edges.filter { edge in
          let steps = edge.position / step
          return abs(steps - steps.rounded()) * step > 0.001
        }
        guard !off.isEmpty else { return nil }
        return Diagnostic(
          .offGrid, of: item.id, .offGrid(off, spacing: step), items: [item.id],
          location: item.location)
      }
    }
  }

  private static func findings(_ failure: String, _ kinds: Set<Diagnostic.Kind>) -> LayoutRule {
    LayoutRule(failure) { layout in
      layout.diagnostics.filter { kinds.contains($0.kind) }
    }
  }
}

extension SolvedLayout.Item {
  /// Whether a finger is to hit it: a control, or a view that says that it is a button.
  fileprivate var isTouched: Bool {
    kind.hasTouchSize || accessibility?.traits?.contains("button") == true
  }
}

extension SolvedLayout.Item {
  /// Where it answers touches in its own coordinates, in points, where that is not its frame.
  var touchArea: CGRect? {
    let setting = state?.settings?.first { $0.name == Self.touchAreaSetting }
    let numbers = setting?.value.split(separator: ", ").compactMap { Double($0) } ?? []
    guard numbers.count == 4 else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The name under which a module notes the area.
  private static let touchAreaSetting = "point(inside:)"
}

/// Views that are not hidden, with all above them, and have an extent; without the root.
func shown(_ layout: SolvedLayout) -> [SolvedLayout.Item] {
  var hidden: Set<String> = []
  var result: [SolvedLayout.Item] = []
  for item in layout.items.dropFirst() {
    if item.isHidden || item.parent.map(hidden.contains) == true {
      hidden.insert(item.id)
    } else if item.frame.width > 0, item.frame.height > 0 {
      result.append(item)
    }
  }
  return result
}

/// Pairs of shown leaves that have an area in common: a sweep from top to bottom, so that long lists
/// take no time.
private func overlaps(in layout: SolvedLayout) -> [Diagnostic] {
  let parents = Set(layout.items.compactMap(\.parent))
  let leaves = shown(layout).filter {
    $0.kind != .view && $0.kind != .stackView && !parents.contains($0.id)
  }
  let order = leaves.indices.sorted {
    (leaves[$0].alignmentRect.minY, $0) < (leaves[$1].alignmentRect.minY, $1)
  }
  var open: [Int] = []
  var found: [(Int, Int)] = []
  for index in order {
    let rect = leaves[index].alignmentRect
    open.removeAll { leaves[$0].alignmentRect.maxY <= rect.minY + 0.01 }
    for other in open {
      let common = leaves[other].alignmentRect.intersection(rect)
      if common.width > 0.01, common.height > 0.01 {
        found.append((min(index, other), max(index, other)))
      }
    }
    open.append(index)
  }
  return found.sorted { $0 < $1 }.map { first, second in
    let common = leaves[first].alignmentRect.intersection(leaves[second].alignmentRect)
    let (upper, lower) = (leaves[second], leaves[first])
    return Diagnostic(
      .overlap, of: "\(upper.id),\(lower.id)", .overlap(common.size),
      items: [upper.id, lower.id], location: upper.location)
  }
}
