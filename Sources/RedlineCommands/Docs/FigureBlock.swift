import ArgumentParser
import RedlineIO
import RedlinePages
import RedlineScratch

/// A layout in a fenced block of a page, as a file of Swift.
struct FigureBlock {
  /// The name of its entry, which no other block has.
  var entry: String
  var needsUIKit: Bool
  /// The file that is compiled, and its name.
  var file: (name: String, text: String)

  /// - Throws: `ValidationError` for a block that does not hold one layout.
  init(_ listing: PageFigure.Listing, named name: String, on page: String)
    throws(ValidationError)
  {
    entry = Self.entryName(name, on: page)
    let code = listing.lines.joined(separator: "\n")
    let outline = SwiftOutline(code)
    needsUIKit = outline.imports.contains("UIKit")
    // What follows in the compiled file would be taken for a part of it.
    if let bracket = outline.openBracket {
      throw ValidationError(
        "nothing closes the '\(bracket.text)' of line \(listing.firstLine + bracket.line - 1)")
    }
    guard !outline.declarations.contains(where: { $0.attributes.contains("main") }) else {
      throw ValidationError(
        "the block is a program; leave out @main, and what is drawn is a layout")
    }
    let found = LayoutFiles(path: page, outline).layouts(withParts: false)
      .filter { $0.kind != .catalog && $0.kind != .stored }
    guard let layout = found.first, found.count == 1 else {
      let names = found.map { "'\($0.name)'" }.joined(separator: ", ")
      throw ValidationError(
        found.isEmpty
          ? "the block has no layout; declare a class that is a LayoutSpec and made without arguments"
          : "the block has several layouts, \(names); leave one, or one that uses the others")
    }
    let imports =
      needsUIKit ? "import RedlineCommands" : "import RedlineCommands; import RedlineKit"
    let expression = GeneratedCatalog.expression(layout, name: entry)
    let title = layout.name.wordsOfCamelCase.swiftLiteral
    let place = page.swiftLiteral
    file = (
      "\(entry).swift",
      """
      \(imports)
      #sourceLocation(file: \(place), line: \(listing.firstLine))
      \(outline.withPrivateDeclarations(code))
      #sourceLocation(file: \(place), line: \(listing.firstLine + layout.line - 1))
      func \(Self.function(entry))() -> [RedlineCommands.Entry] {
        \(expression).map { $0.title(\(title)) }
      }

      """
    )
  }

  /// A block's entry is named after its page, too: other pages may have one of the same name.
  static func entryName(_ name: String, on page: String) -> String {
    "f\(contentKey(page))-\(name)"
  }

  private static func function(_ entry: String) -> String {
    "redline_\(entry.replacing("-", with: "_"))"
  }

  /// The blocks of pages that can be compiled; what is wrong with others is said when they are drawn.
  static func blocks(in paths: [String]) -> [FigureBlock] {
    var names: Set<String> = []
    return paths.flatMap { path -> [FigureBlock] in
      guard let bytes = try? WholeFile(path).bytes(limit: Page.limit),
        let page = try? Page(bytes, path: path, keys: FigurePlan.keys)
      else { return [] }
      return page.figures.compactMap { figure in
        guard let listing = figure.listing,
          (try? FigurePlan.checkedName(figure.reference.name)) != nil
        else { return nil }
        return try? FigureBlock(listing, named: figure.reference.name, on: path)
      }
    }.filter { names.insert($0.entry).inserted }
  }

  /// The catalog of all blocks.
  static func catalog(of blocks: [FigureBlock]) -> String {
    // One expression of hundreds of parts takes a compiler minutes.
    GeneratedCatalog.program(
      title: "Figures", parts: blocks.map { "redlineFound += \(function($0.entry))()" })
  }
}
