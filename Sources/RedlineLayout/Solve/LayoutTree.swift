/// The view hierarchy as a flat list, parents first, with the names that the solved layout uses.
///
/// Every view and guide has a slot; slot numbers are the order in which the tree is walked.
struct LayoutTree {
  struct Slot {
    enum Content {
      case view(View)
      case guide(LayoutGuide)
      /// A helper of a stack view, which nobody else can refer to.
      case spacer
    }

    var content: Content
    var id: String
    /// The id as it reads in a sentence: `login.password`.
    var displayName: String
    var name: String
    /// The superview's slot, or the guide's owner's; -1 for the root.
    var parent: Int
    /// The slot whose id begins those of the contents.
    var path: Int
    /// The number of names in the id of `path`.
    var pathLength: Int
  }

  /// Ids have at most one name more; what lies deeper is numbered on the last level.
  static let maximumPathLength = 12

  private(set) var slots: [Slot] = []
  /// The views with their slots, parents first.
  private(set) var views: [(slot: Int, view: View)] = []
  private(set) var slotOf: [ObjectIdentifier: Int] = [:]
  private var usedIDs: Set<String> = []
  /// The last number that was given to a repeated name.
  private var lastNumbers: [String: Int] = [:]
  private var names: [ObjectIdentifier: (scope: Int, name: String)] = [:]
  private var mentions: Set<ObjectIdentifier> = []
  private var libraryTypes = LibraryTypes()

  /// Expands every ``LayoutSpec`` below the root and walks the hierarchy, without recursion.
  init(root: View, entering: ((LayoutStage) -> Void)? = nil) throws(LayoutError) {
    var pending: [(view: View, parent: Int)] = [(root, -1)]
    while let (view, parent) = pending.popLast() {
      if !view.isExpanded {
        view.isExpanded = true
        if let spec = view as? any LayoutSpec {
          entering?(.building)
          view.apply(spec.layout)
          entering?(.compiling)
        }
      }
      if let error = view.hierarchyErrors.first { throw error }
      noteMentions(of: view)
      let kind = parent < 0 ? className(of: view) : view.facade?.kindName ?? className(of: view)
      let slot = append(.view(view), object: view, parent: parent, fallback: kind)
      views.append((slot, view))
      collectNames(of: view, slot: slot)
      for child in view.subviews.reversed() { pending.append((child, slot)) }
    }
    for (slot, view) in views {
      let mentioned = view.requestedGuides.filter { mentions.contains(ObjectIdentifier($0)) }
      for guide in mentioned + view.layoutGuides {
        _ = append(.guide(guide), object: guide, parent: slot, fallback: "guide")
      }
    }
  }

  mutating func addSpacer(_ name: String, owner: Int) -> Int {
    slots.append(
      Slot(
        content: .spacer, id: "\(slots[owner].id)/\(name)",
        displayName: "\(slots[owner].displayName).\(name)", name: name, parent: owner,
        path: slots[owner].path, pathLength: slots[owner].pathLength))
    return slots.count - 1
  }

  /// The slot of the line that an attribute names, with margins resolved to the guide.
  func line(_ item: any LayoutItem, _ attribute: Attribute) -> (slot: Int, Attribute)? {
    if let plain = attribute.withoutMargin, let view = item as? View {
      return slotOf[ObjectIdentifier(view.layoutMarginsGuide)].map { ($0, plain) }
    }
    return slotOf[ObjectIdentifier(item)].map { ($0, attribute) }
  }

  /// Notes the items that constraints of a view refer to: UIKit's own guides that nobody mentions
  /// have no part in the layout. A margin attribute makes the margins guide.
  private mutating func noteMentions(of view: View) {
    for constraint in view.constraints { noteMentions(of: constraint) }
    for constraint in view.unheldConstraints { noteMentions(of: constraint) }
    if let stack = view as? StackView, stack.isLayoutMarginsRelativeArrangement,
      !stack.arrangedSubviews.isEmpty
    {
      mentions.insert(ObjectIdentifier(stack.layoutMarginsGuide))
    }
  }

  /// Reads each end once: weak references are slow.
  private mutating func noteMentions(of constraint: LayoutConstraint) {
    let second = constraint.secondItem
    guard let first = constraint.firstItem, second != nil || !constraint.hasSecondItem
    else { return }
    mention(first, constraint.firstAttribute, seenFrom: second)
    guard let second, constraint.multiplier != 0 else { return }
    mention(second, constraint.secondAttribute, seenFrom: first)
  }

  /// Only guides count: views have a part in the layout anyway.
  private mutating func mention(
    _ item: any LayoutItem, _ attribute: Attribute, seenFrom other: (any LayoutItem)?
  ) {
    guard let view = item as? View else {
      mentions.insert(ObjectIdentifier(item))
      return
    }
    if attribute.withoutMargin != nil {
      mentions.insert(ObjectIdentifier(view.layoutMarginsGuide))
    } else if let scrollView = view as? ScrollView {
      mentions.insert(ObjectIdentifier(scrollView.item(of: attribute, seenFrom: other)))
    }
  }

  // MARK: Names

  private mutating func append(
    _ content: Slot.Content, object: AnyObject, parent: Int, fallback: String
  ) -> Int {
    let known = names[ObjectIdentifier(object)]
    var name = known?.name
    var isOwnGuide = false
    switch content {
    case .view(let view): name = view.accessibilityIdentifier ?? name ?? view.facade?.ownName
    case .guide(let guide):
      isOwnGuide = guide.kind != .custom
      name = isOwnGuide ? guide.kind.anchorName : guide.identifier.isEmpty ? name : guide.identifier
    case .spacer: break
    }
    let slot = slots.count
    let scope = parent < 0 ? -1 : slots[known?.scope ?? parent].path
    let prefix = scope <= 0 ? "" : slots[scope].id + "/"
    let id = unusedID(
      prefix + (name ?? (parent < 0 ? fallback : lowerCamel(fallback))),
      isNumbered: name == nil && parent >= 0, separator: name == nil ? "" : "#")
    let length = scope < 0 ? 0 : slots[scope].pathLength
    let isPath = length < Self.maximumPathLength
    slots.append(
      Slot(
        content: content, id: id, displayName: sentenceName(id, scope: scope),
        name: String(id.dropFirst(prefix.count)), parent: parent,
        path: isPath ? slot : scope, pathLength: isPath ? length + 1 : length))
    slotOf[ObjectIdentifier(object)] = slot
    return slot
  }

  private func sentenceName(_ id: String, scope: Int) -> String {
    guard scope > 0 else { return id }
    let slash = UInt8(ascii: "/")
    return String(decoding: id.utf8.map { $0 == slash ? UInt8(ascii: ".") : $0 }, as: UTF8.self)
  }

  /// The id itself, or with the first number that makes it unique.
  private mutating func unusedID(_ base: String, isNumbered: Bool, separator: String) -> String {
    if !isNumbered, usedIDs.insert(base).inserted { return base }
    var number = lastNumbers[base] ?? (isNumbered ? 0 : 1)
    var candidate: String
    repeat {
      number += 1
      candidate = "\(base)\(separator)\(number)"
    } while !usedIDs.insert(candidate).inserted
    lastNumbers[base] = number
    return candidate
  }

  /// Takes the names of stored properties that hold views or guides.
  private mutating func collectNames(of view: View, slot: Int) {
    guard view.facade != nil || !libraryTypes.contains(type(of: view)) else { return }
    for (label, value) in view.facade?.storedProperties ?? storedProperties(of: view) {
      let name = label.hasPrefix(lazyPrefix) ? String(label.dropFirst(lazyPrefix.count)) : label
      record(value, name: name, scope: slot)
    }
  }

  private mutating func storedProperties(of view: View) -> [(label: String, value: Any)] {
    RedlineLayout.storedProperties(of: view) { libraryTypes.contains($0) }
  }

  private mutating func record(_ value: Any, name: String, scope: Int) {
    if let item = item(value) {
      record(item, name: name, scope: scope)
    } else if let items = value as? [Any] {
      for (index, element) in items.enumerated() {
        guard let item = item(element) else { return }
        record(item, name: "\(name)[\(index)]", scope: scope)
      }
    }
  }

  private func item(_ value: Any) -> (any LayoutItem)? {
    (value as? any LayoutItem) ?? (value as? any LayoutItemFacade)?.layoutItem
  }

  private mutating func record(_ item: any LayoutItem, name: String, scope: Int) {
    let key = ObjectIdentifier(item)
    guard slotOf[key] == nil, names[key] == nil else { return }
    names[key] = (scope, name)
  }
}

/// The stored properties of an object, those of its own class first, up to a superclass that ends
/// the walk.
package func storedProperties(
  of object: AnyObject, upTo isLast: (AnyClass) -> Bool
) -> [(label: String, value: Any)] {
  var result: [(label: String, value: Any)] = []
  var mirror: Mirror? = Mirror(reflecting: object)
  while let level = mirror, let type = level.subjectType as? AnyClass, !isLast(type) {
    for child in level.children {
      if let label = child.label { result.append((label, child.value)) }
    }
    mirror = level.superclassMirror
  }
  return result
}

/// The classes of this module, whose stored properties name nothing; each is looked up once.
private struct LibraryTypes {
  private var known: [ObjectIdentifier: Bool] = [:]

  mutating func contains(_ type: AnyClass) -> Bool {
    if let isKnown = known[ObjectIdentifier(type)] { return isKnown }
    let isOwn =
      String(reflecting: type).hasPrefix("RedlineLayout.")
      && (type as? View.Type)?.namesItsParts != true
    known[ObjectIdentifier(type)] = isOwn
    return isOwn
  }
}

private let lazyPrefix = "$__lazy_storage_$_"

func className(of view: View) -> String {
  view.ownClassName ?? view.facade?.className ?? "\(type(of: view))"
}

private func lowerCamel(_ name: String) -> String {
  name.prefix(1).lowercased() + name.dropFirst()
}
