import Foundation
import RedlineLayout
import Testing

/// Views a, b and c in a superview `s`, and d in no view.
private struct Names {
  let parent = Box("s")
  let views: [String: any LayoutItem]
  let guide = LayoutGuide()

  init() {
    var views: [String: any LayoutItem] = ["d": Box("d"), "g": guide]
    for name in ["a", "b", "c"] {
      let box = Box(name)
      parent.addSubview(box)
      views[name] = box
    }
    guide.identifier = "g"
    parent.addLayoutGuide(guide)
    self.views = views
  }

  /// The constraints as `first relation second ± constant @priority`.
  func read(
    _ format: String, _ options: VisualFormatOptions = [],
    metrics: [String: Double] = ["gap": 12, "weak": 20, "size": 44]
  ) throws -> [String] {
    try LayoutConstraint.constraints(
      visualFormat: format, options: options, metrics: metrics, views: views
    ).map { constraint in
      let relation = constraint.relation.symbol
      let first = "\(constraint.firstItem!.displayName).\(constraint.firstAttribute)"
      let priority =
        constraint.priority < .required
        ? " @\(formatted(Double(constraint.priority.rawValue)))" : ""
      guard let second = constraint.secondItem else {
        return "\(first) \(relation) \(formatted(constraint.constant))\(priority)"
      }
      let other = "\(second.displayName).\(constraint.secondAttribute)"
      return "\(first) \(relation) \(other)\(formattedOffset(constraint.constant))\(priority)"
    }
  }
}

@Test func visualFormats() throws {
  // format, constraints; the first nine are of the forms in Apple's guide
  let rows: [(String, [String])] = [
    ("[a]-[b]", ["b.leading = a.trailing + 8"]), ("[a(>=50)]", ["a.width ≥ 50"]),
    ("|-50-[a]-50-|", ["a.leading = s.leading + 50", "s.trailing = a.trailing + 50"]),
    ("V:[a]-10-[b]", ["b.top = a.bottom + 10"]), ("[a][b]", ["b.leading = a.trailing"]),
    ("[a(100@20)]", ["a.width = 100 @20"]), ("[a(==b)]", ["a.width = b.width"]),
    ("[a(>=70,<=100)]", ["a.width ≥ 70", "a.width ≤ 100"]),
    (
      "|-[a]-[b]-[c(>=20)]-|",
      [
        "a.leading = s.leadingMargin", "b.leading = a.trailing + 8", "c.leading = b.trailing + 8",
        "c.width ≥ 20", "s.trailingMargin = c.trailing",
      ]
    ),
    ("H:|[a]|", ["a.leading = s.leading", "s.trailing = a.trailing"]),
    ("V:|-[a]-|", ["a.top = s.topMargin", "s.bottomMargin = a.bottom"]),
    ("V:|-gap-[a(size)]", ["a.top = s.top + 12", "a.height = 44"]),
    ("[a]-(>=8,<=20@250)-[b]", ["b.leading ≥ a.trailing + 8", "b.leading ≤ a.trailing + 20 @250"]),
    ("[a]-(gap@weak)-[b]", ["b.leading = a.trailing + 12 @20"]),
    ("[a]-(==8)-[b(==a@weak)]", ["b.leading = a.trailing + 8", "b.width = a.width @20"]),
    ("[a]-(-8)-[b]", ["b.leading = a.trailing - 8"]),
    ("V:[a(<=b)]", ["a.height ≤ b.height"]),
    ("[a]-0.5-[b]-1e1-[c]", ["b.leading = a.trailing + 0.5", "c.leading = b.trailing + 10"]),
    ("[a]-.5-[b]", ["b.leading = a.trailing + 0.5"]), ("[a(1.)]", ["a.width = 1"]),
    ("|[g][a]", ["g.leading = s.leading", "a.leading = g.trailing"]), ("[a]", []),
    ("[d]", []), ("V:[a(d)]", ["a.height = d.height"]),
  ]
  let names = Names()
  for (format, expected) in rows {
    #expect(try names.read(format) == expected, "\(format)")
  }
}

@Test func visualFormatOptions() throws {
  let names = Names()
  // format, options, constraints
  let rows: [(String, VisualFormatOptions, [String])] = [
    (
      "[a]-[b]-[c]", .alignAllTop,
      [
        "b.leading = a.trailing + 8", "c.leading = b.trailing + 8", "a.top = b.top",
        "b.top = c.top",
      ]
    ),
    (
      "[a][b]", .alignAllFirstBaseline,
      ["b.leading = a.trailing", "a.firstBaseline = b.firstBaseline"]
    ),
    ("[a][b]", .alignAllCenterY, ["b.leading = a.trailing", "a.centerY = b.centerY"]),
    (
      "[a][b][c]", [.alignAllTop, .alignAllBottom],
      [
        "b.leading = a.trailing", "c.leading = b.trailing", "a.top = b.top", "b.top = c.top",
        "a.bottom = b.bottom", "b.bottom = c.bottom",
      ]
    ),
    (
      "V:[a][b]", [.alignAllLeading, .alignAllTrailing],
      ["b.top = a.bottom", "a.leading = b.leading", "a.trailing = b.trailing"]
    ),
    // One view is aligned with nothing.
    ("V:|[a]", [.alignAllTop, .alignAllBottom], ["a.top = s.top"]),
    ("V:[a][b]", .alignAllTrailing, ["b.top = a.bottom", "a.trailing = b.trailing"]),
    (
      "|-5-[a]-[b]-|", .directionLeftToRight,
      ["a.left = s.left + 5", "b.left = a.right + 8", "s.rightMargin = b.right"]
    ),
    (
      "|-5-[a]-[b]-|", .directionRightToLeft,
      ["s.right = a.right + 5", "a.left = b.right + 8", "b.left = s.leftMargin"]
    ),
    ("V:[a]-20-[b]", .spacingBaselineToBaseline, ["b.firstBaseline = a.lastBaseline + 20"]),
    ("V:|[a]", .directionRightToLeft, ["a.top = s.top"]),
  ]
  for (format, options, expected) in rows {
    #expect(try names.read(format, options) == expected, "\(format)")
  }
  // The numbers of UIKit's header.
  let values: [(VisualFormatOptions, UInt)] = [
    (.alignAllLeft, 2), (.alignAllRight, 4), (.alignAllTop, 8), (.alignAllBottom, 16),
    (.alignAllLeading, 32), (.alignAllTrailing, 64), (.alignAllCenterX, 512),
    (.alignAllCenterY, 1024), (.alignAllLastBaseline, 2048), (.alignAllFirstBaseline, 4096),
    (.alignmentMask, 0xFFFF), (.directionLeadingToTrailing, 0), (.directionLeftToRight, 0x10000),
    (.directionRightToLeft, 0x20000), (.directionMask, 0x30000),
    (.spacingBaselineToBaseline, 0x80000), (.spacingMask, 0x80000),
  ]
  for (option, value) in values { #expect(option.rawValue == value) }
}

/// The sentence of an error and the characters before its caret.
@Test func visualFormatErrors() throws {
  let names = Names()
  let view = "Expected a view, like [name]"
  let end = "A predicate on a view's thickness must end with ')' and the view must end with ']'"
  let number = "Expected a number or the name of a metric"
  // format, options, sentence, place
  let rows: [(String, VisualFormatOptions, String, Int)] = [
    ("V|[a]|", [], "Expected ':' after 'V' to specify vertical arrangement", 1),
    ("H", [], "Expected ':' after 'H' to specify horizontal arrangement", 1),
    ("[a(==200-|", [], end, 8), ("[a", [], end, 2), ("[a(50]", [], end, 5), ("[a b]", [], end, 2),
    ("[x]", [], "x is not a key in the views dictionary.", 1),
    ("[a]-[self]", [], "self is not a key in the views dictionary.", 5),
    ("[a(>50)]", [], "Unknown relation. Must be ==, >=, or <=", 3),
    ("[a(=50)]", [], "Unknown relation. Must be ==, >=, or <=", 3),
    ("[a]-(<8)-[b]", [], "Unknown relation. Must be ==, >=, or <=", 5),
    (
      "|[d]", [],
      "Unable to interpret '|' character, because the related view doesn't have a superview",
      0
    ),
    (
      "[d]-|", [],
      "Unable to interpret '|' character, because the related view doesn't have a superview", 4
    ),
    ("[a]-wide-[b]", [], "wide is not a key in the metrics dictionary.", 4),
    ("[a]-a-[b]", [], "a is not a key in the metrics dictionary.", 4),
    ("[a(2@x)]", [], "x is not a key in the metrics dictionary.", 5),
    ("[a(b2)]", [], "b2 is not a key in the views dictionary.", 3), ("", [], view, 0),
    ("H:", [], view, 2), ("|", [], view, 1), ("|-|", [], view, 2), ("a", [], view, 0),
    ("[]", [], view, 1), ("[1a]", [], view, 1), ("[é]", [], view, 1), ("[a]-", [], number, 4),
    ("[a]--[b]", [], number, 4), ("[a]-()-[b]", [], number, 5), ("[a(>=)]", [], number, 5),
    ("[a(5@)]", [], number, 5), ("[a(5,)]", [], number, 5), ("[a]-+5-[b]", [], number, 4),
    ("[a]-8[b]", [], "Expected a '-' at the end of the connection", 5),
    ("[a]-(8-[b]", [], "Expected ',' or ')' after a predicate", 6),
    ("[a]x", [], "Expected the end of the format, or a connection", 3),
    ("[a]|[b]", [], "Expected the end of the format, or a connection", 4),
    ("[a]-8-", [], view, 6), ("[a] -[b]", [], "Expected the end of the format, or a connection", 3),
    ("[a(9e999)]", [], "∞ is no constant, or no priority above 0 and at most 1000", 3),
    ("[a(5@1001)]", [], "1001 is no constant, or no priority above 0 and at most 1000", 5),
    ("[a(5@0)]", [], "0 is no constant, or no priority above 0 and at most 1000", 5),
    (
      "[a]-[b]", .alignAllLeading,
      "Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is also horizontal.",
      0
    ),
    (
      "[a]-[b]", [.alignAllTop, .alignAllLeading],
      "Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is also horizontal.",
      0
    ),
    (
      "V:[a]-[b]", .alignAllTop,
      "Options mask required views to be aligned on a vertical edge, which is not allowed for layout that is also vertical.",
      0
    ),
    (
      "[a]-[b]", .spacingBaselineToBaseline,
      "Spacing from baseline to baseline needs a vertical format", 0
    ),
  ]
  for (format, options, sentence, place) in rows {
    let error = #expect(throws: VisualFormatError.self, "\(format)") {
      try names.read(format, options)
    }
    #expect(error?.message == sentence, "\(format)")
    #expect(error?.position == place, "\(format)")
  }
  let error = #expect(throws: VisualFormatError.self) { try names.read("V|[a]|") }
  #expect(
    error?.description
      == "Unable to parse constraint format: \nExpected ':' after 'V' to specify vertical arrangement \nV|[a]| \n ^"
  )
}

/// Long and odd strings end in time that grows with their length.
@Test func hostileVisualFormats() throws {
  let names = Names()
  let many = 20_000
  // name, format, whether it can be read
  let rows: [(String, String, Bool)] = [
    ("many views", String(repeating: "[a]-", count: many) + "[a]", true),
    ("many predicates", "[a(" + String(repeating: "5,", count: many) + "5)]", true),
    ("a long number", "[a(" + String(repeating: "1", count: many) + ")]", false),
    ("a long name", "[" + String(repeating: "a", count: many) + "]", false),
    ("many parentheses", String(repeating: "(", count: many), false),
    ("many bars", String(repeating: "|", count: many), false),
    ("brackets in brackets", String(repeating: "[", count: many), false),
    ("zero bytes", "[a\0]", false), ("keycaps", "[a(1\u{FE0F}\u{20E3})]", false),
    ("combined letters", "[a]-\u{301}[b]", false), ("line feeds", "[a]\n[b]", false),
  ]
  for (name, format, isReadable) in rows {
    if isReadable {
      #expect(try names.read(format).count >= many, "\(name)")
    } else {
      #expect(throws: VisualFormatError.self, "\(name)") { try names.read(format) }
    }
  }
  // Cuts and mixes of a format never trap.
  var random = SplitMix(state: 7)
  let pieces = [
    "H:", "V:", "|", "-", "[a", "]", "(", ")", ">=", "8", "@", ",", "gap", "[b]", "1e", ".",
  ]
  for _ in 0..<5_000 {
    let count = Int.random(in: 0...12, using: &random)
    let format = (0..<count).map { _ in pieces.randomElement(using: &random)! }.joined()
    if let error = #expect(
      throws: (any Error).self,
      performing: {
        _ = try names.read(format)
        throw CancellationError()
      }) as? VisualFormatError
    {
      #expect((0...format.count).contains(error.position), "\(format)")
    }
  }
}

/// Active constraints of a format lay out the views.
@Test func visualFormatLayout() throws {
  let root = View(), a = Box("a"), b = Box("b")
  for view in [a, b] {
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
  }
  for (format, options) in [
    ("|-[a]-[b(==a)]-|", VisualFormatOptions.alignAllTop), ("V:|-20-[a(30)]", []),
    ("V:[b(==a)]", []),
  ] {
    LayoutConstraint.activate(
      try LayoutConstraint.constraints(
        visualFormat: format, options: options, views: ["a": a, "b": b]))
  }
  let solved = try root.solved(on: .canvas(200, 100))
  #expect(solved.frames("a", "b") == ["8 20 88 30", "104 20 88 30"])
  #expect(solved.findings.isEmpty)
}
