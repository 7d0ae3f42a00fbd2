import Foundation
import RedlineIO

/// Notices that a program is to end: a signal, the end of its standard input, or a terminal that is
/// gone.
enum TerminalWatch {
  /// The writing end of the pipe that signals are noted in. A handler of signals can be given nothing
  /// and take no lock: it is written before the first handler is there, and not again.
  nonisolated(unsafe) private static var noted: Int32 = -1

  /// Comes back when the program is to end.
  static func end() async {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return }
    noted = ends[1]
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { _ in
        var byte: UInt8 = 0
        _ = write(TerminalWatch.noted, &byte, 1)
      }
    }
    let reading = ends[0]
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      Thread.detachNewThread {
        wait(reading)
        continuation.resume()
      }
    }
  }

  private static func wait(_ signals: Int32) {
    var isOpen = true
    while true {
      // A terminal only tells that it is gone: reading would stop a program in the background.
      let input = pollfd(
        fd: isOpen && canEnd ? STDIN_FILENO : -1,
        events: isatty(STDIN_FILENO) == 1 ? 0 : Int16(POLLIN), revents: 0)
      var polls = [pollfd(fd: signals, events: Int16(POLLIN), revents: 0), input]
      guard poll(&polls, 2, -1) > 0 else { continue }
      if polls[0].revents != 0 { return }
      guard polls[1].revents != 0 else { continue }
      if isatty(STDIN_FILENO) == 1 { return }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      if count == 0 { return }
      if count < 0, errno != EINTR, errno != EAGAIN { isOpen = false }
    }
  }

  /// Whether standard input is something that ends when whoever started the program does: a file, or
  /// nothing, has been at its end from the start.
  private static let canEnd: Bool = {
    var status = stat()
    guard fstat(STDIN_FILENO, &status) == 0 else { return false }
    return [S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT) || isatty(STDIN_FILENO) == 1
  }()
}
