public import Foundation

/// A view tree that is solved at one size after another: in an animation, while a window is dragged, or
/// at each width of a range.
///
/// What it gives is what ``View/solved(in:measuring:name:entering:)`` gives, many times faster: views and
/// constraints are read once, and of the solution only what depends on lengths is computed again.
///
/// ```swift
/// var layout = try ResizableLayout(SignUp(), in: environment, measuring: shaper)
/// for width in stride(from: 320, through: 1024, by: 1.0) {
///   environment.device = .canvas(width, 800)
///   try layout.solve(in: environment)
///   draw(layout.ids, layout.frames)
/// }
/// ```
///
/// The views must stay as they are. In an environment with other traits, such as another size class, the
/// tree is read again, which takes as long as solving it.
public struct ResizableLayout {
  private let root: View
  private let measuring: any TextMeasuring
  private let ranges: MeasuredRanges
  private var solver: LayoutSolver
  /// Nil where the rows themselves depend on lengths.
  private var program: RepeatedLayout?
  private var pass: LayoutSolver.Pass?
  private var rects: [CGRect] = []
  private var inputs = LayoutSolver.Inputs(contents: [], insets: [])
  private var changedInputs: LayoutSolver.Inputs?
  /// How far frames reach beyond alignment rects, by view.
  private var outsets: [EdgeInsets] = []

  /// The ids of the views, as in the items of `SolvedLayout`: parents before children.
  public private(set) var ids: [String] = []
  /// The frames of the views in points of the root, on the pixels of the device; in the order of
  /// ``ids``.
  public private(set) var frames: [CGRect] = []
  /// Where the views were solved last.
  public var environment: LayoutEnvironment { solver.environment }

  /// Reads a view tree and solves it.
  /// - Parameters:
  ///   - root: The root view of the screen.
  ///   - environment: The device, direction and text size.
  ///   - measuring: Measures texts; RedlineKit passes a `TextShaper`.
  /// - Throws: ``LayoutError`` for what no layout can be made of.
  public init(
    _ root: View, in environment: LayoutEnvironment, measuring: any TextMeasuring
  ) throws(LayoutError) {
    self.root = root
    self.measuring = measuring
    ranges = MeasuredRanges(measuring)
    try root.checkSize(environment)
    solver = try LayoutSolver(root: root, environment: environment, measuring: ranges)
    readTree()
    solveSize()
  }

  /// Solves the views in another environment.
  /// - Throws: ``LayoutError`` for a size or traits of which no layout can be made; the layout then is
  ///   as before.
  public mutating func solve(in environment: LayoutEnvironment) throws(LayoutError) {
    guard environment != solver.environment else { return }
    try root.checkSize(environment)
    if solver.hasSameRows(in: environment) {
      solver.enter(environment)
    } else {
      solver = try LayoutSolver(root: root, environment: environment, measuring: ranges)
      readTree()
    }
    solveSize()
  }

  /// The layout of now with constraints, reasons and findings.
  /// - Parameter name: The title; the class's name unless given.
  public mutating func solved(name: String? = nil) -> SolvedLayout {
    var pass: LayoutSolver.Pass
    if let known = self.pass {
      pass = known
    } else if let solved = program?.solved() {
      pass = LayoutSolver.Pass(program: solved, inputs: inputs)
      pass.changedInputs = changedInputs
    } else {
      preconditionFailure("a layout that was solved has a program")
    }
    self.pass = pass
    return LayoutReading(solver: solver, pass: pass).layout(name: name)
  }

  // MARK: Solving

  /// Takes what stays the same at all sizes.
  private mutating func readTree() {
    ids = solver.tree.views.map { solver.tree.items[$0.item].id }
    outsets = solver.tree.views.map {
      $0.view.usedAlignmentInsets(solver.environment.systemVersion)
    }
    program = nil
  }

  private mutating func solveSize() {
    pass = nil
    changedInputs = nil
    if solver.hasFixedConstraints { repeatPasses() }
    if program == nil {
      let solved = solver.solve()
      pass = solved
      inputs = solved.inputs
      rects = solved.rects
    }
    var snapped = SnappedFrames(scale: solver.environment.device.scale)
    for (item, _) in solver.tree.views {
      _ = snapped.append(
        rects[item], outset: outsets[item], parent: solver.tree.items[item].parent)
    }
    frames = snapped.frames
  }

  /// The passes of ``LayoutSolver/solve()``; there is no program where the rows depend on lengths.
  private mutating func repeatPasses() {
    inputs = LayoutSolver.Inputs(contents: solver.firstSizes, insets: solver.insets(rects: nil))
    for number in 1... {
      guard enterInputs() else {
        program = nil
        return
      }
      program?.solve()
      readRects()
      let next = nextInputs()
      if next == inputs { return }
      if number == LayoutSolver.maximumPasses {
        changedInputs = next
        return
      }
      inputs = next
    }
  }

  /// - Returns: Whether the program has the same rows with these lengths.
  private mutating func enterInputs() -> Bool {
    guard program != nil else {
      program = RepeatedLayout(solver.compiled(inputs))
      return true
    }
    if solver.hasStackBaselines {
      guard solver.baselineOwners(inputs) == program?.layout.baselineOwners else { return false }
    }
    program?.setRootSize(solver.rootSize.size)
    for item in solver.wrappedItems {
      let size = inputs.contents[item]
      guard program?.hasContent(size, of: item) == true else { return false }
      program?.setContentSize(size, of: item)
    }
    for (item, insets) in inputs.insets.enumerated() {
      if case .guide(let guide) = solver.tree.contents[item], guide.role == .insets {
        program?.setInsets(insets, of: item)
      }
    }
    return true
  }

  private mutating func readRects() {
    guard let program else { return }
    rects.removeAll(keepingCapacity: true)
    for item in solver.tree.items.indices { rects.append(program.rect(item)) }
  }

  private func nextInputs() -> LayoutSolver.Inputs {
    LayoutSolver.Inputs(
      contents: solver.contentSizes(rects: rects), insets: solver.insets(rects: rects))
  }
}
