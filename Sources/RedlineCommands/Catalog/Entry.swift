public import RedlineKit

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
  public var variants: [Variant]
  /// Whether constraints of other traits are drawn too, dotted and grey.
  public var showsInactive = false
  /// Whether `Scripts/record` keeps a PNG of each variant beside its SVG.
  public var keepsPNG = false
  /// The class's name on diagrams in place of the title of this entry.
  private let solve: @Sendable (_ variant: Variant, _ title: String) throws -> SolvedLayout

  /// A layout with one variant a device.
  /// - Parameters:
  ///   - name: Unique in the catalog; lower-case letters, digits and single hyphens.
  ///   - devices: At least one.
  ///   - view: Makes the root view, anew for each variant and on any thread.
  public init(_ name: String, on devices: Device..., view: @escaping @Sendable () -> View) {
    self.init(name, in: devices.map { Variant($0) }, view: view)
  }

  /// A layout in the given variants.
  /// - Parameters:
  ///   - name: Unique in the catalog; lower-case letters, digits and single hyphens.
  ///   - variants: At least one.
  ///   - view: Makes the root view, anew for each variant and on any thread.
  public init(_ name: String, in variants: [Variant], view: @escaping @Sendable () -> View) {
    self.init(name, in: variants) { variant, title in
      try view().solved(
        on: variant.device, direction: variant.direction, textSize: variant.textSize,
        system: variant.system, name: title)
    }
  }

  private init(
    _ name: String, in variants: [Variant],
    solve: @escaping @Sendable (Variant, String) throws -> SolvedLayout
  ) {
    precondition(
      !name.isEmpty && slugified(name) == name,
      "“\(name)” is not an entry's name; use lower-case letters, digits and single hyphens")
    precondition(!variants.isEmpty, "the entry \(name) is drawn nowhere; give it a device")
    self.name = name
    self.title = name.split(separator: "-").joined(separator: " ").capitalizedFirst
    self.variants = variants
    self.solve = solve
  }

  /// Solves the layout in one environment.
  /// - Throws: `LayoutError`, or `FontError` if Inter is not installed.
  public func solved(in variant: Variant) throws -> SolvedLayout {
    try solve(variant, title)
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

  /// Adds variants: `.also(Variant(.iPhone8).rightToLeft())`.
  public func also(_ more: Variant...) -> Entry { with { $0.variants += more } }

  /// Also draws constraints that hold under other traits, dotted and grey.
  public func showingInactive() -> Entry { with { $0.showsInactive = true } }

  /// Keeps a PNG beside each SVG when the catalog is recorded.
  public func keepingPNG() -> Entry { with { $0.keepsPNG = true } }

  private func with(_ change: (inout Entry) -> Void) -> Entry {
    var entry = self
    change(&entry)
    return entry
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
