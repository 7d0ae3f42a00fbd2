// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of SpriteKit. Scenes are kept, and neither run nor drawn.

public import Foundation
public import UIKit

/// A picture for nodes.
@preconcurrency @MainActor
open class SKTexture: NSObject {
  private var image: UIImage?
  open var filteringMode = SKTextureFilteringMode.linear
  /// That of an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
  /// That of an image of the resources.
  public convenience init(imageNamed name: String) {
    self.init()
    image = UIImage(named: name)
  }
  /// A part of another one.
  public convenience init(rect: CGRect, in texture: SKTexture) {
    self.init()
    image = texture.image
  }
  open func size() -> CGSize { image?.size ?? .zero }
  open func cgImage() -> CGImage { image?.cgImage ?? UIImage().cgImage! }
  open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
}
/// How a picture is enlarged.
public enum SKTextureFilteringMode: Int, Sendable { case nearest, linear }
/// Pictures in one.
@preconcurrency @MainActor
open class SKTextureAtlas: NSObject {
  open var textureNames: [String] { [] }
  /// Those of a folder.
  public convenience init(named name: String) { self.init() }
  open func textureNamed(_ name: String) -> SKTexture { SKTexture(imageNamed: name) }
}

/// How a scene fills its view.
public enum SKSceneScaleMode: Int, Sendable { case fill, aspectFill, aspectFit, resizeFill }
/// Is told what a scene does; it does nothing.
@preconcurrency @MainActor
public protocol SKSceneDelegate: NSObjectProtocol {}

/// What a view of SpriteKit shows.
open class SKScene: SKEffectNode {
  open var size = CGSize.zero {
    didSet { if size != oldValue { didChangeSize(oldValue) } }
  }
  open var scaleMode = SKSceneScaleMode.fill
  open var anchorPoint = CGPoint.zero
  open var backgroundColor = SKColor(white: 0.15, alpha: 1)
  open weak var delegate: (any SKSceneDelegate)?
  open weak var camera: SKCameraNode?
  open weak var listener: SKNode?
  /// How things move and hit each other; they do not.
  public let physicsWorld = SKPhysicsWorld()
  open internal(set) weak var view: SKView?
  open override var frame: CGRect {
    CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
      height: size.height)
  }
  /// A scene.
  public init(size: CGSize) {
    super.init()
    self.size = size
  }
  /// A scene without a size.
  public override init() { super.init() }
  /// Reads nothing from the coder: archives are not supported.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  open func didMove(to view: SKView) {}
  open func willMove(from view: SKView) {}
  open func didChangeSize(_ oldSize: CGSize) {}
  open func sceneDidLoad() {}
  open func update(_ currentTime: TimeInterval) {}
  open func didEvaluateActions() {}
  open func didSimulatePhysics() {}
  open func didFinishUpdate() {}
  open func convertPoint(fromView point: CGPoint) -> CGPoint {
    CGPoint(x: point.x, y: size.height - point.y)
  }
  open func convertPoint(toView point: CGPoint) -> CGPoint {
    CGPoint(x: point.x, y: size.height - point.y)
  }
}

/// A view of a scene, which is empty.
@preconcurrency @MainActor
open class SKView: UIView {
  open private(set) var scene: SKScene?
  open var showsFPS = false
  open var showsNodeCount = false
  open var showsDrawCount = false
  open var showsPhysics = false
  open var showsFields = false
  open var ignoresSiblingOrder = false
  open var allowsTransparency = false
  open var isPaused = false
  open var isAsynchronous = true
  open var preferredFramesPerSecond = 60
  /// Shows a scene, which is told so.
  open func presentScene(_ scene: SKScene?) {
    self.scene?.willMove(from: self)
    self.scene?.view = nil
    self.scene = scene
    scene?.view = self
    scene?.didMove(to: self)
  }
  open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
  open func texture(from node: SKNode) -> SKTexture? { nil }
  open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint {
    scene.convertPoint(fromView: point)
  }
  open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint {
    scene.convertPoint(toView: point)
  }
}
/// From where a scene comes.
public enum SKTransitionDirection: Int, Sendable { case up, down, right, left }
/// How a scene takes the place of another one: at once.
@preconcurrency @MainActor
open class SKTransition: NSObject {
  open var pausesIncomingScene = true
  open var pausesOutgoingScene = true
  open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func fade(with color: SKColor, duration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  open class func reveal(
    with direction: SKTransitionDirection, duration sec: TimeInterval
  ) -> SKTransition { SKTransition() }
  open class func moveIn(
    with direction: SKTransitionDirection, duration sec: TimeInterval
  ) -> SKTransition { SKTransition() }
  open class func push(
    with direction: SKTransitionDirection, duration sec: TimeInterval
  ) -> SKTransition { SKTransition() }
}

// MARK: - Physics

/// What of a node moves and is hit; nothing is.
@preconcurrency @MainActor
open class SKPhysicsBody: NSObject {
  open internal(set) weak var node: SKNode?
  open var isDynamic = true
  open var affectedByGravity = true
  open var allowsRotation = true
  open var pinned = false
  open var isResting = true
  open var usesPreciseCollisionDetection = false
  open var mass: CGFloat = 0
  open var density: CGFloat = 1
  open var friction: CGFloat = 0.2
  open var restitution: CGFloat = 0.2
  open var linearDamping: CGFloat = 0.1
  open var angularDamping: CGFloat = 0.1
  open var velocity = CGVector.zero
  open var angularVelocity: CGFloat = 0
  open var categoryBitMask: UInt32 = .max
  open var collisionBitMask: UInt32 = .max
  open var contactTestBitMask: UInt32 = 0
  open var fieldBitMask: UInt32 = .max
  /// A circle.
  public convenience init(circleOfRadius r: CGFloat) { self.init() }
  /// A circle around a place.
  public convenience init(circleOfRadius r: CGFloat, center: CGPoint) { self.init() }
  /// A rectangle.
  public convenience init(rectangleOf s: CGSize) { self.init() }
  /// A rectangle around a place.
  public convenience init(rectangleOf s: CGSize, center: CGPoint) { self.init() }
  /// An area.
  public convenience init(polygonFrom path: CGPath) { self.init() }
  /// What is seen of a picture.
  public convenience init(texture: SKTexture, size: CGSize) { self.init() }
  /// What is seen enough of a picture.
  public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) { self.init() }
  /// The edges of a rectangle.
  public convenience init(edgeLoopFrom rect: CGRect) { self.init() }
  /// The edges of an area.
  public convenience init(edgeLoopFrom path: CGPath) { self.init() }
  /// A line.
  public convenience init(edgeChainFrom path: CGPath) { self.init() }
  /// A line between places.
  public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init() }
  open func applyForce(_ force: CGVector) {}
  open func applyImpulse(_ impulse: CGVector) {}
  open func applyTorque(_ torque: CGFloat) {}
  open func applyAngularImpulse(_ impulse: CGFloat) {}
  open func allContactedBodies() -> [SKPhysicsBody] { [] }
}
/// What hit what; nothing does.
@preconcurrency @MainActor
open class SKPhysicsContact: NSObject {
  /// The one.
  public let bodyA = SKPhysicsBody()
  /// The other.
  public let bodyB = SKPhysicsBody()
  open var contactPoint: CGPoint { .zero }
  open var collisionImpulse: CGFloat { 0 }
}
/// Is told what hits what; nothing does.
@preconcurrency @MainActor
public protocol SKPhysicsContactDelegate: NSObjectProtocol {}
/// How things move and hit each other; they do not.
@preconcurrency @MainActor
open class SKPhysicsWorld: NSObject {
  open var gravity = CGVector(dx: 0, dy: -9.8)
  open var speed: CGFloat = 1
  open weak var contactDelegate: (any SKPhysicsContactDelegate)?
  open func add(_ joint: SKPhysicsJoint) {}
  open func removeAllJoints() {}
  open func body(at point: CGPoint) -> SKPhysicsBody? { nil }
}
/// Holds two things together; it does not.
@preconcurrency @MainActor
open class SKPhysicsJoint: NSObject {}

// MARK: - Actions

/// How an action begins and ends.
public enum SKActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }

/// What a node would do; it does not.
@preconcurrency @MainActor
open class SKAction: NSObject {
  open var duration: TimeInterval = 0
  open var speed: CGFloat = 1
  open var timingMode = SKActionTimingMode.linear
  /// `nil`: files of actions are not read.
  public convenience init?(named name: String) { nil }
  private convenience init(for duration: TimeInterval) {
    self.init()
    self.duration = duration
  }
  open func reversed() -> SKAction { self }
  open class func sequence(_ actions: [SKAction]) -> SKAction {
    SKAction(for: actions.reduce(0) { $0 + $1.duration })
  }
  open class func group(_ actions: [SKAction]) -> SKAction {
    SKAction(for: actions.map(\.duration).max() ?? 0)
  }
  open class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
    SKAction(for: action.duration * Double(count))
  }
  open class func repeatForever(_ action: SKAction) -> SKAction { SKAction() }
  open class func wait(forDuration sec: TimeInterval) -> SKAction { SKAction(for: sec) }
  open class func wait(
    forDuration sec: TimeInterval, withRange durationRange: TimeInterval
  ) -> SKAction { SKAction(for: sec) }
  open class func run(_ block: @escaping () -> Void) -> SKAction { SKAction() }
  open class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction {
    SKAction()
  }
  open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction { action }
  open class func customAction(
    withDuration seconds: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
  ) -> SKAction { SKAction(for: seconds) }
  open class func removeFromParent() -> SKAction { SKAction() }
  open class func hide() -> SKAction { SKAction() }
  open class func unhide() -> SKAction { SKAction() }
  open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction
  {
    SKAction()
  }
  open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
    SKAction(for: duration)
  }
  open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
    SKAction(for: duration)
  }
  open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration sec: TimeInterval)
    -> SKAction
  {
    SKAction(for: sec)
  }
  open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { SKAction(for: duration) }
  open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { SKAction(for: duration) }
  open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(for: duration)
  }
  open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(for: duration)
  }
  open class func rotate(
    toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool
  ) -> SKAction { SKAction(for: duration) }
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(for: duration)
  }
  open class func scale(to size: CGSize, duration: TimeInterval) -> SKAction {
    SKAction(for: duration)
  }
  open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(for: duration)
  }
  open class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(for: duration)
  }
  open class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(for: duration)
  }
  open class func scaleX(to x: CGFloat, y: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(for: duration)
  }
  open class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval)
    -> SKAction
  {
    SKAction(for: duration)
  }
  open class func fadeIn(withDuration sec: TimeInterval) -> SKAction { SKAction(for: sec) }
  open class func fadeOut(withDuration sec: TimeInterval) -> SKAction { SKAction(for: sec) }
  open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(for: duration)
  }
  open class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(for: duration)
  }
  open class func setTexture(_ texture: SKTexture, resize: Bool = false) -> SKAction { SKAction() }
  open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
    SKAction(for: sec * Double(textures.count))
  }
  open class func animate(
    with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool
  ) -> SKAction { SKAction(for: sec * Double(textures.count)) }
  open class func colorize(
    with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval
  ) -> SKAction { SKAction(for: duration) }
  open class func colorize(
    withColorBlendFactor colorBlendFactor: CGFloat, duration sec: TimeInterval
  ) -> SKAction { SKAction(for: sec) }
  open class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction {
    SKAction(for: duration)
  }
  open class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration sec: TimeInterval
  ) -> SKAction { SKAction(for: sec) }
  open class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat
  ) -> SKAction { SKAction() }
  open class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction {
    SKAction(for: duration)
  }
  open class func stop() -> SKAction { SKAction() }
  open class func play() -> SKAction { SKAction() }
}
