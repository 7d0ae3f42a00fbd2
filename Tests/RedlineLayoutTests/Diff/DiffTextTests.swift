import Foundation
import RedlineLayout
import Testing

@testable import RedlineAnalysis

private final class Card: View, LayoutSpec {
  let title = Label("Title")
  let badge = Box(nil, 10, 10)

  var layout: Layout {
    title
    badge
    title.top == top + 8
    title.leading == leading + 8
    badge.top == title.bottom + 4
    badge.leading == title.leading
    badge.bottom == bottom - 8
    title.trailing == trailing - 8
  }
}

private final class Page: View, LayoutSpec {
  let card = Card()
  let gap: Double
  init(_ gap: Double = 10) {
    self.gap = gap
    super.init()
  }
  var layout: Layout {
    card
    card.top == top + gap
    card.leading == leading + 10
  }
}

private final class RenamedPage: View, LayoutSpec {
  let panel = Card()
  var layout: Layout {
    panel
    panel.top == top + 10
    panel.leading == leading + 10
  }
}

/// Views beside each other, each with an edit of its own.
private final class Panel: View, LayoutSpec {
  let one = Label("1")
  let two = Label("2")
  let three = Label("3")
  let four = Label("4")
  let help = Label("Help")
  let five = Label("5")
  let gap: Double
  init(gap: Double) {
    self.gap = gap
    super.init()
  }
  var layout: Layout {
    for (index, label) in [one, two, three, four, five, help].enumerated() {
      label
      label.leading == leading + Double(index * 40)
    }
    for label in [one, two, three, four, five] { label.top == top + gap }
    if gap == 8 { help.top == top + 200 }
  }
}

private let screen = Device.canvas(300, 400)

/// Labels without names, below each other.
private func labels(_ texts: [String]) throws -> SolvedLayout {
  try Pairs.solve { root in
    let labels = texts.map { Label($0) }
    labels
    for (index, label) in labels.enumerated() {
      label.top == (index == 0 ? root.top : labels[index - 1].bottom) + 8
      label.leading == root.leading
    }
  }
}

@Test("What moves most comes first where a text is cut, and the whole text has every line")
func whatMovesMostComesFirst() throws {
  let diff = LayoutDiff(
    from: try Panel(gap: 8).solved(on: screen), to: try Panel(gap: 12).solved(on: screen))
  let lines = diff.textByMovement.split(separator: "\n").map(String.init)
  #expect(lines.count == 9)
  #expect(lines.last == "  … and 3 more changes")
  #expect(lines[2].hasPrefix("  − help.top = Panel.top + 200"), "\(lines)")
  #expect(!diff.textByMovement.contains("five"))
  let whole = try #require(diff.wholeText)
  #expect(whole.hasPrefix(lines.dropLast().joined(separator: "\n")), "\(whole)")
  #expect(whole.contains("five.top") && !whole.contains("more"))
  let short = LayoutDiff(
    from: try Page().solved(on: screen), to: try Page(26).solved(on: screen))
  #expect(short.textByMovement == short.text)
}

@Test func textsOfDifferences() throws {
  let long = try Pairs.column {
    $0.names = (0..<9).map { "v\($0)x" }
    $0.gaps = Array(repeating: 8, count: 9)
  }
  let rows: [(String, LayoutDiff, [String])] = [
    (
      "one constraint",
      LayoutDiff(from: try Page().solved(on: screen), to: try Page(26).solved(on: screen)),
      [
        "Page on 300 × 400: 1 constraint changed, 3 views moved",
        "  Δ card.top = Page.top + 10 → + 26   DiffTextTests.swift:30",
        "      card moved 16 pt down",
        "      (card.title moves with card, card.badge moves with card; no other frame changed)",
      ]
    ),
    (
      "a name with what is inside",
      LayoutDiff(
        from: try Page().solved(in: environment, measuring: FixedAdvance(), name: "page"),
        to: try RenamedPage().solved(in: environment, measuring: FixedAdvance(), name: "page")),
      [
        "page on 300 × 400: 1 view renamed, no frame moved",
        "  renamed: card → panel",
        "  Δ RenamedPage: className Page → RenamedPage",
      ]
    ),
    (
      "many views that follow",
      LayoutDiff(
        from: long,
        to: try Pairs.column {
          $0.names = (0..<9).map { "v\($0)x" }
          $0.gaps = [8, 24, 8, 8, 8, 8, 8, 8, 8]
        }),
      [
        "Scene on 300 × 400: 1 constraint changed, 8 views moved",
        "  Δ v1x.top = v0x.bottom + 8 → + 24   DiffScenes.swift:47",
        "      v1x and 7 views below moved 16 pt down",
        "      (no other frame changed)",
      ]
    ),
    (
      "a finding first",
      LayoutDiff(
        from: try Pairs.box { _, a in [a.width == 100] },
        to: try Pairs.box { _, a in [a.width == 120, a.width == 100] }),
      [
        "Scene on 300 × 400: 1 constraint added, 1 view resized",
        "  ! new: these required constraints cannot all hold",
        "  + a.width = 120",
        "      a became 20 pt wider",
        "      (no other frame changed)",
      ]
    ),
    (
      "what a new conflict moves",
      LayoutDiff(
        from: try Pairs.box { _, a in [a.width == 100, a.width == 100] },
        to: try Pairs.box { _, a in [a.width == 120, a.width == 100] }),
      [
        "Scene on 300 × 400: 1 constraint changed, 1 view resized",
        "  ! new: these required constraints cannot all hold",
        "  ✓ gone: a.width = 100 does nothing",
        "  ? by the new conflict, of which one constraint is given up:",
        "      a became 20 pt wider",
        "  Δ a.width = 100 → 120",
      ]
    ),
    (
      "what is hidden has no place",
      LayoutDiff(from: try Pairs.stacked(), to: try Pairs.stacked(hidden: ["b"])),
      [
        "Scene on 300 × 400: 1 view hidden, 2 views moved, 1 view resized",
        "  Δ s.b hidden in s   DiffScenes.swift:138",
        "      s became 30 pt shorter",
        "      s.c, below moved 30 pt up",
        "      (no other frame changed)",
      ]
    ),
    (
      "looks only",
      LayoutDiff(from: try labels(["abcd"]), to: try labels(["wxyz"])),
      [
        "Scene on 300 × 400: 1 text changed, no frame moved",
        "  Δ label1: text abcd → wxyz",
      ]
    ),
  ]
  for (name, diff, lines) in rows {
    let text = diff.text.split(separator: "\n").map(String.init)
    #expect(text.count == lines.count, "\(name): \(diff.text)")
    for (line, expected) in zip(text, lines) {
      // Lines of this file and ends of long messages may differ.
      let start = expected.split(separator: "   Diff").first.map(String.init) ?? expected
      #expect(line.hasPrefix(start), "\(name): \(line)")
    }
  }
}

private let environment = LayoutEnvironment(device: screen)

@Test func viewsWithoutNames() throws {
  let old = try labels(["one", "two", "three"])
  // name, new texts, what happened
  let rows: [(String, [String], [String])] = [
    ("in front", ["new", "one", "two", "three"], ["added label1"]),
    ("between", ["one", "new", "two", "three"], ["added label2"]),
    ("one less", ["one", "three"], ["removed label2"]),
    ("another text", ["one", "2", "three"], []),
  ]
  for (name, texts, expected) in rows {
    let diff = LayoutDiff(from: old, to: try labels(texts))
    let came = diff.items.filter { $0.kind != .changed }.map { "\($0.kind.rawValue) \($0.id)" }
    #expect(came == expected, "\(name)")
    #expect(!diff.items.contains { $0.isRenamed }, "\(name)")
    #expect(diff.unexplained.isEmpty, "\(name): \(diff.text)")
  }
}

@Test func differencesAsJSON() throws {
  let diff = LayoutDiff(
    from: try Pairs.stacked(), to: try Pairs.stacked(["a", "n", "c"], spacing: 4))
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys]
  let data = try encoder.encode(diff)
  #expect(try JSONDecoder().decode(LayoutDiff.self, from: data) == diff)
  let again = LayoutDiff(
    from: try Pairs.stacked(), to: try Pairs.stacked(["a", "n", "c"], spacing: 4))
  #expect(try encoder.encode(again) == data)
}

/// What several solutions allow is not blamed on somebody.
@Test func whatIsNotExplained() throws {
  let old = try Pairs.box { _, a in [a.width == 100 ~ 500, a.width == 200 ~ 500] }
  var new = old
  let index = try #require(new.items.firstIndex { $0.id == "a" })
  new.items[index].alignmentRect.size.width = 150
  new.items[index].frame.size.width = 150
  let diff = LayoutDiff(from: old, to: new)
  #expect(diff.causes.isEmpty)
  #expect(diff.unexplained.flatMap(\.moves).map(\.item) == ["a"])
  #expect(!diff.isEmpty)
}

/// Layouts as files may hold them: ends that are not there, cycles, nothing at all.
@Test func strangeLayouts() throws {
  let old = try Pairs.column()
  var lost = old
  for index in lost.constraints.indices { lost.constraints[index].first.item = "nobody" }
  var cyclic = old
  cyclic.items[1].parent = cyclic.items[2].id
  cyclic.items[2].parent = cyclic.items[1].id
  var empty = old
  empty.items = []
  var twice = old
  twice.items += twice.items.dropFirst()
  var endless = old
  for index in endless.constraints.indices { endless.constraints[index].constant = .infinity }
  for (name, layout) in [
    ("lost", lost), ("cyclic", cyclic), ("empty", empty), ("twice", twice), ("endless", endless),
  ] {
    #expect(!LayoutDiff(from: old, to: layout).text.isEmpty, "\(name)")
    #expect(!LayoutDiff(from: layout, to: old).text.isEmpty, "\(name)")
  }
}

/// A chain of views inside each other and a column of many: no recursion, no square of the count.
@Test func largeLayouts() throws {
  let column = { (gap: Double) in
    try Pairs.column {
      $0.names = (0..<600).map { "v\($0)x" }
      $0.gaps = Array(repeating: 8, count: 600)
      $0.gaps[3] = gap
    }
  }
  let diff = LayoutDiff(from: try column(8), to: try column(10))
  #expect(diff.causes.count == 1 && diff.causes[0].moves.count == 597)
  #expect(diff.causes[0].changes.map(\.sentence) == ["v3x.top = v2x.bottom + 8 → + 10"])
  let nested = { (inset: Double) -> SolvedLayout in
    let root = View()
    var parent = root
    for index in 0..<600 {
      let child = View()
      child.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(child)
      LayoutConstraint.activate(child.edges == parent.edges + (index == 0 ? inset : 0))
      parent = child
    }
    return try root.solved(on: screen)
  }
  let inner = LayoutDiff(from: try nested(0), to: try nested(10))
  #expect(inner.causes.count == 4 && inner.unexplained.isEmpty)
}
