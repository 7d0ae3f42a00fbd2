import Foundation
import RedlineAnalysis
import RedlineLayout
import Testing

/// A scene on a canvas of 100 × 100 with boxes `a` and `b`.
private func solve(
  @LayoutBuilder _ layout: @escaping (_ root: Scene, _ a: Box, _ b: Box) -> Layout
) throws -> SolvedLayout {
  let a = Box("a"), b = Box("b")
  return try Scene { root in layout(root, a, b) }.solved(on: .canvas(100, 100))
}

/// Findings on constraints that do not hold are made when somebody reads them: of the layout as it was, whatever
/// has become of its views since.
@Test func findingsThatAreReadLate() throws {
  let a = Box("a")
  let width = a.width == 40 ~ 700
  let scene = Scene { root in
    a
    a.edges == root.edges
    width
  }
  let layout = try scene.solved(on: .canvas(100, 100))
  let read = try scene.solved(on: .canvas(100, 100)).diagnostics
  #expect(read.map(\.id) == ["brokenConstraint:a.width="])
  width.constant = 70
  let wide = try scene.solved(on: .canvas(200, 100))
  #expect(layout.diagnostics == read)
  #expect(wide.diagnostics != read)
  var changed = layout
  changed.diagnostics.removeAll { $0.rule == .brokenConstraint }
  #expect(changed.diagnostics.isEmpty)
  #expect(layout.diagnostics == read)
  #expect(changed != layout)
}

@Test func conflicts() throws {
  // name, layout, ids of the irreducible set, the broken one, a part of the message; by hand
  let rows: [(String, (Scene, Box, Box) -> [LayoutConstraint], [String], String, String)] = [
    (
      "two widths", { _, a, _ in [a.width == 10, a.height == 5, a.width == 20] },
      ["a.width=", "a.width=#2"], "a.width=#2", "a.width = 10 (FindingTests.swift:"
    ),
    (
      "least and most", { _, a, _ in [a.width >= 50, a.width <= 40] },
      ["a.width>=", "a.width<="], "a.width<=", "Solved without a.width ≤ 40"
    ),
    (
      "a chain",
      { root, a, b in
        [
          a.leading == root.leading + 10, a.width == 50, b.leading == a.trailing + 10,
          b.width == 40, b.trailing == root.trailing, b.height == 3,
        ]
      },
      [
        "a.leading=Scene.leading", "b.leading=a.trailing", "b.trailing=Scene.trailing", "a.width=",
        "b.width=",
      ], "b.width=", "Scene is 100 × 100"
    ),
    (
      "a size below 0", { root, a, _ in a.horizontal == root.horizontal + 60 },
      ["a.leading=Scene.leading", "a.trailing=Scene.trailing"], "a.trailing=Scene.trailing",
      "a.width ≥ 0 (sizes are never negative)"
    ),
    (
      "a guide of UIKit's", { root, a, _ in [a.top == root.margins.top, a.top == root.top] },
      ["a.top=margins.top", "a.top=Scene.top"], "a.top=Scene.top", "margins is 84 × 84 at 8, 8"
    ),
  ]
  for (name, make, ids, broken, part) in rows {
    let solved = try solve { root, a, b in
      a; b
      make(root, a, b)
    }
    let conflicts = solved.diagnostics.filter { $0.kind == .conflict }
    #expect(conflicts.count == 1, "\(name)")
    guard let conflict = conflicts.first else { continue }
    #expect(Set(conflict.constraints) == Set(ids), "\(name)")
    #expect(conflict.id == "conflict:" + conflict.constraints.joined(separator: ","), "\(name)")
    #expect(conflict.rank == 1 && conflict.severity == .error, "\(name)")
    #expect(conflict.message.contains(part), "\(name): \(conflict.message)")
    #expect(solved.constraints.filter(\.isBroken).map(\.id) == [broken], "\(name)")
    #expect(conflict.location == solved.constraint(broken)?.location, "\(name)")
    #expect(solved.diagnostics.first == conflict, "\(name)")
    let others = solved.constraints.filter { $0.isRequired && !$0.isBroken }
    #expect(others.filter { !$0.isSatisfied }.isEmpty, "\(name)")
  }
  let two = try solve { _, a, b in
    a; b
    a.width == 1; a.width == 2
    b.width == 3; b.width == 4
  }
  #expect(two.diagnostics.filter { $0.kind == .conflict }.map(\.rank) == [1, 2])

  // The autoresizing mask that was forgotten is named, and is not the one that breaks.
  let root = View(), view = Box("view")
  root.addSubview(view)
  LayoutConstraint.activate(view.edges == root.edges + 10)
  let forgotten = try root.solved(on: .canvas(100, 100))
  let messages = forgotten.diagnostics.filter { $0.kind == .conflict }.map(\.message)
  #expect(!messages.isEmpty)
  for message in messages {
    #expect(
      message.hasSuffix("set translatesAutoresizingMaskIntoConstraints to false on view"),
      "\(message)")
  }
  #expect(forgotten.constraints.filter(\.isBroken).allSatisfy { $0.origin == .user })

  // Content at priority 1000 can conflict too.
  let stiff = Label("abcdefghij")
  stiff.accessibilityIdentifier = "label"
  stiff.setContentCompressionResistancePriority(.required, for: .horizontal)
  let squeezed = try Scene { _ in
    stiff
    stiff.width == 20
  }.solved(on: .canvas(100, 100))
  #expect(
    squeezed.diagnostics.first?.message.contains(
      "label.width ≥ 85 (its content at priority 1000)") == true)
}

@Test func ambiguity() throws {
  // name, layout of `a` (20 × 20 unless it is said), axis, edges and sizes at both extremes;
  // nil is infinite; by hand
  typealias Range = (Double?, Double?)
  let rows: [(String, (Scene, Box) -> [LayoutConstraint], Axis, Range, Range)] = [
    (
      "between two edges",
      { root, a in
        [
          a.leading >= root.leading + 5, a.trailing <= root.trailing - 5, a.width == 20,
          a.top == root.top, a.height == 20,
        ]
      }, .horizontal, (5, 75), (20, 20)
    ),
    (
      "no place", { root, a in [a.width == 20, a.height == 20, a.leading == root.leading] },
      .vertical, (nil, nil), (20, 20)
    ),
    (
      "no length",
      { root, a in
        [a.leading == root.leading + 10] + (a.vertical == root.vertical)
      },
      .horizontal, (10, 10), (0, nil)
    ),
    (
      "a length up to the edge",
      { root, a in
        [a.leading == root.leading + 10, a.trailing <= root.trailing]
          + (a.vertical == root.vertical)
      }, .horizontal, (10, 10), (0, 90)
    ),
    (
      "centred without a length",
      { root, a in
        [a.centerY == root.centerY, a.top >= root.top + 30] + (a.horizontal == root.horizontal)
      }, .vertical, (30, 50), (0, 40)
    ),
  ]
  for (name, make, axis, edges, sizes) in rows {
    let solved = try solve { root, a, _ in
      a
      make(root, a)
    }
    #expect(solved.findings == ["ambiguity:a"], "\(name)")
    guard let finding = solved.diagnostics.first else { continue }
    #expect(finding.items == ["a"] && finding.severity == .warning, "\(name)")
    #expect(finding.freedoms.map(\.axis) == [axis], "\(name)")
    guard let freedom = finding.freedoms.first else { continue }
    #expect(freedom.lowEdge == edges.0 && freedom.highEdge == edges.1, "\(name)")
    #expect(freedom.lowSize == sizes.0 && freedom.highSize == sizes.1, "\(name)")
    #expect(finding.location == solved.item("a")?.location, "\(name)")
  }
  let message = try solve { root, a, _ in
    a
    rows[0].1(root, a)
  }.diagnostics.first?.message
  #expect(message == "a is ambiguous: x from 5 to 75; add a horizontal constraint")
  // A guide speaks up only for the axes that somebody uses, and quietly.
  let guide = LayoutGuide()
  let quiet = try solve { root, a, _ in
    a; guide
    a.edges == root.edges
    guide.leading == root.leading
  }
  #expect(quiet.diagnostics.map(\.severity) == [.note])
  #expect(quiet.diagnostics.first?.freedoms.map(\.axis) == [.horizontal])
}

@Test func otherFindings() throws {
  // name, layout, findings, message of the first; by hand
  let rows: [(String, (Scene, Box) -> (View, [LayoutConstraint]), [String], String)] = [
    (
      "a broken optional constraint",
      { root, a in
        (a, (a.edges == root.edges) + [a.width == 40 ~ 700])
      }, ["brokenConstraint:a.width="],
      "a.width = 40 @700 gives way to stronger constraints and is off by 60 pt"
    ),
    (
      "content size that gives way is not a finding",
      { root, a in
        (a.with("c", Label("abc")), a.edges == root.edges)
      }, [], ""
    ),
    (
      "a truncated text",
      { root, a in
        let c = Label("abcdefghij")
        return (a.with("c", c), (a.edges == root.edges) + [c.width == 50])
      }, ["truncatedText:a/c"],
      "a.c does not show its whole text: it needs 85 × 20.5 pt and has 50 × 20.5; let it have "
        + "more lines, or more width"
    ),
    (
      "outside its parent",
      { root, a in
        (a, (a.vertical == root.vertical + -10) + (a.horizontal == root.horizontal))
      }, ["outsideParent:a"],
      "a reaches beyond Scene by 10 pt at the top, 10 pt at the bottom; change a constraint that places "
        + "it, or let its parent be larger"
    ),
    (
      "outside its parent by a sign",
      { root, a in
        (a, (a.vertical == root.vertical) + [a.leading == root.leading - 10, a.width == 40])
      }, ["outsideParent:a"],
      "a reaches beyond Scene by 10 pt at the left; did you mean a.leading = Scene.leading + 10?"
    ),
    (
      "outside its parent by less than a distance from a guide",
      { root, a in
        (
          a,
          (a.vertical == root.vertical) + [a.leading == root.margins.leading - 9, a.width == 40]
        )
      }, ["outsideParent:a"],
      "a reaches beyond Scene by 1 pt at the left; change a constraint that places it, or let its parent be larger"
    ),
    (
      "no height around contents",
      { root, a in
        let c = Label("abc")
        return (
          a.with("c", c),
          (a.horizontal == root.horizontal) + [a.top == root.top, a.height == 0]
        )
      }, ["zeroSize:a"],
      "a has no height (0 pt): what is inside is drawn but gets no touches; constrain its "
        + "contents to both its top and its bottom"
    ),
    (
      "an empty view without a height",
      { root, a in
        (a, (a.horizontal == root.horizontal) + [a.top == root.top, a.height == 0])
      }, [], ""
    ),
    (
      "hidden views say nothing",
      { root, a in
        a.isHidden = true
        let c = Label("abcdefghij")
        return (a.with("c", c), [c.width == 5, a.leading == root.leading - 50])
      }, [], ""
    ),
    (
      "a text field scrolls",
      { root, a in
        let c = TextField("abcdefghij")
        return (a.with("c", c), (a.edges == root.edges) + [c.width == 50])
      }, [], ""
    ),
  ]
  for (name, make, findings, message) in rows {
    let solved = try solve { root, a, _ in
      let (view, constraints) = make(root, a)
      view
      constraints
    }
    #expect(solved.findings == findings, "\(name)")
    #expect(solved.diagnostics.first?.message ?? "" == message, "\(name)")
    let place = solved.diagnostics.first?.consoleLine.split(separator: ":").first
    #expect(place == (findings.isEmpty ? nil : "FindingTests.swift"), "\(name)")
  }
}

extension View {
  /// Adds a view at the top leading corner.
  fileprivate func with(_ name: String, _ view: View) -> View {
    view.accessibilityIdentifier = name
    addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([view.top == top, view.leading == leading])
    return self
  }
}

@Test func whatFollowsAnAmbiguousItemIsCountedAndNamed() throws {
  // `b` keeps its distance to `a`, which is free.
  let solved = try solve { root, a, b in
    a; b
    a.size == CGSize(width: 20, height: 20)
    b.size == CGSize(width: 30, height: 20)
    a.top == root.top
    b.top == root.top
    a.leading >= root.leading
    b.leading == a.trailing + 8
    b.trailing <= root.trailing
  }
  #expect(solved.findings == ["ambiguity:a"])
  #expect(
    solved.diagnostics.first?.message
      == "a is ambiguous: x from 0 to 42, and 1 item follows; add a horizontal constraint")
  #expect(solved.diagnostics.first?.followers == ["b"])
  #expect(try SolvedLayout(json: JSONEncoder().encode(solved)) == solved)
  // A layout that was saved before followers were named is the same, and has the same hash.
  var older = solved
  older.diagnostics[0].followers = []
  #expect(try SolvedLayout(json: JSONEncoder().encode(older)) == older && older != solved)
  #expect(older.valueHash == solved.valueHash)
  #expect(LayoutDiff(from: older, to: solved).isEmpty)
}

/// A view whose content asks for another width as soon as it has one.
private final class Restless: View {
  override func contentSize(in context: ContentContext) -> CGSize {
    CGSize(width: (context.width ?? 0) > 50 ? 40 : 60, height: 20)
  }
}

@Test func whatDoesNotComeToRestSaysSo() throws {
  let restless = Restless()
  restless.accessibilityIdentifier = "restless"
  let solved = try Scene { root in
    restless
    restless.leading == root.leading
    restless.top == root.top
  }.solved(on: .canvas(200, 100))
  let finding = solved.diagnostics.first { $0.kind == .unsettled }
  #expect(finding?.items == ["restless"])
  #expect(
    finding?.message
      == "restless does not come to rest: after 12 passes its content still changes from "
      + "40 × 20 to 60 × 20; give it a width that does not depend on its content")
}
