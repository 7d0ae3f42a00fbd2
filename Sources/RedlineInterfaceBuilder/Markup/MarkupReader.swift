import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads an untrusted XML file into a ``MarkupTree``.
final class MarkupReader: NSObject {
  static let maximumByteCount = 32 << 20
  static let maximumDepth = 200
  static let maximumElementCount = 1_000_000
  /// Elements whose text is a value.
  private static let textElements: Set<String> = ["string", "mutableString"]

  private let file: String
  private var tree = MarkupTree()
  private var open: [Int] = []
  private var isKept = false
  private var fault: InterfaceBuilderError?

  private init(file: String) { self.file = file }

  static func read(_ data: Data, file: String) throws(InterfaceBuilderError) -> MarkupTree {
    guard data.count <= maximumByteCount else {
      throw .tooLarge(file: file, limit: maximumByteCount)
    }
    if data.starts(with: "version https://git-lfs.github.com/".utf8) {
      throw .malformed(
        file: file, line: 1, column: 1,
        reason: "this only names a file that Git LFS keeps; 'git lfs pull' fetches it")
    }
    try checkEncoding(data, file: file)
    if let range = data.range(of: Data("<!DOCTYPE".utf8)) ?? data.range(of: Data("<!ENTITY".utf8)) {
      let line = data[..<range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
      throw .declaresDocumentType(file: file, line: line)
    }
    // The parser ends the process at names that are not UTF-8.
    if let line = firstInvalidLine(in: data) {
      throw .malformed(
        file: file, line: line, column: 1, reason: "there are bytes that are not UTF-8")
    }
    return try MarkupReader(file: file).parsed(data)
  }

  /// Throws for what is not UTF-8, in which a declaration could hide.
  private static func checkEncoding(
    _ data: Data, file: String
  ) throws(InterfaceBuilderError) {
    let head = data.prefix(200)
    guard !head.contains(0) else {
      throw .unsupportedEncoding(file: file, name: "UTF-16 or UTF-32")
    }
    let text = String(decoding: head, as: UTF8.self)
    guard let start = text.firstRange(of: "<?xml"),
      let end = text[start.upperBound...].firstRange(of: "?>"),
      let mark = text[start.upperBound..<end.lowerBound].firstRange(of: "encoding")
    else { return }
    let value = text[mark.upperBound..<end.lowerBound].drop { " =\"'".contains($0) }
      .prefix { !"\"' ".contains($0) }
    guard ["utf-8", "us-ascii", "ascii"].contains(value.lowercased()) else {
      throw .unsupportedEncoding(file: file, name: String(value))
    }
  }

  /// The first line with bytes that are no text.
  private static func firstInvalidLine(in data: Data) -> Int? {
    guard String(validating: data, as: UTF8.self) == nil else { return nil }
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0) + 1
  }

  private func parsed(_ data: Data) throws(InterfaceBuilderError) -> MarkupTree {
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = self
    let isComplete = parser.parse()
    if let fault { throw fault }
    // The parser accepts a file that ends before its root element does.
    guard isComplete, !tree.elements.isEmpty, open.isEmpty else {
      if let line = Self.mergeMark(in: data) {
        throw .malformed(
          file: file, line: line, column: 1,
          reason: "two versions were merged and the conflict is not settled; choose one of them")
      }
      // The parser is at the end of what it has read, which is the file's, mostly.
      if let place = MarkupFault.first(in: data) {
        throw .malformed(
          file: file, line: place.line, column: place.column, reason: place.reason)
      }
      let reason =
        isComplete ? "the file ends before its elements do" : Self.reason(parser.parserError)
      throw .malformed(
        file: file, line: max(1, parser.lineNumber), column: max(0, parser.columnNumber),
        reason: reason)
    }
    return tree
  }

  /// The line on which git marked the first conflict.
  private static func mergeMark(in data: Data) -> Int? {
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { $0.starts(with: "<<<<<<< ".utf8) }.map { $0 + 1 }
  }

  private static func reason(_ error: (any Error)?) -> String {
    guard let error = error as NSError? else { return "an element is not closed" }
    switch XMLParser.ErrorCode(rawValue: error.code) {
    case .tagNameMismatchError: return "a tag is closed by another one"
    case .emptyDocumentError: return "the file is empty"
    case .prematureDocumentEndError: return "the file ends before its elements do"
    case .undeclaredEntityError: return "an entity is not declared"
    case .attributeRedefinedError: return "an attribute is there twice"
    case .invalidCharacterError: return "there is a character that XML does not allow"
    default: return "the parser stopped with code \(error.code)"
    }
  }

  private func stop(_ parser: XMLParser, _ error: InterfaceBuilderError) {
    if fault == nil { fault = error }
    parser.abortParsing()
  }
}

extension MarkupReader: XMLParserDelegate {
  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard fault == nil else { return }
    let line = max(1, parser.lineNumber)
    guard open.count < Self.maximumDepth else {
      return stop(parser, .tooDeep(file: file, line: line, limit: Self.maximumDepth))
    }
    guard tree.elements.count < Self.maximumElementCount else {
      return stop(parser, .tooManyElements(file: file, line: line, limit: Self.maximumElementCount))
    }
    let index = tree.elements.count
    let parent = open.last ?? -1
    tree.elements.append(
      MarkupElement(name: elementName, attributes: attributes, line: line, parent: parent))
    if parent >= 0 { tree.elements[parent].children.append(index) }
    open.append(index)
    isKept = Self.textElements.contains(elementName)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    isKept = false
    if !open.isEmpty { open.removeLast() }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if isKept, let last = open.last { tree.elements[last].text += string }
  }
}
