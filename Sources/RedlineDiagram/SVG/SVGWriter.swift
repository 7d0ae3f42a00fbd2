import RedlineIO

/// Writes a tree of elements, with a stack of its own instead of recursion.
struct SVGWriter {
  private(set) var output: [UInt8] = []

  private enum Step {
    case open(SVGElement, depth: Int, isInline: Bool)
    case text(String)
    case close(String, depth: Int, isInline: Bool, ownLine: Bool)
  }

  mutating func write(_ root: SVGElement) {
    var steps: [Step] = [.open(root, depth: 0, isInline: false)]
    while let step = steps.popLast() {
      switch step {
      case .text(let text):
        MarkupEscaping.append(text, .element, to: &output)
      case .open(let element, let depth, let isInline):
        open(element, depth: depth, isInline: isInline, steps: &steps)
      case .close(let name, let depth, let isInline, let ownLine):
        if ownLine { indent(depth) }
        append("</\(name)>")
        if !isInline { append("\n") }
      }
    }
  }

  private mutating func open(
    _ element: SVGElement, depth: Int, isInline: Bool, steps: inout [Step]
  ) {
    if !isInline { indent(depth) }
    append("<\(element.name)")
    for attribute in element.attributes {
      append(" \(attribute.name)=\"")
      MarkupEscaping.append(attribute.value, .attribute, to: &output)
      append("\"")
    }
    guard !element.children.isEmpty else {
      append(isInline ? "/>" : "/>\n")
      return
    }
    // White space would change a text, so an element with a text in it stays on one line.
    let holdsText = element.children.contains { $0.element == nil }
    let inlineContents = isInline || element.isInline || holdsText
    append(inlineContents ? ">" : ">\n")
    steps.append(
      .close(element.name, depth: depth, isInline: isInline, ownLine: !inlineContents))
    for child in element.children.reversed() {
      switch child {
      case .text(let text): steps.append(.text(text))
      case .element(let child):
        steps.append(.open(child, depth: depth + 1, isInline: inlineContents))
      }
    }
  }

  private static let blanks = (0...20).map { [UInt8](repeating: UInt8(ascii: " "), count: $0 * 2) }

  private mutating func indent(_ depth: Int) {
    output.append(contentsOf: Self.blanks[min(depth, 20)])
  }

  private mutating func append(_ string: String) {
    output.append(contentsOf: string.utf8)
  }
}
