import RedlineLayout

/// Wheels of 320 × 216 pt.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  override class func makePeer() -> View { PickerView() }

  /// Stored only, as the properties that follow: no rows are asked for.
  open weak var dataSource: (any UIPickerViewDataSource)?
  open weak var delegate: (any UIPickerViewDelegate)?
  open var showsSelectionIndicator = true
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  private var selected: [Int: Int] = [:]
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selected[component] = row
  }
  open func selectedRow(inComponent component: Int) -> Int { selected[component] ?? 0 }
  open func reloadAllComponents() {}
  open func reloadComponent(_ component: Int) {}
}

/// Says how many rows a picker has; they are not drawn.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what a picker's rows show; they are not drawn.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
  /// `nil` unless the delegate has its own.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Does nothing unless the delegate has its own.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
  /// 32 pt unless the delegate has its own.
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { 32 }
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
  /// Stored only, as the properties that follow.
  open var locale: Locale?
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?
  open var minuteInterval = 1
  open var countDownDuration: TimeInterval = 0
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
  /// How much a search bar stands out; it is drawn the same way.
  public enum Style: Int, Sendable { case `default`, prominent, minimal }
  /// Stored only, as the properties that follow.
  open weak var delegate: (any UISearchBarDelegate)?
  open var searchBarStyle = Style.default
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0
  open var showsScopeBar = false
  open var showsBookmarkButton = false
  open var showsSearchResultsButton = false
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.search
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var enablesReturnKeyAutomatically = true
  open var backgroundImage: UIImage?
  /// A field that is no subview: the bar shows its own.
  open lazy var searchTextField = UISearchTextField()
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  open func setImage(
    _ iconImage: UIImage?, for icon: Icon, state: UIControl.State
  ) {}
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
  /// A small picture of the bar.
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
}

/// The field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {}

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
  /// Stored only, as the properties that follow.
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var barStyle = UIBarStyle.default
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var shadowImage: UIImage?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open weak var delegate: (any UIBarPositioningDelegate)?
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  open private(set) var items: [UINavigationItem]?
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    self.items = items
    show(items?.last)
  }
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    setItems((items ?? []) + [item], animated: animated)
  }

  func show(_ item: UINavigationItem?) {
    let bar = peer as! NavigationBar
    bar.title = item?.title ?? ""
    bar.leftItems = (item?.leftBarButtonItems ?? []).compactMap(\.title)
    bar.rightItems = (item?.rightBarButtonItems ?? []).compactMap(\.title)
  }
}

/// A bar of 44 pt height.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  override class func makePeer() -> View { Toolbar() }

  /// Stored only, as the properties that follow.
  open var items: [UIBarButtonItem]?
  open var barTintColor: UIColor?
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var standardAppearance = UIToolbarAppearance()
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
  }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {}
}

/// The bar of a tab bar controller, 49 pt high above the home indicator's area.
@preconcurrency @MainActor
open class UITabBar: UIView {
  override class func makePeer() -> View { TabBar() }

  /// Whether views extend below the bar; those beside an opaque one end at its edge, unless their
  /// controller says `extendedLayoutIncludesOpaqueBars`.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }

  /// Stored only, as the properties that follow.
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var barStyle = UIBarStyle.default
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var selectionIndicatorImage: UIImage?
  open var items: [UITabBarItem]?
  open var selectedItem: UITabBarItem?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

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
