import Foundation
import RedlineSolver

extension LayoutReading {
  func ambiguities() -> [Diagnostic] {
    let used = usedLines()
    return tree.slots.indices.compactMap { slot in
      guard isReported(slot) else { return nil }
      let isGuide = if case .guide = tree.slots[slot].content { true } else { false }
      let freedoms = Axis.allCases.compactMap { axis in
        // A guide that only spaces one axis has nothing to say about the other.
        isGuide && !used.contains(Line(slot: slot, axis: axis)) ? nil : freedom(slot, axis)
      }
      guard !freedoms.isEmpty else { return nil }
      let name = tree.slots[slot].displayName
      let parts = freedoms.map { $0.sentence }
      let location: SourceLocation? =
        switch tree.slots[slot].content {
        case .view(let view): view.location
        case .guide(let guide): guide.location
        case .spacer: nil
        }
      return Diagnostic(
        id: "ambiguity:\(tree.slots[slot].id)", kind: .ambiguity,
        severity: isGuide ? .note : .warning,
        message: """
          \(name) is ambiguous: \(parts.joined(separator: ", ")); add a constraint for \
          \(freedoms.count == 1 ? "that axis" : "each axis")
          """,
        items: [tree.slots[slot].id], constraints: [], freedoms: freedoms, location: location)
    }
  }

  private func isReported(_ slot: Int) -> Bool {
    switch tree.slots[slot].content {
    case .view: isShown[slot]
    case .guide(let guide): guide.kind == .custom && isShown[tree.slots[slot].parent]
    case .spacer: false
    }
  }

  /// One axis of a slot.
  private struct Line: Hashable {
    var slot: Int
    var axis: Axis
  }

  /// What the active constraints mention.
  private func usedLines() -> Set<Line> {
    var result: Set<Line> = []
    for rule in pass.rules where rule.isActive {
      if let axis = rule.firstAttribute.axis { result.insert(Line(slot: rule.first, axis: axis)) }
      if let second = rule.second, let axis = rule.secondAttribute.axis {
        result.insert(Line(slot: second, axis: axis))
      }
    }
    return result
  }

  private func freedom(_ slot: Int, _ axis: Axis) -> Diagnostic.Freedom? {
    let start = pass.form.expression(slot, axis == .horizontal ? .left : .top)
    let extent = pass.form.expression(slot, axis == .horizontal ? .width : .height)
    // A view that only follows its parent is not ambiguous itself.
    var distance = start
    if tree.slots[slot].parent > 0 {
      distance.add(
        pass.form.expression(tree.slots[slot].parent, axis == .horizontal ? .left : .top),
        times: -1)
    }
    let follows = pass.solution.ambiguousRange(of: distance) == nil
    let place = follows ? nil : pass.solution.ambiguousRange(of: start)
    let size = pass.solution.ambiguousRange(of: extent)
    guard place != nil || size != nil else { return nil }
    var end = start
    end.add(extent, times: 1)
    return Diagnostic.Freedom(
      axis: axis, edge: ends(place, start), size: ends(size, extent),
      farEdge: ends(pass.solution.ambiguousRange(of: end), end))
  }

  /// Both ends of a range, `nil` where infinite; the value where there is no range.
  private func ends(
    _ range: ClosedRange<Double>?, _ expression: LinearExpression
  ) -> (low: Double?, high: Double?) {
    let value = pass.solution.value(of: expression)
    return ((range?.lowerBound ?? value).finite, (range?.upperBound ?? value).finite)
  }
}

extension Double {
  fileprivate var finite: Double? { isFinite ? settled : nil }
}

extension Diagnostic.Freedom {
  /// `x from 0 to 120`, or the size where only that is free.
  fileprivate var sentence: String {
    let isHorizontal = axis == .horizontal
    var parts: [String] = []
    if lowEdge != highEdge || lowEdge == nil {
      parts.append(range(isHorizontal ? "x" : "y", lowEdge, highEdge))
    }
    if lowSize != highSize || lowSize == nil {
      parts.append(range(isHorizontal ? "width" : "height", lowSize, highSize))
    }
    return parts.joined(separator: " and ")
  }

  private func range(_ name: String, _ low: Double?, _ high: Double?) -> String {
    switch (low, high) {
    case (let low?, let high?): "\(name) from \(formatted(low)) to \(formatted(high))"
    case (let low?, nil): "\(name) from \(formatted(low)) up"
    case (nil, let high?): "\(name) up to \(formatted(high))"
    case (nil, nil): "\(name) anywhere"
    }
  }
}
