/// How much room an axis has.
public enum SizeClass: String, Codable, Hashable, Sendable, CaseIterable {
  case unspecified, compact, regular
}

/// The direction in which text and layouts run.
public enum LayoutDirection: String, Codable, Hashable, Sendable, CaseIterable {
  case leftToRight, rightToLeft
}

/// How much what is seen stands out, as readers choose in the settings of the system.
public enum Contrast: String, Codable, Hashable, Sendable, CaseIterable {
  case normal, high
}

/// What a layout may adapt to.
public struct TraitCollection: Codable, Hashable, Sendable {
  /// How much room there is from left to right.
  public var horizontalSizeClass: SizeClass
  /// How much room there is from top to bottom.
  public var verticalSizeClass: SizeClass
  /// The direction in which texts and layouts run.
  public var layoutDirection: LayoutDirection
  /// The reader's preferred text size.
  public var preferredContentSizeCategory: ContentSizeCategory
  /// Pixels in a point, > 0.
  public var displayScale: Double
  /// Optional, because files without the key hold the usual one.
  private var raisedContrast: Contrast?

  /// Whether the reader asked for more contrast.
  public var contrast: Contrast {
    get { raisedContrast ?? .normal }
    set { raisedContrast = newValue == .normal ? nil : newValue }
  }

  enum CodingKeys: String, CodingKey {
    case horizontalSizeClass, verticalSizeClass, layoutDirection, preferredContentSizeCategory
    case displayScale
    case raisedContrast = "contrast"
  }

  /// Makes traits; size classes are unspecified unless given.
  public init(
    horizontalSizeClass: SizeClass = .unspecified, verticalSizeClass: SizeClass = .unspecified,
    layoutDirection: LayoutDirection = .leftToRight,
    preferredContentSizeCategory: ContentSizeCategory = .large, displayScale: Double = 2
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.displayScale = displayScale
  }
}

/// The traits under which a constraint holds, as the argument of `When`.
public struct TraitCondition: Codable, Hashable, Sendable {
  /// The condition in words: `regular width`.
  public var name: String
  var horizontal: SizeClass?
  var vertical: SizeClass?
  var direction: LayoutDirection?
  var accessibilitySize: Bool?
  /// Two of its parts contradict each other, so that it never holds.
  var isContradiction = false

  /// A horizontal size class with much room.
  public static let regularWidth = TraitCondition(name: "regular width", horizontal: .regular)
  /// A horizontal size class with little room.
  public static let compactWidth = TraitCondition(name: "compact width", horizontal: .compact)
  /// A vertical size class with much room.
  public static let regularHeight = TraitCondition(name: "regular height", vertical: .regular)
  /// A vertical size class with little room: phones in landscape.
  public static let compactHeight = TraitCondition(name: "compact height", vertical: .compact)
  /// Texts and layouts that run from left to right.
  public static let leftToRight = TraitCondition(name: "left to right", direction: .leftToRight)
  /// Texts and layouts that run from right to left.
  public static let rightToLeft = TraitCondition(name: "right to left", direction: .rightToLeft)
  /// A text size of AX1 or larger.
  public static let accessibilityText = TraitCondition(
    name: "accessibility text size", accessibilitySize: true)
  /// A text size of at most XXXL.
  public static let standardText = TraitCondition(
    name: "standard text size", accessibilitySize: false)

  /// Both conditions at once: `.regularWidth.and(.compactHeight)`.
  public func and(_ other: TraitCondition) -> TraitCondition {
    TraitCondition(
      name: name == other.name ? name : "\(name), \(other.name)",
      horizontal: other.horizontal ?? horizontal, vertical: other.vertical ?? vertical,
      direction: other.direction ?? direction,
      accessibilitySize: other.accessibilitySize ?? accessibilitySize,
      isContradiction: isContradiction || other.isContradiction
        || differ(horizontal, other.horizontal) || differ(vertical, other.vertical)
        || differ(direction, other.direction)
        || differ(accessibilitySize, other.accessibilitySize))
  }

  /// Whether the condition holds under the traits.
  public func holds(in traits: TraitCollection) -> Bool {
    guard !isContradiction else { return false }
    let isAccessibility = traits.preferredContentSizeCategory.rank >= 7
    return (horizontal ?? traits.horizontalSizeClass) == traits.horizontalSizeClass
      && (vertical ?? traits.verticalSizeClass) == traits.verticalSizeClass
      && (direction ?? traits.layoutDirection) == traits.layoutDirection
      && (accessibilitySize ?? isAccessibility) == isAccessibility
  }
}

private func differ<Value: Equatable>(_ first: Value?, _ second: Value?) -> Bool {
  guard let first, let second else { return false }
  return first != second
}
