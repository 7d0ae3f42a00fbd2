import Foundation
import RedlineLayout
import Testing

/// Edges mean the contents, extents and centres the scroll view itself.
@Test func scrollViews() throws {
  // name, constraints between a box 40 × 300 and a scroll view 100 × 50 at 10, 20; frames of the
  // box and of the content guide, by hand
  let rows: [(String, (Box, ScrollView) -> [LayoutConstraint], String, String)] = [
    ("edges", { $0.edges == $1.edges + 5 }, "15 25 40 300", "10 20 50 310"),
    (
      "content guide", { $0.edges == $1.contentLayoutGuide.edges }, "10 20 40 300", "10 20 40 300"
    ),
    (
      "width of the scroll view", { ($0.edges == $1.edges) + [$0.width == $1.width] },
      "10 20 100 300", "10 20 100 300"
    ),
    (
      "frame guide",
      { ($0.vertical == $1.vertical) + ($0.horizontal == $1.frameLayoutGuide.horizontal) },
      "10 20 100 300", "10 20 0 300"
    ),
    (
      "centre", { [$0.centerX == $1.centerX, $0.top == $1.top, $0.bottom == $1.bottom] },
      "40 20 40 300", "10 20 0 300"
    ),
    (
      "margins of the contents",
      {
        [
          $0.leading == $1.layoutMarginsGuide.leading, $0.top == $1.layoutMarginsGuide.top,
          $1.layoutMarginsGuide.trailing == $0.trailing + 1,
          $1.layoutMarginsGuide.bottom == $0.bottom,
        ]
      }, "18 28 40 300", "10 20 57 316"
    ),
    (
      "the middle of margins is that of the scroll view",
      { [$0.centerX == $1.layoutMarginsGuide.centerX, $0.top == $1.top] }, "40 20 40 300",
      "10 20 0 0"
    ),
    (
      "written from the scroll view", { [$1.leading == $0.leading - 3, $1.top == $0.top - 4] },
      "13 24 40 300", "10 20 0 0"
    ),
  ]
  for (name, make, box, content) in rows {
    let scroll = ScrollView()
    let inner = Box("inner", 40, 300)
    scroll.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    let solved = try Scene { root in
      scroll
      scroll.leading == root.leading + 10
      scroll.top == root.top + 20
      scroll.size == CGSize(width: 100, height: 50)
      make(inner, scroll)
      // Keeps the guide in the solved layout.
      scroll.contentLayoutGuide.width >= 0
    }.solved(on: .canvas(200, 200))
    #expect(solved.frame("inner") == box, "\(name)")
    let guide = try #require(solved.guides.first { $0.name == "contentGuide" }, "\(name)")
    #expect(solved.frame(guide.id) == content, "\(name)")
  }
}

@Test func fittingSizes() throws {
  // name, target, its priorities, the size that fits; a column of a label and a box 40 × 20, by hand
  let rows: [(String, CGSize, LayoutPriority, LayoutPriority, CGSize)] = [
    ("compressed", .zero, 50, 50, CGSize(width: 85, height: 40.5)),
    (
      "a width that is required", CGSize(width: 51, height: 0), 1000, 50,
      CGSize(width: 51, height: 61)
    ),
    (
      "expanded: hugging is stronger", CGSize(width: 10000, height: 10000), 50, 50,
      CGSize(width: 85, height: 40.5)
    ),
    (
      "a size that is required", CGSize(width: 300, height: 200), 1000, 1000,
      CGSize(width: 300, height: 200)
    ),
  ]
  let environment = LayoutEnvironment(device: .canvas(0, 0))
  for (name, target, horizontal, vertical, expected) in rows {
    let label = Label("0123456789", lines: 0)
    let box = Box("box", 40, 20)
    let column = Scene { root in
      label
      box
      label.horizontal == root.horizontal
      label.top == root.top
      box.top == label.bottom
      box.bottom == root.bottom
      box.leading == root.leading
      box.trailing <= root.trailing
    }
    let size = try column.fittingSize(
      target, horizontalPriority: horizontal, verticalPriority: vertical, in: environment,
      measuring: FixedAdvance())
    #expect(size == expected, "\(name)")
  }
}

/// A frame includes what the alignment rect leaves out, also where it is translated.
@Test func autoresizedFramesOfControls() throws {
  for mask in [AutoresizingMask(), .flexibleWidth, [.flexibleLeftMargin, .flexibleRightMargin]] {
    let toggle = Switch()
    toggle.frame = CGRect(x: 20, y: 10, width: 51, height: 31)
    toggle.autoresizingMask = mask
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    root.addSubview(toggle)
    let solved = try root.solved(on: .canvas(100, 50))
    #expect(solved.frame("switch1") == "20 10 51 31", "\(mask.rawValue)")
  }
}

@Test func keyboardGuide() throws {
  // No keyboard is shown: the guide is what lies below the safe area.
  for (device, top) in [(Device.iPhoneX, 778.0), (.iPhone8, 667)] {
    let box = Box("box", 10, 10)
    let solved = try Scene { root in
      box
      box.bottom == root.keyboardLayoutGuide.top
      box.leading == root.keyboardLayoutGuide.leading
    }.solved(on: device)
    #expect(Double(solved.item("box")!.frame.maxY) == top, "\(device.name)")
  }
}
