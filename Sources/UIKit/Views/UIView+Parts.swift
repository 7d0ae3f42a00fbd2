import RedlineLayout

extension UIView {
  /// Adds a view that keeps the size of this one through its autoresizing mask.
  func fill(with view: UIView) {
    view.frame = bounds
    view.stored.partName = "contentView"
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  /// Adds the content view that the cell which is solved has taken.
  func hold(_ contentView: UIView) {
    contentView.frame = bounds
    contentView.stored.partName = "contentView"
    contentView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(contentView)
    contentView.peer.location = nil
  }
}
