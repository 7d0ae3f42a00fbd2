import Foundation
import RedlineModel

/// Equal sizes, equal insets at both sides and the gaps of a run, whose bars stand in one row, so that they
/// are seen to be equal.
extension FigurePlacer {
  /// What it costs that the bar of an equal size is in another row than those of the others.
  private static let costOfScatter = 18.0
  /// Bars overlap where they share more than this, in the picture's points.
  private static let touch = 1.0

  /// The marks of each letter or inset with level bars that could be in one row; those with the longest bars,
  /// which fit into the fewest rows, first.
  func equals(of marks: [FigureMark]) -> [[Int]] {
    var groups: [[Int]] = []
    var known: [String: Int] = [:]
    for (index, mark) in marks.enumerated() {
      guard mark.place == nil, !mark.isDimmed, let key = Self.key(mark) else { continue }
      if let group = known[key] {
        groups[group].append(index)
      } else {
        known[key] = groups.count
        groups.append([index])
      }
    }
    let chains = groups.filter { group in
      let spans = group.compactMap { Self.span(marks[$0]) }.sorted { $0.low < $1.low }
      return group.count > 1
        && zip(spans, spans.dropFirst()).allSatisfy { $0.high <= $1.low + Self.touch }
    }
    func length(_ group: [Int]) -> Double {
      group.compactMap { Self.span(marks[$0])?.length }.max() ?? 0
    }
    return chains.sorted { (length($1), $0[0]) < (length($0), $1[0]) }
  }

  private static func key(_ mark: FigureMark) -> String? {
    if let run = mark.run {
      guard case .distance(.horizontal, _, _) = mark.form else { return nil }
      return "run|\(run)"
    }
    guard !mark.isSilent, isEqual(mark) else { return nil }
    // What differs in its number only is of one letter, too.
    let letter = mark.text.prefix { !" ,".contains($0) }
    return "\(letter)|\(mark.hue)|\(mark.callout ?? 0)|\(mark.sign ?? "")"
  }

  /// Whether it has a letter, or leads to an edge of what the view is in.
  private static func isEqual(_ mark: FigureMark) -> Bool {
    switch mark.form {
    case .extent(.horizontal, _, _): mark.kind == .equalSize && mark.shape == .badge
    case .distance(.horizontal, let from, let to):
      from.isFrame != to.isFrame || from.rect.covers(to.rect) || to.rect.covers(from.rect)
    default: false
    }
  }

  private static func span(_ mark: FigureMark) -> Span? {
    switch mark.form {
    case .extent(_, let rect, _): Span(rect, .horizontal)
    case .distance(_, let from, let to):
      Span(min(from.place, to.place), max(from.place, to.place))
    default: nil
    }
  }

  /// The cheapest row for all bars, unless they are much cheaper each for itself.
  /// - Parameter cost: What a place of a mark costs; `nil` where it cannot be, or costs more than another one.
  func sharedRow(
    _ places: [[FigureCandidate]],
    cost: (FigureCandidate, _ mark: Int, _ most: Double) -> Double?
  ) -> Double? {
    var rows: [Double: Double] = [:]
    var apart = Double(places.count - 1) * Self.costOfScatter
    for (mark, candidates) in places.enumerated() {
      var own: [Double: Double] = [:]
      for candidate in candidates {
        guard let row = candidate.row else { continue }
        let least = own[row] ?? .infinity
        guard candidate.cost < least, let cost = cost(candidate, mark, least) else { continue }
        own[row] = min(least, cost)
      }
      guard let least = own.values.min() else { return nil }
      apart += least
      let sums = own.map { row, cost in (row, rows[row].map { $0 + cost }) }
      rows = mark == 0 ? own : Dictionary(uniqueKeysWithValues: sums).compactMapValues(\.self)
    }
    let best = rows.min { ($0.value, $0.key) < ($1.value, $1.key) }
    return best.flatMap { $0.value <= apart ? $0.key : nil }
  }
}

extension FigureCandidate {
  /// What bars have in common that stand in one row or column.
  enum Lane: Hashable {
    case gutter(isRight: Bool)
    /// Bars on one line, to half a point.
    case level(Double)
    case upright(Double)
    /// What has no bar.
    case none
  }

  /// Where its bar is.
  var lane: Lane {
    if let gutter { return .gutter(isRight: gutter.isRight) }
    guard let bar = strokes.first(where: { $0.style == .bar })?.line else { return .none }
    func rounded(_ place: CGFloat) -> Double { (Double(place) * 2).rounded() / 2 }
    return bar.isHorizontal ? .level(rounded(bar.start.y)) : .upright(rounded(bar.start.x))
  }

  /// Where its level bar is, to half a point.
  var row: Double? {
    strokes.first { $0.style == .bar && $0.line.isHorizontal }
      .map { (Double($0.line.start.y) * 2).rounded() / 2 }
  }
}
