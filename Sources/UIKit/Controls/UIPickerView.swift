import RedlineLayout

/// Wheels of 320 × 216 pt.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  override class func makePeer() -> View { PickerView() }

  /// Stored only, as the properties that follow: no rows are asked for.
  open weak var dataSource: (any UIPickerViewDataSource)?
  open weak var delegate: (any UIPickerViewDelegate)?
  /// Compared only, as the properties that follow.
  open var showsSelectionIndicator = true { didSet { tell(oldValue, showsSelectionIndicator) } }
  /// Stored only, as the properties that follow.
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

  /// Compared only.
  open var datePickerMode = Mode.dateAndTime { didSet { tell(oldValue, datePickerMode) } }
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
  /// Compared only, as the properties that follow.
  open var locale: Locale? { didSet { tell(oldValue, locale) } }
  open var calendar: Calendar! = .current { didSet { tell(oldValue, calendar) } }
  open var timeZone: TimeZone? { didSet { tell(oldValue, timeZone) } }
  open var minuteInterval = 1 { didSet { tell(oldValue, minuteInterval) } }
  open var countDownDuration: TimeInterval = 0 { didSet { tell(oldValue, countDownDuration) } }
  /// Compared only.
  open var minimumDate: Date? { didSet { tell(oldValue, minimumDate) } }
  /// Compared only.
  open var maximumDate: Date? { didSet { tell(oldValue, maximumDate) } }
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
  /// Compared only.
  open var prompt: String? { didSet { tell(oldValue, prompt) } }
  /// Compared only: no button is drawn.
  open var showsCancelButton = false { didSet { tell(oldValue, showsCancelButton) } }
  /// How much a search bar stands out; it is drawn the same way.
  public enum Style: Int, Sendable { case `default`, prominent, minimal }
  /// Stored only, as the properties that follow.
  open weak var delegate: (any UISearchBarDelegate)?
  /// Compared only, as the properties that follow.
  open var searchBarStyle = Style.default { didSet { tell(oldValue, searchBarStyle) } }
  open var barStyle = UIBarStyle.default { didSet { tell(oldValue, barStyle) } }
  open var barTintColor: UIColor? { didSet { tell(oldValue, barTintColor) } }
  open var isTranslucent = true { didSet { tell(oldValue, isTranslucent) } }
  open var scopeButtonTitles: [String]? { didSet { tell(oldValue, scopeButtonTitles) } }
  open var selectedScopeButtonIndex = 0 { didSet { tell(oldValue, selectedScopeButtonIndex) } }
  open var showsScopeBar = false { didSet { tell(oldValue, showsScopeBar) } }
  open var showsBookmarkButton = false { didSet { tell(oldValue, showsBookmarkButton) } }
  open var showsSearchResultsButton = false { didSet { tell(oldValue, showsSearchResultsButton) } }
  open var keyboardType = UIKeyboardType.default { didSet { tell(oldValue, keyboardType) } }
  open var returnKeyType = UIReturnKeyType.search { didSet { tell(oldValue, returnKeyType) } }
  open var autocapitalizationType = UITextAutocapitalizationType.sentences {
    didSet { tell(oldValue, autocapitalizationType) }
  }
  open var autocorrectionType = UITextAutocorrectionType.default {
    didSet { tell(oldValue, autocorrectionType) }
  }
  open var enablesReturnKeyAutomatically = true {
    didSet { tell(oldValue, enablesReturnKeyAutomatically) }
  }
  open var backgroundImage: UIImage? { didSet { tell(oldValue, backgroundImage) } }
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
  /// Compared only: bars have the system's colour.
  open var barTintColor: UIColor? { didSet { tell(oldValue, barTintColor) } }
  /// Compared only, as the properties that follow.
  open var standardAppearance = UINavigationBarAppearance() { didSet { tellOwnObjects() } }
  override func tellOwnObjects() {
    tell(UINavigationBarAppearance(), standardAppearance, "standardAppearance")
  }
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { tell(oldValue, compactAppearance) }
  }
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { tell(oldValue, scrollEdgeAppearance) }
  }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { tell(oldValue, compactScrollEdgeAppearance) }
  }
  open var barStyle = UIBarStyle.default { didSet { tell(oldValue, barStyle) } }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { tell(oldValue, titleTextAttributes) }
  }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { tell(oldValue, largeTitleTextAttributes) }
  }
  open var shadowImage: UIImage? { didSet { tell(oldValue, shadowImage) } }
  open var backIndicatorImage: UIImage? { didSet { tell(oldValue, backIndicatorImage) } }
  open var backIndicatorTransitionMaskImage: UIImage? {
    didSet { tell(oldValue, backIndicatorTransitionMaskImage) }
  }
  /// Stored only, as the properties that follow.
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
  /// Compared only, as the properties that follow.
  open var barTintColor: UIColor? { didSet { tell(oldValue, barTintColor) } }
  open var barStyle = UIBarStyle.default { didSet { tell(oldValue, barStyle) } }
  open var isTranslucent = true { didSet { tell(oldValue, isTranslucent) } }
  open var standardAppearance = UIToolbarAppearance() { didSet { tellOwnObjects() } }
  override func tellOwnObjects() {
    tell(UIToolbarAppearance(), standardAppearance, "standardAppearance")
  }
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet { tell(oldValue, scrollEdgeAppearance) }
  }
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

  /// Compared only, as the properties that follow.
  open var barTintColor: UIColor? { didSet { tell(oldValue, barTintColor) } }
  open var unselectedItemTintColor: UIColor? { didSet { tell(oldValue, unselectedItemTintColor) } }
  open var barStyle = UIBarStyle.default { didSet { tell(oldValue, barStyle) } }
  open var backgroundImage: UIImage? { didSet { tell(oldValue, backgroundImage) } }
  open var shadowImage: UIImage? { didSet { tell(oldValue, shadowImage) } }
  open var selectionIndicatorImage: UIImage? { didSet { tell(oldValue, selectionIndicatorImage) } }
  /// Stored only, as the properties that follow.
  open var items: [UITabBarItem]?
  /// Compared only, as the properties that follow.
  open var selectedItem: UITabBarItem? { didSet { tell(oldValue, selectedItem) } }
  open var standardAppearance = UITabBarAppearance() { didSet { tellOwnObjects() } }
  override func tellOwnObjects() {
    tell(UITabBarAppearance(), standardAppearance, "standardAppearance")
  }
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { tell(oldValue, scrollEdgeAppearance) }
  }
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
