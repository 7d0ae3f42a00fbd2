/// The items of a section, with those that are in others.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private struct Entry {
    var id: ItemIdentifierType
    var level: Int
  }

  /// All items in order, each followed by those in it.
  private var entries: [Entry] = []
  private var expanded: Set<ItemIdentifierType> = []

  /// No items.
  public init() {}

  /// All items, each followed by those in it.
  public var items: [ItemIdentifierType] { entries.map(\.id) }
  /// The items that are in no other.
  public var rootItems: [ItemIdentifierType] { entries.filter { $0.level == 0 }.map(\.id) }
  /// The items that are in expanded ones only.
  public var visibleItems: [ItemIdentifierType] {
    var shown: [ItemIdentifierType] = []
    // Below which level nothing is shown.
    var limit = 0
    for entry in entries where entry.level <= limit {
      shown.append(entry.id)
      limit = expanded.contains(entry.id) ? entry.level + 1 : entry.level
    }
    return shown
  }

  /// Adds items, in another one or at the end.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard let parent else {
      entries += items.map { Entry(id: $0, level: 0) }
      return
    }
    guard let place = index(of: parent) else { return }
    let level = entries[place].level + 1
    entries.insert(contentsOf: items.map { Entry(id: $0, level: level) }, at: end(of: place))
  }
  /// Adds items before another one.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard let place = index(of: item) else { return }
    let level = entries[place].level
    entries.insert(contentsOf: items.map { Entry(id: $0, level: level) }, at: place)
  }
  /// Adds items after another one, and after what is in it.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard let place = index(of: item) else { return }
    let level = entries[place].level
    entries.insert(contentsOf: items.map { Entry(id: $0, level: level) }, at: end(of: place))
  }
  /// Adds what another snapshot has, in an item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) {
    guard let place = index(of: item) else { return }
    insert(snapshot, at: place, level: entries[place].level)
  }
  /// Adds what another snapshot has, after an item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) {
    guard let place = index(of: item) else { return }
    insert(snapshot, at: end(of: place), level: entries[place].level)
  }
  /// Puts what another snapshot has in place of what is in an item.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard let place = index(of: parent) else { return }
    let level = entries[place].level + 1
    entries.removeSubrange(place + 1..<end(of: place))
    insert(snapshot, at: place + 1, level: level)
  }
  private mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, at place: Int, level: Int
  ) {
    let added = snapshot.entries.map { Entry(id: $0.id, level: $0.level + level) }
    entries.insert(contentsOf: added, at: place)
    expanded.formUnion(snapshot.expanded)
  }
  /// Takes items away, with what is in them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let place = index(of: item) else { continue }
      entries.removeSubrange(place..<end(of: place))
    }
  }
  /// Takes all items away.
  public mutating func deleteAll() { (entries, expanded) = ([], []) }

  /// Shows what is in items.
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  /// Hides what is in items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
  /// Whether what is in an item is shown.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// Whether all items around an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
  /// Whether an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }
  /// In how many others an item is.
  public func level(of item: ItemIdentifierType) -> Int {
    index(of: item).map { entries[$0].level } ?? 0
  }
  /// The place of an item among all.
  public func index(of item: ItemIdentifierType) -> Int? { entries.firstIndex { $0.id == item } }
  /// The item around an item; `nil` for none.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    guard let place = index(of: child) else { return nil }
    let level = entries[place].level
    return entries[..<place].last { $0.level == level - 1 }?.id
  }
  /// What is in an item.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var part = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    guard let place = index(of: parent) else { return part }
    let first = includingParent ? place : place + 1
    let level = entries[place].level + (includingParent ? 0 : 1)
    part.entries = entries[first..<end(of: place)].map { Entry(id: $0.id, level: $0.level - level) }
    part.expanded = expanded.intersection(part.items)
    return part
  }
  /// The items, a line each, those in others farther in.
  public func visualDescription() -> String {
    entries.map { entry in
      String(repeating: "  ", count: entry.level) + (isExpanded(entry.id) ? "- " : "+ ")
        + "\(entry.id)"
    }.joined(separator: "\n")
  }

  /// Behind what is in an item.
  private func end(of place: Int) -> Int {
    let level = entries[place].level
    return entries[(place + 1)...].firstIndex { $0.level <= level } ?? entries.endIndex
  }
}

/// What is asked when items of outlines open and close; nobody touches them.
public struct NSDiffableDataSourceSectionSnapshotHandlers<ItemIdentifierType: Hashable> {
  /// Decides whether an item may open.
  public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
  /// Is told that an item opens.
  public var willExpandItem: ((ItemIdentifierType) -> Void)?
  /// Decides whether an item may close.
  public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
  /// Is told that an item closes.
  public var willCollapseItem: ((ItemIdentifierType) -> Void)?
  /// Gives what is in an item that opens.
  public var snapshotForExpandingParent:
    (
      (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
        NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    )?
  /// Nobody is asked.
  public init() {}
}

/// What dragging items changed; nothing is dragged.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The state before.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The state after.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What lies between them.
  public let difference: CollectionDifference<ItemIdentifierType>
}

/// What is asked when items are dragged; nobody drags them.
public struct NSDiffableDataSourceReorderingHandlers<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// Decides whether an item may be dragged.
  public var canReorderItem: ((ItemIdentifierType) -> Bool)?
  /// Is told that items change places.
  public var willReorder:
    ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
  /// Is told that items changed places.
  public var didReorder:
    ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
  /// Nobody is asked.
  public init() {}
}
