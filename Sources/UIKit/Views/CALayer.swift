import RedlineLayout

/// The looks of a view that UIKit keeps in its layer.
@preconcurrency @MainActor
open class CALayer: NSObject {
  private weak var owner: UIView?

  public override init() { super.init() }

  init(owner: UIView) {
    self.owner = owner
    super.init()
  }

  /// The radius of the corners in points.
  open var cornerRadius: CGFloat = 0 {
    didSet { owner?.peer.cornerRadius = cornerRadius }
  }
  /// The width of the border in points; 0 draws none.
  open var borderWidth: CGFloat = 0 { didSet { showBorder() } }
  open var borderColor: CGColor? { didSet { showBorder() } }
  open var backgroundColor: CGColor? {
    get { owner?.backgroundColor?.cgColor }
    set { owner?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }
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
    get { Float(owner?.alpha ?? 1) }
    set { owner?.alpha = CGFloat(newValue) }
  }
  open var isHidden: Bool {
    get { owner?.isHidden ?? false }
    set { owner?.isHidden = newValue }
  }
  /// What is larger is drawn in front of its siblings.
  open var zPosition: CGFloat = 0 { didSet { owner?.peer.zPosition = zPosition } }
  /// Stored only.
  open var shouldRasterize = false
  /// Stored only.
  open var rasterizationScale: CGFloat = 1
  open var frame: CGRect {
    get { owner?.frame ?? .zero }
    set { owner?.frame = newValue }
  }
  open var bounds: CGRect {
    get { owner?.bounds ?? .zero }
    set { owner?.bounds = newValue }
  }

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
