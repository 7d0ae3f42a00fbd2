import RedlineModel

/// A size that follows that of what the view is in, which is seen as such: `= 0.25 × form`.
struct RelativeSize {
  var inner: SolvedLayout.Anchor
  var outer: SolvedLayout.Anchor
  var factor: Double
  var offset: Double
  var relation: Relation
}

extension FigureMarks {
  /// Factors of which the other way round is a number that can be read.
  private static let factors = 1e-3...1e3

  /// The size of the inner view in that of the outer one, whichever is written first.
  func relativeSize(_ constraint: SolvedLayout.Constraint) -> RelativeSize? {
    let first = constraint.first
    guard let second = constraint.second, first.attribute.isDimension, first.item != second.item
    else { return nil }
    let (factor, offset) = (constraint.multiplier, constraint.constant)
    if isOuter(second.item, of: first.item) {
      return RelativeSize(
        inner: first, outer: second, factor: factor, offset: offset, relation: constraint.relation)
    }
    guard isOuter(first.item, of: second.item), Self.factors.contains(factor) else { return nil }
    return RelativeSize(
      inner: second, outer: first, factor: 1 / factor, offset: 0 - offset / factor,
      relation: Relation(rawValue: -constraint.relation.rawValue) ?? .equal)
  }

  private func isOuter(_ one: String, of other: String) -> Bool {
    !isSpacer(one) && (isFrame(one) || geometry.contains(one, other))
  }
}
