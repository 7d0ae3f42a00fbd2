public import Foundation
public import UIKit

/// Something that would move views; nothing moves.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  open var action: (() -> Void)?
  open var dynamicAnimator: UIDynamicAnimator? { nil }
  /// Makes one; what is given is kept only where a property has it.
  public override init() { super.init() }
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
  }
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
}

/// Something that would be moved.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// Is told when views come to rest.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing unless the delegate has its own.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing unless the delegate has its own.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Would move views; none moves.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  open private(set) var referenceView: UIView?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  open var isRunning: Bool { false }
  /// Makes one; what is given is kept only where a property has it.
  public override init() { super.init() }
  /// Makes one; what is given is kept only where a property has it.
  public convenience init(referenceView view: UIView) {
    self.init()
    referenceView = view
  }
  /// Makes one; what is given is kept only where a property has it.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) { self.init() }
  open func addBehavior(_ behavior: UIDynamicBehavior) { behaviors.append(behavior) }
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
  }
  open func removeAllBehaviors() { behaviors = [] }
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
  open func items(in rect: CGRect) -> [any UIDynamicItem] { [] }
  open func layoutAttributesForCell(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDecorationView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
}

/// A pull in a direction; nothing moves.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  open var magnitude: CGFloat = 1
  open var angle: CGFloat = 0
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    (self.angle, self.magnitude) = (angle, magnitude)
  }
  open private(set) var items: [any UIDynamicItem] = []
  /// Something of things.
  public convenience init(items: [any UIDynamicItem]) {
    self.init()
    self.items = items
  }
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}

/// Is told when views hit each other; none does.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {}

/// Edges that views hit; nothing moves.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// What is hit.
  public struct Mode: OptionSet, Sendable {
    /// The bits, which are UIKit's.
    public let rawValue: UInt
    /// Modes of UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Views.
    public static let items = Self(rawValue: 1)
    /// Edges.
    public static let boundaries = Self(rawValue: 2)
    /// Both.
    public static let everything = Self(rawValue: .max)
  }
  open var translatesReferenceBoundsIntoBoundary = false
  open var collisionMode = Mode.everything
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  open private(set) var items: [any UIDynamicItem] = []
  /// Something of things.
  public convenience init(items: [any UIDynamicItem]) {
    self.init()
    self.items = items
  }
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {}
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {}
  open func removeBoundary(withIdentifier identifier: any NSCopying) {}
  open func removeAllBoundaries() {}
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {}
}

/// A place that a view is drawn to; nothing moves.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  open var damping: CGFloat = 0.5
  open var snapPoint: CGPoint = .zero
  /// Makes one; what is given is kept only where a property has it.
  public convenience init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.init()
    snapPoint = point
  }
}

/// Numbers from one to another.
public struct UIFloatRange: Hashable, Sendable {
  /// The least.
  public var minimum: CGFloat
  /// The most.
  public var maximum: CGFloat
  /// Any number.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
  /// Numbers from one to another.
  public init(minimum: CGFloat, maximum: CGFloat) {
    (self.minimum, self.maximum) = (minimum, maximum)
  }
}

/// A rod between views; nothing moves.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  open var anchorPoint = CGPoint.zero
  open var length: CGFloat = 0
  open var damping: CGFloat = 0
  open var frequency: CGFloat = 0
  open var frictionTorque: CGFloat = 0
  open var attachmentRange = UIFloatRange.infinite
  open private(set) var items: [any UIDynamicItem] = []
  /// A rod between a thing and a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init()
    (items, anchorPoint) = ([item], point)
  }
  /// A rod between a point of a thing and a point.
  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) { self.init(item: item, attachedToAnchor: point) }
  /// A rod between two things.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init()
    items = [item1, item2]
  }
  /// A rod between points of two things.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) { self.init(item: item1, attachedTo: item2) }
}

/// A push of views; nothing moves.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// How long it lasts.
  public enum Mode: Int, Sendable { case continuous, instantaneous }
  open var pushDirection = CGVector.zero
  open var magnitude: CGFloat = 0
  open var angle: CGFloat = 0
  open var active = true
  /// How it pushes.
  public private(set) var mode = Mode.continuous
  open private(set) var items: [any UIDynamicItem] = []
  /// A push of things.
  public convenience init(items: [any UIDynamicItem], mode: Mode) {
    self.init()
    (self.items, self.mode) = (items, mode)
  }
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    (self.angle, self.magnitude) = (angle, magnitude)
  }
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {}
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { .zero }
}

/// What views are like; nothing moves.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  open var elasticity: CGFloat = 0
  open var friction: CGFloat = 0
  open var density: CGFloat = 1
  open var resistance: CGFloat = 0
  open var angularResistance: CGFloat = 0
  open var allowsRotation = true
  open var isAnchored = false
  open var charge: CGFloat = 0
  open private(set) var items: [any UIDynamicItem] = []
  /// Something of things.
  public convenience init(items: [any UIDynamicItem]) {
    self.init()
    self.items = items
  }
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}

extension UIAttachmentBehavior {
  /// A rope between two things.
  public class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item1, attachedTo: item2) }
  /// Two things as one.
  public class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item1, attachedTo: item2) }
  /// Two things that turn around a point.
  public class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item1, attachedTo: item2) }
  /// A thing on a line.
  public class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item, attachedToAnchor: point) }
  /// Two things on a line.
  public class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item1, attachedTo: item2) }
}

extension UIDynamicAnimator {
  /// 0: nothing moves.
  public var elapsedTime: TimeInterval { 0 }
}

/// A part of the screen in which a field is.
open class UIRegion: NSObject {
  /// Everywhere.
  public static nonisolated(unsafe) let infinite = UIRegion()
  /// Makes one; nothing moves in it.
  public convenience init(radius: CGFloat) { self.init() }
  /// Makes one; nothing moves in it.
  public convenience init(size: CGSize) { self.init() }
  open func inverse() -> UIRegion { self }
  open func union(_ region: UIRegion) -> UIRegion { self }
  open func difference(_ region: UIRegion) -> UIRegion { self }
  open func intersection(_ region: UIRegion) -> UIRegion { self }
  open func contains(_ point: CGPoint) -> Bool { false }
}

/// A field of forces; nothing moves.
open class UIFieldBehavior: UIDynamicBehavior {
  open var position = CGPoint.zero
  open var region = UIRegion.infinite
  open var strength: CGFloat = 1
  open var falloff: CGFloat = 0
  open var smoothness: CGFloat = 0
  open var animationSpeed: CGFloat = 0
  open var minimumRadius: CGFloat = 0
  open var direction = CGVector(dx: 0, dy: 0)
  open private(set) var items: [any UIDynamicItem] = []
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  open class func dragField() -> Self { made() }
  open class func vortexField() -> Self { made() }
  open class func radialGravityField(position: CGPoint) -> Self { made { $0.position = position } }
  open class func linearGravityField(direction: CGVector) -> Self {
    made { $0.direction = direction }
  }
  open class func velocityField(direction: CGVector) -> Self { made { $0.direction = direction } }
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    made { ($0.smoothness, $0.animationSpeed) = (smoothness, speed) }
  }
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    made { ($0.smoothness, $0.animationSpeed) = (smoothness, speed) }
  }
  open class func springField() -> Self { made() }
  open class func electricField() -> Self { made() }
  open class func magneticField() -> Self { made() }
  /// A field of no forces.
  public required override init() { super.init() }
  private class func made(_ settings: (UIFieldBehavior) -> Void = { _ in }) -> Self {
    let field = Self()
    settings(field)
    return field
  }
}
