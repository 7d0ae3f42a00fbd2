package import Foundation
import RedlineServer
package import RedlineSnapshots

/// Serves the review page to browsers on this machine, and does what is pressed there.
package struct ReviewServer: Sendable {
  package let store: SnapshotStore
  private let server: LocalServer
  /// What requests must know.
  package var token: String { server.token }

  package init(
    store: SnapshotStore, port: UInt16? = nil, token: String = LocalServer.randomToken()
  ) {
    (self.store, server) = (store, LocalServer(port: port, token: token))
  }

  /// Serves until “Done” is pressed on the page or the task is cancelled.
  /// - Parameter listening: Called with the page's address as soon as it can be loaded.
  /// - Returns: What was decided.
  /// - Throws: `LocalServerError.noPort(_:reason:)`.
  package func run(
    listening: @escaping @Sendable (URL) async throws -> Void
  ) async throws -> ReviewSummary {
    let desk = ReviewDesk(store: store, token: token)
    try await server.run(desk, listening: listening)
    return await desk.summary
  }
}

/// What was decided in a review.
package struct ReviewSummary: Hashable, Sendable {
  package var accepted = 0
  package var rejected = 0
  /// What nobody decided.
  package var left = 0
}
