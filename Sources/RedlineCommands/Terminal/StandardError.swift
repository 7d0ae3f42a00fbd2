import Foundation
internal import RedlineIO

/// Prints a line on standard error; where that is not possible, there is nobody to tell.
func printError(_ line: String) {
  // Much of what is said comes from files.
  writeError("\(line.printable)\n")
}

/// Writes on standard error without a line feed.
func writeError(_ text: String) {
  try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
}
