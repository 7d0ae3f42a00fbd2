import Foundation
import RedlineInterfaceBuilder

/// A storyboard or xib on disk.
struct InterfaceFile {
  var path: String

  /// Whether a path names a storyboard or a xib.
  static func isInterface(_ path: String) -> Bool {
    path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }

  /// Reads the document.
  /// - Parameter shownPath: The path in messages, the file's own unless given.
  func read(shownPath: String? = nil) throws -> InterfaceDocument {
    let limit = 33 << 20
    let data: Data?
    do {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? file.close() }
      data = try file.read(upToCount: limit)
    } catch {
      throw LayoutFileError.unreadable(path: path, reason: reason(of: error))
    }
    guard let data, !data.isEmpty else {
      throw InterfaceBuilderError.malformed(
        file: shownPath ?? path, line: 1, column: 0, reason: "the file is empty")
    }
    return try InterfaceDocument(data, file: shownPath ?? path)
  }
}
