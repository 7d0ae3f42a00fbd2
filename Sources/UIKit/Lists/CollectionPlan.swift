import RedlineLayout

/// Where a layout puts the items and other parts of a grid, in points.
struct CollectionPlan {
  /// A header, a footer, or what is behind a section.
  struct Other {
    var kind: String
    var path: IndexPath
    var frame: CGRect
    var isEstimated = (width: false, height: false)
    var isDecoration = false
  }

  /// An item's place.
  struct Item {
    var frame: CGRect
    var isEstimated = (width: false, height: false)
    var row: ListRow?
  }

  /// By section.
  var items: [[Item]] = []
  var others: [Other] = []
  var size = CGSize.zero

  @MainActor
  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var result: [UICollectionViewLayoutAttributes] = []
    for other in others where other.frame.intersects(rect) { result.append(attributes(other)) }
    for (section, items) in items.enumerated() {
      for (item, place) in items.enumerated() where place.frame.intersects(rect) {
        result.append(attributes(place, IndexPath(item: item, section: section)))
      }
    }
    return result
  }

  @MainActor
  func attributes(of path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, items.indices.contains(path.section),
      items[path.section].indices.contains(path.item)
    else { return nil }
    return attributes(items[path.section][path.item], path)
  }

  @MainActor
  func attributes(of kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    others.first { $0.kind == kind && $0.path == path }.map { attributes($0) }
  }

  @MainActor
  private func attributes(
    _ item: Item, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    (attributes.frame, attributes.isEstimated) = (item.frame, item.isEstimated)
    attributes.row = item.row
    return attributes
  }

  @MainActor
  private func attributes(_ other: Other) -> UICollectionViewLayoutAttributes {
    let attributes =
      other.isDecoration
      ? UICollectionViewLayoutAttributes(forDecorationViewOfKind: other.kind, with: other.path)
      : UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: other.kind, with: other.path)
    (attributes.frame, attributes.isEstimated) = (other.frame, other.isEstimated)
    return attributes
  }
}
