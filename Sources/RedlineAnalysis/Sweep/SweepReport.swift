import RedlineIO
import RedlineModel

/// The widths at which a layout changes in kind, and what holds between them.
public struct SweepReport: Encodable {
  /// A range of widths over which nothing changes in kind.
  public struct Interval: Encodable {
    /// The smallest width in points.
    public var from: Double
    /// The greatest width in points.
    public var to: Double
    /// What holds in it.
    public var facts: [String]
    /// What begins and what ends to hold at its lower end; empty for the first.
    public var begins: [String]
    /// What ends to hold at its lower end; empty for the first.
    public var ends: [String]
    /// Lines and lengths that grow otherwise than before.
    public var bends: [Bend]
  }

  /// How many points a line or a length moves with each point of width.
  public struct Bend: Encodable {
    /// The line or length: `title.top`.
    public var line: String
    /// Points for each point of width below the change.
    public var before: Double
    /// Points for each point of width above the change.
    public var after: Double
    /// By how much it jumps at the change.
    public var jump: Double
  }

  /// The name of the layout.
  public var name: String
  /// The device and the traits, in words.
  public var place: String
  /// The ranges from narrow to wide, without gaps.
  public var intervals: [Interval]
  /// How many layouts were solved.
  public var solutionCount: Int
  /// Views for which the constraints alone give other values than the layout has.
  public var inexactItems: [String]

  /// Makes the report of a finished sweep.
  /// - Parameters:
  ///   - name: The name of the layout.
  ///   - place: The device and the traits, in words.
  ///   - sweep: The sweep, for the number of its solutions.
  ///   - stretches: What the sweep found, from narrow to wide.
  public init(name: String, place: String, sweep: LayoutSweep, stretches: [LayoutSweep.Stretch]) {
    self.name = name
    self.place = place
    solutionCount = sweep.solutionCount
    inexactItems = Array(Set(stretches.flatMap(\.start.inexactItems))).sorted()
    intervals = stretches.indices.map { index in
      let stretch = stretches[index]
      guard index > 0 else {
        return Interval(
          from: stretch.from, to: stretch.to, facts: stretch.start.facts, begins: [], ends: [],
          bends: [])
      }
      let last = stretches[index - 1]
      let (before, after) = (Set(last.start.facts), Set(stretch.start.facts))
      return Interval(
        from: stretch.from, to: stretch.to, facts: stretch.start.facts,
        begins: stretch.start.facts.filter { !before.contains($0) },
        ends: last.start.facts.filter { !after.contains($0) },
        bends: Self.bends(last, stretch))
    }
  }

  private static func bends(
    _ one: LayoutSweep.Stretch, _ other: LayoutSweep.Stretch
  ) -> [Bend] {
    guard one.slopes.count == other.slopes.count else { return [] }
    let slopes = (one.slopes, other.slopes)
    return slopes.0.indices.compactMap { index in
      let jump =
        other.start.values[index] - slopes.1[index] * (other.start.width - other.from)
        - (one.end.values[index] + slopes.0[index] * (other.from - one.end.width))
      let isBent = abs(slopes.0[index] - slopes.1[index]) >= 0.005
      guard isBent || abs(jump) >= 0.01 else { return nil }
      return Bend(
        line: other.start.name(of: index), before: rounded(slopes.0[index]),
        after: rounded(slopes.1[index]), jump: rounded(jump))
    }
  }

  private static func rounded(_ value: Double) -> Double {
    let result = (value * 1000).rounded() / 1000
    return result == 0 ? 0 : result
  }

  // MARK: Text

  /// The report for a terminal, a block for each interval.
  public var text: String {
    let count = counted(intervals.count, "interval")
    var lines = ["\(name) on \(place): \(count), \(solutionCount) solutions"]
    for (index, interval) in intervals.enumerated() {
      lines.append("  \(formatted(interval.from)) – \(formatted(interval.to)) pt")
      lines += notes(index).map { "      \($0)" }
    }
    if !inexactItems.isEmpty {
      let names = inexactItems.prefix(3).joined(separator: ", ")
      let rest = inexactItems.count > 3 ? " and \(inexactItems.count - 3) more" : ""
      lines.append(
        "  the constraints alone do not give \(names)\(rest): changes there may be missing")
    }
    return lines.joined(separator: "\n").printable + "\n"
  }

  /// What is new in an interval, in a few lines.
  public func notes(_ index: Int) -> [String] {
    let interval = intervals[index]
    guard index > 0 else { return interval.facts }
    var notes = interval.begins.map { "+ \($0)" } + interval.ends.map { "− \($0)" }
    let shown = interval.bends.prefix(notes.isEmpty ? 4 : 2)
    notes += shown.map { bend in
      let rate =
        bend.before == bend.after
        ? "" : " \(formatted(bend.before)) → \(formatted(bend.after)) pt per pt"
      let jump = bend.jump == 0 ? "" : " jumps by \(formatted(bend.jump)) pt"
      return "Δ \(bend.line)\(rate)\(jump)"
    }
    let rest = interval.bends.count - shown.count
    if rest > 0 { notes.append("Δ \(rest) more") }
    return notes
  }
}
