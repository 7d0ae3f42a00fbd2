import RedlineLayout

/// A view whose contents may be larger than itself. Nothing scrolls; the contents are laid out and
/// drawn at the offset 0.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }

  override class func makeSolved() -> View { ScrollView() }

  private var scroll: ScrollView { solved as! ScrollView }

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
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  open var contentInset = UIEdgeInsets.zero
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
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var isDirectionalLockEnabled = false
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
}

/// Hears of scrolling; nothing scrolls here.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {}
