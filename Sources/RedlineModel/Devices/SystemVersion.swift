/// The major version of the system whose controls and bars a layout has.
///
/// Sizes differ between iOS 10, 11, 13, 14 and 26; in between, nothing that Redline knows changed.
public struct SystemVersion: RawRepresentable, Codable, Hashable, Sendable, Comparable,
  ExpressibleByIntegerLiteral
{
  /// The major version: 18 for iOS 18.5.
  public var rawValue: Int

  /// The version with that number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The version with that number.
  public init(integerLiteral value: Int) { rawValue = value }

  /// The version of a layout that does not name one: iOS 18.
  public static let standard: SystemVersion = 18

  /// Whether the first version is older.
  public static func < (lhs: SystemVersion, rhs: SystemVersion) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
