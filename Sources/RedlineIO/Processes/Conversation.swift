package import Foundation

/// A program that runs for as long as it is asked something, a line at a time.
package final class Conversation {
  private let process: Process
  private let input = Pipe()
  private var reader: [PipeReader]
  /// What was read of the output and is not yet used.
  private var pending: ArraySlice<UInt8> = []

  /// Why there is no answer.
  package enum Failure: Error, Hashable, Sendable {
    case notStarted(reason: String)
    case notWritten(reason: String)
    /// The answer did not come in time; the program is ended.
    case slow
    /// The program ended before it had answered.
    case ended
  }

  /// - Parameter errors: Takes its standard error; nobody unless given.
  package init(_ program: ChildProcess, errors: Pipe? = nil) throws(Failure) {
    let output = Pipe()
    do {
      process = try program.started(
        input: input, output: output, errors: errors ?? FileHandle.nullDevice)
    } catch {
      guard case .notStarted(let reason) = error else { throw .ended }
      throw .notStarted(reason: reason)
    }
    reader = [PipeReader(output)]
  }

  deinit { end() }

  /// Ends the program if it still runs.
  package func end() {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// Writes a line to the program.
  package func ask(_ line: String) throws(Failure) {
    do {
      try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
    } catch {
      throw .notWritten(reason: reason(of: error))
    }
  }

  /// The next line that the program writes, without the line feed.
  package func line(until deadline: Date) throws(Failure) -> String {
    var searched = 0
    while true {
      if let end = Self.lineFeed(in: pending.dropFirst(searched)) {
        let line = String(decoding: pending.prefix(searched + end), as: UTF8.self)
        pending = pending.dropFirst(searched + end + 1)
        return line
      }
      searched = pending.count
      pending += try next(until: deadline)
    }
  }

  /// How many bytes stand before the first line feed.
  private static func lineFeed(in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress, let found = memchr(start, 0x0A, buffer.count) else {
        return nil
      }
      return UnsafeRawPointer(found) - start
    }
  }

  /// So many bytes that the program writes.
  /// - Parameter limit: How many of them are kept.
  package func bytes(
    _ count: Int, limit: Int = .max, until deadline: Date
  ) throws(Failure) -> [UInt8] {
    var contents: [UInt8] = []
    var left = count
    while left > 0 {
      if pending.isEmpty { pending = try next(until: deadline)[...] }
      let part = pending.prefix(left)
      left -= part.count
      pending = pending.dropFirst(part.count)
      if contents.count < limit { contents += part }
    }
    return contents
  }

  private func next(until deadline: Date) throws(Failure) -> [UInt8] {
    guard PipeReader.wait(for: &reader, until: deadline) else {
      end()
      throw .slow
    }
    let bytes = reader[0].next()
    guard !bytes.isEmpty else { throw .ended }
    return bytes
  }
}
