import Foundation

/// A message of the operating system: `No such file or directory`.
package func systemMessage(_ code: Int32) -> String { String(cString: strerror(code)) }

/// The message of an error: the system's words in place of Foundation's sentences.
package func reason(of error: any Error) -> String {
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
