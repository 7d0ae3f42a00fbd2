import RedlineLayout

/// Two buttons that count, 94 × 32 pt.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  override class func makePeer() -> View { Stepper() }

  /// Compared only, as the properties that follow.
  open var value: Double = 0 {
    didSet {
      value = min(maximumValue, max(minimumValue, value))
      tell(oldValue, value)
    }
  }
  open var minimumValue: Double = 0 { didSet { tell(oldValue, minimumValue) } }
  open var maximumValue: Double = 100 { didSet { tell(oldValue, maximumValue) } }
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
    for (index, item) in (items ?? []).enumerated() {
      if let image = item as? UIImage { setImage(image, forSegmentAt: index) }
    }
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
    tell(
      [NSAttributedString.Key: Any]?.none, attributes, "titleTextAttributes(for: \(state.words))")
  }
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }
  /// Compared only, as what the methods that follow set.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    tell(UIImage?.none, image, "image(forSegmentAt: \(segment))")
  }
  private var disabled: Set<Int> = []
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if enabled { disabled.remove(segment) } else { disabled.insert(segment) }
    tell(true, enabled, "isEnabledForSegment(at: \(segment))")
  }
  open func isEnabledForSegment(at segment: Int) -> Bool { !disabled.contains(segment) }
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    tell(CGFloat(0), width, "width(forSegmentAt: \(segment))")
  }
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    tell(CGSize.zero, offset, "contentOffset(forSegmentAt: \(segment))")
  }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {
    tell(
      UIImage?.none, backgroundImage,
      "backgroundImage(for: \(state.words), barMetrics: \(barMetrics))")
  }
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {
    let sides = "forLeftSegmentState: \(leftState.words), rightSegmentState: \(rightState.words)"
    tell(UIImage?.none, dividerImage, "dividerImage(\(sides), barMetrics: \(barMetrics))")
  }
  open func removeAllSegments() {
    titles = []
  }
}
