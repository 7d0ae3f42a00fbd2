import RedlineModel

extension FigureLegend {
  /// What the numbers of gaps in stack views are; `nil` where none has one.
  func gaps(_ tagged: [FigureMark]) -> String? {
    let marks = tagged.filter(\.isStackGap)
    guard !marks.isEmpty else { return nil }
    let owners = Set(marks.flatMap(\.subjects))
    let stacks = layouts.flatMap(\.items).filter { owners.contains(.item($0.id)) }
      .compactMap(\.stack)
    let count = stacks.count(where: \.sharesRest)
    if count == 0 { return "spacing" }
    return count == stacks.count ? "room left over" : "spacing, or room left over"
  }
}

extension SolvedLayout.Stack {
  /// Whether its gaps are what the views leave over, of which its spacing is only the least.
  fileprivate var sharesRest: Bool {
    [.equalSpacing, .equalCentering].contains(distribution)
      && gaps.contains { $0 > spacing + 0.5 }
  }
}
