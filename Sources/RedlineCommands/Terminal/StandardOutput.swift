import Foundation

/// Writes text on standard output.
func printOutput(_ text: String) throws(OutputError) {
  try writeOutput(Array(text.utf8))
}

/// Writes bytes on standard output.
func writeOutput(_ bytes: [UInt8]) throws(OutputError) {
  var written = 0
  while written < bytes.count {
    let count = bytes.withUnsafeBytes {
      write(1, $0.baseAddress! + written, $0.count - written)
    }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { throw .standardOutput(reason: systemMessage(errno)) }
    written += count
  }
}
