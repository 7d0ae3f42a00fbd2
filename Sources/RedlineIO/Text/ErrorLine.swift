extension Error {
  /// The error as a line on standard error: with its file and line, or after `error:`.
  package var errorLine: String { reason(of: self).errorLine }
}

extension String {
  /// The reason of an error as a line on standard error.
  package var errorLine: String {
    let line = printableLine
    return line.contains(": error: ") || line.hasPrefix("error: ") ? line : "error: \(line)"
  }
}
