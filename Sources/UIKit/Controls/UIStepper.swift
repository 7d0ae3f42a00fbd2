import RedlineLayout

/// Two buttons that count, 94 × 32 pt.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  override class func makePeer() -> View { Stepper() }

  open var value: Double = 0 { didSet { value = min(maximumValue, max(minimumValue, value)) } }
  open var minimumValue: Double = 0
  open var maximumValue: Double = 100
  /// Compared only: there are no touches.
  open var stepValue: Double = 1 { didSet { tell(oldValue, stepValue) } }
  /// Compared only: there are no touches.
  open var wraps = false { didSet { tell(oldValue, wraps) } }
  /// Compared only: there are no touches.
  open var autorepeat = true { didSet { tell(oldValue, autorepeat) } }
  /// Compared only: there are no touches.
  open var isContinuous = true { didSet { tell(oldValue, isContinuous) } }
}

/// Segments with titles, 32 pt high with an alignment rect of 31 pt.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// No segment is selected.
  public class var noSegment: Int { -1 }

  override class func makePeer() -> View { SegmentedControl() }

  private var control: SegmentedControl { peer as! SegmentedControl }
  private var titles: [String] {
    get { control.titles }
    set {
      control.titles = newValue
      LayoutChanges.note()
    }
  }

  /// A control with a segment for each title or image.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String ?? "" }
  }

  open var numberOfSegments: Int { titles.count }
  open var selectedSegmentIndex: Int {
    get { control.selectedIndex ?? Self.noSegment }
    set { control.selectedIndex = titles.indices.contains(newValue) ? newValue : nil }
  }
  open func titleForSegment(at segment: Int) -> String? { titles[segment] }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    titles[segment] = title ?? ""
  }
  /// Inserts a segment at once; nothing is animated.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(0, segment), titles.count))
  }
  /// Removes a segment at once; nothing is animated.
  open func removeSegment(at segment: Int, animated: Bool) {
    titles.remove(at: segment)
  }
  /// Compared only, as the properties that follow.
  open var isMomentary = false { didSet { tell(oldValue, isMomentary) } }
  open var apportionsSegmentWidthsByContent = false {
    didSet { tell(oldValue, apportionsSegmentWidthsByContent) }
  }
  open var selectedSegmentTintColor: UIColor? {
    didSet { tell(oldValue, selectedSegmentTintColor) }
  }
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    self.attributes[state.rawValue] = attributes
  }
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {}
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
  open func isEnabledForSegment(at segment: Int) -> Bool { true }
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {}
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {}
  open func removeAllSegments() {
    titles = []
  }
}
