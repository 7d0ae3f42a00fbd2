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
  private(set) var facts = ViewFacts(itemCount: 0, viewCount: 0)
  /// What views show, by item; `nil` for a guide.
  private(set) var contents: [ViewContent?] = []
  /// Where the baselines of that lie, by item; contents are copied when they are read.
  private(set) var baselines: [CompiledLayout.Baselines] = []
  /// For each view whether that depends on its width.
  private(set) var showsByWidth: [Bool] = []
  /// The sizes of contents before any width is known, by item; -1 where there is none.
  private(set) var firstSizes: [CGSize] = []
  /// The views whose content sizes depend on their widths.
  private(set) var wrappedItems: [Int] = []
  /// The guides whose insets follow from those of views, and the views that they follow from.
  private(set) var insetItems: [Int] = []

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
    let conditions: [LayoutTree.Condition]?
    (userConstraints, conditions) = try tree.userConstraints(environment)
    let userCount = userConstraints.count
    baselineSpacings = Self.baselineSpacings(of: userConstraints)
    isArranged = Array(repeating: false, count: tree.views.count)
    for item in tree.stackItems {
      guard let stack = tree.views[item].view as? StackView else { continue }
      stacks.append(
        StackConstraints(
          stack, item: item, tree: &tree, direction: environment.layoutDirection))
      for child in stack.arrangedSubviews {
        if let item = tree.number(of: child.ownHandle) { isArranged[item] = true }
      }
    }
    try readContents()
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
    guard let conditions else { return }
    root.knownTree = KnownTree(
      tree,
      KnownTree.Constraints(
        all: fixedConstraints ?? userConstraints, userCount: userCount, spacings: spacings,
        conditions: conditions, direction: environment.layoutDirection))
  }

  /// Solves until nothing changes any more.
  func solve() -> Pass {
    var passes = LayoutPasses(isResized: false)
    passes.solve(self)
    return passes.pass()
  }

  // MARK: Inputs

  private mutating func readContents() throws(LayoutError) {
    let use = WidthUse()
    var context = context(width: nil)
    context.widthUse = use
    contents = Array(repeating: nil, count: tree.items.count)
    let atEdges = CompiledLayout.Baselines(fromTop: 0, fromBottom: 0, isCentered: false)
    baselines = Array(repeating: atEdges, count: tree.items.count)
    showsByWidth = Array(repeating: false, count: tree.views.count)
    let none = CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    firstSizes = Array(repeating: none, count: tree.items.count)
    facts = ViewFacts(itemCount: tree.items.count, viewCount: tree.views.count)
    for (item, view) in tree.views {
      use.isRead = false
      let content = view.content(in: context)
      showsByWidth[item] = use.isRead
      use.isRead = false
      let size = view.usedContentSize(in: context)
      if use.isRead { wrappedItems.append(item) }
      let translates = item > 0 && translates(view, item)
      let outset = view.usedAlignmentInsets(environment.systemVersion)
      try view.check(
        content, size: size, insets: outset, translatesMask: translates,
        name: tree.items[item].displayName)
      facts.note(view, item, outset: outset, translatesMask: translates)
      contents[item] = content
      baselines[item] = CompiledLayout.Baselines(
        fromTop: content.firstBaselineFromTop ?? 0,
        fromBottom: content.lastBaselineFromBottom ?? 0, isCentered: content.centersText)
      firstSizes[item] = size.usable
    }
  }

  func translates(_ view: View, _ item: Int) -> Bool {
    view.translatesAutoresizingMaskIntoConstraints && !isArranged[item]
  }

  func context(width: Double?) -> ContentContext {
    ContentContext(
      traits: environment.traits, text: measuring, width: width,
      systemVersion: environment.systemVersion)
  }

  func contentSize(of view: View, in context: ContentContext) -> CGSize {
    view.usedContentSize(in: context).usable
  }

  // MARK: Other sizes

  /// Whether nothing but lengths is otherwise in another environment: sizes of the root and of texts,
  /// and insets.
  func hasSameRows(in other: LayoutEnvironment) -> Bool {
    guard hasFixedConstraints, other.traits == environment.traits,
      other.systemVersion == environment.systemVersion
    else { return false }
    // The size of the screen is in the constraints of autoresizing masks inside a root without a frame.
    guard tree.views[0].view.frame.size == .zero else { return true }
    return other.size == environment.size
      || !facts.masked.contains { tree.items[$0].parent == 0 }
  }

  /// Takes another environment in which the rows are the same.
  mutating func enter(_ other: LayoutEnvironment) {
    environment = other
    rootSize.size = other.size
  }
}

extension CGSize {
  /// Without what is not a length a constraint could have.
  fileprivate var usable: CGSize {
    CGSize(width: Self.usable(width), height: Self.usable(height))
  }

  private static func usable(_ length: Double) -> Double {
    (0...LinearForm.largestNumber).contains(length) ? length : View.noIntrinsicMetric
  }
}
