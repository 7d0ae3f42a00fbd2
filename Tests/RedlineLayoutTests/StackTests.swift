import Foundation
import RedlineLayout
import Testing

/// A stack view with boxes of these lengths along its axis, 10, 20, 30 … pt across it.
private func stack(
  _ axis: Axis, _ lengths: [Double], spacing: Double = 0, alignment: StackAlignment = .fill,
  distribution: StackDistribution = .fill
) -> StackView {
  let result = Stack(axis, spacing: spacing, alignment: alignment, distribution: distribution) {
    for (index, length) in lengths.enumerated() {
      let across = Double(index + 1) * 10
      axis == .horizontal ? Box("v\(index)", length, across) : Box("v\(index)", across, length)
    }
  }
  result.accessibilityIdentifier = "s"
  return result
}

/// Solves with the stack at the root's top leading corner and, unless `nil`, of a size.
private func solve(
  _ stack: StackView, width: Double? = nil, height: Double? = nil, scale: Double = 2,
  direction: LayoutDirection = .leftToRight
) throws -> SolvedLayout {
  try Scene { root in
    stack
    stack.top == root.top
    stack.leading == root.leading
    if let width { stack.width == width }
    if let height { stack.height == height }
  }.solved(on: .canvas(500, 1000, scale: scale), direction: direction)
}

/// Places and lengths along the axis, `place+length` each.
private func along(_ solved: SolvedLayout) -> String {
  let stack = solved.found("s")!.stack!
  return stack.arranged.map { id in
    let frame = solved.found(id)!.frame
    return stack.axis == .horizontal
      ? "\(formatted(frame.minX))+\(formatted(frame.width))"
      : "\(formatted(frame.minY))+\(formatted(frame.height))"
  }.joined(separator: " ")
}

@Test func distributions() throws {
  // name, distribution, lengths, spacing, length of the stack, places and lengths
  let rows: [(String, StackDistribution, [Double], Double, Double?, String)] = [
    ("fill: fits its contents", .fill, [30, 40, 50], 8, nil, "0+30 38+40 86+50"),
    ("fill: the first view gets the surplus", .fill, [30, 40], 10, 100, "0+50 60+40"),
    ("fill: the first view is compressed", .fill, [30, 40], 10, 60, "0+10 20+40"),
    ("fill: the shortage goes on to the second", .fill, [30, 40], 10, 40, "0+0 10+30"),
    ("fill: one view", .fill, [30], 10, 100, "0+100"),
    (
      "fill: without contents the last view gets all", .fill, [-1, -1, -1], 5, 100, "0+0 5+0 10+90"
    ),
    ("fill: negative spacing", .fill, [30, 40], -10, nil, "0+30 20+40"),
    ("fillEqually: as long as the longest", .fillEqually, [30, 50], 10, nil, "0+50 60+50"),
    ("fillEqually: of a length", .fillEqually, [30, 50, 10], 10, 110, "0+30 40+30 80+30"),
    ("fillProportionally: no spacing", .fillProportionally, [50, 100], 0, 300, "0+100 100+200"),
    (
      "fillProportionally: the last absorbs the spacing", .fillProportionally, [50, 100], 10, 320,
      "0+100 110+210"
    ),
    ("fillProportionally: natural size", .fillProportionally, [50, 100], 0, nil, "0+50 50+100"),
    ("equalSpacing", .equalSpacing, [20, 30, 40], 5, 120, "0+20 35+30 80+40"),
    (
      "equalSpacing: at least the spacing", .equalSpacing, [20, 30, 40], 5, nil,
      "0+20 25+30 60+40"
    ),
    ("equalCentering", .equalCentering, [20, 40, 60], 0, 300, "0+20 120+40 240+60"),
    (
      "equalCentering: the spacing wins", .equalCentering, [20, 40, 60], 5, 130,
      "0+20 25+40 70+60"
    ),
  ]
  for (name, distribution, lengths, spacing, length, expected) in rows {
    for axis in Axis.allCases {
      let view = stack(axis, lengths, spacing: spacing, distribution: distribution)
      let solved = try solve(
        view, width: axis == .horizontal ? length : nil, height: axis == .vertical ? length : nil)
      #expect(along(solved) == expected, "\(name), \(axis)")
      #expect(!solved.findings.contains { $0.hasPrefix("conflict") }, "\(name), \(axis)")
    }
  }
}

@Test func alignments() throws {
  // alignment, across-places of boxes 10, 20 and 30 pt across in a stack of 50 pt, and of its own
  // size (30 pt)
  let rows: [(StackAlignment, String, String)] = [
    (.fill, "0+50 0+50 0+50", "0+30 0+30 0+30"),
    (.leading, "0+10 0+20 0+30", "0+10 0+20 0+30"),
    (.center, "20+10 15+20 10+30", "10+10 5+20 0+30"),
    (.trailing, "40+10 30+20 20+30", "20+10 10+20 0+30"),
  ]
  for (alignment, held, natural) in rows {
    for axis in Axis.allCases {
      for (length, expected) in [(50.0, held), (nil, natural)] {
        let solved = try solve(
          stack(axis, [5, 5, 5], alignment: alignment),
          width: axis == .vertical ? length : nil, height: axis == .horizontal ? length : nil)
        let across = ["v0", "v1", "v2"].map { id in
          let frame = solved.found(id)!.frame
          return axis == .vertical
            ? "\(formatted(frame.minX))+\(formatted(frame.width))"
            : "\(formatted(frame.minY))+\(formatted(frame.height))"
        }
        #expect(across.joined(separator: " ") == expected, "\(alignment) \(axis)")
      }
    }
  }
  // A single centred view needs no spacer.
  let one = try solve(stack(.horizontal, [5], alignment: .center), height: 50)
  #expect(one.frame("v0") == "0 20 5 10")
}

@Test func stackBaselines() throws {
  // A 17 pt label and a 15 pt button.
  func row(_ alignment: StackAlignment) -> StackView {
    let label = Label("abcde")
    label.accessibilityIdentifier = "label"
    let button = Button("abcd")
    button.accessibilityIdentifier = "button"
    let row = Stack(.horizontal, spacing: 6, alignment: alignment) {
      label
      button
    }
    row.accessibilityIdentifier = "s"
    return row
  }
  let solved = try solve(row(.firstBaseline))
  // The button reaches above the stack, as in Interface Builder.
  #expect(solved.found("label")!.frame.minY == 0, "G12")
  #expect(solved.found("button")!.frame.minY == -4.5, "G12")
  #expect(solved.found("s")!.frame.height == 25.5, "G12")
  let last = try solve(row(.lastBaseline))
  #expect(last.found("label")!.lastBaseline == last.found("button")!.lastBaseline)
}

@Test func arrangedViews() throws {
  let hidden = Stack(.horizontal, spacing: 8) {
    Box("v0", 10, 10)
    Box("v1", 20, 10).hidden()
    Box("v2", 30, 10)
  }
  hidden.accessibilityIdentifier = "s"
  #expect(along(try solve(hidden)) == "0+10 18+30", "a hidden view leaves no gap")

  let tall = Box("v1", 20, 130)
  tall.setContentCompressionResistancePriority(.required, for: .vertical)
  let aligned = Stack(.horizontal) {
    Box("v0", 10, 30)
    tall.hidden()
  }
  aligned.accessibilityIdentifier = "s"
  #expect(try solve(aligned).frame("s") == "0 0 10 130", "a hidden view stays aligned")

  let pair = stack(.horizontal, [20, 30], spacing: 10)
  pair.accessibilityIdentifier = "inner"
  let proportional = Stack(.horizontal, distribution: .fillProportionally) {
    Box("first", 40, 10)
    pair
  }
  proportional.accessibilityIdentifier = "s"
  #expect(
    try solve(proportional, width: 200).frames("first", "inner") == ["0 0 80 20", "80 0 120 20"],
    "proportions of a stack inside")

  let allHidden = Stack(.horizontal, spacing: 8) { Box("v0", 10, 10).hidden() }
  allHidden.accessibilityIdentifier = "s"
  #expect(along(try solve(allHidden)) == "", "all hidden")

  let full = stack(.vertical, [10, 20], spacing: 30)
  full.isLayoutMarginsRelativeArrangement = true
  full.directionalLayoutMargins = DirectionalEdgeInsets(all: 9)
  full.accessibilityIdentifier = "inner"
  let list = Stack(.vertical, spacing: 8) {
    Box("first", 10, 10)
    TableViewCell(accessory: .checkmark).hidden()
    full.hidden()
    Box("last", 30, 10)
  }
  list.accessibilityIdentifier = "s"
  let collapsed = try solve(list)
  #expect(along(collapsed) == "0+10 18+10", "a hidden cell and a hidden stack view with margins")
  #expect(collapsed.findings.isEmpty)

  let gaps = stack(.horizontal, [10, 10, 10], spacing: 8)
  gaps.setCustomSpacing(20, after: gaps.arrangedSubviews[0])
  #expect(along(try solve(gaps)) == "0+10 30+10 48+10", "custom spacing")
  #expect(along(try solve(gaps, direction: .rightToLeft)).isEmpty == false)
  let middle = gaps.arrangedSubviews[1]
  gaps.arrangedSubviews[0].isHidden = true
  #expect(along(try solve(gaps)) == "0+10 18+10", "a gap goes with its hidden view")
  gaps.removeArrangedSubview(middle)
  #expect(middle.superview === gaps)
  #expect(along(try solve(gaps)) == "0+10", "no longer arranged")
  middle.removeFromSuperview()
  #expect(gaps.subviews.count == 2)

  let rightToLeft = try solve(
    stack(.horizontal, [10, 20, 30], spacing: 5), direction: .rightToLeft)
  #expect(along(rightToLeft) == "490+10 465+20 430+30", "the first view is on the right")
  let forced = stack(.horizontal, [10, 20], spacing: 5)
  forced.semanticContentAttribute = .forceLeftToRight
  #expect(along(try solve(forced, direction: .rightToLeft)) == "465+10 480+20", "forced")

  let inner = stack(.vertical, [10, 20], spacing: 2)
  inner.accessibilityIdentifier = "inner"
  let outer = Stack(.horizontal, spacing: 4, alignment: .center) {
    Box("icon", 16, 16)
    inner
  }
  outer.accessibilityIdentifier = "s"
  let nested = try solve(outer)
  #expect(
    nested.frames("s", "icon", "inner", "v0", "v1")
      == ["0 0 40 32", "0 8 16 16", "20 0 20 32", "20 0 20 10", "20 12 20 20"], "nested")
  let empty = try solve(Stack(.horizontal), width: 10, height: 10)
  #expect(!empty.findings.contains { $0.hasPrefix("conflict") }, "an empty stack")
}

@Test func insertedViews() throws {
  let (a, b, c, d) = (Box("a", 10, 10), Box("b", 20, 10), Box("c", 30, 10), Box("d", 40, 10))
  // name, change of a stack view of a, b and c, arranged views, subviews
  let rows: [(String, (StackView) -> Void, String, String)] = [
    ("as they came", { _ in }, "abc", "abc"),
    ("at the front", { $0.insertArrangedSubview(d, at: 0) }, "dabc", "abcd"),
    ("in between", { $0.insertArrangedSubview(d, at: 2) }, "abdc", "abcd"),
    ("at the end", { $0.insertArrangedSubview(d, at: 3) }, "abcd", "abcd"),
    ("an arranged view moves", { $0.insertArrangedSubview(c, at: 0) }, "cab", "abc"),
    ("back to where it was", { $0.insertArrangedSubview(a, at: 0) }, "abc", "abc"),
    ("beyond the others", { $0.insertArrangedSubview(a, at: 3) }, "bca", "abc"),
    ("added again", { $0.addArrangedSubview(a) }, "abc", "abc"),
    ("no longer arranged", { $0.removeArrangedSubview(b) }, "ac", "abc"),
    (
      "arranged again",
      {
        $0.removeArrangedSubview(b)
        $0.insertArrangedSubview(b, at: 0)
      }, "bac", "abc"
    ),
  ]
  let names = { (views: [View]) in views.map { $0.accessibilityIdentifier! }.joined() }
  for (name, change, arranged, subviews) in rows {
    let stack = Stack(.horizontal) { [a, b, c] }
    change(stack)
    #expect(names(stack.arrangedSubviews) == arranged, "\(name)")
    #expect(names(stack.subviews) == subviews, "\(name)")
    for view in [a, b, c, d] { view.removeFromSuperview() }
    #expect(stack.arrangedSubviews.isEmpty, "\(name): removed from the superview")
  }
}

@Test func customSpacings() throws {
  let view = stack(.horizontal, [10, 20, 30], spacing: 8)
  let first = view.arrangedSubviews[0], second = view.arrangedSubviews[1]
  // name, change, places; each row goes on from the one before
  let rows: [(String, () -> Void, String)] = [
    ("its own", { view.setCustomSpacing(20, after: first) }, "0+10 30+20 58+30"),
    (
      "the system's", { view.setCustomSpacing(StackView.spacingUseSystem, after: second) },
      "0+10 30+20 58+30"
    ),
    ("up to the next shown view", { second.isHidden = true }, "0+10 30+30"),
    ("shown again", { second.isHidden = false }, "0+10 30+20 58+30"),
    (
      "the stack's", { view.setCustomSpacing(StackView.spacingUseDefault, after: first) },
      "0+10 18+20 46+30"
    ),
    ("the system's for all", { view.spacing = StackView.spacingUseSystem }, "0+10 18+20 46+30"),
    ("negative", { view.setCustomSpacing(-4, after: first) }, "0+10 6+20 34+30"),
    ("half a point", { view.setCustomSpacing(0.5, after: first) }, "0+10 10.5+20 38.5+30"),
  ]
  for (name, change, expected) in rows {
    change()
    #expect(along(try solve(view)) == expected, "\(name)")
  }
  #expect(view.customSpacing(after: second) == StackView.spacingUseSystem)
  view.removeArrangedSubview(second)
  #expect(view.customSpacing(after: second) == StackView.spacingUseDefault, "cleared on removal")
  view.setCustomSpacing(3, after: second)
  view.addArrangedSubview(second)
  #expect(view.customSpacing(after: second) == 3, "kept for a view that is not arranged yet")
}

@Test func stackMargins() throws {
  // name, distribution, lengths, margins or `nil`, length, places and lengths, conflicts
  let rows: [(String, StackDistribution, [Double], Double?, Double, String, Bool)] = [
    ("none of its own", .fill, [30, 40], nil, 100, "0+60 60+40", false),
    ("8 at both ends", .fill, [30, 40], 8, 100, "8+44 52+40", false),
    ("equal spacing", .equalSpacing, [10, 10, 10], 5, 60, "5+10 25+10 45+10", false),
    // Shares of 100 pt: 40, and 60 of which 20 are missing.
    ("shares of the whole", .fillProportionally, [20, 30], 10, 100, "10+40 50+40", false),
    (
      "a single share and margins contradict each other", .fillProportionally, [20], 10, 100, "",
      true
    ),
    ("a single share without margins", .fillProportionally, [20], 0, 100, "0+100", false),
  ]
  for (name, distribution, lengths, margins, length, expected, conflicts) in rows {
    for axis in Axis.allCases {
      let view = stack(axis, lengths, distribution: distribution)
      view.isLayoutMarginsRelativeArrangement = true
      view.directionalLayoutMargins = margins.map { DirectionalEdgeInsets(all: $0) }
      let solved = try solve(
        view, width: axis == .horizontal ? length : nil, height: axis == .vertical ? length : nil)
      #expect(solved.findings.contains { $0.hasPrefix("conflict") } == conflicts, "\(name)")
      if !conflicts { #expect(along(solved) == expected, "\(name), \(axis)") }
    }
  }
}

/// What views of a stack decide by their order is not ambiguous.
@Test func silentStacks() throws {
  // name, stack, width, ids of the findings
  let pair = { Stack(.horizontal) { [Box("v0", 30, 10), Box("v1", 40, 10)] } }
  let nested = Stack(.horizontal) {
    Stack(.horizontal) { [Box("a", 10, 10), Box("b", 10, 10)] }
    Box("c", 10, 10)
  }
  let rows: [(String, StackView, Double, [String])] = [
    ("surplus", pair(), 100, []), ("shortage", pair(), 50, []), ("exact", pair(), 70, []),
    ("nested", nested, 100, []),
    (
      "without contents", Stack(.horizontal) { [Box("v0", -1, 10), Box("v1", -1, 10)] }, 100,
      ["ambiguity:s/v0"]
    ),
  ]
  for (name, view, width, expected) in rows {
    view.accessibilityIdentifier = "s"
    #expect(try solve(view, width: width).findings == expected, "\(name)")
  }
}

@Test func nestedBaselines() throws {
  // A row whose baseline is that of its tallest label; a column has its first and last label's.
  let small = Label("a", font: .system(size: 12)), large = Label("b", font: .system(size: 34))
  let inner = Stack(.horizontal, alignment: .center) { [small, large] }
  let top = Label("c", font: .system(size: 17)), end = Label("d", font: .system(size: 20))
  let column = Stack(.vertical) { [top, end] }
  let mark = Label("m", font: .system(size: 17)), low = Label("l", font: .system(size: 17))
  let scene = Scene { root in
    inner; column; mark; low
    inner.top == root.top
    inner.leading == root.leading
    mark.lastBaseline == inner.lastBaseline
    mark.leading == root.leading
    column.firstBaseline == inner.firstBaseline
    column.leading == inner.trailing
    low.firstBaseline == column.lastBaseline
    low.leading == root.leading
  }
  for (name, view) in [
    ("large", large), ("mark", mark), ("top", top), ("end", end), ("low", low),
  ] as [(String, View)] {
    view.accessibilityIdentifier = name
  }
  let solved = try scene.solved(on: .canvas(300, 300))
  let large34 = solved.found("large")!, end20 = solved.found("end")!
  #expect(solved.found("mark")!.lastBaseline == large34.lastBaseline)
  #expect(solved.found("top")!.firstBaseline == large34.firstBaseline)
  #expect(solved.found("low")!.firstBaseline == end20.lastBaseline)

  let texts = Stack(.vertical, spacing: 30) {
    [Label("a", font: .system(size: 17)), Label("b", font: .system(size: 12))]
  }
  texts.isBaselineRelativeArrangement = true
  texts.accessibilityIdentifier = "s"
  // 16 down to the baseline of 17 pt, 30 on, and 11.5 up to the top of 12 pt.
  #expect(along(try solve(texts)) == "0+20.5 34.5+14.5")
}
