import RedlineLayout

/// A view that would answer touches; here its actions and targets are called when the program sends
/// them.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// What runs at events: an action, or a method of an object, which is not kept.
  private struct Target {
    var events: Event
    var action: UIAction?
    var selector: Selector?
    var hasObject = false
    weak var object: AnyObject?
  }

  private var targets: [Target] = []

  /// Some of the things that may happen to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits, which are UIKit's.
    public let rawValue: UInt
    /// Options of UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger on the control; sent by the program only.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A second touch; sent by the program only.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger that moves; sent by the program only.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger that moves beside the control; sent by the program only.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger that comes; sent by the program only.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger that goes; sent by the program only.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A menu that is shown; sent by the program only.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A finger lifted from the control; sent by the program only.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger lifted beside the control; sent by the program only.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch that the system ended; sent by the program only.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Another value; sent by the program only, not by setting it.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// A control's main event; sent by the program only.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A field that is edited; sent by the program only.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Another text; sent by the program only, not by setting it.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A field that was edited; sent by the program only.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// A field that was left by the return key; sent by the program only.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// The bits of all touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// The bits of all that fields send.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All bits.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// In which look a control is.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, which are UIKit's.
    public let rawValue: UInt
    /// Options of UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No other state.
    public static let normal: State = []
    /// `isHighlighted` is set.
    public static let highlighted = State(rawValue: 1)
    /// `isEnabled` is not set.
    public static let disabled = State(rawValue: 2)
    /// `isSelected` is set.
    public static let selected = State(rawValue: 4)
    /// Never set: nothing is focused here.
    public static let focused = State(rawValue: 8)
    /// Bits for a program's own states.
    public static let application = State(rawValue: 0xFF0000)
    /// Bits that are UIKit's.
    public static let reserved = State(rawValue: 0xFF00_0000)

    /// The states by name: `highlighted, selected`.
    var words: String {
      let names = ["highlighted", "disabled", "selected", "focused"].enumerated()
      let set = names.filter { contains(State(rawValue: 1 << UInt($0.offset))) }.map(\.element)
      return set.isEmpty ? "normal" : set.joined(separator: ", ")
    }
  }

  /// Where the contents would be from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
  /// Where the contents would be from left to right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  open var isEnabled = true { didSet { showState() } }
  open var isSelected = false { didSet { showState() } }
  /// Whether ``state`` contains highlighted; there are no touches that set it.
  open var isHighlighted = false { didSet { showState() } }
  /// Compared only: contents are in the middle.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { tell(oldValue, contentVerticalAlignment) }
  }
  /// Compared only: contents are in the middle.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { tell(oldValue, contentHorizontalAlignment) }
  }

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  private func showState() {
    (peer.isEnabled, peer.isSelected) = (isEnabled, isSelected)
    peer.isHighlighted = isHighlighted
    stateDidChange()
  }

  func stateDidChange() {}

  // MARK: Actions

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    targets.removeAll { $0.action?.identifier == action.identifier && $0.events == controlEvents }
    targets.append(Target(events: controlEvents, action: action))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    targets.removeAll { $0.action === action && $0.events == controlEvents }
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    targets.removeAll { $0.action?.identifier == actionIdentifier && $0.events == controlEvents }
  }

  /// Calls a method of the target at the events; without a target that of the first responder in the
  /// chain of the control that has it.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll {
      $0.object === object && $0.selector == action && $0.events == controlEvents
    }
    targets.append(
      Target(events: controlEvents, selector: action, hasObject: object != nil, object: object))
  }

  /// Ends calls of a method, or of all that were added, at the events.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    targets = targets.compactMap { entry in
      guard let selector = entry.selector, action == nil || selector == action,
        object == nil || entry.object === object
      else { return entry }
      var rest = entry
      rest.events.subtract(controlEvents)
      return rest.events.isEmpty ? nil : rest
    }
  }

  open var allTargets: Set<AnyHashable> {
    Set(targets.compactMap { ($0.object as? NSObject).map(AnyHashable.init) })
  }
  open var allControlEvents: Event { targets.reduce(into: []) { $0.formUnion($1.events) } }
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = targets.filter {
      $0.object === object && !$0.events.isDisjoint(with: controlEvent)
    }.compactMap(\.selector?.description)
    return names.isEmpty ? nil : names
  }

  /// Goes through what was added, until `stop` is set.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for entry in targets where !stop {
      iterator(entry.action, entry.selector.map { (entry.object, $0) }, entry.events, &stop)
    }
  }

  /// Runs what was added for the events, in the order in which it was.
  open func sendActions(for controlEvents: Event) {
    for entry in targets where !entry.events.isDisjoint(with: controlEvents) {
      entry.action?.run(sender: self)
      guard let selector = entry.selector, !entry.hasObject || entry.object != nil else { continue }
      sendAction(selector, to: entry.object, for: nil)
    }
  }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Runs an action.
  open func sendAction(_ action: UIAction) { action.run(sender: self) }

  open var isTracking: Bool { false }
  open var isTouchInside: Bool { false }
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}
  /// Compared only, as the properties that follow.
  open var showsMenuAsPrimaryAction = false { didSet { tell(oldValue, showsMenuAsPrimaryAction) } }
  open var isContextMenuInteractionEnabled = false {
    didSet { tell(oldValue, isContextMenuInteractionEnabled) }
  }
  open var toolTip: String? { didSet { tell(oldValue, toolTip) } }
}
