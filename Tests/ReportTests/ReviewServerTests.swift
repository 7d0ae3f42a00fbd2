import Foundation
import RedlineCommands
import RedlineLayout
import RedlineReview
import RedlineServer
import RedlineSnapshots
import TestPrograms
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Who may ask the server of the review, and what it answers.
@Suite struct ReviewServerTests {
  struct Request: Sendable, CustomTestStringConvertible {
    var name: String
    var method = "POST"
    var path = "/TOKEN/accept"
    var headers: [String: String] = [:]
    var dropping: Set<String> = []
    var body: String?
    var status: Int
    var testDescription: String { name }
  }

  static let refused = [
    Request(name: "another host", headers: ["Host": "example.com"], status: 403),
    Request(name: "a name that leads here", headers: ["Host": "a.example:PORT"], status: 403),
    Request(name: "another port", headers: ["Host": "127.0.0.1:1"], status: 403),
    Request(name: "another page", headers: ["Origin": "http://example.com"], status: 403),
    Request(name: "a page without an origin", headers: ["Origin": "null"], status: 403),
    Request(name: "a page at another port", headers: ["Origin": "http://127.0.0.1:1"], status: 403),
    Request(name: "no token", dropping: ["X-Redline-Token"], status: 403),
    Request(name: "a wrong token", headers: ["X-Redline-Token": "TOKEn"], status: 403),
    Request(name: "a wrong path", path: "/OTHER/accept", status: 404),
    Request(name: "no path", path: "/", status: 404),
    Request(name: "a form", headers: ["Content-Type": "text/plain"], status: 400),
    Request(name: "no JSON", body: "{", status: 400),
    Request(name: "an unknown action", path: "/TOKEN/delete", status: 404),
    Request(name: "accepting by GET", method: "GET", status: 404),
    Request(name: "another method", method: "PUT", status: 405),
    Request(
      name: "a page elsewhere", method: "GET", path: "/TOKEN/",
      headers: ["Host": "example.com"], status: 403),
    Request(name: "a page without the token", method: "GET", path: "/x/", status: 404),
    Request(
      name: "a file outside", method: "GET", path: "/TOKEN/picture/golden/../../Package.swift",
      status: 404),
    Request(
      name: "an escaped path", method: "GET",
      path: "/TOKEN/picture/golden/..%2F..%2FPackage.swift", status: 404),
    Request(
      name: "what is not on the page", method: "GET", path: "/TOKEN/picture/golden/Other/x.svg",
      status: 404),
  ]

  @Test(.timeLimit(.minutes(15)))
  func whoMayNotIsRefused() async throws {
    try await withServer { sample, result, server in
      let golden = try wholeFile(at: sample.store.goldenPath(result.file))
      for request in Self.refused {
        let (status, _) = try await server.send(request, deciding: result)
        #expect(status == request.status, "\(request.name)")
      }
      #expect(try wholeFile(at: sample.store.goldenPath(result.file)) == golden)
      let allowed = Request(name: "the page itself", status: 200)
      let (status, body) = try await server.send(allowed, deciding: result)
      #expect(status == 200)
      #expect(body.contains("outcomes"))
      #expect(try wholeFile(at: sample.store.goldenPath(result.file)) != golden)
    }
  }

  @Test(.timeLimit(.minutes(15)))
  func whatCannotBeDoneIsSaid() async throws {
    try await withServer { sample, result, server in
      let accept = Request(name: "accept", status: 200)
      var other = result
      other.actualHash = "other"
      #expect(
        try await server.send(accept, deciding: other).body
          .contains("compared again since the page was loaded"))
      other.file = SnapshotFile(SnapshotID("Other"), .svg)
      #expect(try await server.send(accept, deciding: other).body.contains("not on the page"))
      try removeFile(at: sample.store.pendingLayoutPath(result.file))
      #expect(try await server.send(accept, deciding: result).body.contains("nothing is pending"))
      let reject = Request(name: "reject", path: "/TOKEN/reject", status: 200)
      #expect(try await !server.send(reject, deciding: result).body.contains("error"))
      #expect(try await server.send(reject, deciding: result).body.contains("decided before"))
    }
  }

  @Test func pagesAndPicturesRunNothingElse() async throws {
    try await withServer { _, result, server in
      let page = try await server.get("/TOKEN/")
      let policy = try #require(page.value(forHTTPHeaderField: "Content-Security-Policy"))
      #expect(policy.hasPrefix("default-src 'none'; script-src 'sha256-"))
      #expect(!policy.contains("unsafe"))
      #expect(policy.contains("frame-ancestors 'none'"))
      let picture = try await server.get("/TOKEN/picture/golden/\(result.file.path)")
      #expect(picture.statusCode == 200)
      #expect(picture.value(forHTTPHeaderField: "Content-Type") == "image/svg+xml")
      #expect(
        picture.value(forHTTPHeaderField: "Content-Security-Policy")?.hasSuffix("sandbox") == true)
    }
  }

  @Test func aUsedPortIsAnError() async throws {
    try await withServer { sample, _, server in
      let second = ReviewServer(store: sample.store, port: UInt16(server.port))
      await #expect(throws: LocalServerError.self) { try await second.run { _ in } }
    }
  }

  // MARK: - What is no request

  private static let long = LongText.text(of: "a", count: 5_000_000)
  private static let hostile = [
    ("five megabytes in a line", long, "431"), ("five megabytes of a path", "GET /\(long)", "431"),
    ("a header without an end", "GET / HTTP/1.1\r\nA: \(long)", "431"),
    ("many headers", "GET / HTTP/1.1\r\n" + String(repeating: "A: b\r\n", count: 100_000), "431"),
    ("no method", "/ HTTP/1.1\r\n\r\n", "400"), ("no path", "GET x HTTP/1.1\r\n\r\n", "400"),
    ("another protocol", "GET / SPDY/3\r\n\r\n", "400"), ("nothing", "\n\n", "400"),
    ("two hosts", "GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n", "400"),
    ("a header without a name", "GET / HTTP/1.1\r\n: a\r\n\r\n", "400"),
    ("a header in two lines", "GET / HTTP/1.1\r\nA: a\r\n b: c\r\n\r\n", "400"),
    ("a negative length", "POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", "400"),
    ("too long", "POST / HTTP/1.1\r\nContent-Length: 1048577\r\n\r\n", "413"),
    (
      "a length of many digits", "POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n",
      "413"
    ),
    ("in chunks", "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", "411"),
    ("no host", "GET / HTTP/1.0\r\n\r\n", "403"), ("bytes", "\0\u{FF}\u{FE}\n\n", "400"),
  ]

  /// The answer says what is wrong, and the next request is answered as ever. Nothing waits for the
  /// end of a line.
  @Test(
    .timeLimit(.minutes(15)), arguments: hostile.map { ($0, LongText($1), $2) })
  func whatIsNoRequestIsRefused(_ row: String, sent: LongText, status: String) async throws {
    try await withServer { _, _, server in
      let answer = try await LocalExchange.send(
        bytes: Array(sent.text.utf8), port: UInt16(server.port))
      #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(answer.prefix(200))")
      #expect(try await server.get("/TOKEN/").statusCode == 200)
    }
  }

  /// Connections on which nothing is said keep nobody who says something.
  @Test(.timeLimit(.minutes(1))) func idleConnections() async throws {
    try await withServer { _, _, server in
      let idle = try (0..<200).map { _ in try LocalExchange.connected(to: UInt16(server.port)) }
      defer { for descriptor in idle { close(descriptor) } }
      for _ in 0..<3 { #expect(try await server.get("/TOKEN/").statusCode == 200) }
    }
  }

  /// A browser connects before it knows what to ask: it keeps its connection however many were
  /// answered before.
  @Test(.timeLimit(.minutes(1))) func connectionsAreKeptAfterManyRequests() async throws {
    try await withServer { _, _, server in
      let port = UInt16(server.port)
      let request = Array("GET / HTTP/1.1\r\n\r\n".utf8)
      for _ in 0..<80 { _ = try await LocalExchange.send(bytes: request, port: port) }
      let early = try LocalExchange.connected(to: port)
      for _ in 0..<3 { _ = try await LocalExchange.send(bytes: request, port: port) }
      let answer = try await LocalExchange.send(bytes: request, on: early)
      #expect(answer.hasPrefix("HTTP/1.1 403 "), "\(answer.prefix(200))")
    }
  }

  // MARK: - A server and its requests

  struct Running {
    var port: Int
    var token: String

    func send(
      _ sent: Request, deciding result: SnapshotResult
    ) async throws -> (status: Int, body: String) {
      let body = """
        {"snapshots":[{"file":"\(result.file.path)","actualHash":"\(result.actualHash ?? "")"}]}
        """
      var headers = [
        "X-Redline-Token": "TOKEN", "Content-Type": "application/json",
        "Origin": "http://127.0.0.1:PORT",
      ]
      headers.merge(sent.headers) { $1 }
      for name in sent.dropping { headers[name] = nil }
      var request = URLRequest(url: try url(sent.path), timeoutInterval: 300)
      request.httpMethod = sent.method
      if sent.method != "GET" { request.httpBody = Data((sent.body ?? body).utf8) }
      for (name, value) in headers {
        request.setValue(filled(value), forHTTPHeaderField: name)
      }
      let (data, response) = try await LocalExchange.data(for: request)
      return (response.statusCode, String(decoding: data, as: UTF8.self))
    }

    func get(_ path: String) async throws -> HTTPURLResponse {
      try await LocalExchange.data(for: URLRequest(url: try url(path))).1
    }

    private func url(_ path: String) throws -> URL {
      try #require(URL(string: "http://127.0.0.1:\(port)\(filled(path))"))
    }

    private func filled(_ text: String) -> String {
      text.replacing("TOKEN", with: token).replacing("PORT", with: "\(port)")
    }
  }

  private func withServer(
    _ body: @Sendable (SampleStore, SnapshotResult, Running) async throws -> Void
  ) async throws {
    let sample = try SampleStore()
    defer { sample.remove() }
    let result = try sample.changeForms(on: [.iPhoneX])[0]
    let server = ReviewServer(store: sample.store)
    let (addresses, continuation) = AsyncStream.makeStream(of: URL.self)
    let task = Task { try await server.run { continuation.yield($0) } }
    let address = try #require(await addresses.first { _ in true })
    let running = Running(port: try #require(address.port), token: server.token)
    // What the page shows is what can be decided.
    #expect(try await running.get("/TOKEN/").statusCode == 200)
    do { try await body(sample, result, running) } catch {
      task.cancel()
      throw error
    }
    task.cancel()
    _ = try await task.value
  }
}
