/// Which lines of a Markdown page are text, and which are code, front matter or hidden.
///
/// It follows containers (block quotes and list items) and what can hold a comment that is none:
/// fenced and indented code, raw HTML, longer comments, front matter.
///
/// Reference: CommonMark 0.31, sections 4.4–4.6, 5.1 and 5.2.
struct BlockStructure {
  /// What a line is.
  enum Line: Hashable {
    case text
    /// The line that begins a fenced block of code, with its info string.
    case fence(info: String)
    case code
    /// The line that ends a fenced block of code.
    case fenceEnd
    case hidden
  }

  /// What a line stands in, and where its own text begins.
  struct Place: Hashable {
    var line: Line
    /// The quote marks and blanks before the line's own text.
    var prefix: String
    /// The line without them.
    var content: String
  }

  private enum Container { case quote, item(indent: Int) }
  private enum Block {
    case fence(marker: Character, count: Int, depth: Int)
    /// Raw HTML or a comment up to a text.
    case html(end: String)
  }

  private var containers: [Container] = []
  private var block: Block?
  /// Whether an indented line goes on with a paragraph.
  private var isInParagraph = false

  /// Whether a line is code by its indentation alone: not in a tutorial of DocC, whose directives
  /// indent what they hold.
  private var hasIndentedCode = true

  /// The place of each line.
  static func places(of lines: [String], hasIndentedCode: Bool = true) -> [Place] {
    var structure = BlockStructure()
    structure.hasIndentedCode = hasIndentedCode
    let front = frontMatterCount(lines)
    return lines.enumerated().map { index, line in
      index < front
        ? Place(line: .hidden, prefix: "", content: line) : structure.next(line)
    }
  }

  /// The lines of front matter at the start, with the lines that enclose it.
  static func frontMatterCount(_ lines: [String]) -> Int {
    guard let first = lines.first.map({ $0.droppingByteOrderMark.trimmingBlanksAtEnd }),
      first == "---" || first == "+++",
      let end = lines.dropFirst().firstIndex(where: {
        let line = $0.trimmingBlanksAtEnd
        return line == first || first == "---" && line == "..."
      })
    else { return 0 }
    return end + 1
  }

  private mutating func next(_ line: String) -> Place {
    var rest = Cursor(line.droppingByteOrderMark)
    let isBlank = rest.isBlank
    let kept = keptContainers(&rest, isBlank: isBlank)
    if case .fence(let marker, let count, let depth) = block {
      if kept >= depth {
        return fenced(rest, marker: marker, count: count, in: line)
      }
      block = nil
    }
    if case .html(let end) = block {
      if rest.text.lowercased().contains(end) { block = nil }
      return place(.hidden, rest, in: line)
    }
    containers.removeLast(containers.count - kept)
    openContainers(&rest)
    if isBlank {
      isInParagraph = false
      return place(.text, rest, in: line)
    }
    if rest.indent >= 4, hasIndentedCode {
      let isCode = !isInParagraph
      return place(isCode ? .code : .text, rest, in: line)
    }
    rest.skipBlanks()
    if let fence = Self.fence(rest.text) {
      block = .fence(marker: fence.marker, count: fence.count, depth: containers.count)
      isInParagraph = false
      return place(.fence(info: fence.info), rest, in: line)
    }
    openHTML(rest.text)
    // HTML goes on to the next blank line, as a paragraph does; a comment ends with itself.
    isInParagraph = block == nil && !rest.text.hasPrefix("<!--") && !rest.text.hasPrefix("#")
    return place(.text, rest, in: line)
  }

  /// Goes past the marks of the containers that the line is still in.
  private func keptContainers(_ rest: inout Cursor, isBlank: Bool) -> Int {
    for (index, container) in containers.enumerated() {
      switch container {
      case .quote:
        guard rest.indent <= 3, rest.first == ">" else { return index }
        rest.skipQuoteMark()
      case .item(let indent):
        if isBlank || rest.isBlank { continue }
        guard rest.indent >= indent else { return index }
        rest.skip(columns: indent)
      }
    }
    return containers.count
  }

  private mutating func openContainers(_ rest: inout Cursor) {
    while rest.indent <= 3 {
      if rest.first == ">" {
        rest.skipQuoteMark()
        containers.append(.quote)
      } else if let width = rest.itemMarkerWidth {
        rest.skip(columns: width)
        containers.append(.item(indent: width))
      } else {
        return
      }
      isInParagraph = false
    }
  }

  private mutating func fenced(
    _ rest: Cursor, marker: Character, count: Int, in line: String
  ) -> Place {
    var own = rest
    own.skipBlanks()
    let run = own.text.prefix { $0 == marker }.count
    let isEnd =
      rest.indent <= 3 && run >= count
      && own.text.dropFirst(run).allSatisfy { $0 == " " || $0 == "\t" }
    guard isEnd else { return place(.code, rest, in: line) }
    block = nil
    return place(.fenceEnd, own, in: line)
  }

  private static func fence(
    _ text: Substring
  ) -> (marker: Character, count: Int, info: String)? {
    guard let marker = text.first, marker == "`" || marker == "~" else { return nil }
    let count = text.prefix { $0 == marker }.count
    let info = text.dropFirst(count)
    guard count >= 3, marker == "~" || !info.contains("`") else { return nil }
    return (marker, count, String(info).trimmingBlanks)
  }

  /// Begins a block in which a comment is none: a longer comment, or raw HTML.
  private mutating func openHTML(_ text: Substring) {
    guard text.first == "<" else { return }
    if text.hasPrefix("<!--") {
      if !text.dropFirst(4).contains("-->") { block = .html(end: "-->") }
      return
    }
    for name in ["pre", "script", "style", "textarea"] {
      let opening = text.dropFirst().prefix(name.count + 1).lowercased()
      let isTag =
        opening == name || opening.hasPrefix(name) && " \t>".contains(opening.last ?? "x")
      if isTag, !text.lowercased().contains("</\(name)>") { block = .html(end: "</\(name)>") }
    }
  }

  private func place(_ kind: Line, _ rest: Cursor, in line: String) -> Place {
    Place(
      line: kind, prefix: String(line.prefix(line.count - rest.text.count)),
      content: String(rest.text))
  }
}
