/// Why a file is not an Interface Builder document that can be read.
package enum InterfaceBuilderError: Error, Hashable, Sendable, CustomStringConvertible {
  case tooLarge(file: String, limit: Int)
  /// A document type could declare entities that grow without bound, or name other files.
  case declaresDocumentType(file: String, line: Int)
  case unsupportedEncoding(file: String, name: String)
  case malformed(file: String, line: Int, column: Int, reason: String)
  case tooDeep(file: String, line: Int, limit: Int)
  case tooManyElements(file: String, line: Int, limit: Int)
  case notInterfaceBuilder(file: String, line: Int, root: String)
  /// Documents for macOS, and other kinds than storyboards and xibs.
  case unsupportedDocument(file: String, line: Int, kind: String)
  case duplicateID(file: String, line: Int, id: String, firstLine: Int)
  case invalidNumber(file: String, line: Int, attribute: String, value: String)
  case noScene(file: String, id: String)
  case noLayout(file: String, line: Int, reason: String)

  /// Whether the document is one of Interface Builder's, but not for iOS.
  package var isForeign: Bool {
    if case .unsupportedDocument = self { true } else { false }
  }

  package var description: String {
    switch self {
    case .tooLarge(let file, let limit):
      """
      \(file): error: it has more than \(limit >> 20) MB, which is not likely to be an Interface \
      Builder document
      """
    case .declaresDocumentType(let file, let line):
      "\(file):\(line): error: a document type is declared, which Interface Builder never does; "
        + "remove the line"
    case .unsupportedEncoding(let file, let name):
      "\(file):1: error: the encoding is \(name); save the file in UTF-8"
    case .malformed(let file, let line, let column, let reason):
      "\(file):\(line): error: this is not well-formed XML (column \(column)): \(reason)"
    case .tooDeep(let file, let line, let limit):
      "\(file):\(line): error: elements lie more than \(limit) deep in each other"
    case .tooManyElements(let file, let line, let limit):
      "\(file):\(line): error: there are more than \(limit) elements"
    case .notInterfaceBuilder(let file, let line, let root):
      "\(file):\(line): error: <\(root)> is not an Interface Builder document; "
        + "give a .storyboard or .xib file"
    case .unsupportedDocument(let file, let line, let kind):
      "\(file):\(line): error: documents of the kind \(kind) are not supported, "
        + "only storyboards and xibs for iOS in the format of Interface Builder 3"
    case .duplicateID(let file, let line, let id, let first):
      "\(file):\(line): error: the id \(id) is also that of line \(first); ids must be unique"
    case .invalidNumber(let file, let line, let attribute, let value):
      "\(file):\(line): error: \(attribute) is '\(value)', which is not a usable number"
    case .noLayout(let file, let line, let reason):
      "\(file):\(line): error: \(reason)"
    case .noScene(let file, let id):
      "\(file): error: it has no scene or top-level object with the id \(id)"
    }
  }
}
