import RedlineModel

extension FigurePlan.Source {
  var padding: Double {
    if case .content(let padding) = options.crop { return max(0, min(padding, 400)) }
    return 8
  }

  /// Whether marks of a kind that are no constraints are asked for.
  func allows(_ kind: FigureFilter.Kind) -> Bool {
    func names(_ filters: [FigureFilter]) -> Set<FigureFilter.Kind> {
      filters.reduce(into: []) { kinds, filter in
        if case .kinds(let named) = filter { kinds.formUnion(named) }
      }
    }
    let isHidden = names(options.hidden).contains(kind)
    if kind == .hugging, !showsContents { return false }
    guard !options.only.isEmpty else { return !isHidden }
    return kind == .guide ? !isHidden : names(options.only).contains(kind)
  }
}
