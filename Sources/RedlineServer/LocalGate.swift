import Foundation

/// Who may ask a site: browsers on this machine that were given its address, and its own page.
struct LocalGate {
  let site: any LocalSite
  let token: String
  /// The addresses that the page may have come from.
  let hosts: [String]

  init(site: any LocalSite, token: String, port: UInt16) {
    (self.site, self.token) = (site, token)
    hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
  }

  func answer(_ request: LocalRequest) async -> LocalAnswer {
    // A page elsewhere can make a browser ask here under a name of its own.
    guard let host = request.headers["host"]?.lowercased(), hosts.contains(host) else {
      return .refusal(.forbidden, "\(site.name) is at \(hosts[0]) only")
    }
    guard let path = ownPath(of: request) else { return .refusal(.notFound, "not found") }
    switch request.method {
    case "GET", "HEAD": return await site.get(path, query: request.query)
    case "POST": return await post(path, request, host: host)
    default: return .refusal(.methodNotAllowed, "use GET or POST")
    }
  }

  /// The path after the token; `nil` if the request does not know the token.
  private func ownPath(of request: LocalRequest) -> String? {
    let path = request.path.removingPercentEncoding ?? request.path
    let parts = path.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].isEmpty, isToken(String(parts[1])) else { return nil }
    return String(parts[2])
  }

  private func post(_ path: String, _ request: LocalRequest, host: String) async -> LocalAnswer {
    guard let sent = request.headers["x-redline-token"], isToken(sent) else {
      return .refusal(.forbidden, "the request does not have the token of \(site.name)")
    }
    let origin = request.headers["origin"]?.lowercased()
    guard origin == nil || origin == "http://\(host)" else {
      return .refusal(.forbidden, "the request comes from another page")
    }
    guard request.headers["content-type"]?.lowercased().hasPrefix("application/json") == true,
      request.headers["content-length"] != nil
    else { return .refusal(.badRequest, "the request is not JSON of at most 1 MB") }
    return await site.post(path, request.body)
  }

  /// Compared in a time that does not tell how much was right.
  private func isToken(_ text: String) -> Bool {
    let (given, wanted) = (Array(text.utf8), Array(token.utf8))
    guard given.count == wanted.count else { return false }
    return zip(given, wanted).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
