import RedlineLayout

/// A view whose contents may be larger than itself. Nothing scrolls; the contents are laid out at
/// the offset 0, and pictures of the screen show them at theirs.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// When the safe area's insets are added to those of the contents.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// When scrolling would hide the keyboard, which is never shown.
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }

  override class func makePeer() -> View { ScrollView() }

  private var scroll: ScrollView { peer as! ScrollView }

  /// The rectangle of the contents, whose size is `contentSize`.
  open private(set) lazy var contentLayoutGuide = UILayoutGuide(
    scroll.contentLayoutGuide, owner: self, identifier: "UIScrollView-contentLayoutGuide")
  /// The rectangle of the scroll view, which does not move with the contents.
  open private(set) lazy var frameLayoutGuide = UILayoutGuide(
    scroll.frameLayoutGuide, owner: self, identifier: "UIScrollView-frameLayoutGuide")

  var scrollGuides: [UILayoutGuide] { [contentLayoutGuide, frameLayoutGuide] }

  /// The size of the contents in points; constraints to the content guide or to the edges set it at
  /// each layout.
  open var contentSize = CGSize.zero

  func readContent(_ size: CGSize) {
    if scroll.constrainsContent { contentSize = size }
  }

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
  /// The origin is the content offset, whoever sets it.
  open override var bounds: CGRect {
    didSet { scroll.contentOffset = bounds.origin }
  }
  /// Sets the offset at once; nothing is animated.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  open var contentInset = UIEdgeInsets.zero {
    didSet {
      scroll.contentInset = EdgeInsets(
        top: contentInset.top, left: contentInset.left, bottom: contentInset.bottom,
        right: contentInset.right)
    }
  }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The insets with what the safe area takes, unless the behaviour is never to adjust them.
  open var adjustedContentInset: UIEdgeInsets {
    let safe = contentInsetAdjustmentBehavior == .never ? .zero : safeAreaInsets
    return UIEdgeInsets(
      top: contentInset.top + safe.top, left: contentInset.left + safe.left,
      bottom: contentInset.bottom + safe.bottom, right: contentInset.right + safe.right)
  }

  open var isScrollEnabled = true { didSet { LayoutChanges.note() } }
  /// Stored only, as the properties that follow.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// Stored only: indicators are not drawn.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Stored only: nothing scrolls.
  open var isPagingEnabled = false
  /// Stored only: nothing scrolls.
  open var bounces = true
  /// Stored only: nothing scrolls.
  open var alwaysBounceVertical = false
  /// Stored only: nothing scrolls.
  open var alwaysBounceHorizontal = false
  /// Stored only: indicators are not drawn.
  open var showsVerticalScrollIndicator = true
  /// Stored only: indicators are not drawn.
  open var showsHorizontalScrollIndicator = true
  /// Stored only: nothing scrolls.
  open var isDirectionalLockEnabled = false
  /// Stored only: the keyboard is never shown.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Stored only: nothing is zoomed.
  open var minimumZoomScale: CGFloat = 1
  /// Stored only: nothing is zoomed.
  open var maximumZoomScale: CGFloat = 1
  /// Stored only: nothing is zoomed.
  open var zoomScale: CGFloat = 1
}

/// Hears of scrolling; nothing scrolls here.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {}
