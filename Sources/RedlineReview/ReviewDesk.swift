import Foundation
import RedlineServer
import RedlineSnapshots

/// Answers the requests of the review page.
actor ReviewDesk {
  private let store: SnapshotStore
  private let token: String
  /// What the page shows, by file, as it was when the page was last loaded.
  private var results: [SnapshotFile: SnapshotResult] = [:]
  /// Those of them that nobody decided since then.
  private var undecided: Set<SnapshotFile> = []
  private var decided: [SnapshotFile: Decision] = [:]
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// Whether “Done” was pressed, and whether the page knows that it was heard.
  private var isClosing = false
  private var isDone = false

  private enum Decision { case accepted, rejected }

  init(store: SnapshotStore, token: String) { (self.store, self.token) = (store, token) }

  func waitUntilDone() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if isDone || Task.isCancelled {
          continuation.resume()
        } else {
          waiting.append(continuation)
        }
      }
    } onCancel: {
      Task { await finish() }
    }
  }

  /// Ends the review as soon as the page that wants it has its answer.
  func answered() {
    if isClosing { finish() }
  }

  private func finish() {
    isDone = true
    waiting.forEach { $0.resume() }
    waiting = []
  }

  var summary: ReviewSummary {
    ReviewSummary(
      accepted: decided.values.count { $0 == .accepted },
      rejected: decided.values.count { $0 == .rejected },
      left: store.reviewableResults().count)
  }

  // MARK: - What is served

  private func page() -> LocalAnswer {
    let results = store.reviewableResults()
    self.results = Dictionary(results.map { ($0.file, $0) }, uniquingKeysWith: { $1 })
    undecided = Set(self.results.keys)
    let page = SnapshotReport(results: results, store: store)
      .reviewPage(title: "Snapshot review", token: token)
    return LocalAnswer(
      type: "text/html; charset=utf-8", Data(page.html.utf8),
      policy: page.policy + "; frame-ancestors 'none'")
  }

  /// `golden/LoginTests/login/iphone-15.svg`.
  private func picture(_ name: String) -> LocalAnswer {
    let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
    guard parts.count == 2, let file = SnapshotFile(path: parts[1]), let result = results[file]
    else { return .refusal(.notFound, "no such picture") }
    do {
      let (bytes, kind): ([UInt8]?, SnapshotFile.Kind)
      switch parts[0] {
      case "golden": (bytes, kind) = (try wholeFile(at: store.goldenPath(file)), file.kind)
      case "actual": (bytes, kind) = (try store.pendingBytes(result), file.kind)
      case "difference":
        let drawn = try store.differencePicture(of: result)
        (bytes, kind) = (drawn?.bytes, drawn?.kind ?? .png)
      default: return .refusal(.notFound, "no such picture")
      }
      guard let bytes else { return .refusal(.notFound, "the picture is not there any more") }
      // Opened by itself, an SVG file must not run scripts or load anything either.
      return LocalAnswer(
        type: kind.mediaType, Data(bytes),
        policy: "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox")
    } catch {
      return .refusal(.failed, "\(error)")
    }
  }

  // MARK: - What is decided

  private struct Choice: Decodable {
    struct Snapshot: Decodable {
      var file: String
      var actualHash: String?
    }
    var snapshots: [Snapshot]
  }

  private struct Outcomes: Encodable {
    struct Outcome: Encodable {
      var file: String
      var error: String?
    }
    var outcomes: [Outcome]
  }

  private func decide(_ decision: Decision, _ body: Data) -> LocalAnswer {
    guard let choice = try? JSONDecoder().decode(Choice.self, from: body) else {
      return .refusal(.badRequest, "this is not a list of snapshots")
    }
    let outcomes = choice.snapshots.map { snapshot in
      Outcomes.Outcome(file: snapshot.file, error: error(deciding: decision, snapshot))
    }
    let json = (try? JSONEncoder().encode(Outcomes(outcomes: outcomes))) ?? Data()
    return .json(json)
  }

  /// Why a snapshot was not accepted or rejected.
  private func error(deciding decision: Decision, _ snapshot: Choice.Snapshot) -> String? {
    guard let file = SnapshotFile(path: snapshot.file), let result = results[file] else {
      return "\(snapshot.file) is not on the page any more; load it again"
    }
    guard undecided.contains(file) else {
      return "\(snapshot.file) was decided before; load the page again"
    }
    guard result.actualHash == snapshot.actualHash else {
      return "\(snapshot.file) was compared again since the page was loaded; load it again"
    }
    do {
      switch decision {
      case .accepted: try store.accept(result)
      case .rejected: try store.reject(result)
      }
      decided[file] = decision
      undecided.remove(file)
      return nil
    } catch {
      return "\(error)"
    }
  }
}

// MARK: - What is asked

extension ReviewDesk: LocalSite {
  nonisolated var name: String { "the review" }

  func get(_ path: String, query: String) -> LocalAnswer {
    if path.isEmpty { return page() }
    guard path.hasPrefix("picture/") else { return .refusal(.notFound, "not found") }
    return picture(String(path.dropFirst("picture/".count)))
  }

  func post(_ path: String, _ body: Data) -> LocalAnswer {
    switch path {
    case "accept": return decide(.accepted, body)
    case "reject": return decide(.rejected, body)
    case "done":
      isClosing = true
      return .json(Data("{}".utf8))
    default: return .refusal(.notFound, "not found")
    }
  }
}
