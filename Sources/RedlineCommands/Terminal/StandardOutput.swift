internal import RedlineIO

/// Writes text on standard output.
func printOutput(_ text: String) throws(OutputError) {
  try writeOutput(Array(text.utf8))
}

/// Writes bytes on standard output.
func writeOutput(_ bytes: [UInt8]) throws(OutputError) {
  let code = writeAll(bytes, to: 1)
  if code != 0 { throw .standardOutput(reason: systemMessage(code)) }
}
