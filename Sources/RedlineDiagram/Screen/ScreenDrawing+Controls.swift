import Foundation
import RedlineModel

extension ScreenDrawing {
  /// What the item's control shows; in a wireframe with an outline where that has none of its own.
  func control(_ item: SolvedLayout.Item) -> [Shape] {
    let outlined = isWireframe ? wire(item) : []
    switch item.control {
    case .view, .stackView: return isWireframe ? outlined : box(item)
    case .label: return outlined + box(item) + labelText(item)
    case .button(let style, let imageName, let titleInsets, let imageInsets, let placement):
      let content = ButtonContent(
        imageName: imageName, titleInsets: titleInsets ?? .zero, imageInsets: imageInsets ?? .zero,
        placement: placement ?? .init())
      return outlined + button(item, style: style, content)
    case .textField(let hasRoundedBorder):
      return outlined + textField(item, hasRoundedBorder: hasRoundedBorder)
    case .toggle(let isOn): return toggle(item, isOn: isOn)
    case .slider(let value): return slider(item, value: value)
    case .imageView(let name): return image(item, name: name)
    case .unknown(let name): return image(item, name: name)
    case .textView(let insets): return outlined + textView(item, insets: insets)
    case .stepper: return stepper(item)
    case .segmentedControl(let titles, let selected):
      return segmentedControl(item, titles: titles, selected: selected)
    case .progressView(let progress): return progressView(item, progress: progress)
    case .activityIndicator: return activityIndicator(item)
    case .pageControl(let pages, let current):
      return pageControl(item, pages: pages, current: current)
    case .datePicker(let style, let texts):
      return outlined + datePicker(item, style: style, texts: texts)
    case .pickerView(let columns): return outlined + wheels(item, columns: columns)
    case .searchBar: return outlined + searchBar(item)
    case .navigationBar(let leading, let trailing, let inactive):
      return outlined
        + navigationBar(item, leading: leading, trailing: trailing, inactive: inactive)
    case .tabBar(let titles, let selected):
      return outlined + tabBar(item, titles: titles, selected: selected)
    case .toolbar(let titles, let spaces, let inactive):
      return outlined + toolbar(item, titles: titles, spaces: spaces, inactive: inactive)
    case .tableCell(let accessory, let hasSeparator, let insets):
      return tableCell(item, accessory: accessory, line: hasSeparator ? insets ?? leadingLine : nil)
    }
  }
}

extension SolvedLayout.Control {
  /// Whether what is drawn lets see where the frame is.
  var showsItsFrame: Bool {
    switch self {
    case .textField(let hasRoundedBorder): hasRoundedBorder
    case .toggle, .imageView, .stepper, .segmentedControl, .progressView, .navigationBar, .tabBar,
      .toolbar, .tableCell, .unknown:
      true
    // The field of a search bar is smaller.
    case .searchBar, .view, .label, .button, .slider, .stackView, .textView, .activityIndicator,
      .pageControl, .datePicker, .pickerView:
      false
    }
  }
}

extension SolvedLayout.Control {
  /// Whether what it paints is one thing to look at, on which nothing else should lie.
  var isPaintedAsOne: Bool {
    switch self {
    case .button, .textField, .toggle, .slider, .imageView, .stepper, .segmentedControl,
      .progressView, .activityIndicator, .pageControl, .datePicker, .pickerView, .searchBar,
      .unknown:
      true
    case .view, .label, .stackView, .textView, .navigationBar, .tabBar, .toolbar, .tableCell: false
    }
  }
}

extension SolvedLayout.Item.Kind {
  /// Whether what is drawn reaches into the corners of the frame, without a background, too.
  var fillsItsFrame: Bool {
    switch self {
    case .imageView, .unknown, .navigationBar, .tabBar, .toolbar: true
    case .view, .label, .button, .textField, .toggle, .slider, .stackView, .textView, .stepper,
      .segmentedControl, .progressView, .activityIndicator, .pageControl, .datePicker,
      .pickerView, .searchBar, .tableCell:
      false
    }
  }
}

// MARK: - Switches and sliders

extension ScreenDrawing {
  private static let trackOff = Color(name: "trackOff", light: 0xE3E3E6, dark: 0x39393D)
  private static let knobEdge = Color(name: "knobEdge", light: 0xC9C9CE, dark: 0x2A2A2C)

  private func toggle(_ item: SolvedLayout.Item, isOn: Bool) -> [Shape] {
    let isWide = layout.environment.systemVersion >= 26
    let size = isWide ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
    let track = fitted(size, in: item.frame)
    let radius = Double(track.height) / 2
    let knobRadius = max(0, radius - 2)
    let isRight = isOn != isRightToLeft
    let knobX = isRight ? track.maxX - CGFloat(radius) : track.minX + CGFloat(radius)
    let knob = CGPoint(x: isWide ? knobX + (isRight ? -7.5 : 7.5) : knobX, y: track.midY)
    if isWireframe {
      return [
        .rect(track.insetBy(dx: 0.5, dy: 0.5), radius: radius, .stroke(theme.wire)),
        .circle(knob, radius: knobRadius, .stroke(theme.wire)),
      ]
    }
    let on = item.style.tint ?? .systemGreen
    let fill = theme.hex(isOn ? on : Self.trackOff)
    return box(item) + [.rect(track, radius: radius, .fill(fill))]
      + (isWide ? capsule(knob, height: knobRadius * 2) : thumb(knob, radius: knobRadius))
  }

  /// The wide thumb of iOS 26.
  private func capsule(_ center: CGPoint, height: Double) -> [Shape] {
    let rect = CGRect(
      x: Double(center.x) - 19.5, y: Double(center.y) - height / 2, width: 39, height: height)
    return [.rect(rect, radius: height / 2, .fill("#FFFFFF"))]
  }

  private func slider(_ item: SolvedLayout.Item, value: Double) -> [Shape] {
    let frame = item.frame
    let track = CGRect(x: frame.minX + 2, y: frame.midY - 2, width: frame.width - 4, height: 4)
    guard track.width > 0 else { return box(item) }
    let value = min(max(value, 0), 1)
    let share = isRightToLeft ? 1 - value : value
    let knobX = frame.minX + 13.5 + (frame.width - 27) * CGFloat(share)
    let knob = CGPoint(x: knobX, y: frame.midY)
    if isWireframe {
      return [
        .rect(track.insetBy(dx: 0.5, dy: 0.5), radius: 2, .stroke(theme.wire)),
        .circle(knob, radius: 13, Paint(fill: theme.screen, stroke: theme.wire)),
      ]
    }
    let filled =
      isRightToLeft
      ? CGRect(x: knobX, y: track.minY, width: max(0, track.maxX - knobX), height: 4)
      : CGRect(x: track.minX, y: track.minY, width: max(0, knobX - track.minX), height: 4)
    let tint = theme.hex(item.style.tint ?? .systemBlue)
    return box(item) + [
      .rect(track, radius: 2, .fill(theme.hex(Self.trackOff))),
      .rect(filled, radius: 2, .fill(tint)),
    ] + thumb(knob, radius: 13)
  }

  /// A white disc with a soft lower edge.
  private func thumb(_ center: CGPoint, radius: Double) -> [Shape] {
    let lowered = CGPoint(x: center.x, y: center.y + 1.5)
    return [
      .circle(lowered, radius: radius, .fill("#000000", opacity: 0.12)),
      .circle(
        center, radius: max(0, radius - 0.25),
        Paint(fill: "#FFFFFF", stroke: theme.hex(Self.knobEdge), width: 0.5)),
    ]
  }

  private func fitted(_ size: CGSize, in frame: CGRect) -> CGRect {
    let width = min(size.width, frame.width)
    let height = min(size.height, frame.height)
    return CGRect(
      x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
  }

  // MARK: - Images

  private func image(_ item: SolvedLayout.Item, name: String?) -> [Shape] {
    let frame = item.frame
    guard frame.width > 0, frame.height > 0 else { return [] }
    if !isWireframe, item.hasPaintedImage(name) { return box(item) }
    if let contents = imageContents(item, name: name) { return contents }
    if !isWireframe, let symbol = name.flatMap(Symbol.init) {
      let color = theme.hex(item.style.tint ?? .systemBlue)
      return box(item) + symbol.shapes(in: frame, color: color, ground: ground(of: item))
    }
    guard !isWireframe else {
      return wireBox(item) + landscape(item, name: item.name, in: frame)
    }
    // UIKit draws nothing of a view without an image, so what lies beneath is seen.
    if name == nil, item.style.background == nil, covering.hides(item, ground: theme) {
      return outline(item) + landscape(item, name: nil, in: frame)
    }
    let fill = theme.hex(item.style.background ?? placeholderColor(item))
    return [.rect(frame, radius: item.style.cornerRadius, .fill(fill))]
      + landscape(item, name: name, in: frame)
  }

  /// The place of an image whose pixels are not known.
  func placeholder(
    _ item: SolvedLayout.Item, name: String?, _ picture: Pictures.Picture, in area: CGRect
  ) -> [Shape] {
    guard area.width > 0, area.height > 0 else { return box(item) }
    let isWhole = area == item.frame
    let radius = isWhole || item.style.clips == true ? item.style.cornerRadius : 0
    let fill = (isWhole ? item.style.background : nil) ?? placeholderColor(item)
    return box(item) + [.rect(area, radius: radius, .fill(theme.hex(fill)))]
      + landscape(item, name: name, in: area)
  }

  /// What is behind an item's drawing: its own background, else that of a view around it.
  func ground(of item: SolvedLayout.Item) -> String {
    var next: SolvedLayout.Item? = item
    // The root is no further away than there are items.
    for _ in 0..<min(layout.items.count, 64) {
      guard let current = next else { break }
      if let color = current.style.background, (color.alpha ?? 1) > 0.5 { return theme.hex(color) }
      next = current.parent.flatMap { layout.item($0) }
    }
    return theme.screen
  }
}

extension SolvedLayout.Item {
  /// Whether what is painted on an image view is its image.
  fileprivate func hasPaintedImage(_ name: String?) -> Bool {
    guard let paintings = style.paintings else { return false }
    return name == nil || paintings.contains { $0.content?.image == name }
  }
}
