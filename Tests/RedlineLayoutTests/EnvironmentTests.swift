import Foundation
import RedlineLayout
import Testing

/// What UIKit's own guides leave of a root view.
@Test func ownGuides() throws {
  // name, device, guide, frame; by the fact sheet unless "by hand" is said
  let rows: [(String, Device, (View) -> LayoutGuide, String)] = [
    ("375 wide: margin 16", .iPhone8, \.margins, "16 20 343 647"),
    ("320 wide: margin 16", .iPhoneSE1, \.margins, "16 20 288 548"),
    ("414 wide: margin 20", .iPhone6sPlus, \.margins, "20 20 374 716"),
    ("iPad: margin 20", .iPadMini5, \.margins, "20 20 728 1004"),
    ("canvas: margin 8", .canvas(200, 100), \.margins, "8 8 184 84"),
    (
      "landscape: margins beside the cutout, by hand", .iPhoneX.landscape, \.margins,
      "60 0 692 354"
    ),
    ("safe area", .iPhoneX, \.safeArea, "0 44 375 734"),
    ("safe area in landscape", .iPhoneX.landscape, \.safeArea, "44 0 724 354"),
    ("navigation bar: 44", .iPhone8.withNavigationBar(), \.safeArea, "0 64 375 603"),
    (
      "navigation bar in a compact height: 32", .iPhone8.landscape.withNavigationBar(),
      \.safeArea, "0 32 667 343"
    ),
    (
      "navigation bar in a regular width: 44", .iPhone6sPlus.landscape.withNavigationBar(),
      \.safeArea, "0 44 736 370"
    ),
    ("tab bar: 49", .iPhone8.withTabBar(), \.safeArea, "0 20 375 598"),
    (
      "tab bar above the home indicator: 83", .iPhoneX.withTabBar(), \.safeArea,
      "0 44 375 685"
    ),
    ("readable width of a phone: the margins", .iPhone8, \.readableContent, "16 20 343 647"),
    ("readable width 672 of 768", .iPadMini5, \.readableContent, "48 20 672 1004"),
    (
      "readable width 672 of 1024", .iPadMini5.landscape, \.readableContent,
      "176 20 672 748"
    ),
  ]
  for (name, device, guide, expected) in rows {
    let box = Box("box")
    let solved = try Scene { root in
      box
      box.edges == guide(root).edges
    }.solved(on: device)
    #expect(solved.frame("box") == expected, "\(name)")
    #expect(solved.findings.isEmpty, "\(name)")
  }
}

/// Margins of views inside the root.
@Test func innerMargins() throws {
  // name, how the view is set up, its insets from the root, frame of its margins guide; the root
  // is an iPhone 8 with margins 16 at the sides and the safe area 20 at the top
  let rows: [(String, (View) -> Void, DirectionalEdgeInsets, String)] = [
    ("a plain view: 8", { _ in }, DirectionalEdgeInsets(all: 100), "108 108 159 451"),
    (
      "own margins", { $0.directionalLayoutMargins = DirectionalEdgeInsets(all: 30) },
      DirectionalEdgeInsets(all: 100), "130 130 115 407"
    ),
    ("the safe area is added", { _ in }, DirectionalEdgeInsets(all: 0), "8 28 359 631"),
    (
      "a part of the safe area is added", { _ in }, DirectionalEdgeInsets(all: 12),
      "20 28 335 619"
    ),
    (
      "no safe area", { $0.insetsLayoutMarginsFromSafeArea = false },
      DirectionalEdgeInsets(all: 0), "8 8 359 651"
    ),
    (
      "preserved: the root's 16 at the sides and its safe area once",
      { $0.preservesSuperviewLayoutMargins = true }, DirectionalEdgeInsets(all: 0),
      "16 28 343 631"
    ),
    (
      "preserved: 16 − 5 at the sides", { $0.preservesSuperviewLayoutMargins = true },
      DirectionalEdgeInsets(all: 5), "16 28 343 626"
    ),
    (
      "preserved but far away: its own", { $0.preservesSuperviewLayoutMargins = true },
      DirectionalEdgeInsets(all: 50), "58 58 259 551"
    ),
  ]
  for (name, prepare, insets, expected) in rows {
    let view = Box("view")
    prepare(view)
    let box = Box("box")
    let solved = try Scene { root in
      view
      view.edges == root.edges + insets
    }.with(box, in: view).solved(on: .iPhone8)
    #expect(solved.frame("view/box") == expected, "\(name)")
  }
}

extension View {
  /// Adds a view that fills the margins of another.
  fileprivate func with(_ box: View, in parent: View) -> Self {
    parent.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate(box.edges == parent.margins.edges)
    return self
  }
}

/// A root view's own margins never fall below the system's at the sides.
@Test func rootMargins() throws {
  for (own, expected) in [
    (DirectionalEdgeInsets(all: 4), "16 24 343 639"),
    (DirectionalEdgeInsets(all: 40), "40 60 295 567"),
    (DirectionalEdgeInsets(leading: 30, trailing: 50), "30 20 295 647"),
  ] {
    for direction in LayoutDirection.allCases {
      let box = Box("box")
      let scene = Scene { root in
        box
        box.edges == root.margins.edges
      }
      scene.directionalLayoutMargins = own
      let solved = try scene.solved(on: .iPhone8, direction: direction)
      let mirrored =
        direction == .rightToLeft && own.leading != own.trailing
        ? expected.replacing("30 20", with: "50 20") : expected
      #expect(solved.frame("box") == mirrored, "\(own) \(direction)")
    }
  }
}
