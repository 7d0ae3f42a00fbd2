import RedlineLayout

// Texts and images that code draws, and paintings that are turned.

extension PaintRecorder {
  /// Paints a text where a view draws itself, from the top of a rectangle whose width breaks its lines.
  static func paint(_ text: NSAttributedString, in rect: CGRect) {
    say("text", text, rect)
    guard let recorder = stack.last?.recorder, text.length > 0, rect.width > 0, rect.height > 0
    else { return }
    nonisolated(unsafe) let text = text
    let (content, height) = MainActor.assumeIsolated { () -> (SolvedLayout.Text?, CGFloat) in
      let label = drawnLabel(text)
      label.numberOfLines = 0
      return (label.drawnText, label.sizeThatFits(CGSize(width: rect.width, height: 0)).height)
    }
    guard let content else { return }
    var frame = rect
    frame.size.height = min(frame.height, height)
    recorder.paint(SolvedLayout.Content(frame: frame, text: content))
  }

  /// Paints a text where a view draws itself, to the right and below of a point.
  static func paint(_ text: NSAttributedString, at point: CGPoint) {
    say("text", text, point)
    guard let recorder = stack.last?.recorder, text.length > 0 else { return }
    nonisolated(unsafe) let text = text
    let (content, size) = MainActor.assumeIsolated { () -> (SolvedLayout.Text?, CGSize) in
      let label = drawnLabel(text)
      label.numberOfLines = text.string.contains("\n") ? 0 : 1
      return (label.drawnText, label.sizeThatFits(CGSize(width: 0, height: 0)))
    }
    guard var content else { return }
    content.alignment = .left
    recorder.paint(SolvedLayout.Content(frame: CGRect(origin: point, size: size), text: content))
  }

  /// A label that shows a text as it is drawn: in black, 12 points large where it says nothing else.
  @MainActor private static func drawnLabel(_ text: NSAttributedString) -> UILabel {
    let label = UILabel()
    label.attributedText = text
    let first = text.attributes(at: 0, effectiveRange: nil)
    if first[.font] == nil { label.font = UIFont.systemFont(ofSize: 12) }
    if first[.foregroundColor] == nil { label.textColor = .black }
    if let style = first[.paragraphStyle] as? NSParagraphStyle {
      if style.alignment != .natural { label.textAlignment = style.alignment }
      if style.lineBreakMode != .byWordWrapping { label.lineBreakMode = style.lineBreakMode }
    }
    return label
  }

  /// Paints an image where a view draws itself.
  static func paint(_ image: UIImage, in rect: CGRect, alpha: CGFloat = 1) {
    guard let recorder = stack.last?.recorder, rect.width > 0, rect.height > 0 else { return }
    guard image.paintings.isEmpty else {
      let fitting = image.fitting(rect).concatenating(recorder.state.transform)
      return recorder.add(image.paintings.map { $0.applying(fitting) }, alpha: alpha)
    }
    recorder.paint(
      SolvedLayout.Content(frame: rect, image: image.name, tint: (image.tint ?? .black).peer),
      alpha: alpha)
  }
}

extension UILabel {
  /// The text as it would be set in the label.
  fileprivate var drawnText: SolvedLayout.Text? {
    (peer as? Label)?.content(in: measuringContext).text
  }
}

extension UIImage {
  /// What makes the image as large as a rectangle.
  func fitting(_ rect: CGRect) -> CGAffineTransform {
    guard size.width > 0, size.height > 0 else { return .identity }
    return CGAffineTransform(scaleX: rect.width / size.width, y: rect.height / size.height)
      .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
  }
}

extension UIImageView {
  /// What code has drawn as the image, or the image in its own colour; what is neither shows its name.
  var imagePaintings: [SolvedLayout.Painting] {
    guard let image = isHighlighted ? highlightedImage ?? image : image, !bounds.isEmpty else {
      return []
    }
    let rect = contentMode.place(of: image.size, in: CGRect(origin: .zero, size: bounds.size))
    if !image.paintings.isEmpty {
      return image.paintings.map { $0.applying(image.fitting(rect)) }
    }
    guard let tint = image.tint, let name = image.name, image.renderingMode == .alwaysOriginal,
      let path = pathText(CGPath.polygon(rect))
    else { return [] }
    return [
      SolvedLayout.Painting(
        path: path,
        content: SolvedLayout.Content(frame: rect, image: name, tint: tint.peer))
    ]
  }
}

extension UIView.ContentMode {
  /// Where a content of a size lies in a view.
  fileprivate func place(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let (across, down) = (bounds.width / size.width, bounds.height / size.height)
    var size = size
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit, .scaleAspectFill:
      let factor = self == .scaleAspectFit ? min(across, down) : max(across, down)
      size = CGSize(width: size.width * factor, height: size.height * factor)
    default: break
    }
    let (x, y) = (bounds.width - size.width, bounds.height - size.height)
    let origin: CGPoint =
      switch self {
      case .top: CGPoint(x: x / 2, y: 0)
      case .bottom: CGPoint(x: x / 2, y: y)
      case .left: CGPoint(x: 0, y: y / 2)
      case .right: CGPoint(x: x, y: y / 2)
      case .topLeft: .zero
      case .topRight: CGPoint(x: x, y: 0)
      case .bottomLeft: CGPoint(x: 0, y: y)
      case .bottomRight: CGPoint(x: x, y: y)
      default: CGPoint(x: x / 2, y: y / 2)
      }
    return CGRect(origin: origin, size: size)
  }
}

extension CGAffineTransform {
  /// The six numbers of SVG's `matrix`.
  var numbers: [Double] { [a, b, c, d, tx, ty].map(Double.init) }

  /// How many times as long lines become, on average.
  var stretch: CGFloat { abs(a * d - b * c).squareRoot() }

  /// The same around a point in place of the origin.
  func around(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}

extension SolvedLayout.Painting {
  /// The same turned, stretched and moved.
  func applying(_ transform: CGAffineTransform) -> SolvedLayout.Painting {
    guard transform != .identity else { return self }
    var painting = self
    painting.path = Self.path(path, transform)
    painting.clip = clip.map { Self.path($0, transform) }
    painting.outerClips = outerClips?.map { Self.path($0, transform) }
    painting.lineWidth = lineWidth.map { $0 * Double(transform.stretch) }
    painting.line?.dashes = line?.dashes.map { $0.map { $0 * Double(transform.stretch) } }
    painting.gradient?.start = gradient?.start.applying(transform) ?? .zero
    painting.gradient?.end = gradient?.end.applying(transform) ?? .zero
    if let content {
      let before = content.transform.map {
        CGAffineTransform($0[0], $0[1], $0[2], $0[3], $0[4], $0[5])
      }
      painting.content?.transform = (before ?? .identity).concatenating(transform).numbers
    }
    return painting
  }

  private static func path(_ text: String, _ transform: CGAffineTransform) -> String {
    (commands(of: text) ?? []).map { command in
      let numbers = command.numbers
      let points = stride(from: 0, to: numbers.count, by: 2).map { index in
        let point = CGPoint(x: numbers[index], y: numbers[index + 1]).applying(transform)
        return formatted(Double(point.x), decimals: 3) + " "
          + formatted(Double(point.y), decimals: 3)
      }
      return String(command.letter) + points.joined(separator: " ")
    }.joined()
  }
}
