package import Foundation

extension SolvedLayout.Item {
  // Findings and drawings look at all items: a look from another module is a load if it is inlined there, and
  // else a call, which for larger fields takes memory.

  /// What an item is, wherever it is.
  @usableFromInline struct Facts: Hashable, Sendable {
    @usableFromInline var id: String
    @usableFromInline var name: String
    @usableFromInline var className: String
    @usableFromInline var control: SolvedLayout.Control
    @usableFromInline var parent: String?
    @usableFromInline var baselines: SolvedLayout.Baselines?
    @usableFromInline var hugging: SolvedLayout.AxisPriorities
    @usableFromInline var compressionResistance: SolvedLayout.AxisPriorities
    @usableFromInline var stack: SolvedLayout.Stack?
    /// Most items have one and the same, which is several times as large as the other fields.
    @usableFromInline var sharedStyle: Shared<SolvedLayout.Style>
    @usableFromInline var isHidden: Bool
    @usableFromInline var state: SolvedLayout.ControlState?
    /// Most items have none of these.
    @usableFromInline var sharedScroll: Shared<SolvedLayout.Scroll>?
    @usableFromInline var sharedAccessibility: Shared<SolvedLayout.Accessibility?>
    @usableFromInline var location: SourceLocation?
  }

  private mutating func set<Value>(_ field: WritableKeyPath<Facts, Value>, to value: Value) {
    var facts = facts.value
    facts[keyPath: field] = value
    self.facts = Shared(facts)
  }

  /// The path of names below the root, `login/password`; for the root its name.
  public var id: String {
    @inlinable get { facts.value.id }
    set { set(\.id, to: newValue) }
  }
  /// The stored property's name, or the class's name with a number.
  public var name: String {
    @inlinable get { facts.value.name }
    set { set(\.name, to: newValue) }
  }
  /// The name of the class: the Swift type's, or UIKit's for UIKit's views.
  public var className: String {
    @inlinable get { facts.value.className }
    set { set(\.className, to: newValue) }
  }
  /// What the item is drawn as, with what only items of its kind show.
  public var control: SolvedLayout.Control {
    @inlinable _read { yield facts.value.control }
    set { set(\.control, to: newValue) }
  }
  /// The parent's id; `nil` for the root.
  public var parent: String? {
    @inlinable get { facts.value.parent }
    set { set(\.parent, to: newValue) }
  }
  /// Where the baselines lie whatever the size; `nil` where the item has none.
  public var baselines: SolvedLayout.Baselines? {
    @inlinable _read { yield facts.value.baselines }
    set { set(\.baselines, to: newValue) }
  }
  /// How firmly the item refuses to become larger than its content.
  public var hugging: SolvedLayout.AxisPriorities {
    @inlinable get { facts.value.hugging }
    set { set(\.hugging, to: newValue) }
  }
  /// How firmly the item refuses to become smaller than its content.
  public var compressionResistance: SolvedLayout.AxisPriorities {
    @inlinable get { facts.value.compressionResistance }
    set { set(\.compressionResistance, to: newValue) }
  }
  /// How a stack view arranges its views; `nil` for other items.
  public var stack: SolvedLayout.Stack? {
    @inlinable _read { yield facts.value.stack }
    set { set(\.stack, to: newValue) }
  }
  /// Colours, corners and the like, which items of every kind have.
  public var style: SolvedLayout.Style {
    @inlinable _read { yield facts.value.sharedStyle.value }
    set { set(\.sharedStyle, to: Shared(newValue)) }
  }
  /// Whether the item and what is inside it are left out of the drawing.
  public var isHidden: Bool {
    @inlinable get { facts.value.isHidden }
    set { set(\.isHidden, to: newValue) }
  }
  /// Whether nobody sees it, nor what is inside it: it is hidden, or wholly transparent. The root is
  /// drawn in any case.
  package var isUnseen: Bool { isHidden || parent != nil && style.alpha.map { $0 <= 0 } == true }
  /// The states of a control that is not as usual; `nil` is enabled and nothing else.
  public var state: SolvedLayout.ControlState? {
    @inlinable get { facts.value.state }
    set { set(\.state, to: newValue) }
  }
  /// Where the contents of a scroll view begin; `nil` is at its origin.
  public var scroll: SolvedLayout.Scroll? {
    @inlinable get { facts.value.sharedScroll?.value }
    set { set(\.sharedScroll, to: newValue.map { Shared($0) }) }
  }
  /// What assistive technologies are told beside what is shown; `nil` is nothing.
  public var accessibility: SolvedLayout.Accessibility? {
    @inlinable _read { yield facts.value.sharedAccessibility.value }
    set { set(\.sharedAccessibility, to: newValue.map { Shared($0) } ?? .noAccessibility) }
  }
  /// The line that added the view; `nil` where it is not known.
  public var location: SourceLocation? {
    @inlinable get { facts.value.location }
    set { set(\.location, to: newValue) }
  }
}

extension SolvedLayout.Item {
  package init(
    id: String, name: String, className: String, control: SolvedLayout.Control,
    parent: String? = nil, frame: CGRect, alignmentRect: CGRect, firstBaseline: Double? = nil,
    lastBaseline: Double? = nil, baselines: SolvedLayout.Baselines? = nil,
    intrinsicWidth: Double? = nil, intrinsicHeight: Double? = nil,
    hugging: SolvedLayout.AxisPriorities, compressionResistance: SolvedLayout.AxisPriorities,
    text: Shared<SolvedLayout.Text?> = .noText, stack: SolvedLayout.Stack? = nil,
    style: Shared<SolvedLayout.Style>, isHidden: Bool = false,
    state: SolvedLayout.ControlState? = nil, scroll: SolvedLayout.Scroll? = nil,
    accessibility: SolvedLayout.Accessibility? = nil, location: SourceLocation? = nil,
    reasons: [SolvedLayout.Reason]? = nil
  ) {
    let facts = Facts(
      id: id, name: name, className: className, control: control, parent: parent,
      baselines: baselines, hugging: hugging, compressionResistance: compressionResistance,
      stack: stack, sharedStyle: style, isHidden: isHidden, state: state,
      sharedScroll: scroll.map { Shared($0) },
      sharedAccessibility: accessibility.map { Shared($0) } ?? .noAccessibility,
      location: location)
    self.init(
      facts: Shared(facts), frame: frame, alignmentRect: alignmentRect,
      firstBaseline: firstBaseline, lastBaseline: lastBaseline, intrinsicWidth: intrinsicWidth,
      intrinsicHeight: intrinsicHeight, sharedText: text,
      reasonList: SolvedLayout.ReasonList(reasons))
  }

  /// In the order in which layouts that were saved before have their hashes.
  public func hash(into hasher: inout Hasher) {
    let facts = facts.value
    hasher.combine(facts.id)
    hasher.combine(facts.name)
    hasher.combine(facts.className)
    hasher.combine(facts.control)
    hasher.combine(facts.parent)
    hasher.combine(frame)
    hasher.combine(alignmentRect)
    hasher.combine(firstBaseline)
    hasher.combine(lastBaseline)
    hasher.combine(facts.baselines)
    hasher.combine(intrinsicWidth)
    hasher.combine(intrinsicHeight)
    hasher.combine(facts.hugging)
    hasher.combine(facts.compressionResistance)
    hasher.combine(sharedText)
    hasher.combine(facts.stack)
    hasher.combine(facts.sharedStyle)
    hasher.combine(facts.isHidden)
    hasher.combine(facts.state)
    hasher.combine(facts.sharedScroll)
    hasher.combine(facts.sharedAccessibility)
    hasher.combine(facts.location)
    hasher.combine(reasonList)
  }
}

extension SolvedLayout.Item: CustomReflectable {
  /// The properties, wherever they are stored: a comparison tells each that differs.
  public var customMirror: Mirror {
    let children: KeyValuePairs<String, Any> = [
      "id": id, "name": name, "className": className, "control": control,
      "parent": parent as Any, "frame": frame, "alignmentRect": alignmentRect,
      "firstBaseline": firstBaseline as Any, "lastBaseline": lastBaseline as Any,
      "baselines": baselines as Any, "intrinsicWidth": intrinsicWidth as Any,
      "intrinsicHeight": intrinsicHeight as Any, "hugging": hugging,
      "compressionResistance": compressionResistance, "text": text as Any,
      "stack": stack as Any, "style": style, "isHidden": isHidden, "state": state as Any,
      "scroll": scroll as Any, "accessibility": accessibility as Any,
      "location": location as Any, "reasons": reasons as Any,
    ]
    return Mirror(self, children: children, displayStyle: .struct)
  }
}

extension Shared<SolvedLayout.Accessibility?> {
  fileprivate static var noAccessibility: Shared { nothingSaid }
}

private let nothingSaid = Shared<SolvedLayout.Accessibility?>(nil)
