import RedlineIO

/// A page of documentation, with the figures that it names.
///
/// A figure is named by a comment that stands alone on its line or lines, or it is a fenced block of
/// Swift with the layout in it. Its pictures follow it without a blank line between:
///
/// ```markdown
/// <!-- redline: two-buttons on=iphone-8,iphone-8-landscape -->
/// <picture>…</picture>
///
/// ~~~swift redline name=two-buttons on=iphone-8
/// final class TwoButtons: View, LayoutSpec { … }
/// ~~~
/// <picture>…</picture>
/// ```
/// Pages are Markdown (`.md`, `.markdown`), also in a documentation catalog of DocC, and DocC's
/// tutorials and articles (`.tutorial`).
package struct Page: Sendable {
  /// How a page shows a picture.
  package enum Form: Hashable, Sendable {
    /// `<picture>`, with a source for dark appearance.
    case html
    /// `![…](name.svg)`, in a catalog of DocC, which finds `name~dark.svg` itself.
    case docc
    /// `@Image(source: …, alt: …)`, in a tutorial of DocC.
    case tutorial
  }

  package let path: String
  package let form: Form
  /// The figures from the first to the last.
  package private(set) var figures: [PageFigure] = []
  /// What is wrong with what looks like a figure.
  package private(set) var faults: [PageError] = []
  private(set) var lines: [PageLine]

  /// The lines of front matter at its start, without those that enclose it.
  package var frontMatter: [String] {
    let texts = lines.map(\.text)
    return Array(texts.prefix(BlockStructure.frontMatterCount(texts)).dropFirst().dropLast())
  }

  /// The most bytes that are read of a page.
  package static let limit = 16 << 20

  /// Whether a file is a page, by its name.
  package static func isPage(_ path: String) -> Bool {
    [".md", ".markdown", ".tutorial"].contains { path.lowercased().hasSuffix($0) }
  }

  /// Reads a page.
  /// - Parameters:
  ///   - bytes: The page in UTF-8.
  ///   - path: Its path, which errors name and which says what form it has.
  ///   - keys: The options that a figure can have.
  /// - Throws: ``PageError`` for what is no text in UTF-8.
  package init(_ bytes: [UInt8], path: String, keys: [String]) throws(PageError) {
    self.path = path
    form = Self.form(of: path)
    lines = try PageLine.lines(of: bytes, path: path)
    let places = BlockStructure.places(
      of: lines.map(\.text), hasIndentedCode: form != .tutorial)
    var index = 0
    while index < places.count {
      let comment = PageComment(at: index, in: places)
      let block = comment == nil ? PageBlock(at: index, in: places) : nil
      guard let next = comment?.lines.upperBound ?? block?.lines.upperBound else {
        index += 1
        continue
      }
      do {
        let figure =
          if let comment {
            try PageFigure(comment, in: places, form: form, keys: keys)
          } else {
            try PageFigure(block!, in: places, form: form, keys: keys)
          }
        figures.append(figure)
        index = figure.block.upperBound
      } catch {
        faults.append(.figure(path: path, line: index + 1, error.reason))
        index = next
      }
    }
  }

  private static func form(of path: String) -> Form {
    if path.lowercased().hasSuffix(".tutorial") { return .tutorial }
    return path.split(separator: "/").dropLast().contains { $0.hasSuffix(".docc") } ? .docc : .html
  }
}

/// A comment that names a figure.
struct PageComment {
  /// Where it stands, from 0.
  var lines: Range<Int>
  var prefix: String
  /// What follows `redline:`.
  var words: String
  /// Whether it has the colon.
  var hasColon: Bool
  /// Whether something stands behind it on its line, or it does not end.
  var isAlone: Bool

  init?(at index: Int, in places: [BlockStructure.Place]) {
    let place = places[index]
    guard place.line == .text, place.content.hasPrefix("<!--") else { return nil }
    let opening = place.content.dropFirst(4).drop { $0 == " " || $0 == "\t" }
    guard let (opening, hasColon) = Self.words(of: opening) else { return nil }
    self.hasColon = hasColon
    // A list's marker is not repeated: what follows it is indented.
    prefix = String(place.prefix.map { $0 == ">" || $0 == "\t" ? $0 : " " })
    var text = String(opening)
    var end = index
    while text.ranges(of: "-->").isEmpty, end + 1 < places.count, places[end + 1].line == .hidden {
      end += 1
      text += " " + places[end].content
    }
    lines = index..<(end + 1)
    let close = text.ranges(of: "-->").first
    words = String(text[..<(close?.lowerBound ?? text.endIndex)])
    isAlone = close.map { text[$0.upperBound...].allSatisfy(\.isWhitespace) } ?? false
  }
}

extension PageComment {
  /// What follows `redline:`, however that is written; without the colon only what has options, as
  /// anything else may be a sentence.
  private static func words(of opening: Substring) -> (words: Substring, hasColon: Bool)? {
    let name = "redline"
    guard opening.prefix(name.count).lowercased() == name else { return nil }
    let rest = opening.dropFirst(name.count)
    let words = rest.drop { $0 == " " || $0 == "\t" }
    if words.first == ":" { return (words.dropFirst(), true) }
    guard words.startIndex > rest.startIndex else { return nil }
    let end = words.ranges(of: "-->").first?.lowerBound ?? words.endIndex
    let options = words[..<end].split(whereSeparator: \.isWhitespace).dropFirst()
    return !options.isEmpty && options.allSatisfy { $0.contains("=") } ? (words, false) : nil
  }
}

/// A fenced block of Swift whose first line says that it is a figure.
struct PageBlock {
  /// With its fences, from 0.
  var lines: Range<Int>
  var prefix: String
  /// What follows `redline` on the first line.
  var words: String
  var isClosed: Bool

  init?(at index: Int, in places: [BlockStructure.Place]) {
    guard case .fence(let info) = places[index].line else { return nil }
    let parts = Self.plain(info).split(maxSplits: 2) { $0.isWhitespace }
    guard parts.count > 1, ["swift", "swift,"].contains(parts[0].lowercased()),
      parts[1].lowercased() == "redline"
    else { return nil }
    prefix = String(places[index].prefix.map { $0 == ">" || $0 == "\t" ? $0 : " " })
    words = parts.count > 2 ? String(parts[2]) : ""
    var end = index + 1
    while end < places.count, places[end].line == .code { end += 1 }
    isClosed = end < places.count && places[end].line == .fenceEnd
    lines = index..<(isClosed ? end + 1 : end)
  }

  /// `{.swift redline name=a}` and `swift?redline&name=a` as `swift redline name=a`.
  ///
  /// Python-Markdown, of which MkDocs makes its pages, takes a first line with more than a language
  /// for a block of code only in braces; kramdown, of which Jekyll does, takes no blanks, and what
  /// follows a question mark for options of the highlighter.
  private static func plain(_ info: String) -> Substring {
    if info.lowercased().hasPrefix("swift?redline") {
      return info.replacing("?", with: " ", maxReplacements: 1).replacing("&", with: " ")[...]
    }
    guard let brace = info.firstIndex(of: "{"), info.hasSuffix("}") else { return info[...] }
    let inner = info[brace...].dropFirst().dropLast().drop { $0.isWhitespace }
    // `swift {redline name=a}`, as one may guess it.
    if brace > info.startIndex { return info[..<brace] + inner }
    return inner.hasPrefix(".") ? inner.dropFirst() : inner
  }
}
