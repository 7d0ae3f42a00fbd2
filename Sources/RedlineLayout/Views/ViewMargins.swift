/// What the margins and the safe area of a view follow from.
struct ViewMargins {
  var directional: DirectionalEdgeInsets?
  var preservesSuperview = false
  var insetsFromSafeArea = true
  var respectsSystemMinimum = true
  var additionalSafeArea = EdgeInsets.zero
  var ownSafeArea: EdgeInsets?
  var controller: Double?

  /// Those of a view of which nothing was set.
  static let usual = ViewMargins()
}

extension View {
  /// Whether the margins also respect the superview's.
  public var preservesSuperviewLayoutMargins: Bool {
    get { marginSettings.preservesSuperview }
    set { marginSettings.preservesSuperview = newValue }
  }
  /// Whether the safe area insets are added to the margins.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { marginSettings.insetsFromSafeArea }
    set { marginSettings.insetsFromSafeArea = newValue }
  }
  /// Whether the side margins of a root view are at least the system's.
  public var respectsSystemMinimumLayoutMargins: Bool {
    get { marginSettings.respectsSystemMinimum }
    set { marginSettings.respectsSystemMinimum = newValue }
  }
  /// What is added to the safe area's insets, for this view and those inside.
  public var additionalSafeAreaInsets: EdgeInsets {
    get { marginSettings.additionalSafeArea }
    set { marginSettings.additionalSafeArea = newValue }
  }
  /// The insets of the safe area in points, in place of what the superview leaves of its own.
  package var ownSafeAreaInsets: EdgeInsets? {
    get { marginSettings.ownSafeArea }
    set { marginSettings.ownSafeArea = newValue }
  }
  /// The least margin at the sides of a view controller's root view, in points, whose margins at
  /// top and bottom are 0; `nil` for any other view.
  package var controllerMargin: Double? {
    get { marginSettings.controller }
    set { marginSettings.controller = newValue }
  }
}
