public import RedlineKit
package import RedlineModel
import RedlineText

/// A layout in a catalog, with the environments in which it is drawn.
///
/// ```swift
/// Entry("two-buttons", on: .iPhone6sPlus, .iPhone6sPlus.landscape) { TwoButtons() }
///   .title("Two buttons")
///   .summary("Side by side in a regular width, stacked in a compact one.")
/// ```
/// Each variant is a file: `two-buttons-iphone-6s-plus.svg`.
public struct Entry: Sendable {
  /// The name in file names and on the command line: lower-case letters, digits, hyphens.
  public let name: String
  /// The heading of the entry and the title of its diagrams.
  public var title: String
  /// A sentence or two for readers of the catalog.
  public var summary: String?
  /// The heading under which neighbouring entries stand together.
  public var section: CatalogSection?
  /// The environments in which the entry is drawn, one file each.
  public var variants: [Variant]
  /// The variants before any were chosen on the command line.
  private var declaredVariants: [Variant]
  /// Whether none of them was left out or replaced.
  var hasAllVariants: Bool { variants == declaredVariants }
  /// Whether constraints of other traits are drawn too, dotted and grey.
  public var showsInactive = false
  /// What its diagrams draw of a layout; another style that is asked for takes its place.
  public var style = Diagram.Style.annotated
  /// How its diagrams are laid out, and what they show.
  public var figure = FigureOptions()
  /// Whether a PNG of each variant is kept beside its SVG golden.
  public var keepsPNG = false
  /// Whether its variants are drawn in one figure, too.
  public var drawsSeries = false
  /// What it moves through in a figure of its own, if it does.
  var motion: Motion?
  /// What the layout was before, if its pictures show what changed.
  var before: Before?
  private let source: Source

  /// A layout that an entry's is compared with.
  struct Before: Sendable {
    var variant: Variant?
    var arrangement: DiffDiagram.Arrangement
    var view: @Sendable () -> View
  }

  /// Whether its motion goes through layouts of its own.
  var movesThroughViews: Bool {
    if case .views? = motion { true } else { false }
  }

  /// What a figure moves through.
  enum Motion: Sendable {
    case variants
    case views(@Sendable () -> [View])
  }

  /// Where the views of an entry are made and solved.
  private enum Source: Sendable {
    case anyThread(@Sendable () -> View)
    case mainActor(@MainActor @Sendable () -> any MainActorLayout)
  }

  /// A layout with one variant a device.
  /// - Parameters:
  ///   - name: Unique in the catalog; lower-case letters, digits and single hyphens.
  ///   - devices: At least one.
  ///   - view: Makes the root view, anew for each variant and on any thread.
  public init(_ name: String, on devices: Device..., view: @escaping @Sendable () -> View) {
    self.init(name, on: devices, view: view)
  }

  /// A layout with one variant a device: `Entry("login", on: Device.phones) { Login() }`.
  /// - Parameters:
  ///   - name: Unique in the catalog; lower-case letters, digits and single hyphens.
  ///   - devices: At least one.
  ///   - view: Makes the root view, anew for each variant and on any thread.
  public init(_ name: String, on devices: [Device], view: @escaping @Sendable () -> View) {
    self.init(name, in: devices.map { Variant($0) }, view: view)
  }

  /// A layout in the given variants.
  /// - Parameters:
  ///   - name: Unique in the catalog; lower-case letters, digits and single hyphens.
  ///   - variants: At least one.
  ///   - view: Makes the root view, anew for each variant and on any thread.
  public init(_ name: String, in variants: [Variant], view: @escaping @Sendable () -> View) {
    self.init(name, in: variants, source: .anyThread(view))
  }

  /// A view or a view controller of the module UIKit with one variant a device.
  ///
  /// Where the devices differ in their size classes, constraints that are active in one of them only
  /// are drawn in its colour.
  /// - Parameters:
  ///   - name: Unique in the catalog; lower-case letters, digits and single hyphens.
  ///   - devices: At least one.
  ///   - view: Makes the view or the controller, anew for each variant and on the main actor.
  public init(
    _ name: String, on devices: Device...,
    view: @escaping @MainActor @Sendable () -> any MainActorLayout
  ) {
    self.init(name, on: devices, view: view)
  }

  /// A view or a view controller of the module UIKit with one variant a device.
  /// - Parameters:
  ///   - name: Unique in the catalog; lower-case letters, digits and single hyphens.
  ///   - devices: At least one.
  ///   - view: Makes the view or the controller, anew for each variant and on the main actor.
  public init(
    _ name: String, on devices: [Device],
    view: @escaping @MainActor @Sendable () -> any MainActorLayout
  ) {
    self.init(name, in: devices.map { Variant($0) }, source: .mainActor(view))
  }

  /// A view or a view controller of the module UIKit in the given variants.
  /// - Parameters:
  ///   - name: Unique in the catalog; lower-case letters, digits and single hyphens.
  ///   - variants: At least one.
  ///   - view: Makes the view or the controller, anew for each variant and on the main actor.
  public init(
    _ name: String, in variants: [Variant],
    view: @escaping @MainActor @Sendable () -> any MainActorLayout
  ) {
    self.init(name, in: variants, source: .mainActor(view))
  }

  private init(_ name: String, in variants: [Variant], source: Source) {
    precondition(
      !name.isEmpty && slugified(name) == name,
      "“\(name)” is not an entry's name; use lower-case letters, digits and single hyphens")
    precondition(!variants.isEmpty, "the entry \(name) is drawn nowhere; give it a device")
    self.name = name
    self.title = name.split(separator: "-").joined(separator: " ").capitalizedFirst
    self.variants = variants
    declaredVariants = variants
    self.source = source
  }

  /// Solves the layout in one environment; an entry of the module UIKit on the main actor only.
  /// - Throws: `LayoutError`, or `FontError` if Inter is not installed.
  public func solved(in variant: Variant) throws -> SolvedLayout {
    switch source {
    case .anyThread(let view):
      try view().solved(in: variant.environment, name: title)
    case .mainActor(let view):
      try MainActor.assumeIsolated { try solved(view, in: variant) }
    }
  }

  /// Solves the layout where another size of the same views was solved before; `nil` for an entry of the
  /// module UIKit, whose views lay out themselves.
  /// - Parameter layout: The views, which are made when there are none.
  /// - Throws: `LayoutError`, or `FontError` if Inter is not installed.
  package func resized(
    _ layout: inout ResizableLayout?, in variant: Variant
  ) throws -> SolvedLayout? {
    guard case .anyThread(let view) = source else { return nil }
    var resized =
      try layout.take()
      ?? ResizableLayout(view(), in: variant.environment, measuring: TextShaper.shared())
    try resized.solve(in: variant.environment)
    defer { layout = resized }
    return resized.solved(name: title)
  }

  /// The layout as the solver sees it in one environment; `nil` for an entry of the module UIKit.
  /// - Throws: `LayoutError`, or `FontError` if Inter is not installed.
  package func compiled(in variant: Variant) throws -> CompiledLayout? {
    guard case .anyThread(let view) = source else { return nil }
    return try view().compiled(in: variant.environment, measuring: TextShaper.shared())
  }

  /// The picture of what changed; `nil` if the entry shows one layout only.
  /// - Throws: `LayoutError`, or `FontError` if Inter is not installed.
  package func diagramOfChange(in variant: Variant) throws -> DiffDiagram? {
    guard let before else { return nil }
    var diagram = DiffDiagram(from: try solvedBefore(in: variant), to: try solved(in: variant))
    diagram.arrangement = before.arrangement
    return diagram
  }

  func solvedBefore(in variant: Variant) throws -> SolvedLayout {
    guard let before else { return try solved(in: variant) }
    let environment = (before.variant ?? variant).environment
    return try before.view().solved(in: environment, name: title)
  }

  /// Solves the layout where its views can be made.
  func solvedInPlace(in variant: Variant) async throws -> SolvedLayout {
    switch source {
    case .anyThread: try solved(in: variant)
    case .mainActor(let view): try await MainActor.run { try solved(view, in: variant) }
    }
  }

  /// Compares the layout with that of one variant for each other pair of size classes: those that the entry declares,
  /// then those that are drawn.
  @MainActor private func solved(
    _ view: @MainActor () -> any MainActorLayout, in variant: Variant
  ) throws -> SolvedLayout {
    var known = [variant.sizeClasses]
    var others: [SolvedLayout] = []
    for other in declaredVariants + variants where !known.contains(other.sizeClasses) {
      known.append(other.sizeClasses)
      others.append(try view().solved(in: other.environment, name: title))
    }
    return try view().solved(in: variant.environment, name: title).scoped(comparedWith: others)
  }
}

extension Variant {
  fileprivate var sizeClasses: [SizeClass] {
    [device.horizontalSizeClass, device.verticalSizeClass]
  }
}

// MARK: - Modifiers

extension Entry {
  /// Sets the heading, which is made of the name otherwise.
  public func title(_ title: String) -> Entry { with { $0.title = title } }

  /// Sets a sentence or two for readers.
  public func summary(_ summary: String) -> Entry { with { $0.summary = summary } }

  /// Makes every variant right to left.
  public func rightToLeft() -> Entry { with { $0.variants = variants.map { $0.rightToLeft() } } }

  /// Sets the text size of every variant.
  public func textSize(_ size: ContentSizeCategory) -> Entry {
    with { $0.variants = variants.map { $0.textSize(size) } }
  }

  /// Shows the keyboard in every variant.
  /// - Parameter height: In points from the screen's lower edge.
  public func keyboard(_ height: Double) -> Entry {
    with { $0.variants = variants.map { $0.keyboard(height) } }
  }

  /// Makes every variant one of high contrast.
  public func highContrast() -> Entry { with { $0.variants = variants.map { $0.highContrast() } } }

  /// Adds variants: `.also(Variant(.iPhone8).rightToLeft())`.
  public func also(_ more: Variant...) -> Entry { also(more) }

  /// Adds variants.
  public func also(_ more: [Variant]) -> Entry { with { $0.variants += more } }

  /// Also draws constraints that hold under other traits, dotted and grey.
  public func showingInactive() -> Entry { with { $0.showsInactive = true } }

  /// Draws the screen alone, outlines, or what a screen reader finds: `.style(.accessibility)`.
  public func style(_ style: Diagram.Style) -> Entry { with { $0.style = style } }

  /// Lays its diagrams out in another way, or shows less: `.figure { $0.crop = .device }`.
  public func figure(_ change: (inout FigureOptions) -> Void) -> Entry {
    with { change(&$0.figure) }
  }

  /// Keeps a PNG beside each SVG when the catalog is recorded.
  public func keepingPNG() -> Entry { with { $0.keepsPNG = true } }

  /// Also draws all variants in one figure, `NAME-series.svg`, at one scale and with one legend.
  public func inOneFigure() -> Entry { with { $0.drawsSeries = true } }

  /// Also draws a figure that moves from variant to variant and back, `NAME-motion.svg`.
  public func moving() -> Entry { with { $0.motion = .variants } }

  /// Also draws a figure that moves from layout to layout and back, `NAME-motion.svg`, in the first
  /// variant.
  /// - Parameter views: Makes two root views or more, anew for each picture.
  public func moving(through views: @escaping @Sendable () -> [View]) -> Entry {
    with { $0.motion = .views(views) }
  }

  /// Draws what changed since another layout in place of the constraints.
  /// - Parameters:
  ///   - variant: Where the other layout is solved, if not where the entry's own is.
  ///   - arrangement: One screen with the old places over it, or two.
  ///   - view: Makes the root view that the layout had before, anew for each variant.
  public func comparedWith(
    in variant: Variant? = nil, _ arrangement: DiffDiagram.Arrangement = .overlaid,
    view: @escaping @Sendable () -> View
  ) -> Entry {
    with { $0.before = Before(variant: variant, arrangement: arrangement, view: view) }
  }

  private func with(_ change: (inout Entry) -> Void) -> Entry {
    var entry = self
    change(&entry)
    entry.declaredVariants = entry.variants
    return entry
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
