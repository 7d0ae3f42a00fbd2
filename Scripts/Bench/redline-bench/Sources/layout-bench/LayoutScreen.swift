import RedlineKit

/// A screen of sections with rows, of as many views as are wanted.
final class LayoutScreen: View, LayoutSpec {
  let sections: StackView

  /// - Parameter viewCount: The number of views with this one, at least 2.
  init(viewCount: Int) {
    var rest = viewCount - 2
    var children: [View] = []
    while rest >= Section.ownCount + Row.count {
      let rowCount = min(Section.mostRows, (rest - Section.ownCount) / Row.count)
      children.append(Section(number: children.count + 1, rowCount: rowCount))
      rest -= Section.ownCount + rowCount * Row.count
    }
    for number in 0..<rest { children.append(Label("Footnote \(number + 1)")) }
    sections = Stack(.vertical, spacing: 16) { children }
    super.init()
  }

  var layout: Layout {
    sections

    sections.top == safeArea.top + 8
    When(.compactWidth) { sections.horizontal == horizontal }
    When(.regularWidth) { sections.horizontal == margins.horizontal }
  }
}

/// A header above a stack of rows.
private final class Section: View, LayoutSpec {
  static let mostRows = 8
  /// The views beside those of the rows: itself, the header and the stack view.
  static let ownCount = 3

  let header: Label
  let rows: StackView

  init(number: Int, rowCount: Int) {
    header = Label("Section \(number)", font: .preferred(.headline))
    rows = Stack(.vertical, spacing: 1) { (0..<rowCount).map { Row(number: $0 + 1) } }
    super.init()
  }

  var layout: Layout {
    header; rows

    header.top == top
    header.leading == leading + 16
    header.trailing <= trailing - 16
    rows.top == header.bottom + 4
    rows.horizontal == horizontal
    rows.bottom == bottom
  }
}

/// An image, two texts and a button, beside each other or wrapped, by size class.
private final class Row: View, LayoutSpec {
  /// With the row itself.
  static let count = 5

  let icon = ImageView("person", size: CGSize(width: 32, height: 32))
  let title: Label
  let detail: Label
  let action = Button("Edit")

  init(number: Int) {
    title = Label("Row \(number)")
    detail = Label(
      "What there is to say about row \(number), which is more than fits into one line",
      font: .preferred(.footnote), lines: 0)
    super.init()
  }

  var layout: Layout {
    icon; title; detail; action

    icon.leading == leading + 16
    icon.centerY == centerY
    icon.size == CGSize(width: 32, height: 32)
    title.top == top + 8
    title.leading == icon.trailing + 12
    title.trailing <= action.leading - 8
    detail.top == title.bottom + 2
    detail.bottom == bottom - 8
    action.trailing == trailing - 16
    height >= 44
    When(.compactWidth) {
      detail.leading == title.leading
      detail.trailing == action.leading - 8
      action.centerY == centerY
      action.width >= 44
      action.width == 60 ~ .low
    }
    When(.regularWidth) {
      detail.leading == title.leading
      detail.width == width * 0.5
      action.firstBaseline == title.firstBaseline
      action.width == 120
    }
  }
}
