/// Why a page, or a figure in it, cannot be read.
package enum PageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A page is no text in UTF-8.
  case notUTF8(path: String, line: Int)
  /// A comment or a fence that names a figure is wrong.
  case figure(path: String, line: Int, String)

  package var description: String {
    switch self {
    case .notUTF8(let path, let line):
      "\(path):\(line): error: this line is not UTF-8; nothing of the page is changed"
    case .figure(let path, let line, let reason): "\(path):\(line): error: \(reason)"
    }
  }
}
