import Foundation
import Synchronization

/// How many connections there are, and those that did not say yet what they want, the oldest first.
final class IdleConnections: Sendable {
  private struct State {
    var waiting: [(number: Int, descriptor: Int32)] = []
    var count = 0
    var open = 0
  }

  private let state = Mutex(State())

  /// How many were added and are not closed.
  var open: Int { state.withLock { $0.open } }

  func closed() { state.withLock { $0.open -= 1 } }

  /// - Parameter descriptor: A socket that stays open until the number is removed.
  func add(_ descriptor: Int32) -> Int {
    state.withLock { state in
      state.count += 1
      state.open += 1
      state.waiting.append((state.count, descriptor))
      return state.count
    }
  }

  func remove(_ number: Int) {
    state.withLock { state in state.waiting.removeAll { $0.number == number } }
  }

  /// Lets nothing more come on a connection, unless it was removed.
  func end(_ number: Int) {
    state.withLock { state in
      guard let found = state.waiting.first(where: { $0.number == number }) else { return }
      shutdown(found.descriptor, Int32(SHUT_RD))
    }
  }

  /// Ends the one that has waited longest, if there is one.
  func endOldest() {
    state.withLock { state in
      guard !state.waiting.isEmpty else { return }
      shutdown(state.waiting.removeFirst().descriptor, Int32(SHUT_RDWR))
    }
  }
}
