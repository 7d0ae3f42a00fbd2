import Foundation
import RedlineAssets
import RedlineIO
package import RedlineInterfaceBuilder

/// A storyboard or xib on disk.
package struct InterfaceFile {
  package var path: String

  package init(path: String) { self.path = path }

  /// Whether a path names a storyboard or a xib.
  package static func isInterface(_ path: String) -> Bool {
    path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }

  /// Lets images and colours of projects be read again with the next document.
  package static func forgetProjects() { ProjectAssets.forget() }

  /// Reads the document.
  /// - Parameter shownPath: The path in messages, the file's own unless given.
  package func read(shownPath: String? = nil) throws -> InterfaceDocument {
    let bytes: [UInt8]
    do { bytes = try WholeFile(path).bytes(limit: InterfaceDocument.maximumByteCount) } catch {
      if case .tooLarge(_, _, let limit) = error {
        throw InterfaceBuilderError.tooLarge(file: shownPath ?? path, limit: limit)
      }
      throw LayoutFileError.unreadable(path: path, reason: error.reason)
    }
    guard !bytes.isEmpty else {
      throw InterfaceBuilderError.malformed(
        file: shownPath ?? path, line: 1, column: 0, reason: "the file is empty")
    }
    var document = try InterfaceDocument(Data(bytes), file: shownPath ?? path)
    if path != "-" { document.use(ProjectAssets(around: path)) }
    return document
  }
}
