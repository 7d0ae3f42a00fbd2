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

/// Where a program would draw; nothing is drawn.
public final class CGContext: @unchecked Sendable {
  init() {}

  /// Accepted, without effect, as what follows.
  public func saveGState() {}
  /// Accepted, without effect.
  public func restoreGState() {}
  /// Accepted, without effect.
  public func setFillColor(_ color: CGColor) {}
  /// Accepted, without effect.
  public func setStrokeColor(_ color: CGColor) {}
  /// Accepted, without effect.
  public func setLineWidth(_ width: CGFloat) {}
  /// Accepted, without effect.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Accepted, without effect.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Accepted, without effect.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Accepted, without effect.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Accepted, without effect.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Accepted, without effect.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Accepted, without effect.
  public func fill(_ rect: CGRect) {}
  /// Accepted, without effect.
  public func fillEllipse(in rect: CGRect) {}
  /// Accepted, without effect.
  public func stroke(_ rect: CGRect) {}
  /// Accepted, without effect.
  public func strokeEllipse(in rect: CGRect) {}
  /// Accepted, without effect.
  public func clear(_ rect: CGRect) {}
  /// Accepted, without effect.
  public func beginPath() {}
  /// Accepted, without effect.
  public func closePath() {}
  /// Accepted, without effect.
  public func move(to point: CGPoint) {}
  /// Accepted, without effect.
  public func addLine(to point: CGPoint) {}
  /// Accepted, without effect.
  public func addRect(_ rect: CGRect) {}
  /// Accepted, without effect.
  public func addEllipse(in rect: CGRect) {}
  /// Accepted, without effect.
  public func addPath(_ path: CGPath) {}
  /// Accepted, without effect.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  /// Accepted, without effect.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  /// Accepted, without effect.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  /// Accepted, without effect.
  public func fillPath(using rule: CGPathFillRule = .winding) {}
  /// Accepted, without effect.
  public func strokePath() {}
  /// Accepted, without effect.
  public func drawPath(using mode: CGPathDrawingMode) {}
  /// Accepted, without effect.
  public func clip() {}
  /// Accepted, without effect.
  public func clip(to rect: CGRect) {}
  /// Accepted, without effect.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  /// Accepted, without effect.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  /// Accepted, without effect.
  public func rotate(by angle: CGFloat) {}
  /// Accepted, without effect.
  public func concatenate(_ transform: CGAffineTransform) {}
  /// Accepted, without effect.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {}
  /// Accepted, without effect.
  public func addLines(between points: [CGPoint]) {}
  /// Accepted, without effect.
  public func clip(using rule: CGPathFillRule) {}
  /// Accepted, without effect.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {}
  /// Accepted, without effect.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {}
  /// An empty rectangle: nothing is drawn.
  public var boundingBoxOfClipPath: CGRect { .zero }
  /// `nil`: nothing is drawn.
  public var path: CGPath? { nil }
  /// Accepted, without effect.
  public func replacePathWithStrokedPath() {}
  /// Accepted, without effect.
  public func setMiterLimit(_ limit: CGFloat) {}
  /// Accepted, without effect.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Accepted, without effect.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Accepted, without effect.
  public func draw(_ image: CGImage, in rect: CGRect) {}
}

/// Which numbers make a colour.
public final class CGColorSpace: @unchecked Sendable {
  init() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

/// Colours that pass into each other.
public final class CGGradient: @unchecked Sendable {
  /// Colours at places from 0 to 1.
  public init?(
    colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?
  ) {}
  /// Colours at places from 0 to 1, as numbers.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {}
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
/// Does nothing: nothing is drawn.
public func UIGraphicsPushContext(_ context: CGContext) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Does nothing: nothing is drawn.
public func UIGraphicsPopContext() {}

extension UIImage {
  /// The image's scale.
  @MainActor public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}

/// The pixels of an image, of which there are none.
public final class CGImage: @unchecked Sendable {
  /// Pixels across.
  public let width: Int
  /// Pixels down.
  public let height: Int

  init(size: CGSize, scale: CGFloat) {
    func pixels(_ length: CGFloat) -> Int {
      let count = (length * scale).rounded()
      return count.isFinite ? Int(min(max(count, 0), 1_000_000)) : 0
    }
    (width, height) = (pixels(size.width), pixels(size.height))
  }

  /// An image of the rectangle's size, in pixels.
  public func cropping(to rect: CGRect) -> CGImage? { CGImage(size: rect.size, scale: 1) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Always `nil`: views do not draw by code.
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Does nothing: nothing is drawn.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Does nothing: nothing is drawn.
public func UIGraphicsBeginImageContext(_ size: CGSize) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Always `nil`: nothing is drawn.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Does nothing: nothing is drawn.
public func UIGraphicsEndImageContext() {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Does nothing: nothing is drawn.
public func UIRectFill(_ rect: CGRect) {}

/// How an image would be drawn.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = UIScreen.main.scale
  open var opaque = false
  /// The screen's scale.
  public override init() { super.init() }
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Where a renderer's closure would draw.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  open var cgContext: CGContext { CGContext() }
  open func fill(_ rect: CGRect) {}
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {}
  open func stroke(_ rect: CGRect) {}
  open func clip(to rect: CGRect) {}
}

/// Makes an image by drawing: the closure runs, and the image is a placeholder of the size.
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
    actions(UIGraphicsImageRendererContext())
    return UIImage(name: nil, size: size, scale: format.scale)
  }
}
