import Foundation
import Synchronization

/// Says on standard error how far the work is: one changing line on a terminal, otherwise a line
/// for each tenth.
final class Progress: Sendable {
  private let total: Int
  private let isShown: Bool
  private let isTerminal: Bool
  private let done = Mutex(0)

  init(total: Int, isShown: Bool) {
    self.total = total
    self.isShown = isShown && total > 1
    isTerminal = isatty(2) == 1
  }

  /// Counts one more.
  func finish(_ name: String) {
    guard isShown else { return }
    let count = done.withLock { count in
      count += 1
      return count
    }
    if isTerminal {
      let line = "[\(count)/\(total)] \(name)".prefix(78)
      let end = count == total ? "\r\u{1B}[K" : ""
      StandardError.write("\r\u{1B}[K\(line)\(end)")
    } else if count * 10 / total > (count - 1) * 10 / total {
      StandardError.print("[\(count)/\(total)] \(name)")
    }
  }
}
