import Foundation
import RedlineModel

/// Marks of positions: centres, baselines, edges on a line and distances.
extension ConstraintMarks {
  /// Points beyond which a line from an edge to its bar would help nobody.
  private static let longestExtension = 1000.0

  mutating func addCenter(
    _ constraint: SolvedLayout.Constraint, _ second: SolvedLayout.Anchor, _ mark: inout Mark
  ) {
    mark.kind = .center
    let axis = constraint.first.attribute.axis!
    let place = geometry.coordinate(constraint.first)
    let other = geometry.coordinate(second)
    let own = Span(geometry.rect(constraint.first.item), axis.other)
    let theirs = Span(geometry.rect(second.item), axis.other)
    let isInside = geometry.contains(second.item, constraint.first.item)
    let reach = isInside ? own : own.union(theirs)
    let dash = [10.0, 3, 3, 3]
    let line = Stroke(
      start: axis.point(place, reach.low - 12), end: axis.point(place, reach.high + 12),
      dash: dash)
    mark.strokes = lines.cut(line)
    let spots = [0.5, 0.25, 0.75, 0.12, 0.88].map { own.point($0) } + [own.low - 9, own.high + 9]
    let spot = spots.first { lines.hasRoom(forCircleAt: axis.point(place, $0)) }
    mark.circles = [axis.point(place, spot ?? own.low - 9)]
    if abs(place - other) > 0.5 || constraint.constant != 0 {
      let bar = Stroke(
        start: axis.point(other, own.middle), end: axis.point(place, own.middle),
        startCap: .bar, endCap: .bar)
      mark.strokes.append(bar)
    }
    var text = constraint.first.attribute == .centerX ? "center x" : "center y"
    if constraint.relation != .equal { text = constraint.relation.symbol + " " + text }
    if constraint.multiplier != 1 { text += " ×\(formatted(constraint.multiplier))" }
    text += offset(constraint.constant)
    var label = tag(text, constraint, on: line, [constraint.first.item])
    let half = axis == .horizontal ? 8.0 : 8 + 3.2 * Double(label.text.count)
    label.preferred = [
      axis.point(place, reach.low - 13 - half), axis.point(place, reach.high + 13 + half),
    ]
    if constraint.constant == 0 && constraint.isRequired {
      label.sharedKey = "center|\(axis)|\(formatted(place))|\(mark.hue)"
    }
    mark.tags = [label]
    finish(mark)
  }

  mutating func addBaseline(
    _ constraint: SolvedLayout.Constraint, _ second: SolvedLayout.Anchor, _ mark: inout Mark
  ) {
    mark.kind = .baseline
    // A point below, so that the line does not cut off the letters that stand on it.
    let y = geometry.coordinate(constraint.first) + 1
    let reach = Span(geometry.rect(constraint.first.item), .horizontal)
      .union(Span(geometry.rect(second.item), .horizontal))
    let line = Stroke(
      start: CGPoint(x: reach.low - 12, y: y), end: CGPoint(x: reach.high + 12, y: y),
      startCap: .flag)
    mark.strokes = [line]
    let isFirst = constraint.first.attribute == .firstBaseline
    var label = tag(
      isFirst ? "first baseline" : "last baseline", constraint, on: line,
      [constraint.first.item, second.item])
    label.preferred = [
      CGPoint(x: reach.middle, y: y + 13), CGPoint(x: reach.middle, y: y + 22),
      CGPoint(x: reach.high + 50, y: y), CGPoint(x: reach.low - 55, y: y),
    ]
    mark.tags = [label]
    finish(mark)
  }

  mutating func addDistance(
    _ constraint: SolvedLayout.Constraint, _ second: SolvedLayout.Anchor, _ mark: inout Mark,
    sharedInset: String?
  ) {
    let axis = constraint.first.attribute.axis!
    let place = geometry.coordinate(constraint.first)
    let other = geometry.coordinate(second)
    let isLevel = abs(place - other) <= 0.5
    if isLevel && constraint.constant == 0 {
      addAlignment(
        constraint, second, &mark, axis: axis, place: place, sharedInset: sharedInset)
      return
    }
    mark.kind = constraint.relation == .equal ? .spacing : .inequality
    let bar = distanceBar(constraint, second, axis: axis, from: other, to: place)
    mark.strokes = [bar] + extensions(constraint, second, bar, axis)
    var label = tag(distanceText(constraint), constraint, on: bar, owners(constraint))
    if let sharedInset {
      label.text += " all sides"
      label.sharedKey = sharedInset
    }
    mark.tags = [label]
    finish(mark)
  }

  /// A plain line through edges that lie on each other.
  mutating func addAlignment(
    _ constraint: SolvedLayout.Constraint, _ second: SolvedLayout.Anchor, _ mark: inout Mark,
    axis: Axis, place: Double, sharedInset: String?
  ) {
    mark.kind = constraint.relation == .equal ? .alignment : .inequality
    let own = Span(geometry.rect(constraint.first.item), axis.other)
    let theirs = Span(geometry.rect(second.item), axis.other)
    let isNested =
      geometry.contains(second.item, constraint.first.item)
      || geometry.contains(constraint.first.item, second.item)
    let isOnScreen = second.item == geometry.layout.root.id || geometry.guide(second.item) != nil
    let reach = isNested && isOnScreen ? own : own.union(theirs)
    let shift = lines.freeShift(
      axis, place, reach, hue: mark.hue, isFar: isFar(constraint.first.attribute))
    let line = Stroke(
      start: axis.point(place + shift, reach.low - 5),
      end: axis.point(place + shift, reach.high + 5), startCap: .diamond,
      endCap: constraint.relation == .equal
        ? .none
        : .chevron(outward: true, filled: constraint.isBinding))
    mark.strokes = lines.cut(line)
    let isSame = constraint.first.attribute == second.attribute
    var text = isSame ? constraint.first.attribute.name : "0"
    if constraint.relation != .equal { text = "\(distanceRelation(constraint).symbol)0" }
    if sharedInset != nil { text = "edges" }
    var label = tag(text, constraint, on: line, owners(constraint))
    if let sharedInset {
      label.sharedKey = sharedInset
    } else if constraint.isRequired {
      label.sharedKey = "\(text)|\(axis)|\(formatted(place))|\(mark.hue)"
    }
    mark.tags = [label]
    finish(mark)
  }

  /// A bar between two edges, where both items are beside it if there is such a place.
  private func distanceBar(
    _ constraint: SolvedLayout.Constraint, _ second: SolvedLayout.Anchor, axis: Axis,
    from other: Double, to place: Double
  ) -> Stroke {
    let own = Span(geometry.rect(constraint.first.item), axis.other)
    let theirs = Span(geometry.rect(second.item), axis.other)
    let shared = own.intersection(theirs) ?? own
    var caps = (Cap.bar, Cap.bar)
    if constraint.relation != .equal {
      caps.1 = .chevron(
        outward: distanceRelation(constraint) == .greaterThanOrEqual,
        filled: constraint.isBinding)
    }
    return lines.best(
      [0.5, 0.3, 0.7, 0.15, 0.85].map { share in
        let across = shared.point(share)
        return Stroke(
          start: axis.point(other, across), end: axis.point(place, across), startCap: caps.0,
          endCap: caps.1)
      })
  }

  /// A thin line from an edge to a bar that lies beside it.
  private func extensions(
    _ constraint: SolvedLayout.Constraint, _ second: SolvedLayout.Anchor, _ bar: Stroke,
    _ axis: Axis
  ) -> [Stroke] {
    let theirs = Span(geometry.rect(second.item), axis.other)
    let across = axis == .horizontal ? Double(bar.start.y) : Double(bar.start.x)
    let along = axis == .horizontal ? Double(bar.start.x) : Double(bar.start.y)
    guard across < theirs.low - 0.5 || across > theirs.high + 0.5 else { return [] }
    let edge = across < theirs.low ? theirs.low : theirs.high
    guard abs(edge - across) < Self.longestExtension else { return [] }
    return [
      Stroke(
        start: axis.point(along, edge), end: axis.point(along, across), dash: [2, 2],
        isThin: true)
    ]
  }

  private func distanceText(_ constraint: SolvedLayout.Constraint) -> String {
    var text = formatted(abs(constraint.constant))
    if constraint.isSystemSpacing { text += "·sys" }
    if constraint.multiplier != 1 {
      text = "×\(formatted(constraint.multiplier))" + offset(constraint.constant)
    }
    let relation = distanceRelation(constraint)
    return (relation == .equal ? "" : relation.symbol) + text
  }

  /// The relation as it reads for the distance, which is positive.
  private func distanceRelation(_ constraint: SolvedLayout.Constraint) -> Relation {
    let isFar = [.trailing, .right, .bottom, .lastBaseline].contains(constraint.first.attribute)
    let flips = constraint.constant == 0 ? isFar : constraint.constant < 0
    return flips ? Relation(rawValue: -constraint.relation.rawValue)! : constraint.relation
  }
}
