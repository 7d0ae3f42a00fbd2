import RedlineLayout

/// Wheels of 320 × 216 pt.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  override class func makePeer() -> View { PickerView() }

  /// Asked for the titles of the chosen rows, which are compared only.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// Asked for the titles of the chosen rows, which are compared only.
  open weak var delegate: (any UIPickerViewDelegate)?
  /// Compared only.
  open var showsSelectionIndicator = true { didSet { tell(oldValue, showsSelectionIndicator) } }
  override func addOwnSettings(to settings: inout ObjectSettings) {
    for component in 0..<max(0, min(numberOfComponents, 64)) {
      let row = selectedRow(inComponent: component)
      func title(_ row: Int) -> String? {
        delegate?.pickerView(self, titleForRow: row, forComponent: component)
      }
      settings.add("row(inComponent: \(component))", title(row) ?? "\(row)")
      let count = numberOfRows(inComponent: component)
      settings.add("numberOfRows(inComponent: \(component))", count, usual: 0)
      // As many as are seen beside the chosen one.
      let seen = max(0, row &- 3)..<max(0, min(count, max(0, row) &+ 4), max(0, row &- 3))
      settings.add(
        "rows(inComponent: \(component))", seen.compactMap(title).joined(separator: ", "), usual: ""
      )
      let height = delegate?.pickerView(self, rowHeightForComponent: component)
      settings.add("rowHeight(forComponent: \(component))", height, usual: CGFloat(32))
    }
  }
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
  /// The first moment of 2001 until it is set. What the picker would show of it is compared only, and
  /// of a date with parts of a second, which is one of the clock, no more than that it is set.
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  /// Compared only, as the properties that follow.
  open var locale: Locale? { didSet { tell(oldValue, locale) } }
  open var calendar: Calendar! = .current { didSet { tell(oldValue, calendar) } }
  open var timeZone: TimeZone? { didSet { tell(oldValue, timeZone) } }
  open var minuteInterval = 1 { didSet { tell(oldValue, minuteInterval) } }
  open var countDownDuration: TimeInterval = 0 { didSet { tell(oldValue, countDownDuration) } }
  /// Compared only, as `date`.
  open var minimumDate: Date?
  /// Compared only, as `date`.
  open var maximumDate: Date?
  override func addOwnSettings(to settings: inout ObjectSettings) {
    let dates = [("date", date), ("minimumDate", minimumDate), ("maximumDate", maximumDate)]
    for (name, date) in dates where date?.timeIntervalSinceReferenceDate != 0 {
      settings.add(name, date.flatMap(text))
    }
  }

  /// What the picker shows of a date, on its clock; without a time zone, on that of Greenwich.
  private func text(of date: Date) -> String? {
    let seconds = date.timeIntervalSinceReferenceDate
    guard seconds == seconds.rounded() else { return "a date" }
    var gregorian = Calendar(identifier: .gregorian)
    // Not the machine's: a layout is the same everywhere.
    gregorian.timeZone = timeZone ?? .gmt
    let parts = gregorian.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func two(_ number: Int?) -> String { String((number ?? 0) + 100).suffix(2).description }
    let day = "\(parts.year ?? 0)-\(two(parts.month))-\(two(parts.day))"
    let time = "\(two(parts.hour)):\(two(parts.minute))"
    switch datePickerMode {
    case .date: return day
    case .time: return time
    case .dateAndTime: return "\(day) \(time)"
    case .countDownTimer: return nil
    }
  }
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
  /// Ignored: it is told of what is typed.
  open weak var delegate: (any UISearchBarDelegate)?
  private var accessory: UIView?
  /// Compared only: the keyboard is never shown.
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }
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
  /// A field that is no subview: the bar shows its own. What is set on it is compared only.
  open lazy var searchTextField: UISearchTextField = {
    usedField = UISearchTextField()
    return usedField!
  }()
  private var usedField: UISearchTextField?
  override func addOwnSettings(to settings: inout ObjectSettings) {
    if let usedField { settings.add("searchTextField", usedField, usual: UISearchTextField()) }
  }
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Compared only.
  open func setImage(
    _ iconImage: UIImage?, for icon: Icon, state: UIControl.State
  ) { tell(UIImage?.none, iconImage, "image(for: \(icon), state: \(state.words))") }
  /// Compared only.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    tell(UIOffset.zero, adjustment, "positionAdjustment(for: \(icon))")
  }
  /// A small picture of the bar.
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
}

/// The field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {}

extension UIView {
  /// The width of a text on one line, up to the next pixel.
  func textWidth(_ text: String, _ font: UIFont) -> CGFloat {
    let context = stored.context ?? measuringContext
    let measured = context.text.measure(
      text, font: font.peer, maximumWidth: nil, maximumLines: 1)
    return CGFloat(context.ceiled(measured.width))
  }
}
