import RedlineLayout

/// How images are made larger or smaller.
public enum CGInterpolationQuality: Int32, Sendable {
  case none = 1
  case low = 2
  case high = 3
  case medium = 4
  case `default` = 0
}

/// How colours that cannot be shown are changed.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// How letters are drawn.
public enum CGTextDrawingMode: Int32, Sendable {
  case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

/// How a pattern is repeated.
public enum CGPatternTiling: Int32, Sendable {
  case noDistortion, constantSpacingMinimalDistortion, constantSpacing
}

/// What draws one cell of a pattern.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// What is called when a pattern goes.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What draws a pattern.
public struct CGPatternCallbacks {
  /// 0.
  public var version: UInt32
  /// Draws one cell.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Is called when the pattern goes.
  public var releaseInfo: CGPatternReleaseInfoCallback?
  /// What draws a pattern.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) { (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo) }
}

/// A picture that is repeated; it is compared only, and areas that it fills stay empty.
public final class CGPattern {
  let words: String

  /// A pattern of cells of a size, so far from each other; nothing is drawn.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
    yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    let numbers = [bounds.width, bounds.height, xStep, yStep]
    words = numbers.map { exactNumber(Double($0)) }.joined(separator: " ")
  }
}

/// A place to draw in that is drawn elsewhere; it is compared only.
public final class CGLayer {
  /// Where one draws.
  public let context: CGContext?
  /// The size in points.
  public let size: CGSize

  /// A place of a size in points.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: NSDictionary?) {
    self.size = size
    self.context = CGContext(bounds: CGRect(origin: .zero, size: size))
  }
}

extension CGContext {
  /// Compared only when it is set.
  public var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set { PaintRecorder.say("interpolation", "\(newValue)") }
  }
  /// Without effect: letters are drawn upright.
  public var textMatrix: CGAffineTransform {
    get { .identity }
    set {}
  }
  /// Without effect: no letters are drawn there.
  public var textPosition: CGPoint {
    get { .zero }
    set {}
  }
  /// Compared only.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {
    PaintRecorder.say("textMode", "\(mode)")
  }
  /// Compared only.
  public func setCharacterSpacing(_ spacing: CGFloat) { PaintRecorder.say("spacing", spacing) }
  /// Compared only.
  public func setFontSize(_ size: CGFloat) { PaintRecorder.say("fontSize", size) }
  /// Compared only.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {
    PaintRecorder.say("intent", "\(intent)")
  }
  /// Does nothing: all spaces are one.
  public func setFillColorSpace(_ space: CGColorSpace) {}
  /// Does nothing: all spaces are one.
  public func setStrokeColorSpace(_ space: CGColorSpace) {}
  /// Compared only: what it fills stays empty.
  public func setFillPattern(
    _ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>
  ) {
    PaintRecorder.say("fillPattern", pattern.words)
    recorder.state.fill = .clear
  }
  /// Compared only: lines of it are not drawn.
  public func setStrokePattern(
    _ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>
  ) {
    PaintRecorder.say("strokePattern", pattern.words)
    recorder.state.stroke = .clear
  }
  /// Compared only.
  public func setPatternPhase(_ phase: CGSize) { PaintRecorder.say("patternPhase", phase) }
  /// Compared only.
  public func draw(_ layer: CGLayer, in rect: CGRect) { PaintRecorder.say("layer", rect) }
  /// Compared only.
  public func draw(_ layer: CGLayer, at point: CGPoint) { PaintRecorder.say("layer", point) }
  /// Compared only.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) { draw(image, in: rect) }
  /// Limits drawing to the rectangle; the mask is compared only.
  public func clip(to rect: CGRect, mask: CGImage) {
    PaintRecorder.say("clipMask", mask.source, rect)
    clip(to: rect)
  }
  /// Recorded for pictures.
  public func clip(to rects: [CGRect]) { recorder.clip(to: rects.flatMap(CGPath.polygon)) }
  /// Recorded for pictures: a line for each two points.
  public func strokeLineSegments(between points: [CGPoint]) {
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      recorder.stroke([.move(points[index]), .line(points[index + 1])])
    }
  }
  /// Recorded for pictures: drawing is not limited any more.
  public func resetClip() { recorder.state.clips = [] }
  /// Whether no line was added since the path began.
  public var isPathEmpty: Bool { recorder.path.isEmpty }
  /// Where the path's last line ends.
  public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }
  /// The smallest rectangle around the path and the points that steer its curves.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }
  /// Whether the point is inside of the path.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
    return path?.contains(point, using: isEvenOdd ? .evenOdd : .winding) ?? false
  }
  /// How lengths are drawn now.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }
  /// Where the point is drawn.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  /// The point that is drawn there.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  /// `nil`: no pixels are stored.
  public var data: UnsafeMutableRawPointer? { nil }
  /// 4 bytes for each pixel.
  public var bytesPerRow: Int { width * 4 }
  /// 8.
  public var bitsPerComponent: Int { 8 }
  /// 32.
  public var bitsPerPixel: Int { 32 }
  /// Red, green and blue.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// The last byte is how opaque a pixel is.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
}

extension CGImage {
  /// 8.
  public var bitsPerComponent: Int { 8 }
  /// 32.
  public var bitsPerPixel: Int { 32 }
  /// 4 bytes for each pixel.
  public var bytesPerRow: Int { width * 4 }
  /// Red, green and blue.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// The last byte is how opaque a pixel is.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// Where the opacity is.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  /// False.
  public var isMask: Bool { false }
  /// False.
  public var shouldInterpolate: Bool { false }
  /// The image itself.
  public func copy() -> CGImage? { self }
  /// The image itself: no pixels are masked.
  public func masking(_ mask: CGImage) -> CGImage? { self }
  /// The image itself: no pixels are masked.
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? { self }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws the edge of a rectangle inside of it, 1 point wide.
public func UIRectFrame(_ rect: CGRect) {
  PaintRecorder.stack.last?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Limits drawing to a rectangle.
public func UIRectClip(_ rect: CGRect) { PaintRecorder.stack.last?.clip(to: rect) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle; how colours are mixed is compared only.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  PaintRecorder.say("blendMode", blendMode)
  UIRectFill(rect)
}
