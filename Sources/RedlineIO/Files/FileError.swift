/// Why a file or a folder cannot be read or written.
package enum FileError: Error, Hashable, Sendable, CustomStringConvertible {
  case unreadable(path: String, reason: String)
  /// A file has more bytes than are read; of a stream it is not known how many.
  case tooLarge(path: String, byteCount: Int?, limit: Int)
  case unwritable(path: String, reason: String)
  /// A path is to be a folder and is a file.
  case notFolder(path: String)

  package var description: String {
    switch self {
    case .unreadable(let path, let reason): Self.unreadable(path, reason)
    case .tooLarge(let path, let count?, let limit):
      "\(path) has \(count) bytes, and at most \(limit) are read"
    case .tooLarge(let path, nil, let limit):
      "\(path) has more than \(limit) bytes, the most that are read"
    case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)"
    case .notFolder(let path): "\(path) is not a folder"
    }
  }

  /// What is said of a file that cannot be read; of no name, that it is none: a variable of a script
  /// was not set.
  package static func unreadable(_ path: String, _ reason: String) -> String {
    path.isEmpty
      ? "the path of a file is empty; name a file" : "\(path) cannot be read: \(reason)"
  }

  /// The system's words.
  package var reason: String {
    switch self {
    case .unreadable(_, let reason), .unwritable(_, let reason): reason
    case .notFolder: "it is not a folder"
    case .tooLarge: description
    }
  }
}
