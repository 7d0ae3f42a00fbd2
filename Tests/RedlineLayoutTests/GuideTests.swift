import Foundation
import RedlineLayout
import Testing

/// Adds a view that fills a guide.
private func filling(_ guide: LayoutGuide, in parent: View) -> Box {
  let box = Box("box")
  parent.addSubview(box)
  box.translatesAutoresizingMaskIntoConstraints = false
  LayoutConstraint.activate(box.edges == guide.edges)
  return box
}

/// The frame of a guide of a view at insets from the root, of which more is set up.
private func frame(
  of guide: KeyPath<View, LayoutGuide>, in environment: LayoutEnvironment,
  at insets: DirectionalEdgeInsets? = nil, root prepareRoot: (View) -> Void = { _ in },
  view prepare: (View) -> Void = { _ in }
) throws -> String {
  let root = View()
  prepareRoot(root)
  var owner = root
  if let insets {
    owner = Box("view")
    root.addSubview(owner)
    owner.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate(owner.edges == root.edges + insets)
  }
  prepare(owner)
  _ = filling(owner[keyPath: guide], in: owner)
  return try root.solved(in: environment, measuring: FixedAdvance()).found("box").map { item in
    [item.frame.minX, item.frame.minY, item.frame.width, item.frame.height]
      .map { formatted($0) }.joined(separator: " ")
  } ?? "none"
}

private func screen(
  _ device: Device, _ direction: LayoutDirection = .leftToRight, keyboard: Double = 0
) -> LayoutEnvironment {
  var result = LayoutEnvironment(device: device, layoutDirection: direction)
  result.keyboardHeight = keyboard
  return result
}

@Test func safeAreas() throws {
  let more = { (view: View) in
    view.additionalSafeAreaInsets = EdgeInsets(top: 10, left: 5, bottom: 20, right: 6)
  }
  // name, environment, insets of the view, the root's set-up, the view's, frame of its safe area
  let rows:
    [(String, LayoutEnvironment, DirectionalEdgeInsets?, (View) -> Void, (View) -> Void, String)] =
      [
        ("the screen's", screen(.iPhoneX), nil, { _ in }, { _ in }, "0 44 375 734"),
        ("additional", screen(.iPhoneX), nil, more, { _ in }, "5 54 364 704"),
        (
          "additional, in a view inside", screen(.iPhoneX), .init(all: 0), more, { _ in },
          "5 54 364 704"
        ),
        ("of a view alone", screen(.iPhoneX), .init(all: 0), { _ in }, more, "5 54 364 704"),
        ("a part of it", screen(.iPhoneX), .init(all: 30), { _ in }, { _ in }, "30 44 315 734"),
        ("none far inside", screen(.iPhoneX), .init(all: 50), { _ in }, { _ in }, "50 50 275 712"),
        (
          "sides in landscape", screen(.iPhoneX.landscape), .init(all: 10), { _ in }, { _ in },
          "44 10 724 344"
        ),
        (
          "none without a device", screen(.canvas(100, 80)), .init(all: 10), { _ in }, { _ in },
          "10 10 80 60"
        ),
      ]
  for (name, environment, insets, root, view, expected) in rows {
    let found = try frame(
      of: \.safeAreaLayoutGuide, in: environment, at: insets, root: root, view: view)
    #expect(found == expected, "\(name)")
  }
}

@Test func margins() throws {
  let directional = { (view: View) in
    view.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 1, leading: 30, bottom: 2, trailing: 50)
  }
  let narrow = { (view: View) in view.directionalLayoutMargins = DirectionalEdgeInsets(all: 4) }
  // name, environment, insets, the root's set-up, the view's, frame of the margins guide
  let rows:
    [(String, LayoutEnvironment, DirectionalEdgeInsets?, (View) -> Void, (View) -> Void, String)] =
      [
        ("root, 375 wide: 16", screen(.iPhone8), nil, { _ in }, { _ in }, "16 20 343 647"),
        ("root, 402 wide: 16", screen(.iPhone16Pro), nil, { _ in }, { _ in }, "16 62 370 778"),
        ("root, 414 wide: 20", screen(.iPhone8Plus), nil, { _ in }, { _ in }, "20 20 374 716"),
        ("root, tablet: 20", screen(.iPad9), nil, { _ in }, { _ in }, "20 20 770 1060"),
        ("root, never below the minimum", screen(.iPhone8), nil, narrow, { _ in }, "16 24 343 639"),
        (
          "root, below the minimum on request", screen(.iPhone8), nil,
          {
            narrow($0)
            $0.respectsSystemMinimumLayoutMargins = false
          }, { _ in }, "4 24 367 639"
        ),
        (
          "directional", screen(.canvas(200, 100)), .init(all: 0), { _ in }, directional,
          "30 1 120 97"
        ),
        (
          "directional from right to left", screen(.canvas(200, 100), .rightToLeft), .init(all: 0),
          { _ in }, directional, "50 1 120 97"
        ),
        (
          "additional safe area", screen(.iPhone8), nil,
          { $0.additionalSafeAreaInsets = EdgeInsets(top: 10) }, { _ in }, "16 30 343 637"
        ),
        (
          "preserved from a root with 40 at the sides", screen(.iPhone8), .init(all: 10),
          { $0.directionalLayoutMargins = DirectionalEdgeInsets(all: 40) },
          { $0.preservesSuperviewLayoutMargins = true }, "40 60 295 567"
        ),
        (
          "not preserved: 8, and what is left of the safe area", screen(.iPhone8), .init(all: 10),
          { $0.directionalLayoutMargins = DirectionalEdgeInsets(all: 40) }, { _ in },
          "18 28 339 621"
        ),
      ]
  for (name, environment, insets, root, view, expected) in rows {
    let found = try frame(
      of: \.layoutMarginsGuide, in: environment, at: insets, root: root, view: view)
    #expect(found == expected, "\(name)")
  }
  #expect(
    try frame(of: \.layoutMarginsGuide, in: screen(.canvas(100, 60))) == "8 8 84 44", "plain: 8")
}

@Test func readableWidths() throws {
  // name, device, frame of the readable guide; 672 pt at the text size L
  let rows: [(String, Device, String)] = [
    ("phone: the margins", .iPhone8, "16 20 343 647"),
    ("768 wide: inset 48", .iPadMini5, "48 20 672 1004"),
    ("1024 wide: inset 176", .iPadMini5.landscape, "176 20 672 748"),
    ("a narrow window: the margins", .iPadMini5.split(.third), "16 20 288 1004"),
    ("a wide phone on its side", .iPhone8Plus.landscape, "32 0 672 414"),
  ]
  for (name, device, expected) in rows {
    #expect(try frame(of: \.readableContentGuide, in: screen(device)) == expected, "\(name)")
  }
}

@Test func keyboards() throws {
  // name, environment, insets of the view, frame of its keyboard guide
  let rows: [(String, LayoutEnvironment, DirectionalEdgeInsets?, String)] = [
    ("hidden: below the safe area", screen(.iPhoneX), nil, "0 778 375 34"),
    ("hidden, without a home indicator", screen(.iPhone8), nil, "0 667 375 0"),
    ("shown", screen(.iPhoneX, keyboard: 336), nil, "0 476 375 336"),
    ("a view inside", screen(.iPhoneX, keyboard: 336), .init(all: 100), "100 476 175 336"),
    ("a view above it", screen(.iPhoneX, keyboard: 50), .init(all: 100), "100 712 175 100"),
    ("hidden, below a view inside", screen(.iPhoneX), .init(all: 100), "100 712 175 100"),
    (
      "hidden, a view to the edge", screen(.iPhoneX),
      DirectionalEdgeInsets(top: 100, leading: 0, bottom: 0, trailing: 0), "0 778 375 34"
    ),
  ]
  for (name, environment, insets, expected) in rows {
    let found = try frame(of: \.keyboardLayoutGuide, in: environment, at: insets)
    #expect(found == expected, "\(name)")
  }
}

@Test func badKeyboards() {
  for height in [-1.0, .nan, .infinity, 2_000_000] {
    #expect(throws: LayoutError.self, "\(height)") {
      try frame(of: \.keyboardLayoutGuide, in: screen(.iPhone8, keyboard: height))
    }
  }
}

/// Guides of an app take part in constraints like views, in their owner's coordinates.
@Test func ownGuidesOfApps() throws {
  let guide = LayoutGuide(), box = Box("box", 20, 10)
  guide.identifier = "guide"
  let scene = Scene { root in
    guide; box
    guide.leading == root.leading + 30
    guide.trailing == root.trailing - 10
    guide.top == root.top + 5
    guide.height == 40
    box.center == guide.center
  }
  let solved = try scene.solved(on: .canvas(140, 100))
  #expect(solved.frame("guide") == "30 5 100 40")
  #expect(solved.frame("box") == "70 20 20 10")
  #expect(guide.owningView === scene)
  scene.removeLayoutGuide(guide)
  #expect(guide.owningView == nil)
  #expect(scene.constraints.isEmpty, "constraints on the guide go with it")
}
