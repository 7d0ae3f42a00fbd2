/// Sections and their items, in order.
public struct NSDiffableDataSourceSnapshot<Section: Hashable, Item: Hashable> {
  private var sections: [(id: Section, items: [Item])] = []

  /// No sections.
  public init() {}

  /// The number of all items.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections, in order.
  public var sectionIdentifiers: [Section] { sections.map(\.id) }
  /// The items of all sections, in order.
  public var itemIdentifiers: [Item] { sections.flatMap(\.items) }
  /// The number of items of a section.
  public func numberOfItems(inSection identifier: Section) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  /// The items of a section, in order.
  public func itemIdentifiers(inSection identifier: Section) -> [Item] {
    sections.first { $0.id == identifier }?.items ?? []
  }
  /// The section of an item.
  public func sectionIdentifier(containingItem identifier: Item) -> Section? {
    sections.first { $0.items.contains(identifier) }?.id
  }
  /// The place of an item among all.
  public func indexOfItem(_ identifier: Item) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
  /// The place of a section.
  public func indexOfSection(_ identifier: Section) -> Int? {
    sections.firstIndex { $0.id == identifier }
  }
  /// Adds items to a section, the last one unless it is given.
  public mutating func appendItems(_ identifiers: [Item], toSection section: Section? = nil) {
    let index = section.flatMap { indexOfSection($0) } ?? sections.indices.last
    guard let index else { return }
    sections[index].items += identifiers
  }
  /// Adds sections.
  public mutating func appendSections(_ identifiers: [Section]) {
    sections += identifiers.map { ($0, []) }
  }
  /// Adds items before another one.
  public mutating func insertItems(_ identifiers: [Item], beforeItem: Item) {
    insert(identifiers, at: beforeItem, offset: 0)
  }
  /// Adds items after another one.
  public mutating func insertItems(_ identifiers: [Item], afterItem: Item) {
    insert(identifiers, at: afterItem, offset: 1)
  }
  private mutating func insert(_ identifiers: [Item], at item: Item, offset: Int) {
    for section in sections.indices {
      guard let index = sections[section].items.firstIndex(of: item) else { continue }
      sections[section].items.insert(contentsOf: identifiers, at: index + offset)
      return
    }
  }
  /// Adds sections before another one.
  public mutating func insertSections(_ identifiers: [Section], beforeSection: Section) {
    let index = indexOfSection(beforeSection) ?? 0
    sections.insert(contentsOf: identifiers.map { ($0, []) }, at: index)
  }
  /// Adds sections after another one.
  public mutating func insertSections(_ identifiers: [Section], afterSection: Section) {
    let index = indexOfSection(afterSection).map { $0 + 1 } ?? sections.count
    sections.insert(contentsOf: identifiers.map { ($0, []) }, at: index)
  }
  /// Takes items away.
  public mutating func deleteItems(_ identifiers: [Item]) {
    for section in sections.indices {
      sections[section].items.removeAll { identifiers.contains($0) }
    }
  }
  /// Takes all sections away.
  public mutating func deleteAllItems() { sections = [] }
  /// Takes sections away.
  public mutating func deleteSections(_ identifiers: [Section]) {
    sections.removeAll { identifiers.contains($0.id) }
  }
  /// Puts an item before another one.
  public mutating func moveItem(_ identifier: Item, beforeItem toIdentifier: Item) {
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }
  /// Puts an item after another one.
  public mutating func moveItem(_ identifier: Item, afterItem toIdentifier: Item) {
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }
  /// Does nothing: items are shown anew at any change.
  public mutating func reloadItems(_ identifiers: [Item]) {}
  /// Does nothing: items are shown anew at any change.
  public mutating func reconfigureItems(_ identifiers: [Item]) {}
  /// Does nothing: sections are shown anew at any change.
  public mutating func reloadSections(_ identifiers: [Section]) {}

  func place(of item: Item) -> IndexPath? {
    for (section, entry) in sections.enumerated() {
      if let row = entry.items.firstIndex(of: item) { return IndexPath(row: row, section: section) }
    }
    return nil
  }

  func item(at path: IndexPath) -> Item? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.row)
    else { return nil }
    return sections[path.section].items[path.row]
  }
}

/// The data source of a list with identifiers.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<Section: Hashable, Item: Hashable>: NSObject,
  UITableViewDataSource
{
  /// Makes the cell of an item.
  public typealias CellProvider = (UITableView, IndexPath, Item) -> UITableViewCell?
  private var current = NSDiffableDataSourceSnapshot<Section, Item>()
  private let cellProvider: CellProvider
  private weak var list: UITableView?
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// A source of a list, whose cells the closure makes.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init()
    list = tableView
    tableView.dataSource = self
  }
  /// Takes another state at once.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot
    list?.reloadData()
    completion?()
  }
  /// Takes another state at once.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)? = nil
  ) { apply(snapshot, animatingDifferences: false, completion: completion) }
  open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { current }
  open func itemIdentifier(for indexPath: IndexPath) -> Item? { current.item(at: indexPath) }
  open func indexPath(for itemIdentifier: Item) -> IndexPath? { current.place(of: itemIdentifier) }
  open func sectionIdentifier(for index: Int) -> Section? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
  }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = current.item(at: indexPath).flatMap { cellProvider(tableView, indexPath, $0) }
    return cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
}

/// The data source of a grid with identifiers.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<Section: Hashable, Item: Hashable>: NSObject,
  UICollectionViewDataSource
{
  /// Makes the cell of an item.
  public typealias CellProvider = (UICollectionView, IndexPath, Item) -> UICollectionViewCell?
  /// Makes another part.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?
  private var current = NSDiffableDataSourceSnapshot<Section, Item>()
  private let cellProvider: CellProvider
  private weak var grid: UICollectionView?
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// A source of a grid, whose cells the closure makes.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init()
    grid = collectionView
    collectionView.dataSource = self
  }
  /// Takes another state at once.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot
    grid?.reloadData()
    completion?()
  }
  /// Takes another state at once.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)? = nil
  ) { apply(snapshot, animatingDifferences: false, completion: completion) }
  open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { current }
  open func itemIdentifier(for indexPath: IndexPath) -> Item? { current.item(at: indexPath) }
  open func indexPath(for itemIdentifier: Item) -> IndexPath? { current.place(of: itemIdentifier) }
  open func sectionIdentifier(for index: Int) -> Section? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0 }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = current.item(at: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
    return cell ?? UICollectionViewCell()
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }
}
