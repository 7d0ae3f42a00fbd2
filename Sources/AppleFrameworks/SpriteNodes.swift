// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of SpriteKit. Scenes are kept, and neither run nor drawn.

public import Foundation
public import UIKit

/// The colour of a node.
public typealias SKColor = UIColor

/// A part of a scene.
@preconcurrency @MainActor
open class SKNode: UIResponder, @preconcurrency NSCopying {
  open var name: String?
  open var position = CGPoint.zero
  open var zPosition: CGFloat = 0
  open var zRotation: CGFloat = 0
  open var xScale: CGFloat = 1
  open var yScale: CGFloat = 1
  open var alpha: CGFloat = 1
  open var speed: CGFloat = 1
  open var isHidden = false
  open var isPaused = false
  open var isUserInteractionEnabled = false
  open var physicsBody: SKPhysicsBody?
  open var userData: NSMutableDictionary?
  open var constraints: [SKConstraint]?
  open private(set) var children: [SKNode] = []
  open private(set) weak var parent: SKNode?
  open var scene: SKScene? { self as? SKScene ?? parent?.scene }
  open var frame: CGRect { CGRect(origin: position, size: .zero) }

  /// A part without anything to see.
  public override init() { super.init() }
  /// Reads nothing from the coder: archives are not supported.
  public required init?(coder aDecoder: NSCoder) { super.init() }
  /// `nil`: files of scenes are not read.
  public convenience init?(fileNamed filename: String) { nil }

  /// The same node: what only runs is not made twice.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
  open func addChild(_ node: SKNode) {
    node.removeFromParent()
    children.append(node)
    node.parent = self
  }
  open func insertChild(_ node: SKNode, at index: Int) {
    node.removeFromParent()
    children.insert(node, at: min(max(0, index), children.count))
    node.parent = self
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func removeAllChildren() { removeChildren(in: children) }
  open func removeChildren(in nodes: [SKNode]) {
    for node in nodes where node.parent === self { node.removeFromParent() }
  }
  open func move(toParent parent: SKNode) { parent.addChild(self) }
  open func inParentHierarchy(_ parent: SKNode) -> Bool {
    self.parent.map { $0 === parent || $0.inParentHierarchy(parent) } ?? false
  }
  open func childNode(withName name: String) -> SKNode? {
    let deep = name.hasPrefix("//")
    return found(name: deep ? String(name.dropFirst(2)) : name, isDeep: deep)
  }
  private func found(name: String, isDeep: Bool) -> SKNode? {
    for child in children {
      if child.name == name { return child }
      if isDeep, let found = child.found(name: name, isDeep: true) { return found }
    }
    return nil
  }
  open func enumerateChildNodes(
    withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for child in children where child.name == name && !stops.boolValue { block(child, &stops) }
  }
  open subscript(name: String) -> [SKNode] { children.filter { $0.name == name } }
  open func run(_ action: SKAction) {}
  open func run(_ action: SKAction, completion block: @escaping () -> Void) {}
  open func run(_ action: SKAction, withKey key: String) {}
  open func action(forKey key: String) -> SKAction? { nil }
  open func hasActions() -> Bool { false }
  open func removeAction(forKey key: String) {}
  open func removeAllActions() {}
  open func contains(_ p: CGPoint) -> Bool { frame.contains(p) }
  open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }
  open func nodes(at p: CGPoint) -> [SKNode] {
    children.flatMap { child in
      child.nodes(at: CGPoint(x: p.x - child.position.x, y: p.y - child.position.y))
        + (child.contains(p) ? [child] : [])
    }
  }
  open func intersects(_ node: SKNode) -> Bool { frame.intersects(node.frame) }
  open func calculateAccumulatedFrame() -> CGRect {
    children.reduce(frame) { union, child in
      union.union(child.calculateAccumulatedFrame().offsetBy(dx: position.x, dy: position.y))
    }
  }
  open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
    convert(node.placed(point), isBack: true)
  }
  open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint {
    node.convert(point, from: self)
  }
  private func placed(_ point: CGPoint) -> CGPoint { convert(point, isBack: false) }
  /// Turns and scales are left out.
  private func convert(_ point: CGPoint, isBack: Bool) -> CGPoint {
    var (point, node) = (point, self as SKNode?)
    while let current = node, !(current is SKScene) {
      let sign: CGFloat = isBack ? -1 : 1
      point.x += sign * current.position.x
      point.y += sign * current.position.y
      node = current.parent
    }
    return point
  }
}

/// A picture of a scene.
open class SKSpriteNode: SKNode {
  open var texture: SKTexture?
  open var color = SKColor.clear
  open var colorBlendFactor: CGFloat = 0
  open var size = CGSize.zero
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var blendMode = SKBlendMode.alpha
  open var lightingBitMask: UInt32 = 0
  open var shadowCastBitMask: UInt32 = 0
  open override var frame: CGRect { CGRect(size: size, position: position, anchor: anchorPoint) }
  /// Of a texture.
  public init(texture: SKTexture?, color: SKColor, size: CGSize) {
    super.init()
    (self.texture, self.color, self.size) = (texture, color, size)
  }
  /// Of nothing.
  public override init() { super.init() }
  /// Reads nothing from the coder: archives are not supported.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  /// Of a texture in its size.
  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, color: .clear, size: texture?.size() ?? .zero)
  }
  /// Of a texture.
  public convenience init(texture: SKTexture?, size: CGSize) {
    self.init(texture: texture, color: .clear, size: size)
  }
  /// Of an image in its size.
  public convenience init(imageNamed name: String) {
    self.init(texture: SKTexture(imageNamed: name))
  }
  /// Of a colour.
  public convenience init(color: SKColor, size: CGSize) {
    self.init(texture: nil, color: color, size: size)
  }
}
extension CGRect {
  fileprivate init(size: CGSize, position: CGPoint, anchor: CGPoint) {
    self.init(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }
}
extension SKSpriteNode {
  /// Makes it as large as that.
  public func scale(to size: CGSize) {
    guard self.size.width != 0, self.size.height != 0 else { return }
    (xScale, yScale) = (size.width / self.size.width, size.height / self.size.height)
  }
}
extension UITouch {
  /// Where it is in a node, of which only places count.
  @MainActor
  public func location(in node: SKNode) -> CGPoint {
    guard let scene = node.scene, let view = scene.view else { return location(in: nil) }
    return scene.convert(scene.convertPoint(fromView: location(in: view)), to: node)
  }
  /// Where it was in a node.
  @MainActor
  public func previousLocation(in node: SKNode) -> CGPoint {
    guard let scene = node.scene, let view = scene.view else { return previousLocation(in: nil) }
    return scene.convert(scene.convertPoint(fromView: previousLocation(in: view)), to: node)
  }
}
/// How a node is laid over others.
public enum SKBlendMode: Int, Sendable {
  case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha
}
/// Where a text stands upright.
public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }
/// Where a text stands level.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center, left, right }

/// A text of a scene.
open class SKLabelNode: SKNode {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var fontName: String?
  open var fontSize: CGFloat = 32
  open var fontColor: SKColor? = .white
  open var numberOfLines = 1
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
  open override var frame: CGRect {
    let font = UIFont(name: fontName ?? "", size: fontSize) ?? .systemFont(ofSize: fontSize)
    let size = (text ?? "").size(withAttributes: [.font: font])
    return CGRect(size: size, position: position, anchor: CGPoint(x: 0.5, y: 0))
  }
  /// Without a text.
  public override init() { super.init() }
  /// Reads nothing from the coder: archives are not supported.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  /// In a font.
  public init(fontNamed fontName: String?) {
    super.init()
    self.fontName = fontName
  }
  /// A text.
  public convenience init(text: String?) {
    self.init(fontNamed: nil)
    self.text = text
  }
}

/// Lines and areas of a scene.
open class SKShapeNode: SKNode {
  open var path: CGPath?
  open var fillColor = SKColor.clear
  open var strokeColor = SKColor.white
  open var lineWidth: CGFloat = 1
  open var glowWidth: CGFloat = 0
  open var fillTexture: SKTexture?
  open var lineCap = CGLineCap.butt
  open override var frame: CGRect {
    path?.boundingBox.offsetBy(dx: position.x, dy: position.y) ?? super.frame
  }
  /// Of nothing.
  public override init() { super.init() }
  /// Reads nothing from the coder: archives are not supported.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  /// Of a path.
  public convenience init(path: CGPath) {
    self.init()
    self.path = path
  }
  /// A circle.
  public convenience init(circleOfRadius radius: CGFloat) {
    let side = 2 * radius
    self.init(
      path: UIBezierPath(ovalIn: CGRect(x: -radius, y: -radius, width: side, height: side)).cgPath)
  }
  /// A rectangle.
  public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect).cgPath) }
  /// A rectangle around the middle.
  public convenience init(rectOf size: CGSize) {
    self.init(rect: CGRect(size: size, position: .zero, anchor: CGPoint(x: 0.5, y: 0.5)))
  }
  /// A rectangle with round corners.
  public convenience init(rect: CGRect, cornerRadius: CGFloat) {
    self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius).cgPath)
  }
  /// A rectangle with round corners around the middle.
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
    self.init(
      rect: CGRect(size: size, position: .zero, anchor: CGPoint(x: 0.5, y: 0.5)),
      cornerRadius: cornerRadius)
  }
}

/// Particles of a scene.
open class SKEmitterNode: SKNode {
  open var particleTexture: SKTexture?
  open var particleBirthRate: CGFloat = 0
  open var numParticlesToEmit = 0
  open var particleLifetime: CGFloat = 0
  open var particlePosition = CGPoint.zero
  open var particlePositionRange = CGVector.zero
  open var particleColor = SKColor.white
  open var particleColorBlendFactor: CGFloat = 0
  open var particleScale: CGFloat = 1
  open var particleSpeed: CGFloat = 0
  open var particleSpeedRange: CGFloat = 0
  open var particleLifetimeRange: CGFloat = 0
  open var particleScaleRange: CGFloat = 0
  open var particleScaleSpeed: CGFloat = 0
  open var particleAlphaRange: CGFloat = 0
  open var particleAlphaSpeed: CGFloat = 0
  open var particleRotation: CGFloat = 0
  open var particleSize = CGSize.zero
  open var particleBlendMode = SKBlendMode.alpha
  open var particleAction: SKAction?
  open var emissionAngleRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var particleAlpha: CGFloat = 1
  open var emissionAngle: CGFloat = 0
  open weak var targetNode: SKNode?
  open func advanceSimulationTime(_ sec: TimeInterval) {}
  open func resetSimulation() {}
}
/// Shows a part of what is in it.
open class SKCropNode: SKNode { open var maskNode: SKNode? }
/// Changes how what is in it looks.
open class SKEffectNode: SKNode {
  open var filter: CIFilter?
  open var shouldEnableEffects = true
  open var shouldRasterize = false
}
/// A light of a scene.
open class SKLightNode: SKNode {
  open var isEnabled = true
  open var lightColor = SKColor.white
  open var ambientColor = SKColor.black
  open var falloff: CGFloat = 1
  open var categoryBitMask: UInt32 = 1
}
/// Where a scene is seen from.
open class SKCameraNode: SKNode {}
/// A sound of a scene.
open class SKAudioNode: SKNode {
  open var autoplayLooped = true
  open var isPositional = true
  /// Of a file.
  public convenience init(fileNamed name: String) { self.init() }
  /// Of an address.
  public convenience init(url: URL) { self.init() }
}
/// A film of a scene.
open class SKVideoNode: SKNode {
  open var size = CGSize.zero
  /// Of a file.
  public convenience init(fileNamed videoFile: String) { self.init() }
  open func play() {}
  open func pause() {}
}
/// Keeps a node at a place; it does nothing.
open class SKConstraint: NSObject {
  open var enabled = true
  open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint { SKConstraint() }
  open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint { SKConstraint() }
}
/// From one number to another.
open class SKRange: NSObject {
  open var lowerLimit: CGFloat = 0
  open var upperLimit: CGFloat = 0
  /// From one to another.
  public convenience init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) {
    self.init()
    (lowerLimit, upperLimit) = (lower, upper)
  }
  /// One number.
  public convenience init(constantValue value: CGFloat) {
    self.init(lowerLimit: value, upperLimit: value)
  }
}
