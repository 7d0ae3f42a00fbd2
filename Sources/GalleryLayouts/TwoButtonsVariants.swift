import RedlineKit

/// The regular constraints of ``TwoButtons`` without a condition: too wide for a compact width.
final class SideBySideButtons: View, LayoutSpec {
  let text = Label("Adapting Auto Layout without Interface Builder", lines: 0)
  let red = Button("A short title", fill: .systemRed)
  let green = Button("A title that is too long for a compact width", fill: .systemGreen)
  let leadingGap = LayoutGuide(), middleGap = LayoutGuide(), trailingGap = LayoutGuide()

  var layout: Layout {
    text; red; green; leadingGap; middleGap; trailingGap

    text.horizontal == readableContent.horizontal
    text.top == safeArea.top + 8
    red.top == text.bottom + 8
    green.top == text.bottom + 8
    red.width == green.width
    leadingGap.width == middleGap.width
    leadingGap.width == trailingGap.width
    leadingGap.leading == leading
    leadingGap.trailing == red.leading
    red.trailing == middleGap.leading
    middleGap.trailing == green.leading
    green.trailing == trailingGap.leading
    trailingGap.trailing == trailing
  }
}

/// What both layouts of ``TwoButtons`` have in common, which leaves much open.
final class CommonConstraints: View, LayoutSpec {
  let text = Label("Adapting Auto Layout without Interface Builder", lines: 0)
  let red = Button("A short title", fill: .systemRed)
  let green = Button("A title that is too long for a compact width", fill: .systemGreen)
  let leadingGap = LayoutGuide(), middleGap = LayoutGuide(), trailingGap = LayoutGuide()

  var layout: Layout {
    text; red; green; leadingGap; middleGap; trailingGap

    text.horizontal == readableContent.horizontal
    text.top == safeArea.top + 8
    red.top == text.bottom + 8
    red.width == green.width
    leadingGap.width == middleGap.width
    leadingGap.width == trailingGap.width
    leadingGap.leading == leading
    trailingGap.trailing == trailing
  }
}
