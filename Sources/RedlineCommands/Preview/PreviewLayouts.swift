import ArgumentParser
import Foundation
import RedlineIO
import RedlineKit
import RedlinePreview

/// Layouts that can be asked for by name.
protocol PreviewLayouts: Sendable {
  /// What there is, as it is now.
  mutating func list() throws -> PreviewListing
  /// A layout in its own environment, or in another.
  func layout(_ name: String, in variant: PreviewVariant) async throws -> SolvedLayout
  /// The layout that was accepted; `nil` if there is none.
  func golden(_ name: String, in variant: PreviewVariant) throws -> SolvedLayout?
  /// How it is drawn.
  func diagram(of layout: SolvedLayout, named name: String) -> Diagram
}

extension PreviewLayouts {
  func golden(_ name: String, in variant: PreviewVariant) throws -> SolvedLayout? { nil }
  func diagram(of layout: SolvedLayout, named name: String) -> Diagram { Diagram(layout) }
}

extension PreviewVariant {
  /// What takes the place of an entry's own environment.
  /// - Throws: `ValidationError`.
  func choice() throws -> VariantChoice {
    var choice = VariantChoice()
    if let device { choice.on = [try Device(argument: device)] }
    choice.orientation = try orientation.map { text in
      guard let value = CatalogSelection.Orientation(rawValue: text) else {
        throw ValidationError("'\(text)' is not portrait or landscape")
      }
      return value
    }
    choice.direction = try direction.map { text in
      guard let value = CatalogSelection.Direction(rawValue: text) else {
        throw ValidationError("'\(text)' is not ltr or rtl")
      }
      return value
    }
    choice.textSize = try textSize.map { try ContentSizeCategory(argument: $0) }
    choice.keyboard = try keyboard.map { try keyboardHeight(argument: "\($0)") }
    return choice
  }

  /// The width of the screen, if it is another.
  /// - Throws: `ValidationError`.
  func checkedWidth() throws -> Double? {
    guard let width else { return nil }
    guard width >= 1, width <= 10_000 else {
      throw ValidationError("a screen is 1 to 10000 points wide, not \(width)")
    }
    return width
  }

  /// An environment as choices.
  init(_ environment: LayoutEnvironment) {
    self.init()
    let device = environment.device
    self.device = Device.named(device.name)?.slug
    orientation = device.orientation.rawValue
    direction = environment.layoutDirection == .rightToLeft ? "rtl" : "ltr"
    textSize = environment.contentSizeCategory.abbreviation
    keyboard = environment.keyboardHeight
    width = Double(device.size.width)
  }
}

/// The entries of a catalog.
struct CatalogLayouts: PreviewLayouts {
  var entries: [Entry]
  /// The folder of goldens.
  var goldens: String?

  private var variants: [(name: String, entry: Entry, variant: Variant)] {
    entries.flatMap { entry in entry.variants.map { (entry.fileName(of: $0), entry, $0) } }
  }

  func list() -> PreviewListing {
    let figures = variants.map { name, entry, variant in
      PreviewListing.Figure(
        name: name, title: entry.title, place: variant.title, section: entry.section?.title,
        summary: entry.summary, varies: true, variant: PreviewVariant(variant.environment))
    }
    return PreviewListing(figures: figures, hasGoldens: figures.contains { hasGolden($0.name) })
  }

  func layout(_ name: String, in variant: PreviewVariant) async throws -> SolvedLayout {
    let (entry, chosen) = try chosen(name, variant)
    return try await entry.solvedInPlace(in: chosen)
  }

  private func chosen(
    _ name: String, _ variant: PreviewVariant
  ) throws -> (entry: Entry, variant: Variant) {
    guard let found = variants.first(where: { $0.name == name }) else {
      throw ValidationError("there is no layout '\(name)' any more")
    }
    var entry = found.entry
    entry.variants = [found.variant]
    var chosen = try variant.choice().variants(of: entry)[0]
    if let width = try variant.checkedWidth() { chosen = chosen.ofWidth(width) }
    return (entry, chosen)
  }

  func golden(_ name: String, in variant: PreviewVariant) throws -> SolvedLayout? {
    let (entry, chosen) = try chosen(name, variant)
    guard let goldens, variant.width == nil else { return nil }
    let path = "\(goldens)/\(entry.fileName(of: chosen)).svg"
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return try LayoutFileReader.layout(path)
  }

  private func hasGolden(_ name: String) -> Bool {
    goldens.map { FileManager.default.fileExists(atPath: "\($0)/\(name).svg") } ?? false
  }

  func diagram(of layout: SolvedLayout, named name: String) -> Diagram {
    var diagram = Diagram(layout)
    guard let entry = variants.first(where: { $0.name == name })?.entry else { return diagram }
    diagram.showsInactive = entry.showsInactive
    diagram.figure = entry.figure
    return diagram
  }
}
