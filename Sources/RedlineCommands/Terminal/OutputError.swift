import Foundation

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
  var isFolder: ObjCBool = false
  if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue {
    throw .notFolder(path: path)
  }
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

/// What an error says: the system's words in place of Foundation's sentences.
func reason(of error: any Error) -> String {
  var next: (any Error)? = error
  while let cause = next {
    let wrapped = cause as NSError
    if wrapped.domain == NSPOSIXErrorDomain { return systemMessage(Int32(wrapped.code)) }
    next = wrapped.userInfo[NSUnderlyingErrorKey] as? any Error
  }
  guard let error = error as? CocoaError else { return "\(error)" }
  return switch error.code {
  case .fileNoSuchFile, .fileReadNoSuchFile: systemMessage(ENOENT)
  case .fileReadNoPermission, .fileWriteNoPermission: systemMessage(EACCES)
  case .fileWriteFileExists: systemMessage(EEXIST)
  case .fileWriteOutOfSpace: systemMessage(ENOSPC)
  case .fileWriteVolumeReadOnly: systemMessage(EROFS)
  default: "the file system refused it (code \(error.code.rawValue))"
  }
}

/// `No such file or directory`.
func systemMessage(_ code: Int32) -> String { String(cString: strerror(code)) }
