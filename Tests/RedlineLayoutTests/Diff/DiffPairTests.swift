import Foundation
import RedlineAnalysis
import RedlineLayout
import Testing

/// A pair of layouts with what is to be said about it.
struct DiffPair {
  var name: String
  var old: SolvedLayout
  var new: SolvedLayout
  var told: [String]

  init(_ name: String, _ old: SolvedLayout, _ new: SolvedLayout, _ told: String...) {
    self.name = name
    self.old = old
    self.new = new
    self.told = told
  }
}

private func check(_ pairs: [DiffPair]) {
  for pair in pairs {
    let told = LayoutDiff(from: pair.old, to: pair.new).told
    #expect(told == pair.told, "\(pair.name)")
  }
}

private typealias P = Pairs

@Test func constraintsOfAColumn() throws {
  let column = try P.column()
  check([
    DiffPair(
      "constant", column, try P.column { $0.gaps[1] = 24 },
      "Δ b.top = a.bottom + 8 → + 24 | b, c moved 16 pt down"),
    DiffPair(
      "constant of the first", column, try P.column { $0.gaps[0] = 4 },
      "Δ a.top = Scene.top + 10 → + 4 | a, b, c moved 6 pt up"),
    DiffPair(
      "constant of the last, to nothing", column, try P.column { $0.gaps[2] = 0 },
      "Δ c.top = b.bottom + 8 → + 0 | c moved 8 pt up"),
    DiffPair(
      "constant below 0", column, try P.column { $0.gaps[2] = -4 },
      "Δ c.top = b.bottom + 8 → - 4 | c moved 12 pt up"),
    DiffPair(
      "constant across", column, try P.column { $0.leading = 30 },
      "Δ a.leading = Scene.leading + 10 → + 30 | a, b, c moved 20 pt right"),
    DiffPair(
      "two constants along one line", column, try P.column { $0.gaps = [10, 12, 9] },
      "Δ b.top = a.bottom + 8 → + 12 | b moved 4 pt down; c moved 4 pt down, in part",
      "Δ c.top = b.bottom + 8 → + 9 | c moved 1 pt down, in part"),
    DiffPair(
      "constants along both axes", column,
      try P.column {
        $0.gaps[2] = 10
        $0.leading = 4
      },
      "Δ a.leading = Scene.leading + 10 → + 4 | a, b, c moved 6 pt left",
      "Δ c.top = b.bottom + 8 → + 10 | c moved 2 pt down"),
    DiffPair(
      "one takes back what the other does", column,
      try P.column { $0.gaps = [20, -2, 8] },
      "Δ a.top = Scene.top + 10 → + 20 | a moved 10 pt down; b, c moved 10 pt down, in part",
      "Δ b.top = a.bottom + 8 → - 2 | b, c moved 10 pt up, in part"),
    DiffPair("other order of lines", column, try P.column { $0.isReversed = true }),
    DiffPair(
      "target at the same place", column, try P.column { $0.targets[1] = .root(38) },
      "Δ b.top = a.bottom + 8 → Scene.top + 38: noEffect"),
    DiffPair(
      "target at another place", column, try P.column { $0.targets[1] = .root(50) },
      "Δ b.top = a.bottom + 8 → Scene.top + 50 | b, c moved 12 pt down"),
    DiffPair("written from the other end", column, try P.column { $0.targets[1] = .turned }),
    DiffPair("a view renamed", column, try P.column { $0.names[1] = "x" }, "b is x"),
    DiffPair(
      "all views renamed", column, try P.column { $0.names = ["x", "y", "z"] }, "a is x",
      "b is y", "c is z"),
    DiffPair(
      "a view renamed and moved", column,
      try P.column {
        $0.names[2] = "x"
        $0.gaps[2] = 11
      }, "Δ x.top = b.bottom + 8 → + 11 | x moved 3 pt down", "c is x"),
    DiffPair(
      "a view at the end", column, try P.column { $0.add("d", at: 3) },
      "+ d with 2 constraints: noEffect"),
    DiffPair(
      "a view between two others", column, try P.column { $0.add("n", at: 1) },
      "+ n with 2 constraints & Δ b.top = a.bottom + 8 → n.bottom + 8 | b, c moved 28 pt down"),
    DiffPair(
      "a view less between two others", column, try P.column { $0.remove(at: 1) },
      "Δ c.top = b.bottom + 8 → a.bottom + 8 | c moved 28 pt up",
      "− b with 2 constraints: overruled"),
    DiffPair(
      "the last view gone", column, try P.column { $0.remove(at: 2) },
      "− c with 2 constraints: noEffect"),
    DiffPair(
      "the first view gone", column, try P.column { $0.remove(at: 0) },
      "Δ b.top = a.bottom + 8 → Scene.top + 10 | b, c moved 28 pt up",
      "− a with 2 constraints: overruled",
      "Δ b.leading = a.leading → Scene.leading + 10: noEffect",
      "Δ c.leading = a.leading → b.leading: noEffect"),
  ])
}

@Test func constraintsOfAView() throws {
  let plain = try P.box()
  let width = { (relation: Relation, constant: Double, priority: LayoutPriority) in
    try P.box { _, a in [a.width.related(relation, constant) ~ priority] }
  }
  let scoped = { (condition: TraitCondition?) in
    try P.box { _, a in
      let constraint = a.width == 100
      constraint.condition = condition
      return [constraint]
    }
  }
  check([
    DiffPair(
      "constant of a size", try width(.equal, 100, 1000), try width(.equal, 120, 1000),
      "Δ a.width = 100 → 120 | a became 20 pt wider"),
    DiffPair(
      "added", plain, try width(.equal, 100, 1000), "+ a.width = 100 | a became 60 pt wider"),
    DiffPair(
      "removed", try width(.equal, 100, 1000), plain, "− a.width = 100 | a became 60 pt narrower"),
    DiffPair(
      "added without effect", plain, try width(.lessThanOrEqual, 100, 1000),
      "+ a.width ≤ 100: noEffect"),
    DiffPair(
      "relation with effect", try width(.equal, 100, 1000), try width(.lessThanOrEqual, 100, 1000),
      "Δ a.width = → ≤ 100 | a became 60 pt narrower"),
    DiffPair(
      "relation without effect", try width(.equal, 100, 1000),
      try width(.greaterThanOrEqual, 100, 1000), "Δ a.width = → ≥ 100: noEffect"),
    DiffPair(
      "a bound starts to hold", try width(.lessThanOrEqual, 100, 1000),
      try width(.lessThanOrEqual, 30, 1000), "Δ a.width ≤ 100 → 30 | a became 10 pt narrower"),
    DiffPair(
      "a bound that does not hold", try width(.lessThanOrEqual, 100, 1000),
      try width(.lessThanOrEqual, 90, 1000), "Δ a.width ≤ 100 → 90: noEffect"),
    DiffPair(
      "priority beats the content", try width(.equal, 30, 700), try width(.equal, 30, 800),
      "Δ a.width = 30 @700 → @800 | a became 10 pt narrower"),
    DiffPair(
      "priority without effect", try width(.equal, 100, 600), try width(.equal, 100, 650),
      "Δ a.width = 100 @600 → @650: noEffect"),
    DiffPair(
      "priority flips the winner",
      try P.box { _, a in [a.width == 100 ~ 600, a.width == 200 ~ 500] },
      try P.box { _, a in [a.width == 100 ~ 600, a.width == 200 ~ 700] },
      "Δ a.width = 200 @500 → @700 | a became 100 pt wider"),
    DiffPair(
      "either of two would do", try P.centered(.greaterThanOrEqual, .lessThanOrEqual),
      try P.centered(.equal, .equal),
      "Δ a.leading ≥ → = Scene.leading + 8 | a became 244 pt wider (122 at each side)",
      "Δ a.trailing ≤ → = Scene.trailing - 8: sufficient"),
    DiffPair(
      "a stronger one takes back a change", try P.box { _, a in [a.width == 100 ~ 500] },
      try P.box { _, a in [a.width == 120 ~ 500, a.width == 100 ~ 600] },
      "Δ a.width = 100 → 120 @500: overruled", "+ a.width = 100 @600: noEffect"),
    DiffPair(
      "multiplier", try P.box { root, a in [a.width == root.width * 0.5] },
      try P.box { root, a in [a.width == root.width * 0.25] },
      "Δ a.width = Scene.width × 0.5 → × 0.25 | a became 75 pt narrower"),
    DiffPair(
      "target of a size", try width(.equal, 100, 1000),
      try P.box { root, a in [a.width == root.width * 0.5] },
      "Δ a.width = 100 → Scene.width × 0.5 | a became 50 pt wider"),
    DiffPair(
      "constant and priority", try width(.equal, 100, 600), try width(.equal, 120, 700),
      "Δ a.width = 100 @600 → a.width = 120 @700 | a became 20 pt wider"),
    DiffPair(
      "scope without effect", try scoped(.compactWidth), try scoped(nil),
      "Δ a.width = 100, compact width → always: noEffect"),
    DiffPair(
      "scope that turns it on", try scoped(.regularWidth), try scoped(.compactWidth),
      "Δ a.width = 100, regular width → compact width | a became 60 pt wider"),
    DiffPair(
      "identifier", try P.box { _, a in [(a.width == 100).identified(by: "w")] },
      try P.box { _, a in [(a.width == 100).identified(by: "wide")] },
      "Δ a.width = 100, identifier w → wide: noEffect"),
    DiffPair(
      "another constraint of the same identifier",
      try P.box { _, a in [(a.width == 100).identified(by: "w")] },
      try P.box { root, a in [(a.width >= root.width * 0.2).identified(by: "w")] },
      "Δ a.width = 100 → a.width ≥ Scene.width × 0.2 | a became 40 pt narrower"),
    DiffPair(
      "a conflict, in which the last one is dropped", try width(.equal, 100, 1000),
      try P.box { _, a in [a.width == 100, a.width == 120] }, "+ a.width = 120: noEffect"),
    DiffPair(
      "a conflict, in which the new one wins", try width(.equal, 100, 1000),
      try P.box { _, a in [a.width == 120, a.width == 100] },
      "+ a.width = 120 | a became 20 pt wider"),
    DiffPair(
      "a conflict gone", try P.box { _, a in [a.width == 120, a.width == 100] },
      try width(.equal, 100, 1000), "− a.width = 120 | a became 20 pt narrower"),
    DiffPair(
      "held at the other edge",
      try P.solve { root in
        let a = Box("a", 40, 20)
        a
        a.top == root.top
        a.leading == root.leading + 10
      },
      try P.solve { root in
        let a = Box("a", 40, 20)
        a
        a.top == root.top
        a.trailing == root.trailing - 10
      },
      "+ a.trailing = Scene.trailing - 10 & − a.leading = Scene.leading + 10 | "
        + "a moved 240 pt right"),
    DiffPair(
      "no longer held", plain,
      try P.solve { root in
        let a = Box("a", 40, 20)
        a
        a.top == root.top + 10
      }, "− a.leading = Scene.leading + 10 | a moved 10 pt left"),
    DiffPair(
      "two that each would do", plain,
      try P.box { root, a in [a.width >= 100, a.width == root.width / 3] },
      "+ a.width = Scene.width × 0.333 | a became 60 pt wider", "+ a.width ≥ 100: sufficient"),
    DiffPair(
      "multiplier of a position", try P.center(0.5), try P.center(1.5),
      "Δ a.centerX = Scene.centerX × 0.5 → × 1.5 | a moved 150 pt right"),
  ])
}

@Test func contentsThatChange() throws {
  let plain = try P.texts()
  check([
    DiffPair(
      "content size", try P.box(), try P.box(60, 20),
      "Δ content of a 40 × 20 → 60 × 20 | a became 20 pt wider"),
    DiffPair(
      "content size along both axes", try P.box(), try P.box(30, 25),
      "Δ content of a 40 × 20 → 30 × 25 | a became 10 pt narrower and 5 pt taller"),
    DiffPair(
      "content size that a constraint overrules", try P.box { _, a in [a.width == 100] },
      try P.box(60, 20) { _, a in [a.width == 100] },
      "Δ content of a 40 × 20 → 60 × 20: noEffect"),
    DiffPair(
      "longer text", plain, try P.texts("abcdefgh"),
      "Δ text of label “abcd” → “abcdefgh” | label became 34 pt wider"),
    DiffPair("other text of the same size", plain, try P.texts("wxyz")),
    DiffPair(
      "text that takes another line", try P.texts("abcdefgh", width: 68),
      try P.texts("abcdefghijkl", width: 68),
      "Δ text of label “abcdefgh” → “abcdefghijkl” | label became 20.5 pt taller; "
        + "below moved 20.5 pt down"),
    DiffPair(
      "width that breaks the text", try P.texts("abcdefgh", width: 68),
      try P.texts("abcdefgh", width: 34),
      "Δ label.width = 68 → 34 | label became 34 pt narrower and 20.5 pt taller; "
        + "below moved 20.5 pt down"),
    DiffPair(
      "width and text", try P.texts("abcdefgh", width: 68), try P.texts("abcd", width: 34),
      "Δ label.width = 68 → 34 | label became 34 pt narrower",
      "Δ text of label “abcdefgh” → “abcd”: noEffect"),
    DiffPair(
      "fewer lines", try P.texts("abcdefgh", width: 34),
      try P.texts("abcdefgh", width: 34, lines: 1),
      "Δ label.numberOfLines 0 → 1 | label became 20.5 pt shorter; below moved 20.5 pt up"),
    DiffPair(
      "font", plain, try P.texts(size: 34),
      "Δ font of label 17 pt regular → 34 pt regular | label became 34 pt wider and 20.5 pt taller; "
        + "below moved 20.5 pt down"),
    DiffPair(
      "hugging", try P.row(hugging: (250, 251)), try P.row(hugging: (252, 251)),
      "Δ horizontal hugging of a 250 → 252 | a became 220 pt narrower; "
        + "b became 220 pt wider at the left"),
    DiffPair(
      "hugging without effect", try P.row(hugging: (250, 251)), try P.row(hugging: (249, 251)),
      "Δ horizontal hugging of a 250 → 249: noEffect"),
    DiffPair(
      "compression resistance", try P.row(width: 60, resisting: (750, 751)),
      try P.row(width: 60, resisting: (752, 751)),
      "Δ horizontal compression resistance of a 750 → 752 | a became 20 pt wider; "
        + "b became 20 pt narrower at the left"),
  ])
}

@Test func stacksThatChange() throws {
  let plain = try P.stacked()
  check([
    DiffPair(
      "spacing", plain, try P.stacked(spacing: 16),
      "Δ s.spacing 10 → 16 | s became 12 pt taller; s/b moved 6 pt down; s/c, below moved 12 pt down"
    ),
    DiffPair(
      "a view hidden", plain, try P.stacked(hidden: ["b"]),
      "Δ s.b hidden in s | s became 30 pt shorter; s/b moved 5 pt up, became 20 pt shorter; "
        + "s/c, below moved 30 pt up"),
    DiffPair(
      "a view shown", try P.stacked(hidden: ["b"]), plain,
      "Δ s.b shown in s | s became 30 pt taller; s/b moved 5 pt down, became 20 pt taller; "
        + "s/c, below moved 30 pt down"),
    DiffPair(
      "one more view", plain, try P.stacked(["a", "b", "c", "d"]),
      "+ s.d in s | s became 30 pt taller; below moved 30 pt down"),
    DiffPair(
      "a view between others", plain, try P.stacked(["a", "n", "b", "c"]),
      "+ s.n in s | s became 30 pt taller; s/b, s/c, below moved 30 pt down"),
    DiffPair(
      "one view less", plain, try P.stacked(["a", "b"]),
      "− s.c in s | s became 30 pt shorter; below moved 30 pt up"),
    DiffPair(
      "another order", plain, try P.stacked(["b", "a", "c"]),
      "Δ s in another order | s/a moved 30 pt down; s/b moved 30 pt up"),
    DiffPair(
      "axis", plain, try P.stacked(axis: .horizontal),
      "Δ s.axis vertical → horizontal | s became 100 pt wider and 60 pt shorter; "
        + "s/b moved 50 pt right and 30 pt up; s/c moved 100 pt right and 60 pt up; "
        + "below moved 60 pt up"),
    DiffPair(
      "alignment without effect", plain, try P.stacked(alignment: .leading),
      "Δ s.alignment fill → leading: noEffect"),
    DiffPair(
      "distribution without effect", plain, try P.stacked(distribution: .fillEqually),
      "Δ s.distribution fill → fillEqually: noEffect"),
    DiffPair(
      "distribution", try P.stacked(length: 110),
      try P.stacked(distribution: .fillEqually, length: 110),
      "Δ s.distribution fill → fillEqually | s/a became 20 pt shorter; "
        + "s/b moved 20 pt up, became 10 pt taller; s/c became 10 pt taller at the top"),
    DiffPair(
      "spacing after one view", plain,
      try P.stacked { stack, views in stack.setCustomSpacing(20, after: views[0]) },
      "Δ s.spacing after s.a 10 → 20 | s became 10 pt taller; s/b, s/c, below moved 10 pt down"),
    DiffPair("the stack hidden", plain, try P.stacked { stack, _ in stack.isHidden = true }),
    DiffPair(
      "shares follow a content",
      try P.stacked(["a", "b"], spacing: 0, distribution: .fillProportionally, length: 120),
      try P.stacked(
        ["a", "b"], spacing: 0, distribution: .fillProportionally, length: 120, firstHeight: 40),
      "Δ content of s.a 40 × 20 → 40 × 40 | s/a became 20 pt taller; "
        + "s/b became 20 pt shorter at the top"),
  ])
}

@Test func environmentsAndGuides() throws {
  let phone = Device.iPhone6sPlus
  let scoped = { (device: Device) in
    try P.solve(on: device) { root in
      let a = Box("a", 40, 20)
      a
      a.top == root.top + 10
      a.leading == root.leading + 10
      When(.regularWidth) { a.width == 100 }
      When(.compactWidth) { a.height == 50 }
    }
  }
  let text = { (device: Device, direction: LayoutDirection, size: ContentSizeCategory) in
    try P.solve(on: device, direction: direction, textSize: size) { root in
      let label = Label("abcd", font: .body)
      label
      label.top == root.safeArea.top + 10
      label.leading == root.leading + 10
    }
  }
  check([
    DiffPair(
      "the device turned", try scoped(phone), try scoped(phone.landscape),
      "Δ iPhone 6s Plus → iPhone 6s Plus, landscape, 1 constraint now active, 1 no longer | "
        + "Scene became 322 pt wider and 322 pt shorter; a became 60 pt wider and 30 pt shorter"),
    DiffPair(
      "another device", try text(.iPhone8, .leftToRight, .large),
      try text(.iPhoneX, .leftToRight, .large),
      "Δ iPhone 8 → iPhone X | Scene became 145 pt taller; "
        + "label1 moved 24 pt down, became 0.167 pt shorter"),
    DiffPair(
      "the direction", try text(P.canvas, .leftToRight, .large),
      try text(P.canvas, .rightToLeft, .large),
      "Δ direction leftToRight → rightToLeft | label1 moved 246 pt right"),
    DiffPair(
      "the text size", try text(P.canvas, .leftToRight, .large),
      try text(P.canvas, .leftToRight, .extraLarge),
      "Δ text size large → extraLarge | label1 became 4 pt wider and 2.5 pt taller"),
    DiffPair(
      "a guide", try P.guided(30), try P.guided(40),
      "Δ g.height = 30 → 40 | g became 10 pt taller; a moved 10 pt down"),
    DiffPair(
      "margins", try P.margins(8), try P.margins(20),
      "Δ margins of Scene: 8 8 8 8 → 20 20 20 20 | a moved 12 pt right and 12 pt down"),
    DiffPair(
      "a frame", try P.framed(CGRect(x: 10, y: 10, width: 40, height: 20)),
      try P.framed(CGRect(x: 15, y: 10, width: 50, height: 20)),
      "Δ frame or autoresizing mask of a | a moved 5 pt right, became 10 pt wider"),
    DiffPair(
      "a view with views inside", try P.card(10), try P.card(26),
      "Δ card.top = Scene.top + 10 → + 26 | card moved 16 pt down; "
        + "card/a, card/b moved 16 pt down inside"),
  ])
}
