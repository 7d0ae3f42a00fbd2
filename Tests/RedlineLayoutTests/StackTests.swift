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

@Test func goldenStacks() throws {
  // name, axis, distribution, lengths, spacing, length, scale, places and lengths that Interface
  // Builder computed
  let thirds = 1.0 / 3
  let rows: [(String, Axis, StackDistribution, [Double], Double, Double, Double, String)] = [
    (
      "G6", .horizontal, .equalSpacing, [30, 55, 42, 32], 0, 374, 2,
      "0+30 101.5+55 228.5+42 342+32"
    ),
    (
      "G6, first button 34", .horizontal, .equalSpacing, [34, 55, 42, 32], 0, 374, 2,
      "0+34 104.5+55 229.5+42 342+32"
    ),
    (
      "G7", .vertical, .equalSpacing, Array(repeating: 34, count: 7), 0, 732, 2,
      "0+34 116.5+34 232.5+34 349+34 465.5+34 581.5+34 698+34"
    ),
    (
      "G8: 451 into 3", .horizontal, .fillEqually, [0, 0, 0], 0, 451, 2,
      "0+150.5 150.5+150 300.5+150.5"
    ),
    (
      "G8: 474 into 7", .vertical, .fillEqually, Array(repeating: 0, count: 7), 10, 474, 2,
      "0+59 69+59.5 138.5+59 207.5+59 276.5+59 345.5+59.5 415+59"
    ),
    (
      "G8: 393 into 2", .horizontal, .fillEqually, [0, 0], 0, 393, 3,
      "0+\(formatted(196 + 2 * thirds)) \(formatted(196 + 2 * thirds))+\(formatted(196 + thirds))"
    ),
    ("G8: 343 into 2", .horizontal, .fillEqually, [0, 0], 8, 343, 2, "0+167.5 175.5+167.5"),
    ("G14", .vertical, .fillEqually, [0, 0], 8, 623, 2, "0+307.5 315.5+307.5"),
  ]
  for (name, axis, distribution, lengths, spacing, length, scale, expected) in rows {
    let view = stack(axis, lengths, spacing: spacing, distribution: distribution)
    let solved = try solve(
      view, width: axis == .horizontal ? length : nil, height: axis == .vertical ? length : nil,
      scale: scale)
    #expect(along(solved) == expected, "\(name)")
  }
  let nine = try solve(
    stack(.vertical, Array(repeating: 34, count: 9), distribution: .equalSpacing), height: 688,
    scale: 3)
  #expect(
    Double(nine.found("v2")!.frame.minY).settled == 163.6667,
    "G7: a tie at @3x goes up")
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

@Test func stackMargins() throws {
  let view = stack(.vertical, [20.5, 38], spacing: 8)
  view.isLayoutMarginsRelativeArrangement = true
  view.directionalLayoutMargins = DirectionalEdgeInsets(all: 20)
  let solved = try solve(view, width: 375)
  #expect(
    solved.frames("s", "v0", "v1") == ["0 0 375 106.5", "20 20 335 20.5", "20 48.5 335 38"], "G2")

  let first = Box("first"), second = Box("second"), content = Box("content"), a = Box("a")
  let row = Stack(.horizontal, spacing: 8, distribution: .fillEqually) {
    first
    second
  }
  row.accessibilityIdentifier = "s"
  row.isLayoutMarginsRelativeArrangement = true
  row.directionalLayoutMargins = DirectionalEdgeInsets(all: 8)
  row.preservesSuperviewLayoutMargins = true
  a.preservesSuperviewLayoutMargins = true
  a.addSubview(content)
  content.translatesAutoresizingMaskIntoConstraints = false
  let halves = Scene { root in
    a; row
    a.horizontal == root.horizontal
    row.horizontal == root.horizontal
    a.top == root.safeArea.top
    row.top == a.bottom
    row.bottom == root.safeArea.bottom
    row.height == a.height
    content.edges == a.margins.edges
  }
  let g1 = try halves.solved(on: .iPhone8.withNavigationBar())
  #expect(
    g1.frames("a", "s", "a/content", "first", "second") == [
      "0 64 375 301.5", "0 365.5 375 301.5", "16 72 343 285.5", "16 373.5 167.5 285.5",
      "191.5 373.5 167.5 285.5",
    ], "G1")

  let text = Box("text", 300, 20.5).resisting(250)
  let toggle = Switch()
  toggle.accessibilityIdentifier = "toggle"
  let g4 = Stack(.horizontal, spacing: 8, alignment: .center) {
    text
    toggle
  }
  g4.accessibilityIdentifier = "s"
  g4.isLayoutMarginsRelativeArrangement = true
  g4.directionalLayoutMargins = DirectionalEdgeInsets(all: 8)
  g4.preservesSuperviewLayoutMargins = true
  let page = Scene { root in
    g4
    g4.horizontal == root.horizontal
    g4.top == root.top
  }
  page.directionalLayoutMargins = DirectionalEdgeInsets(all: 20)
  let solvedPage = try page.solved(on: .canvas(375, 667))
  #expect(
    solvedPage.frames("s", "text", "toggle")
      == ["0 0 375 59", "20 25.5 278 20.5", "306 20 51 31"], "G4")
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
