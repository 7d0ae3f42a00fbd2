import Foundation
import RedlineSolver

/// Solves a view tree: compiles it to a linear program, solves that, and repeats while what
/// depends on the result (line breaks, safe areas, margins) still changes.
struct LayoutSolver {
  private(set) var environment: LayoutEnvironment
  var measuring: any TextMeasuring
  private(set) var rootSize: RootSize
  /// Whether a position that only inequalities hold lies on a bound, as in UIKit, instead of at its
  /// parent's origin.
  let prefersBounds: Bool
  /// Whether there are safe areas: views outside of windows have none.
  let hasSafeAreas: Bool
  let entering: ((LayoutStage) -> Void)?
  var tree: LayoutTree
  private(set) var userConstraints: [CompiledConstraint]
  /// Those of them whose constant is the system's spacing between baselines.
  let baselineSpacings: [Int]
  private(set) var stacks: [StackConstraints] = []
  /// For each view whether a stack view arranges it.
  private(set) var isArranged: [Bool]
  /// The constraints of all passes, among them the user's; `nil` where they follow from what a pass
  /// measures.
  private(set) var fixedConstraints: [CompiledConstraint]?
  var readings = Readings(itemCount: 0, viewCount: 0)
  /// The guides whose insets follow from those of views, and the views that they follow from.
  private(set) var insetItems: [Int] = []
  /// What is kept of the tree for the next time; `nil` where nothing may be.
  private(set) var known: KnownTree?
  /// Whether no view has changed since its items were made.
  private(set) var isQuiet = false
  /// The views of users' classes if no view has changed.
  private(set) var askedItems: [Int] = []

  /// What the program was built from; the same again means that the layout is settled.
  struct Inputs: Equatable {
    /// Content size by item, -1 where there is none.
    var contents: [CGSize]
    /// Insets of UIKit's own guides by item.
    var insets: [EdgeInsets]
  }

  /// The last program with everything that is needed to read it.
  struct Pass {
    let program: SolvedProgram
    let inputs: Inputs
    /// What the solution makes of the inputs, if that is something else and no pass was left.
    var changedInputs: Inputs?

    // Parts of the program, kept beside it: a getter would copy the whole part at each use.
    let form: LinearForm
    /// What each constraint of the program stands for.
    let sources: [CompiledLayout.Source]
    let constraints: [CompiledConstraint]
    let solution: LayoutSolution
    /// Exact alignment rects by item.
    let rects: [CGRect]

    init(program: SolvedProgram, inputs: Inputs) {
      self.program = program
      self.inputs = inputs
      form = program.form
      sources = program.sources
      constraints = program.layout.constraints
      solution = program.solution
      rects = program.rects
    }

    var contents: [CGSize] { inputs.contents }
  }

  static let maximumPasses = 12

  /// The size that the root view should have, in points, and how firmly.
  struct RootSize {
    var size: CGSize
    var priorities = AxisPair(.required, .required)
  }

  init(
    root: View, environment: LayoutEnvironment, measuring: any TextMeasuring,
    rootSize: RootSize? = nil, prefersBounds: Bool = false, hasSafeAreas: Bool = true,
    entering: ((LayoutStage) -> Void)? = nil
  ) throws(LayoutError) {
    self.prefersBounds = prefersBounds
    self.hasSafeAreas = hasSafeAreas
    self.rootSize = rootSize ?? RootSize(size: environment.size)
    self.environment = environment
    self.measuring = measuring
    self.entering = entering
    entering?(.compiling)
    tree = try LayoutTree(root: root, entering: entering)
    let knownTree = tree.known
    known = knownTree
    let viewConditions = KnownViews.Conditions(environment, measuring)
    var kept = viewConditions.flatMap { knownTree?.takeViews(under: $0) }
    if let views = kept, let all = knownTree?.allConstraints(views, of: tree, environment) {
      userConstraints = []
      baselineSpacings = []
      isArranged = views.isArranged
      stacks = views.stacks
      insetItems = views.insetItems
      tree.add(views.spacers)
      fixedConstraints = all
      kept = nil
      try take(views)
      return
    }
    let conditions: ConditionList?
    (userConstraints, conditions) = try tree.userConstraints(environment)
    tree.heldLists = nil
    let userCount = userConstraints.count
    baselineSpacings = Self.baselineSpacings(of: userConstraints)
    isArranged = Array(repeating: false, count: tree.views.count)
    readStacks()
    try readContents(kept)
    kept = nil
    insetItems = itemsWithInsets()
    var spacings: [(constraint: Int, constant: Double)] = []
    if hasFixedConstraints {
      // Adding to a copy would copy all of them.
      var constraints: [CompiledConstraint] = []
      swap(&constraints, &userConstraints)
      spacings = baselineSpacings.map { ($0, constraints[$0].constant) }
      makeConstraints(Inputs(contents: [], insets: []), after: &constraints)
      fixedConstraints = constraints
    }
    if let conditions {
      known = KnownTree(
        tree,
        KnownTree.Constraints(
          all: fixedConstraints ?? userConstraints, userCount: userCount, spacings: spacings,
          conditions: conditions, direction: environment.layoutDirection))
      root.knownTree = known
    }
    let views = viewConditions.map { KnownViews(self, $0) }
    known?.keep(views, all: fixedConstraints)
  }

  private mutating func readStacks() {
    for item in tree.stackItems {
      guard let stack = tree.views[item].view as? StackView else { continue }
      stacks.append(
        StackConstraints(
          stack, item: item, tree: &tree, direction: environment.layoutDirection))
      for child in stack.arrangedSubviews {
        if let item = tree.number(of: child.ownHandle) { isArranged[item] = true }
      }
    }
  }

  /// Takes views of which none has changed.
  private mutating func take(_ views: consuming KnownViews) throws(LayoutError) {
    try takeContents(&views)
    views.readings = readings
    askedItems = views.askedItems
    known?.keep(views)
    isQuiet = true
  }

  /// Solves until nothing changes any more.
  func solve() -> Pass {
    var passes = LayoutPasses(isResized: false)
    passes.solve(self)
    return passes.pass()
  }

  // MARK: Other sizes

  /// Whether nothing but lengths is otherwise in another environment: sizes of the root and of texts,
  /// and insets.
  func hasSameRows(in other: LayoutEnvironment) -> Bool {
    guard hasFixedConstraints, other.traits == environment.traits,
      other.systemVersion == environment.systemVersion
    else { return false }
    return other.size == environment.size || !hasMasksOnScreen
  }

  /// Whether constraints of autoresizing masks follow from the size of the screen.
  var hasMasksOnScreen: Bool {
    tree.views[0].view.frame.size == .zero && facts.masked.contains { tree.items[$0].parent == 0 }
  }

  /// Takes another environment in which the rows are the same.
  mutating func enter(_ other: LayoutEnvironment) {
    environment = other
    rootSize.size = other.size
  }
}
