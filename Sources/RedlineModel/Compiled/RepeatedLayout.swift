package import Foundation
import RedlineSolver

/// A compiled layout that is solved again and again with other lengths: sizes of the root and of
/// contents, and insets of guides. What it gives is what ``CompiledProgram/solved(ambiguity:after:)``
/// gives for the same lengths.
package struct RepeatedLayout: Sendable {
  private var compiled: CompiledProgram
  private var whole: RepeatedProgram?
  /// The programs of both axes; empty where something joins them.
  private var axes: [RepeatedProgram] = []
  /// Whether the values are those of the whole program.
  private var isWhole: Bool
  /// For each row its number in the program of its axis.
  private var places: [Int32] = []
  /// The rows of the root and for each item its first row of a guide, and of its content along the x-axis
  /// and along the y-axis, or −1.
  private var rootRows: [Int] = []
  private var guideRows: [Int32]
  private var contentRows: [Int32]

  package init(_ layout: CompiledLayout) {
    compiled = CompiledProgram(layout)
    isWhole = !compiled.isSeparable
    guideRows = Array(repeating: -1, count: layout.count)
    contentRows = Array(repeating: -1, count: 2 * layout.count)
    for (row, source) in compiled.sources.enumerated() {
      switch source {
      case .root: rootRows.append(row)
      case .guide(let item, _): if guideRows[item] < 0 { guideRows[item] = Int32(row) }
      case .content(let item, let axis, _):
        let index = 2 * item + (axis == .horizontal ? 0 : 1)
        if contentRows[index] < 0 { contentRows[index] = Int32(row) }
      case .constraint, .minimumSize, .boundedSize, .bound: break
      }
    }
    guard compiled.isSeparable else {
      whole = RepeatedProgram(compiled.program)
      return
    }
    axes = Axis.allCases.map { RepeatedProgram(compiled.program($0)) }
    var counts: [Int32] = [0, 0]
    for row in compiled.sources.indices {
      let axis = compiled.axis(of: row) == .horizontal ? 0 : 1
      places.append(counts[axis])
      counts[axis] += 1
    }
  }

  /// The layout with the lengths of now.
  package var layout: CompiledLayout { compiled.layout }

  /// How often a program was solved from its beginning.
  package var wholeCount: Int {
    (whole?.wholeCount ?? 0) + axes.reduce(0) { $0 + $1.wholeCount }
  }

  // MARK: Lengths

  /// Gives the root another size, in points.
  package mutating func setRootSize(_ size: CGSize) {
    guard compiled.layout.rootSize != size else { return }
    compiled.setRootSize(size)
    for row in rootRows { rewrite(row) }
  }

  /// Whether an item has a content along the same axes as one of a size.
  package func hasContent(_ size: CGSize, of item: Int) -> Bool {
    let old = compiled.layout.contentSizes[item]
    return (old.width < 0) == (size.width < 0) && (old.height < 0) == (size.height < 0)
  }

  /// Gives an item a content of another size, in points; it must have one along the same axes.
  package mutating func setContentSize(_ size: CGSize, of item: Int) {
    guard compiled.layout.contentSizes[item] != size else { return }
    precondition(
      hasContent(size, of: item), "A content keeps the axes along which it has a size.")
    compiled.setContentSize(size, of: item)
    for row in contentRows[(2 * item)...(2 * item + 1)] where row >= 0 {
      rewrite(Int(row))
      rewrite(Int(row) + 1)
    }
  }

  /// Gives a guide other distances in points from the edges of its owner.
  package mutating func setInsets(_ insets: EdgeInsets, of item: Int) {
    guard compiled.layout.kinds[item] != .guide(.insets(insets)) else { return }
    compiled.setInsets(insets, of: item)
    for row in Int(guideRows[item])..<Int(guideRows[item]) + 4 { rewrite(row) }
  }

  private mutating func rewrite(_ row: Int) {
    compiled.rewrite(row)
    let constant = compiled.constant(of: row)
    whole?.setConstant(constant, of: row)
    guard !axes.isEmpty else { return }
    axes[compiled.axis(of: row) == .horizontal ? 0 : 1].setConstant(constant, of: Int(places[row]))
  }

  // MARK: Solving

  /// Solves what has changed.
  package mutating func solve() {
    if !axes.isEmpty {
      // In a conflict the order of the whole program decides what is reported.
      axes[0].solve()
      axes[1].solve()
      isWhole = !axes[0].conflicts.isEmpty || !axes[1].conflicts.isEmpty
      guard isWhole else { return }
      if whole == nil { whole = RepeatedProgram(compiled.program) }
    }
    whole?.solve()
  }

  /// The exact alignment rect of an item or guide in points of the root, as solved last.
  package func rect(_ item: Int) -> CGRect {
    let form = compiled.form
    return form.rect(item) { variable in
      if isWhole { return whole?.value(of: variable) ?? 0 }
      return axes[variable.index & 1].value(of: form.halfVariable(variable))
    }
  }

  /// The program with its solution, and answers to all questions.
  package mutating func solved() -> SolvedProgram {
    solve()
    if !isWhole {
      let solution = LayoutSolution(
        horizontal: axes[0].solution(), vertical: axes[1].solution(), of: compiled)
      return SolvedProgram(program: compiled, solution: solution)
    }
    guard let solution = whole?.solution() else {
      preconditionFailure("a layout is solved as a whole or by axes")
    }
    return SolvedProgram(
      program: compiled, solution: LayoutSolution(whole: solution, of: compiled))
  }
}
