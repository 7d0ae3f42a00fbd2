/// A cell of a grid, as `UICollectionViewCell`, whose content view fills it.
open class CollectionViewCell: View {
  /// The view that holds the cell's own views; as large as the cell.
  public private(set) var contentView = View()

  override var isListCell: Bool { true }

  /// Makes a cell with an empty content view.
  public init() {
    super.init()
    hold(contentView: contentView)
  }

  override class var namesItsParts: Bool { true }

  /// Takes a content view in place of its own, which another object stands for.
  package func take(contentView: View) {
    self.contentView.removeFromSuperview()
    self.contentView = contentView
    hold(contentView: contentView)
  }
}
