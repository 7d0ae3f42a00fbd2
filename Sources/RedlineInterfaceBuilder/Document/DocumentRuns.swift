import Foundation
import RedlineLayout

/// The parts of an attributed text, as a document has them.
struct DocumentTextParts {
  /// A part with what it says of itself; its run says all of it.
  private(set) var runs: [SolvedLayout.Text.Run] = []
  /// The side at which the first paragraph begins.
  private(set) var alignment: SolvedLayout.Text.Alignment?

  /// The colour of the first part.
  var color: Color? { runs.first?.color }

  /// The parts that look otherwise than a text in a font and in the colour of the first one.
  func runs(beside font: Font) -> [SolvedLayout.Text.Run] {
    let color = runs.first?.color
    return runs.compactMap { run in
      var run = run
      if run.font == font { run.font = nil }
      if run.color == color { run.color = nil }
      let plain = SolvedLayout.Text.Run(location: run.location, length: run.length)
      return run == plain ? nil : run
    }
  }

  fileprivate mutating func append(
    _ length: Int, _ document: InterfaceDocument, attributes: Int?
  ) throws(InterfaceBuilderError) {
    let start = runs.last.map { $0.location + $0.length } ?? 0
    var run = SolvedLayout.Text.Run(location: start, length: length)
    for child in attributes.map({ document.tree[$0].children }) ?? [] {
      try read(child, of: document, into: &run)
    }
    runs.append(run)
  }

  private mutating func read(
    _ child: Int, of document: InterfaceDocument, into run: inout SolvedLayout.Text.Run
  ) throws(InterfaceBuilderError) {
    let element = document.tree[child]
    let number = { () throws(InterfaceBuilderError) -> Double? in
      guard let text = element.attributes["value"] else { return nil }
      let value = try document.number(text, name: "value", line: element.line)
      return value == 0 ? nil : min(1000, max(-1000, value))
    }
    switch element.attributes["key"] {
    case "NSFont": run.font = try document.font(child)
    case "NSColor": run.color = document.color(child)
    case "NSBackgroundColor": run.background = document.color(child)
    case "NSKern": run.kern = try number()
    case "NSBaselineOffset": run.baselineOffset = try number()
    case "NSUnderline": run.underline = try number().map { Int($0) }
    case "NSStrikethrough": run.strikethrough = try number().map { Int($0) }
    case "NSParagraphStyle":
      run.paragraph = try document.paragraph(child)
      if run.location == 0, let side = element.attributes["alignment"] {
        alignment = SolvedLayout.Text.Alignment(rawValue: side)
      }
    default: break
    }
  }
}

extension ElementValues {
  /// The parts of an attributed text; `nil` for a plain one.
  /// - Parameter key: Of the plain text; the attributed one has it with a capital after `attributed`.
  func textParts(_ key: String = "text") throws(InterfaceBuilderError) -> DocumentTextParts? {
    guard attributes[key] == nil, let text = child("attributed" + key.capitalized),
      document.tree[text].name == "attributedString"
    else { return nil }
    var parts = DocumentTextParts()
    for fragment in document.tree.children(of: text, named: "fragment") {
      let content = document.content(ofFragment: fragment)
      let attributes = document.tree.firstChild(of: fragment, named: "attributes")
      try parts.append(content.utf16.count, document, attributes: attributes)
    }
    return parts.runs.isEmpty ? nil : parts
  }
}

extension InterfaceDocument {
  /// The text of a part of an attributed text.
  func content(ofFragment fragment: Int) -> String {
    tree[fragment].attributes["content"]
      ?? tree.firstChild(of: fragment, key: "content").map { tree[$0].text } ?? ""
  }

  /// How a paragraph style sets lines; `nil` where it says nothing of it.
  fileprivate func paragraph(
    _ style: Int
  ) throws(InterfaceBuilderError) -> SolvedLayout.Text.Paragraph? {
    let element = tree[style]
    func number(
      _ name: String, from least: Double = 0
    ) throws(InterfaceBuilderError) -> Double? {
      guard let text = element.attributes[name] else { return nil }
      let value = min(1000, max(least, try self.number(text, name: name, line: element.line)))
      return value == 0 ? nil : value
    }
    var result = SolvedLayout.Text.Paragraph()
    result.lineSpacing = try number("lineSpacing")
    result.lineHeightMultiple = try number("lineHeightMultiple")
    result.minimumLineHeight = try number("minimumLineHeight")
    result.maximumLineHeight = try number("maximumLineHeight")
    result.paragraphSpacing = try number("paragraphSpacing")
    result.paragraphSpacingBefore = try number("paragraphSpacingBefore")
    result.firstLineHeadIndent = try number("firstLineHeadIndent")
    result.headIndent = try number("headIndent")
    result.tailIndent = try number("tailIndent", from: -1000)
    return result == .init() ? nil : result
  }
}
