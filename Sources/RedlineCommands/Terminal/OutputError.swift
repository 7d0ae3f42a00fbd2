internal import RedlineIO

/// Why something could not be written.
enum OutputError: Error, Hashable, CustomStringConvertible {
  case folder(path: String, reason: String)
  case notFolder(path: String)
  case file(path: String, reason: String)
  case standardOutput(reason: String)

  var description: String {
    switch self {
    case .folder(let path, let reason):
      "the folder \(path) cannot be made: \(reason); choose another --output"
    case .notFolder(let path):
      "\(path) is not a folder; choose another --output"
    case .file(let path, let reason):
      "\(path) cannot be written: \(reason)"
    case .standardOutput(let reason):
      "standard output cannot be written: \(reason)"
    }
  }
}

/// Makes a folder and its parents where they are missing.
func makeFolder(_ path: String) throws(OutputError) {
  do { try Folder(path).make() } catch {
    if case .notFolder = error { throw .notFolder(path: path) }
    throw .folder(path: path, reason: error.reason)
  }
}

/// Writes a file in one step: a reader finds the old contents or the new ones.
func writeFile(_ bytes: [UInt8], to path: String) throws(OutputError) {
  do { try WholeFile(path).write(bytes) } catch {
    throw .file(path: path, reason: error.reason)
  }
}
