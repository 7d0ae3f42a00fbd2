/// Why no layout can be read from an SVG file.
public enum SVGReadingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file is larger than ``SVGDocument/maximumByteCount``.
  case tooLarge(byteCount: Int, limit: Int)
  /// The file is not well-formed XML, for example cut off.
  case malformed(line: Int, column: Int)
  /// The file declares a document type, and maybe entities, which Redline's files never do.
  case declaresDocumentType
  /// The root element is not `svg`.
  case notSVG(root: String)
  /// The file has no layout of Redline's inside.
  case noLayout
  /// The layout's format is newer than this version reads.
  case unsupportedVersion(found: Int, supported: Int)
  /// The layout inside cannot be decoded.
  case invalidLayout(reason: String)

  /// What is wrong and the next step.
  public var description: String {
    switch self {
    case .tooLarge(let count, let limit):
      "the SVG file has \(count) bytes, and at most \(limit) are read"
    case .malformed(let line, let column):
      """
      the SVG file is not well-formed XML at line \(line), column \(column); it may be cut off: \
      render it again
      """
    case .declaresDocumentType:
      "the file declares a document type; only files written by Redline can be read"
    case .notSVG(let root):
      "the file's root element is <\(root)>, not <svg>"
    case .noLayout:
      """
      the SVG file has no layout in its <metadata>; only diagrams written by Redline, and not \
      stripped by an optimiser, can be read
      """
    case .unsupportedVersion(let found, let supported):
      """
      the layout in the SVG file has format version \(found), and this Redline reads up to \
      \(supported); update Redline
      """
    case .invalidLayout(let reason):
      "the layout in the SVG file cannot be decoded: \(reason); render the diagram again"
    }
  }
}
