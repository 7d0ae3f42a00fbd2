import RedlineLayout

/// How firmly a constraint holds: 1000 is required, everything below yields to what is higher.
public struct UILayoutPriority: RawRepresentable, Hashable, Codable, Sendable {
  /// Greater than 0 and at most 1000.
  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)

  init(solved priority: LayoutPriority) { rawValue = priority.rawValue }

  var isRequired: Bool { rawValue >= 1000 }
  /// The value as messages print it.
  var number: String { formatted(Double(rawValue)) }
}

extension LayoutPriority {
  init(_ priority: UILayoutPriority) { self.init(priority.rawValue) }
}
