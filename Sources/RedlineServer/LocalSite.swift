package import Foundation

/// What a server on this machine shows: paths and bodies in, answers out.
///
/// It is asked only by who knows the server's token, and told only by its own page.
package protocol LocalSite: Sendable {
  /// What the messages call it: `the review`.
  var name: String { get }
  /// The answer to a path after the token; empty for the page itself.
  func get(_ path: String, query: String) async -> LocalAnswer
  /// The answer to JSON that the page sent.
  func post(_ path: String, _ body: Data) async -> LocalAnswer
  /// Called when the browser has an answer.
  func answered() async
  /// Comes back when the site is to be closed.
  func waitUntilDone() async
}

/// An answer to a request.
package struct LocalAnswer: Sendable {
  /// A status of HTTP.
  package enum Status: Int, Sendable {
    case ok = 200
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case lengthRequired = 411
    case contentTooLarge = 413
    case headTooLarge = 431
    case failed = 500
    case busy = 503

    var phrase: String {
      switch self {
      case .ok: "OK"
      case .badRequest: "Bad Request"
      case .forbidden: "Forbidden"
      case .notFound: "Not Found"
      case .methodNotAllowed: "Method Not Allowed"
      case .lengthRequired: "Length Required"
      case .contentTooLarge: "Content Too Large"
      case .headTooLarge: "Request Header Fields Too Large"
      case .failed: "Internal Server Error"
      case .busy: "Service Unavailable"
      }
    }
  }

  package var status: Status
  package var type: String
  package var body: Data
  /// What a browser may load and run when it shows the answer by itself.
  package var policy: String

  package init(
    _ status: Status = .ok, type: String, _ body: Data, policy: String = "default-src 'none'"
  ) {
    (self.status, self.type, self.body, self.policy) = (status, type, body, policy)
  }

  package static func json(_ body: Data) -> LocalAnswer {
    LocalAnswer(type: "application/json", body)
  }

  package static func refusal(_ status: Status, _ reason: String) -> LocalAnswer {
    LocalAnswer(status, type: "text/plain; charset=utf-8", Data(reason.utf8))
  }

  /// The lines before the body.
  var head: String {
    let headers = [
      "Cache-Control: no-store", "Connection: close", "Content-Length: \(body.count)",
      "Content-Security-Policy: \(policy)", "Content-Type: \(type)",
      "Cross-Origin-Opener-Policy: same-origin", "Cross-Origin-Resource-Policy: same-origin",
      "Referrer-Policy: no-referrer", "X-Content-Type-Options: nosniff",
    ]
    return (["HTTP/1.1 \(status.rawValue) \(status.phrase)"] + headers + ["", ""])
      .joined(separator: "\r\n")
  }
}
