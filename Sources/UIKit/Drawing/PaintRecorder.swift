import RedlineLayout

/// Records what a program draws, for pictures: areas, outlines, texts and images with their colours.
/// Shadows and modes of blending are compared only.
final class PaintRecorder {
  /// What drawing depends on at a moment.
  struct State {
    var fill = UIColor.black
    var stroke = UIColor.black
    var lineWidth: CGFloat = 1
    var line = SolvedLayout.LineStyle()
    var alpha: CGFloat = 1
    var transform = CGAffineTransform.identity
    /// The last area that drawing was limited to.
    var clip: [CGPath.Element]?
    /// Whether areas around it were noted, which are not drawn.
    var isClipSaid = true
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
    if isPlaced { sayClip() }
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

  /// Notes what drawing is limited to, once, where something is painted that is not drawn so.
  private func sayClip() {
    guard !state.isClipSaid else { return }
    state.isClipSaid = true
    let path = state.clip.flatMap { pathText($0) } ?? ""
    note("clip \(path)", isPlaced: false)
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
    add(state.clip ?? CGPath.polygon(bounds), 1, isArea: state.clip != nil) {
      $0.gradient = SolvedLayout.Gradient(
        stops: gradient.stops, start: start.applying(state.transform),
        end: end.applying(state.transform), isRadial: isRadial ? true : nil)
    }
  }

  /// Limits drawing to the inside of a path.
  func clip(to elements: [CGPath.Element], isEvenOdd: Bool = false) {
    // An area in an area, of which only the last one is drawn.
    if let outer = state.clip, outer != CGPath.polygon(bounds) { state.isClipSaid = false }
    sayClip()
    state.clip = elements.map { $0.applying(state.transform) }
    if isEvenOdd {
      state.isClipSaid = false
      note("clipRule evenOdd", isPlaced: false)
      sayClip()
    }
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
    if !isArea { painting.clip = state.clip.flatMap { pathText($0) } }
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

// MARK: - Of views and layers

extension UIView {
  /// Takes what the layers and the code of the views in the hierarchy paint.
  func recordPaintings() {
    UsualObjects.root = self
    recordAll()
  }

  private func recordAll() {
    let (drawn, looks) = drawn()
    peer.setSetting("draw(_:)", looks.isEmpty ? nil : looks.joined(separator: ", "))
    let image = (self as? UIImageView)?.imagePaintings ?? []
    peer.paintings = layer.ownPaintings + drawn + image + layer.paintingsOfSublayers(depth: 0)
    showTurn()
    tellOverrides()
    for view in subviews { view.recordAll() }
  }

  /// Takes what the view is turned by, and what its mask lets show.
  private func showTurn() {
    let own = transform == .identity ? CATransform3DGetAffineTransform(transform3D) : transform
    let all = own == .identity ? layer.affineTransform() : own
    let anchor = layer.anchorPoint
    let (x, y) = (bounds.width * anchor.x, bounds.height * anchor.y)
    let turn = all == .identity ? nil : all.around(CGPoint(x: x, y: y)).numbers
    let isSound = turn?.allSatisfy { abs($0) < 1e6 } ?? true
    if isSound, peer.drawnTransform != turn { peer.drawnTransform = turn }
    let mask = layer.mask == nil ? nil : layer.maskOutline(at: .zero)
    if peer.drawnMask != mask { peer.drawnMask = mask }
  }

  /// What `draw(_:)` of a class of the program paints.
  private func drawn() -> (paintings: [SolvedLayout.Painting], looks: [String]) {
    guard !isOfUIKit, !bounds.isEmpty, !isHidden else { return ([], []) }
    let context = CGContext(bounds: CGRect(origin: .zero, size: bounds.size))
    PaintRecorder.stack.append(context)
    defer { PaintRecorder.stack.removeLast() }
    draw(bounds)
    layer.draw(in: context)
    layer.delegate?.draw(layer, in: context)
    return (context.recorder.paintings, context.recorder.allLooks)
  }
}

extension CALayer {
  /// Layers that contain themselves, or as good as that, are not followed further.
  private static let greatestDepth = 32

  func paintingsOfSublayers(depth: Int, at origin: CGPoint = .zero) -> [SolvedLayout.Painting] {
    guard depth < Self.greatestDepth else { return [] }
    let shown = (sublayers ?? []).filter { !$0.isHidden && $0.opacity > 0 }
    return shown.inOrderOfDrawing.flatMap { layer in
      var all = layer.placedPaintings(depth: depth, at: origin)
      guard layer.opacity < 1 else { return all }
      for index in all.indices {
        all[index].opacity = (all[index].opacity ?? 1) * Double(layer.opacity)
      }
      return all
    }
  }

  /// What a layer and those in it paint, turned as it is, in the layer around it.
  private func placedPaintings(depth: Int, at origin: CGPoint) -> [SolvedLayout.Painting] {
    let turn = affineTransform()
    let frame =
      turn == .identity ? frame : CGRect(size: bounds.size, anchor: anchorPoint, at: position)
    let place = CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY)
    let inside = CGPoint(x: place.x - bounds.minX, y: place.y - bounds.minY)
    var all =
      boxPaintings(at: place) + ownPaintings(at: inside) + drawn(at: place).paintings
      + paintingsOfSublayers(depth: depth + 1, at: inside)
    if let outline = maskOutline(at: place) {
      for index in all.indices where all[index].clip == nil { all[index].clip = outline }
    }
    guard turn != .identity else { return all }
    let anchor = CGPoint(
      x: place.x + frame.width * anchorPoint.x, y: place.y + frame.height * anchorPoint.y)
    return all.map { $0.applying(turn.around(anchor)) }
  }

  /// The outline of what a layer shows: of a mask that is a shape, or its own where it masks to its bounds.
  func maskOutline(at place: CGPoint) -> String? {
    if let mask = mask as? CAShapeLayer, let path = mask.path, mask.fillColor != nil {
      let origin = CGPoint(x: place.x + mask.frame.minX, y: place.y + mask.frame.minY)
      return pathText(path.elements, offset: origin)
    }
    return masksToBounds ? box(at: place) : nil
  }

  /// Whether an area of a picture shows the layer, which is in another one.
  var isPaintedAsSublayer: Bool {
    !isHidden && opacity > 0
      && !(boxPaintings(at: .zero) + ownPaintings + drawn(at: .zero).paintings).isEmpty
  }

  /// What `draw(in:)` of a class of the program paints, at a place.
  func drawn(at origin: CGPoint) -> (paintings: [SolvedLayout.Painting], looks: [String]) {
    guard !isOfView, !isOfModule(type(of: self)) || delegate != nil, !bounds.isEmpty else {
      return ([], [])
    }
    let context = CGContext(bounds: CGRect(origin: .zero, size: bounds.size))
    context.translateBy(x: origin.x, y: origin.y)
    PaintRecorder.stack.append(context)
    defer { PaintRecorder.stack.removeLast() }
    draw(in: context)
    delegate?.draw(self, in: context)
    return (context.recorder.paintings, context.recorder.allLooks)
  }

  /// What only layers of its class paint.
  var ownPaintings: [SolvedLayout.Painting] { ownPaintings(at: .zero) }

  private func ownPaintings(at origin: CGPoint) -> [SolvedLayout.Painting] {
    switch self {
    case let layer as CAGradientLayer: layer.gradientPainting(at: origin)
    case let layer as CAShapeLayer: layer.shapePaintings(at: origin)
    case let layer as CATextLayer: layer.textPainting(at: origin)
    default: []
    }
  }

  private func box(at origin: CGPoint) -> String? {
    let rect = CGRect(origin: .zero, size: bounds.size)
    guard !rect.isEmpty else { return nil }
    let corners = UIRectCorner(rawValue: maskedCorners.rawValue)
    let elements =
      cornerRadius > 0
      ? CGPath.rounded(rect, cornerRadius, cornerRadius, corners) : CGPath.polygon(rect)
    return pathText(elements, offset: origin)
  }

  /// The background and the border of a layer without a view.
  private func boxPaintings(at origin: CGPoint) -> [SolvedLayout.Painting] {
    guard let path = box(at: origin) else { return [] }
    let border = borderWidth > 0 ? borderColor : nil
    let fill = backgroundColor.flatMap { $0.alpha > 0 ? $0 : nil }
    guard fill != nil || border != nil else { return [] }
    return [
      SolvedLayout.Painting(
        path: path, fill: fill?.color.peer, stroke: border?.color.peer,
        lineWidth: border == nil ? nil : Double(borderWidth))
    ]
  }

  fileprivate func gradientBox(at origin: CGPoint) -> String? { box(at: origin) }
}

extension CAGradientLayer {
  fileprivate func gradientPainting(at origin: CGPoint) -> [SolvedLayout.Painting] {
    let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.color ?? $0 as? UIColor }
    guard !colors.isEmpty, let path = gradientBox(at: origin) else { return [] }
    let places = locations?.map(\.doubleValue) ?? []
    let stops = colors.indices.map { index in
      SolvedLayout.Gradient.Stop(
        color: colors[index].peer,
        location: places.count == colors.count
          ? min(1, max(0, places[index])) : Double(index) / Double(max(1, colors.count - 1)))
    }
    let size = bounds.size
    func point(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: origin.x + unit.x * size.width, y: origin.y + unit.y * size.height)
    }
    return [
      SolvedLayout.Painting(
        path: path,
        gradient: SolvedLayout.Gradient(
          stops: stops, start: point(startPoint), end: point(endPoint),
          isRadial: type == .radial ? true : nil))
    ]
  }
}

extension CAShapeLayer {
  fileprivate func shapePaintings(at origin: CGPoint) -> [SolvedLayout.Painting] {
    guard let path else { return [] }
    let fill = fillColor.flatMap { $0.alpha > 0 ? $0.color.peer : nil }
    let stroke = lineWidth > 0 ? strokeColor.flatMap { $0.alpha > 0 ? $0.color.peer : nil } : nil
    let isWhole = strokeStart <= 0 && strokeEnd >= 1
    func painting(
      _ elements: [CGPath.Element], fill: Color?, stroke: Color?
    ) -> SolvedLayout.Painting? {
      guard fill != nil || stroke != nil, let text = pathText(elements, offset: origin) else {
        return nil
      }
      return SolvedLayout.Painting(
        path: text, fill: fill, stroke: stroke,
        lineWidth: stroke == nil ? nil : Double(lineWidth),
        isEvenOdd: fill != nil && fillRule == .evenOdd ? true : nil,
        line: stroke == nil ? nil : lineStyle)
    }
    if isWhole { return [painting(path.elements, fill: fill, stroke: stroke)].compactMap(\.self) }
    let part = path.part(from: strokeStart, to: strokeEnd)
    return [
      painting(path.elements, fill: fill, stroke: nil), painting(part, fill: nil, stroke: stroke),
    ].compactMap(\.self)
  }

  private var lineStyle: SolvedLayout.LineStyle? {
    let dashes = (lineDashPattern ?? []).map(\.doubleValue)
    let style = SolvedLayout.LineStyle(
      cap: lineCap == .butt ? nil : lineCap.rawValue,
      join: lineJoin == .miter ? nil : lineJoin.rawValue, dashes: dashes.isEmpty ? nil : dashes,
      phase: dashes.isEmpty || lineDashPhase == 0 ? nil : Double(lineDashPhase))
    return style == SolvedLayout.LineStyle() ? nil : style
  }
}

extension CATextLayer {
  fileprivate func textPainting(at origin: CGPoint) -> [SolvedLayout.Painting] {
    let context = CGContext(bounds: bounds)
    PaintRecorder.stack.append(context)
    defer { PaintRecorder.stack.removeLast() }
    let rect = CGRect(origin: origin, size: bounds.size)
    if let text = string as? NSAttributedString {
      PaintRecorder.paint(text, in: rect)
    } else if let text = string as? String {
      let style = NSMutableParagraphStyle()
      style.alignment = alignmentMode.alignment
      if !isWrapped { style.lineBreakMode = .byClipping }
      let font = (font as? UIFont)?.withSize(fontSize) ?? .systemFont(ofSize: fontSize)
      let attributes: [NSAttributedString.Key: Any] = [
        .font: font, .foregroundColor: foregroundColor?.color ?? UIColor.white,
        .paragraphStyle: style,
      ]
      PaintRecorder.paint(NSAttributedString(string: text, attributes: attributes), in: rect)
    }
    return context.recorder.paintings
  }
}

extension CATextLayerAlignmentMode {
  fileprivate var alignment: NSTextAlignment {
    switch self {
    case .center: .center
    case .left: .left
    case .right: .right
    default: .natural
    }
  }
}

extension [CALayer] {
  /// What has a larger `zPosition` lies in front, whatever the order.
  @MainActor fileprivate var inOrderOfDrawing: [CALayer] {
    enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }
}
