import Foundation
public import RedlineModel

/// Something that is to hold of a layout, whatever its golden says.
///
/// ```swift
/// LayoutRule.touchSize(44).violations(in: solved)
/// // ["close is 30 × 30 pt, and what is touched has at least 44 × 44"]
/// ```
public struct LayoutRule: Sendable {
  /// What is said of a layout in which it does not hold: `does not fit`.
  public let failure: String
  private let check: @Sendable (SolvedLayout) -> [Violation]

  /// A place where a rule does not hold.
  public struct Violation: Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, with the numbers.
    public var description: String
    /// Ids of the items that it is about.
    public var items: [String]

    /// A place where a rule does not hold.
    /// - Parameters:
    ///   - description: What is wrong, with the numbers.
    ///   - items: Ids of the items that it is about.
    public init(_ description: String, items: [String]) {
      (self.description, self.items) = (description, items)
    }
  }

  /// A rule of your own.
  public init(
    _ failure: String, violations: @escaping @Sendable (SolvedLayout) -> [Violation]
  ) {
    self.failure = failure
    check = violations
  }

  /// Where the rule does not hold; empty if it does.
  public func violations(in layout: SolvedLayout) -> [Violation] { check(layout) }
}

extension LayoutRule {
  /// No text is cut, and no view reaches beyond its parent; contents of scroll views may.
  public static let fits = findings("does not fit", [.truncatedText, .outsideParent])

  /// There is one place for everything: no conflict and no ambiguity.
  public static let unambiguous = findings(
    "is not determined", [.conflict, .ambiguity, .unsettled])

  /// There is no warning and no error.
  public static let noFindings = LayoutRule("has findings") { layout in
    layout.diagnostics.filter { $0.severity != .note }.map(violation)
  }

  /// Nothing is cut off: no text, and no view by the screen or by a view that clips its contents.
  public static let noClipping = LayoutRule("is cut off") { layout in
    let clipping = Set(layout.items.filter { $0.style.clips == true }.map(\.id))
    return layout.diagnostics.filter { finding in
      finding.kind == .truncatedText
        || finding.kind == .outsideParent
          && finding.items.dropFirst().contains { $0 == layout.root.id || clipping.contains($0) }
    }.map(violation)
  }

  /// What is shown does not lie on each other: labels, images and controls; views that hold others
  /// and empty ones are grounds to lie on.
  public static let noOverlap = LayoutRule("has views that lie on each other") { overlaps(in: $0) }

  /// Buttons, text fields and date pickers are large enough for a finger. The system's controls of
  /// one height, such as switches and sliders, are left out.
  ///
  /// Reference: Human Interface Guidelines, Accessibility: 44 × 44 pt.
  /// - Parameter minimum: The least width and height in points.
  public static func touchSize(_ minimum: Double = 44) -> LayoutRule {
    let touched: Set<SolvedLayout.Item.Kind> = [.button, .textField, .textView, .datePicker]
    return LayoutRule("is too small to touch") { layout in
      shown(layout).filter { touched.contains($0.kind) }.compactMap { item in
        let size = item.frame.size
        guard Double(size.width) < minimum - 0.001 || Double(size.height) < minimum - 0.001 else {
          return nil
        }
        return Violation(
          """
          \(item.id) is \(formatted(Double(size.width))) × \(formatted(Double(size.height))) pt, \
          and what is touched has at least \(formatted(minimum)) × \(formatted(minimum))
          """, items: [item.id])
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
        let edges = [
          ("left", rect.minX), ("top", rect.minY), ("right", rect.maxX), ("bottom", rect.maxY),
        ]
        let off = edges.filter { edge in
          let steps = Double(edge.1) / step
          return abs(steps - steps.rounded()) * step > 0.001
        }
        guard !off.isEmpty else { return nil }
        let list = off.map { "\($0.0) \(formatted(Double($0.1)))" }.joined(separator: ", ")
        return Violation(
          "\(item.id) lies between lines that are \(formatted(step)) pt apart: \(list)",
          items: [item.id])
      }
    }
  }

  private static func findings(_ failure: String, _ kinds: Set<Diagnostic.Kind>) -> LayoutRule {
    LayoutRule(failure) { layout in
      layout.diagnostics.filter { kinds.contains($0.kind) }.map(violation)
    }
  }

  private static func violation(_ finding: Diagnostic) -> Violation {
    Violation(finding.consoleLine, items: finding.items)
  }
}

/// Views that are not hidden, with all above them, and have an extent; without the root.
private func shown(_ layout: SolvedLayout) -> [SolvedLayout.Item] {
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
private func overlaps(in layout: SolvedLayout) -> [LayoutRule.Violation] {
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
    let size = "\(formatted(Double(common.width))) × \(formatted(Double(common.height)))"
    return LayoutRule.Violation(
      "\(leaves[second].id) lies on \(leaves[first].id): they have \(size) pt in common",
      items: [leaves[first].id, leaves[second].id])
  }
}
