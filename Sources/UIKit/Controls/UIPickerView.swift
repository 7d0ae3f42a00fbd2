import RedlineLayout

/// Wheels of 320 × 216 pt.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  override class func makePeer() -> View { PickerView() }
}

/// Wheels, a calendar or a button for a date. The texts that are drawn are always the same.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The parts of a date to choose.
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }

  override class func makePeer() -> View { DatePicker() }

  /// Stored only.
  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet {
      let style: DatePicker.Style
      switch preferredDatePickerStyle {
      case .automatic, .wheels: style = .wheels
      case .compact: style = .compact
      case .inline: style = .inline
      }
      (peer as! DatePicker).style = style
      LayoutChanges.note()
    }
  }
  /// The first moment of 2001 until it is set; stored only.
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  /// Stored only.
  open var minimumDate: Date?
  /// Stored only.
  open var maximumDate: Date?
  /// Sets the date at once; nothing is animated.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// What a date picker shows; automatic is wheels.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// A bar with a field for a search.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  override class func makePeer() -> View { SearchBar("") }

  open var text: String? { didSet { (peer as! SearchBar).text = text ?? "" } }
  open var placeholder: String? {
    didSet { (peer as! SearchBar).placeholder = placeholder ?? "" }
  }
  /// Stored only.
  open var prompt: String?
  /// Stored only: no button is drawn.
  open var showsCancelButton = false
}

/// The bar of a navigation controller: 44 pt high, 32 in a compact height, 96 with a large title.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  override class func makePeer() -> View { NavigationBar() }

  open var prefersLargeTitles = false {
    didSet {
      (peer as! NavigationBar).prefersLargeTitles = prefersLargeTitles
      LayoutChanges.note()
    }
  }
  /// Whether views extend below the bar; those beside an opaque one begin at its edge, unless their
  /// controller says `extendedLayoutIncludesOpaqueBars`.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  /// Stored only: bars have the system's colour.
  open var barTintColor: UIColor?

  func show(_ item: UINavigationItem?) {
    let bar = peer as! NavigationBar
    bar.title = item?.title ?? ""
    bar.leftItems = [item?.leftBarButtonItem?.title].compactMap(\.self)
    bar.rightItems = [item?.rightBarButtonItem?.title].compactMap(\.self)
  }
}

/// A bar of 44 pt height.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  override class func makePeer() -> View { Toolbar() }
}

/// The bar of a tab bar controller, 49 pt high above the home indicator's area.
@preconcurrency @MainActor
open class UITabBar: UIView {
  override class func makePeer() -> View { TabBar() }

  /// Whether views extend below the bar; those beside an opaque one end at its edge, unless their
  /// controller says `extendedLayoutIncludesOpaqueBars`.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }

  func show(_ titles: [String], selected: Int) {
    let bar = peer as! TabBar
    bar.items = titles
    bar.selectedIndex = titles.indices.contains(selected) ? selected : nil
  }
}

extension UIView {
  /// The width of a text on one line, up to the next pixel.
  func textWidth(_ text: String, _ font: UIFont) -> CGFloat {
    let context = stored.context ?? measuringContext
    let measured = context.text.measure(
      text, font: font.peer, maximumWidth: nil, maximumLines: 1)
    return CGFloat(context.ceiled(measured.width))
  }
}
