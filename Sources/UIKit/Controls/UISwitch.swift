import RedlineLayout

/// An on-off control of 51 × 31 pt, whose alignment rect is 49 pt wide.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  override class func makeSolved() -> View { Switch() }

  open var isOn: Bool {
    get { (solved as! Switch).isOn }
    set { (solved as! Switch).isOn = newValue }
  }
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// Stored only.
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
}

/// A slider without an intrinsic width.
@preconcurrency @MainActor
open class UISlider: UIControl {
  override class func makeSolved() -> View { Slider(value: 0) }

  /// Between `minimumValue` and `maximumValue`.
  open var value: Float = 0 {
    didSet {
      value = min(maximumValue, max(minimumValue, value))
      show()
    }
  }
  open var minimumValue: Float = 0 { didSet { show() } }
  open var maximumValue: Float = 1 { didSet { show() } }
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Stored only, as the properties that follow.
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?

  private func show() {
    let range = maximumValue - minimumValue
    (solved as! Slider).value = range > 0 ? Double((value - minimumValue) / range) : 0
  }
}
