public import Foundation

extension SolvedLayout {
  /// The largest coordinate or size in points that a layout can have.
  package static let largestCoordinate = 1e11

  /// Reads a saved layout from an untrusted text: its version, its fields, and that each item, guide
  /// and constraint names what is there.
  ///
  /// ```swift
  /// let layout = try SolvedLayout(json: Data(contentsOf: file))
  /// ```
  /// - Parameter data: JSON of format 1 or 2.
  /// - Throws: ``LayoutFormatError``.
  public init(json data: Data) throws(LayoutFormatError) {
    do {
      self = try JSONDecoder().decode(VersionedLayout.self, from: data).layout
    } catch let error as LayoutFormatError {
      throw error
    } catch let error as DecodingError {
      throw LayoutFormatError(error)
    } catch {
      throw .undecodable("\(error)")
    }
    try validate(limit: Self.largestCoordinate)
  }
}

/// A layout whose version is looked at before anything else, which a newer one may have otherwise.
private struct VersionedLayout: Decodable {
  let layout: SolvedLayout

  private enum Keys: CodingKey { case formatVersion }

  init(from decoder: any Decoder) throws {
    let version = try decoder.container(keyedBy: Keys.self).decode(Int.self, forKey: .formatVersion)
    guard version <= SolvedLayout.formatVersion else {
      throw LayoutFormatError.newerFormat(version)
    }
    layout = try SolvedLayout(from: decoder)
  }
}
