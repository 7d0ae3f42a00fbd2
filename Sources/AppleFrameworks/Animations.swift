// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's frameworks.

public import Foundation
public import UIKit

extension CALayer {
  /// Stored only: layers have no contents.
  public var contentsCenter: CGRect {
    get { kept(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    set { keep(newValue) }
  }
}

/// How values between those of an animation are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name, which is Core Animation's.
  public let rawValue: String
  /// The mode of that name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// On lines.
  public static let linear = Self(rawValue: "linear")
  /// In steps.
  public static let discrete = Self(rawValue: "discrete")
  /// At one speed.
  public static let paced = Self(rawValue: "paced")
  /// On curves.
  public static let cubic = Self(rawValue: "cubic")
}

/// Whether a layer turns with the path that it follows.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name, which is Core Animation's.
  public let rawValue: String
  /// The mode of that name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It does.
  public static let rotateAuto = Self(rawValue: "auto")
  /// It does, the other way around.
  public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}

/// The key of a layer's transition.
public let kCATransition = "transition"
/// The key of whether changes are animated.
public let kCATransactionDisableActions = "disableActions"
/// The key of how long changes take.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of how changes go.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of what is called at the end.
public let kCATransactionCompletionBlock = "completionBlock"
/// The key of the action of layers that come.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action of layers that go.
public let kCAOnOrderOut = "onOrderOut"

/// What a number of an animation does.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name, which is Core Animation's.
  public let rawValue: String
  /// The function of that name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Turns.
  public static let rotateX = Self(rawValue: "rotateX")
  /// Turns.
  public static let rotateY = Self(rawValue: "rotateY")
  /// Turns.
  public static let rotateZ = Self(rawValue: "rotateZ")
  /// Scales.
  public static let scale = Self(rawValue: "scale")
  /// Moves.
  public static let translate = Self(rawValue: "translate")
}

/// What a number of an animation does.
open class CAValueFunction: NSObject {
  /// Makes one; what is given is kept only where a property has it.
  public convenience init?(name: CAValueFunctionName) { self.init() }
}

extension CAPropertyAnimation {
  /// Stored only: animations end at once.
  public var valueFunction: CAValueFunction? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension CAKeyframeAnimation {
  /// Stored only: animations end at once.
  public var calculationMode: CAAnimationCalculationMode {
    get { kept(.linear) }
    set { keep(newValue) }
  }
  /// Stored only: animations end at once.
  public var rotationMode: CAAnimationRotationMode? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

/// A layer in tiles, which is empty.
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
  open var tileSize = CGSize(width: 256, height: 256)
  open var levelsOfDetail = 1
  open var levelsOfDetailBias = 0
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}

/// A transform after another that scales.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

/// A transform after another that turns by an angle in radians around an axis.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// A transform after another that moves.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// A transform and another one after it.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) -> [CGFloat] {
    let first = x * b.m11 + y * b.m21 + z * b.m31 + w * b.m41
    let second = x * b.m12 + y * b.m22 + z * b.m32 + w * b.m42
    let third = x * b.m13 + y * b.m23 + z * b.m33 + w * b.m43
    let fourth = x * b.m14 + y * b.m24 + z * b.m34 + w * b.m44
    return [first, second, third, fourth]
  }
  var result = CATransform3DIdentity
  let first = row(a.m11, a.m12, a.m13, a.m14)
  (result.m11, result.m12, result.m13, result.m14) = (first[0], first[1], first[2], first[3])
  let second = row(a.m21, a.m22, a.m23, a.m24)
  (result.m21, result.m22, result.m23, result.m24) = (second[0], second[1], second[2], second[3])
  let third = row(a.m31, a.m32, a.m33, a.m34)
  (result.m31, result.m32, result.m33, result.m34) = (third[0], third[1], third[2], third[3])
  let fourth = row(a.m41, a.m42, a.m43, a.m44)
  (result.m41, result.m42, result.m43, result.m44) = (fourth[0], fourth[1], fourth[2], fourth[3])
  return result
}
