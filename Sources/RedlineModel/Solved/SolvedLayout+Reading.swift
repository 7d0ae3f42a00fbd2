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
    struct Version: Decodable { var formatVersion: Int }
    do {
      let decoder = JSONDecoder()
      let version = try decoder.decode(Version.self, from: data).formatVersion
      guard version <= Self.formatVersion else { throw LayoutFormatError.newerFormat(version) }
      self = try decoder.decode(Self.self, from: data)
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
