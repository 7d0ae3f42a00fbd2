import RedlineLayout

/// Records what a program draws, for pictures: areas, outlines, texts and images with their colours.
/// Modes of blending are compared only.
final class PaintRecorder {
  /// What drawing depends on at a moment.
  struct State {
    var fill = UIColor.black
    var stroke = UIColor.black
    var lineWidth: CGFloat = 1
    var line = SolvedLayout.LineStyle()
    var alpha: CGFloat = 1
    var transform = CGAffineTransform.identity
    /// The areas that drawing is limited to, the last one first.
    var clips: [[CGPath.Element]] = []
    var shadow: SolvedLayout.Shadow?
  }

  /// The most areas that are kept of a view: what draws more is a picture of another kind.
  private static let maximumCount = 2_000

  /// Where `UIBezierPath` and colours draw now. Drawing runs on the main thread.
  nonisolated(unsafe) static var stack: [CGContext] = []

  var state = State()
  var states: [State] = []
  var path: [CGPath.Element] = []
  let bounds: CGRect
  private(set) var paintings: [SolvedLayout.Painting] = []
  /// What is compared only.
  private(set) var looks: [String] = []
  /// How many areas there were when something was noted last.
  private var paintedBefore = 0
  /// A hash of what is beyond the most areas.
  private var rest: (count: Int, hash: String?) = (0, nil)

  /// Notes something that is drawn, or how, which is compared only. Does nothing beside drawing.
  static func say(_ name: String, _ values: Any?...) {
    guard let recorder = stack.last?.recorder else { return }
    nonisolated(unsafe) let values = values.compactMap(\.self)
    let texts = MainActor.assumeIsolated { values.map(settingText) }
    let isPlaced = ["text", "image", "clear"].contains(name)
    recorder.note(([name] + texts).joined(separator: " "), isPlaced: isPlaced)
  }

  /// Notes something after what is painted already, with what it depends on if it has a place.
  private func note(_ text: String, isPlaced: Bool) {
    if paintings.count > paintedBefore {
      keep("\(paintings.count - paintedBefore) painted")
    }
    paintedBefore = paintings.count
    var parts = [text]
    if isPlaced, state.transform != .identity {
      let t = state.transform
      let numbers = [t.a, t.b, t.c, t.d, t.tx, t.ty].map { formatted(Double($0), decimals: 6) }
      parts.append("in \(numbers.joined(separator: " "))")
    }
    if isPlaced, state.alpha != 1 { parts.append("alpha \(exactNumber(Double(state.alpha)))") }
    keep(parts.joined(separator: " "))
  }

  private func keep(_ look: String) {
    guard looks.count >= Self.maximumCount else { return looks.append(look) }
    addToRest(look)
  }

  private func addToRest(_ text: String) {
    rest = (rest.count + 1, RepeatableHash.of([rest.hash ?? "", text]))
  }

  /// What is compared only, with a hash of what is beyond the most areas.
  var allLooks: [String] {
    rest.count == 0 ? looks : looks + ["\(rest.count) more \(rest.hash ?? "")"]
  }

  func save() { states.append(state) }

  func restore() {
    guard let last = states.popLast() else { return }
    state = last
    if !looks.isEmpty { note("restored", isPlaced: false) }
  }

  init(bounds: CGRect) { self.bounds = bounds }

  /// Paints the inside of a path.
  func fill(_ elements: [CGPath.Element], alpha: CGFloat = 1, isEvenOdd: Bool = false) {
    add(elements, alpha) {
      $0.fill = state.fill.peer
      $0.isEvenOdd = isEvenOdd ? true : nil
    }
  }

  /// Paints along a path.
  func stroke(
    _ elements: [CGPath.Element], width: CGFloat? = nil, line: SolvedLayout.LineStyle? = nil,
    alpha: CGFloat = 1
  ) {
    let style = line ?? state.line
    add(elements, alpha) {
      $0.stroke = state.stroke.peer
      $0.lineWidth = Double((width ?? state.lineWidth) * state.transform.stretch)
      $0.line = style == SolvedLayout.LineStyle() ? nil : style
    }
  }

  /// Paints a text or an image in a rectangle.
  func paint(_ content: SolvedLayout.Content, alpha: CGFloat = 1) {
    let frame = CGRect(origin: content.origin, size: content.size)
    guard !frame.isEmpty else { return }
    add(CGPath.polygon(frame), alpha) {
      $0.content = content
      guard state.transform != .identity else { return }
      $0.content?.transform = state.transform.numbers
    }
  }

  /// Paints colours that pass into each other, inside of what drawing is limited to.
  func paint(_ gradient: CGGradient, from start: CGPoint, to end: CGPoint, isRadial: Bool) {
    add(state.clips.first ?? CGPath.polygon(bounds), 1, isArea: !state.clips.isEmpty) {
      $0.gradient = SolvedLayout.Gradient(
        stops: gradient.stops, start: start.applying(state.transform),
        end: end.applying(state.transform), isRadial: isRadial ? true : nil)
    }
  }

  /// Limits drawing to the inside of a path.
  func clip(to elements: [CGPath.Element], isEvenOdd: Bool = false) {
    let placed = elements.map { $0.applying(state.transform) }
    // What lies within a rectangle needs no other one around it.
    if let rect = CGPath.rectangle(of: placed), let outer = state.clips.first,
      let around = CGPath.rectangle(of: outer)
    {
      state.clips[0] = CGPath.polygon(rect.intersection(around))
    } else {
      state.clips.insert(placed, at: 0)
    }
    if isEvenOdd { note("clipRule evenOdd", isPlaced: false) }
  }

  /// - Parameter isArea: Whether the path is what drawing is limited to.
  private func add(
    _ elements: [CGPath.Element], _ alpha: CGFloat, isArea: Bool = false,
    _ paint: (inout SolvedLayout.Painting) -> Void
  ) {
    let placed = isArea ? elements : elements.map { $0.applying(state.transform) }
    guard let text = pathText(placed) else { return }
    var painting = SolvedLayout.Painting(path: text)
    paint(&painting)
    let clips = state.clips.dropFirst(isArea ? 1 : 0).compactMap { pathText($0) }
    painting.clip = clips.first
    if clips.count > 1 { painting.outerClips = Array(clips.dropFirst()) }
    painting.shadow = state.shadow
    let opacity = min(1, max(0, Double(state.alpha * alpha)))
    if opacity < 1 { painting.opacity = opacity }
    keep(painting)
  }

  private func keep(_ painting: SolvedLayout.Painting) {
    guard paintings.count >= Self.maximumCount else { return paintings.append(painting) }
    addToRest(RepeatableHash.of(painting) ?? painting.path)
  }

  /// Adds what was painted elsewhere.
  func add(_ others: [SolvedLayout.Painting], alpha: CGFloat) {
    let opacity = min(1, max(0, Double(state.alpha * alpha)))
    for var painting in others {
      if opacity < 1 { painting.opacity = (painting.opacity ?? 1) * opacity }
      keep(painting)
    }
  }
}

/// A path in the letters of a layout; `nil` for one without lines or with numbers that are none.
func pathText(_ elements: [CGPath.Element], offset: CGPoint = .zero) -> String? {
  guard !elements.isEmpty else { return nil }
  var isSound = true
  func numbers(_ points: CGPoint...) -> String {
    points.map { point in
      let (x, y) = (Double(point.x + offset.x), Double(point.y + offset.y))
      if !(abs(x) < 1e6 && abs(y) < 1e6) { isSound = false }
      return formatted(x, decimals: 3) + " " + formatted(y, decimals: 3)
    }.joined(separator: " ")
  }
  var hasBegun = false
  var result = ""
  for element in elements {
    switch element {
    case .move(let point): result += "M" + numbers(point)
    case .line(let point): result += (hasBegun ? "L" : "M") + numbers(point)
    case .curve(let end, let first, let second):
      if !hasBegun { result += "M" + numbers(first) }
      result += "C" + numbers(first, second, end)
    case .quad(let end, let control):
      if !hasBegun { result += "M" + numbers(control) }
      result += "Q" + numbers(control, end)
    case .close:
      guard hasBegun else { continue }
      result += "Z"
    }
    hasBegun = true
    guard isSound else { return nil }
  }
  return result.isEmpty ? nil : result
}

extension CGPath.Element {
  func applying(_ transform: CGAffineTransform) -> CGPath.Element {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .curve(let end, let first, let second):
      .curve(end.applying(transform), first.applying(transform), second.applying(transform))
    case .quad(let end, let control): .quad(end.applying(transform), control.applying(transform))
    case .close: .close
    }
  }
}
