import RedlineKit

/// Top and bottom hold the button: it stretches when the container grows.
final class PinnedButton: View, LayoutSpec {
  let button = Button("Button", fill: .systemBlue)

  var layout: Layout {
    button
    button.leading == leading + 24
    button.trailing == trailing - 24
    button.top == top + 22
    button.bottom == bottom - 22
  }
}

/// Centre and height hold the button: it keeps its height when the container grows.
final class CenteredButton: View, LayoutSpec {
  let button = Button("Button", fill: .systemBlue)

  var layout: Layout {
    button
    button.leading == leading + 24
    button.trailing == trailing - 24
    button.centerY == centerY
    button.height == 116
  }
}

/// Nothing says how wide the card is.
final class AmbiguousCard: View, LayoutSpec {
  let card = View()

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    card.backgroundColor = .systemTeal
  }

  var layout: Layout {
    card
    card.leading == leading + 24
    card.vertical == vertical + 22
    card.trailing <= trailing - 24
  }
}

/// Leading, trailing and width ask for different widths.
final class UnsatisfiableButton: View, LayoutSpec {
  let button = Button("Button", fill: .systemBlue)

  var layout: Layout {
    button
    button.leading == leading + 24
    button.trailing == trailing - 24
    button.vertical == vertical + 22
    button.width == 120
  }
}

/// `translatesAutoresizingMaskIntoConstraints` is still true: the frame, which is zero, is
/// translated into constraints that contradict the others.
final class ForgottenFlag: View {
  let button = Button("Button", fill: .systemBlue)

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    addSubview(button)
    LayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 24),
      button.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -24),
      button.topAnchor.constraint(equalTo: topAnchor, constant: 22),
      button.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -22),
    ])
  }
}

/// A guide that reaches from the safe area into what lies below it gives a view its height.
final class ProductInfo: View, LayoutSpec {
  let safeAreaToBottom = LayoutGuide()
  let info = View()
  let title = Label("Product Info", font: .title2)
  let details = Label("Everything tied to the guide stays below the bars.", lines: 0)

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    info.backgroundColor = .secondarySystemBackground
  }

  var layout: Layout {
    info; title; details; safeAreaToBottom

    safeAreaToBottom.horizontal == safeArea.horizontal
    safeAreaToBottom.top == safeArea.top
    safeAreaToBottom.bottom == bottom
    info.horizontal == horizontal
    info.bottom == bottom
    info.height == safeAreaToBottom.height
    title.leading == margins.leading
    title.top == info.top + 24
    details.horizontal == margins.horizontal
    details.top == title.bottom + .system
  }
}
