import RedlineLayout

/// The looks of a view that UIKit keeps in its layer. Of layers that are added to others, backgrounds,
/// borders, gradients and shapes are drawn.
@preconcurrency @MainActor
open class CALayer: NSObject {
  private weak var owner: UIView?
  private var ownFrame = CGRect.zero

  public override init() { super.init() }

  /// A layer of its own, without the other one's looks.
  public init(layer: Any) { super.init() }

  /// Reads nothing from the coder: archives are not supported.
  public required init?(coder: NSCoder) { super.init() }

  /// A layer of a class for a view.
  static func make(_ type: AnyClass, for owner: UIView) -> CALayer {
    let layer = (type as? CALayer.Type ?? CALayer.self).make(ofView: "")
    layer.owner = owner
    return layer
  }

  /// The radius of the corners in points.
  open var cornerRadius: CGFloat = 0 {
    didSet { owner?.peer.cornerRadius = cornerRadius }
  }
  /// The width of the border in points; 0 draws none.
  open var borderWidth: CGFloat = 0 { didSet { showBorder() } }
  /// Black, unless set.
  open var borderColor: CGColor? = CALayer.black { didSet { showBorder() } }
  private static let black = UIColor.black.cgColor
  open var backgroundColor: CGColor? {
    get { owner.map { $0.backgroundColor?.cgColor } ?? ownColor }
    set {
      ownColor = newValue
      owner?.backgroundColor = newValue.map { UIColor(cgColor: $0) }
    }
  }
  private var ownColor: CGColor?
  open var masksToBounds = false { didSet { owner?.peer.clipsToBounds = masksToBounds } }
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  {
    didSet { owner?.peer.maskedCorners = maskedCorners.corners }
  }
  /// The colour of the shadow; `nil` draws none.
  open var shadowColor: CGColor? = CGColor(.black) { didSet { showShadow() } }
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { showShadow() } }
  /// 0…1; 0 draws no shadow.
  open var shadowOpacity: Float = 0 { didSet { showShadow() } }
  /// How far the shadow is blurred, in points.
  open var shadowRadius: CGFloat = 3 { didSet { showShadow() } }
  open var opacity: Float {
    get { owner.map { Float($0.alpha) } ?? ownOpacity }
    set {
      ownOpacity = newValue
      owner?.alpha = CGFloat(newValue)
    }
  }
  open var isHidden: Bool {
    get { owner?.isHidden ?? ownIsHidden }
    set {
      ownIsHidden = newValue
      owner?.isHidden = newValue
    }
  }
  private var ownOpacity: Float = 1
  private var ownIsHidden = false
  /// What is larger is drawn in front of its siblings.
  open var zPosition: CGFloat = 0 { didSet { owner?.peer.zPosition = zPosition } }
  /// Compared only.
  open var shouldRasterize = false { didSet { tell(oldValue, shouldRasterize) } }
  /// Compared only.
  open var rasterizationScale: CGFloat = 1 { didSet { tell(oldValue, rasterizationScale) } }
  /// The rectangle in the superlayer's coordinates, in points, after the transform.
  open var frame: CGRect {
    get { owner?.frame ?? ownFrame.after(affineTransform(), around: anchorPoint) }
    set {
      guard let owner else {
        ownFrame = newValue.standardized.before(
          affineTransform(), around: anchorPoint, size: ownFrame.size)
        return
      }
      owner.frame = newValue
    }
  }
  /// Another size keeps the ``position``.
  open var bounds: CGRect {
    get { owner?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
    set {
      guard let owner else {
        let middle = position
        ownFrame.size = newValue.size
        position = middle
        return
      }
      owner.bounds = newValue
    }
  }
  /// The anchor point in the superlayer's coordinates, in points.
  open var position: CGPoint {
    get { owner?.center ?? ownFrame.point(at: anchorPoint) }
    set {
      guard let owner else {
        ownFrame = CGRect(size: ownFrame.size, anchor: anchorPoint, at: newValue)
        return
      }
      owner.center = newValue
    }
  }
  /// Compared only, but that another one moves the frame: the part of the width and height at which
  /// ``position`` lies.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet {
      tell(oldValue, anchorPoint)
      let position = ownFrame.point(at: oldValue)
      ownFrame = CGRect(size: ownFrame.size, anchor: anchorPoint, at: position)
      owner?.setAnchorPoint(anchorPoint)
    }
  }

  // MARK: Other layers

  /// The layers of subviews are no part of it.
  open var sublayers: [CALayer]? {
    get { ownSublayers }
    set {
      for layer in ownSublayers ?? [] { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }
  private var ownSublayers: [CALayer]?
  open private(set) weak var superlayer: CALayer?
  open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayers?.count ?? 0) }
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard layer !== sibling else { return }
    layer.removeFromSuperlayer()
    insert(layer, at: sublayers?.firstIndex { $0 === sibling } ?? 0)
  }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling else { return }
    layer.removeFromSuperlayer()
    insert(layer, at: (sublayers?.firstIndex { $0 === sibling }).map { $0 + 1 } ?? .max)
  }
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    newLayer.removeFromSuperlayer()
    guard let index = sublayers?.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }
  open func removeFromSuperlayer() {
    superlayer?.ownSublayers?.removeAll { $0 === self }
    superlayer = nil
  }
  private func insert(_ layer: CALayer, at index: Int) {
    guard layer !== self else { return }
    layer.removeFromSuperlayer()
    let others = ownSublayers ?? []
    ownSublayers = others
    ownSublayers?.insert(layer, at: min(index, others.count))
    layer.superlayer = self
  }

  /// Asked to draw the layer of a view. Ignored: what it draws is a part of the layout.
  open weak var delegate: (any CALayerDelegate)?

  // MARK: Compared only

  private var noted = ViewSettings()

  /// Notes the new value of a property that is compared only; to be called when it was set.
  func tell<Value>(_ old: Value, _ new: Value, _ name: String = #function) {
    noted.note(old, new, name)
  }

  /// Whether it is the layer of a view, whose looks the view has.
  var isOfView: Bool { owner != nil }

  /// What is not as usual of the layer, sorted.
  var ownSettings: [(name: String, value: String)] {
    var settings = ObjectSettings()
    noted.addObjects(to: &settings)
    addUnpainted(to: &settings)
    return settings.found + noted.texts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Compared only, as the properties that follow: layers are drawn as rectangles.
  open var cornerCurve = CALayerCornerCurve.circular { didSet { tell(oldValue, cornerCurve) } }
  open var mask: CALayer? { didSet { tell(oldValue, mask) } }
  open var name: String? { didSet { tell(oldValue, name) } }
  open var contents: Any? { didSet { tell(oldValue, contents) } }
  open var contentsScale: CGFloat = 1 { didSet { tell(oldValue, contentsScale) } }
  open var contentsGravity = CALayerContentsGravity.resize {
    didSet { tell(oldValue, contentsGravity) }
  }
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet { tell(oldValue, contentsRect) }
  }
  open var anchorPointZ: CGFloat = 0 { didSet { tell(oldValue, anchorPointZ) } }
  open var transform = CATransform3DIdentity { didSet { tell(oldValue, transform) } }
  open var sublayerTransform = CATransform3DIdentity {
    didSet { tell(oldValue, sublayerTransform) }
  }
  open var shadowPath: CGPath? { didSet { tell(oldValue, shadowPath) } }
  open var isOpaque = false { didSet { tell(oldValue, isOpaque) } }
  open var isDoubleSided = true { didSet { tell(oldValue, isDoubleSided) } }
  open var isGeometryFlipped = false { didSet { tell(oldValue, isGeometryFlipped) } }
  open var allowsEdgeAntialiasing = false { didSet { tell(oldValue, allowsEdgeAntialiasing) } }
  open var allowsGroupOpacity = true { didSet { tell(oldValue, allowsGroupOpacity) } }
  open var drawsAsynchronously = false { didSet { tell(oldValue, drawsAsynchronously) } }
  open var needsDisplayOnBoundsChange = false {
    didSet { tell(oldValue, needsDisplayOnBoundsChange) }
  }
  open var compositingFilter: Any? { didSet { tell(oldValue, compositingFilter) } }
  open var filters: [Any]? { didSet { tell(oldValue, filters) } }
  open var style: [AnyHashable: Any]? { didSet { tell(oldValue, style) } }
  open var actions: [String: any CAAction]? { didSet { tell(oldValue, actions) } }
  open var speed: Float = 1 { didSet { tell(oldValue, speed) } }
  open var timeOffset: CFTimeInterval = 0 { didSet { tell(oldValue, timeOffset) } }
  open var beginTime: CFTimeInterval = 0 { didSet { tell(oldValue, beginTime) } }
  open var duration: CFTimeInterval = 0 { didSet { tell(oldValue, duration) } }
  open var fillMode = CAMediaTimingFillMode.removed { didSet { tell(oldValue, fillMode) } }
  private var values: [String: Any] = [:]

  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
  open func affineTransform() -> CGAffineTransform {
    CGAffineTransform(
      a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m41,
      ty: transform.m42)
  }
  /// Compared only.
  open func setValue(_ value: Any?, forKey key: String) {
    values[key] = value
    tell(Any?.none, value, "value(forKey: \(key))")
  }
  /// Compared only.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }
  open func value(forKey key: String) -> Any? { values[key] }
  open func value(forKeyPath keyPath: String) -> Any? { values[keyPath] }
  /// Tells the delegate of the animation's end: nothing is animated.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    anim.delegate?.animationDidStart(anim)
    AnimationEnds.run { anim.delegate?.animationDidStop(anim, finished: true) }
  }
  open func removeAnimation(forKey key: String) {}
  open func removeAllAnimations() {}
  open func animation(forKey key: String) -> CAAnimation? { nil }
  open func animationKeys() -> [String]? { nil }
  open func action(forKey event: String) -> (any CAAction)? { nil }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open class func needsDisplay(forKey key: String) -> Bool { false }
  open func presentation() -> Self? { self }
  open func model() -> Self { self }
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ r: CGRect) {}
  open func displayIfNeeded() {}
  open func display() {}
  open func draw(in ctx: CGContext) {}
  open func render(in ctx: CGContext) {}
  open func setNeedsLayout() { owner?.setNeedsLayout() }
  open func layoutIfNeeded() { owner?.layoutIfNeeded() }
  open func layoutSublayers() {}
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  open func hitTest(_ p: CGPoint) -> CALayer? { frame.contains(p) ? self : nil }
  /// Layers without a view are converted without their transforms.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { converted(p, to: l) }
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    l?.converted(p, to: self) ?? converted(p, fromRoot: true)
  }
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, to: l), size: r.size)
  }
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, from: l), size: r.size)
  }

  /// The view that the layer is in, and where its origin lies in that view's coordinates.
  private var place: (view: UIView?, origin: CGPoint) {
    var (layer, origin) = (self, CGPoint.zero)
    while layer.owner == nil, let next = layer.superlayer {
      origin.x += layer.frame.minX
      origin.y += layer.frame.minY
      layer = next
    }
    return (layer.owner, origin)
  }

  private func converted(_ point: CGPoint, to other: CALayer?) -> CGPoint {
    let (from, to) = (place, other?.place)
    let inView = CGPoint(x: point.x + from.origin.x, y: point.y + from.origin.y)
    let result = UIView.converted(inView, from: from.view, to: to?.view)
    return CGPoint(x: result.x - (to?.origin.x ?? 0), y: result.y - (to?.origin.y ?? 0))
  }

  private func converted(_ point: CGPoint, fromRoot: Bool) -> CGPoint {
    let to = place
    let result = UIView.converted(point, from: nil, to: to.view)
    return CGPoint(x: result.x - to.origin.x, y: result.y - to.origin.y)
  }
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }

  private func showBorder() {
    owner?.peer.borderColor = borderWidth > 0 ? borderColor?.color.peer : nil
    owner?.peer.borderWidth = borderWidth > 0 ? borderWidth : 1
  }

  private func showShadow() {
    guard let peer = owner?.peer else { return }
    peer.shadowColor = shadowColor?.color.peer ?? .black
    let opacity = Double(formatted(Double(shadowOpacity), decimals: 6)) ?? 0
    peer.shadowOpacity = shadowColor == nil ? 0 : opacity
    peer.shadowRadius = shadowRadius
    peer.shadowOffset = shadowOffset
  }
}

/// Some of the four corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits, which are Core Animation's.
  public let rawValue: UInt
  /// Corners of Core Animation's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

extension CACornerMask {
  /// The corners by name.
  var corners: Set<SolvedLayout.Corner> {
    let names: [(CACornerMask, SolvedLayout.Corner)] = [
      (.layerMinXMinYCorner, .topLeft), (.layerMaxXMinYCorner, .topRight),
      (.layerMinXMaxYCorner, .bottomLeft), (.layerMaxXMaxYCorner, .bottomRight),
    ]
    return Set(names.filter { contains($0.0) }.map(\.1))
  }
}

extension CALayer {
  /// What a view makes of the class of its layer: a convenience initializer calls the designated one of
  /// the class that it is called on. The compiler does not let it be called on a class that is not
  /// known before the program runs, so it is called by its symbol, as those of cells are.
  public convenience init(ofView name: String) { self.init() }

  @_silgen_name("$s5UIKit7CALayerC6ofViewACSS_tcfC")
  class func make(ofView name: __owned String) -> CALayer
}
