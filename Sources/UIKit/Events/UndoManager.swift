/// Keeps what takes changes back, and what makes them again.
///
/// There are no events that would group changes: what is registered outside of
/// `beginUndoGrouping()` is a group of its own.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private struct Group {
    var name = ""
    var changes: [(target: AnyObject, undo: () -> Void)] = []
  }

  private var undos: [Group] = []
  private var redos: [Group] = []
  private var opened: [Group] = []
  private var disabled = 0

  public override init() { super.init() }

  open private(set) var isUndoing = false
  open private(set) var isRedoing = false
  open var canUndo: Bool { !undos.isEmpty || opened.contains { !$0.changes.isEmpty } }
  open var canRedo: Bool { !redos.isEmpty }
  open var groupsByEvent = true
  open var groupingLevel: Int { opened.count }
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// How many groups are kept; 0 keeps all.
  open var levelsOfUndo = 0 { didSet { trim() } }
  open var undoActionName: String { undos.last?.name ?? "" }
  open var redoActionName: String { redos.last?.name ?? "" }
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  open func disableUndoRegistration() { disabled += 1 }
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }
  open func beginUndoGrouping() { opened.append(Group()) }
  open func endUndoGrouping() {
    guard let group = opened.popLast(), !group.changes.isEmpty else { return }
    if opened.isEmpty {
      put(group)
    } else {
      opened[opened.count - 1].changes += group.changes
    }
  }

  /// Keeps what takes a change back, or makes it again while one is taken back.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let isAlone = opened.isEmpty
    if isAlone { beginUndoGrouping() }
    opened[opened.count - 1].changes.append((target, { [unowned target] in handler(target) }))
    if isAlone { endUndoGrouping() }
  }
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    let target = target as AnyObject
    registerUndo(withTarget: target) { _ = selector.call($0, anObject) }
  }
  open func setActionName(_ actionName: String) {
    if !opened.isEmpty {
      opened[opened.count - 1].name = actionName
    } else if isUndoing, !redos.isEmpty {
      redos[redos.count - 1].name = actionName
    } else if !undos.isEmpty {
      undos[undos.count - 1].name = actionName
    }
  }

  /// Takes the last group of changes back.
  open func undo() {
    while !opened.isEmpty { endUndoGrouping() }
    undoNestedGroup()
  }
  /// Takes the last group of changes back.
  open func undoNestedGroup() {
    guard let group = undos.popLast() else { return }
    isUndoing = true
    run(group)
    isUndoing = false
  }
  /// Makes the group of changes again that was taken back last.
  open func redo() {
    guard let group = redos.popLast() else { return }
    isRedoing = true
    run(group)
    isRedoing = false
  }
  open func removeAllActions() { (undos, redos, opened) = ([], [], []) }
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func rest(_ groups: [Group]) -> [Group] {
      groups.map { group in
        Group(name: group.name, changes: group.changes.filter { $0.target !== target })
      }.filter { !$0.changes.isEmpty }
    }
    (undos, redos) = (rest(undos), rest(redos))
  }

  /// Calls what a group keeps, the last first; what is registered meanwhile is one group.
  private func run(_ group: Group) {
    beginUndoGrouping()
    opened[0].name = group.name
    for change in group.changes.reversed() { change.undo() }
    while !opened.isEmpty { endUndoGrouping() }
  }

  private func put(_ group: Group) {
    if isUndoing {
      redos.append(group)
    } else {
      undos.append(group)
      if !isRedoing { redos = [] }
    }
    trim()
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    (undos, redos) = (undos.suffix(levelsOfUndo), redos.suffix(levelsOfUndo))
  }
}

/// What an application lets people do with what is chosen.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  func delete(_ sender: Any?)
  func toggleBoldface(_ sender: Any?)
  func toggleItalics(_ sender: Any?)
  func toggleUnderline(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}
