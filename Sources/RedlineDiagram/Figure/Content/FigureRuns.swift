import Foundation
import RedlineModel

/// What says the same along a row or a column of views, as gaps of equal length, edges that touch and sizes
/// of the same numbers: one tag says it, with how many it stands for.
enum FigureRuns {
  /// Of fewer each has its own tag.
  private static let least = 3
  /// Edges that touch have no bar that would be seen without a tag.
  private static let leastTouching = 4

  /// The marks with one tag for each run; bars and lines stay, but those of sizes.
  static func merged(_ marks: [FigureMark]) -> [FigureMark] {
    var marks = marks
    for run in groups(marks, key: gapKey).flatMap({ chains($0, marks) }) { tell(run, &marks) }
    for run in groups(marks, least: leastTouching, key: touchKey) { tell(run, &marks) }
    return ratios(sized(marks))
  }

  /// A tag at the last one of a row, behind which nothing of the run is in its way, or in the middle of a
  /// column; the others are without.
  private static func tell(_ run: [Int], _ marks: inout [FigureMark]) {
    guard run.count >= least else { return }
    let count = run.reduce(0) { $0 + marks[$1].copies }
    let told = isColumn(marks[run[0]]) ? run.count / 2 : run.count - 1
    let id = marks[run[0]].id
    for (position, index) in run.enumerated() {
      marks[index].run = id
      if position == told {
        marks[index].ownText = marks[index].text
        marks[index].text = marks[index].textOfOne + " ×\(count)"
        marks[index].told += " and \(count - 1) more"
      } else {
        marks[index].isSilent = true
      }
    }
  }

  private static func isColumn(_ mark: FigureMark) -> Bool {
    if case .distance(.vertical, _, _) = mark.form { true } else { false }
  }

  /// Marks of one key, in their order.
  private static func groups(
    _ marks: [FigureMark], least: Int = least, key: (FigureMark) -> Key?
  ) -> [[Int]] {
    var groups: [[Int]] = []
    var known: [Key: Int] = [:]
    for (index, mark) in marks.enumerated() where isPlain(mark) {
      guard let key = key(mark) else { continue }
      if let group = known[key] {
        groups[group].append(index)
      } else {
        known[key] = groups.count
        groups.append([index])
      }
    }
    return groups.filter { $0.count >= least }
  }

  /// Whether nobody asks for this one by itself.
  private static func isPlain(_ mark: FigureMark) -> Bool {
    mark.conflict == nil && !mark.isBroken && !mark.isSilent && mark.callout == nil
      && mark.sign == nil && mark.place == nil
  }

  // MARK: Keys

  private struct Key: Hashable {
    var kind: MarkKind
    var hue: Hue
    var text: String
    var isDimmed: Bool
    var axis: Axis
    /// What they have in common along an axis.
    var span: [Int] = []

    init(_ mark: FigureMark, _ axis: Axis) {
      (kind, hue, text, isDimmed) = (mark.kind, mark.hue, mark.textOfOne, mark.isDimmed)
      self.axis = axis
    }
  }

  private static func halves(_ span: Span) -> [Int]? {
    guard abs(span.low) < 1e9, abs(span.high) < 1e9 else { return nil }
    return [span.low, span.high].map { Int(($0 * 2).rounded()) }
  }

  private static func gapKey(_ mark: FigureMark) -> Key? {
    guard case .distance(let axis, let from, let to) = mark.form, mark.kind == .spacing,
      mark.count == 1, !from.isFrame, !to.isFrame
    else { return nil }
    return Key(mark, axis)
  }

  /// Edges of neighbours that touch, in one row.
  private static func touchKey(_ mark: FigureMark) -> Key? {
    guard case .rail(let axis, _) = mark.form, mark.text == "0",
      let span = mark.beads.map(\.span).reduce(nil, { $0?.union($1) ?? $1 }),
      let halves = halves(span)
    else { return nil }
    var key = Key(mark, axis)
    key.span = halves
    return key
  }

  // MARK: Gaps

  /// The parts of a group in which each gap begins at the view at which another one ends.
  private static func chains(_ group: [Int], _ marks: [FigureMark]) -> [[Int]] {
    let ends = group.compactMap {
      index -> (index: Int, low: [Double], high: [Double], at: Double)? in
      guard case .distance(let axis, let from, let to) = marks[index].form else { return nil }
      let (low, high) = from.place <= to.place ? (from, to) : (to, from)
      let copies = marks[index].copies
      return (index, key(low.rect, axis, copies), key(high.rect, axis, copies), low.place)
    }.sorted { ($0.at, $0.index) < ($1.at, $1.index) }
    var chains: [[Int]] = []
    // The chain that ends at each view.
    var open: [[Double]: Int] = [:]
    for end in ends {
      if let chain = open.removeValue(forKey: end.low) {
        chains[chain].append(end.index)
        open[end.high] = chain
      } else {
        open[end.high] = chains.count
        chains.append([end.index])
      }
    }
    return chains
  }

  /// A view; of gaps that are drawn once for several columns, whichever of them was first, a row of views.
  private static func key(_ rect: CGRect, _ axis: Axis, _ copies: Int) -> [Double] {
    let (along, across) = (Span(rect, axis), Span(rect, axis.other))
    let place = copies > 1 ? [Double(copies)] : [across.low, across.high, 0]
    return [along.low, along.high] + place
  }

  // MARK: Sizes

  /// Views of the same size that stand in a column or a row have one bar, at the first: those that are equally
  /// wide and, of three or more, those that begin or end on one line, as texts of any length do.
  private static func sized(_ marks: [FigureMark]) -> [FigureMark] {
    let lines: [(least: Int, of: (Span) -> Span)] = [
      (2, { $0 }), (least, { Span($0.low, $0.low) }), (least, { Span($0.high, $0.high) }),
    ]
    return Axis.allCases.reduce(marks) { marks, axis in
      lines.reduce(marks) { marks, line in
        let runs = groups(marks, least: line.least) { mark in
          guard case .extent(let along, let rect, _) = mark.form, mark.kind == .fixedSize,
            let halves = halves(line.of(Span(rect, axis)))
          else { return nil }
          var key = Key(mark, along)
          key.span = halves
          return key
        }
        return one(of: runs, marks)
      }
    }
  }

  /// Views of the same size and ratio have one arrow, in the first.
  private static func ratios(_ marks: [FigureMark]) -> [FigureMark] {
    let runs = groups(marks) { mark in
      guard case .aspect(let rect) = mark.form,
        let width = halves(Span(0, Double(rect.width))),
        let height = halves(Span(0, Double(rect.height)))
      else { return nil }
      var key = Key(mark, .horizontal)
      key.span = width + height
      return key
    }
    return one(of: runs, marks)
  }

  /// `user, password height 21`, of a few views with a name each.
  private static func told(_ run: [Int], _ all: [FigureMark]) -> String? {
    let owners = run.flatMap { all[$0].owners }
    let first = all[run[0]]
    guard owners.count <= FigureMarks.mostOwners, Set(owners).count == owners.count,
      owners.count == run.reduce(0, { $0 + all[$1].copies }), let owner = first.owners.first,
      first.owners.count == 1, first.told.hasPrefix(owner + " ")
    else { return nil }
    return owners.joined(separator: ", ") + first.told.dropFirst(owner.count)
  }

  /// The first mark of each run for all of it.
  private static func one(of runs: [[Int]], _ all: [FigureMark]) -> [FigureMark] {
    var marks = all
    for run in runs {
      marks[run[0]].members += run.dropFirst().flatMap { all[$0].members }
      marks[run[0]].owners = run.flatMap { all[$0].owners }
      let count = run.reduce(0) { $0 + all[$1].copies }
      marks[run[0]].text = all[run[0]].textOfOne + ", \(count) views"
      marks[run[0]].copies = count
      marks[run[0]].told = told(run, all) ?? all[run[0]].told + " and \(count - 1) more"
    }
    let gone = Set(runs.flatMap { $0.dropFirst() })
    return marks.indices.filter { !gone.contains($0) }.map { marks[$0] }
  }
}

extension FigureMark {
  /// The text without for how many it stands.
  fileprivate var textOfOne: String {
    guard copies > 1 else { return text }
    return text.replacing(", \(copies) views", with: "").replacing(" ×\(copies)", with: "")
  }
}
