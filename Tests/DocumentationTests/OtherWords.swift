import RedlineKit

/// The right columns of the tables for those who come from other libraries, to be compiled only.
final class OtherWords: View, LayoutSpec {
  let box = View()
  let title = Label("Title")
  let detail = Label("Detail")
  let gap = LayoutGuide()
  lazy var boxHeight = box.height == 200 ~ .high

  var layout: Layout {
    box
    Stack(.vertical, spacing: 8) { [title, detail] }
    gap
    fromUIKit
    fromSnapKit
    fromAnchorage
  }

  @LayoutBuilder private var fromUIKit: Layout {
    title.top == box.bottom + 8
    title.trailing <= trailing - 16
    box.width == 200
    box.height == box.width * 0.5
    title.top == box.bottom + .system(2)
    box.width == 200 ~ .high
    (box.width == 200).identified(by: "width")
    title.top == safeArea.top
    title.leading == margins.leading
    title.leading == readableContent.leading
    title.firstBaseline == detail.firstBaseline
    When(.compactWidth) { box.height == 44 }
  }

  @LayoutBuilder private var fromSnapKit: Layout {
    box.edges == edges
    box.edges == edges + 8
    box.edges == safeArea.edges
    box.horizontal == horizontal + 16
    box.top == title.bottom + 8
    box.center == center
    box.centerY == centerY - 20
    box.size == CGSize(width: 44, height: 44)
    box.width == width * 0.5
    box.width == width / 3
    box.height >= 44
    box.width <= title.width
    box.width == 200 ~ 700
    When(.regularWidth) { box.width == 320 }
  }

  @LayoutBuilder private var fromAnchorage: Layout {
    box.vertical == safeArea.vertical
  }

  func change() {
    boxHeight.constant = 44
    title.setContentHuggingPriority(.required, for: .vertical)
    boxHeight.isActive = false
  }
}

/// Calls of the same table.
func ask(
  _ view: View, _ views: [String: any LayoutItem], _ size: CGSize,
  in environment: LayoutEnvironment, _ shaper: any TextMeasuring
) throws -> Any {
  [
    try LayoutConstraint.constraints(visualFormat: "[title]-[detail]", views: views),
    try view.fittingSize(size, in: environment, measuring: shaper),
    try view.inspected(on: .iPhone15).unsatisfiableConstraints,
  ] as [Any]
}
