import RedlineLayout

/// An on-off control of 51 × 31 pt, whose alignment rect is 49 pt wide.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  override class func makePeer() -> View { Switch() }

  open var isOn: Bool {
    get { (peer as! Switch).isOn }
    set { (peer as! Switch).isOn = newValue }
  }
  /// Sets the switch at once; nothing is animated.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// The colour of the switch while it is on; green unless set.
  open var onTintColor: UIColor? { didSet { showTint() } }
  override var partColor: UIColor? { onTintColor }
  override var showsTint: Bool { false }
  /// Compared only.
  open var thumbTintColor: UIColor? { didSet { tell(oldValue, thumbTintColor) } }
}

/// A slider without an intrinsic width.
@preconcurrency @MainActor
open class UISlider: UIControl {
  override class func makePeer() -> View { Slider(value: 0) }

  /// Between `minimumValue` and `maximumValue`.
  open var value: Float = 0 {
    didSet {
      value = min(maximumValue, max(minimumValue, value))
      show()
    }
  }
  open var minimumValue: Float = 0 {
    didSet {
      tell(oldValue, minimumValue)
      show()
    }
  }
  open var maximumValue: Float = 1 {
    didSet {
      tell(oldValue, maximumValue)
      show()
    }
  }
  /// Sets the value at once; nothing is animated.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// The colour of the track up to the value, in place of the tint colour.
  open var minimumTrackTintColor: UIColor? { didSet { showTint() } }
  override var partColor: UIColor? { minimumTrackTintColor }
  /// Compared only, as the properties that follow.
  open var isContinuous = true { didSet { tell(oldValue, isContinuous) } }
  /// Compared only: the track has the system's colour.
  open var maximumTrackTintColor: UIColor? { didSet { tell(oldValue, maximumTrackTintColor) } }
  /// Compared only: the thumb is white.
  open var thumbTintColor: UIColor? { didSet { tell(oldValue, thumbTintColor) } }

  /// The part of the bounds that the track takes.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: 2, y: (bounds.height - 4) / 2, width: max(0, bounds.width - 4), height: 4)
  }
  /// Where the thumb is for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    return CGRect(
      x: rect.minX + part * max(0, rect.width - 28), y: rect.midY - 14, width: 28, height: 28)
  }
  /// Nothing: images are not shown.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// Nothing: images are not shown.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }

  private func show() {
    let range = maximumValue - minimumValue
    (peer as! Slider).value = range > 0 ? Double((value - minimumValue) / range) : 0
  }
}
