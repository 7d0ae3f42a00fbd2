import RedlineIO

/// The result, as text or bytes.
enum StandardOutput {
  static func print(_ text: String) throws(OutputError) { try write(Array(text.utf8)) }

  static func write(_ bytes: [UInt8]) throws(OutputError) {
    let code = writeAll(bytes, to: 1)
    if code != 0 { throw .standardOutput(reason: systemMessage(code)) }
  }
}
