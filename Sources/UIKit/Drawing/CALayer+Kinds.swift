/// The shape of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name, which is Core Animation's.
  public let rawValue: String
  /// The curve of that name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Quarters of circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// The system's smoother corners, drawn as quarters of circles.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Where contents would be in a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name, which is Core Animation's.
  public let rawValue: String
  /// The gravity of that name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Stretched.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Whole.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Covering.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// At the upper edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the lower edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
}

/// Draws a layer's contents; nobody asks.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing unless the delegate has its own.
  public func display(_ layer: CALayer) {}
  /// Does nothing unless the delegate has its own.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing unless the delegate has its own.
  public func layoutSublayers(of layer: CALayer) {}
  /// `nil` unless the delegate has its own.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// What a change of a property would start.
public protocol CAAction: AnyObject {}

extension CAAnimation: CAAction {}

/// Nothing starts.
extension NSNull: CAAction {}

/// A layer of colours that pass into each other, along a line or in circles.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = CAGradientLayerType.axial
}

/// How colours would follow each other.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name, which is Core Animation's.
  public let rawValue: String
  /// The type of that name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a point outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// How lines of a shape end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name, which is Core Animation's.
  public let rawValue: String
  /// The end of that name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Straight, at the end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Straight, beyond the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How lines of a shape meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name, which is Core Animation's.
  public let rawValue: String
  /// The join of that name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// How areas of a shape are filled.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name, which is Core Animation's.
  public let rawValue: String
  /// The rule of that name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By counting edges.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
  /// By the way that edges go.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
}

/// A layer of lines and areas.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor? = UIColor.black.cgColor
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0
  /// Compared only.
  open var miterLimit: CGFloat = 10 { didSet { tell(oldValue, miterLimit) } }
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open var fillRule = CAShapeLayerFillRule.nonZero
}

/// How a text layer would be aligned.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name, which is Core Animation's.
  public let rawValue: String
  /// The mode of that name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// To the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// To the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// As the text runs.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
}

/// A layer of text.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// Compared only, as the properties that follow.
  open var string: Any? { didSet { tell(oldValue, string) } }
  open var font: Any? { didSet { tell(oldValue, font) } }
  open var fontSize: CGFloat = 36 { didSet { tell(oldValue, fontSize) } }
  open var foregroundColor: CGColor? { didSet { tell(oldValue, foregroundColor) } }
  open var alignmentMode = CATextLayerAlignmentMode.natural {
    didSet { tell(oldValue, alignmentMode) }
  }
  open var isWrapped = false { didSet { tell(oldValue, isWrapped) } }
}

/// A layer of copies; none is drawn.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  /// Compared only, as the properties that follow.
  open var instanceCount = 1 { didSet { tell(oldValue, instanceCount) } }
  open var instanceDelay: CFTimeInterval = 0 { didSet { tell(oldValue, instanceDelay) } }
  open var instanceTransform = CATransform3DIdentity {
    didSet { tell(oldValue, instanceTransform) }
  }
  open var instanceColor: CGColor? { didSet { tell(oldValue, instanceColor) } }
}

/// A layer in space; it is not drawn.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {}

/// A layer that scrolls; it is not drawn.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {}

/// A layer of particles; none is drawn.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {}
