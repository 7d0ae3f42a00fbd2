import RedlineLayout

/// The looks of a view that UIKit keeps in its layer. Corners and the border's colour are drawn,
/// the rest is stored.
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
  /// Stored only: shadows are not drawn.
  open var shadowColor: CGColor?
  /// Stored only: shadows are not drawn.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// Stored only: shadows are not drawn.
  open var shadowOpacity: Float = 0
  /// Stored only: shadows are not drawn.
  open var shadowRadius: CGFloat = 3
  open var opacity: Float {
    get { Float(owner?.alpha ?? 1) }
    set { owner?.alpha = CGFloat(newValue) }
  }
  open var isHidden: Bool {
    get { owner?.isHidden ?? false }
    set { owner?.isHidden = newValue }
  }
  /// Stored only: views are drawn in the order of the hierarchy.
  open var zPosition: CGFloat = 0
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
