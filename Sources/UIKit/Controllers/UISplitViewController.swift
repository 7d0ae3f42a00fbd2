import RedlineLayout

/// Controllers side by side where the width is regular, where it is compact one above the other in the stack of
/// the first one.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// Which of the controllers.
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
  /// How many columns.
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  /// Which are shown.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary

    /// The second column alone, by its name of iOS 8.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// Both columns, by the name of iOS 8.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The first column over the second one, by its name of iOS 8.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }
  /// How columns share the room.
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
  /// The side of the first column.
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }
  /// What lies behind the first column.
  public enum BackgroundStyle: Int, Sendable { case none, sidebar }

  /// A width that the system chooses: 320 points, 375 in a window of 1366 points or more.
  public static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

  private var columns: [Column: (content: UIViewController, shown: UIViewController)] = [:]
  /// What the object was made with.
  public private(set) var style = Style.unspecified

  /// A controller of some columns.
  public init(style: Style) {
    super.init(nibName: nil, bundle: nil)
    self.style = style
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Reads nothing from the coder: archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var viewControllers: [UIViewController] = [] {
    willSet { separate() }
    didSet {
      takeChildren(viewControllers, after: oldValue) {
        if isViewLoaded { showColumns() }
      }
    }
  }
  /// The controllers whose views are shown.
  private var shown: [UIViewController] = []
  /// What a compact width shows, the later ones in the stack of the first; `nil` in a regular width.
  private var stack: [UIViewController]?
  /// What was chosen by showing and hiding columns.
  private var chosenMode: DisplayMode?
  private var chosenTop: Column?

  open override func loadView() {
    let view = ContainerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .opaqueSeparator
    view.arrange = { [weak self] in self?.showColumns() }
    self.view = view
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showColumns()
  }

  /// Sets the controller of a column; one that is no navigation controller gets one around it.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc.map { content in
      let isPlain = column == .compact || content is UINavigationController
      return (content, isPlain ? content : UINavigationController(rootViewController: content))
    }
    viewControllers = [.primary, .supplementary, .secondary, .compact].compactMap {
      columns[$0]?.shown
    }
  }
  open func viewController(for column: Column) -> UIViewController? { columns[column]?.content }

  open func show(_ column: Column) {
    separate()
    chosenTop = column
    let isWide = view.bounds.width > view.bounds.height
    switch column {
    case .primary where style == .tripleColumn:
      chosenMode = isWide ? .twoBesideSecondary : .twoOverSecondary
    case .primary, .supplementary: chosenMode = isWide ? .oneBesideSecondary : .oneOverSecondary
    case .secondary, .compact: break
    }
    if isViewLoaded { showColumns() }
  }
  open func hide(_ column: Column) {
    separate()
    if chosenTop == column { chosenTop = nil }
    switch column {
    case .primary where style == .tripleColumn: chosenMode = .oneBesideSecondary
    case .primary, .supplementary: chosenMode = .secondaryOnly
    case .secondary, .compact: break
    }
    if isViewLoaded { showColumns() }
  }

  /// Shows a controller as the last column; in a compact width on top of the others.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    guard style == .unspecified else {
      setViewController(vc, for: .secondary)
      return show(.secondary)
    }
    viewControllers = viewControllers.prefix(1) + [vc]
    show(.secondary)
  }

  /// Decides which column a compact width shows.
  open weak var delegate: (any UISplitViewControllerDelegate)? {
    didSet {
      separate()
      if isViewLoaded { showColumns() }
    }
  }
  open var preferredDisplayMode = DisplayMode.automatic { didSet { relayOut() } }
  /// Compared only: columns are beside the last one where the window is wider than high.
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var splitBehavior: SplitBehavior { .tile }
  /// That which is preferred, else one column beside the last one where the window is wider than high.
  open var displayMode: DisplayMode {
    if isCollapsed { return .secondaryOnly }
    if let chosenMode { return chosenMode }
    guard preferredDisplayMode == .automatic else { return preferredDisplayMode }
    return view.bounds.width > view.bounds.height ? .oneBesideSecondary : .secondaryOnly
  }
  /// Whether the width is compact.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }
  open var primaryEdge = PrimaryEdge.leading { didSet { relayOut() } }
  /// Compared only, as the properties that follow.
  open var primaryBackgroundStyle = BackgroundStyle.none
  open var presentsWithGesture = true
  open var showsSecondaryOnlyButton = false
  /// In points.
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { relayOut() } }
  open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { relayOut() } }
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { relayOut() } }
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { relayOut() } }
  open var preferredSupplementaryColumnWidth = automaticDimension { didSet { relayOut() } }
  open var preferredSupplementaryColumnWidthFraction = automaticDimension { didSet { relayOut() } }
  open var minimumSupplementaryColumnWidth = automaticDimension { didSet { relayOut() } }
  open var maximumSupplementaryColumnWidth = automaticDimension { didSet { relayOut() } }
  open var primaryColumnWidth: CGFloat {
    width(
      preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction,
      minimumPrimaryColumnWidth, maximumPrimaryColumnWidth)
  }
  open var supplementaryColumnWidth: CGFloat {
    width(
      preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction,
      minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth)
  }
  /// Compared where it is put into a bar.
  open lazy var displayModeButtonItem = UIBarButtonItem()

  private func relayOut() { viewIfLoaded?.setNeedsLayout() }

  // MARK: Columns

  private func width(
    _ preferred: CGFloat, _ fraction: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat
  ) -> CGFloat {
    let room = view.bounds.width
    let usual: CGFloat = room >= 1366 ? 375 : 320
    let wanted = preferred >= 0 ? preferred : fraction >= 0 ? fraction * room : usual
    let most = maximum >= 0 ? maximum : preferred >= 0 ? room : usual
    return min(room, max(minimum >= 0 ? minimum : 0, min(wanted, most))).rounded()
  }

  /// The controller of a column, in a split view of iOS 8 by its place.
  private func controller(in column: Column) -> UIViewController? {
    guard style == .unspecified else { return columns[column]?.shown }
    switch column {
    case .primary: return viewControllers.count > 1 ? viewControllers.first : nil
    case .secondary: return viewControllers.last
    case .supplementary, .compact: return nil
    }
  }

  /// The controllers up to the one that a compact width shows.
  private var collapsedColumns: [UIViewController] {
    if style == .unspecified {
      guard viewControllers.count > 1, let first = viewControllers.first,
        let last = viewControllers.last
      else { return Array(viewControllers.suffix(1)) }
      let hidesLast =
        chosenTop == .primary
        || chosenTop == nil
          && delegate?.splitViewController(self, collapseSecondary: last, onto: first) == true
      if hidesLast { return [first] }
      return first is UINavigationController ? [first, last] : [last]
    }
    if let compact = columns[.compact] { return [compact.shown] }
    let all = [Column.primary, .supplementary, .secondary].filter { columns[$0] != nil }
    guard let proposed = chosenTop ?? all.last else { return [] }
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    let last = all.firstIndex(of: top) ?? all.firstIndex(of: proposed) ?? all.count - 1
    return all.prefix(last + 1).compactMap { columns[$0]?.shown }
  }

  /// Puts the columns that a compact width shows into the stack of the first one.
  private func collapse() {
    guard stack == nil else { return }
    let columns = collapsedColumns
    stack = columns
    guard let base = columns.first as? UINavigationController, columns.count > 1 else { return }
    for column in columns.dropFirst() where shown.contains(where: { $0 === column }) {
      exchange(column, for: nil)
      setOverrideTraitCollection(nil, forChild: column)
      shown.removeAll { $0 === column }
    }
    base.viewControllers += columns.dropFirst()
  }

  /// Takes the columns out of the stack of the first one, those that went back too.
  private func separate() {
    guard let columns = stack else { return }
    stack = nil
    guard let base = columns.first as? UINavigationController else { return }
    let later = columns.dropFirst()
    let rest = base.viewControllers.filter { controller in
      !later.contains { $0 === controller }
    }
    if rest.count < base.viewControllers.count { base.viewControllers = rest }
    for column in later where viewControllers.contains(where: { $0 === column }) {
      addChild(column)
    }
  }

  /// The columns that are shown before the last one, from the edge.
  private var leadingColumns: [Column] {
    let second: [Column] = style == .tripleColumn ? [.supplementary] : [.primary]
    switch displayMode {
    case .automatic, .secondaryOnly: return []
    case .oneBesideSecondary, .oneOverSecondary: return second
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      return style == .tripleColumn ? [.primary, .supplementary] : second
    }
  }

  /// What is shown with its place, back to front.
  private var places: [(controller: UIViewController, frame: CGRect, isNarrow: Bool)] {
    let bounds = view.bounds
    if isCollapsed { return stack?.first.map { [($0, bounds, false)] } ?? [] }
    let gap = 1 / max(1, traitCollection.displayScale)
    var (x, leading): (CGFloat, [(UIViewController, CGRect, Bool)]) = (0, [])
    for column in leadingColumns {
      guard let controller = controller(in: column) else { continue }
      let width = column == .primary ? primaryColumnWidth : supplementaryColumnWidth
      leading.append((controller, CGRect(x: x, y: 0, width: width, height: bounds.height), true))
      x += width + gap
    }
    guard let last = controller(in: .secondary) else { return leading }
    var rest = bounds
    switch displayMode {
    case .oneBesideSecondary, .twoBesideSecondary:
      (rest.origin.x, rest.size.width) = (x, max(0, bounds.width - x))
    case .twoDisplaceSecondary:
      (rest.origin.x, rest.size.width) = (x, bounds.width - supplementaryColumnWidth - gap)
    default: break
    }
    let isReversed =
      (primaryEdge == .trailing) != (traitCollection.layoutDirection == .rightToLeft)
    return ([(last, rest, false)] + leading).map { controller, frame, isNarrow in
      var frame = frame
      if isReversed { frame.origin.x = bounds.width - frame.maxX }
      return (controller, frame, isNarrow)
    }
  }

  /// Shows the views of the columns, and no others.
  private func showColumns() {
    if isCollapsed { collapse() } else { separate() }
    let places = places
    for old in shown where !places.contains(where: { $0.controller === old }) {
      exchange(old, for: nil)
      setOverrideTraitCollection(nil, forChild: old)
    }
    let before = shown
    shown = places.map(\.controller)
    for (index, place) in places.enumerated() {
      let compact = UITraitCollection(horizontalSizeClass: .compact)
      setOverrideTraitCollection(place.isNarrow ? compact : nil, forChild: place.controller)
      if !before.contains(where: { $0 === place.controller }) {
        exchange(nil, for: place.controller, at: index)
      }
      place.controller.arrange(in: place.frame, below: .zero)
    }
  }
}

/// Decides on columns where the width is compact.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  /// Nothing unless the delegate has its own.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// The last controller is shown unless the delegate says otherwise.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// The column that was proposed unless the delegate says otherwise.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
}
