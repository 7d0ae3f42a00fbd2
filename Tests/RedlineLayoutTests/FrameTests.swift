import Foundation
import RedlineLayout
import Testing

/// Every edge lies on the nearest pixel of the superview, ties up.
@Test func pixelRounding() throws {
  // name, scale, left edge, width, frame's x and width; by hand
  let third = 1.0 / 3
  let rows: [(String, Double, Double, Double, Double, Double)] = [
    ("on a pixel", 2, 10.5, 20, 10.5, 20), ("rounds down", 2, 10.2, 20, 10, 20),
    ("rounds up", 2, 10.3, 20, 10.5, 20), ("a tie goes up", 2, 10.25, 20, 10.5, 20),
    ("a negative tie goes up", 2, -10.25, 20, -10, 20), ("both edges apart", 2, 0.2, 10.1, 0, 10.5),
    ("@1x", 1, 0.5, 3, 1, 3), ("@3x", 3, 0.4, 1, third, 1),
    ("a tie at @3x", 3, 0.5, 1, 2 * third, 1),
  ]
  for (name, scale, x, width, snappedX, snappedWidth) in rows {
    let a = Box("a")
    let solved = try Scene { root in
      a
      a.left == root.left + x
      a.width == width
      a.vertical == root.vertical
    }.solved(on: .canvas(100, 10, scale: scale))
    let frame = solved.item("a")!.frame
    #expect(Double(frame.minX).settled == snappedX.settled, "\(name)")
    #expect(Double(frame.width).settled == snappedWidth.settled, "\(name)")
    #expect(Double(solved.item("a")!.alignmentRect.minX) == x, "\(name)")
  }
}

@Test func directions() throws {
  // name, constraint on a box 20 wide in a root 100 wide, x in LTR and in RTL; by hand
  let rows: [(String, (Box, View) -> LayoutConstraint, Double, Double)] = [
    ("leading", { $0.leading == $1.leading + 10 }, 10, 70),
    ("trailing", { $0.trailing == $1.trailing - 10 }, 70, 10),
    ("leading against trailing", { $0.leading == $1.trailing - 30 }, 70, 10),
    ("left", { $0.left == $1.left + 10 }, 10, 10),
    ("right", { $0.right == $1.right - 10 }, 70, 70),
    ("centerX", { $0.centerX == $1.centerX + 10 }, 50, 50),
    ("centerX against leading", { $0.centerX == $1.leading + 30 }, 20, 60),
    ("leading against centerX", { $0.leading == $1.centerX + 5 }, 55, 25),
    ("leading margin", { $0.leading == $1.margins.leading }, 12, 68),
    ("trailing margin", { $0.trailing == $1.margins.trailing }, 50, 30),
    ("left margin", { $0.left == $1.margins.left }, 12, 30),
    ("factor", { $0.leading == $1.trailing * 0.25 }, 25, 55),
    ("factor on an absolute side", { $0.left == $1.right * 0.25 }, 25, 25),
    ("system spacing", { $0.leading == $1.leading + .system }, 8, 72),
  ]
  for (name, make, leftToRight, rightToLeft) in rows {
    for (direction, x) in [
      (LayoutDirection.leftToRight, leftToRight), (.rightToLeft, rightToLeft),
    ] {
      for semantics in [SemanticContentAttribute.unspecified, .playback, .forceRightToLeft] {
        let scene = Scene { root in
          let box = Box("box", 20, 10)
          box
          make(box, root)
          box.top == root.top
        }
        scene.semanticContentAttribute = semantics
        scene.directionalLayoutMargins = DirectionalEdgeInsets(leading: 12, trailing: 30)
        let solved = try scene.solved(on: .canvas(100, 50), direction: direction)
        let expected =
          semantics == .unspecified ? x : semantics == .playback ? leftToRight : rightToLeft
        #expect(
          solved.frame("box") == "\(formatted(expected)) 0 20 10",
          "\(name), \(direction), \(semantics)")
      }
    }
  }
}

@Test func autoresizing() throws {
  // mask, and for 80 pt at 160 of 320: length and centre in 480 pt; by the constraints that UIKit
  // makes of each mask
  let third = 1.0 / 3
  let left = AutoresizingMask.flexibleLeftMargin
  let width = AutoresizingMask.flexibleWidth
  let right = AutoresizingMask.flexibleRightMargin
  let rows: [(AutoresizingMask, Double, Double)] = [
    ([], 80, 200), (right, 80, 200), (left, 80, 360), (width, 240, 280),
    ([left, right], 80, 300), ([left, width], 133 + third, 333 + third),
    ([width, right], 160, 240), ([left, width, right], 120, 300),
  ]
  for (mask, length, middle) in rows {
    let vertical = AutoresizingMask(rawValue: mask.rawValue << 3)
    for (parentLength, expectedLength, expectedMiddle) in [
      (320.0, 80.0, 200.0), (480, length, middle),
    ] {
      let parent = View(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
      let child = View(frame: CGRect(x: 160, y: 160, width: 80, height: 80))
      child.autoresizingMask = mask.union(vertical)
      parent.addSubview(child)
      parent.accessibilityIdentifier = "parent"
      child.accessibilityIdentifier = "child"
      let solved = try Scene { root in
        parent
        parent.leading == root.leading
        parent.top == root.top
        parent.size == CGSize(width: parentLength, height: parentLength)
      }.solved(on: .canvas(500, 500))
      let rect = solved.found("child")!.alignmentRect
      let name: Comment = "mask \(mask.rawValue) in \(parentLength)"
      #expect(abs(rect.width - expectedLength) < 1e-3, name)
      #expect(abs(rect.midX - expectedMiddle) < 1e-3, name)
      #expect(abs(rect.height - expectedLength) < 1e-3, name)
      #expect(abs(rect.midY - expectedMiddle) < 1e-3, name)
      #expect(solved.findings.isEmpty, name)
    }
  }
  // A view without a frame follows a superview without one.
  let root = View()
  let parent = View()
  let child = View()
  child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  child.accessibilityIdentifier = "child"
  parent.accessibilityIdentifier = "parent"
  root.addSubview(parent)
  parent.addSubview(child)
  parent.translatesAutoresizingMaskIntoConstraints = false
  LayoutConstraint.activate(parent.edges == root.edges + 10)
  let solved = try root.solved(on: .canvas(100, 60))
  #expect(solved.frame("child") == "10 10 80 40")
  // Frames in a root without a frame refer to the screen.
  let screen = View()
  let corner = View(frame: CGRect(x: 70, y: 40, width: 20, height: 10))
  corner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
  corner.accessibilityIdentifier = "corner"
  screen.addSubview(corner)
  #expect(try screen.solved(on: .canvas(100, 60)).frame("corner") == "70 40 20 10")
}

/// Labels get their height from the width that the layout gives them.
@Test func heightFromWidth() throws {
  let label = Label(String(repeating: "x", count: 40), lines: 0)
  label.accessibilityIdentifier = "label"
  let below = Box("below", 10, 10)
  let scene = Scene { root in
    label; below
    label.horizontal == root.horizontal + 7
    label.top == root.top
    below.top == label.bottom + 8
    below.leading == root.leading
  }
  // Characters of 8.5 pt: 40 need 340; a line is 20.287.
  for (width, lines, height) in [(354.0, 1, 20.5), (353, 2, 41), (184, 2, 41), (99, 4, 81.5)] {
    let solved = try scene.solved(on: .canvas(width, 400))
    #expect(
      solved.frame("label") == "7 0 \(formatted(width - 14)) \(formatted(height))",
      "\(lines) lines in \(width)")
    #expect(
      solved.frame("below") == "0 \(formatted(height + 8)) 10 10", "\(lines) lines in \(width)")
    #expect(solved.findings.isEmpty, "\(lines) lines in \(width)")
  }
  label.numberOfLines = 2
  let solved = try scene.solved(on: .canvas(99, 400))
  #expect(solved.item("label")!.frame.height == 41)
  #expect(solved.findings == ["truncatedText:label"])
}

@Test func hierarchyChanges() throws {
  let root = View(), a = Box("a", 10, 10), b = Box("b", 10, 10), inner = Box("inner")
  for view in [a, b] { root.addSubview(view) }
  a.addSubview(inner)
  for view in [a, b, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
  let outside = [
    a.leading == root.leading + 3, b.leading == a.trailing + 4, inner.top == b.top + 1,
  ]
  let inside = [inner.leading == a.leading + 5, inner.width == 2]
  let others = [b.top == root.top]
  LayoutConstraint.activate(outside + inside + others)
  LayoutConstraint.activate(outside)
  #expect(root.constraints.count == 4, "activating twice holds a constraint once")
  #expect(a.constraints.count == 1 && inner.constraints.count == 1)
  root.addSubview(a)
  #expect(
    root.subviews.map(\.accessibilityIdentifier) == ["b", "a"], "adding again brings to the front")
  #expect(outside.map(\.isActive) == [true, true, true])

  a.removeFromSuperview()
  #expect(outside.map(\.isActive) == [false, false, false])
  #expect((inside + others).map(\.isActive) == [true, true, true])
  root.addSubview(a)
  #expect(outside.map(\.isActive) == [false, false, false], "adding does not bring them back")
  LayoutConstraint.activate(outside)
  let solved = try root.solved(on: .canvas(100, 100))
  #expect(solved.item("b")!.frame.minX == 17)
  #expect(solved.found("inner")!.frame.minX == 8)

  let guide = LayoutGuide()
  root.addLayoutGuide(guide)
  let held = guide.top == a.top
  held.isActive = true
  a.addLayoutGuide(guide)
  #expect(!held.isActive && guide.owningView === a && root.layoutGuides.isEmpty)
  a.removeLayoutGuide(guide)
  #expect(guide.owningView == nil)

  // A constraint that was activated before its items had a common ancestor holds all the same,
  // and counts its factor from there.
  let early = View()
  let one = Box("one", 10, 10), two = Box("two", 20, 10)
  for view in [one, two] { view.translatesAutoresizingMaskIntoConstraints = false }
  let half = one.leading == two.trailing * 0.5
  half.isActive = true
  for view in [one, two] { early.addSubview(view) }
  (two.leading == early.leading + 40).isActive = true
  let pair = try early.solved(on: .canvas(100, 100))
  #expect(pair.item("one")!.frame.minX == 30)
  #expect(pair.constraints.filter { $0.origin == .user }.count == 2)
}
