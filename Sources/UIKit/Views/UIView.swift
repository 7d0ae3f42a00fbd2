import RedlineLayout

/// A rectangle in a view hierarchy that constraints or its superview position.
///
/// The layout itself is that of the `View` of RedlineLayout that every view has. Drawing
/// code is not run.
@preconcurrency @MainActor
open class UIView: UIInteractiveResponder, AnchorOwner, @preconcurrency NSCoding {
  /// The view that is solved in place of this one. Set once, by the initializers; `description` reads it,
  /// which NSObject has outside the main actor.
  nonisolated(unsafe) private(set) var peer: View!
  private(set) var facade: UIViewFacade!
  weak var controller: UIViewController?
  var stored = ViewState()
  var anchors = AnchorCache()

  /// Where the drawing takes looks from: corners, borders and shadows.
  public private(set) lazy var layer = CALayer.make(type(of: self).layerClass, for: self)

  // MARK: Making

  /// A view with a frame in points in its superview, without a colour.
  public init(frame: CGRect) {
    super.init()
    begin(frame)
  }

  /// Reads nothing from the coder: archives are not supported.
  public required init?(coder: NSCoder) {
    super.init()
    begin(.zero)
  }

  public convenience override init() { self.init(frame: .zero) }

  /// The kind of view that is solved. A subclass says so here: an initializer that only this module
  /// can see would keep subclasses elsewhere from inheriting the others. No other module sees this
  /// method, so a class that overrides it knows the kind and may cast to it.
  class func makePeer() -> View { View() }

  private func begin(_ frame: CGRect) {
    peer = Self.makePeer()
    facade = UIViewFacade(self)
    peer.facade = facade
    peer.frame = frame.standardized
    peer.translatesAutoresizingMaskIntoConstraints = true
    // The likely traits, as since iOS 13: only a change from them is announced.
    stored.traits = UIScreen.main.traitCollection
  }

  /// Writes nothing: archives are not supported.
  public nonisolated func encode(with coder: NSCoder) {}

  /// The view as UIKit prints it, with the number in the hierarchy that constraints print, too.
  open override nonisolated var description: String { peer.shownDescription }

  /// A name for diagrams and messages in place of the stored property's.
  open var accessibilityIdentifier: String? {
    get { peer.accessibilityIdentifier }
    set { peer.accessibilityIdentifier = newValue }
  }

  override func accessibilityDidChange() { showAccessibility() }
  /// Whether the elements inside are hidden from assistive technologies.
  open var accessibilityElementsHidden: Bool {
    get { peer.accessibilityElementsHidden }
    set { peer.accessibilityElementsHidden = newValue }
  }

  // MARK: Geometry

  /// The rectangle in the superview's coordinates, in points: with a `transform` the one around the
  /// view after it, while ``bounds`` and ``center`` are those before.
  open var frame: CGRect {
    get { peer.frame.after(transform, around: stored.anchorPoint) }
    set {
      setFrame(
        newValue.standardized.before(
          transform, around: stored.anchorPoint, size: peer.frame.size))
    }
  }

  /// The rectangle in the view's own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: stored.boundsOrigin, size: peer.frame.size) }
    set { setBounds(newValue) }
  }

  /// The anchor point of the layer, the middle unless set, in the superview's coordinates, in points.
  open var center: CGPoint {
    get { peer.frame.point(at: stored.anchorPoint) }
    set { setFrame(CGRect(size: peer.frame.size, anchor: stored.anchorPoint, at: newValue)) }
  }

  open var autoresizingMask: AutoresizingMask {
    get { AutoresizingMask(rawValue: UInt(peer.autoresizingMask.rawValue)) }
    set { change { $0.autoresizingMask = .init(rawValue: Int(newValue.rawValue)) } }
  }

  open var autoresizesSubviews = true

  open func sizeThatFits(_ size: CGSize) -> CGSize { fittingContent(size) }

  /// Gives the view the size that fits its content, in points.
  open func sizeToFit() {
    setFrame(CGRect(origin: peer.frame.origin, size: sizeThatFits(bounds.size)))
  }

  // MARK: Hierarchy

  open var superview: UIView? { (peer.superview?.facade as? UIViewFacade)?.view }
  /// Back to front.
  open var subviews: [UIView] {
    peer.subviews.compactMap { ($0.facade as? UIViewFacade)?.view }
  }
  open var window: UIWindow? { self as? UIWindow ?? superview?.window }
  open override var next: UIResponder? { controller ?? superview }

  open func addSubview(_ view: UIView) { insert(view, at: nil) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, next: siblingSubview, offset: 0)
  }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, next: siblingSubview, offset: 1)
  }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }
  open func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count) }
  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }
  open func removeFromSuperview() { leave() }

  open func isDescendant(of view: UIView) -> Bool { peer.isDescendant(of: view.peer) }
  /// Ignored: only programs read it.
  open var tag = 0
  open func viewWithTag(_ tag: Int) -> UIView? { first { $0.tag == tag } }

  // MARK: Conversion

  /// A point of this view's coordinates in those of another view, or of the root view.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    Self.converted(point, from: self, to: view)
  }
  /// A point of another view's coordinates, or of the root view's, in those of this view.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    Self.converted(point, from: view, to: self)
  }
  /// A rectangle of this view's coordinates in those of another view, or of the root view.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    Self.converted(rect, from: self, to: view)
  }
  /// A rectangle of another view's coordinates, or of the root view's, in those of this view.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    Self.converted(rect, from: view, to: self)
  }

  // MARK: Anchors

  /// The edge at which texts begin.
  open var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }
  /// The edge at which texts end.
  open var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }
  open var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }
  /// The first line of text's baseline; the upper edge of a view without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.firstBaseline) }
  /// The last line of text's baseline; the lower edge of a view without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.lastBaseline) }
  open var widthAnchor: NSLayoutDimension { dimension(.width) }
  open var heightAnchor: NSLayoutDimension { dimension(.height) }

  /// Guides that were added to the view.
  open var layoutGuides: [UILayoutGuide] { stored.guides }
  /// Owns a guide, which leaves the view that owned it before.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { take(layoutGuide) }
  /// Removes a guide and the constraints that mention it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { drop(layoutGuide) }
  /// What the device's corners, cutout and bars leave of the view.
  open var safeAreaLayoutGuide: UILayoutGuide { safeAreaGuide }
  /// The view without its layout margins.
  open var layoutMarginsGuide: UILayoutGuide { marginsGuide }
  /// The part of the margins in which lines of text are not too long.
  open var readableContentGuide: UILayoutGuide { readableGuide }
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

  // MARK: Constraints

  /// Whether `autoresizingMask` and `frame` become constraints; true for a view made in code.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { peer.translatesAutoresizingMaskIntoConstraints }
    set { change { $0.translatesAutoresizingMaskIntoConstraints = newValue } }
  }

  /// The constraints that the view holds, in the order of activation.
  open var constraints: [NSLayoutConstraint] {
    peer.constraints.compactMap { $0.facade as? NSLayoutConstraint }
  }

  /// Holds a constraint, whose items must be inside the view when it is laid out.
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Ignored: every view is laid out by constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(peer: peer.contentHuggingPriority(for: Axis(axis)))
  }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    change { $0.setContentHuggingPriority(LayoutPriority(priority), for: Axis(axis)) }
  }
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    UILayoutPriority(peer: peer.contentCompressionResistancePriority(for: Axis(axis)))
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    change { $0.setContentCompressionResistancePriority(LayoutPriority(priority), for: Axis(axis)) }
  }

  /// The size of the content in points; `noIntrinsicMetric` along an axis without one.
  open var intrinsicContentSize: CGSize {
    peer.contentSize(in: stored.context ?? measuringContext)
  }
  open func invalidateIntrinsicContentSize() { LayoutChanges.note() }
  /// What the alignment rect leaves out of the frame at each edge, in points.
  open var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(peer.alignmentRectInsets) }
  /// The view whose baselines stand for this one's: the view itself.
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The size that the constraints inside the view give it next to a target size, in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Whether more than one frame satisfies the constraints of the hierarchy; for debugging only.
  open var hasAmbiguousLayout: Bool { isAmbiguous(peer) }
  /// The constraints of views from which the view's place along an axis follows.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraintsAffecting(peer, for: axis)
  }
  /// Gives the view another frame that the constraints allow as well, if there is one, until the
  /// next layout.
  open func exerciseAmbiguityInLayout() { exerciseAmbiguity() }

  // MARK: Passes

  open func setNeedsLayout() { stored.needsLayout = true }
  /// Solves the hierarchy that the view is in, and gives every view in it its frame.
  open func layoutIfNeeded() { layOutHierarchy() }
  open func setNeedsUpdateConstraints() { stored.needsUpdateConstraints = true }
  open func needsUpdateConstraints() -> Bool { stored.needsUpdateConstraints }
  open func updateConstraints() { stored.needsUpdateConstraints = false }
  open func updateConstraintsIfNeeded() { updateConstraintsOfHierarchy() }

  // MARK: Margins and safe area

  /// The distances from the edges to the margins guide, in points.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue) }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directional(effectiveMargins) }
    set { setMargins(newValue) }
  }
  /// Whether the margins also respect the superview's.
  open var preservesSuperviewLayoutMargins: Bool {
    get { peer.preservesSuperviewLayoutMargins }
    set { change { $0.preservesSuperviewLayoutMargins = newValue } }
  }
  /// Whether the safe area insets are added to the margins.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { peer.insetsLayoutMarginsFromSafeArea }
    set { change { $0.insetsLayoutMarginsFromSafeArea = newValue } }
  }
  open var safeAreaInsets: UIEdgeInsets { stored.safeAreaInsets }

  // MARK: Traits

  open var traitCollection: UITraitCollection { currentTraits }
  /// The direction of the view: its own, or that of its traits.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: currentTraits.layoutDirection.userInterface)
  }
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { UISemanticContentAttribute(rawValue: peer.semanticContentAttribute.rawValue)! }
    set {
      change {
        $0.semanticContentAttribute = SemanticContentAttribute(rawValue: newValue.rawValue)!
      }
    }
  }

  // MARK: Looks

  /// Compared, but not drawn, as the mode of the content.
  open var isUserInteractionEnabled: Bool {
    get { peer.isUserInteractionEnabled }
    set { peer.isUserInteractionEnabled = newValue }
  }
  open var contentMode: ContentMode {
    get { stored.contentMode }
    set {
      stored.contentMode = newValue
      peer.contentMode = newValue == .scaleToFill ? nil : "\(newValue)"
    }
  }
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var isHidden: Bool {
    get { peer.isHidden }
    set {
      guard newValue != peer.isHidden else { return }
      change { $0.isHidden = newValue }
    }
  }
  /// How opaque the view is with all that is inside, 0…1.
  open var alpha: CGFloat {
    get { stored.alpha }
    set {
      stored.alpha = min(1, max(0, newValue))
      peer.alpha = stored.alpha
    }
  }
  open var backgroundColor: UIColor? {
    get { stored.backgroundColor }
    set {
      stored.backgroundColor = newValue
      showLooks()
    }
  }
  /// The superview's unless set.
  open var tintColor: UIColor! {
    get { stored.tintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      stored.tintColor = newValue
      inheritTint()
    }
  }
  /// The colour of the view's main part in place of the tint colour.
  var partColor: UIColor? { nil }
  /// Whether the main part has the tint colour, unless it has one of its own.
  var showsTint: Bool { true }

  // MARK: Events

  /// The deepest view that a point is in, of those that are shown and take part.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hit(point, event) }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Ends what is edited in the view: its first responder resigns.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    first { $0.isFirstResponder }?.resignFirstResponder() ?? false
  }

  /// A plain view of the size: nothing is drawn before it is asked for.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { plainCopy() }
  /// Does nothing: nothing is drawn.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
}
