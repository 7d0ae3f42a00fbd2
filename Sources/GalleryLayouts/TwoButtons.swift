import RedlineKit

/// Two buttons: side by side in a regular width, stacked in a compact one.
final class TwoButtons: View, LayoutSpec {
  let text = Label("Adapting Auto Layout without Interface Builder", lines: 0)
  let red = Button("A short title", fill: .systemRed)
  let green = Button("A title that is too long for a compact width", fill: .systemGreen)
  let leadingGap = LayoutGuide(), middleGap = LayoutGuide(), trailingGap = LayoutGuide()

  var layout: Layout {
    text; red; green; leadingGap; middleGap; trailingGap  // subviews, back to front, and guides

    text.horizontal == readableContent.horizontal
    text.top == safeArea.top + 8
    red.top == text.bottom + 8
    red.width == green.width
    leadingGap.width == middleGap.width
    leadingGap.width == trailingGap.width
    leadingGap.leading == leading
    trailingGap.trailing == trailing

    When(.regularWidth) {
      leadingGap.trailing == red.leading
      red.trailing == middleGap.leading
      middleGap.trailing == green.leading
      green.trailing == trailingGap.leading
      green.top == text.bottom + 8
    }
    When(.compactWidth) {
      red.centerX == centerX
      green.centerX == centerX
      green.top == red.bottom + 8
    }
  }
}
