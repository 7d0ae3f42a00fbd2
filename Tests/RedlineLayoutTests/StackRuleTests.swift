import Foundation
import RedlineLayout
import Testing

/// The constraints that stack views make, one line each: `IDENTIFIER constraint`. The expected ones
/// are those that live stack views print, with the operands in that order.
private func rules(
  _ stack: StackView, system: SystemVersion = .standard
) throws -> [String] {
  stack.accessibilityIdentifier = "S"
  let scene = Scene { root in
    stack
    stack.top == root.top
    stack.leading == root.leading
  }
  let environment = LayoutEnvironment(device: .canvas(500, 500), systemVersion: system)
  return try scene.solved(in: environment, measuring: FixedAdvance()).constraints
    .filter { $0.origin == .stackView }
    .map { "\($0.identifier!.dropFirst(5)) \($0.sentence.replacing("S.v", with: "v"))" }
}

private func boxes(_ count: Int) -> [View] { (0..<count).map { Box("v\($0)", 10, 20) } }

private func stack(
  _ count: Int, _ axis: Axis = .horizontal, spacing: Double = 0,
  distribution: StackDistribution = .fill, alignment: StackAlignment = .fill
) -> StackView {
  Stack(axis, spacing: spacing, alignment: alignment, distribution: distribution) {
    boxes(count)
  }
}

@Test func stackConstraintsAlongTheAxis() throws {
  let cross = [
    "alignment v0.top = v1.top", "alignment v0.bottom = v1.bottom",
    "canvas-connection S.top = v0.top", "canvas-connection S.bottom = v0.bottom",
  ]
  // name, stack, the constraints along its axis
  let rows: [(String, StackView, [String])] = [
    (
      "fill", stack(2, spacing: 8),
      [
        "canvas-connection S.leading = v0.leading", "canvas-connection S.trailing = v1.trailing",
        "spacing v1.leading = v0.trailing + 8",
      ]
    ),
    (
      "fillEqually", stack(2, spacing: 8, distribution: .fillEqually),
      [
        "canvas-connection S.leading = v0.leading", "canvas-connection S.trailing = v1.trailing",
        "spacing v1.leading = v0.trailing + 8", "fill-equally v1.width = v0.width",
      ]
    ),
    (
      "fillProportionally: shares of contents and spacings, 10 of 25 each",
      stack(2, spacing: 5, distribution: .fillProportionally),
      [
        "canvas-connection S.leading = v0.leading", "canvas-connection S.trailing = v1.trailing",
        "spacing v1.leading = v0.trailing + 5",
        "fill-proportionally v0.width = S.width × 0.4 @999",
        "fill-proportionally v1.width = S.width × 0.4 @998",
      ]
    ),
    (
      "equalSpacing", stack(2, spacing: 8, distribution: .equalSpacing),
      [
        "canvas-connection S.leading = v0.leading", "canvas-connection S.trailing = v1.trailing",
        "spacing v1.leading ≥ v0.trailing + 8", "distributing-edge S.gap1.leading = v0.trailing",
        "distributing-edge S.gap1.trailing = v1.leading", "canvas-fit S.width = 0 @49",
      ]
    ),
    (
      "equalCentering", stack(2, spacing: 8, distribution: .equalCentering),
      [
        "canvas-connection S.leading = v0.leading", "canvas-connection S.trailing = v1.trailing",
        "spacing v1.leading ≥ v0.trailing + 8", "distributing-edge S.gap1.leading = v0.centerX",
        "distributing-edge S.gap1.trailing = v1.centerX", "canvas-fit S.width = 0 @49",
      ]
    ),
  ]
  for (name, view, expected) in rows {
    #expect(try rules(view) == expected + cross, "\(name)")
  }
  let gaps = try rules(stack(4, distribution: .equalSpacing))
  #expect(gaps.contains("fill-equally S.gap2.width = S.gap1.width"))
  #expect(gaps.contains("fill-equally S.gap3.width = S.gap1.width"))
  let centers = try rules(stack(4, distribution: .equalCentering))
  #expect(centers.contains("fill-equally S.gap2.width = S.gap1.width @149"))
  #expect(centers.contains("fill-equally S.gap3.width = S.gap1.width @148"))
  let single = try rules(stack(1, distribution: .fillProportionally))
  #expect(single.contains("fill-proportionally v0.width = S.width"), "one view: required")
}

@Test func stackConstraintsAcrossTheAxis() throws {
  let suppression = [
    "ambiguity-suppression v0.height = 0 @25", "ambiguity-suppression v1.height = 0 @25",
  ]
  let inside = [
    "spanning-boundary S.spacer.top ≤ v0.top", "spanning-boundary S.spacer.bottom ≥ v0.bottom",
    "spanning-boundary S.spacer.top ≤ v1.top", "spanning-boundary S.spacer.bottom ≥ v1.bottom",
  ]
  let spannerEnds = [
    "canvas-connection S.top = S.spacer.top", "canvas-connection S.bottom = S.spacer.bottom",
  ]
  // alignment, the constraints across the axis of two views
  let rows: [(StackAlignment, [String])] = [
    (
      .leading,
      [
        "alignment v0.top = v1.top", "canvas-connection S.top = v0.top",
        "spanning-boundary S.spacer.top = v0.top @999.5",
        "spanning-boundary S.spacer.bottom ≥ v0.bottom",
        "spanning-boundary S.spacer.top = v1.top @999.5",
        "spanning-boundary S.spacer.bottom ≥ v1.bottom",
        "canvas-connection S.bottom = S.spacer.bottom", "spanning-fit S.spacer.height = 0 @51",
      ] + suppression
    ),
    (
      .trailing,
      [
        "alignment v0.bottom = v1.bottom", "canvas-connection S.bottom = v0.bottom",
        "spanning-boundary S.spacer.top ≤ v0.top",
        "spanning-boundary S.spacer.bottom = v0.bottom @999.5",
        "spanning-boundary S.spacer.top ≤ v1.top",
        "spanning-boundary S.spacer.bottom = v1.bottom @999.5",
        "canvas-connection S.top = S.spacer.top", "spanning-fit S.spacer.height = 0 @51",
      ] + suppression
    ),
    (
      .center,
      ["alignment v0.centerY = v1.centerY", "canvas-connection S.centerY = v0.centerY"] + inside
        + spannerEnds + ["spanning-fit S.spacer.height = 0 @51"] + suppression
    ),
    (
      .firstBaseline,
      ["alignment v0.firstBaseline = v1.firstBaseline"] + inside + [
        "canvas-connection S.top ≤ v0.top", "canvas-connection S.bottom = S.spacer.bottom",
        "canvas-fit S.height = 0 @49", "spanning-fit S.spacer.height = 0 @51",
      ] + suppression
    ),
    (
      .lastBaseline,
      ["alignment v0.lastBaseline = v1.lastBaseline"] + inside + [
        "canvas-connection S.top = S.spacer.top", "canvas-connection S.bottom ≥ v0.bottom",
        "canvas-fit S.height = 0 @49", "spanning-fit S.spacer.height = 0 @51",
      ] + suppression
    ),
  ]
  for (alignment, expected) in rows {
    let all = try rules(stack(2, alignment: alignment))
    #expect(Array(all.dropFirst(3)) == expected, "\(alignment)")
    // A vertical stack view swaps the axes.
    guard ![.firstBaseline, .lastBaseline].contains(alignment) else { continue }
    let swapped = expected.map { line in
      line.replacing("top", with: "leading").replacing("bottom", with: "trailing")
        .replacing("height", with: "width").replacing("centerY", with: "centerX")
    }
    let vertical = try rules(stack(2, .vertical, alignment: alignment))
    #expect(Array(vertical.dropFirst(3)) == swapped, "\(alignment), vertical")
  }
  #expect(
    try rules(stack(1, alignment: .center)).dropFirst(2) == [
      "canvas-connection S.centerY = v0.centerY", "canvas-connection S.top ≤ v0.top",
      "canvas-connection S.bottom ≥ v0.bottom", "canvas-fit S.height = 0 @49",
      "ambiguity-suppression v0.height = 0 @25",
    ], "a single view needs no spacer")
}

@Test func specialStackConstraints() throws {
  let hidden = stack(3, spacing: 8)
  hidden.arrangedSubviews[1].isHidden = true
  let all = try rules(hidden)
  for expected in [
    "hiding v1.width = 0 @999.999", "spacing-hidden v1.leading = v0.trailing + 4 @50",
    "alignment v0.top = v1.top", "spacing v2.leading = v0.trailing + 8",
  ] {
    #expect(all.contains(expected), "hidden: \(expected)")
  }
  let first = stack(2, spacing: 8)
  first.arrangedSubviews[0].isHidden = true
  let firstRules = try rules(first)
  #expect(firstRules.contains("spacing-hidden S.leading = v0.trailing @50"))
  #expect(firstRules.contains("canvas-connection S.leading = v1.leading"))
  for spacing in [0.0, 8] {
    let last = stack(2, spacing: spacing)
    last.arrangedSubviews[1].isHidden = true
    #expect(
      try rules(last).contains("spacing-hidden v1.leading = v0.trailing @50"),
      "behind the last shown view, spacing \(spacing)")
  }
  let over = stack(2, spacing: 8)
  over.arrangedSubviews[1].isHidden = true
  over.keepsHiddenAtStart = true
  #expect(try rules(over).contains("spacing-hidden S.leading = v1.leading @50"), "iOS 18.4")
  over.keepsHiddenAtStart = false
  #expect(try rules(over).contains("spacing-hidden v1.leading = v0.trailing @50"), "stored there")
  let before = stack(2)
  before.arrangedSubviews[0].isHidden = true
  before.endsHiddenAtStart = true
  #expect(try rules(before).contains("spacing-hidden S.leading = v0.trailing @50"), "stored there")
  let none = stack(2)
  for view in none.arrangedSubviews { view.isHidden = true }
  #expect(try rules(none).contains("canvas-fit S.width = 0 @49"), "all hidden")

  let margins = stack(2, distribution: .fillProportionally)
  margins.isLayoutMarginsRelativeArrangement = true
  let inMargins = try rules(margins)
  #expect(inMargins.first == "canvas-connection S.margins.leading = v0.leading")
  #expect(inMargins.contains("canvas-connection S.margins.top = v0.top"))
  #expect(inMargins.contains("fill-proportionally v0.width = S.width × 0.5 @999"))

  let baselines = stack(2, .vertical, spacing: 20)
  baselines.isBaselineRelativeArrangement = true
  #expect(try rules(baselines)[2] == "spacing v1.firstBaseline = v0.lastBaseline + 20")
  let row = stack(2, spacing: 20)
  row.isBaselineRelativeArrangement = true
  #expect(try rules(row)[2] == "spacing v1.leading = v0.trailing + 20", "vertical only")

  let texts = Stack(.horizontal, spacing: 12) { [Label("a", lines: 0), Label("b", lines: 0)] }
  let names = texts.arrangedSubviews.enumerated()
  for (index, label) in names { label.accessibilityIdentifier = "v\(index)" }
  let expected = [0, 1].map { "text-width-disambiguation v\($0).width = S.width × 0.5 - 6 @760" }
  #expect(try rules(texts, system: 14).suffix(2) == expected, "up to iOS 14")
  #expect(try !rules(texts).contains { $0.hasPrefix("text-width") }, "since iOS 15")
}
