package import RedlineScratch

/// What the page knows of the files.
package struct PreviewState: Encodable, Hashable, Sendable {
  package enum Status: String, Encodable, Sendable {
    /// Files are compiled or read.
    case building
    /// What is shown is what was saved.
    case ready
    /// What is shown, if anything is, was saved before.
    case failed
  }

  /// Grows with every change.
  package internal(set) var revision = 0
  /// Grows with every program: figures are to be asked for again.
  package internal(set) var generation = 0
  package internal(set) var title: String
  package internal(set) var status = Status.building
  /// Whether files are compiled, rather than read.
  package let compiles: Bool
  /// How long the last program took from the save on.
  package internal(set) var seconds: Double?
  /// Why there is none.
  package internal(set) var failure: String?
  package internal(set) var messages: [CompilerMessage] = []
  package internal(set) var list = PreviewListing(figures: [])
  package internal(set) var bases: [PreviewBase] = []

  init(title: String, compiles: Bool) { (self.title, self.compiles) = (title, compiles) }
}
