import RedlineLayout

/// A bar of 4 pt height without an intrinsic width.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The look.
  public enum Style: Int, Sendable { case `default`, bar }

  override class func makePeer() -> View { ProgressView(progress: 0) }

  /// Makes a bar; both styles look alike here.
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }

  /// 0…1.
  open var progress: Float = 0 {
    didSet {
      progress = min(1, max(0, progress))
      (peer as! ProgressView).progress = Double(progress)
    }
  }
  /// Sets the progress at once; nothing is animated.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  /// The colour of the part that is done, in place of the tint colour.
  open var progressTintColor: UIColor? { didSet { showTint() } }
  override var partColor: UIColor? { progressTintColor }
  /// Compared only.
  open var trackTintColor: UIColor? { didSet { tell(oldValue, trackTintColor) } }
}

/// A spinner of 20 × 20 or 37 × 37 pt.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The look.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  override class func makePeer() -> View { ActivityIndicatorView() }

  /// A wheel of a size, which is drawn whether it turns or not.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  open var style: Style {
    get { indicator.style == .large ? .large : .medium }
    set {
      indicator.style = newValue == .large ? .large : .medium
      LayoutChanges.note()
    }
  }
  private var indicator: ActivityIndicatorView { peer as! ActivityIndicatorView }
  /// Whether the wheel was started; it is drawn in the same place either way.
  open private(set) var isAnimating = false { didSet { tell(oldValue, isAnimating) } }
  /// Compared only.
  open var hidesWhenStopped = true { didSet { tell(oldValue, hidesWhenStopped) } }
  /// Grey unless set.
  open var color: UIColor! { didSet { showTint() } }
  override var partColor: UIColor? { color }
  override var showsTint: Bool { false }
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}

/// A row of dots, one for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  override class func makePeer() -> View { PageControl() }

  open var numberOfPages = 0 {
    didSet {
      (peer as! PageControl).numberOfPages = max(0, numberOfPages)
      LayoutChanges.note()
    }
  }
  open var currentPage = 0 { didSet { (peer as! PageControl).currentPage = currentPage } }
  /// Compared only: dots are shown for one page, too.
  open var hidesForSinglePage = false { didSet { tell(oldValue, hidesForSinglePage) } }
  /// Compared only.
  open var pageIndicatorTintColor: UIColor? { didSet { tell(oldValue, pageIndicatorTintColor) } }
  /// Compared only: dots have the system's colours.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { tell(oldValue, currentPageIndicatorTintColor) }
  }
}
