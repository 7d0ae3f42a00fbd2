import RedlineLayout

/// The cells of a grid that are seen, at the places that the grid's layout gives them.
@MainActor
final class CollectionArrangement {
  /// A part of a grid that is no cell.
  struct Key: Hashable {
    var kind: String
    var path: IndexPath
  }

  /// How often measured cells may move others into sight.
  private static let maximumRounds = 12

  weak var grid: UICollectionView?
  private(set) var cells: [IndexPath: UICollectionViewCell] = [:]
  private(set) var others: [Key: UICollectionReusableView] = [:]
  /// Whether the layout has prepared itself.
  var isPrepared = false
  /// The number of items by section; `nil` until the data source was asked.
  private(set) var counts: [Int]?
  private var isArranging = false
  /// Whether the program asked for all items anew while they were arranged: they are at the next
  /// arrangement.
  private var isStale = false
  /// Whether a layout prepares itself, so that what it sets does not ask for that anew.
  private(set) var isPreparing = false
  private var setting: (size: CGSize, screen: LayoutEnvironment)?

  /// Whether the screen is another one than that of the last arrangement.
  var isOutdated: Bool {
    (grid?.bounds.width ?? 0) > 0
      && setting.map { $0.screen != UIScreen.main.environment } ?? false
  }

  /// Lets go of all cells, so that they are asked for anew; while items are arranged, before the next
  /// arrangement.
  func forget() {
    guard !isArranging else { return isStale = true }
    isStale = false
    for view in cells.values { view.removeFromSuperview() }
    for view in others.values { view.removeFromSuperview() }
    (cells, others, counts, isPrepared) = ([:], [:], nil, false)
    grid?.collectionViewLayout.forgetSizes()
  }

  /// The number of items by section.
  func itemCounts() -> [Int] {
    if let counts { return counts }
    guard let grid, grid.dataSource != nil else { return [] }
    let found = countsNow()
    counts = found
    return found
  }

  private func countsNow() -> [Int] {
    guard let grid, grid.dataSource != nil else { return [] }
    return ListCounts.bounded(sections: grid.numberOfSections) {
      grid.numberOfItems(inSection: $0)
    }
  }

  func arrange() {
    guard let grid, !isArranging, grid.bounds.width > 0, grid.bounds.height > 0 else { return }
    if isStale { forget() }
    isArranging = true
    defer { isArranging = false }
    var layout = grid.collectionViewLayout
    let now = (grid.bounds.size, UIScreen.main.environment)
    if let old = setting, old.size != now.0 || old.screen != now.1 {
      isPrepared = false
      layout.forgetSizes()
    }
    setting = now
    grid.backgroundView?.frame = grid.bounds
    var shown: [UICollectionViewLayoutAttributes] = []
    for _ in 0..<Self.maximumRounds {
      layout = grid.collectionViewLayout
      prepare(layout)
      shown = layout.layoutAttributesForElements(in: grid.bounds) ?? []
      let changed = shown.filter { measure($0, layout) }
      if changed.isEmpty { break }
      isPrepared = false
    }
    place(shown)
    grid.contentSize = layout.collectionViewContentSize
  }

  private func prepare(_ layout: UICollectionViewLayout) {
    guard !isPrepared else { return }
    (isPrepared, isPreparing) = (true, true)
    defer { isPreparing = false }
    layout.prepare()
    layout.settle()
  }

  /// Whether a part has another size than its layout thought; the layout is told.
  private func measure(
    _ attributes: UICollectionViewLayoutAttributes, _ layout: UICollectionViewLayout
  ) -> Bool {
    guard let view = view(for: attributes),
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return false }
    view.show(attributes, name: name(of: attributes))
    let preferred = view.preferredLayoutAttributesFitting(copy)
    guard preferred.size != attributes.size,
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return false }
    layout.take(preferred)
    return true
  }

  private func place(_ shown: [UICollectionViewLayoutAttributes]) {
    guard let grid else { return }
    var (paths, keys): (Set<IndexPath>, Set<Key>) = ([], [])
    let delegate = grid.delegate as? any UICollectionViewDelegate
    for attributes in shown {
      guard let view = view(for: attributes) else { continue }
      if let kind = attributes.representedElementKind {
        keys.insert(Key(kind: kind, path: attributes.indexPath))
      } else {
        paths.insert(attributes.indexPath)
      }
      view.show(attributes, name: name(of: attributes))
      view.apply(attributes)
      guard view.superview !== grid else { continue }
      if attributes.representedElementCategory == .decorationView {
        grid.insertSubview(view, at: 0)
      } else {
        grid.addSubview(view)
      }
      let path = attributes.indexPath
      if let kind = attributes.representedElementKind {
        guard attributes.representedElementCategory == .supplementaryView else { continue }
        delegate?.collectionView(
          grid, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
      } else if let cell = view as? UICollectionViewCell {
        delegate?.collectionView(grid, willDisplay: cell, forItemAt: path)
      }
    }
    for path in cells.keys.sorted() where !paths.contains(path) {
      guard let cell = cells.removeValue(forKey: path) else { continue }
      cell.removeFromSuperview()
      delegate?.collectionView(grid, didEndDisplaying: cell, forItemAt: path)
    }
    let gone = others.keys.filter { !keys.contains($0) }
    for key in gone.sorted(by: { ($0.path, $0.kind) < ($1.path, $1.kind) }) {
      guard let view = others.removeValue(forKey: key) else { continue }
      view.removeFromSuperview()
      // Decorations are the layout's.
      guard grid.collectionViewLayout.decorations.found(key.kind) == nil else { continue }
      delegate?.collectionView(
        grid, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.path)
    }
  }

  /// The view of attributes, which is asked for when it is first seen.
  private func view(
    for attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    guard let grid, let source = grid.dataSource else { return nil }
    let path = attributes.indexPath
    guard let kind = attributes.representedElementKind else {
      guard itemCounts().indices.contains(path.section),
        path.item < itemCounts()[path.section]
      else { return nil }
      if let cell = cells[path] { return cell }
      // Items that are gone are not asked for.
      guard !isStale || countsNow() == itemCounts() else { return nil }
      let cell = source.collectionView(grid, cellForItemAt: path)
      cell.isSelected = grid.indexPathsForSelectedItems?.contains(path) ?? false
      cell.updateConfiguration(using: cell.configurationState)
      cells[path] = cell
      return cell
    }
    let key = Key(kind: kind, path: path)
    if let view = others[key] { return view }
    var view: UICollectionReusableView?
    if attributes.representedElementCategory == .decorationView {
      let found: AnyClass? = grid.collectionViewLayout.decorations.found(kind)
      view = (found as? UICollectionReusableView.Type)?.make(registered: kind)
    } else {
      view = source.collectionView(grid, viewForSupplementaryElementOfKind: kind, at: path)
    }
    others[key] = view
    return view
  }

  private func name(of attributes: UICollectionViewLayoutAttributes) -> String {
    let path = attributes.indexPath
    let section = itemCounts().count > 1 ? "section \(path.section) " : ""
    switch attributes.representedElementKind {
    case nil: return "\(section)item \(path.item)"
    case UICollectionView.elementKindSectionHeader?: return "\(section)header"
    case UICollectionView.elementKindSectionFooter?: return "\(section)footer"
    case .some(let kind): return "\(section)\(kind) \(path.count > 1 ? path.item : 0)"
    }
  }
}
