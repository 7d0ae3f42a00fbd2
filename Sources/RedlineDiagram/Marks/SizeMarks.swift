import Foundation
import RedlineModel

/// Marks of widths and heights.
extension ConstraintMarks {
  mutating func addFixedSize(_ constraint: SolvedLayout.Constraint, _ mark: inout Mark) {
    mark.kind = constraint.relation == .equal ? .fixedSize : .inequality
    let axis = constraint.first.attribute.axis!
    let bar = sizeBar(constraint.first.item, axis, relation: constraint)
    mark.strokes = [bar]
    let symbol = constraint.relation == .equal ? "" : constraint.relation.symbol
    mark.tags = [
      tag(symbol + formatted(constraint.constant), constraint, on: bar, [constraint.first.item])
    ]
    finish(mark)
  }

  mutating func addEqualSize(
    _ constraint: SolvedLayout.Constraint, _ second: SolvedLayout.Anchor, _ mark: inout Mark
  ) {
    mark.kind = constraint.relation == .equal ? .equalSize : .inequality
    let letter = letters.letter(of: constraint)
    let isPlain =
      constraint.multiplier == 1 && constraint.constant == 0 && constraint.relation == .equal
      && constraint.isRequired
    for (position, end) in [constraint.first, second].enumerated() {
      let isFirst = position == 0
      guard !isFirst || !isPlain || letters.needsBar(end, letter: letter) else { continue }
      guard isFirst || letters.needsBar(end, letter: letter) else { continue }
      let bar = sizeBar(end.item, end.attribute.axis!, relation: isFirst ? constraint : nil)
      lines.insert(bar, mark.hue)
      mark.strokes.append(bar)
      let text =
        isFirst && !isPlain ? scaled(constraint, letter) : "=\(letter)"
      var label = Tag(
        text: isFirst ? text + suffix(constraint) : "=\(letter)",
        shape: isFirst && !isPlain ? .tag : .badge, line: bar, owners: [end.item])
      if !isFirst { label.sharedKey = "size|\(letter)|\(end.item)|\(end.attribute.name)" }
      mark.tags.append(label)
    }
    if mark.strokes.isEmpty {
      let bar = sizeBar(constraint.first.item, constraint.first.attribute.axis!, relation: nil)
      mark.strokes = [bar]
      mark.tags = [Tag(text: "=\(letter)", shape: .badge, line: bar)]
    }
    marks.append(mark)
  }

  private func scaled(_ constraint: SolvedLayout.Constraint, _ letter: String) -> String {
    var text = constraint.relation.symbol + letter
    if constraint.relation == .equal { text = "=\(letter)" }
    if constraint.multiplier != 1 { text += " ×\(formatted(constraint.multiplier))" }
    return text + offset(constraint.constant)
  }

  mutating func addAspect(_ constraint: SolvedLayout.Constraint, _ mark: inout Mark) {
    mark.kind = .aspect
    let whole = geometry.rect(constraint.first.item)
    let rect = whole.insetBy(dx: min(2, whole.width / 2), dy: min(2, whole.height / 2))
    let line = Stroke(
      start: CGPoint(x: rect.minX, y: rect.maxY), end: CGPoint(x: rect.maxX, y: rect.minY),
      startCap: .arrow, endCap: .arrow)
    mark.strokes = [line]
    let isWidth = constraint.first.attribute == .width
    let ratio = isWidth ? constraint.multiplier : 1 / constraint.multiplier
    var text = Self.ratio(ratio)
    text += offset(constraint.constant)
    if constraint.constant != 0, !isWidth { text += " high" }
    // The ratio is width to height: a least height is a greatest ratio.
    let relation = Relation(rawValue: constraint.relation.rawValue * (isWidth ? 1 : -1))!
    if relation != .equal { text = relation.symbol + text }
    mark.tags = [tag(text, constraint, on: line, [constraint.first.item])]
    finish(mark)
  }

  private static func ratio(_ value: Double) -> String {
    for denominator in 1...20 {
      let numerator = value * Double(denominator)
      if numerator >= 0.5, abs(numerator - numerator.rounded()) < 1e-6 {
        return "\(formatted(numerator.rounded())):\(denominator)"
      }
    }
    return "\(formatted(value)):1"
  }

  /// A bar along the bottom or right edge: inside a large item, on the edge of a small one.
  private func sizeBar(
    _ id: String, _ axis: Axis, relation: SolvedLayout.Constraint?
  ) -> Stroke {
    let rect = geometry.rect(id)
    let along = Span(rect, axis)
    let across = Span(rect, axis.other)
    // A bar as long as the screen keeps clear of the lines along its edges.
    let inset = along.length > 600 ? 40.0 : across.length > 56 ? 12 : 6
    // Inside a container its contents are in the way.
    let outside = geometry.children(of: id).isEmpty ? [] : [across.high + 10]
    let candidates =
      outside + [
        across.high - inset, across.low + inset, across.middle, across.high + 10, across.low - 10,
      ]
    var caps = (Cap.bar, Cap.bar)
    if let relation, relation.relation != .equal {
      caps.1 = .chevron(
        outward: relation.relation == .greaterThanOrEqual, filled: relation.isBinding)
    }
    return lines.best(
      candidates.map { place in
        Stroke(
          start: axis.point(along.low, place), end: axis.point(along.high, place),
          startCap: caps.0, endCap: caps.1)
      })
  }
}
