import Foundation

/// Prints a line on standard error; where that is not possible, there is nobody to tell.
func printError(_ line: String) {
  // Much of what is said comes from files.
  writeError("\(printable(line))\n")
}

/// Writes on standard error without a line feed.
func writeError(_ text: String) {
  try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
}

/// `1 warning`, `3 warnings`.
func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}
