import RedlineLayout

/// Says how a collection view arranges its cells; nothing is arranged here.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  public override init() { super.init() }
}

/// Rows of cells; nothing is arranged here.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Stored only, as the properties that follow.
  open var itemSize = CGSize(width: 50, height: 50)
  /// Stored only: nothing is arranged.
  open var estimatedItemSize = CGSize.zero
  /// Stored only: nothing is arranged.
  open var minimumLineSpacing: CGFloat = 10
  /// Stored only: nothing is arranged.
  open var minimumInteritemSpacing: CGFloat = 10
  /// Stored only: nothing is arranged.
  open var sectionInset = UIEdgeInsets.zero
  /// Stored only: nothing is arranged.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
}

/// A grid as a plain scroll view: it asks no data source and shows no cells of its own.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The direction in which cells would follow each other.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  open var collectionViewLayout: UICollectionViewLayout

  /// A view without cells: nothing is arranged.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  /// Reads nothing from the coder: archives are not supported.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }
}

/// A part of a collection view that is used again.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  open var reuseIdentifier: String? { nil }
  /// Called by nobody: cells are not reused.
  open func prepareForReuse() {}
}

/// A cell of a collection view: its contents are in `contentView`, which fills it.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  override class func makePeer() -> View { CollectionViewCell() }

  /// The view that holds the views of one's own.
  public let contentView = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Reads nothing from the coder: archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    (peer as! CollectionViewCell).take(contentView: contentView.peer)
    hold(contentView)
  }

  open var isSelected = false { didSet { peer.isSelected = isSelected } }
  open var isHighlighted = false { didSet { peer.isHighlighted = isHighlighted } }
  /// Stored only: it is neither added nor drawn.
  open var backgroundView: UIView?
  /// Stored only: it is neither added nor drawn.
  open var selectedBackgroundView: UIView?
}

/// How an effect view would change what is behind it; nothing is blurred.
open class UIVisualEffect: NSObject, @unchecked Sendable {
  public override init() { super.init() }
}

/// A blur, which is not drawn.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// How dark and how strong a blur would be.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
  }

  /// A blur, which is not drawn.
  public init(style: Style) { super.init() }
}

/// A view over a blur, whose contents are in `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view that holds the views of one's own.
  public let contentView = UIView()
  /// Stored only.
  open var effect: UIVisualEffect?

  /// A view with an effect, which is not drawn.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    fill(with: contentView)
  }

  /// Reads nothing from the coder: archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(with: contentView)
  }
}
