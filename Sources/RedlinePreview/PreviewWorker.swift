import Foundation
import RedlineIO

/// A program that answers questions, started when it is asked the first, and again if it ended.
final class PreviewWorker: @unchecked Sendable {
  let program: PreviewProgram
  /// Everything below is used on it alone.
  private let queue = DispatchQueue(label: "redline.preview.worker")
  private var conversation: Conversation?
  private var errors = ErrorTail()
  /// Of what may be ended while the queue waits for an answer.
  private let lock = NSLock()
  private var running: Conversation?
  private var isEnded = false
  /// When the answer that is waited for was asked for.
  private var asked: ContinuousClock.Instant?
  /// How often questions were given up.
  private var interruptions = 0

  /// How long an answer may take, in seconds.
  private static let limit = 30.0

  init(_ program: PreviewProgram) { self.program = program }

  /// The line that answers.
  /// - Throws: ``PreviewFailure``.
  func ask(_ question: PreviewQuestion) async throws -> String {
    let line = String(decoding: try JSONEncoder().encode(question), as: UTF8.self)
    let turn = lock.withLock { interruptions }
    return try await onQueue {
      guard turn == self.lock.withLock({ self.interruptions }) else { throw Self.givenUp }
      return try self.answer(line)
    }
  }

  static let givenUp = PreviewFailure("there is a newer save")

  /// Gives up what it was asked, unless an answer has been awaited for less than a moment: the program
  /// is ended, and started again by the next question.
  func interrupt() {
    lock.withLock {
      guard let asked, ContinuousClock.now - asked > Self.moment else { return }
      interruptions += 1
      running?.end()
    }
  }

  /// What most answers take less than.
  private static let moment = Duration.milliseconds(300)

  /// The answer, read.
  func answer(_ question: PreviewQuestion) async throws -> PreviewAnswer {
    try JSONDecoder().decode(PreviewAnswer.self, from: Data(try await ask(question).utf8))
  }

  /// Ends the program at once, for good: who waits for an answer gets none.
  func end() {
    lock.withLock {
      isEnded = true
      running?.end()
    }
  }

  private var over: PreviewFailure? {
    lock.withLock { isEnded ? PreviewFailure("the program was ended, for there is another") : nil }
  }

  private func onQueue<Result: Sendable>(
    _ work: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Swift.Result { try work() }) }
    }
  }

  private func answer(_ line: String) throws -> String {
    if let over { throw over }
    // It may have ended since the last answer, for it had grown too large.
    let isFresh = conversation == nil
    let turn = lock.withLock {
      asked = .now
      return interruptions
    }
    defer { lock.withLock { asked = nil } }
    do { return try exchange(line) } catch Conversation.Failure.slow {
      forget()
      throw PreviewFailure("the layout took more than \(Int(Self.limit)) s, and was ended")
    } catch {
      forget()
      if turn != lock.withLock({ interruptions }) { throw Self.givenUp }
      guard !isFresh else { throw failure(error) }
    }
    do { return try exchange(line) } catch {
      forget()
      throw turn == lock.withLock({ interruptions }) ? failure(error) : Self.givenUp
    }
  }

  private func exchange(_ line: String) throws -> String {
    let conversation = try self.conversation ?? begun()
    try conversation.ask(line)
    return try conversation.line(until: Date(timeIntervalSinceNow: Self.limit))
  }

  private func begun() throws -> Conversation {
    errors = ErrorTail()
    // Under the lock, so that nothing starts after the end.
    let new = try lock.withLock {
      guard !isEnded else { throw Conversation.Failure.ended }
      let new = try Conversation(
        ChildProcess(program.words, variables: ["SWIFT_BACKTRACE": "enable=no"]),
        errors: errors.pipe)
      running = new
      return new
    }
    errors.begin()
    conversation = new
    return new
  }

  private func forget() {
    conversation = nil
    lock.withLock { running = nil }
  }

  /// What the program said before it ended.
  private func failure(_ error: any Error) -> PreviewFailure {
    if let over { return over }
    if case .notStarted(let reason) = error as? Conversation.Failure {
      return PreviewFailure("\(program.words[0]) cannot be started: \(reason)")
    }
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
