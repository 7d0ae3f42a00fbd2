import Foundation

/// The passes over a layout: its program is solved, and solved again while what depends on the result
/// (line breaks, safe areas, margins) still changes. What is kept of it makes solving at another size, or
/// in the next pass, much shorter.
struct LayoutPasses {
  private var program: RepeatedLayout?
  private(set) var inputs = LayoutSolver.Inputs(contents: [], insets: [])
  /// What the solution makes of the inputs, if that is something else and no pass was left.
  private var changedInputs: LayoutSolver.Inputs?
  /// Exact alignment rects by item.
  private(set) var rects: [CGRect] = []
  /// The widths in which the contents of `inputs` were measured, in the order of the wrapped items; none
  /// before the first pass.
  private var measuredWidths: [Double] = []
  /// Whether the layout will be solved at other sizes.
  private let isResized: Bool

  init(isResized: Bool) { self.isResized = isResized }

  /// Forgets what was kept of other views or constraints.
  mutating func forget() { program = nil }

  /// Solves until nothing changes any more.
  mutating func solve(_ solver: LayoutSolver) {
    changedInputs = nil
    measuredWidths = []
    inputs = LayoutSolver.Inputs(contents: solver.firstSizes, insets: solver.insets(rects: nil))
    let hasFixedInsets = solver.hasFixedInsets
    for number in 1... {
      let isLast = number == LayoutSolver.maximumPasses
      enterInputs(of: solver)
      solver.entering?(.solving)
      // What is measured depends on widths only: heights need not be solved before texts are measured.
      if !isLast, hasFixedInsets, program?.solveWidths() == true {
        solver.entering?(.compiling)
        let contents = contents(of: solver)
        if contents != inputs.contents {
          inputs.contents = contents
          continue
        }
        solver.entering?(.solving)
      }
      program?.solve()
      solver.entering?(.compiling)
      rects = program?.rects ?? []
      let next = LayoutSolver.Inputs(
        contents: contents(of: solver), insets: solver.insets(rects: rects))
      if next == inputs { return }
      if isLast {
        changedInputs = next
        return
      }
      inputs = next
    }
  }

  /// What was solved last.
  mutating func pass() -> LayoutSolver.Pass {
    guard let solved = program?.solved() else {
      preconditionFailure("a layout that was solved has a program")
    }
    var pass = LayoutSolver.Pass(program: solved, inputs: inputs)
    pass.changedInputs = changedInputs
    return pass
  }

  // MARK: Lengths

  private mutating func enterInputs(of solver: LayoutSolver) {
    if solver.hasFixedConstraints {
      if enterLengths(of: solver) { return }
      program = nil
    }
    let layout = solver.compiled(inputs)
    if program?.setLengths(of: layout) == true { return }
    let isRepeated = isResized || !solver.wrappedItems.isEmpty || !solver.insetItems.isEmpty
    program = RepeatedLayout(
      layout,
      repeating: (isRepeated, isResized || isRepeated && !solver.hasFixedInsets))
  }

  /// - Returns: Whether the program has the same rows with these lengths.
  private mutating func enterLengths(of solver: LayoutSolver) -> Bool {
    guard program != nil else { return false }
    if solver.hasStackBaselines {
      guard solver.baselineOwners(inputs) == program?.layout.baselineOwners else { return false }
    }
    program?.setRootSize(solver.rootSize.size)
    for item in solver.wrappedItems {
      let size = inputs.contents[item]
      guard program?.hasContent(size, of: item) == true else { return false }
      program?.setContentSize(size, of: item)
    }
    for item in solver.insetItems where item >= solver.tree.views.count {
      program?.setInsets(inputs.insets[item], of: item)
    }
    return true
  }

  /// The sizes of contents in the widths that views have; what was measured in the same one is not
  /// measured again.
  private mutating func contents(of solver: LayoutSolver) -> [CGSize] {
    guard let program, !solver.wrappedItems.isEmpty else { return solver.firstSizes }
    let widths = program.widths(of: solver.wrappedItems)
    var sizes = inputs.contents
    var context = solver.context(width: nil)
    for (index, item) in solver.wrappedItems.enumerated() {
      let width = widths[index]
      if !measuredWidths.isEmpty && measuredWidths[index] == width { continue }
      context.width = width
      sizes[item] = solver.contentSize(of: solver.tree.views[item].view, in: context)
    }
    measuredWidths = widths
    return sizes
  }
}
