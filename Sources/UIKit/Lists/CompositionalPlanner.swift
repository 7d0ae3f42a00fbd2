import RedlineLayout

/// Puts the groups of sections one after the other.
///
/// What is estimated has the size that was measured, and a group whose length is an estimate the
/// length of what is in it. Positions are those of a language that reads from the left.
@MainActor
struct CompositionalPlanner {
  /// A leaf of a group with its place in it.
  private struct Leaf {
    var frame: CGRect
    var isEstimated: (width: Bool, height: Bool)
  }

  let grid: UICollectionView
  let configuration: UICollectionViewCompositionalLayoutConfiguration
  let measured: [CollectionArrangement.Key: CGSize]
  /// How the first section that is a list looks.
  private(set) var list: UICollectionLayoutListConfiguration?
  private(set) var sections: [NSCollectionLayoutSection] = []
  private var section = 0
  private var count = 0
  private var next = 0

  init(
    grid: UICollectionView, configuration: UICollectionViewCompositionalLayoutConfiguration,
    measured: [CollectionArrangement.Key: CGSize]
  ) {
    (self.grid, self.configuration, self.measured) = (grid, configuration, measured)
  }

  private var isUpright: Bool { configuration.scrollDirection == .vertical }

  mutating func plan(
    _ provider: UICollectionViewCompositionalLayoutSectionProvider
  ) -> CollectionPlan {
    let insets = grid.adjustedContentInset
    let room = CGSize(
      width: max(0, grid.bounds.width - insets.left - insets.right),
      height: max(0, grid.bounds.height - insets.top - insets.bottom))
    let environment = LayoutEnvironmentOfSections(size: room, traits: grid.traitCollection)
    var plan = CollectionPlan()
    var position: CGFloat = 0
    for (index, count) in grid.arrangement.itemCounts().enumerated() {
      (section, self.count, next) = (index, count, 0)
      plan.items.append([])
      if index > 0 { position += configuration.interSectionSpacing }
      if let layout = provider(index, environment) {
        sections.append(layout)
        add(layout, room, &position, &plan)
      }
    }
    plan.size =
      isUpright
      ? CGSize(width: room.width, height: position) : CGSize(width: position, height: room.height)
    return plan
  }

  // MARK: Sections

  private mutating func add(
    _ layout: NSCollectionLayoutSection, _ room: CGSize, _ position: inout CGFloat,
    _ plan: inout CollectionPlan
  ) {
    let top = position
    var insets = layout.contentInsets
    if layout.contentInsetsReference != .none, isUpright {
      insets.leading += grid.safeAreaInsets.left
      insets.trailing += grid.safeAreaInsets.right
    }
    let container = CGSize(
      width: max(0, room.width - insets.leading - insets.trailing),
      height: max(0, room.height - insets.top - insets.bottom))
    addOthers(layout, [.top, .topLeading, .topTrailing, .leading], room, insets, &position, &plan)
    position += isUpright ? insets.top : insets.leading
    let across = layout.orthogonalScrollingBehavior != .none
    let start = CGPoint(
      x: isUpright ? insets.leading : position, y: isUpright ? position : insets.top)
    var origin = start
    var extent: CGFloat = 0
    while next < count {
      let before = next
      let (leaves, size) = arranged(layout.group, in: container, isOutermost: true)
      guard next > before else { break }
      if before == 0, layout.orthogonalScrollingBehavior == .groupPagingCentered {
        // Scrolling begins with the first group in the middle.
        if isUpright {
          origin.x += (container.width - size.width) / 2
        } else {
          origin.y += (container.height - size.height) / 2
        }
      }
      for leaf in leaves {
        let frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
          .snapped(toScale: UIScreen.main.scale)
        plan.items[section].append(.init(frame: frame, isEstimated: leaf.isEstimated))
      }
      // A section that scrolls across has its groups beside each other.
      if isUpright != across {
        origin.y += size.height + layout.interGroupSpacing
      } else {
        origin.x += size.width + layout.interGroupSpacing
      }
      let (end, breadth) =
        isUpright
        ? (origin.y - start.y - layout.interGroupSpacing, size.height)
        : (origin.x - start.x - layout.interGroupSpacing, size.width)
      extent = across ? max(extent, breadth) : end
    }
    position += extent + (isUpright ? insets.bottom : insets.trailing)
    addOthers(
      layout, [.bottom, .bottomLeading, .bottomTrailing, .trailing], room, insets, &position,
      &plan)
    addBackground(layout, from: top, to: position, room, &plan)
    if let list = layout.list {
      self.list = self.list ?? list
      addRows(list, &plan)
    }
  }

  private func addOthers(
    _ layout: NSCollectionLayoutSection, _ alignments: Set<NSRectAlignment>, _ room: CGSize,
    _ insets: NSDirectionalEdgeInsets, _ position: inout CGFloat, _ plan: inout CollectionPlan
  ) {
    let follows = layout.supplementariesFollowContentInsets
    let container = CGSize(
      width: room.width - (follows && isUpright ? insets.leading + insets.trailing : 0),
      height: room.height)
    let parts = layout.boundarySupplementaryItems.filter { alignments.contains($0.alignment) }
    for (index, part) in parts.enumerated() {
      let path = IndexPath(item: index, section: section)
      let own = part.layoutSize
      var size = own.size(in: container)
      if let known = measured[.init(kind: part.elementKind, path: path)] {
        if own.isEstimated.width { size.width = known.width }
        if own.isEstimated.height { size.height = known.height }
      }
      var x = follows ? insets.leading : 0
      if [.topTrailing, .bottomTrailing].contains(part.alignment) {
        x += container.width - size.width
      } else if [.top, .bottom].contains(part.alignment) {
        x += (container.width - size.width) / 2
      }
      let place = isUpright ? CGPoint(x: x, y: position) : CGPoint(x: position, y: 0)
      let frame = CGRect(origin: place, size: size)
        .offsetBy(dx: part.absoluteOffset.x, dy: part.absoluteOffset.y)
      plan.others.append(
        .init(
          kind: part.elementKind, path: path, frame: frame.inset(by: part.contentInsets),
          isEstimated: own.isEstimated))
      if part.extendsBoundary { position += isUpright ? size.height : size.width }
    }
  }

  private func addBackground(
    _ layout: NSCollectionLayoutSection, from top: CGFloat, to end: CGFloat, _ room: CGSize,
    _ plan: inout CollectionPlan
  ) {
    let frame =
      isUpright
      ? CGRect(x: 0, y: top, width: room.width, height: end - top)
      : CGRect(x: top, y: 0, width: end - top, height: room.height)
    for item in layout.decorationItems {
      plan.others.append(
        .init(
          kind: item.elementKind, path: IndexPath(item: 0, section: section),
          frame: frame.inset(by: item.contentInsets), isDecoration: true))
    }
  }

  /// Says of the items of a list how they look as rows.
  private func addRows(
    _ list: UICollectionLayoutListConfiguration, _ plan: inout CollectionPlan
  ) {
    let isInset = list.appearance == .insetGrouped
    let isGrouped = isInset || list.appearance == .grouped
    let margin = UIScreen.main.minimumSideMargin
    for index in plan.items[section].indices {
      let isLast = index == plan.items[section].count - 1
      let top: Set<SolvedLayout.Corner> = isInset && index == 0 ? [.topLeft, .topRight] : []
      let bottom: Set<SolvedLayout.Corner> = isInset && isLast ? [.bottomLeft, .bottomRight] : []
      plan.items[section][index].row = ListRow(
        name: "", width: plan.items[section][index].frame.width, sideMargin: margin,
        hasSeparator: list.showsSeparators && !(isInset && isLast),
        separatorInset: UIEdgeInsets(
          top: 0, left: isGrouped && isLast ? 0 : margin, bottom: 0, right: 0),
        safeArea: .zero,
        background: isGrouped ? .secondarySystemGroupedBackground : .systemBackground,
        isInset: isInset, corners: top.union(bottom),
        cornerRadius: UIScreen.main.environment.systemVersion >= 26 ? 26 : 10)
    }
  }

  // MARK: Groups

  /// The items of a group, as many as there are left, and the group's size.
  private mutating func arranged(
    _ group: NSCollectionLayoutGroup, in container: CGSize, isOutermost: Bool
  ) -> (leaves: [Leaf], size: CGSize) {
    var size = group.layoutSize.size(in: container)
    let insets = group.contentInsets
    let inner = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    if let provider = group.itemProvider {
      return (leaves(provider, in: inner, insets), size)
    }
    let isRow = group.arrangement == .horizontal
    let spacing = group.interItemSpacing?.spacing ?? 0
    let isEstimated = group.layoutSize.isEstimated
    let isOpen = isRow ? isEstimated.width : isEstimated.height
    let room = isRow ? inner.width : inner.height
    var leaves: [[Leaf]] = []
    var sizes: [CGSize] = []
    var used: CGFloat = 0
    var index = 0
    while next < count, !group.subitems.isEmpty {
      if let limit = group.count, index >= limit { break }
      // An open group, and one of estimates, has each part once.
      if group.count == nil, index >= group.subitems.count,
        isOpen || sizes.last.map({ (isRow ? $0.width : $0.height) <= 0 }) ?? true
      {
        break
      }
      let item = group.subitems[index % group.subitems.count]
      let before = next
      var (parts, part) = placed(item, in: inner, share: share(group, inner, isRow, spacing))
      let length = isRow ? part.width : part.height
      let needed = length + (sizes.isEmpty ? 0 : spacing)
      if group.count == nil, !isOpen, !sizes.isEmpty, used + needed > room + 0.01 {
        next = before
        break
      }
      let offset = used + (sizes.isEmpty ? 0 : spacing)
      for leaf in parts.indices {
        parts[leaf].frame = parts[leaf].frame.offsetBy(
          dx: insets.leading + (isRow ? offset : 0), dy: insets.top + (isRow ? 0 : offset))
      }
      if part.width <= 0, part.height <= 0 { part = .zero }
      leaves.append(parts)
      sizes.append(part)
      used = offset + length
      index += 1
    }
    if group.interItemSpacing?.isFlexible == true, sizes.count > 1, used < room {
      let more = (room - used) / CGFloat(sizes.count - 1)
      for place in leaves.indices {
        for leaf in leaves[place].indices {
          let shift = more * CGFloat(place)
          leaves[place][leaf].frame = leaves[place][leaf].frame.offsetBy(
            dx: isRow ? shift : 0, dy: isRow ? 0 : shift)
        }
      }
    }
    let (widths, heights) = (sizes.map(\.width), sizes.map(\.height))
    if isEstimated.width, !sizes.isEmpty {
      size.width = (isRow ? used : widths.max() ?? 0) + insets.leading + insets.trailing
    }
    if isEstimated.height, !sizes.isEmpty {
      size.height = (isRow ? heights.max() ?? 0 : used) + insets.top + insets.bottom
    }
    return (leaves.flatMap(\.self), size)
  }

  /// The items of a group that gives their frames itself, as many as there are left.
  private mutating func leaves(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, in inner: CGSize,
    _ insets: NSDirectionalEdgeInsets
  ) -> [Leaf] {
    let environment = LayoutEnvironmentOfSections(size: inner, traits: grid.traitCollection)
    let items = provider(environment).prefix(count - next)
    next += items.count
    return items.map { item in
      Leaf(
        frame: item.frame.offsetBy(dx: insets.leading, dy: insets.top),
        isEstimated: (false, false))
    }
  }

  /// The length of each of a number of equal parts.
  private func share(
    _ group: NSCollectionLayoutGroup, _ inner: CGSize, _ isRow: Bool, _ spacing: CGFloat
  ) -> (isRow: Bool, length: CGFloat)? {
    guard let count = group.count else { return nil }
    let isEstimated = group.layoutSize.isEstimated
    guard !(isRow ? isEstimated.width : isEstimated.height) else { return nil }
    let room = (isRow ? inner.width : inner.height) - spacing * CGFloat(count - 1)
    return (isRow, max(0, room) / CGFloat(count))
  }

  /// An item, or a group in a group, at the origin, with the room that it takes.
  private mutating func placed(
    _ item: NSCollectionLayoutItem, in container: CGSize, share: (isRow: Bool, length: CGFloat)?
  ) -> (leaves: [Leaf], size: CGSize) {
    var container = container
    if let share, item is NSCollectionLayoutGroup {
      if share.isRow { container.width = share.length } else { container.height = share.length }
    }
    let edges = item.edgeSpacing?.insets ?? .zero
    var leaves: [Leaf]
    var size: CGSize
    if let group = item as? NSCollectionLayoutGroup {
      (leaves, size) = arranged(group, in: container, isOutermost: false)
    } else {
      size = item.layoutSize.size(in: container)
      let path = IndexPath(item: next, section: section)
      if let share {
        if share.isRow { size.width = share.length } else { size.height = share.length }
      }
      let insets = item.contentInsets
      let isEstimated = item.layoutSize.isEstimated
      if let known = measured[.init(kind: "", path: path)] {
        if isEstimated.width { size.width = known.width + insets.leading + insets.trailing }
        if isEstimated.height { size.height = known.height + insets.top + insets.bottom }
      }
      next += 1
      leaves = [
        Leaf(
          frame: CGRect(origin: .zero, size: size).inset(by: insets), isEstimated: isEstimated)
      ]
    }
    for leaf in leaves.indices {
      leaves[leaf].frame = leaves[leaf].frame.offsetBy(dx: edges.leading, dy: edges.top)
    }
    size.width += edges.leading + edges.trailing
    size.height += edges.top + edges.bottom
    return (leaves, size)
  }
}

/// What a section's layout may depend on.
@MainActor
final class LayoutEnvironmentOfSections: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let contentSize: CGSize
  let traitCollection: UITraitCollection
  var effectiveContentSize: CGSize { contentSize }
  var container: any NSCollectionLayoutContainer { self }

  init(size: CGSize, traits: UITraitCollection) {
    (contentSize, traitCollection) = (size, traits)
    super.init()
  }
}

extension CGRect {
  fileprivate func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}
