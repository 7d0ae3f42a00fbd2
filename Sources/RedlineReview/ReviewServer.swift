import FlyingFox
import FlyingSocks
package import Foundation
package import RedlineSnapshots

/// Serves the review page to browsers on this machine, and does what is pressed there.
///
/// It listens on 127.0.0.1 alone. Its address has a random part that other pages do not know, and
/// what changes files must also come from the page itself.
package struct ReviewServer: Sendable {
  package let store: SnapshotStore
  /// The port, or `nil` for one that is free.
  package let port: UInt16?
  /// What requests must know.
  package let token: String

  package init(store: SnapshotStore, port: UInt16? = nil, token: String = Self.randomToken()) {
    (self.store, self.port, self.token) = (store, port, token)
  }

  /// Serves until “Done” is pressed on the page or the task is cancelled.
  /// - Parameter listening: Called with the page's address as soon as it can be loaded.
  /// - Returns: What was decided.
  /// - Throws: ``ReviewError/noPort(_:reason:)``.
  package func run(
    listening: @escaping @Sendable (URL) async throws -> Void
  ) async throws -> ReviewSummary {
    let desk = ReviewDesk(store: store, token: token)
    let pool = HTTPServer.defaultPool()
    let listener: Socket
    do {
      listener = try Self.listen(port)
      try await pool.prepare()
    } catch {
      throw ReviewError.noPort(port, reason: error.localizedDescription)
    }
    defer { try? listener.close() }
    guard case .ip4(_, port: let found) = try? listener.sockname(),
      let url = URL(string: "http://127.0.0.1:\(found)/\(token)/")
    else { throw ReviewError.noPort(port, reason: "it has no address") }
    await desk.open(port: found)
    let socket = try AsyncSocket(socket: listener, pool: pool)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await Self.untilCancelled { try await pool.run() } }
      group.addTask { try await Self.untilCancelled { try await Self.serve(desk, on: socket) } }
      group.addTask {
        try await listening(url)
        await desk.waitUntilDone()
      }
      defer { group.cancelAll() }
      while try await group.next() != nil {
        if await desk.isDone { break }
      }
    }
    return await desk.summary
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
  private static func serve(_ desk: ReviewDesk, on socket: AsyncSocket) async throws {
    try await withThrowingDiscardingTaskGroup { group in
      for try await connection in socket.sockets {
        group.addTask { await ReviewConnection(socket: connection, desk: desk).run() }
      }
    }
  }

  /// What ends by being cancelled has not failed.
  private static func untilCancelled(_ work: () async throws -> Void) async throws {
    do { try await work() } catch { if !Task.isCancelled { throw error } }
  }
}

/// What was decided in a review.
package struct ReviewSummary: Hashable, Sendable {
  package var accepted = 0
  package var rejected = 0
  /// What nobody decided.
  package var left = 0
}

/// Why a review cannot be shown.
package enum ReviewError: Error, Hashable, CustomStringConvertible {
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

extension ReviewServer {
  /// 128 random bits in hexadecimal digits.
  package static func randomToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<16).map { _ in
      let byte = UInt8.random(in: 0...255, using: &generator)
      return String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }.joined()
  }
}
