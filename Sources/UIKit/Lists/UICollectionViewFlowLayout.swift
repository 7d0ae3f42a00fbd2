import RedlineLayout

/// Rows of cells, or columns where the grid scrolls across.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of items whose delegate says none, in points.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { replan() } }
  }
  /// About how large an item is, whose contents then say; zero means that none is measured.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { replan() } }
  }
  /// The least distance between rows, in points.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { replan() } }
  }
  /// The least distance between items of a row, in points.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { replan() } }
  }
  /// Around the items of a section, in points.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { replan() } }
  }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { replan() } }
  }
  /// The extent of headers and footers along the direction of scrolling, in points; 0 has none.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { replan() } }
  }
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { replan() } }
  }
  /// Compared only: contents are shown as they are before they are scrolled.
  open var sectionHeadersPinToVisibleBounds = false
  /// Compared only: contents are shown as they are before they are scrolled.
  open var sectionFootersPinToVisibleBounds = false
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { replan() } }
  }
  /// As a size: that of the cell's contents.
  public class var automaticSize: CGSize { CGSize(width: -1, height: -1) }
  /// What insets of sections begin at.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  private var lastPlan = CollectionPlan()
  private var isPlanned = false
  /// Made when it is first asked for, so that what a class of the program sets after `super.prepare()`
  /// is in it.
  private var plan: CollectionPlan {
    // Once more if the delegate has changed the layout meanwhile.
    for _ in 0..<2 where !isPlanned {
      isPlanned = true
      lastPlan = flowPlan(measured)
    }
    isPlanned = true
    return lastPlan
  }

  private func replan() {
    isPlanned = false
    invalidateLayout()
  }
  private var measured: [IndexPath: CGSize] = [:]

  public override init() { super.init() }
  /// Reads nothing from the coder: archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var collectionViewContentSize: CGSize { plan.size }
  open override func prepare() {
    super.prepare()
    isPlanned = false
  }
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { plan.attributes(in: rect) }
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { plan.attributes(of: indexPath) }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { plan.attributes(of: elementKind, at: indexPath) }
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let estimated = originalAttributes.isEstimated
    return estimated.width || estimated.height
  }
  override func settle() { _ = plan }
  override func take(_ preferred: UICollectionViewLayoutAttributes) {
    if preferred.representedElementKind == nil { measured[preferred.indexPath] = preferred.size }
  }
  override func forgetSizes() { measured = [:] }
}

extension UICollectionViewFlowLayout {
  /// The items of a section as the delegate or the layout's own properties say.
  private struct Section {
    var insets: UIEdgeInsets
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    var header: CGSize
    var footer: CGSize
    var sizes: [CGSize]
  }

  fileprivate func flowPlan(_ measured: [IndexPath: CGSize]) -> CollectionPlan {
    guard let grid = collectionView else { return CollectionPlan() }
    let isUpright = scrollDirection == .vertical
    let insets = grid.adjustedContentInset
    let breadth =
      isUpright
      ? grid.bounds.width - insets.left - insets.right
      : grid.bounds.height - insets.top - insets.bottom
    var plan = CollectionPlan()
    // Along the direction of scrolling; all is turned for a grid that scrolls across.
    var position: CGFloat = 0
    for (index, count) in grid.arrangement.itemCounts().enumerated() {
      let section = self.section(index, count, grid, measured)
      position = addOther(
        UICollectionView.elementKindSectionHeader, section.header, index, position, breadth, &plan)
      let isEstimated = estimatedItemSize != .zero
      let rects = rows(of: section, from: &position, breadth: breadth, isUpright: isUpright)
      plan.items.append(
        rects.map { rect in
          CollectionPlan.Item(
            frame: isUpright ? rect : rect.turned, isEstimated: (isEstimated, isEstimated))
        })
      position = addOther(
        UICollectionView.elementKindSectionFooter, section.footer, index, position, breadth, &plan)
    }
    let size = CGSize(width: breadth, height: position)
    plan.size = isUpright ? size : CGSize(width: size.height, height: size.width)
    return plan
  }

  private func addOther(
    _ kind: String, _ size: CGSize, _ section: Int, _ position: CGFloat, _ breadth: CGFloat,
    _ plan: inout CollectionPlan
  ) -> CGFloat {
    let isUpright = scrollDirection == .vertical
    let extent = isUpright ? size.height : size.width
    guard extent > 0 else { return position }
    let rect = CGRect(x: 0, y: position, width: breadth, height: extent)
    plan.others.append(
      .init(
        kind: kind, path: IndexPath(item: 0, section: section),
        frame: isUpright ? rect : rect.turned))
    return position + extent
  }

  private func section(
    _ index: Int, _ count: Int, _ grid: UICollectionView, _ measured: [IndexPath: CGSize]
  ) -> Section {
    let delegate = grid.delegate as? any UICollectionViewDelegateFlowLayout
    let isEstimated = estimatedItemSize != .zero
    let estimate = estimatedItemSize.width > 0 ? estimatedItemSize : itemSize
    let paths = (0..<count).map { IndexPath(item: $0, section: index) }
    let sizes = paths.map { path -> CGSize in
      if isEstimated { return measured[path] ?? estimate }
      return delegate?.collectionView(grid, layout: self, sizeForItemAt: path) ?? itemSize
    }
    return Section(
      insets: delegate?.collectionView(grid, layout: self, insetForSectionAt: index)
        ?? sectionInset,
      lineSpacing: delegate?.collectionView(
        grid, layout: self, minimumLineSpacingForSectionAt: index) ?? minimumLineSpacing,
      itemSpacing: delegate?.collectionView(
        grid, layout: self, minimumInteritemSpacingForSectionAt: index) ?? minimumInteritemSpacing,
      header: delegate?.collectionView(
        grid, layout: self, referenceSizeForHeaderInSection: index) ?? headerReferenceSize,
      footer: delegate?.collectionView(
        grid, layout: self, referenceSizeForFooterInSection: index) ?? footerReferenceSize,
      sizes: sizes)
  }

  /// The places of a section's items: as many in a row as fit, the room that is left between them, each
  /// in the middle of its row. A row that is not full has the gaps of one with more items of the last
  /// one's size.
  private func rows(
    of section: Section, from position: inout CGFloat, breadth: CGFloat, isUpright: Bool
  ) -> [CGRect] {
    let sizes =
      isUpright ? section.sizes : section.sizes.map { CGSize(width: $0.height, height: $0.width) }
    let insets = section.insets
    let (before, after) = isUpright ? (insets.left, insets.right) : (insets.top, insets.bottom)
    let room = max(0, breadth - before - after)
    position += isUpright ? insets.top : insets.left
    var rects: [CGRect] = []
    var first = 0
    while first < sizes.count {
      var (end, left) = (first, room)
      while end < sizes.count {
        let needed = sizes[end].width + (end > first ? section.itemSpacing : 0)
        if end > first, needed > left + 0.001 { break }
        left -= needed
        end += 1
      }
      var places = end - first
      if end == sizes.count, let last = sizes.last, last.width + section.itemSpacing > 0 {
        let step = last.width + section.itemSpacing
        let more = min(10_000, ((left + 0.001) / step).rounded(.down))
        left -= more * step
        places += Int(more)
      }
      left = max(0, left)
      let height = sizes[first..<end].map(\.height).max() ?? 0
      var x = before + (places == 1 ? left / 2 : 0)
      let gap = section.itemSpacing + (places > 1 ? left / CGFloat(places - 1) : 0)
      for size in sizes[first..<end] {
        rects.append(
          CGRect(
            x: x, y: position + (height - size.height) / 2, width: size.width,
            height: size.height))
        x += size.width + gap
      }
      position += height + (end < sizes.count ? section.lineSpacing : 0)
      first = end
    }
    position += isUpright ? insets.bottom : insets.right
    return rects.map { $0.snapped(toScale: UIScreen.main.scale) }
  }
}

extension CGRect {
  /// With the axes exchanged.
  var turned: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }
}
