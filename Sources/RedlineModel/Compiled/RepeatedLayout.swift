package import Foundation
import RedlineSolver

/// A compiled layout that is solved again and again with other lengths: sizes of the root and of
/// contents, and insets of guides. What it gives is what ``CompiledProgram/solved(ambiguity:)``
/// gives for the same lengths.
package struct RepeatedLayout: Sendable {
  private var compiled: CompiledProgram
  private var whole: RepeatedProgram?
  /// The programs of both axes; empty where something joins them.
  private var axes: [RepeatedProgram] = []
  /// Whether the values are those of the whole program. What contradicts itself at a size mostly does so
  /// again there.
  private var isWhole: Bool
  /// The rows of the root and for each item its first row of a guide, and of its content along the x-axis
  /// and along the y-axis, or −1.
  private var rootRows: [Int] = []
  private var guideRows: [Int32]
  private var contentRows: [Int32]

  /// Takes a layout; nothing is solved yet.
  /// - Parameter repeating: Which axes are solved again and again; noting the way to values takes longer
  ///   than solving once.
  package init(
    _ layout: CompiledLayout, repeating: (horizontal: Bool, vertical: Bool) = (true, true)
  ) {
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
    let programs = compiled.programs
    if compiled.isSeparable {
      axes = [
        RepeatedProgram(programs[0], isRepeated: repeating.horizontal),
        RepeatedProgram(programs[1], isRepeated: repeating.vertical),
      ]
      // They come back with what is solved: until then a constant of the other ones would copy them.
      compiled.setPrograms([LinearProgram(), LinearProgram()])
    } else {
      whole = RepeatedProgram(
        programs[0], isRepeated: repeating.horizontal || repeating.vertical)
    }
  }

  /// The layout with the lengths of now.
  package var layout: CompiledLayout { compiled.layout }

  /// How often a program was solved from its beginning.
  package var wholeCount: Int {
    (whole?.wholeCount ?? 0) + axes.reduce(0) { $0 + $1.wholeCount }
  }

  // MARK: Lengths

  /// Takes the lengths of another layout, if it has the same rows.
  /// - Returns: Whether it has.
  package mutating func setLengths(of other: CompiledLayout) -> Bool {
    guard other.count == layout.count, other.hasRows(of: layout) else { return false }
    if other.rootSize != layout.rootSize { isWhole = !compiled.isSeparable }
    compiled.setLengths(of: other)
    for row in compiled.sources.indices where compiled.sources[row].dependsOnLengths {
      rewrite(row)
    }
    return true
  }

  /// Gives the root another size, in points.
  package mutating func setRootSize(_ size: CGSize) {
    guard compiled.layout.rootSize != size else { return }
    isWhole = !compiled.isSeparable
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
    let constant = compiled.constantOfNow(row)
    whole?.setConstant(constant, of: row)
    guard !axes.isEmpty else { return }
    let (axis, number) = compiled.place(of: row)
    axes[axis == .horizontal ? 0 : 1].setConstant(constant, of: number)
  }

  // MARK: Solving

  /// Solves what has changed.
  package mutating func solve() {
    if !isWhole {
      // In a conflict the order of the whole program decides what is reported.
      axes[0].solve()
      axes[1].solve()
      isWhole = !axes[0].conflicts.isEmpty || !axes[1].conflicts.isEmpty
      guard isWhole else { return }
      if whole == nil { whole = RepeatedProgram(compiled.program) }
    }
    whole?.solve()
  }

  /// Solves what has changed along the x-axis, if nothing joins it with the other one; the rects then have
  /// their widths.
  /// - Returns: Whether it could be solved by itself.
  package mutating func solveWidths() -> Bool {
    guard !isWhole else { return false }
    axes[0].solve()
    return axes[0].conflicts.isEmpty
  }

  /// The widths of items and guides in points, as solved last; the values of an axis are one list, whoever
  /// asks for one of them.
  package func widths(of items: [Int]) -> [Double] {
    guard isWhole else { return compiled.form.widths(of: items, axes[0].values) }
    let rects = rects
    return items.map { rects[$0].width }
  }

  /// The exact alignment rects of all items and guides in points of the root, as solved last.
  package var rects: [CGRect] {
    if isWhole { return compiled.form.rects(whole?.values ?? []) }
    return compiled.form.rects(axes[0].values, axes[1].values)
  }

  /// The program with its solution, and answers to all questions.
  package mutating func solved() -> SolvedProgram {
    solve()
    if axes.isEmpty {
      if let whole { compiled.setPrograms([whole.program]) }
    } else {
      compiled.setPrograms(axes.map(\.program))
    }
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
