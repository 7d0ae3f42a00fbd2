import RedlineLayout

/// A view that would answer touches; here its actions run when the program sends them.
@preconcurrency @MainActor
open class UIControl: UIView {
  private var actions: [(action: UIAction, events: Event)] = []

  /// Some of the things that may happen to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits, which are UIKit's.
    public let rawValue: UInt
    /// Options of UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger on the control; sent by the program only.
    public static let touchDown = Event(rawValue: 1 << 0)
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
  /// Stored only: contents are in the middle.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// Stored only: contents are in the middle.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center

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

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
    actions.append((action, controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action && $0.events == controlEvents }
  }

  /// Runs the actions of the events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.run(sender: self)
    }
  }
}

/// Something that a control does.
@preconcurrency @MainActor
public final class UIAction: NSObject {
  /// A name by which one action takes the place of another.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The bits, which are UIKit's.
    public let rawValue: String
    /// Options of UIKit's bits.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The identifier of that name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The title of a button that is made of the action.
  public let title: String
  /// The image of a button that is made of the action; `nil` for none.
  public let image: UIImage?
  /// The name; an action without one has a name that no other has.
  public let identifier: Identifier
  /// The control that runs the action; `nil` before.
  public private(set) var sender: Any?
  private let handler: (UIAction) -> Void

  /// An action that runs a closure.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    super.init()
  }

  func run(sender: Any) {
    self.sender = sender
    defer { self.sender = nil }
    handler(self)
  }
}
