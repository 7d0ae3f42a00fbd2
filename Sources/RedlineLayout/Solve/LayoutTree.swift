/// The view hierarchy as a flat list, parents first, with the names that the solved layout uses.
///
/// Every view and guide has a number; the numbers are the order in which the tree is walked.
struct LayoutTree {
  enum Content {
    case view(View)
    case guide(LayoutGuide)
    /// A helper of a stack view, which nobody else can refer to.
    case spacer
  }

  /// What an item is called, and where it is.
  struct Item {
    var id: String
    /// The beginning of the id that a sentence writes as it is, in bytes.
    var plainLength: Int
    var name: String
    /// The superview's item, or the guide's owner's; -1 for the root.
    var parent: Int
    /// The item whose id begins those of the contents.
    var path: Int
    /// The number of names in the id of `path`.
    var pathLength: Int

    /// The id as it reads in a sentence: `login.password`.
    var displayName: String { id.dotted(after: plainLength) }
  }

  /// Ids have at most one name more; what lies deeper is numbered on the last level.
  static let maximumPathLength = 12

  private(set) var items: [Item] = []
  /// The views with their items, parents first.
  private(set) var views = TreeViews()
  /// The guides, which follow the views.
  private(set) var guides: [LayoutGuide] = []
  /// The items of stack views.
  private(set) var stackItems: [Int] = []
  /// The names of the views' classes, by item.
  private(set) var classNames: [String] = []
  private(set) var numbers = TreeNumbers()
  private var usedIDs = UniqueIDs()
  /// Whether there is an `=` in an id.
  private(set) var idsHaveEqualsSign = false
  private var names = HandleNames()
  private var mentioned: [ItemHandle] = []
  /// What names were read from.
  private(set) var facts = StoredFacts()
  /// For each view how often it had changed when it was read.
  private(set) var revisions: [UInt32] = []
  /// For each view how often its own fields had changed.
  private(set) var ownRevisions: [UInt32] = []
  /// For each view what stays of it while it does not change.
  private(set) var keepings: [ClassFacts.Keeping] = []
  /// The views that know of constraints which may be held outside of the tree.
  private(set) var unheldItems: [Int] = []
  /// How many constraints the views hold.
  private(set) var heldCount = 0
  /// The constraints that views hold as they were read: a look at all views again takes as long as fetching them
  /// from memory. `nil` where they may be others by now.
  var heldLists: [HeldList]? = []
  /// Whether views flip, as they were read.
  private(set) var attributes: [SemanticContentAttribute] = []
  /// The constraints that the views hold.
  private(set) var held = HeldConstraints()
  /// What it was made of, if nothing was read.
  private(set) var known: KnownTree?

  /// Expands every ``LayoutSpec`` below the root and walks the hierarchy, without recursion.
  init(root: View, entering: ((LayoutStage) -> Void)? = nil) throws(LayoutError) {
    if let known = root.knownTree, let tree = known.current() {
      self = tree
      self.known = known
      return
    }
    root.knownTree = nil
    items.reserveCapacity(Int(root.lastItemCount))
    classNames.reserveCapacity(Int(root.lastItemCount))
    usedIDs.reserveCapacity(Int(root.lastItemCount))
    names.reserveCapacity(Int(root.lastItemCount))
    var classes = KnownClasses()
    var pending: [(view: View, parent: Int)] = [(root, -1)]
    while let (view, parent) = pending.popLast() {
      let facts = classes.facts(of: type(of: view))
      if !view.isExpanded {
        view.isExpanded = true
        // A look at the protocols of an object takes long.
        if facts.isSpec, let spec = view as? any LayoutSpec {
          entering?(.building)
          view.apply(spec.layout)
          entering?(.compiling)
        }
      }
      if !view.hierarchyErrors.isEmpty { throw view.hierarchyErrors[0] }
      noteMentions(of: view)
      classNames.append(view.ownClassName ?? view.facade?.className ?? facts.name)
      let handle = view.ownHandle
      let known = names[handle]
      let own = view.accessibilityIdentifier ?? known?.name ?? view.facade?.ownName
      let item = append(
        handle, parent: parent, owner: known?.scope ?? parent, isNamed: own != nil,
        name: own ?? (parent < 0 ? className(of: view) : Self.itemName(of: view, facts)))
      views.append(handle)
      if view.asStackView != nil { stackItems.append(item) }
      collectNames(in: view, facts, item: item)
      revisions.append(handle.revision)
      ownRevisions.append(handle.ownRevision)
      keepings.append(facts.keeping)
      attributes.append(view.semanticContentAttribute)
      for child in view.subviews.reversed() { pending.append((child, item)) }
    }
    for handle in mentioned { handle.mentioningTree = numbers.tree }
    mentioned = []
    for item in views.indices where views.handles[item].hasGuides {
      let view = views[item].view
      for guide in view.requestedGuides where guide.ownHandle.mentioningTree == numbers.tree {
        append(guide, parent: item)
      }
      for guide in view.layoutGuides { append(guide, parent: item) }
    }
    number()
    idsHaveEqualsSign = usedIDs.haveEqualsSign
    usedIDs = UniqueIDs()
    root.lastItemCount = Int32(clamping: items.count)
  }

  /// The names of views and guides without keeping these, and without what stack views added.
  var withoutItems: LayoutTree {
    var result = self
    let count = views.count + guides.count
    if count < items.count { result.items = Array(items.prefix(count)) }
    result.guides = []
    result.heldLists = nil
    result.held = HeldConstraints()
    result.known = nil
    return result
  }

  /// A tree without its guides, with them.
  func with(_ guides: [LayoutGuide], _ ownRevisions: [UInt32]) -> LayoutTree {
    var result = self
    result.held = HeldConstraints()
    result.ownRevisions = ownRevisions
    result.guides = guides
    return result
  }

  /// Gives each view and guide its number.
  private mutating func number() {
    var isSame = true
    _ = views.handles.allPass { number, handle in
      self.number(handle, number)
      if handle.revision != revisions[number] { isSame = false }
      return true
    }
    if !isSame { heldLists = nil }
    for (index, guide) in guides.enumerated() { number(guide.ownHandle, views.count + index) }
  }

  /// Gives a view or a guide its number.
  func number(_ handle: ItemHandle, _ number: Int) {
    if handle.tree == numbers.tree && handle.number == number { return }
    (handle.number, handle.tree) = (number, numbers.tree)
  }

  /// The number of a view or a guide; `nil` for one outside of the hierarchy.
  func number(of item: any LayoutItem) -> Int? { number(of: item.handle) }

  func number(of handle: ItemHandle) -> Int? {
    handle.tree == numbers.tree ? handle.number : numbers.find(handle, among: contents)
  }

  /// The name of the stored property that holds an item, also where the item is in no hierarchy.
  func propertyName(of item: any LayoutItem) -> String? {
    names[item.handle]?.name
  }

  mutating func addSpacer(_ name: String, owner: Int) -> Int {
    items.append(
      Item(
        id: "\(items[owner].id)/\(name)", plainLength: items[owner].plainLength, name: name,
        parent: owner,
        path: items[owner].path, pathLength: items[owner].pathLength))
    return items.count - 1
  }

  /// What stack views added.
  var spacers: [Item] { Array(items[(views.count + guides.count)...]) }

  mutating func add(_ spacers: [Item]) {
    // Adding nothing would copy all.
    if !spacers.isEmpty { items += spacers }
  }

  /// The items themselves.
  var contents: Contents { Contents(views: views, guides: guides, count: items.count) }

  struct Contents: RandomAccessCollection {
    fileprivate let views: TreeViews
    fileprivate let guides: [LayoutGuide]
    let count: Int

    var startIndex: Int { 0 }
    var endIndex: Int { count }

    subscript(item: Int) -> Content {
      if item < views.count { return .view(views[item].view) }
      let guide = item - views.count
      return guide < guides.count ? .guide(guides[guide]) : .spacer
    }
  }

  /// The item of the line that an attribute names, with margins resolved to the guide.
  func line(_ item: ItemHandle, _ attribute: Attribute) -> (item: Int, Attribute)? {
    if let plain = attribute.withoutMargin, let view = item.view {
      return number(of: view.layoutMarginsGuide.ownHandle).map { ($0, plain) }
    }
    return number(of: item).map { ($0, attribute.withoutMargin ?? attribute) }
  }

  /// Notes the items that constraints of a view refer to: UIKit's own guides that nobody mentions
  /// have no part in the layout. A margin attribute makes the margins guide.
  private mutating func noteMentions(of view: View) {
    if view.ownHandle.holdsOtherConstraints {
      for constraint in view.constraints { noteMentions(of: constraint) }
    }
    if let list = HeldList(view, views.count) {
      heldCount += list.constraints.count
      heldLists?.append(list)
    }
    if !view.unheldConstraints.isEmpty {
      unheldItems.append(views.count)
      for constraint in view.unheldConstraints { noteMentions(of: constraint) }
    }
    if let stack = view.asStackView, stack.isLayoutMarginsRelativeArrangement,
      !stack.arrangedSubviews.isEmpty
    {
      mentioned.append(stack.layoutMarginsGuide.ownHandle)
    }
  }

  private mutating func noteMentions(of constraint: LayoutConstraint) {
    // Views have a part in the layout anyway.
    guard !constraint.isPlain, !constraint.isDangling else { return }
    mention(constraint.first, constraint.firstAttribute, seenFrom: constraint.second)
    guard let second = constraint.second, constraint.multiplier != 0 else { return }
    mention(second, constraint.secondAttribute, seenFrom: constraint.first)
  }

  /// Only guides count: views have a part in the layout anyway.
  private mutating func mention(
    _ item: ItemHandle, _ attribute: Attribute, seenFrom other: ItemHandle?
  ) {
    if let scrollView = item.marginsOfContents(attribute, seenFrom: other) {
      mentioned.append(scrollView.contentLayoutGuide.ownHandle)
      return
    }
    guard let view = item.view else {
      mentioned.append(item)
      return
    }
    if attribute.withoutMargin != nil {
      mentioned.append(view.layoutMarginsGuide.ownHandle)
    } else if item.isScrollView, let scrollView = view.asScrollView {
      mentioned.append(scrollView.item(of: attribute, seenFrom: other?.item).handle)
    }
  }

  // MARK: Names

  private mutating func append(_ guide: LayoutGuide, parent: Int) {
    let known = names[guide.ownHandle]
    let identifier = guide.identifier.isEmpty ? known?.name : guide.identifier
    let own = guide.kind == .custom ? identifier : guide.kind.anchorName
    guides.append(guide)
    _ = append(
      guide.ownHandle, parent: parent, owner: known?.scope ?? parent, isNamed: own != nil,
      name: own ?? "guide")
  }

  /// - Parameters:
  ///   - owner: The item whose object names this one.
  ///   - isNamed: Whether something does; else the name is one for all of a kind, with a number.
  private mutating func append(
    _ handle: ItemHandle, parent: Int, owner: Int, isNamed: Bool, name: String
  ) -> Int {
    (handle.number, handle.tree) = (items.count, numbers.tree)
    let item = items.count
    let scope = parent < 0 ? -1 : items[owner].path
    let around = scope <= 0 ? nil : items[scope].id
    let wanted = around.map { path($0, name) } ?? name
    let id = usedIDs.unused(
      wanted, isNumbered: !isNamed && parent >= 0, separator: isNamed ? "#" : "")
    let length = scope < 0 ? 0 : items[scope].pathLength
    let isPath = length < Self.maximumPathLength
    items.append(
      Item(
        id: id, plainLength: scope > 0 ? 0 : id.utf8.count,
        name: id == wanted ? name : lastName(id, around), parent: parent,
        path: isPath ? item : scope, pathLength: isPath ? length + 1 : length))
    return item
  }

  /// What a view without a name is called, with a number.
  private static func itemName(of view: View, _ facts: ClassFacts) -> String {
    if let facade = view.facade { return facade.kindName.lowerCamel }
    return view.ownClassName.map(\.lowerCamel) ?? facts.itemName
  }

  /// `login/password` of `login` and `password`, in one piece.
  private func path(_ around: String, _ name: String) -> String {
    let count = around.utf8.count + 1 + name.utf8.count
    return String(unsafeUninitializedCapacity: count) { path in
      let slash = path.write(around, at: 0)
      path.initializeElement(at: slash, to: UInt8(ascii: "/"))
      return path.write(name, at: slash + 1)
    }
  }

  /// What an id adds to that of the item around.
  private func lastName(_ id: String, _ around: String?) -> String {
    guard let around else { return id }
    return String(id.utf8.dropFirst(around.utf8.count + 1)) ?? id
  }

  /// Takes the names of stored properties that hold views or guides.
  private mutating func collectNames(in view: View, _ classFacts: ClassFacts, item: Int) {
    if view.facade == nil, let fields = classFacts.fields, !classFacts.hasLists {
      // What most objects hold stands in their classes.
      ClassFacts.forEachItem(in: view, fields) { handle, field, _ in
        addName(fields[field].name, scope: item, of: handle)
      }
      facts.note(classFacts.storage, of: view, number: item)
      return
    }
    var stored = StoredNames()
    stored.read(view, classFacts)
    for property in stored.found { addName(property.name, scope: item, of: property.item) }
    facts.note(stored, of: view, number: item)
  }

  private mutating func addName(_ name: String, scope: Int, of handle: ItemHandle) {
    if handle.tree != numbers.tree { names.add(name, scope: scope, of: handle) }
  }
}

/// The views of a tree with their numbers, by their handles: what is kept of a tree keeps no view, and a
/// reference to a view is counted only for who asks for that one.
struct TreeViews: RandomAccessCollection {
  fileprivate(set) var handles: [ItemHandle] = []

  var startIndex: Int { 0 }
  var endIndex: Int { handles.count }

  /// A view that code of its user let go while the layout was read is an empty one.
  subscript(item: Int) -> (item: Int, view: View) { (item, handles[item].view ?? View()) }

  fileprivate mutating func append(_ handle: ItemHandle) { handles.append(handle) }
}

func className(of view: View) -> String {
  view.ownClassName ?? view.facade?.className ?? ClassFacts.of(type(of: view)).name
}

extension String {
  var lowerCamel: String { prefix(1).lowercased() + dropFirst() }
}
