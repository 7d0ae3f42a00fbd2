import RedlineIO

/// A picture in a page: where its file is, and what is said to those who do not see it.
package struct PagePicture: Hashable, Sendable {
  /// The file's path from the page's folder, or in a catalog of DocC its name.
  package var source: String
  /// The file for dark appearance, where the page's form names it.
  package var darkSource: String?
  package var alternativeText: String

  package init(source: String, darkSource: String?, alternativeText: String) {
    (self.source, self.darkSource) = (source, darkSource)
    self.alternativeText = alternativeText
  }

  /// The lines of the picture in a page.
  package func lines(_ form: Page.Form) -> [String] {
    switch form {
    case .html:
      let alt = MarkupEscaping.attribute(alternativeText.printableLine)
      let image = #"<img alt="\#(alt)" src="\#(source.markdownLinkTarget)">"#
      guard let darkSource else { return [image] }
      let dark = darkSource.markdownLinkTarget
      return [
        "<picture>",
        #"  <source media="(prefers-color-scheme: dark)" srcset="\#(dark)">"#,
        "  " + image,
        "</picture>",
      ]
    case .docc:
      return ["![\(alternativeText.markdownEscaped)](\(source.markdownLinkTarget))"]
    case .tutorial:
      let alt = alternativeText.printableLine.replacing(["\\": "\\\\", "\"": "\\\""])
      return [#"@Image(source: "\#(source)", alt: "\#(alt)")"#]
    }
  }

  /// Whether a line is the first of pictures.
  static func begins(_ line: String, form: Page.Form) -> Bool {
    let starts = form == .tutorial ? ["@Image("] : ["<picture", "<img", "!["]
    return starts.contains { line.hasPrefix($0) }
  }

  /// The pictures of a block; `nil` if there is anything else in it.
  static func pictures(in text: String, form: Page.Form) -> [PagePicture]? {
    var pictures: [PagePicture] = []
    var rest = text[...]
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard !rest.isEmpty else { return pictures }
      guard let picture = next(&rest, form) else { return nil }
      pictures.append(picture)
    }
  }

  private static func next(_ rest: inout Substring, _ form: Page.Form) -> PagePicture? {
    if form == .tutorial { return tutorialImage(&rest) }
    if rest.hasPrefix("![") { return markdownImage(&rest) }
    if rest.hasPrefix("<picture") {
      guard let end = rest.ranges(of: "</picture>").first else { return nil }
      let picture = image(in: rest[..<end.lowerBound])
      rest = rest[end.upperBound...]
      return picture
    }
    guard rest.hasPrefix("<img"), let end = tagEnd(in: rest) else { return nil }
    let picture = image(in: rest[..<end])
    rest = rest[end...]
    return picture
  }

  /// The image in HTML, with the source for dark appearance beside it.
  private static func image(in text: Substring) -> PagePicture? {
    var (source, dark, alt): (String?, String?, String?)
    var rest = text
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...]
      guard let end = tagEnd(in: rest) else { return nil }
      let attributes = HTMLAttributes(tag: rest[..<end])
      switch attributes.name {
      case "img": (source, alt) = (attributes["src"], attributes["alt"])
      case "source": dark = attributes["srcset"]
      case "picture": break
      default: return nil
      }
      rest = rest[end...]
    }
    guard let source else { return nil }
    return PagePicture(
      source: source.removingPercents, darkSource: dark?.removingPercents,
      alternativeText: alt ?? "")
  }

  /// Behind the `>` of a tag, none of those in its quotes.
  private static func tagEnd(in text: Substring) -> Substring.Index? {
    var quote: Character?
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == ">" {
        return text.index(after: index)
      }
    }
    return nil
  }

  private static func markdownImage(_ rest: inout Substring) -> PagePicture? {
    var inner = rest.dropFirst(2)
    var (alt, depth) = ("", 0)
    while let next = inner.popFirst() {
      if next == "\\", let escaped = inner.first, escaped.isASCII,
        escaped.isPunctuation || escaped.isSymbol
      {
        alt.append(escaped)
        inner.removeFirst()
        continue
      }
      if next == "[" { depth += 1 }
      if next == "]" {
        if depth == 0 { break }
        depth -= 1
      }
      alt.append(next)
    }
    guard inner.first == "(", let end = inner.firstIndex(of: ")") else { return nil }
    let target = inner[inner.index(after: inner.startIndex)..<end]
    guard !target.contains(where: \.isWhitespace) else { return nil }
    rest = inner[inner.index(after: end)...]
    return PagePicture(
      source: String(target).removingPercents, darkSource: nil, alternativeText: alt)
  }

  private static func tutorialImage(_ rest: inout Substring) -> PagePicture? {
    guard rest.hasPrefix("@Image(") else { return nil }
    var inner = rest.dropFirst("@Image(".count)
    var values: [String: String] = [:]
    while true {
      inner = inner.drop { $0.isWhitespace || $0 == "," }
      if inner.first == ")" { break }
      let key = inner.prefix { $0.isLetter }
      inner = inner.dropFirst(key.count).drop { $0.isWhitespace || $0 == ":" }
      guard !key.isEmpty, let value = argument(&inner) else { return nil }
      values[String(key)] = value
    }
    rest = inner.dropFirst()
    return values["source"].map {
      PagePicture(source: $0, darkSource: nil, alternativeText: values["alt"] ?? "")
    }
  }

  /// An argument with or without quotation marks.
  private static func argument(_ rest: inout Substring) -> String? {
    guard rest.first == "\"" else {
      let value = rest.prefix { !$0.isWhitespace && $0 != "," && $0 != ")" }
      rest = rest.dropFirst(value.count)
      return value.isEmpty ? nil : String(value)
    }
    rest.removeFirst()
    var value = ""
    while let next = rest.popFirst() {
      if next == "\"" { return value }
      if next == "\\", let escaped = rest.popFirst() {
        value.append(escaped)
      } else {
        value.append(next)
      }
    }
    return nil
  }
}
