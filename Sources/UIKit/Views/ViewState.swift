import RedlineLayout

/// What a ``UIView`` stores besides what is solved.
struct ViewState {
  /// What texts are measured with while the layout asks for the size of the content.
  var context: ContentContext?
  /// The origin of the view's own coordinates; the content offset of a scroll view.
  var boundsOrigin = CGPoint.zero
  /// The layer's, which is where `center` lies.
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var needsLayout = true
  /// Whether it has what a program set for all of its class.
  var hasTakenAppearance = false
  var needsUpdateConstraints = true
  var isLayingOut = false
  /// Whether the view is being asked for elements of accessibility that it counts.
  var isCountingElements = false
  /// Whether the hierarchy is being solved, for the view at its root.
  var isSolving = false
  /// What UIKit calls a part of its own view, such as `contentView`.
  var partName: String?
  /// Whether a navigation bar has added the view for its item.
  var isOfBar = false
  /// Whether a bar has the colour of its items.
  var isInItemColor = false
  /// What holds the middle of a view of a bar's item.
  var barConstraints: (x: NSLayoutConstraint, y: NSLayoutConstraint)?
  /// Whether the layout is setting the frame, which is no change of what it depends on.
  var isBeingPlaced = false
  /// ``LayoutChanges/count`` of the last layout, for the view at the root of a hierarchy.
  var laidOutAt = -1
  var safeAreaInsets = UIEdgeInsets.zero
  /// The margins after the last layout, which may depend on those of the superview.
  var layoutMargins: UIEdgeInsets?
  var traits: UITraitCollection?
  var guides: [UILayoutGuide] = []
  var ownGuides: [SolvedLayout.Guide.Kind: UILayoutGuide] = [:]
  var keyboardGuide: UIKeyboardLayoutGuide?
  var alpha: CGFloat = 1
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var contentMode = UIView.ContentMode.scaleToFill
  var settings = ViewSettings()
  /// The names of what layers and other objects beside the view have set.
  var lateSettings: [String] = []
}
