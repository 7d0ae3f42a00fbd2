import Foundation
import RedlineKit

/// What views look like beyond their places: opacity, shadows, corners, parts of texts, states.
final class LookBoard: View, LayoutSpec {
  let faded = Label("Half as opaque", font: .headline)
  let group = View(), inner = View()
  let shaded = View(), corners = View(), framed = View(), front = View()
  let parts = Label("Red, bold, underlined, struck, spaced and raised", font: .body, lines: 0)
  let shadowed = Label("A text with a shadow", font: .title3)
  let enabled = Button("Enabled"), disabled = Button("Disabled"), selected = Button("Selected")
  let off = Switch(isOn: true)
  let scroll = ScrollView(), page = View()

  lazy var row = Stack(.horizontal, spacing: 16, alignment: .center) {
    [enabled, disabled, selected, off]
  }

  var layout: Layout {
    faded; group; inner; shaded; corners; framed; front; parts; shadowed; row; scroll

    faded.top == top + 16
    faded.leading == leading + 16
    group.top == faded.bottom + 8
    group.leading == faded.leading
    group.width == 120
    group.height == 56
    inner.leading == group.leading + 60
    inner.top == group.top + 28
    inner.width == 80
    inner.height == 40
    shaded.leading == inner.trailing + 24
    shaded.top == group.top
    corners.leading == shaded.trailing + 24
    corners.top == group.top
    for view in [shaded, corners, framed, front] {
      view.width == 64
      view.height == 56
    }
    framed.leading == group.leading
    framed.top == inner.bottom + 24
    front.leading == framed.leading + 40
    front.top == framed.top + 20
    scroll.leading == shaded.leading
    scroll.top == framed.top
    scroll.width == 100
    scroll.height == 70
    parts.leading == faded.leading
    parts.trailing == trailing - 16
    parts.top == front.bottom + 16
    shadowed.leading == faded.leading
    shadowed.top == parts.bottom + 8
    row.leading == faded.leading
    row.top == shadowed.bottom + 12
  }

  init() {
    super.init()
    faded.alpha = 0.5
    group.backgroundColor = .systemBlue
    group.alpha = 0.5
    inner.backgroundColor = Color.systemRed.withAlphaComponent(0.5)
    shaded.backgroundColor = .systemBackground
    shaded.cornerRadius = 8
    shaded.shadowOpacity = 0.4
    shaded.shadowRadius = 6
    shaded.shadowOffset = CGSize(width: 0, height: 4)
    corners.backgroundColor = .systemTeal
    corners.cornerRadius = 20
    corners.maskedCorners = [.topLeft, .bottomRight]
    framed.backgroundColor = .systemYellow
    framed.borderColor = .systemOrange
    framed.borderWidth = 4
    framed.cornerRadius = 10
    framed.zPosition = 1
    front.backgroundColor = .systemGray4
    parts.textRuns = [
      .init(location: 0, length: 3, color: .systemRed),
      .init(location: 5, length: 4, font: Font.body.bold),
      .init(location: 11, length: 10, underline: 1),
      .init(location: 23, length: 6, strikethrough: 1),
      .init(location: 31, length: 6, background: .systemYellow, kern: 3),
      .init(location: 42, length: 6, color: .systemBlue, baselineOffset: 5),
    ]
    shadowed.textShadow = .init(opacity: 0.4, radius: 0, offset: CGSize(width: 1, height: 2))
    disabled.isEnabled = false
    selected.isSelected = true
    off.isEnabled = false
    scroll.backgroundColor = .systemGray6
    scroll.contentOffset = CGPoint(x: 0, y: 30)
    page.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
    page.backgroundColor = .systemGreen
    scroll.addSubview(page)
  }
}
