import RedlineKit

/// Two views below each other, equally large, from items and attributes.
final class AttributePair: View {
  let one = filled(.systemTeal)
  let two = filled(.systemIndigo)

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    addPair(one, two)
    for constraint in [
      LayoutConstraint(
        item: two, attribute: .top, relatedBy: .equal, toItem: one, attribute: .bottom,
        multiplier: 1, constant: 8),
      LayoutConstraint(item: two, attribute: .leading, toItem: one, attribute: .leading),
      LayoutConstraint(item: two, attribute: .width, toItem: one, attribute: .width),
      LayoutConstraint(item: two, attribute: .height, toItem: one, attribute: .height),
    ] {
      constraint.isActive = true
    }
  }
}

/// The same from anchors.
final class AnchorPair: View {
  let one = filled(.systemTeal)
  let two = filled(.systemIndigo)

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    addPair(one, two)
    two.topAnchor.constraint(equalTo: one.bottomAnchor, constant: 8).isActive = true
    two.leadingAnchor.constraint(equalTo: one.leadingAnchor).isActive = true
    two.widthAnchor.constraint(equalTo: one.widthAnchor).isActive = true
    two.heightAnchor.constraint(equalTo: one.heightAnchor).isActive = true
  }
}

/// A plain view of a colour.
func filled(_ color: Color) -> View {
  let view = View()
  view.backgroundColor = color
  return view
}

extension View {
  /// Adds both views and places the first.
  fileprivate func addPair(_ one: View, _ two: View) {
    for view in [one, two] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    LayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 40),
      one.topAnchor.constraint(equalTo: topAnchor, constant: 32),
      one.widthAnchor.constraint(equalToConstant: 160),
      one.heightAnchor.constraint(equalToConstant: 72),
    ])
  }
}

/// A view on its superview's layout margins.
final class OnMargins: View, LayoutSpec {
  let content = filled(.systemTeal)

  init(margin: Double, frame: CGRect = .zero) {
    super.init(frame: frame)
    directionalLayoutMargins = DirectionalEdgeInsets(all: margin)
    backgroundColor = .systemGray6
  }

  var layout: Layout {
    content
    content.edges == margins.edges
  }
}

/// The same view at three margins, side by side.
final class MarginStrip: View {
  let narrow = OnMargins(margin: 8, frame: frame(at: 0))
  let medium = OnMargins(margin: 24, frame: frame(at: 1))
  let wide = OnMargins(margin: 48, frame: frame(at: 2))

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    for view in [narrow, medium, wide] { addSubview(view) }
  }

  private static func frame(at index: Double) -> CGRect {
    CGRect(x: 20 + index * 240, y: 20, width: 220, height: 220)
  }
}

/// Invisible guides between views share what is left over.
final class SpacedButtons: View, LayoutSpec {
  let cancel = Button("Cancel", fill: .systemGray)
  let save = Button("Save draft", fill: .systemIndigo)
  let send = Button("Send", fill: .systemBlue)
  let firstGap = LayoutGuide(), secondGap = LayoutGuide()

  var layout: Layout {
    cancel; save; send; firstGap; secondGap

    cancel.leading == leading + 24
    cancel.centerY == centerY
    firstGap.leading == cancel.trailing
    firstGap.trailing == save.leading
    save.centerY == cancel.centerY
    secondGap.leading == save.trailing
    secondGap.trailing == send.leading
    send.centerY == cancel.centerY
    send.trailing == trailing - 24
    firstGap.width == secondGap.width
  }
}
