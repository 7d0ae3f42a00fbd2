import ArgumentParser
import Foundation
import RedlineIO
import RedlineKit
import RedlinePages
import RedlineSnapshots

/// A picture that a page is to show, in one or two themes.
struct PlannedPicture: Hashable, Sendable {
  var entry: String
  var variant: Variant
  var style: Diagram.Style
  var themes: [Theme.Name]
  /// How it is laid out where the page says so; `nil` is the entry's own way.
  var figure: FigureOptions?
  /// What the variants become together; `nil` is a picture of one.
  var joined: JoinedForm?
  /// The variants of a figure of several.
  var variants: [Variant] = []
  /// The file's path without theme and ending.
  var base: String

  func path(_ theme: Theme.Name) -> String { "\(base)\(theme == .dark ? "~dark" : "").svg" }
}

/// How references of pages become pictures.
struct FigurePlan {
  /// Where the layouts of figures are.
  enum Origin {
    /// Comments name the entries of a catalog.
    case comments
    /// They stand in blocks of code.
    case blocks
  }

  static let keys =
    [
      "on", "orientation", "direction", "text-size", "contrast", "style", "theme", "series",
      "motion", "to", "name", "alt", "link",
    ]
    + layoutKeys
  /// Options of `render` that say how a figure is laid out.
  private static let layoutKeys = [
    "width", "crop", "legend", "only", "hide", "axis", "emphasize",
  ]

  /// By name.
  var entries: [String: Entry]
  /// The folder of all pictures; `nil` puts them beside their page.
  var folder: String?
  /// The figures that are drawn; others are left as they are.
  var draws = Origin.comments
  /// Entries whose code ended the program before.
  var ended: Set<String> = []
  /// The folders that pictures may be in, beside those of their pages.
  var roots = ["."]

  init(entries: [Entry], folder: String?) {
    self.entries = Dictionary(entries.map { ($0.name, $0) }) { first, _ in first }
    self.folder = folder
  }

  /// The pictures of a figure; `nil` if it is left as it is.
  /// - Throws: What is wrong with the figure, with its page and line.
  func pictures(of figure: PageFigure, in page: Page) throws(PageError) -> [PlannedPicture]? {
    guard (figure.listing != nil) == (draws == .blocks) else { return nil }
    do { return try pictures(of: figure.reference, entry(of: figure, on: page), on: page) } catch {
      throw .figure(path: page.path, line: figure.line, error.message)
    }
  }

  private func entry(of figure: PageFigure, on page: Page) throws(ValidationError) -> Entry {
    let name = figure.reference.name
    guard let listing = figure.listing else {
      if let entry = entries[name] { return entry }
      throw ValidationError(
        NearMatches(of: name, among: entries.keys.sorted())
          .sentence("the catalog has no entry '\(name)'"))
    }
    _ = try Self.checkedName(name)
    guard !ended.contains(FigureBlock.entryName(name, on: page.path)) else {
      throw ValidationError(
        "the code of this block ended the program; its pictures are left as they are")
    }
    if let entry = entries[FigureBlock.entryName(name, on: page.path)] { return entry }
    _ = try FigureBlock(listing, named: name, on: page.path)
    throw ValidationError("what the block declares is no layout")
  }

  private func pictures(
    of reference: FigureReference, _ entry: Entry, on page: Page
  ) throws(ValidationError) -> [PlannedPicture] {
    let style = try Self.choice(reference, "style", of: Diagram.Style.self) ?? .annotated
    let theme = try Self.choice(reference, "theme", of: Theme.Name.self)
    // Dark pictures are found by their names, and never shown alone.
    let themes = theme.map { [$0] } ?? Theme.Name.allCases
    let folder = try folder(of: reference, on: page)
    try PublishedPage.checkLink(of: reference, on: page)
    let choice = try choice(reference)
    let figure = try Self.figure(reference)
    let name = try Self.name(reference)
    let joined = try Self.joined(reference)
    var own = entry
    // Devices that a page names take the place of all variants.
    if !choice.on.isEmpty { own.variants = Array(entry.variants.prefix(1)) }
    if let joined {
      var picture = try Self.picture(of: own, joined, in: choice.variants(of: own), named: name)
      (picture.themes, picture.figure) = (themes, figure)
      if folder != "." { picture.base = "\(folder)/\(picture.base)" }
      return [picture]
    }
    return choice.variants(of: own).map { variant in
      let suffix = style == .annotated ? "" : "-\(style.rawValue)"
      let stem = name.map { "\($0)-\(variant.fileSuffix)" } ?? entry.fileName(of: variant)
      return PlannedPicture(
        entry: entry.name, variant: variant, style: style, themes: themes, figure: figure,
        base: (folder == "." ? "" : "\(folder)/") + stem + suffix)
    }
  }

  /// What the figure makes of its variants together; `nil` draws each by itself.
  private static func joined(_ reference: FigureReference) throws(ValidationError) -> JoinedForm? {
    var found: JoinedForm?
    for form in JoinedForm.allCases {
      guard let word = reference.options[form.rawValue] else { continue }
      guard word == "yes" else {
        throw ValidationError("\(form.rawValue) is '\(word)'; write \(form.rawValue)=yes")
      }
      guard found == nil else {
        throw ValidationError(
          "series and motion are two figures; name each in a comment of its own")
      }
      found = form
    }
    let style = reference.options["style"] ?? "annotated"
    guard found == nil || style == "annotated" else {
      throw ValidationError(
        "\(found!.rawValue)=yes draws constraints, and style is '\(style)'; leave one of them out")
    }
    return found
  }

  /// One picture of all variants.
  private static func picture(
    of entry: Entry, _ form: JoinedForm, in variants: [Variant], named name: String?
  ) throws(ValidationError) -> PlannedPicture {
    var own = entry
    own.variants = variants
    let hasViews = form == .motion && entry.movesThroughViews
    guard hasViews || variants.count > 1 else {
      throw ValidationError(
        "\(form.rawValue)=yes takes two variants or more, and there is 1; name devices with on=")
    }
    // All that the entry has are known by its name.
    let isOwn = name != nil || hasViews && variants.count == 1 || own.hasAllVariants
    let suffix = isOwn ? [] : variants.map(\.fileSuffix)
    var stem = own.fileName(of: form)
    if let name { stem = "\(name)-\(form.rawValue)" }
    return PlannedPicture(
      entry: entry.name, variant: variants[0], style: .annotated, themes: [], joined: form,
      variants: variants, base: ([stem] + suffix).joined(separator: "-"))
  }

  /// What the files are named after in place of the entry.
  private static func name(_ reference: FigureReference) throws(ValidationError) -> String? {
    guard let name = reference.options["name"] else { return nil }
    return try checkedName(name)
  }

  static func checkedName(_ name: String) throws(ValidationError) -> String {
    guard !name.isEmpty, slugified(name) == name else {
      throw ValidationError(
        "name is '\(name)'; use lower-case letters, digits and single hyphens")
    }
    return name
  }

  private static func figure(
    _ reference: FigureReference
  ) throws(ValidationError) -> FigureOptions? {
    let words = layoutKeys.flatMap { key in
      reference.options[key].map { ["--\(key)", $0] } ?? []
    }
    guard !words.isEmpty else { return nil }
    do { return try FigureArguments.parse(words).options } catch {
      let reason = FigureArguments.message(for: error).replacing("--", with: "")
      throw ValidationError(reason)
    }
  }

  private func choice(_ reference: FigureReference) throws(ValidationError) -> VariantChoice {
    var choice = VariantChoice()
    for name in reference.options["on"]?.split(separator: ",") ?? [] {
      choice.on.append(try Self.validated { try Device(argument: String(name)) })
    }
    choice.orientation = try Self.choice(
      reference, "orientation", of: CatalogSelection.Orientation.self)
    choice.direction = try Self.choice(reference, "direction", of: CatalogSelection.Direction.self)
    if let size = reference.options["text-size"] {
      choice.textSize = try Self.validated { try ContentSizeCategory(argument: size) }
    }
    choice.contrast = try Self.choice(reference, "contrast", of: Contrast.self)
    return choice
  }

  private static func validated<Value>(
    _ body: () throws -> Value
  ) throws(ValidationError) -> Value {
    do { return try body() } catch let error as ValidationError { throw error } catch {
      throw ValidationError("\(error)")
    }
  }

  private static func choice<Value: CaseIterable & RawRepresentable<String>>(
    _ reference: FigureReference, _ key: String, of type: Value.Type
  ) throws(ValidationError) -> Value? {
    guard let text = reference.options[key] else { return nil }
    guard let value = Value(rawValue: text.lowercased()) else {
      let names = Value.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("\(key) is '\(text)'; choose from \(names)")
    }
    return value
  }

  /// Where the pictures of a figure are: never outside of the page's folder and the roots.
  private func folder(
    of reference: FigureReference, on page: Page
  ) throws(ValidationError) -> String {
    let beside = PageFiles.folder(of: page.path)
    guard let name = reference.options["to"] else { return folder ?? resources(of: page) ?? beside }
    let path = PageFiles.standardized("\(beside)/\(name)")
    let allowed = ([beside] + roots).map { PageFiles.standardized($0) }
    guard !name.hasPrefix("/"), allowed.contains(where: { path == $0 || path.hasPrefix($0 + "/") })
    else { throw ValidationError("to is '\(name)', which is outside of the folder") }
    if name.isEmpty || name == "." { return beside }
    return beside == "." ? name : "\(beside)/\(name)"
  }

  /// The folder of pictures in a catalog of DocC, if it has one.
  private func resources(of page: Page) -> String? {
    guard page.form != .html else { return nil }
    let parts = page.path.split(separator: "/", omittingEmptySubsequences: false)
    guard let end = parts.dropLast().lastIndex(where: { $0.hasSuffix(".docc") }) else { return nil }
    let path = parts[...end].joined(separator: "/") + "/Resources"
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists && isFolder.boolValue ? path : nil
  }
}
