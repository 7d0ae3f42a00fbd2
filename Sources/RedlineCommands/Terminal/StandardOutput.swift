import Foundation
import RedlineIO
import Synchronization

/// The result, as text or bytes.
enum StandardOutput {
  private static let descriptor = Mutex<Int32>(1)

  /// Keeps standard output for the result: what the code of layouts prints is told as an error is.
  static func reserve() {
    descriptor.withLock { descriptor in
      guard descriptor == 1 else { return }
      let copy = dup(1)
      if copy >= 0, dup2(2, 1) >= 0 { descriptor = copy }
    }
  }

  static func print(_ text: String) throws(OutputError) { try write(Array(text.utf8)) }

  static func write(_ bytes: [UInt8]) throws(OutputError) {
    let code = writeAll(bytes, to: descriptor.withLock { $0 })
    if code != 0 { throw .standardOutput(reason: systemMessage(code)) }
  }
}
