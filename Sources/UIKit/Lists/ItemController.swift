extension UICollectionViewCell {
  /// A grid whose only item is a cell of this class, to be drawn:
  /// `Entry("photo", on: .iPhone15) { PhotoCell.itemController() }`.
  ///
  /// The cell shows what its initializer gives it. It is as wide as the grid, or as its required constraints make
  /// it, and as high as they make it; where they leave its height open, it is a square of at most half the grid's
  /// width.
  public class func itemController() -> UICollectionViewController {
    ItemController(self, isHeader: false)
  }
}

extension UICollectionReusableView {
  /// A grid with nothing but a header of this class, to be drawn:
  /// `Entry("title", on: .iPhone15) { TitleView.headerController() }`.
  ///
  /// The header shows what its initializer gives it, as wide as the grid and as high as its constraints make it.
  public class func headerController() -> UICollectionViewController {
    ItemController(self, isHeader: true)
  }
}

/// A grid with one item, or with one header.
private final class ItemController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private let type: UICollectionReusableView.Type
  private let isHeader: Bool
  private static let header = UICollectionView.elementKindSectionHeader
  /// The height of a header that leaves it open.
  private static let headerHeight: CGFloat = 44

  init(_ type: UICollectionReusableView.Type, isHeader: Bool) {
    self.type = type
    self.isHeader = isHeader
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    // Also where there is nothing to scroll.
    collectionView.contentInsetAdjustmentBehavior = .always
    if isHeader {
      collectionView.register(
        type, forSupplementaryViewOfKind: Self.header, withReuseIdentifier: "part")
    } else {
      collectionView.register(type, forCellWithReuseIdentifier: "part")
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { isHeader ? 0 : 1 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "part", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "part", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let room = Self.width(collectionView)
    let fitting = fittingSize(room)
    guard fitting.height == 0 else { return fitting }
    let side = min(fitting.width, room / 2)
    return CGSize(width: side, height: side)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    guard isHeader else { return .zero }
    let room = Self.width(collectionView)
    let height = fittingSize(room).height
    return CGSize(width: room, height: height > 0 ? height : Self.headerHeight)
  }

  private static func width(_ grid: UICollectionView) -> CGFloat {
    let insets = grid.adjustedContentInset
    return grid.bounds.width - insets.left - insets.right
  }

  /// The size that the constraints of a part make, as wide as there is room unless they require another width.
  private func fittingSize(_ room: CGFloat) -> CGSize {
    let size = type.make(registered: "part").systemLayoutSizeFitting(
      CGSize(width: room, height: 0), withHorizontalFittingPriority: UILayoutPriority(999),
      verticalFittingPriority: .fittingSizeLevel)
    return CGSize(width: size.width > 0 ? size.width : room, height: size.height)
  }
}
