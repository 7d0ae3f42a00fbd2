/// What is told of a change that is observed.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name, which is Foundation's.
  public let rawValue: String
  /// The key of that name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// What kind of change it is.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// Which parts of a list changed.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether it is told before the change.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// What kind of change is observed.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}
