import Synchronization

/// A name that thousands of values have and few names are of: each is made once and kept for ever, so that a copy
/// counts no reference and takes a word.
package struct SharedName: Hashable, Sendable {
  private let name: Unmanaged<Name>

  package init(_ string: String) { name = Name.named(string) }

  package var string: String { name._withUnsafeGuaranteedRef { $0.string } }

  package static func == (one: SharedName, other: SharedName) -> Bool {
    one.name.toOpaque() == other.name.toOpaque()
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(string) }

  private final class Name: Sendable {
    let string: String

    private init(_ string: String) { self.string = string }

    private static let known = Mutex<[String: Unmanaged<Name>]>([:])

    static func named(_ string: String) -> Unmanaged<Name> {
      known.withLock { known in
        if let name = known[string] { return name }
        let name = Unmanaged.passRetained(Name(string))
        known[string] = name
        return name
      }
    }
  }
}
