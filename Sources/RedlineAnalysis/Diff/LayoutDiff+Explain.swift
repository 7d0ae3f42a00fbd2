import Foundation
import RedlineModel

extension LayoutDiff {
  /// What moves less, in points, stays where it is.
  static let leastMove = 0.001

  /// Rows that are solved in search of the smallest sets of changes.
  private static let searchBudget = 300_000

  /// Finds the causes of all moves.
  mutating func explain(_ pair: LayoutPair) {
    var program = EditedProgram(pair)
    if program.edits.contains(where: { $0.trigger != nil }) {
      let idle = program.subproblems().problems.flatMap { $0.withoutTrigger() }
      for edit in idle { program.dropTrigger(of: edit) }
    }
    let writer = ChangeWriter(program: program, constraints: constraints)
    let (problems, rest) = program.subproblems()
    var explanation = Explanation(program: program, writer: writer)
    var budget = max(Self.searchBudget, 12 * program.rows.count)
    for problem in problems { explanation.add(problem, &budget) }
    explanation.addRest(rest)
    for edit in program.edits.indices where !program.edits[edit].hasRows {
      explanation.silent.append(writer.change(edit, silence: .noEffect))
    }
    causes = explanation.causes.joiningAlike().enumerated().sorted { one, other in
      (other.element.importance, one.offset) < (one.element.importance, other.offset)
    }.map(\.element)
    silentChanges = explanation.silent
    unexplained = explanation.unexplained
  }
}

extension LayoutDiff.Cause {
  /// The number of views that move on their own.
  fileprivate var importance: Int { moves.count { $0.follows == nil } }
}

/// Collects causes, problem by problem.
private struct Explanation {
  let program: EditedProgram
  let writer: ChangeWriter
  var causes: [LayoutDiff.Cause] = []
  var silent: [LayoutDiff.Change] = []
  private let isAmbiguous: Bool
  private var mistakes: [LayoutDiff.Unexplained.Reason: [Int: Shift]] = [:]

  init(program: EditedProgram, writer: ChangeWriter) {
    self.program = program
    self.writer = writer
    isAmbiguous = (program.pair.old.diagnostics + program.pair.new.diagnostics).contains {
      $0.kind == .ambiguity
    }
  }

  private var pair: LayoutPair { program.pair }

  mutating func add(_ problem: Subproblem, _ budget: inout Int) {
    var search = Search(problem, budget: budget)
    let (found, isSmallest) = search.smallestSet()
    let groups = search.groups(of: found)
    var counts: [Int: Int] = [:]
    let shifts = groups.map { self.shifts($0.effects, problem) }
    for shift in shifts { for node in shift.keys { counts[node, default: 0] += 1 } }
    for (group, shift) in zip(groups, shifts) {
      let changes = group.edits.map { writer.change($0, silence: nil) }
      causes.append(
        LayoutDiff.Cause(
          changes: changes, moves: moves(shift, about: changes, counts), isSmallest: isSmallest))
    }
    let needed = Set(found)
    for edit in problem.edits where !needed.contains(edit) {
      silent.append(writer.change(edit, silence: search.silence(of: edit)))
    }
    budget = search.budget
    for index in search.mistaken {
      note(problem.variables[index], search.reproducesOld(index) ? .unknown : .notReproduced)
    }
  }

  /// What nothing that was edited can move.
  mutating func addRest(_ variables: [Int]) {
    for variable in variables {
      guard let old = program.oldSide.value(of: variable),
        let new = program.newSide.value(of: variable), abs(old - new) >= LayoutDiff.leastMove
      else { continue }
      note(variable, .unknown)
    }
  }

  private mutating func note(_ variable: Int, _ reason: LayoutDiff.Unexplained.Reason) {
    let old = program.oldSide.value(of: variable) ?? 0
    let new = program.newSide.value(of: variable) ?? 0
    let isAmbiguous = (pair.old.diagnostics + pair.new.diagnostics).contains {
      $0.kind == .ambiguity
    }
    mistakes[isAmbiguous ? .ambiguity : reason, default: [:]][node(variable), default: Shift()]
      .add(new - old, variable, program)
  }

  var unexplained: [LayoutDiff.Unexplained] {
    let reasons: [LayoutDiff.Unexplained.Reason] = [.ambiguity, .notReproduced, .unknown]
    return reasons.compactMap { reason in
      guard let shifts = mistakes[reason] else { return nil }
      let list = moves(shifts, about: [], [:])
      return list.isEmpty ? nil : LayoutDiff.Unexplained(reason: reason, moves: list)
    }
  }

  // MARK: Moves

  private func node(_ variable: Int) -> Int { variable % (2 * pair.nodes.count) / 2 }

  /// By how much each item or guide moves.
  private func shifts(_ effects: [Double], _ problem: Subproblem) -> [Int: Shift] {
    var result: [Int: Shift] = [:]
    for (index, variable) in problem.variables.enumerated()
    where abs(effects[index]) > Subproblem.tolerance {
      guard problem.oldValues[index] != nil, problem.newValues[index] != nil else { continue }
      result[node(variable), default: Shift()].add(effects[index], variable, program)
    }
    return result
  }

  private func moves(
    _ shifts: [Int: Shift], about changes: [LayoutDiff.Change], _ counts: [Int: Int]
  ) -> [LayoutDiff.Move] {
    let subjects = Set(changes.flatMap(\.items))
    let list = program.nodeOrder.compactMap { node -> LayoutDiff.Move? in
      guard let shift = shifts[node], isTold(node) else { return nil }
      let parent = program.newSide.parents[node]
      let follows =
        parent >= 0 && shift.isPlain && shifts[parent].map { $0.carries(shift) } ?? false
      let id = pair.nodes[node].id
      return LayoutDiff.Move(
        item: id, left: shift.x.settled, top: shift.y.settled,
        right: (shift.x + shift.width).settled, bottom: (shift.y + shift.height).settled,
        isDirect: subjects.contains(id), isPartial: counts[node] ?? 1 > 1,
        follows: follows ? pair.nodes[parent].id : nil)
    }
    return list.filter(\.isDirect) + list.filter { !$0.isDirect }
  }

  /// UIKit's own guides are told by the views around them.
  private func isTold(_ node: Int) -> Bool {
    switch pair.nodes[node].kind {
    case .item: true
    case .guide: pair.newGuide(node)?.kind == .custom
    case .spacer: false
    }
  }
}

/// By how much an item moves and grows.
private struct Shift {
  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0

  mutating func add(_ amount: Double, _ variable: Int, _ program: EditedProgram) {
    let isSize = variable < 2 * program.pair.nodes.count
    switch (isSize, variable % 2 == 0) {
    case (true, true): width += amount
    case (true, false): height += amount
    case (false, true): x += amount
    case (false, false): y += amount
    }
  }

  /// Whether the size stays.
  var isPlain: Bool { abs(width) < 0.005 && abs(height) < 0.005 }

  /// Whether what is inside moves by that just because it is inside.
  func carries(_ other: Shift) -> Bool { abs(x - other.x) < 0.005 && abs(y - other.y) < 0.005 }
}
