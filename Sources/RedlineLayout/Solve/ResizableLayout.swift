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
  private var passes = LayoutPasses(isResized: true)
  private var pass: LayoutSolver.Pass?

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
    let pass = self.pass ?? passes.pass()
    self.pass = pass
    return LayoutReading(solver: solver, pass: pass).layout(name: name)
  }

  // MARK: Solving

  /// Takes what stays the same at all sizes.
  private mutating func readTree() {
    ids = solver.tree.views.map { solver.tree.items[$0.item].id }
    passes.forget()
  }

  private mutating func solveSize() {
    pass = nil
    passes.solve(solver)
    var snapped = SnappedFrames(scale: solver.environment.device.scale)
    for (item, _) in solver.tree.views {
      _ = snapped.append(
        passes.rects[item], outset: solver.facts.outsets[item],
        parent: solver.tree.items[item].parent)
    }
    frames = snapped.frames
  }
}
