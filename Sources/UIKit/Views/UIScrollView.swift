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

  fileprivate var scroll: ScrollView { peer as! ScrollView }

  /// The rectangle of the contents, whose size is `contentSize`.
  open private(set) lazy var contentLayoutGuide = UILayoutGuide(
    scroll.contentLayoutGuide, owner: self, identifier: "UIScrollView-contentLayoutGuide")
  /// The rectangle of the scroll view, which does not move with the contents.
  open private(set) lazy var frameLayoutGuide = UILayoutGuide(
    scroll.frameLayoutGuide, owner: self, identifier: "UIScrollView-frameLayoutGuide")

  var scrollGuides: [UILayoutGuide] { [contentLayoutGuide, frameLayoutGuide] }

  /// The size of the contents in points; constraints to the content guide or to the edges set it at
  /// each layout.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      scroll.ownContentSize = contentSize
      if !scroll.constrainsContent { LayoutChanges.note() }
    }
  }

  func readContent(_ size: CGSize) {
    if scroll.constrainsContent { contentSize = size }
  }

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
  /// The origin is the content offset, whoever sets it.
  open override var bounds: CGRect {
    didSet {
      scroll.contentOffset = bounds.origin
      guard bounds.origin != oldValue.origin else { return }
      didScroll()
      // A bar over the content has another look there.
      let owner = controller ?? superview?.controller
      owner?.navigationController?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// The offset has changed.
  func didScroll() {}
  /// The delegate has changed.
  func didTakeDelegate() {}
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
  /// Which edges of the safe area move the contents, which then have no safe area of their own
  /// there: those of the axes that scroll, and in a navigation or tab bar controller, for the view
  /// of a controller or its first subview, always those at top and bottom.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet {
      tell(oldValue, contentInsetAdjustmentBehavior)
      LayoutChanges.note()
    }
  }
  private var safeAdjustment = UIEdgeInsets.zero
  /// The insets with what the safe area takes at the edges that are adjusted, after a layout.
  open var adjustedContentInset: UIEdgeInsets {
    UIEdgeInsets(
      top: contentInset.top + safeAdjustment.top, left: contentInset.left + safeAdjustment.left,
      bottom: contentInset.bottom + safeAdjustment.bottom,
      right: contentInset.right + safeAdjustment.right)
  }
  /// Called after a layout that changed ``adjustedContentInset``.
  open func adjustedContentInsetDidChange() {}

  /// Says before a layout what the adjustment depends on.
  func prepareInsets() {
    switch contentInsetAdjustmentBehavior {
    case .never: scroll.insetAdjustment = .never
    case .always: scroll.insetAdjustment = .always
    case .automatic, .scrollableAxes: scroll.insetAdjustment = .scrollableAxes
    }
    let isBelowBars =
      contentInsetAdjustmentBehavior == .automatic && isMainViewOfContainedController
    scroll.alwaysScrolls = (alwaysBounceHorizontal, alwaysBounceVertical || isBelowBars)
  }

  private var isMainViewOfContainedController: Bool {
    guard
      let owner = controller ?? (superview?.subviews.first === self ? superview?.controller : nil)
    else { return false }
    return owner.navigationController != nil || owner.tabBarController != nil
  }

  /// Takes the adjustment of a layout. Contents that are at their beginning stay there.
  func readAdjustment(_ insets: UIEdgeInsets) {
    guard insets != safeAdjustment else { return }
    let old = adjustedContentInset
    safeAdjustment = insets
    let (new, offset) = (adjustedContentInset, contentOffset)
    let isAtStart = (
      x: offset.x == -old.left || offset.x == 0, y: offset.y == -old.top || offset.y == 0
    )
    contentOffset = CGPoint(
      x: isAtStart.x ? 0 - new.left : offset.x, y: isAtStart.y ? 0 - new.top : offset.y)
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  open var isScrollEnabled = true {
    didSet {
      tell(oldValue, isScrollEnabled)
      LayoutChanges.note()
    }
  }
  /// Ignored: it is told of what a finger does.
  open weak var delegate: (any UIScrollViewDelegate)? { didSet { didTakeDelegate() } }
  /// Compared only: indicators are not drawn.
  open var scrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { tell(oldValue, scrollIndicatorInsets) }
  }
  /// Compared only: nothing scrolls.
  open var isPagingEnabled = false { didSet { tell(oldValue, isPagingEnabled) } }
  /// Compared only: nothing scrolls.
  open var bounces = true { didSet { tell(oldValue, bounces) } }
  /// Whether insets are adjusted although the contents are not high enough to scroll.
  open var alwaysBounceVertical = false { didSet { LayoutChanges.note() } }
  /// What a view of the class has without being set.
  var bouncesVerticallyAsUsual: Bool { false }
  /// Whether insets are adjusted although the contents are not wide enough to scroll.
  open var alwaysBounceHorizontal = false { didSet { LayoutChanges.note() } }
  /// Compared only: indicators are not drawn.
  open var showsVerticalScrollIndicator = true {
    didSet { tell(oldValue, showsVerticalScrollIndicator) }
  }
  /// Compared only: indicators are not drawn.
  open var showsHorizontalScrollIndicator = true {
    didSet { tell(oldValue, showsHorizontalScrollIndicator) }
  }
  /// Compared only: nothing scrolls.
  open var isDirectionalLockEnabled = false { didSet { tell(oldValue, isDirectionalLockEnabled) } }
  /// Compared only: the keyboard is never shown.
  open var keyboardDismissMode = KeyboardDismissMode.none {
    didSet { tell(oldValue, keyboardDismissMode) }
  }
  /// Compared only: nothing is zoomed.
  open var minimumZoomScale: CGFloat = 1 { didSet { tell(oldValue, minimumZoomScale) } }
  /// Compared only: nothing is zoomed.
  open var maximumZoomScale: CGFloat = 1 { didSet { tell(oldValue, maximumZoomScale) } }
  /// Compared only: nothing is zoomed.
  open var zoomScale: CGFloat = 1 { didSet { tell(oldValue, zoomScale) } }
  /// How fast scrolling would end.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The number, which is UIKit's.
    public let rawValue: CGFloat
    /// The rate of that number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Slowly.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// At once.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
  /// The colour of the marks that show where contents are.
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  /// Compared only, as the properties that follow.
  open var decelerationRate = DecelerationRate.normal {
    didSet { tell(oldValue, decelerationRate) }
  }
  open var indicatorStyle = IndicatorStyle.default { didSet { tell(oldValue, indicatorStyle) } }
  open var bouncesZoom = true { didSet { tell(oldValue, bouncesZoom) } }
  open var scrollsToTop = true { didSet { tell(oldValue, scrollsToTop) } }
  open var delaysContentTouches = true { didSet { tell(oldValue, delaysContentTouches) } }
  open var canCancelContentTouches = true { didSet { tell(oldValue, canCancelContentTouches) } }
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { tell(oldValue, automaticallyAdjustsScrollIndicatorInsets) }
  }
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { tell(oldValue, verticalScrollIndicatorInsets) }
  }
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { tell(oldValue, horizontalScrollIndicatorInsets) }
  }
  open var refreshControl: UIRefreshControl? { didSet { tell(oldValue, refreshControl) } }
  /// Ignored, as the properties that follow: there are no touches.
  open lazy var panGestureRecognizer = UIPanGestureRecognizer()
  open lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
  /// Always false, as the properties that follow: nothing scrolls by itself.
  open var isTracking: Bool { false }
  open var isDragging: Bool { false }
  open var isDecelerating: Bool { false }
  open var isZooming: Bool { false }
  open func flashScrollIndicators() {}
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  open func zoom(to rect: CGRect, animated: Bool) {}
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Scrolls at once so that as much of a rectangle as possible is seen.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let insets = adjustedContentInset
    let seen = bounds.inset(by: insets)
    var offset = contentOffset
    if rect.maxY > seen.maxY { offset.y += rect.maxY - seen.maxY }
    if rect.minY < offset.y + insets.top { offset.y = rect.minY - insets.top }
    if rect.maxX > seen.maxX { offset.x += rect.maxX - seen.maxX }
    if rect.minX < offset.x + insets.left { offset.x = rect.minX - insets.left }
    contentOffset = offset
  }
}

extension UIScrollView {
  /// Adds what no view inside shows.
  func addScrolling(to settings: inout ObjectSettings) {
    settings.add(
      "alwaysBounceVertical", unusual: alwaysBounceVertical, bouncesVerticallyAsUsual)
    settings.add("alwaysBounceHorizontal", unusual: alwaysBounceHorizontal, false)
    if !scroll.constrainsContent { settings.add("contentSize", unusual: contentSize, .zero) }
  }
}

/// A wheel above a list that is loaded anew; it is not drawn.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Compared only.
  open private(set) var isRefreshing = false { didSet { tell(oldValue, isRefreshing) } }
  /// Compared only.
  open var attributedTitle: NSAttributedString? { didSet { tell(oldValue, attributedTitle) } }
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}

/// Hears of scrolling; nothing scrolls here but the contents below bars.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing unless the delegate has its own.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing unless the delegate has its own.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing unless the delegate has its own.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}
  /// Does nothing unless the delegate has its own.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing unless the delegate has its own.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing unless the delegate has its own.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing unless the delegate has its own.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// True unless the delegate has its own.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing unless the delegate has its own.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// `nil` unless the delegate has its own.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing unless the delegate has its own.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing unless the delegate has its own.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing unless the delegate has its own.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// Does nothing unless the delegate has its own.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
