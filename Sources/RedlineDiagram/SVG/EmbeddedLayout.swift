import Foundation
public import RedlineModel

#if canImport(FoundationXML)
  import FoundationXML
#endif

extension SVGDocument {
  /// The most bytes that ``embeddedLayout(in:)`` reads.
  public static let maximumByteCount = 64 << 20

  /// The id of the `<metadata>` element that holds the layout.
  static let layoutIdentifier = "redline-layout"
  /// The id of the element that holds what a change started from.
  static let oldLayoutIdentifier = "redline-old-layout"

  /// The id of the element for one of the layouts that a drawing carries.
  static func identifier(of source: Drawing.Source.Kind) -> String {
    switch source {
    case .layout: layoutIdentifier
    case .oldLayout: oldLayoutIdentifier
    }
  }

  /// The solved layout that a diagram carries in its `<metadata>`.
  ///
  /// ```swift
  /// let before = try SVGDocument.embeddedLayout(in: Diagram(solved).svg().text())
  /// before == solved   // true
  /// ```
  /// - Parameter text: The contents of a file that ``Diagram`` wrote.
  /// - Throws: ``SVGReadingError``.
  public static func embeddedLayout(in text: String) throws -> SolvedLayout {
    try layout(in: text, identifier: layoutIdentifier)
  }

  /// The old layout that the picture of a change carries beside the new one.
  /// - Parameter text: The contents of a file that ``DiffDiagram`` wrote.
  /// - Throws: ``SVGReadingError``; ``SVGReadingError/noLayout`` if the file shows one layout only.
  public static func embeddedOldLayout(in text: String) throws -> SolvedLayout {
    try layout(in: text, identifier: oldLayoutIdentifier)
  }

  private static func layout(in text: String, identifier: String) throws -> SolvedLayout {
    let data = Data(text.utf8)
    guard data.count <= maximumByteCount else {
      throw SVGReadingError.tooLarge(byteCount: data.count, limit: maximumByteCount)
    }
    // A diagram escapes every `<` in a text, so this is a declaration wherever it stands.
    guard data.range(of: Data("<!DOCTYPE".utf8)) == nil else {
      throw SVGReadingError.declaresDocumentType
    }
    let json = try LayoutReader(identifier: identifier).read(data)
    do { return try SolvedLayout(json: json) } catch {
      if case .newerFormat(let found) = error {
        throw SVGReadingError.unsupportedVersion(
          found: found, supported: SolvedLayout.formatVersion)
      }
      throw SVGReadingError.invalidLayout(reason: "\(error)")
    }
  }
}

/// Finds the layout's JSON in an SVG file.
private final class LayoutReader: NSObject, XMLParserDelegate {
  private let identifier: String
  private var root: String?
  private var isInsideLayout = false
  private var json: String?
  private var depth = 0

  init(identifier: String) { self.identifier = identifier }

  func read(_ data: Data) throws -> Data {
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = self
    let isComplete = parser.parse()
    if let root, root != "svg" { throw SVGReadingError.notSVG(root: root) }
    // The parser accepts a file that ends before its root element does.
    guard isComplete, root != nil, depth == 0 else {
      throw SVGReadingError.malformed(line: parser.lineNumber, column: parser.columnNumber)
    }
    guard let json else { throw SVGReadingError.noLayout }
    return Data(json.utf8)
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    depth += 1
    if root == nil {
      root = elementName
      if elementName != "svg" { parser.abortParsing() }
    }
    if elementName == "metadata", attributes["id"] == identifier, json == nil {
      isInsideLayout = true
      json = ""
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    depth -= 1
    if elementName == "metadata" { isInsideLayout = false }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if isInsideLayout { json?.append(string) }
  }
}
