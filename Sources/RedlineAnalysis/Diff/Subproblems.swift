import Foundation
import RedlineModel
import RedlineSolver

/// A part of two layouts that nothing outside of it moves, with the edits in it.
struct Subproblem {
  /// A row with the problem's own numbers of variables.
  fileprivate struct Row {
    var old: LinearRow?
    var new: LinearRow?
    var edit: Int
  }

  fileprivate struct LinearRow {
    var terms: [(variable: Int, coefficient: Double)]
    var constant: Double
    var relation: RedlineSolver.Relation
    var priority: Double
    var isImplicit: Bool
  }

  /// Numbers of the variables in the program of both layouts.
  let variables: [Int]
  /// For each variable the one it leans on, -1 without.
  private let leanings: [Int]
  private let rows: [Row]
  /// Numbers of the edits that somebody made, and of those that follow.
  let edits: [Int]
  let triggered: [(edit: Int, trigger: Trigger)]
  /// The values of the variables in either layout, `nil` where they are not known.
  let oldValues: [Double?]
  let newValues: [Double?]

  /// A trigger with the problem's own numbers.
  enum Trigger {
    case values([Int])
    case edits([Int])
  }

  /// How far two values may be from each other, in points, and still be the same.
  static let tolerance = 0.01

  var cost: Int { max(16, rows.count) }

  /// The values of the variables when a set of edits was made, with all that follows from it.
  func values(_ isMade: (Int) -> Bool) -> [Double] {
    var made = Set(edits.filter(isMade))
    var values = solve(made)
    for _ in 0..<4 where !triggered.isEmpty {
      let next = Set(edits.filter(isMade)).union(
        triggered.filter { isReached($0.trigger, values, made) }.map(\.edit))
      if next == made { break }
      made = next
      values = solve(made)
    }
    return values
  }

  /// The edits without which the new layout is not possible: a constraint that has to hold, and does
  /// in the old layout, does not as it was in the new one.
  ///
  /// No set without them gives the new layout but by a conflict, which is no way to explain it. Each
  /// of them halves what there is to try.
  /// - Parameters:
  ///   - before: The values of the variables without an edit.
  ///   - after: The values when all edits were made.
  ///   - trusted: The variables whose values count.
  func neededEdits(_ before: [Double], _ after: [Double], _ trusted: [Int]) -> Set<Int> {
    let (isTrusted, made) = (Set(trusted), Set(edits))
    var (needed, conflicting): (Set<Int>, Set<Int>) = ([], [])
    for row in rows where made.contains(row.edit) {
      let isBroken =
        row.old.map { $0.isRequired && $0.breach(before) > Self.tolerance } == true
        || row.new.map { $0.isRequired && $0.breach(after) > Self.tolerance } == true
      if isBroken { conflicting.insert(row.edit) }
      guard let old = row.old, old.isRequired,
        old.terms.allSatisfy({ isTrusted.contains($0.variable) })
      else { continue }
      // Each value may be off by the tolerance.
      let factors = old.terms.reduce(1) { $0 + 2 * abs($1.coefficient) }
      if old.breach(after) > factors * Self.tolerance { needed.insert(row.edit) }
    }
    return needed.subtracting(conflicting)
  }

  /// The edits that should follow from the others, and do not.
  func withoutTrigger() -> [Int] {
    guard !triggered.isEmpty else { return [] }
    let values = values { _ in true }
    let made = Set(edits + triggered.map(\.edit))
    return triggered.filter { !isReached($0.trigger, values, made) }.map(\.edit)
  }

  private func isReached(_ trigger: Trigger, _ values: [Double], _ made: Set<Int>) -> Bool {
    switch trigger {
    case .values(let variables):
      return variables.allSatisfy { variable in
        newValues[variable].map { abs($0 - values[variable]) <= Self.tolerance } ?? true
      }
        && variables.contains { variable in
          oldValues[variable].map { abs($0 - values[variable]) > Self.tolerance / 4 } ?? true
        }
    case .edits(let edits): return edits.allSatisfy(made.contains)
    }
  }

  private func solve(_ made: Set<Int>) -> [Double] {
    var program = LinearProgram()
    var handles: [Variable] = []
    for leaning in leanings {
      handles.append(program.addVariable(leaningOn: leaning < 0 ? nil : handles[leaning]))
    }
    for row in rows {
      guard let row = row.edit >= 0 && made.contains(row.edit) ? row.new : row.old else { continue }
      program.add(
        LinearConstraint(
          LinearExpression(
            row.terms.map { Term(handles[$0.variable], coefficient: $0.coefficient) },
            constant: row.constant), row.relation, priority: row.priority,
          isImplicit: row.isImplicit))
    }
    let solution = program.solved(ambiguity: false)
    return handles.map { solution.value(of: $0) }
  }
}

extension EditedProgram {
  /// The parts of the layouts that hang together, each with its edits; and the variables outside of
  /// them, which nothing that was edited can move.
  func subproblems() -> (problems: [Subproblem], rest: [Int]) {
    let nodeCount = pair.nodes.count
    let count = 4 * nodeCount
    let isRootFixed = !rows.prefix(4).contains { $0.edit >= 0 }
    let isFixed = { (variable: Int) in isRootFixed && variable % (2 * nodeCount) < 2 }
    var groups = DisjointSets(count: count + edits.count)
    for row in rows {
      var first = row.edit >= 0 ? count + row.edit : -1
      for term in (row.old?.expression.terms ?? []) + (row.new?.expression.terms ?? []) {
        let variable = term.variable.index
        if isFixed(variable) { continue }
        if first < 0 { first = variable } else { groups.join(first, variable) }
      }
    }
    let parents = leaningParents()
    for node in 1..<max(1, nodeCount) where parents[node] > 0 || parents[node] == 0 && !isRootFixed
    {
      for axis in 0...1 {
        groups.join(2 * nodeCount + 2 * node + axis, 2 * nodeCount + 2 * parents[node] + axis)
      }
    }
    for (index, edit) in edits.enumerated() {
      for variable in watched(edit.trigger) { groups.join(count + index, variable) }
      if case .edits(let others) = edit.trigger {
        for other in others { groups.join(count + index, count + other) }
      }
    }
    return parts(&groups, parents, isFixed)
  }

  private func watched(_ trigger: Edit.Trigger?) -> [Int] {
    let half = 2 * pair.nodes.count
    switch trigger {
    case .width(let node): return [2 * node]
    case .place(let node): return [2 * node, 2 * node + 1, half + 2 * node, half + 2 * node + 1]
    case .edits, nil: return []
    }
  }

  private func leaningParents() -> [Int] {
    pair.nodes.indices.map { node in
      let node =
        pair.nodes[node].kind == .spacer
        ? pair.stackNode(
          .init(first: node, firstAttribute: .top, second: -2, secondAttribute: .top), isOld: false)
        : oldSide.rects[node] != nil ? oldSide.parents[node] : newSide.parents[node]
      return node
    }
  }

  private func parts(
    _ groups: inout DisjointSets, _ parents: [Int], _ isFixed: (Int) -> Bool
  ) -> (problems: [Subproblem], rest: [Int]) {
    let nodeCount = pair.nodes.count
    let count = 4 * nodeCount
    var numberOfRoot: [Int: Int] = [:]
    for edit in edits.indices where edits[edit].hasRows {
      let root = groups.root(count + edit)
      if numberOfRoot[root] == nil { numberOfRoot[root] = numberOfRoot.count }
    }
    var variables = [[Int]](repeating: [], count: numberOfRoot.count)
    var rest: [Int] = []
    var local = [Int](repeating: -1, count: count)
    for half in [0, 2 * nodeCount] {
      for node in nodeOrder {
        for variable in [half + 2 * node, half + 2 * node + 1] where !isFixed(variable) {
          guard let number = numberOfRoot[groups.root(variable)] else {
            rest.append(variable)
            continue
          }
          local[variable] = variables[number].count
          variables[number].append(variable)
        }
      }
    }
    var rowsOf = [[Int]](repeating: [], count: variables.count)
    for (index, row) in rows.enumerated() {
      let known = (row.old ?? row.new)?.expression.terms.first { !isFixed($0.variable.index) }
      guard let known, let number = numberOfRoot[groups.root(known.variable.index)] else {
        continue
      }
      rowsOf[number].append(index)
    }
    var editsOf = [[Int]](repeating: [], count: variables.count)
    for edit in edits.indices where edits[edit].hasRows {
      if let number = numberOfRoot[groups.root(count + edit)] { editsOf[number].append(edit) }
    }
    let problems = variables.indices.map {
      Subproblem(self, variables[$0], rowsOf[$0], editsOf[$0], local, parents)
    }
    return (problems, rest)
  }
}

extension Subproblem {
  fileprivate init(
    _ program: EditedProgram, _ variables: [Int], _ rows: [Int], _ edits: [Int], _ local: [Int],
    _ parents: [Int]
  ) {
    let half = 2 * program.pair.nodes.count
    self.variables = variables
    oldValues = variables.map { program.oldSide.value(of: $0) }
    newValues = variables.map { program.newSide.value(of: $0) }
    leanings = variables.enumerated().map { index, variable in
      guard variable >= half else { return -1 }
      let parent = parents[variable % half / 2]
      guard parent >= 0 else { return -1 }
      let other = local[half + 2 * parent + variable % 2]
      return other < index ? other : -1
    }
    self.rows = rows.map { index in
      let row = program.rows[index]
      return Row(
        old: row.old.map { LinearRow($0, program.oldSide, local) },
        new: row.new.map { LinearRow($0, program.newSide, local) }, edit: row.edit)
    }
    self.edits = edits.filter { program.edits[$0].trigger == nil }
    triggered = edits.compactMap { edit in
      switch program.edits[edit].trigger {
      case .width(let node): (edit, .values([local[2 * node]]))
      case .place(let node):
        (
          edit,
          .values([2 * node, 2 * node + 1, half + 2 * node, half + 2 * node + 1].map { local[$0] })
        )
      case .edits(let others): (edit, .edits(others))
      case nil: nil
      }
    }
  }
}

extension Subproblem.LinearRow {
  /// Whether solving keeps it wherever that is possible.
  fileprivate var isRequired: Bool { priority >= 1000 }

  /// By how much it does not hold, in points.
  fileprivate func breach(_ values: [Double]) -> Double {
    let left = terms.reduce(constant) { $0 + values[$1.variable] * $1.coefficient }
    return switch relation {
    case .lessThanOrEqual: max(0, left)
    case .equal: abs(left)
    case .greaterThanOrEqual: max(0, -left)
    }
  }

  /// The root's values, which do not change, become a part of the constant.
  fileprivate init(_ row: LinearConstraint, _ side: LayoutSide, _ local: [Int]) {
    terms = []
    constant = row.expression.constant
    relation = row.relation
    priority = row.priority
    isImplicit = row.isImplicit
    for term in row.expression.terms {
      let variable = local[term.variable.index]
      if variable >= 0 {
        terms.append((variable, term.coefficient))
      } else {
        constant += term.coefficient * (side.value(of: term.variable.index) ?? 0)
      }
    }
  }
}
