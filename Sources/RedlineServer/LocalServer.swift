import FlyingFox
import FlyingSocks
package import Foundation

/// Serves a site to browsers on this machine.
///
/// It listens on 127.0.0.1 alone. Its address has a random part that other pages do not know, and
/// what changes anything must also come from the page itself.
package struct LocalServer: Sendable {
  /// The port, or `nil` for one that is free.
  package let port: UInt16?
  /// What requests must know.
  package let token: String

  package init(port: UInt16? = nil, token: String = Self.randomToken()) {
    (self.port, self.token) = (port, token)
  }

  /// Serves until the site is done or the task is cancelled.
  /// - Parameter listening: Called with the page's address as soon as it can be loaded.
  /// - Throws: ``LocalServerError/noPort(_:reason:)``.
  package func run(
    _ site: any LocalSite, listening: @escaping @Sendable (URL) async throws -> Void
  ) async throws {
    let pool = HTTPServer.defaultPool()
    let listener: Socket
    do {
      listener = try Self.listen(port)
      try await pool.prepare()
    } catch {
      var reason = error.localizedDescription
      if case SocketError.failed(_, _, let message) = error { reason = message }
      throw LocalServerError.noPort(port, reason: reason)
    }
    defer { try? listener.close() }
    guard case .ip4(_, port: let found) = try? listener.sockname(),
      let url = URL(string: "http://127.0.0.1:\(found)/\(token)/")
    else { throw LocalServerError.noPort(port, reason: "it has no address") }
    let gate = LocalGate(site: site, token: token, port: found)
    let socket = try AsyncSocket(socket: listener, pool: pool)
    try await withThrowingTaskGroup(of: Bool.self) { group in
      group.addTask {
        try await Self.untilCancelled { try await pool.run() }
        return false
      }
      group.addTask {
        try await Self.untilCancelled { try await Self.serve(gate, on: socket) }
        return false
      }
      group.addTask {
        try await listening(url)
        await site.waitUntilDone()
        return true
      }
      defer { group.cancelAll() }
      while let isDone = try await group.next() {
        if isDone { break }
      }
    }
  }

  private static func listen(_ port: UInt16?) throws -> Socket {
    let address = try sockaddr_in.inet(ip4: "127.0.0.1", port: port ?? 0)
    let socket = try Socket(domain: Int32(AF_INET))
    do {
      try socket.setValue(true, for: .localAddressReuse)
      #if canImport(Darwin)
        try socket.setValue(true, for: .noSIGPIPE)
      #endif
      try socket.bind(to: address)
      try socket.listen()
      return socket
    } catch {
      try? socket.close()
      throw error
    }
  }

  /// Answers who connects, each on a task of its own.
  private static func serve(_ gate: LocalGate, on socket: AsyncSocket) async throws {
    let idle = IdleConnections()
    try await withThrowingTaskGroup(of: Void.self) { group in
      var count = 0
      while true {
        if count == mostConnections {
          // Those that were answered are counted until now; they make room by themselves.
          if idle.open == mostConnections { idle.endOldest() }
          try await group.next()
          count -= 1
        }
        guard let connection = try await accepted(on: socket) else { continue }
        // Known before its task runs, so that it can be ended until then.
        let number = idle.add(connection.socket.file.rawValue)
        group.addTask {
          await LocalConnection(socket: connection, gate: gate, idle: idle, number: number).run()
          idle.closed()
        }
        count += 1
      }
    }
  }

  /// The most connections at a time; for others the oldest ends that did not ask anything yet, or else
  /// they wait until one ends.
  private static let mostConnections = 64

  /// Who connects; `nil` if that failed, as it does when there are too many files open.
  private static func accepted(on socket: AsyncSocket) async throws -> AsyncSocket? {
    do { return try await socket.accept() } catch {
      try Task.checkCancellation()
      try await Task.sleep(for: .milliseconds(100))
      return nil
    }
  }

  /// What ends by being cancelled has not failed.
  private static func untilCancelled(_ work: () async throws -> Void) async throws {
    do { try await work() } catch { if !Task.isCancelled { throw error } }
  }

  /// 128 random bits in hexadecimal digits.
  package static func randomToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<16).map { _ in
      let byte = UInt8.random(in: 0...255, using: &generator)
      return String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }.joined()
  }
}

/// Why a site cannot be shown.
package enum LocalServerError: Error, Hashable, CustomStringConvertible {
  case noPort(UInt16?, reason: String)
  case notPort(Int)

  package var description: String {
    switch self {
    case .noPort(let port?, let reason):
      "port \(port) of 127.0.0.1 cannot be used: \(reason); choose another --port, or none"
    case .noPort(nil, let reason): "no port of 127.0.0.1 can be used: \(reason)"
    case .notPort(let port): "\(port) is not a port; ports are 1 to 65535"
    }
  }
}
