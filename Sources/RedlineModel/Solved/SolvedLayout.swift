/// A layout after solving: everything that a drawing, a text or a comparison may ask for.
///
/// Coordinates are points from the root view's top left corner, y downwards. Alignment rects are
/// exact (rounded to 1/10,000 pt); frames lie on the pixels of the device.
public struct SolvedLayout: Codable, Hashable, Sendable {
  /// The version of the JSON form.
  public static let formatVersion = 2

  /// The version of the JSON form in which the layout is written; one that was read is as new.
  public var formatVersion: Int = SolvedLayout.formatVersion
  /// The title of the layout: the type's name unless the caller gave another.
  public var name: String
  /// The title in the device's navigation bar; `nil` for the layout's name.
  public var barTitle: String?
  /// What else the device's bars show; `nil` where nothing is known of it.
  public var bars: Bars?
  /// The device, direction, text size and system for which the layout was solved.
  public var environment: LayoutEnvironment
  /// The views, parents before children and back to front; the first is the root.
  public var items: [Item]
  /// Layout guides, UIKit's own only where a constraint refers to them.
  public var guides: [Guide]
  /// The lengths that stack views use for themselves.
  public var spacers: [Spacer]
  /// Active and inactive constraints by the views that hold them, of each view in the order of
  /// activation; then those of stack views and autoresizing masks.
  public var constraints: [Constraint] {
    get { constraintList.constraints }
    _modify { yield &constraintList.constraints }
  }
  var constraintList: ConstraintList
  /// What is not right, most severe first.
  public var diagnostics: [Diagnostic] {
    get { diagnosticList.diagnostics }
    _modify { yield &diagnosticList.diagnostics }
  }
  var diagnosticList: DiagnosticList
  /// Whether holders, directions, baselines, roles and spacers were guessed, since the layout was read
  /// from a file of format 1; not part of the saved form.
  package var formatOne = FormatOneMark()
  /// What images look like where that is known; not part of the saved form.
  package var pictures = Pictures()

  /// The root view; a layout has one, also when it was read from a file.
  public var root: Item { items[0] }

  /// The item with that id, or `nil`.
  public func item(_ id: String) -> Item? { items.first { $0.id == id } }
  /// The guide with that id, or `nil`.
  public func guide(_ id: String) -> Guide? { guides.first { $0.id == id } }
  /// The constraint with that id, or `nil`.
  public func constraint(_ id: String) -> Constraint? { constraints.first { $0.id == id } }

  /// A note about where a layout comes from, which makes no two layouts different.
  package struct FormatOneMark: Hashable, Sendable {
    package var isSet = false
    package static func == (lhs: Self, rhs: Self) -> Bool { true }
    package func hash(into hasher: inout Hasher) {}
  }

  package init(
    name: String, barTitle: String? = nil, environment: LayoutEnvironment, items: [Item],
    guides: [Guide], spacers: [Spacer], constraints: [Constraint], diagnostics: [Diagnostic]
  ) {
    self.init(
      name: name, barTitle: barTitle, environment: environment, items: items, guides: guides,
      spacers: spacers, constraintList: ConstraintList(constraints),
      diagnosticList: DiagnosticList(diagnostics))
  }

  /// Makes a layout whose constraints are made when somebody reads them, and so are the findings on those that
  /// do not hold.
  /// - Parameter diagnostics: What else is not right, most severe first, or all of it.
  package init(
    name: String, environment: LayoutEnvironment, items: [Item], guides: [Guide],
    spacers: [Spacer], records: LayoutRecords, diagnostics: [Diagnostic],
    hasAllDiagnostics: Bool = true
  ) {
    self.init(
      name: name, barTitle: nil, environment: environment, items: items, guides: guides,
      spacers: spacers, constraintList: ConstraintList(records),
      diagnosticList: hasAllDiagnostics
        ? DiagnosticList(diagnostics) : DiagnosticList(diagnostics, before: records))
  }

  private init(
    name: String, barTitle: String?, environment: LayoutEnvironment, items: [Item],
    guides: [Guide], spacers: [Spacer], constraintList: ConstraintList,
    diagnosticList: DiagnosticList
  ) {
    self.name = name
    self.barTitle = barTitle
    self.environment = environment
    self.items = items
    self.guides = guides
    self.spacers = spacers
    self.constraintList = constraintList
    self.diagnosticList = diagnosticList
  }
}
