package import RedlineLayout

/// A rectangle that takes part in the layout without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, AnchorOwner, @preconcurrency NSCoding {
  /// The guide that is solved in place of this one. A constant, which `layoutItem` gives to code outside the
  /// main actor.
  nonisolated(unsafe) let peer: LayoutGuide
  var anchors = AnchorCache()
  /// The view whose coordinates the guide lives in.
  open internal(set) weak var owningView: UIView?

  public override init() {
    peer = LayoutGuide()
    super.init()
  }

  /// Reads nothing from the coder: guides in archives are not supported.
  public required init?(coder: NSCoder) {
    peer = LayoutGuide()
    super.init()
  }

  /// Writes nothing: archives are not supported.
  public nonisolated func encode(with coder: NSCoder) {}

  init(_ guide: LayoutGuide, owner: UIView, identifier: String) {
    peer = guide
    owningView = owner
    self.identifier = identifier
    super.init()
  }

  /// A name for diagrams and messages.
  open var identifier: String = "" {
    didSet { if peer.owningView == nil || isOwn { peer.identifier = identifier } }
  }

  private var isOwn: Bool { owningView?.layoutGuides.contains { $0 === self } ?? false }

  /// The rectangle in the coordinates of `owningView`, in points, after the last layout. UIKit's own
  /// guides follow the view's bounds and insets at once, whether or not a constraint mentions them.
  open var layoutFrame: CGRect { owningView?.ownFrame(of: peer) ?? placedFrame }
  /// What the last layout gave.
  var placedFrame = CGRect.zero

  open var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }
  open var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }
  open var widthAnchor: NSLayoutDimension { dimension(.width) }
  open var heightAnchor: NSLayoutDimension { dimension(.height) }

  /// Whether more than one place satisfies the constraints; for debugging only.
  open var hasAmbiguousLayout: Bool { owningView?.isAmbiguous(peer) ?? false }

  /// The constraints of views from which the guide's place along an axis follows.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.constraintsAffecting(peer, for: axis) ?? []
  }
}

extension UILayoutGuide: LayoutItemFacade {
  package nonisolated var layoutItem: (any LayoutItem)? { peer }
}

/// The edge of a bar of a view controller; the safe area takes its place since iOS 11.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height in points that the bar takes.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide behind ``UIViewController/topLayoutGuide`` and ``UIViewController/bottomLayoutGuide``.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

/// A guide that follows something on the screen. Here it is the keyboard's, which is never shown.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// What the keyboard takes of a view. None is shown, so it is what lies below the safe area.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Compared only.
  open var followsUndockedKeyboard = false
  /// Compared only.
  open var usesBottomSafeArea = true
}
