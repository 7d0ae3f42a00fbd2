import Foundation

/// The reading end of a pipe, read as far as there is something to read.
struct PipeReader {
  private let pipe: Pipe
  private var poll: pollfd

  init(_ pipe: Pipe) {
    self.pipe = pipe
    poll = pollfd(
      fd: pipe.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
  }

  private(set) var isAtEnd = false
  /// Whether a read gives bytes, or the end, at once.
  var isReady: Bool { !isAtEnd && poll.revents != 0 }

  /// Waits until one of several pipes is ready.
  /// - Returns: Whether that was before the deadline.
  static func wait(for readers: inout [PipeReader], until deadline: Date?) -> Bool {
    // A negative descriptor is left out.
    var polls = readers.map { reader in
      var poll = reader.poll
      if reader.isAtEnd { poll.fd = -1 }
      return poll
    }
    while true {
      let left = deadline.map { max(0, min($0.timeIntervalSinceNow * 1000, 1e6)) }
      let count = Foundation.poll(&polls, nfds_t(polls.count), left.map { Int32($0) } ?? -1)
      if count < 0, errno == EINTR { continue }
      for index in readers.indices { readers[index].poll.revents = polls[index].revents }
      return count > 0
    }
  }

  /// The next bytes; none at the end.
  mutating func next() -> [UInt8] {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, filled in
      var count = -1
      repeat {
        count = read(poll.fd, buffer.baseAddress, buffer.count)
        failure = count < 0 ? errno : 0
      } while failure == EINTR
      filled = max(0, count)
    }
    poll.revents = 0
    isAtEnd = bytes.isEmpty
    return bytes
  }
}
