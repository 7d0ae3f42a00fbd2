import Foundation
import RedlineIO

/// A program that answers questions, started when it is asked the first, and again if it ended.
final class PreviewWorker: @unchecked Sendable {
  let program: PreviewProgram
  /// Everything below is used on it alone.
  private let queue = DispatchQueue(label: "redline.preview.worker")
  private var conversation: Conversation?
  private var errors = ErrorTail()

  /// How long an answer may take, in seconds.
  private static let limit = 30.0

  init(_ program: PreviewProgram) { self.program = program }

  /// The line that answers.
  /// - Throws: ``PreviewFailure``.
  func ask(_ question: PreviewQuestion) async throws -> String {
    let line = String(decoding: try JSONEncoder().encode(question), as: UTF8.self)
    return try await onQueue { try self.answer(line) }
  }

  /// The answer, read.
  func answer(_ question: PreviewQuestion) async throws -> PreviewAnswer {
    try JSONDecoder().decode(PreviewAnswer.self, from: Data(try await ask(question).utf8))
  }

  /// Ends the program when it has answered.
  func end() {
    queue.async {
      self.conversation?.end()
      self.conversation = nil
    }
  }

  private func onQueue<Result: Sendable>(
    _ work: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Swift.Result { try work() }) }
    }
  }

  private func answer(_ line: String) throws -> String {
    // It may have ended since the last answer, for it had grown too large.
    let isFresh = conversation == nil
    do { return try exchange(line) } catch Conversation.Failure.slow {
      conversation = nil
      throw PreviewFailure("the layout took more than \(Int(Self.limit)) s, and was ended")
    } catch {
      conversation = nil
      guard !isFresh else { throw failure() }
    }
    do { return try exchange(line) } catch {
      conversation = nil
      throw failure()
    }
  }

  private func exchange(_ line: String) throws -> String {
    let running: Conversation
    if let conversation {
      running = conversation
    } else {
      errors = ErrorTail()
      running = try Conversation(
        ChildProcess(program.words, variables: ["SWIFT_BACKTRACE": "enable=no"]),
        errors: errors.pipe)
      errors.begin()
      conversation = running
    }
    try running.ask(line)
    return try running.line(until: Date(timeIntervalSinceNow: Self.limit))
  }

  /// What the program said before it ended.
  private func failure() -> PreviewFailure {
    let said = errors.text()
    return PreviewFailure(
      said.isEmpty ? "the program ended without a word" : "the program ended: \(said)")
  }
}

/// The last lines that a program writes on its standard error.
private final class ErrorTail: @unchecked Sendable {
  let pipe = Pipe()
  private let lock = NSLock()
  private var bytes: [UInt8] = []
  private let done = DispatchSemaphore(value: 0)
  private static let limit = 16 << 10

  /// Reads until the program's end, once it was started.
  func begin() {
    try? pipe.fileHandleForWriting.close()
    let handle = pipe.fileHandleForReading
    Thread.detachNewThread {
      while let data = try? handle.read(upToCount: 1 << 14), !data.isEmpty {
        self.lock.withLock { self.bytes = (self.bytes + data).suffix(Self.limit) }
      }
      self.done.signal()
    }
  }

  /// The lines, as soon as the program has ended.
  func text() -> String {
    _ = done.wait(timeout: .now() + 2)
    let text = lock.withLock { String(decoding: bytes, as: UTF8.self) }
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("***") }
    return lines.suffix(12).joined(separator: "\n").trimmingCharacters(in: .whitespaces)
  }
}
