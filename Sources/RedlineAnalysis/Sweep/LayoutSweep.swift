public import RedlineModel

/// Finds the widths at which a layout changes in kind.
///
/// Between them every edge lies on a line over the width, because the same constraints determine it.
/// A stretch is one such line if the solver names the same constraints and rates at both of its ends,
/// and the middle lies on the chord, which only UIKit's own guides could bend. Any other stretch is
/// cut in two, first where the lines from both ends meet, and so on down to 1/1000 pt; the place of a
/// bend is then where the lines before and after it meet.
public struct LayoutSweep {
  /// A range of widths over which nothing changes in kind.
  public struct Stretch: Sendable {
    package var start: SweepPiece
    package var end: SweepPiece
    /// The widths between which it holds.
    public var from: Double
    /// The greatest width in points.
    public var to: Double

    /// How much each value grows with the width.
    public var slopes: [Double] {
      let length = end.width - start.width
      return zip(start.values, end.values).map { length > 0 ? ($1 - $0) / length : 0 }
    }
  }

  /// Why a range was not searched to its end.
  public struct TooManyChanges: Error, CustomStringConvertible {
    /// The most layouts that are solved.
    public var limit: Int
    /// The width in points that was reached.
    public var width: Double
    /// What is too much, and the next step.
    public var description: String {
      """
      the layout changes so often that \(limit) solutions reach only \(formatted(width)) pt; \
      sweep a smaller range
      """
    }
  }

  /// Why a layout is not swept.
  public struct TooManyViews: Error, CustomStringConvertible {
    /// The number of views.
    public var count: Int
    /// The most views that are swept.
    public var limit: Int
    /// What is too much, and the next step.
    public var description: String {
      "the layout has \(count) views, and at most \(limit) are swept; sweep a part of it"
    }
  }

  private let solve: (Double) async throws -> SolvedLayout
  /// The pieces that were made last.
  private var recent: [SweepPiece] = []
  /// How many layouts were solved so far.
  public private(set) var solutionCount = 0

  private static let limit = 4000
  private static let mostItems = 1000
  private static let mostRecent = 16
  private static let closest = 0.001
  /// What is shorter is the place of a change.
  private static let shortest = 0.01

  /// - Parameter solve: Gives the layout on a screen of a width in points.
  public init(solve: @escaping (Double) async throws -> SolvedLayout) { self.solve = solve }

  /// The stretches of a range of widths, in order and without gaps.
  /// - Throws: ``TooManyChanges``, ``TooManyViews``, and what `solve` throws.
  public mutating func stretches(from: Double, to: Double) async throws -> [Stretch] {
    var found: [(SweepPiece, SweepPiece)] = []
    var pending = [(try await piece(from), try await piece(to), tries: 0)]
    while let (start, end, tries) = pending.popLast() {
      let length = end.width - start.width
      if length <= Self.closest * 1.5 {
        found += [(start, start), (end, end)]
        continue
      }
      let middle = try await piece((start.width + end.width) / 2)
      if start.isSameKind(as: end), middle.isSameKind(as: start), isChord(start, middle, end) {
        found.append((start, end))
        continue
      }
      // Every other time halves, so that it ends however misleading the lines are.
      let meeting = tries % 2 == 0 ? meeting(start, end) : nil
      guard let meeting else {
        pending += [(middle, end, tries + 1), (start, middle, tries + 1)]
        continue
      }
      let before = try await piece(meeting - Self.closest / 2)
      let after = try await piece(meeting + Self.closest / 2)
      pending += [
        (after, end, tries + 1), (before, after, tries + 1), (start, before, tries + 1),
      ]
    }
    return joined(found, from: from, to: to)
  }

  private mutating func piece(_ width: Double) async throws -> SweepPiece {
    guard solutionCount < Self.limit else {
      throw TooManyChanges(limit: Self.limit, width: width)
    }
    solutionCount += 1
    let layout = try await solve(width)
    guard layout.items.count <= Self.mostItems else {
      throw TooManyViews(count: layout.items.count, limit: Self.mostItems)
    }
    let piece = SweepPiece(layout, width: width, known: recent)
    if recent.count == Self.mostRecent { recent.removeFirst() }
    recent.append(piece)
    return piece
  }

  private func isChord(_ start: SweepPiece, _ middle: SweepPiece, _ end: SweepPiece) -> Bool {
    middle.values.indices.allSatisfy {
      abs(start.values[$0] + end.values[$0] - 2 * middle.values[$0]) < 0.001
    }
  }

  /// Where the lines from both ends of a value meet: of those that do between them, the ones whose
  /// slopes differ most.
  private func meeting(_ start: SweepPiece, _ end: SweepPiece) -> Double? {
    guard start.values.count == end.values.count else { return nil }
    var best: (width: Double, bend: Double)?
    for index in start.values.indices {
      let bend = end.slope(index) - start.slope(index)
      guard abs(bend) > 1e-6, abs(bend) > best?.bend ?? 0 else { continue }
      let rise =
        end.values[index] - start.values[index]
        - end.slope(index) * (end.width - start.width)
      let width = start.width - rise / bend
      guard width > start.width + 2 * Self.closest, width < end.width - 2 * Self.closest else {
        continue
      }
      best = (width, abs(bend))
    }
    return best?.width
  }

  // MARK: Joining

  private func joined(
    _ found: [(SweepPiece, SweepPiece)], from: Double, to: Double
  ) -> [Stretch] {
    var result: [Stretch] = []
    for (start, end) in found where end.width - start.width >= Self.shortest {
      let next = Stretch(start: start, end: end, from: start.width, to: end.width)
      guard let last = result.last else {
        result.append(next)
        continue
      }
      if isOneLine(last, next) {
        result[result.count - 1].end = end
        result[result.count - 1].to = end.width
      } else {
        result.append(next)
      }
    }
    guard !result.isEmpty else { return result }
    result[0].from = from
    result[result.count - 1].to = to
    for index in result.indices.dropFirst() {
      let width = change(result[index - 1], result[index])
      result[index - 1].to = width
      result[index].from = width
    }
    return result
  }

  private func isOneLine(_ one: Stretch, _ other: Stretch) -> Bool {
    guard one.end.facts == other.start.facts, one.end.values.count == other.start.values.count
    else { return false }
    let shorter = min(one.end.width - one.start.width, other.end.width - other.start.width)
    let gap = other.start.width - one.end.width
    let slopes = (one.slopes, other.slopes)
    return slopes.0.indices.allSatisfy { index in
      abs(slopes.0[index] - slopes.1[index]) < 0.001 + 0.0004 / shorter
        && abs(one.end.values[index] + slopes.0[index] * gap - other.start.values[index]) < 0.01
    }
  }

  /// Where one stretch becomes the other.
  private func change(_ one: Stretch, _ other: Stretch) -> Double {
    let (low, high) = (one.end.width, other.start.width)
    var best: (width: Double, bend: Double)?
    if one.slopes.count == other.slopes.count {
      let slopes = (one.slopes, other.slopes)
      for index in slopes.0.indices {
        let bend = slopes.1[index] - slopes.0[index]
        guard abs(bend) > 0.01, abs(bend) > best?.bend ?? 0 else { continue }
        let rise =
          other.start.values[index] - one.end.values[index] - slopes.1[index] * (high - low)
        let width = low - rise / bend
        guard width >= low - 0.001, width <= high + 0.001 else { continue }
        best = (width, abs(bend))
      }
    }
    if let best { return simplest(best.width - 0.0003, best.width + 0.0003) }
    return simplest(low, high)
  }

  /// The number with the fewest decimals between two.
  private func simplest(_ low: Double, _ high: Double) -> Double {
    for unit in [1.0, 2, 3, 10, 100, 1000, 10000] {
      let number = ((low + high) / 2 * unit).rounded() / unit
      if number >= low, number <= high { return number }
    }
    return (low + high) / 2
  }
}
