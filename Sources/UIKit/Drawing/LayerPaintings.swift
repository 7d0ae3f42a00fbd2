import RedlineLayout

// What views and layers paint.

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
    peer.paintings = layer.paintingsOfView + drawn + image + layer.paintingsOfSublayers(depth: 0)
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
    var all = boxPaintings(at: place) + ownPaintings(at: inside)
    if paintsShadow, !all.isEmpty { all[0].shadow = paintedShadow }
    all += drawn(at: place).paintings + paintingsOfSublayers(depth: depth + 1, at: inside)
    if let outline = maskOutline(at: place) {
      for index in all.indices { all[index].limit(to: outline) }
    }
    guard turn != .identity else { return all }
    let anchor = CGPoint(
      x: place.x + frame.width * anchorPoint.x, y: place.y + frame.height * anchorPoint.y)
    return all.map { $0.applying(turn.around(anchor)) }
  }

  /// Whether pictures show the shadow of the layer, which is in another one: below the first area of it.
  var paintsShadow: Bool {
    shadowOpacity > 0 && shadowColor != nil && shadowPath == nil && !masksToBounds
      && !(boxPaintings(at: .zero) + ownPaintings).isEmpty
  }

  /// What the layer of a view paints; where the view has no area of its own, that casts the shadow.
  fileprivate var paintingsOfView: [SolvedLayout.Painting] {
    var all = ownPaintings
    if paintsShadow, backgroundColor == nil, !all.isEmpty { all[0].shadow = paintedShadow }
    return all
  }

  private var paintedShadow: SolvedLayout.Shadow {
    SolvedLayout.Shadow(
      color: shadowColor?.color.peer ?? .black,
      opacity: Double(formatted(Double(shadowOpacity), decimals: 6)) ?? 0,
      radius: Double(shadowRadius), offset: shadowOffset)
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

extension SolvedLayout.Painting {
  /// Limits the painting to the inside of an outline, too.
  fileprivate mutating func limit(to outline: String) {
    guard clip != nil else { return clip = outline }
    outerClips = (outerClips ?? []) + [outline]
  }
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
