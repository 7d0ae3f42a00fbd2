// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's frameworks.

public import Foundation
public import UIKit

extension CALayer {
  /// Stored only.
  public var backgroundFilters: [Any]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var minificationFilter: CALayerContentsFilter {
    get { kept(.linear) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var magnificationFilter: CALayerContentsFilter {
    get { kept(.linear) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var repeatCount: Float {
    get { kept(0) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var autoreverses: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { kept([]) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var wantsExtendedDynamicRangeContent: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Always the same here.
  public var visibleRect: CGRect { bounds }
  /// Does nothing.
  public func preferredFrameSize() -> CGSize { bounds.size }
  /// Does nothing.
  public func scroll(_ p: CGPoint) {}
}

extension CADisplayLink {
  /// Stored only.
  public var preferredFrameRateRange: CAFrameRateRange {
    get { kept(.default) }
    set { keep(newValue) }
  }
  /// Always the same here.
  public var targetTimestamp: CFTimeInterval { timestamp }
}

/// How the pixels of a layer are stored.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The name, which is Core Animation's.
  public let rawValue: String
  /// The format of that name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A byte for each part of a colour.
  public static let RGBA8Uint = Self(rawValue: "RGBA8")
  /// 16 bits for each part of a colour.
  public static let RGBA16Float = Self(rawValue: "RGBAh")
  /// Greys.
  public static let gray8Uint = Self(rawValue: "Gray8")
}

extension CALayer {
  /// Stored only.
  public var contentsFormat: CALayerContentsFormat {
    get { kept(.RGBA8Uint) }
    set { keep(newValue) }
  }
}

extension CATextLayer {
  /// Stored only.
  public var allowsFontSubpixelQuantization: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var truncationMode: CATextLayerTruncationMode {
    get { kept(.none) }
    set { keep(newValue) }
  }
}

extension CAReplicatorLayer {
  /// Stored only: copies are not drawn.
  public var preservesDepth: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Stored only: copies are not drawn.
  public var instanceRedOffset: Float {
    get { kept(0) }
    set { keep(newValue) }
  }
  /// Stored only: copies are not drawn.
  public var instanceGreenOffset: Float {
    get { kept(0) }
    set { keep(newValue) }
  }
  /// Stored only: copies are not drawn.
  public var instanceBlueOffset: Float {
    get { kept(0) }
    set { keep(newValue) }
  }
  /// Stored only: copies are not drawn.
  public var instanceAlphaOffset: Float {
    get { kept(0) }
    set { keep(newValue) }
  }
}

/// Where a layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The name, which is Core Animation's.
  public let rawValue: String
  /// The mode of that name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nowhere.
  public static let none = Self(rawValue: "none")
  /// Up and down.
  public static let vertically = Self(rawValue: "vertically")
  /// Left and right.
  public static let horizontally = Self(rawValue: "horizontally")
  /// Anywhere.
  public static let both = Self(rawValue: "both")
}

extension CAScrollLayer {
  /// Stored only.
  public var scrollMode: CAScrollLayerScrollMode {
    get { kept(.both) }
    set { keep(newValue) }
  }
  /// Moves the origin of the bounds there.
  public func scroll(to p: CGPoint) { bounds.origin = p }
  /// Moves the origin of the bounds there.
  public func scroll(to r: CGRect) { bounds.origin = r.origin }
}

extension CALayer {
  /// Does nothing.
  public func scrollRectToVisible(_ r: CGRect) {}
}

extension CAEmitterCell {
  /// Stored only: particles do not fly.
  public var contentsGravity: CALayerContentsGravity {
    get { kept(.resizeAspect) }
    set { keep(newValue) }
  }
}

extension CAEmitterLayer {
  /// Stored only.
  public var preservesDepth: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var emitterZPosition: CGFloat {
    get { kept(0) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var emitterDepth: CGFloat {
    get { kept(0) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var velocity: Float {
    get { kept(1) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var scale: Float {
    get { kept(1) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var spin: Float {
    get { kept(1) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var seed: UInt32 {
    get { kept(0) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var emitterCells: [CAEmitterCell]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var emitterPosition: CGPoint {
    get { kept(.zero) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var emitterShape: CAEmitterLayerEmitterShape {
    get { kept(.point) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var emitterMode: CAEmitterLayerEmitterMode {
    get { kept(.volume) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var emitterSize: CGSize {
    get { kept(.zero) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var renderMode: CAEmitterLayerRenderMode {
    get { kept(.unordered) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var birthRate: Float {
    get { kept(1) }
    set { keep(newValue) }
  }
  /// Stored only.
  public var lifetime: Float {
    get { kept(1) }
    set { keep(newValue) }
  }
}

/// How a layer's contents are made larger or smaller.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The filter of that name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Between pixels.
  public static let linear = Self(rawValue: "linear")
  /// The nearest pixel.
  public static let nearest = Self(rawValue: "nearest")
  /// Between pixels and sizes.
  public static let trilinear = Self(rawValue: "trilinear")
}

/// Edges of a layer that are smoothed.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Edges of those bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// An edge.
  public static let layerLeftEdge = Self(rawValue: 1)
  /// An edge.
  public static let layerRightEdge = Self(rawValue: 2)
  /// An edge.
  public static let layerBottomEdge = Self(rawValue: 4)
  /// An edge.
  public static let layerTopEdge = Self(rawValue: 8)
}

/// How often a screen is drawn in a second; it is not.
public struct CAFrameRateRange: Hashable, Sendable {
  /// Frames in a second at least.
  public var minimum: Float
  /// Frames in a second at most.
  public var maximum: Float
  /// Frames in a second, if it goes.
  public var preferred: Float?
  /// A range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
  /// That of the system.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// Where the end of a long text of a layer is left out.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The mode of that name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nowhere.
  public static let none = Self(rawValue: "none")
  /// At the beginning.
  public static let start = Self(rawValue: "start")
  /// At the end.
  public static let end = Self(rawValue: "end")
  /// In the middle.
  public static let middle = Self(rawValue: "middle")
}

/// A kind of particles; none fly.
open class CAEmitterCell: NSObject {
  open var name: String?
  open var contents: Any?
  open var color: CGColor?
  open var birthRate: Float = 0
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  open var emissionLongitude: CGFloat = 0
  open var emissionLatitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var scaleSpeed: CGFloat = 0
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  open var alphaRange: Float = 0
  open var alphaSpeed: Float = 0
  open var contentsScale: CGFloat = 1
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var zAcceleration: CGFloat = 0
  open var redSpeed: Float = 0
  open var greenSpeed: Float = 0
  open var blueSpeed: Float = 0
  open var beginTime: CFTimeInterval = 0
  open var emitterCells: [CAEmitterCell]?
  open var isEnabled = true
}

/// The shape that particles come from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The shape of that name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A point.
  public static let point = Self(rawValue: "point")
  /// A line.
  public static let line = Self(rawValue: "line")
  /// A rectangle.
  public static let rectangle = Self(rawValue: "rectangle")
  /// A circle.
  public static let circle = Self(rawValue: "circle")
}

/// The part of a shape that particles come from.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The mode of that name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Its corners.
  public static let points = Self(rawValue: "points")
  /// Its outline.
  public static let outline = Self(rawValue: "outline")
  /// Its area.
  public static let surface = Self(rawValue: "surface")
  /// All of it.
  public static let volume = Self(rawValue: "volume")
}

/// The order of particles.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The mode of that name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// None.
  public static let unordered = Self(rawValue: "unordered")
  /// Older ones in front.
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  /// Light is added.
  public static let additive = Self(rawValue: "additive")
}
