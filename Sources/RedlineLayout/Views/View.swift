public import Foundation

/// A rectangle in a view hierarchy that constraints position, as `UIView`.
///
/// Subclass it to measure contents (override ``contentSize(in:)``) or to write a layout
/// (conform to ``LayoutSpec``).
open class View {
  /// What ``View/intrinsicContentSize`` says for an axis along which the content has no size.
  public static let noIntrinsicMetric = -1.0

  /// The view that this one is inside of; `nil` for a root view.
  public private(set) var superview: View? {
    get { superviewHandle?.view }
    set { superviewHandle = newValue?.ownHandle }
  }
  /// Whether the view is in no other one.
  final var isOutside: Bool { superviewHandle?.view == nil }
  /// Back to front.
  @exclusivity(unchecked) public private(set) var subviews: [View] = [] { didSet { noteChange() } }
  /// Constraints that this view holds: it is the nearest common ancestor of their items.
  @exclusivity(unchecked) public private(set) var constraints: [LayoutConstraint] = [] {
    didSet { noteChange() }
  }

  // What is read for each view each time that it is solved is not checked for being written in the
  // meantime, which would cost more than the read. Nothing is freed in a change of a list, so that no
  // other code runs in one.

  /// Whether the view and what is inside it are left out of the drawing. It keeps its room, but for
  /// arranged views of a stack view, which takes it out.
  @exclusivity(unchecked) public var isHidden = false { didSet { noteOwnChange() } }
  /// Whether the view flips in a right-to-left layout.
  @exclusivity(unchecked) public var semanticContentAttribute = SemanticContentAttribute.unspecified
  {
    didSet { noteChange() }
  }
  @exclusivity(unchecked) var translatesMask: Bool? {
    didSet {
      ownHandle.knowsMask = translatesMask != nil
      noteOwnChange()
    }
  }
  @exclusivity(unchecked) var isExpanded = false
  /// Whether a list gives the view its frame: UIKit's name for that is an encapsulated layout, and it
  /// has no autoresizing mask that its author could turn off.
  @exclusivity(unchecked) package var isPlacedByList = false { didSet { noteOwnChange() } }
  /// How many views and guides there were when a layout with this root was read last: about as many
  /// as there will be the next time.
  @exclusivity(unchecked) var lastItemCount: Int32 = 0

  /// The details, the looks, the colours and the margins, once something of them is not as usual: most views
  /// have none, and a tree of many is read faster the smaller they are.
  @exclusivity(unchecked) private(set) var ownDetails: ViewDetails?
  @exclusivity(unchecked) private var ownLooks: OwnLooks?
  @exclusivity(unchecked) private var ownColors: OwnColors?
  @exclusivity(unchecked) private var ownMargins: OwnMargins?
  @exclusivity(unchecked) var hugging = AxisPair(250, 250) { didSet { noteOwnChange() } }
  @exclusivity(unchecked) var compressionResistance = AxisPair(750, 750) {
    didSet { noteOwnChange() }
  }
  /// The line that added the view; `nil` where it is not known.
  @exclusivity(unchecked) package var location: SourceLocation? { didSet { noteOwnChange() } }
  /// What was read of the tree below this root.
  @exclusivity(unchecked) var knownTree: KnownTree?
  /// What stands for the view in another vocabulary, such as UIKit's.
  @exclusivity(unchecked) package var facade: (any ViewFacade)? { didSet { noteChange() } }
  @exclusivity(unchecked) private var ownGuides: [SolvedLayout.Guide.Kind: LayoutGuide] = [:]
  let ownHandle = ItemHandle()
  @exclusivity(unchecked) private var superviewHandle: ItemHandle? {
    didSet { ownHandle.around = superviewHandle.map { Unmanaged.passUnretained($0) } }
  }

  /// Makes a view.
  /// - Parameter frame: The frame in points in the superview, which counts while the autoresizing
  ///   mask is translated.
  public init(frame: CGRect = .zero) {
    ownHandle.fill(self)
    if frame != .zero { details.frame = frame }
  }

  /// Whether ``autoresizingMask`` and ``frame`` become constraints. True for a view made in code,
  /// until a ``LayoutSpec`` lists it, as in UIKit after a constraint layout has been begun.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { translatesMask ?? true }
    set { translatesMask = newValue }
  }

  /// The size of the content in points; ``View/noIntrinsicMetric`` along an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// The size of the content where texts can be measured; by default ``View/intrinsicContentSize``.
  open func contentSize(in context: ContentContext) -> CGSize { intrinsicContentSize }

  /// What the alignment rect leaves out of the frame at each edge, in points.
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// What diagrams show of the view.
  open func content(in context: ContentContext) -> ViewContent { ViewContent(.view) }

  /// How firmly the view refuses to become larger than its content; 250 unless set or the control
  /// has another.
  public func contentHuggingPriority(for axis: Axis) -> LayoutPriority { hugging[axis] }
  /// Sets how firmly the view refuses to become larger than its content.
  public func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
    hugging[axis] = priority
  }
  /// How firmly the view refuses to become smaller than its content; 750 unless set.
  public func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
    compressionResistance[axis]
  }
  /// Sets how firmly the view refuses to become smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: Axis
  ) {
    compressionResistance[axis] = priority
  }

  /// To be called after a change of what ``LayoutTree`` reads, which ``KnownTree`` lists.
  @inline(__always)
  final func noteChange() { ownHandle.noteChange() }

  /// To be called after a change of what ``KnownViews`` keeps of the view itself.
  @inline(__always)
  final func noteOwnChange() { ownHandle.noteOwnChange() }

  /// The details, to be changed; who changes one notes that.
  final var details: ViewDetails {
    if let ownDetails { return ownDetails }
    let own = ViewDetails()
    ownDetails = own
    return own
  }

  // MARK: Looks

  private final class OwnLooks {
    @exclusivity(unchecked) var looks = ViewLooks()
  }

  private final class OwnColors {
    @exclusivity(unchecked) var colors = ViewColors()
  }

  private final class OwnMargins {
    @exclusivity(unchecked) var margins = ViewMargins()
  }

  /// What the view shows, or says to assistive technologies, without a part in the layout.
  var looks: ViewLooks {
    _read {
      if let ownLooks { yield ownLooks.looks } else { yield ViewLooks.usual }
    }
    _modify {
      let own = ownLooks ?? OwnLooks()
      ownLooks = own
      noteOwnChange()
      yield &own.looks
    }
  }

  /// Whether nothing of the looks was ever set.
  var hasUsualLooks: Bool { ownLooks == nil }

  /// What fills the view, and what is around it.
  var colors: ViewColors {
    _read {
      if let ownColors { yield ownColors.colors } else { yield ViewColors.usual }
    }
    _modify {
      let own = ownColors ?? OwnColors()
      ownColors = own
      noteOwnChange()
      yield &own.colors
    }
  }

  /// Whether nothing of the colours was ever set.
  var hasUsualColors: Bool { ownColors == nil }

  /// What the margins and the safe area of the view follow from.
  var marginSettings: ViewMargins {
    _read {
      if let ownMargins { yield ownMargins.margins } else { yield ViewMargins.usual }
    }
    _modify {
      let own = ownMargins ?? OwnMargins()
      ownMargins = own
      noteOwnChange()
      yield &own.margins
    }
  }

  /// Distances from the edges to the margins guide; `nil` is the default: 8 pt, and on a root view
  /// the device's minimum at the sides and 0 at top and bottom.
  public var directionalLayoutMargins: DirectionalEdgeInsets? {
    get { marginSettings.directional }
    set { marginSettings.directional = newValue }
  }
  /// Whether nothing of the margins was ever set.
  var hasUsualMargins: Bool { ownMargins == nil }

  // MARK: Hierarchy

  /// Adds a view in front of the others, taking it out of its present superview; a view that is
  /// already inside comes to the front.
  ///
  /// Adding a view to itself or to its own descendant changes nothing; solving then throws
  /// ``LayoutError/hierarchyCycle(parent:child:location:)``.
  public func addSubview(_ view: View, fileID: String = #fileID, line: Int = #line) {
    addSubview(view, SourceLocation(fileID: fileID, line: line))
  }

  /// The same for a line that is known.
  final func addSubview(_ view: View, _ location: SourceLocation) {
    // A view without subviews has no descendants.
    guard view !== self, view.subviews.isEmpty || !isDescendant(of: view) else {
      hierarchyErrors.append(
        .hierarchyCycle(parent: displayName, child: view.displayName, location: location))
      return
    }
    if view.superview === self {
      subviews.removeAll { $0 === view }
    } else {
      view.removeFromSuperview()
    }
    view.superview = self
    view.location = location
    subviews.append(view)
  }

  /// Moves a subview to a place in the order of drawing, 0 being the back.
  package func moveSubview(_ view: View, to index: Int) {
    guard let present = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.remove(at: present)
    subviews.insert(view, at: max(0, min(index, subviews.count)))
  }

  /// Takes the view out of its superview; constraints of its former ancestors that mention the
  /// view or its descendants go with it.
  public func removeFromSuperview() {
    guard let parent = superview else { return }
    var ancestor: View? = parent
    while let view = ancestor {
      view.release { $0.mentions(descendantOf: self) }
      ancestor = view.superview
    }
    parent.subviews.removeAll { $0 === self }
    parent.didRemove(self)
    superview = nil
  }

  func didRemove(_ view: View) {}

  /// The view itself if it is a stack view: a cast looks through the classes of a view, which is asked often.
  var asStackView: StackView? { nil }
  /// The view itself if it is a scroll view.
  var asScrollView: ScrollView? { nil }
  /// Whether the view is a cell of a list.
  var isListCell: Bool { false }

  /// Whether drawings of the screen cut what is inside at the frame.
  var clipsContents: Bool { !hasUsualColors && clipsToBounds }

  /// ``alignmentRectInsets``, where they differ between versions of the system.
  func alignmentInsets(_ system: SystemVersion) -> EdgeInsets { alignmentRectInsets }

  /// Whether the stored properties of a class of this module name views, as those of other modules'
  /// classes do.
  class var namesItsParts: Bool { false }

  /// The name of UIKit's class.
  class var uikitName: String { "UI\(self)" }

  /// The margins where none are set.
  func defaultMargins(_ environment: LayoutEnvironment) -> EdgeInsets {
    EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  /// Owns a guide, which leaves the view that owned it before.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutGuides.append(guide)
    ownHandle.hasGuides = true
  }

  /// Lets go of a guide; constraints of the view and its ancestors that mention it go with it.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView === self else { return }
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
    var ancestor: View? = self
    while let view = ancestor {
      view.release { $0.firstItem === guide || $0.secondItem === guide }
      ancestor = view.superview
    }
  }

  // MARK: UIKit's own guides

  /// What the device's corners, cutout and bars leave of the view.
  public var safeAreaLayoutGuide: LayoutGuide { ownGuide(.safeArea) }
  /// The view without its layout margins.
  public var layoutMarginsGuide: LayoutGuide { ownGuide(.layoutMargins) }
  /// The part of the margins in which lines of text are not too long.
  public var readableContentGuide: LayoutGuide { ownGuide(.readableContent) }
  /// The part of the view that the keyboard covers; while it is hidden, what lies below the safe area.
  public var keyboardLayoutGuide: LayoutGuide { ownGuide(.keyboard) }

  private func ownGuide(_ kind: SolvedLayout.Guide.Kind) -> LayoutGuide {
    if let guide = ownGuides[kind] { return guide }
    let guide = LayoutGuide(kind: kind, owner: self)
    (ownGuides[kind], ownHandle.hasGuides) = (guide, true)
    return guide
  }

  /// UIKit's own guides that someone asked for, in a fixed order.
  var requestedGuides: [LayoutGuide] {
    guard !ownGuides.isEmpty else { return [] }
    return [.safeArea, .layoutMargins, .readableContent, .keyboard].compactMap { ownGuides[$0] }
  }

  // MARK: Constraints

  /// Holds a constraint, whether or not the view is the nearest common ancestor of its items.
  package func hold(_ constraint: LayoutConstraint) {
    // Growing from one takes longer than holding the few that most views have.
    if constraints.isEmpty { constraints.reserveCapacity(4) }
    constraints.append(constraint)
    if !constraint.isPlain { ownHandle.holdsOtherConstraints = true }
    constraint.setHolder(ownHandle)
  }

  /// Makes room for as many more subviews and constraints.
  func reserve(subviews: Int, constraints: Int) {
    self.subviews.reserveCapacity(self.subviews.count + subviews)
    self.constraints.reserveCapacity(self.constraints.count + constraints)
  }

  /// Holds a constraint between this view and what is right inside of it, or of one of them alone, as most
  /// constraints of a layout are.
  /// - Returns: Whether it is such a constraint, and inactive.
  func holdOwn(_ constraint: LayoutConstraint) -> Bool {
    switch constraint.place(in: ownHandle) {
    case .view: hold(constraint)
    case .first: constraint.first.layoutView?.hold(constraint)
    case nil: return false
    }
    return true
  }

  package func release(_ constraint: LayoutConstraint) {
    if let index = constraints.lastIndex(where: { $0 === constraint }) {
      constraints.remove(at: index)
    }
    constraint.holder = nil
  }

  private func release(where isUnwanted: (LayoutConstraint) -> Bool) {
    let released = constraints.filter(isUnwanted)
    guard !released.isEmpty else { return }
    constraints = constraints.filter { !isUnwanted($0) }
    for constraint in released { constraint.holder = nil }
  }

  /// Lets go of the subviews, so that a deep hierarchy is freed without recursion.
  func takeSubviews() -> [View] {
    defer { subviews = [] }
    return subviews
  }

  deinit {
    ownHandle.empty()
    for constraint in constraints { constraint.holder = nil }
    var pending = takeSubviews()
    while var view = pending.popLast() {
      view.facade?.didLoseSuperview()
      if isKnownUniquelyReferenced(&view) { pending += view.takeSubviews() }
    }
  }
}
