import Foundation
import RedlineReview
import RedlineServer
import RedlineSnapshots

extension ReviewServer {
  /// Shows what waits for review in a browser on this machine, until “Done” is pressed there.
  ///
  /// Prints the page's address, and what was decided at the end.
  /// - Parameter port: A port of 127.0.0.1; `nil` takes one that is free.
  /// - Throws: `LocalServerError`.
  static func runInBrowser(store: SnapshotStore, port: Int?) async throws {
    let count = store.reviewableResults().count
    guard count > 0 else { return try store.tellNothingWaits() }
    let exact = try port.map { port throws(LocalServerError) in
      guard let exact = UInt16(exactly: port), exact > 0 else { throw .notPort(port) }
      return exact
    }
    let summary = try await ReviewServer(store: store, port: exact).run { url in
      try StandardOutput.print(
        """
        \(count == 1 ? "1 snapshot waits" : "\(count) snapshots wait") for review at
          \(url.absoluteString)
        Press Done on the page or Ctrl-C here to end.

        """)
    }
    try StandardOutput.print(
      "accepted \(summary.accepted), rejected \(summary.rejected), left \(summary.left)\n")
  }
}
