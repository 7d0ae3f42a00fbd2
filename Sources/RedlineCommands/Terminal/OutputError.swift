import RedlineIO

/// Why something could not be written.
enum OutputError: Error, Hashable, CustomStringConvertible {
  /// A folder that an option names.
  case folder(path: String, reason: String, option: String)
  case notFolder(path: String, option: String)
  case file(path: String, reason: String)
  case standardOutput(reason: String)

  var description: String {
    switch self {
    case .folder(let path, let reason, let option):
      "the folder \(path) cannot be made: \(reason); choose another \(option)"
    case .notFolder(let path, let option):
      "\(path) is not a folder; choose another \(option)"
    case .file(let path, let reason):
      "\(path) cannot be written: \(reason)"
    case .standardOutput(let reason):
      "standard output cannot be written: \(reason)"
    }
  }
}

extension Folder {
  /// Makes the folder that an option names, and its parents, where they are missing.
  func makeForOutput(option: String = "--output") throws(OutputError) {
    do { try make() } catch {
      if case .notFolder = error { throw .notFolder(path: path, option: option) }
      throw .folder(path: path, reason: error.reason, option: option)
    }
  }
}

extension WholeFile {
  /// Writes a file of the output in one step: a reader finds the old contents or the new ones.
  func writeOutput(_ bytes: [UInt8]) throws(OutputError) {
    do { try write(bytes) } catch { throw .file(path: path, reason: error.reason) }
  }
}
