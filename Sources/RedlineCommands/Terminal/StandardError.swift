import Foundation
import RedlineIO

/// What is said beside the result.
enum StandardError {
  /// Prints a line; where that is not possible, there is nobody to tell.
  static func print(_ line: String) {
    // Much of what is said comes from files.
    write("\(line.printable)\n")
  }

  /// Writes without a line feed.
  static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
