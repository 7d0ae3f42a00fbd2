import Foundation
import RedlineLayout
import RedlineSolver
import TestPrograms
import Testing

/// Screens of everything that adds rows to a program, from a seed.
private struct RandomScreen {
  private var random: SplitMix
  private var views: [View] = []
  private var guides: [LayoutGuide] = []

  init(_ seed: UInt64) { random = SplitMix(state: seed &* 0x9E37_79B9) }

  mutating func root() -> View {
    let root = Scene { _ in Layout.empty }
    for index in 0..<Int.random(in: 2...6, using: &random) { add(view(index), to: root) }
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let guide = LayoutGuide()
      root.addLayoutGuide(guide)
      guides.append(guide)
    }
    var constraints = views.flatMap { placing($0, in: root) }
    for _ in 0..<Int.random(in: 0...5, using: &random) { constraints += relation(in: root) }
    LayoutConstraint.activate(constraints)
    return root
  }

  private mutating func view(_ index: Int) -> View {
    switch Int.random(in: 0...9, using: &random) {
    case 0, 1: Label(text(), lines: Int.random(in: 0...2, using: &random))
    case 2: Button(text())
    case 3: TextField(text(), border: .roundedRect)
    case 4: stack()
    case 5: ScrollView()
    case 6: TableViewCell()
    default: Box("v\(index)", number(5...60), number(5...40))
    }
  }

  private mutating func add(_ view: View, to root: View) {
    let parent = views.randomElement(using: &random).flatMap { $0 is StackView ? nil : $0 }
    let isInside = Int.random(in: 0...3, using: &random) == 0
    (isInside ? parent ?? root : root).addSubview(view)
    views.append(view)
    view.translatesAutoresizingMaskIntoConstraints = Int.random(in: 0...5, using: &random) == 0
    if view.translatesAutoresizingMaskIntoConstraints {
      view.frame = CGRect(
        x: number(0...50), y: number(0...50), width: number(10...90), height: number(10...90))
      view.autoresizingMask = AutoresizingMask(rawValue: Int.random(in: 0...63, using: &random))
    }
    let directions: [SemanticContentAttribute] = [
      .unspecified, .unspecified, .forceRightToLeft, .forceLeftToRight,
    ]
    view.semanticContentAttribute = directions.randomElement(using: &random) ?? .unspecified
    view.isHidden = Int.random(in: 0...7, using: &random) == 0
  }

  private mutating func stack() -> StackView {
    let distributions = StackDistribution.allCases
    let alignments = StackAlignment.allCases
    let stack = StackView(
      Bool.random(using: &random) ? .horizontal : .vertical, spacing: number(0...12),
      alignment: alignments.randomElement(using: &random) ?? .fill,
      distribution: distributions.randomElement(using: &random) ?? .fill)
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let inner: View = Bool.random(using: &random) ? Label(text()) : Box(nil, number(5...30), 20)
      inner.isHidden = Int.random(in: 0...5, using: &random) == 0
      stack.addArrangedSubview(inner)
    }
    stack.isLayoutMarginsRelativeArrangement = Bool.random(using: &random)
    stack.isBaselineRelativeArrangement = Bool.random(using: &random)
    return stack
  }

  /// Mostly enough to place a view, sometimes too little and sometimes a contradiction.
  private mutating func placing(_ view: View, in root: View) -> [LayoutConstraint] {
    guard let parent = view.superview, !view.translatesAutoresizingMaskIntoConstraints else {
      return []
    }
    var result: [LayoutConstraint] = []
    switch Int.random(in: 0...5, using: &random) {
    case 0: result.append(view.leading == root.safeArea.leading + number(0...20))
    case 1: result.append(view.trailing == parent.trailing * 0.5 - number(0...20))
    case 2: result.append(view.centerX == root.margins.centerX)
    case 3: result.append(view.leading >= root.readableContent.leading + number(0...9) ~ 700)
    default: result.append(view.leading == parent.leading + number(0...20))
    }
    switch Int.random(in: 0...3, using: &random) {
    case 0: result.append(view.top == root.safeArea.top + number(0...20))
    case 1: result.append(view.firstBaseline == parent.top + number(10...40))
    default: result.append(view.top == parent.top + number(0...300))
    }
    if Bool.random(using: &random) { result.append(view.width == number(10...120) ~ 900) }
    return result
  }

  private mutating func relation(in root: View) -> [LayoutConstraint] {
    guard let one = views.randomElement(using: &random),
      let other = views.randomElement(using: &random), one !== other
    else { return [] }
    switch Int.random(in: 0...6, using: &random) {
    case 0: return [one.lastBaseline == other.firstBaseline - number(0...9) ~ 600]
    case 1: return [one.trailing <= other.leading - number(0...9) ~ 500]
    case 2: return [one.width == other.width * number(1...3)]
    case 3: return [one.top == other.bottom + .system ~ 800]
    case 4: return [one.centerY == other.centerY * 1.25 ~ 400]
    case 5:
      guard let guide = guides.randomElement(using: &random) else { return [] }
      return [guide.leading == one.trailing, guide.trailing == root.trailing]
    default: return [one.height >= other.height]
    }
  }

  private mutating func text() -> String {
    String(repeating: "text ", count: Int.random(in: 0...6, using: &random))
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    (Double.random(in: range, using: &random) * 3).rounded() / 3
  }
}

private let environments = [
  LayoutEnvironment(device: .iPhoneX.withNavigationBar()),
  LayoutEnvironment(device: .iPhone8, layoutDirection: .rightToLeft),
  LayoutEnvironment(device: .canvas(300, 200, scale: 3), systemVersion: 12),
]

@Test(.blocks, arguments: 1..<151 as Range<UInt64>)
func aSavedLayoutMakesTheProgramThatWasSolved(_ seed: UInt64) throws {
  let environment = environments[Int(seed % 3)]
  var (first, second) = (RandomScreen(seed), RandomScreen(seed))
  let layout = try first.root().solved(in: environment, measuring: FixedAdvance())
  let compiled = try second.root().compiled(in: environment, measuring: FixedAdvance())
  let saved = try JSONDecoder().decode(SolvedLayout.self, from: Data(OneLineJSON.bytes(of: layout)))
  #expect(saved == layout)
  // It is saved without reasons, too, and has the same again.
  try #require(layout.canMakeReasonsAgain)
  let short = try JSONDecoder().decode(
    SolvedLayout.self, from: Data(OneLineJSON.bytes(of: layout.withoutReasons)))
  #expect(short.withReasonsMadeAgain == layout)
  let again = saved.compiled()
  #expect(again == compiled)
  let (one, other) = (CompiledProgram(compiled), CompiledProgram(again))
  #expect(one.sources == other.sources)
  #expect(one.program.constraints == other.program.constraints)
  let solved = other.solved()
  #expect(
    layout.items.indices.allSatisfy {
      solved.rect($0).settled == layout.items[$0].alignmentRect
    })
}

/// The axes of a layout that nothing joins are solved one by one.
@Test(.blocks, arguments: 1..<151 as Range<UInt64>)
func anAxisAloneIsSolvedAsInTheWholeProgram(_ seed: UInt64) throws {
  var screen = RandomScreen(seed)
  let compiled = try screen.root().compiled(
    in: environments[Int(seed % 3)], measuring: FixedAdvance())
  let program = CompiledProgram(compiled)
  let (parts, whole) = (program.solved().solution, program.program.solved())
  #expect(parts.conflicts == whole.conflicts)
  #expect(parts.isOptimal == whole.isOptimal)
  for index in 0..<program.form.variableCount {
    let variable = program.form.variable(index)
    let line = LinearExpression([Term(variable)], constant: 3)
    #expect(parts.value(of: variable).settled == whole.value(of: variable).settled)
    #expect(parts.isAmbiguous(line) == whole.isAmbiguous(line))
    let (range, wholeRange) = (parts.ambiguousRange(of: line), whole.ambiguousRange(of: line))
    #expect(range?.lowerBound.settled == wholeRange?.lowerBound.settled)
    #expect(range?.upperBound.settled == wholeRange?.upperBound.settled)
    let (found, wholeFound) = (parts.determination(of: line), whole.determination(of: line))
    #expect(found.parts.map(\.constraint) == wholeFound.parts.map(\.constraint))
    #expect(found.parts.map(\.rate.settled) == wholeFound.parts.map(\.rate.settled))
    #expect(found.leanings == wholeFound.leanings)
  }
}

/// Widths that are solved without heights are those of the whole layout, whatever was solved before.
@Test(.blocks, arguments: 1..<151 as Range<UInt64>)
func widthsAloneAreThoseOfTheLayout(_ seed: UInt64) throws {
  var screen = RandomScreen(seed)
  var compiled = try screen.root().compiled(
    in: environments[Int(seed % 3)], measuring: FixedAdvance())
  var repeated = RepeatedLayout(compiled, repeating: (true, false))
  for growth in [0, 12.5, -3] {
    compiled.rootSize.width += growth
    repeated.setRootSize(compiled.rootSize)
    let areApart = repeated.solveWidths()
    let widths = repeated.widths(of: Array(compiled.kinds.indices))
    let solved = repeated.solved()
    let anew = CompiledProgram(compiled).solved()
    #expect(solved.rects == anew.rects)
    #expect(repeated.rects == solved.rects)
    if areApart { #expect(widths == anew.rects.map { Double($0.width) }) }
  }
}

/// A layout that takes the lengths of another one, where only those differ, is that made anew.
@Test(.blocks, arguments: 1..<41 as Range<UInt64>)
func aLayoutWithOtherLengthsIsTheOneMadeAnew(_ seed: UInt64) throws {
  var random = SplitMix(state: seed)
  var screen = RandomScreen(seed)
  let root = screen.root()
  var before = try root.compiled(in: environments[Int(seed % 3)], measuring: FixedAdvance())
  let first = before
  let solvedFirst = CompiledProgram(first).solved()
  for item in before.contentSizes.indices where before.contentSizes[item].height >= 0 {
    before.contentSizes[item].height += Double.random(in: 0...9, using: &random)
  }
  for item in before.kinds.indices {
    guard case .guide(.insets) = before.kinds[item] else { continue }
    before.kinds[item] = .guide(.insets(EdgeInsets(top: 7, left: 5, bottom: 3, right: 1)))
  }
  let changes: [(String, (inout CompiledLayout) -> Void)] = [
    ("lengths", { _ in }),
    ("a content that is gone", { $0.contentSizes[1] = CGSize(width: -1, height: -1) }),
    ("a priority", { $0.hugging[1] = AxisPair(251, 249) }),
    ("a baseline", { $0.baselines[1].fromTop += 1 }),
    ("a rank", { $0.contentRanks[1] = 0.001 }),
    ("a size of the root", { $0.rootSize.width += 10 }),
    ("bounds", { $0.prefersBounds.toggle() }),
    ("a constant", { if !$0.constraints.isEmpty { $0.constraints[0].constant += 1 } }),
    ("a constraint less", { _ = $0.constraints.popLast() }),
    (
      "a relation", { if !$0.constraints.isEmpty { $0.constraints[0].relation = .lessThanOrEqual } }
    ),
    ("a factor", { if !$0.constraints.isEmpty { $0.constraints[0].multiplier *= 2 } }),
    (
      "a priority of a constraint",
      { if !$0.constraints.isEmpty { $0.constraints[0].priority = 9 } }
    ),
    (
      "a constraint that is off",
      { if !$0.constraints.isEmpty { $0.constraints[0].isActive = false } }
    ),
    (
      "another view",
      { if !$0.constraints.isEmpty { $0.constraints[0].first = $0.parents.count - 1 } }
    ),
    ("a line", { if !$0.constraints.isEmpty { $0.constraints[0].firstAttribute = .width } }),
    ("a priority of the root", { $0.rootPriorities = AxisPair(600, 700) }),
  ]
  for (name, change) in changes {
    var after = before
    change(&after)
    var repeated = RepeatedLayout(first)
    repeated.solve()
    let follows = repeated.setLengths(of: after)
    #expect(follows || !["lengths", "a size of the root"].contains(name), "\(name)")
    guard follows else { continue }
    let (solved, anew) = (repeated.solved(), CompiledProgram(after).solved())
    #expect(solved.sources == anew.sources, "\(name)")
    #expect(solved.program.program.constraints == anew.program.program.constraints, "\(name)")
    #expect(solved.layout == after, "\(name)")
    let rects = repeated.rects
    for item in after.kinds.indices {
      #expect(solved.rect(item) == anew.rect(item), "\(name)")
      #expect(rects[item] == anew.rect(item), "\(name)")
    }
    let followsBack = repeated.setLengths(of: first)
    #expect(followsBack, "back from \(name)")
    let back = repeated.solved()
    for item in first.kinds.indices {
      #expect(back.rect(item).settled == solvedFirst.rect(item).settled, "back from \(name)")
    }
  }
}
