import Foundation

/// Why something could not be written.
enum OutputError: Error, CustomStringConvertible {
  case folder(path: String, reason: String)
  case file(path: String, reason: String)

  var description: String {
    switch self {
    case .folder(let path, let reason):
      "the folder \(path) cannot be made: \(reason); choose another --output"
    case .file(let path, let reason):
      "\(path) cannot be written: \(reason)"
    }
  }
}

/// Makes a folder and its parents where they are missing.
func makeFolder(_ path: String) throws(OutputError) {
  do {
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: path), withIntermediateDirectories: true)
  } catch {
    throw .folder(path: path, reason: reason(of: error))
  }
}

/// Writes a file in one step: a reader finds the old contents or the new ones.
func writeFile(_ bytes: [UInt8], to path: String) throws(OutputError) {
  do {
    try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
  } catch {
    throw .file(path: path, reason: reason(of: error))
  }
}

/// What an error says, without Foundation's wrapping.
func reason(of error: any Error) -> String {
  guard error is CocoaError || error is POSIXError else { return "\(error)" }
  let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
  return (cause ?? error).localizedDescription
}
