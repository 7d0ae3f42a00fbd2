import Foundation
import RedlineLayout
import Testing

private typealias Place = RedlineLayout.SourceLocation

private func place(_ line: Int) -> Place {
  Place(fileID: #fileID, line: line)
}

@Test func layoutErrors() throws {
  let foreign = Box("foreign")
  let guide = LayoutGuide()
  guide.identifier = "gap"
  typealias Mistake = (
    String, (Place) -> LayoutError, (Scene, Box, Box) -> LayoutConstraint
  )
  // name, error, the constraint that it names with the line where a layout lists it
  let rows: [Mistake] = [
    (
      "no common ancestor",
      { .noCommonAncestor(first: "a.top", second: "foreign.bottom", location: $0) },
      { _, a, _ in
        a.top == foreign.bottom
      }
    ),
    (
      "a foreign view first",
      { .noCommonAncestor(first: "foreign.width", second: "a.width", location: $0) },
      { _, a, _ in
        foreign.width == a.width
      }
    ),
    (
      "a foreign view alone",
      { .noCommonAncestor(first: "foreign.width", second: "Scene", location: $0) },
      { root, _, _ in
        foreign.width == 3
      }
    ),
    (
      "an infinite constant",
      { .nonFinite(constraint: "a.top = Scene.top", value: .infinity, location: $0) },
      { root, a, _ in
        a.top == root.top + .infinity
      }
    ),
    (
      "an infinite multiplier",
      { .nonFinite(constraint: "a.width ≤ b.width", value: -.infinity, location: $0) },
      { _, a, b in
        a.width <= b.width * -.infinity
      }
    ),
    (
      "a division by 0",
      { .nonFinite(constraint: "a.width = b.width", value: .infinity, location: $0) },
      { _, a, b in
        a.width == b.width / 0
      }
    ),
    (
      "a constant beyond all screens",
      { .nonFinite(constraint: "a.width", value: 1e300, location: $0) },
      { _, a, _ in
        a.width == 1e300
      }
    ),
    (
      "a position as a number",
      { .locationEqualToConstant(anchor: "a.leading", constant: 8, location: $0) },
      { _, a, _ in
        LayoutConstraint(item: a, attribute: .leading, constant: 8)
      }
    ),
    (
      "a position times 0",
      { .locationEqualToConstant(anchor: "a.leading", constant: 8, location: $0) },
      { _, a, b in
        a.leading == b.leading * 0 + 8
      }
    ),
    (
      "position and size",
      { .incompatibleAttributes(first: "a.leading", second: "b.width", location: $0) },
      { _, a, b in
        LayoutConstraint(item: a, attribute: .leading, toItem: b, attribute: .width)
      }
    ),
    (
      "two axes", { .incompatibleAttributes(first: "a.leading", second: "b.top", location: $0) },
      { _, a, b in
        LayoutConstraint(item: a, attribute: .leading, toItem: b, attribute: .top)
      }
    ),
    (
      "an attribute is missing",
      { .incompatibleAttributes(first: "a.leading", second: "b.notAnAttribute", location: $0) },
      { _, a, b in
        LayoutConstraint(item: a, attribute: .leading, toItem: b)
      }
    ),
    (
      "mixed directions", { .mixedDirections(first: "a.leading", second: "b.right", location: $0) },
      { _, a, b in
        a.leading == b.right
      }
    ),
    (
      "mixed directions on margins",
      { .mixedDirections(first: "a.left", second: "b.trailingMargin", location: $0) },
      { _, a, b in
        LayoutConstraint(item: a, attribute: .left, toItem: b, attribute: .trailingMargin)
      }
    ),
    (
      "priority 0", { .invalidPriority(constraint: "a.width", value: 0, location: $0) },
      {
        _, a, _ in
        a.width == 10 ~ 0
      }
    ),
    (
      "priority -1", { .invalidPriority(constraint: "a.top = b.top", value: -1, location: $0) },
      { _, a, b in
        a.top == b.top ~ -1
      }
    ),
    (
      "priority 1001", { .invalidPriority(constraint: "a.width", value: 1001, location: $0) },
      { _, a, _ in
        a.width == 10 ~ 1001
      }
    ),
    (
      "infinite priority",
      { .invalidPriority(constraint: "a.width", value: .infinity, location: $0) },
      { _, a, _ in
        a.width == 10 ~ LayoutPriority(.infinity)
      }
    ),
    (
      "a guide without an owner",
      { .guideWithoutOwner(constraint: "gap.top = a.top", location: $0) },
      { _, a, _ in
        guide.top == a.top
      }
    ),
    (
      "a guide without an owner, second",
      { .guideWithoutOwner(constraint: "a.top ≥ gap.bottom", location: $0) },
      { _, a, _ in
        a.top >= guide.bottom
      }
    ),
    (
      "a guide without an owner, alone",
      { .guideWithoutOwner(constraint: "gap.width", location: $0) },
      { _, _, _ in
        guide.width == 8
      }
    ),
  ]
  let line = #line + 5
  for (name, expected, make) in rows {
    let a = Box("a"), b = Box("b")
    let scene = Scene { root in
      a; b
      make(root, a, b)
    }
    let error = expected(place(line))
    #expect(throws: error, "\(name)") { try scene.solved(on: .canvas(100, 100)) }
    #expect(error.location == place(line), "\(name)")
  }
  // NaN differs from itself, so these are compared in words.
  for (name, part, make) in [
    ("NaN constant", "a.width has the value nan", { $0.width == .nan }),
    ("NaN multiplier", "a.width = a.height has the value nan", { $0.width == $0.height * .nan }),
    ("NaN priority", "a.width has the priority nan", { $0.width == 3 ~ LayoutPriority(.nan) }),
  ] as [(String, String, (Box) -> LayoutConstraint)] {
    let a = Box("a")
    let scene = Scene { _ in
      a
      make(a)
    }
    let message = failure { try scene.solved(on: .canvas(9, 9)) }
    #expect(message.contains("error: \(part)"), "\(name): \(message)")
  }
}

/// The description of what is thrown; empty where nothing is.
private func failure(_ solve: () throws -> SolvedLayout) -> String {
  do {
    _ = try solve()
    return ""
  } catch { return "\(error)" }
}

@Test func errorMessages() {
  let place = Place(fileID: "App/Card.swift", line: 7)
  let rows: [(LayoutError, String)] = [
    (
      .noCommonAncestor(first: "a.top", second: "b.bottom", location: place),
      "Card.swift:7: error: a.top and b.bottom have no common ancestor; list both views in one "
        + "layout, or add them to the same hierarchy, before they are constrained to each other"
    ),
    (
      .nonFinite(constraint: "a.width", value: .infinity, location: nil),
      "error: a.width has the value ∞; constants and multipliers must be finite and between "
        + "-1000000000 and 1000000000"
    ),
    (
      .locationEqualToConstant(anchor: "a.leading", constant: 8, location: place),
      "Card.swift:7: error: a.leading = 8 compares a position with a number; positions come in "
        + "pairs, for example a.leading = superview.leading + 8"
    ),
    (
      .incompatibleAttributes(first: "a.top", second: "b.width", location: place),
      "Card.swift:7: error: a.top and b.width cannot be compared; pair positions of one axis "
        + "with each other, and widths and heights with widths and heights"
    ),
    (
      .mixedDirections(first: "a.leading", second: "b.left", location: place),
      "Card.swift:7: error: a.leading and b.left mix leading or trailing with left or right; "
        + "use one kind for both"
    ),
    (
      .invalidPriority(constraint: "a.width", value: 1001, location: place),
      "Card.swift:7: error: a.width has the priority 1001; priorities are greater than 0 and at "
        + "most 1000"
    ),
    (
      .invalidValue(item: "a", property: "spacing", value: .nan, location: place),
      "Card.swift:7: error: spacing of a is nan; it must be a finite number, and above 0 for a "
        + "font size or a scale"
    ),
    (
      .hierarchyCycle(parent: "a", child: "b", location: place),
      "Card.swift:7: error: b cannot be a subview of a, which is b itself or lies inside it"
    ),
    (
      .guideWithoutOwner(constraint: "gap.top = a.top", location: place),
      "Card.swift:7: error: gap.top = a.top refers to a guide that no view owns; list the guide "
        + "in the layout"
    ),
    (
      .invalidSize(width: .nan, height: -1),
      "error: a root view of nan × -1 pt cannot be solved; width and height must be between 0 "
        + "and 1000000"
    ),
  ]
  for (error, expected) in rows { #expect(error.description == expected) }
}

@Test func hierarchyCycles() throws {
  let outer = Box("outer"), middle = Box("middle"), inner = Box("inner")
  outer.addSubview(middle)
  middle.addSubview(inner)
  let line = #line + 1
  inner.addSubview(outer)
  #expect(outer.superview == nil && inner.subviews.isEmpty)
  #expect(
    throws: LayoutError.hierarchyCycle(parent: "inner", child: "outer", location: place(line))
  ) { try outer.solved(on: .canvas(9, 9)) }

  let own = Box("own")
  let ownLine = #line + 1
  own.addSubview(own)
  #expect(
    throws: LayoutError.hierarchyCycle(parent: "own", child: "own", location: place(ownLine))
  ) { try own.solved(on: .canvas(9, 9)) }
  // A layout that lists itself.
  let selfLine = #line + 1
  let itself = Scene { root in root }
  #expect(
    throws: LayoutError.hierarchyCycle(parent: "Scene", child: "Scene", location: place(selfLine))
  ) { try itself.solved(on: .canvas(9, 9)) }
  // A stack that arranges its own superview.
  let stack = Stack { Box("inside") }
  stack.accessibilityIdentifier = "stack"
  let root = Box("root")
  root.addSubview(stack)
  let stackLine = #line + 1
  stack.addArrangedSubview(root)
  #expect(stack.arrangedSubviews.count == 1)
  #expect(
    throws: LayoutError.hierarchyCycle(parent: "stack", child: "root", location: place(stackLine))
  ) { try root.solved(on: .canvas(9, 9)) }
}
