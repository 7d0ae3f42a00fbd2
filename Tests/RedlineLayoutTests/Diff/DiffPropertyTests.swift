import Foundation
import RedlineAnalysis
import RedlineLayout
import Testing

/// A layout of views in a column and in a row, whose constraints are numbers that can be edited.
private struct Drawn {
  struct Line {
    /// Distance, length or share.
    var constant: Double
    var multiplier = 1.0
    var priority = 1000.0
    var relation = Relation.equal
    var kind: Kind
    var isThere = true

    enum Kind { case top, leading, trailing, width, minimumWidth, share, height }
  }

  /// For each view the one above it, -1 for the root, and its lines.
  var targets: [Int]
  var contents: [CGSize]
  var lines: [(view: Int, line: Line)]

  init(_ seed: UInt64) {
    var random = SplitMix(state: seed)
    let count = Int.random(in: 2...6, using: &random)
    (targets, contents, lines) = ([], [], [])
    let whole = { (range: ClosedRange<Int>, random: inout SplitMix) in
      Double(Int.random(in: range, using: &random))
    }
    for view in 0..<count {
      targets.append(view == 0 ? -1 : Int.random(in: -1..<view, using: &random))
      contents.append(
        CGSize(width: whole(20...60, &random), height: whole(10...30, &random)))
      lines.append((view, Line(constant: whole(0...20, &random), kind: .top)))
      lines.append((view, Line(constant: whole(0...20, &random), kind: .leading)))
      switch Int.random(in: 0...5, using: &random) {
      case 0:
        lines.append((view, Line(constant: whole(20...90, &random), kind: .width)))
      case 1:
        lines.append(
          (
            view,
            Line(
              constant: whole(20...90, &random), relation: .greaterThanOrEqual, kind: .minimumWidth)
          ))
      case 2:
        lines.append((view, Line(constant: 0, multiplier: 0.25, kind: .share)))
      case 3:
        lines.append(
          (view, Line(constant: whole(20...90, &random), priority: 600, kind: .width)))
        lines.append(
          (view, Line(constant: whole(20...90, &random), priority: 500, kind: .width)))
      case 4: lines.append((view, Line(constant: whole(10...40, &random), kind: .height)))
      default: break
      }
    }
  }

  /// What may be edited, by number: lines, then contents of views.
  enum Edit {
    case constant(Int, Double)
    case priority(Int, Double)
    case multiplier(Int, Double)
    case removed(Int)
    case content(Int, CGSize)
  }

  func edits(_ seed: UInt64) -> [Edit] {
    var random = SplitMix(state: seed &* 7919)
    var used: Set<Int> = []
    return (0..<Int.random(in: 1...5, using: &random)).compactMap { _ -> Edit? in
      let number = Int.random(in: 0..<(lines.count + contents.count), using: &random)
      guard used.insert(number).inserted else { return nil }
      guard number < lines.count else {
        let view = number - lines.count
        return .content(
          view, CGSize(width: contents[view].width + 10, height: contents[view].height))
      }
      let line = lines[number].line
      let step = Double(Int.random(in: 1...15, using: &random))
      switch (line.kind, Int.random(in: 0...3, using: &random)) {
      case (.share, _): return .multiplier(number, 0.5)
      case (.width, 0) where line.priority < 1000: return .priority(number, 650 + step)
      case (.width, 1), (.minimumWidth, 1), (.height, 1): return .removed(number)
      default: return .constant(number, line.constant + step)
      }
    }
  }

  func edited(_ edits: [Edit]) -> Drawn {
    var result = self
    for edit in edits {
      switch edit {
      case .constant(let number, let value): result.lines[number].line.constant = value
      case .priority(let number, let value): result.lines[number].line.priority = value
      case .multiplier(let number, let value): result.lines[number].line.multiplier = value
      case .removed(let number): result.lines[number].line.isThere = false
      case .content(let view, let size): result.contents[view] = size
      }
    }
    return result
  }

  func solved() throws -> SolvedLayout {
    try Pairs.solve { root in
      let views = contents.enumerated().map { Box("v\($0)", $1.width, $1.height) }
      views
      for (number, entry) in lines.enumerated() where entry.line.isThere {
        let view = views[entry.view]
        let target = targets[entry.view]
        constraint(view, target < 0 ? nil : views[target], root, entry.line)
          .identified(by: "line\(number)") ~ LayoutPriority(Float(entry.line.priority))
      }
    }
  }

  private func constraint(
    _ view: View, _ above: View?, _ root: Scene, _ line: Line
  ) -> LayoutConstraint {
    switch line.kind {
    case .top: view.top == (above?.bottom ?? root.top) + line.constant
    case .leading: view.leading == (above?.leading ?? root.leading) + line.constant
    case .trailing: view.trailing == root.trailing - line.constant
    case .width: view.width == line.constant
    case .minimumWidth: view.width >= line.constant
    case .share: view.width == root.width * line.multiplier
    case .height: view.height == line.constant
    }
  }
}

/// Ids of constraints and of views whose contents changed, as the edits name them.
private func name(_ edit: Drawn.Edit) -> String {
  switch edit {
  case .constant(let number, _), .priority(let number, _), .multiplier(let number, _),
    .removed(let number):
    "line\(number)"
  case .content(let view, _): "v\(view)"
  }
}

private func name(_ change: LayoutDiff.Change) -> String {
  change.constraints.first ?? change.items.first ?? ""
}

private func rects(_ layout: SolvedLayout) -> [CGRect] { layout.items.map(\.alignmentRect) }

private func isNear(_ one: [CGRect], _ other: [CGRect]) -> Bool {
  zip(one, other).allSatisfy { one, other in
    abs(one.minX - other.minX) < 0.01 && abs(one.minY - other.minY) < 0.01
      && abs(one.width - other.width) < 0.01 && abs(one.height - other.height) < 0.01
  }
}

/// The named causes alone, made in the source and solved again, give the new layout, and no smaller
/// set of edits does.
@Test func causesAreTheSmallestSets() throws {
  var (moved, silent, several) = (0, 0, 0)
  for seed in UInt64(1)...120 {
    let drawn = Drawn(seed)
    let edits = drawn.edits(seed)
    let old = try drawn.solved()
    let new = try drawn.edited(edits).solved()
    let diff = LayoutDiff(from: old, to: new)
    #expect(diff.unexplained.isEmpty, "seed \(seed)")
    let named = Set(diff.causes.flatMap(\.changes).map { name($0) })
    let causes = edits.filter { named.contains(name($0)) }
    #expect(causes.count == named.count, "seed \(seed): \(named)")
    let again = try drawn.edited(causes).solved()
    #expect(isNear(rects(again), rects(new)), "seed \(seed): the causes give the layout")
    for mask in 0..<(1 << edits.count) where mask.nonzeroBitCount < causes.count {
      let subset = edits.indices.filter { mask & 1 << $0 != 0 }.map { edits[$0] }
      let other = try drawn.edited(subset).solved()
      #expect(!isNear(rects(other), rects(new)), "seed \(seed): \(subset.map { name($0) }) do too")
    }
    #expect(diff.causes.allSatisfy { $0.isSmallest }, "seed \(seed)")
    moved += diff.causes.count
    silent += diff.silentChanges.count
    several += diff.causes.count { $0.changes.count > 1 }
    // What the causes move, taken together, is what has moved.
    for (one, other) in zip(old.items, new.items) {
      let moves = diff.causes.flatMap(\.moves).filter { $0.item == one.id }
      let left = moves.reduce(0) { $0 + $1.left }
      let bottom = moves.reduce(0) { $0 + $1.bottom }
      #expect(
        abs(left - Double(other.alignmentRect.minX - one.alignmentRect.minX)) < 0.02
          && abs(bottom - Double(other.alignmentRect.maxY - one.alignmentRect.maxY)) < 0.02,
        "seed \(seed): \(one.id)")
    }
  }
  #expect(moved > 100 && silent > 20, "\(moved) causes, \(several) of several, \(silent) silent")
}
