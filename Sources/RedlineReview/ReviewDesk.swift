import FlyingFox
import Foundation
import RedlineSnapshots

/// Answers the requests of the review page.
actor ReviewDesk {
  private let store: SnapshotStore
  private let token: String
  /// The addresses that the page may have come from; none before the port is known.
  private var hosts: [String] = []
  /// What the page shows, by file, as it was when the page was last loaded.
  private var results: [SnapshotFile: SnapshotResult] = [:]
  /// Those of them that nobody decided since then.
  private var undecided: Set<SnapshotFile> = []
  private var decided: [SnapshotFile: Decision] = [:]
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// Whether “Done” was pressed, and whether the page knows that it was heard.
  private var isClosing = false
  private(set) var isDone = false

  private enum Decision { case accepted, rejected }

  init(store: SnapshotStore, token: String) { (self.store, self.token) = (store, token) }

  func open(port: UInt16) { hosts = ["127.0.0.1:\(port)", "localhost:\(port)"] }

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

  private func page() -> HTTPResponse {
    let results = store.reviewableResults()
    self.results = Dictionary(results.map { ($0.file, $0) }, uniquingKeysWith: { $1 })
    undecided = Set(self.results.keys)
    let page = SnapshotReport(results: results, store: store)
      .reviewPage(title: "Snapshot review", token: token)
    return .answer(
      .ok, type: "text/html; charset=utf-8", Data(page.html.utf8),
      policy: page.policy + "; frame-ancestors 'none'")
  }

  /// `golden/LoginTests/login/iphone-15.svg`.
  private func picture(_ name: String) -> HTTPResponse {
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
      return .answer(
        .ok, type: kind.mediaType, Data(bytes),
        policy: "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox")
    } catch {
      return .refusal(.internalServerError, "\(error)")
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

  private func decide(_ decision: Decision, _ body: Data) -> HTTPResponse {
    guard let choice = try? JSONDecoder().decode(Choice.self, from: body) else {
      return .refusal(.badRequest, "this is not a list of snapshots")
    }
    let outcomes = choice.snapshots.map { snapshot in
      Outcomes.Outcome(file: snapshot.file, error: error(deciding: decision, snapshot))
    }
    let json = (try? JSONEncoder().encode(Outcomes(outcomes: outcomes))) ?? Data()
    return .answer(.ok, type: "application/json", json)
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

// MARK: - Who may ask

extension ReviewDesk: HTTPHandler {
  func handleRequest(_ request: HTTPRequest) async -> HTTPResponse {
    // A page elsewhere can make a browser ask here under a name of its own.
    guard let host = request.headers[.host]?.lowercased(), hosts.contains(host) else {
      return .refusal(.forbidden, "the review is at \(hosts.first ?? "127.0.0.1") only")
    }
    guard let path = ownPath(of: request) else { return .refusal(.notFound, "not found") }
    if request.method == .GET || request.method == .HEAD { return get(path) }
    guard request.method == .POST else {
      return .refusal(HTTPStatusCode(405, phrase: "Method Not Allowed"), "use GET or POST")
    }
    return await post(path, request, host: host)
  }

  /// The path after the token; `nil` if the request does not know the token.
  private func ownPath(of request: HTTPRequest) -> String? {
    let parts = request.target.path().split(
      separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].isEmpty, isToken(String(parts[1])) else { return nil }
    return String(parts[2])
  }

  private func get(_ path: String) -> HTTPResponse {
    if path.isEmpty { return page() }
    guard path.hasPrefix("picture/") else { return .refusal(.notFound, "not found") }
    return picture(String(path.dropFirst("picture/".count)))
  }

  private func post(_ path: String, _ request: HTTPRequest, host: String) async -> HTTPResponse {
    guard let sent = request.headers[HTTPHeader("X-Redline-Token")], isToken(sent) else {
      return .refusal(.forbidden, "the request does not have the review's token")
    }
    let origin = request.headers[HTTPHeader("Origin")]?.lowercased()
    guard origin == nil || origin == "http://\(host)" else {
      return .refusal(.forbidden, "the request comes from another page")
    }
    guard request.headers[.contentType]?.lowercased().hasPrefix("application/json") == true,
      let length = request.headers[.contentLength].flatMap(Int.init), length <= 1 << 20,
      let body = try? await request.bodyData
    else { return .refusal(.badRequest, "the request is not JSON of at most 1 MB") }
    switch path {
    case "accept": return decide(.accepted, body)
    case "reject": return decide(.rejected, body)
    case "done":
      isClosing = true
      return .answer(.ok, type: "application/json", Data("{}".utf8))
    default: return .refusal(.notFound, "not found")
    }
  }

  /// Compared in a time that does not tell how much was right.
  private func isToken(_ text: String) -> Bool {
    let (given, wanted) = (Array(text.utf8), Array(token.utf8))
    guard given.count == wanted.count else { return false }
    return zip(given, wanted).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

extension HTTPResponse {
  fileprivate static func answer(
    _ status: HTTPStatusCode, type: String, _ body: Data, policy: String = "default-src 'none'"
  ) -> HTTPResponse {
    HTTPResponse(
      statusCode: status,
      headers: [
        .contentType: type, .cacheControl: "no-store",
        HTTPHeader("Content-Security-Policy"): policy,
        HTTPHeader("X-Content-Type-Options"): "nosniff",
        HTTPHeader("Referrer-Policy"): "no-referrer",
        HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
        HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin",
      ], body: body)
  }

  static func refusal(_ status: HTTPStatusCode, _ reason: String) -> HTTPResponse {
    .answer(status, type: "text/plain; charset=utf-8", Data(reason.utf8))
  }
}
