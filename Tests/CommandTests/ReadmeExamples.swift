import RedlineKit

@testable import GalleryLayouts

/// Code of the README, to be compiled only.
func drawTwoButtons() throws {
  let solved = try TwoButtons().solved(on: .iPhone6sPlus.landscape)
  try Diagram(solved).svg().write(to: "two-buttons.svg")

  for finding in solved.diagnostics where finding.severity != .note {
    print(finding.consoleLine)  // TwoButtons.swift:14: warning: … [truncated-text]
  }
}

/// The right column of the README's table for those who know SnapKit, to be compiled only.
final class ReadmeTable: View, LayoutSpec {
  let box = View()
  let title = Label("Title")
  let button = Button("Button")
  lazy var form = Stack(.vertical, spacing: 8) { [title, button] }

  var layout: Layout {
    box; form
    box.edges == edges + 8
    box.centerX == centerX
    box.width == form.width
    box.width == 200 ~ .high
    box.top == safeArea.top + 16
    When(.compactWidth) { box.height == 44 }
  }
}
