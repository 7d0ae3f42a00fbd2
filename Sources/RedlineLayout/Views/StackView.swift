/// A view that arranges its views in a row or a column by constraints of its own, as `UIStackView`.
///
/// ```swift
/// let form = Stack(.vertical, spacing: 8) {
///   TextField("Username", border: .roundedRect)
///   TextField("Password", border: .roundedRect)
/// }
/// ```
open class StackView: View {
  /// The views that are arranged, in the order of the axis.
  @exclusivity(unchecked) public private(set) var arrangedSubviews: [View] = [] {
    didSet { noteChange() }
  }
  /// The direction in which the views follow each other.
  @exclusivity(unchecked) public var axis: Axis { didSet { noteOwnChange() } }
  /// How the views share the stack view's extent along the axis.
  @exclusivity(unchecked) public var distribution: StackDistribution { didSet { noteOwnChange() } }
  /// Where the views are across the axis.
  @exclusivity(unchecked) public var alignment: StackAlignment { didSet { noteOwnChange() } }
  /// Distance between neighbours in points.
  @exclusivity(unchecked) public var spacing: Double { didSet { noteOwnChange() } }
  /// Whether the views are arranged within the margins instead of the edges.
  public var isLayoutMarginsRelativeArrangement = false { didSet { noteChange() } }
  /// Whether ``spacing`` joins the last baseline of a view with the first one of the view below, in
  /// a vertical stack view.
  public var isBaselineRelativeArrangement = false { didSet { noteOwnChange() } }
  /// Whether hidden views behind all others lie at the start, as since iOS 18.4; `nil` for where
  /// the system has them: there ever since iOS 26.
  package var keepsHiddenAtStart: Bool? { didSet { noteOwnChange() } }
  /// Whether hidden views in front of all others end at the start; `nil` for where the system has them.
  package var endsHiddenAtStart: Bool? { didSet { noteOwnChange() } }
  private var customSpacings: [ObjectIdentifier: CustomSpacing] = [:] { didSet { noteOwnChange() } }

  /// A view that is not arranged may go while its spacing waits.
  private struct CustomSpacing {
    weak var view: View?
    var length: Double
  }

  override var asStackView: StackView? { self }

  /// Makes a stack view.
  /// - Parameters:
  ///   - axis: The direction in which the views follow each other.
  ///   - spacing: Distance between neighbours in points.
  ///   - alignment: Where the views are across the axis.
  ///   - distribution: How the views share the extent along the axis.
  ///   - views: The arranged views, in order.
  public init(
    _ axis: Axis = .horizontal, spacing: Double = 0, alignment: StackAlignment = .fill,
    distribution: StackDistribution = .fill,
    @ArrangedViewsBuilder views: () -> [View] = { [] }
  ) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.distribution = distribution
    super.init()
    for view in views() {
      // The builder noted the line of each view.
      let location = view.location
      addArrangedSubview(view)
      view.location = location ?? view.location
    }
  }

  /// Arranges the view after the others, and adds it as a subview if it is not one yet.
  public func addArrangedSubview(_ view: View, fileID: String = #fileID, line: Int = #line) {
    if view.superview !== self {
      addSubview(view, fileID: fileID, line: line)
    } else if arrangedSubviews.contains(where: { $0 === view }) {
      return
    }
    guard view.superview === self else { return }
    view.translatesMask = false
    arrangedSubviews.append(view)
  }

  /// Arranges the view at a position from 0 to the number of arranged views, and adds it as a subview
  /// if it is not one yet; an arranged view moves there, without a change of what is in front.
  public func insertArrangedSubview(
    _ view: View, at stackIndex: Int, fileID: String = #fileID, line: Int = #line
  ) {
    precondition(
      (0...arrangedSubviews.count).contains(stackIndex),
      """
      index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or \
      equal to \(arrangedSubviews.count)
      """)
    arrangedSubviews.removeAll { $0 === view }
    addArrangedSubview(view, fileID: fileID, line: line)
    guard arrangedSubviews.last === view else { return }
    arrangedSubviews.removeLast()
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
  }

  /// Stops arranging the view, which stays a subview.
  public func removeArrangedSubview(_ view: View) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
  }

  override func didRemove(_ view: View) { removeArrangedSubview(view) }

  override func takeSubviews() -> [View] {
    arrangedSubviews = []
    return super.takeSubviews()
  }

  deinit { arrangedSubviews = [] }

  /// As a custom spacing: the stack view's ``spacing``.
  public static let spacingUseDefault = Double(Float.greatestFiniteMagnitude)
  /// The system's spacing: 8 pt, between baselines what the fonts ask for.
  public static let spacingUseSystem = Double(Float.leastNormalMagnitude)

  /// Sets the distance after one arranged view, in points; it waits for a view that is not arranged
  /// yet, and goes when the view is no longer arranged.
  public func setCustomSpacing(_ spacing: Double, after view: View) {
    customSpacings[ObjectIdentifier(view)] =
      spacing == Self.spacingUseDefault ? nil : CustomSpacing(view: view, length: spacing)
  }

  /// Arranges a subview at a place among the arranged views, 0 being the first.
  package func arrange(_ view: View, at index: Int) {
    guard view.superview === self else { return }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: max(0, min(index, arrangedSubviews.count)))
  }

  /// The custom spacing after a view in points, ``spacingUseDefault`` where none is set.
  public func customSpacing(after view: View) -> Double {
    guard let custom = customSpacings[ObjectIdentifier(view)], custom.view === view else {
      return Self.spacingUseDefault
    }
    return custom.length
  }

  /// The spacing in points that holds after a view.
  public func spacing(after view: View) -> Double {
    let custom = customSpacing(after: view)
    return custom == Self.spacingUseDefault ? spacing : custom
  }

  /// Interface Builder's files show 0; iOS 10 was seen to have 8.
  override func defaultMargins(_ environment: LayoutEnvironment) -> EdgeInsets { .zero }

  open override func content(in context: ContentContext) -> ViewContent {
    ViewContent(.stackView)
  }
}

/// The short name that reads well in a layout.
public typealias Stack = StackView

/// Collects the views of a ``StackView``.
@resultBuilder
public enum ArrangedViewsBuilder {
  /// A statement that arranges a view after those before it.
  public static func buildExpression(
    _ view: View, fileID: String = #fileID, line: Int = #line
  ) -> [View] {
    view.location = SourceLocation(fileID: fileID, line: line)
    return [view]
  }

  /// A statement that arranges views, in order.
  public static func buildExpression(
    _ views: [View], fileID: String = #fileID, line: Int = #line
  ) -> [View] {
    for view in views { view.location = SourceLocation(fileID: fileID, line: line) }
    return views
  }

  /// All statements of a block, in order.
  public static func buildBlock(_ parts: [View]...) -> [View] { parts.flatMap { $0 } }
  /// An `if` without `else`: nothing where it does not hold.
  public static func buildOptional(_ part: [View]?) -> [View] { part ?? [] }
  /// The first branch of an `if` or `switch`.
  public static func buildEither(first: [View]) -> [View] { first }
  /// The second branch of an `if` or `switch`.
  public static func buildEither(second: [View]) -> [View] { second }
  /// What the passes of a `for` loop add, in order.
  public static func buildArray(_ parts: [[View]]) -> [View] { parts.flatMap { $0 } }
}
