import ArgumentParser
import Foundation
import RedlineIO
import RedlineKit

/// Which entries of a catalog, and in which environments.
struct CatalogSelection: ParsableArguments {
  /// A way to hold a device.
  enum Orientation: String, CaseIterable { case portrait, landscape }
  /// A direction of layouts.
  enum Direction: String, CaseIterable { case ltr, rtl }

  @Option(
    help: ArgumentHelp(
      """
      Only entries or variants of that name, as 'list' shows them without further options; * and ? \
      are wildcards; may be repeated.
      """,
      valueName: "name"))
  var only: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      The device in place of the entries' own, by name (iphone-15, iphone-15-landscape) or in points \
      (320x480, each side above 0 and at most 10000); may be repeated.
      """,
      valueName: "device"),
    completion: .list(Device.slugs), transform: { try Device(argument: $0) })
  var on: [Device] = []

  @Option(help: "How the devices are held in place of the entries' own way.")
  var orientation: Choice<Orientation>?

  @Option(help: "The layout direction in place of the entries' own.")
  var direction: Choice<Direction>?

  @Option(
    help: ArgumentHelp(
      "The text size in place of the entries' own: XS, S, M, L, XL, XXL, XXXL, AX1 … AX5.",
      valueName: "size"),
    completion: .list(ContentSizeCategory.allCases.map(\.abbreviation)),
    transform: { try ContentSizeCategory(argument: $0) })
  var textSize: ContentSizeCategory?

  @Option(
    help: ArgumentHelp(
      "The height of the keyboard in points in place of the entries' own; 0 hides it.",
      valueName: "points"),
    transform: { try keyboardHeight(argument: $0) })
  var keyboard: Double?

  @Option(
    help: "The contrast in place of the entries' own, for which colours and images have forms.")
  var contrast: Choice<Contrast>?

  /// The entries that are wanted, with the variants that are.
  /// - Throws: `ValidationError` for a name that fits nothing.
  func select(from entries: [Entry]) throws -> [Entry] {
    try entries.only(only).compactMap { entry in
      var entry = entry
      entry.variants = variants(of: entry)
      return entry.variants.isEmpty ? nil : entry
    }
  }

  private func variants(of entry: Entry) -> [Variant] {
    VariantChoice(
      on: on, orientation: orientation?.value, direction: direction?.value,
      textSize: textSize, keyboard: keyboard, contrast: contrast?.value
    ).variants(of: entry)
  }
}

extension [Entry] {
  /// So many are named where one is not found.
  private static var mostListed: Int { 12 }

  /// The entries and variants that names and patterns stand for; all if there are none.
  /// - Throws: `ValidationError` for a name that fits nothing.
  func only(_ patterns: [String]) throws -> [Entry] {
    guard !patterns.isEmpty else { return self }
    for pattern in patterns where !contains(where: { !$0.variants(matching: pattern).isEmpty }) {
      let names = map(\.name) + flatMap { $0.variants.map($0.fileName(of:)) }
      let all =
        count <= Self.mostListed
        ? " There \(count == 1 ? "is" : "are") \(map(\.name).listed(atMost: count))."
        : " The subcommand 'list' shows them all."
      throw ValidationError(
        NearMatches(of: pattern, among: names).sentence("no entry is named '\(pattern)'") + all)
    }
    return compactMap { entry in
      var entry = entry
      let matches = Set(patterns.flatMap { entry.variants(matching: $0) })
      entry.variants = entry.variants.filter { matches.contains($0) }
      return entry.variants.isEmpty ? nil : entry
    }
  }
}

extension Entry {
  /// All variants if the pattern fits the entry's name, or that of a figure of all; otherwise those whose
  /// file name it fits.
  func variants(matching pattern: String) -> [Variant] {
    let whole = [name] + joinedForms.map(fileName(of:))
    if whole.contains(where: { fnmatch(pattern, $0, 0) == 0 }) { return variants }
    return variants.filter { fnmatch(pattern, fileName(of: $0), 0) == 0 }
  }

  /// The name of a variant's files, without theme, scale and ending.
  func fileName(of variant: Variant) -> String { "\(name)-\(variant.fileSuffix)" }
}

/// The height of a keyboard in points.
/// - Throws: `ValidationError`.
func keyboardHeight(argument text: String) throws -> Double {
  guard let height = Double(text), (0...10_000).contains(height) else {
    throw ValidationError("'\(text)' is not a height in points from 0 to 10000")
  }
  return height
}

extension Device {
  /// A device by name, with `-landscape` behind it where it lies on its side, or a canvas by its size in points.
  /// - Throws: `ValidationError`.
  init(argument text: String) throws {
    if let device = Device.named(text) {
      self = device
      return
    }
    let end = "-landscape"
    if text.hasSuffix(end), let device = Device.named(String(text.dropLast(end.count))) {
      self = device.landscape
      return
    }
    let parts = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }
    let sides = parts.compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard parts.count == 2, sides.count == 2 else {
      throw ValidationError(
        NearMatches(of: text, among: Device.slugs)
          .sentence("no device is named '\(text)'")
          + " 'redline devices' shows them all; a size in points is written as 320x480.")
    }
    guard sides.allSatisfy({ $0 > 0 && $0 <= 10_000 }) else {
      throw ValidationError(
        "'\(text)' is not a size in points; each side is above 0 and at most 10000.")
    }
    self = .canvas(sides[0], sides[1])
  }
}

extension ContentSizeCategory {
  /// A text size by its abbreviation.
  /// - Throws: `ValidationError`.
  init(argument text: String) throws {
    guard let size = ContentSizeCategory(text) else {
      let names = ContentSizeCategory.allCases.map(\.abbreviation).joined(separator: ", ")
      throw ValidationError("no text size is named '\(text)'; choose from \(names)")
    }
    self = size
  }
}
