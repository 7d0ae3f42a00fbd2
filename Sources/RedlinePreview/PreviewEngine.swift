import Foundation
import RedlineIO

/// Keeps a program for what was saved last, and asks it what the page wants to know.
package actor PreviewEngine {
  private let source: any PreviewSource
  /// Takes each state that is worth a line on the terminal.
  private let tell: @Sendable (PreviewState) -> Void
  private(set) var state: PreviewState
  private var worker: PreviewWorker?
  /// The program that is started at the moment.
  private var starting: PreviewWorker?
  /// The program of what was saved before, started when it is asked something.
  private var saved: PreviewWorker?
  /// That of the last commit, made when it is asked something.
  private var commit: Task<PreviewWorker, any Error>?
  private var committed: PreviewWorker?
  /// Commits are made one after the other, for they are written into the same folder.
  private let commits = DispatchQueue(label: "redline.preview.commit")
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
    state = PreviewState(title: source.title, compiles: source.compiles)
  }

  // MARK: - Saves

  /// Makes a program now and after each save, until the task is cancelled.
  package func run() async {
    let source = source
    var watch = SaveWatch { source.stamps() }
    var making = Task { await make() }
    while (try? await watch.nextSave()) != nil {
      // Files that nobody can read in time keep no newer ones waiting.
      let alarm = Task { await interrupt() }
      await making.value
      alarm.cancel()
      await watch.skip()
      making = Task { await make() }
    }
    await making.value
  }

  /// Gives up what programs are asked, as soon as it takes long.
  private func interrupt() async {
    while !Task.isCancelled {
      for worker in [worker, starting] { worker?.interrupt() }
      try? await Task.sleep(for: .milliseconds(100))
    }
  }

  private func make() async {
    let begin = ContinuousClock.now
    change { $0.status = .building }
    do {
      let source = source
      let (program, bases) = try await Self.on(.global()) { (try source.build(), source.bases) }
      let made = try await started(program)
      let took = ContinuousClock.now - begin
      finish(made.worker, made.list, bases, program, seconds: took / .seconds(1))
    } catch {
      let failure = error as? PreviewFailure ?? PreviewFailure(reason(of: error))
      // Another program follows.
      if failure == PreviewWorker.givenUp { return }
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
    guard !isEnded else { throw Self.over }
    starting = worker
    defer { starting = nil }
    let answer = try await worker.answer(PreviewQuestion(.list))
    guard let list = answer.list else {
      throw PreviewFailure(answer.error ?? "the program does not answer")
    }
    return (worker, list)
  }

  private func finish(
    _ new: PreviewWorker, _ list: PreviewListing, _ bases: [PreviewBase], _ program: PreviewProgram,
    seconds: Double
  ) {
    if let old = worker, old !== new {
      saved?.end()
      // It is not needed again before somebody compares.
      old.end()
      var program = old.program
      program.words = program.keptWords ?? program.words
      saved = source.keepsWhatWasSaved ? PreviewWorker(program) : nil
    }
    worker = new
    // A commit may have been made meanwhile.
    committed?.end()
    (commit, committed) = (nil, nil)
    let bases = bases + (list.hasGoldens ? [.golden] : []) + (saved == nil ? [] : [.save])
    change {
      $0.generation += 1
      ($0.status, $0.failure, $0.seconds) = (.ready, nil, seconds)
      ($0.messages, $0.list, $0.bases) = (program.messages, list, bases)
    }
  }

  // MARK: - What is asked

  /// The line that answers a question of the page.
  package func answer(_ question: PreviewQuestion) async throws -> String {
    guard !isEnded else { throw Self.over }
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
    switch base {
    case .commit where state.bases.contains(.commit): return try await lastCommit()
    case .save:
      if let saved { return saved }
    case .commit, .golden: break
    }
    throw PreviewFailure("there is nothing to compare with")
  }

  /// The program of the last commit, which all who ask meanwhile wait for.
  private func lastCommit() async throws -> PreviewWorker {
    let (source, queue) = (source, commits)
    let task =
      commit
      ?? Task { PreviewWorker(try await Self.on(queue) { try source.build(.commit) }) }
    commit = task
    do {
      let worker = try await task.value
      guard !isEnded else { throw Self.over }
      // After another save it is what somebody else's question is still about.
      if commit == task { committed = worker }
      return worker
    } catch {
      if commit == task { commit = nil }
      throw error
    }
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
    for running in [worker, starting, saved, committed] { running?.end() }
    for number in waiting.keys { wake(number) }
  }

  private static let over = PreviewFailure("the preview has ended")

  private static func on<Result: Sendable>(
    _ queue: DispatchQueue, _ work: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Swift.Result { try work() }) }
    }
  }
}
