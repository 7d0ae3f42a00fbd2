import RedlineLayout

extension UIView {
  /// The rectangle of one of UIKit's own guides, from the view's bounds and insets as they are;
  /// `nil` for a guide that constraints place.
  func ownFrame(of guide: LayoutGuide) -> CGRect? {
    var insets: UIEdgeInsets
    switch guide.kind {
    case .custom: return nil
    case .safeArea: insets = safeAreaInsets
    case .layoutMargins: insets = effectiveMargins
    case .readableContent:
      insets = effectiveMargins
      let width = bounds.width - insets.left - insets.right
      let side = max(0, width - UIScreen.main.environment.readableWidth) / 2
      insets.left += side
      insets.right += side
    case .keyboard:
      let room = root.bounds.maxY - convert(bounds, to: root).maxY
      insets = UIEdgeInsets(top: keyboardTop, left: 0, bottom: min(0, -room), right: 0)
    }
    var rect = bounds.inset(by: insets)
    rect.size = CGSize(width: max(0, rect.width), height: max(0, rect.height))
    return rect.snapped(toScale: UIScreen.main.scale)
  }

  /// Points from the upper edge to what the keyboard covers, or to what lies below the safe area.
  private var keyboardTop: CGFloat {
    let keyboard = UIScreen.main.environment.keyboardHeight
    var covered = safeAreaInsets.bottom
    if keyboard > 0, let window {
      covered = convert(bounds, to: window).maxY - window.bounds.maxY + keyboard
    }
    return max(0, bounds.height - max(0, covered))
  }
}
