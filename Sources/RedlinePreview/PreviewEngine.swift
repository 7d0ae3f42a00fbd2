import Foundation
import RedlineIO

/// Keeps a program for what was saved last, and asks it what the page wants to know.
package actor PreviewEngine {
  private let source: any PreviewSource
  /// Takes each state that is worth a line on the terminal.
  private let tell: @Sendable (PreviewState) -> Void
  private(set) var state: PreviewState
  private var worker: PreviewWorker?
  /// The programs of what layouts are compared with, started when they are asked something.
  private var others: [PreviewBase: PreviewWorker] = [:]
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var waited = 0
  private var isEnded = false

  /// The most pages that wait for a change; others ask again.
  private static let mostWaiting = 64
  /// How long a page waits, which is less than a connection is kept.
  private static let patience = Duration.seconds(25)

  package init(
    _ source: any PreviewSource, tell: @escaping @Sendable (PreviewState) -> Void = { _ in }
  ) {
    (self.source, self.tell) = (source, tell)
    state = PreviewState(title: source.title)
  }

  // MARK: - Saves

  /// Makes a program now and after each save, until the task is cancelled.
  package func run() async {
    let source = source
    var watch = SaveWatch { source.stamps() }
    await make()
    while (try? await watch.nextSave()) != nil { await make() }
  }

  private func make() async {
    let begin = ContinuousClock.now
    change { $0.status = .building }
    do {
      let source = source
      let program = try await Self.onThread { try source.build() }
      let made = try await started(program)
      let took = ContinuousClock.now - begin
      finish(made.worker, made.list, program, seconds: took / .seconds(1))
    } catch {
      let failure = error as? PreviewFailure ?? PreviewFailure(reason(of: error))
      change {
        ($0.status, $0.failure, $0.messages) = (.failed, failure.description, failure.messages)
      }
    }
    tell(state)
  }

  /// The program's own worker if it is the one that runs.
  private func started(
    _ program: PreviewProgram
  ) async throws -> (worker: PreviewWorker, list: PreviewListing) {
    let same = worker.flatMap { $0.program.words == program.words ? $0 : nil }
    let worker = same ?? PreviewWorker(program)
    let answer = try await worker.answer(PreviewQuestion(.list))
    guard let list = answer.list else {
      throw PreviewFailure(answer.error ?? "the program does not answer")
    }
    return (worker, list)
  }

  private func finish(
    _ new: PreviewWorker, _ list: PreviewListing, _ program: PreviewProgram, seconds: Double
  ) {
    if let old = worker, old !== new {
      others[.save]?.end()
      // It is not needed again before somebody compares.
      old.end()
      others[.save] = source.keepsWhatWasSaved ? old : nil
    }
    worker = new
    // A commit may have been made meanwhile.
    others.removeValue(forKey: .commit)?.end()
    let bases =
      source.bases + (list.hasGoldens ? [.golden] : []) + (others[.save] == nil ? [] : [.save])
    change {
      $0.generation += 1
      ($0.status, $0.failure, $0.seconds) = (.ready, nil, seconds)
      ($0.messages, $0.list, $0.bases) = (program.messages, list, bases)
    }
  }

  // MARK: - What is asked

  /// The line that answers a question of the page.
  package func answer(_ question: PreviewQuestion) async throws -> String {
    guard let worker else { throw PreviewFailure("nothing was compiled yet") }
    var question = question
    question.before = nil
    if let base = question.against, base != .golden {
      question.before = try await layout(question, in: base)
    }
    return try await worker.ask(question)
  }

  /// The layout that a question's is compared with.
  private func layout(_ question: PreviewQuestion, in base: PreviewBase) async throws -> String {
    let other = try await other(base)
    var asked = question
    (asked.kind, asked.against) = (.layout, nil)
    let answer = try await other.answer(asked)
    guard let layout = answer.layout else {
      throw PreviewFailure(answer.error ?? "the program does not answer")
    }
    return layout
  }

  private func other(_ base: PreviewBase) async throws -> PreviewWorker {
    if let known = others[base] { return known }
    let source = source
    let program = try await Self.onThread { try source.build(base) }
    let other = others[base] ?? PreviewWorker(program)
    others[base] = other
    return other
  }

  // MARK: - States

  /// The state as soon as it is another than the one that the page knows, or when it has waited long.
  func state(after revision: Int) async -> PreviewState {
    guard state.revision == revision, waiting.count < Self.mostWaiting, !isEnded else {
      return state
    }
    waited += 1
    let number = waited
    let alarm = Task {
      try? await Task.sleep(for: Self.patience)
      wake(number)
    }
    await withCheckedContinuation { waiting[number] = $0 }
    alarm.cancel()
    return state
  }

  private func wake(_ number: Int) { waiting.removeValue(forKey: number)?.resume() }

  private func change(_ body: (inout PreviewState) -> Void) {
    body(&state)
    state.revision += 1
    for number in waiting.keys { wake(number) }
  }

  /// Ends all programs, and all waiting.
  package func end() {
    isEnded = true
    worker?.end()
    for other in others.values { other.end() }
    for number in waiting.keys { wake(number) }
  }

  private static func onThread<Result: Sendable>(
    _ work: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(with: Swift.Result { try work() }) }
    }
  }
}
