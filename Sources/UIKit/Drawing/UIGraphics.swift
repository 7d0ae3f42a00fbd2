import RedlineLayout

/// How colours would be mixed.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn
  case sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
  case plusDarker, plusLighter
}

/// Whether areas are filled by counting edges.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

/// How lines are filled or stroked.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// Where a program draws; areas, outlines and gradients are recorded, the rest is without effect.
public final class CGContext: @unchecked Sendable {
  let recorder: PaintRecorder
  /// Pixels in a point of the image that it draws; `nil` elsewhere.
  let imageScale: CGFloat?

  init(bounds: CGRect = .zero, imageScale: CGFloat? = nil) {
    recorder = PaintRecorder(bounds: bounds)
    self.imageScale = imageScale
  }

  private func take(_ element: CGPath.Element) { recorder.path.append(element) }
  private func takePath() -> [CGPath.Element] {
    defer { recorder.path = [] }
    return recorder.path
  }

  /// Recorded for pictures.
  public func saveGState() { recorder.save() }
  /// Recorded for pictures.
  public func restoreGState() { recorder.restore() }
  /// Recorded for pictures.
  public func setFillColor(_ color: CGColor) { recorder.state.fill = color.color }
  /// Recorded for pictures.
  public func setStrokeColor(_ color: CGColor) { recorder.state.stroke = color.color }
  /// Recorded for pictures.
  public func setLineWidth(_ width: CGFloat) { recorder.state.lineWidth = width }
  /// Recorded for pictures.
  public func setLineCap(_ cap: CGLineCap) { recorder.state.line.cap = cap.name }
  /// Recorded for pictures.
  public func setLineJoin(_ join: CGLineJoin) { recorder.state.line.join = join.name }
  /// Recorded for pictures.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    recorder.state.line = SolvedLayout.LineStyle(
      cap: recorder.state.line.cap, join: recorder.state.line.join, dashes: lengths, phase: phase)
  }
  /// Recorded for pictures.
  public func setAlpha(_ alpha: CGFloat) { recorder.state.alpha = alpha }
  /// Compared only.
  public func setBlendMode(_ mode: CGBlendMode) { PaintRecorder.say("blendMode", mode) }
  /// Recorded for pictures; without a colour there is none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    recorder.state.shadow = color.map {
      SolvedLayout.Shadow(
        color: $0.color.peer, radius: max(0, Double(blur)) / 2, offset: offset)
    }
  }
  /// Recorded for pictures, in a third of black.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: UIColor(white: 0, alpha: 1 / 3).cgColor)
  }
  /// Recorded for pictures.
  public func fill(_ rect: CGRect) { recorder.fill(CGPath.polygon(rect)) }
  /// Recorded for pictures.
  public func fillEllipse(in rect: CGRect) {
    recorder.fill(CGPath.rounded(rect, rect.width / 2, rect.height / 2))
  }
  /// Recorded for pictures.
  public func stroke(_ rect: CGRect) { recorder.stroke(CGPath.polygon(rect)) }
  /// Recorded for pictures.
  public func strokeEllipse(in rect: CGRect) {
    recorder.stroke(CGPath.rounded(rect, rect.width / 2, rect.height / 2))
  }
  /// Compared only.
  public func clear(_ rect: CGRect) { PaintRecorder.say("clear", rect) }
  /// Recorded for pictures.
  public func beginPath() { recorder.path = [] }
  /// Recorded for pictures.
  public func closePath() { take(.close) }
  /// Recorded for pictures.
  public func move(to point: CGPoint) { take(.move(point)) }
  /// Recorded for pictures.
  public func addLine(to point: CGPoint) { take(.line(point)) }
  /// Recorded for pictures.
  public func addRect(_ rect: CGRect) { recorder.path += CGPath.polygon(rect) }
  /// Recorded for pictures.
  public func addEllipse(in rect: CGRect) {
    recorder.path += CGPath.rounded(rect, rect.width / 2, rect.height / 2)
  }
  /// Recorded for pictures.
  public func addPath(_ path: CGPath) { recorder.path += path.elements }
  /// Recorded for pictures.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { take(.quad(end, control)) }
  /// Recorded for pictures.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    take(.curve(end, control1, control2))
  }
  /// Recorded for pictures.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let path = CGMutablePath()
    path.elements = recorder.path
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
    recorder.path = path.elements
  }
  /// Recorded for pictures.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    recorder.fill(takePath(), isEvenOdd: rule == .evenOdd)
  }
  /// Recorded for pictures.
  public func strokePath() { recorder.stroke(takePath()) }
  /// Recorded for pictures.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
    if mode != .stroke { recorder.fill(path, isEvenOdd: isEvenOdd) }
    if mode != .fill, mode != .eoFill { recorder.stroke(path) }
  }
  /// Recorded for pictures.
  public func clip() { recorder.clip(to: takePath()) }
  /// Recorded for pictures.
  public func clip(to rect: CGRect) { recorder.clip(to: CGPath.polygon(rect)) }
  /// Recorded for pictures.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    recorder.state.transform = recorder.state.transform.translatedBy(x: tx, y: ty)
  }
  /// Recorded for pictures.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    recorder.state.transform = recorder.state.transform.scaledBy(x: sx, y: sy)
  }
  /// Recorded for pictures.
  public func rotate(by angle: CGFloat) {
    recorder.state.transform = recorder.state.transform.rotated(by: angle)
  }
  /// Recorded for pictures.
  public func concatenate(_ transform: CGAffineTransform) {
    recorder.state.transform = transform.concatenating(recorder.state.transform)
  }
  /// Recorded for pictures.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    let path = CGMutablePath()
    path.elements = recorder.path
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    recorder.path = path.elements
  }
  /// Recorded for pictures.
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() { take(index == 0 ? .move(point) : .line(point)) }
  }
  /// Recorded for pictures.
  public func clip(using rule: CGPathFillRule) {
    recorder.clip(to: takePath(), isEvenOdd: rule == .evenOdd)
  }
  /// Recorded for pictures.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    sayOptions(options)
    recorder.paint(gradient, from: start, to: end, isRadial: false)
  }
  /// Notes where colours go on, which is compared only.
  private func sayOptions(_ options: CGGradientDrawingOptions) {
    if !options.isEmpty { PaintRecorder.say("gradientOptions", options.rawValue) }
  }
  /// Recorded for pictures.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    sayOptions(options)
    if startRadius != 0 || startCenter != endCenter {
      PaintRecorder.say("gradientStart", startCenter, startRadius)
    }
    let end = CGPoint(x: endCenter.x + endRadius, y: endCenter.y)
    recorder.paint(gradient, from: endCenter, to: end, isRadial: true)
  }
  /// The rectangle that is drawn in.
  public var boundingBoxOfClipPath: CGRect { recorder.bounds }
  /// The lines that were added since the path began; `nil` for none.
  public var path: CGPath? {
    guard !recorder.path.isEmpty else { return nil }
    let path = CGMutablePath()
    path.elements = recorder.path
    return path
  }
  /// Compared only.
  public func replacePathWithStrokedPath() {
    PaintRecorder.say("strokedPath", recorder.state.lineWidth)
  }
  /// Compared only.
  public func setMiterLimit(_ limit: CGFloat) { PaintRecorder.say("miterLimit", limit) }
  /// Compared only.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    PaintRecorder.say("allowsAntialiasing", allowsAntialiasing)
  }
  /// Compared only.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    PaintRecorder.say("shouldAntialias", shouldAntialias)
  }
  /// Compared only.
  public func draw(_ image: CGImage, in rect: CGRect) {
    PaintRecorder.say("image", image.source, rect)
  }
}

/// Which numbers make a colour; all are taken for those of sRGB.
public final class CGColorSpace: Sendable {
  init() {}
  /// A space of a name.
  public convenience init?(name: String) { self.init() }
  /// A space of patterns.
  public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) { self.init() }
  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of sRGB with parts beyond 0…1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of Display P3.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The name of a space of greys.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of a space of red, green and blue without a curve.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

/// Colours that pass into each other.
public final class CGGradient: Sendable {
  let stops: [SolvedLayout.Gradient.Stop]

  /// Colours at places from 0 to 1.
  public init?(
    colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { ($0 as? CGColor)?.color ?? $0 as? UIColor }
    guard !colors.isEmpty else { return nil }
    stops = colors.indices.map { index in
      let even = Double(index) / Double(max(1, colors.count - 1))
      return .init(
        color: colors[index].peer, location: locations.map { Double($0[index]) } ?? even)
    }
  }
  /// Colours at places from 0 to 1, as red, green, blue and opacity.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    stops = (0..<count).map { index in
      let parts = (0..<4).map { components[index * 4 + $0] }
      let color = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
      let even = Double(index) / Double(max(1, count - 1))
      return .init(color: color.peer, location: locations.map { Double($0[index]) } ?? even)
    }
  }
}

/// Where colours go on.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits, which are Core Graphics'.
  public let rawValue: UInt32
  /// Options of Core Graphics' bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// After the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws there until the context is popped.
public func UIGraphicsPushContext(_ context: CGContext) { PaintRecorder.stack.append(context) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws where it drew before.
public func UIGraphicsPopContext() { _ = PaintRecorder.stack.popLast() }

extension UIImage {
  /// The image's scale.
  @MainActor public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}

/// The pixels of an image, of which there are none.
public final class CGImage: Sendable {
  /// Pixels across.
  public let width: Int
  /// Pixels down.
  public let height: Int
  /// Which picture they are of, and which part; `nil` for any.
  let source: String?

  init(size: CGSize, scale: CGFloat, source: String? = nil) {
    self.source = source
    func pixels(_ length: CGFloat) -> Int {
      let count = (length * scale).rounded()
      return count.isFinite ? Int(min(max(count, 0), 1_000_000)) : 0
    }
    (width, height) = (pixels(size.width), pixels(size.height))
  }

  /// An image of the rectangle's size, in pixels.
  public func cropping(to rect: CGRect) -> CGImage? {
    let numbers = [rect.minX, rect.minY].map { exactNumber(Double($0)) }.joined(separator: ", ")
    return CGImage(
      size: rect.size, scale: 1, source: source.map { "\($0) from \(numbers)" })
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Where a view draws itself; `nil` elsewhere.
public func UIGraphicsGetCurrentContext() -> CGContext? { PaintRecorder.stack.last }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle.
public func UIRectFill(_ rect: CGRect) { PaintRecorder.stack.last?.fill(rect) }

/// How an image would be drawn.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = UIScreen.main.scale
  open var opaque = false
  /// The screen's scale.
  public override init() { super.init() }
  /// The scale of traits.
  public init(for traitCollection: UITraitCollection) {
    super.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Where a renderer's closure would draw.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  open var cgContext: CGContext { context }
  private var context = CGContext()

  convenience init(_ context: CGContext) {
    self.init()
    self.context = context
  }

  open var format: UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// A placeholder of what was drawn so far.
  open var currentImage: UIImage { context.image }
  open func fill(_ rect: CGRect) { context.fill(rect) }
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { context.fill(rect) }
  open func stroke(_ rect: CGRect) { context.stroke(rect) }
  open func clip(to rect: CGRect) { context.clip(to: rect) }
}

/// Makes an image by drawing, which image views show as it was drawn.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  private let format: UIGraphicsImageRendererFormat

  /// A renderer of images of a size in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat = .init()) {
    (self.size, self.format) = (size, format)
    super.init()
  }
  /// A renderer of images of a rectangle's size.
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .init()) {
    self.init(size: bounds.size, format: format)
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(
      bounds: CGRect(origin: .zero, size: size),
      imageScale: format.scale > 0 ? format.scale : UIScreen.main.scale)
    PaintRecorder.stack.append(context)
    defer { PaintRecorder.stack.removeLast() }
    actions(UIGraphicsImageRendererContext(context))
    return context.image
  }
}
