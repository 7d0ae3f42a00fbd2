import Foundation
import RedlineIO

/// The compiler that `PATH` leads to.
package struct Toolchain: Hashable, Sendable {
  /// The path of `swiftc`.
  package var compiler: String
  /// What differs between two versions of it: where it really is, and by what one sees that it was
  /// replaced.
  package var identity: String

  /// - Throws: ``ScratchError/noToolchain``.
  package init(searching path: String? = ProcessInfo.processInfo.environment["PATH"])
    throws(ScratchError)
  {
    for folder in (path ?? "").split(separator: ":") where folder.hasPrefix("/") {
      let candidate = "\(folder)/swiftc"
      guard access(candidate, X_OK) == 0, let stamp = FileStamp(candidate) else { continue }
      let real = URL(fileURLWithPath: candidate).resolvingSymlinksInPath().path
      compiler = candidate
      identity = "\(real) \(stamp.size) \(stamp.modified)"
      return
    }
    throw .noToolchain
  }
}
