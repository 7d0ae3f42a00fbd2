/// A view that arranges its views in a row or a column by constraints of its own, as `UIStackView`.
///
/// ```swift
/// let form = Stack(.vertical, spacing: 8) {
///   TextField("Username", border: .roundedRect)
///   TextField("Password", border: .roundedRect)
/// }
/// ```
open class StackView: View {
  public private(set) var arrangedSubviews: [View] = []
  public var axis: Axis
  public var distribution: StackDistribution
  public var alignment: StackAlignment
  /// Distance between neighbours in points.
  public var spacing: Double
  /// Whether the views are arranged within the margins instead of the edges.
  public var isLayoutMarginsRelativeArrangement = false
  private var customSpacings: [ObjectIdentifier: Double] = [:]

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

  /// Sets the distance after one arranged view, in points.
  public func setCustomSpacing(_ spacing: Double, after view: View) {
    customSpacings[ObjectIdentifier(view)] = spacing
  }

  public func spacing(after view: View) -> Double {
    customSpacings[ObjectIdentifier(view)] ?? spacing
  }

  open override func content(in context: ContentContext) -> ViewContent {
    ViewContent(kind: .stackView)
  }
}

/// The short name that reads well in a layout.
public typealias Stack = StackView

/// Collects the views of a ``StackView``.
@resultBuilder
public enum ArrangedViewsBuilder {
  public static func buildExpression(
    _ view: View, fileID: String = #fileID, line: Int = #line
  ) -> [View] {
    view.location = SourceLocation(fileID: fileID, line: line)
    return [view]
  }

  public static func buildExpression(
    _ views: [View], fileID: String = #fileID, line: Int = #line
  ) -> [View] {
    for view in views { view.location = SourceLocation(fileID: fileID, line: line) }
    return views
  }

  public static func buildBlock(_ parts: [View]...) -> [View] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [View]?) -> [View] { part ?? [] }
  public static func buildEither(first: [View]) -> [View] { first }
  public static func buildEither(second: [View]) -> [View] { second }
  public static func buildArray(_ parts: [[View]]) -> [View] { parts.flatMap { $0 } }
}
