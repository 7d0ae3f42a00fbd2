/// A heading over several entries of a catalog.
public struct CatalogSection: Hashable, Sendable {
  /// The heading.
  public var title: String
  /// A sentence or two for readers of the catalog.
  public var summary: String?

  /// Makes a heading, with a sentence or two for readers of the catalog.
  public init(_ title: String, summary: String? = nil) {
    self.title = title
    self.summary = summary
  }
}

extension [Entry] {
  /// The entries under a common heading.
  ///
  /// ```swift
  /// static let entries = [
  ///   Entry("two-buttons", on: .iPhone8) { TwoButtons() },
  /// ].section("Size classes", summary: "One layout that adapts to its width.")
  /// ```
  public func section(_ title: String, summary: String? = nil) -> [Entry] {
    map { entry in
      var entry = entry
      entry.section = CatalogSection(title, summary: summary)
      return entry
    }
  }
}
