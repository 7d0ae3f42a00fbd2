import Synchronization

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
  // Thousands of constraints have a few conditions: each is made once and kept for ever, so that it takes a word
  // and is compared as one.
  private let known: Unmanaged<Known>

  /// The condition in words: `regular width`.
  public var name: String {
    get { parts.name }
    set {
      var parts = parts
      parts.name = newValue
      self = TraitCondition(parts)
    }
  }
  package var sharedName: SharedName { known._withUnsafeGuaranteedRef { $0.name } }
  private var parts: Parts { known._withUnsafeGuaranteedRef { $0.parts } }

  /// What a condition says.
  private struct Parts: Codable, Hashable {
    var name: String
    var horizontal: SizeClass?
    var vertical: SizeClass?
    var direction: LayoutDirection?
    var accessibilitySize: Bool?
    /// Two of its parts contradict each other, so that it never holds.
    var isContradiction = false
  }

  private final class Known: Sendable {
    let parts: Parts
    let name: SharedName

    private init(_ parts: Parts) { (self.parts, name) = (parts, SharedName(parts.name)) }

    private static let all = Mutex<[Parts: Unmanaged<Known>]>([:])

    static func condition(of parts: Parts) -> Unmanaged<Known> {
      all.withLock { all in
        if let known = all[parts] { return known }
        let known = Unmanaged.passRetained(Known(parts))
        all[parts] = known
        return known
      }
    }
  }

  private init(_ parts: Parts) { known = Known.condition(of: parts) }

  /// Reads a condition.
  public init(from decoder: any Decoder) throws { self.init(try Parts(from: decoder)) }

  /// Writes the condition.
  public func encode(to encoder: any Encoder) throws { try parts.encode(to: encoder) }

  /// Whether conditions are the same.
  public static func == (one: TraitCondition, other: TraitCondition) -> Bool {
    one.known.toOpaque() == other.known.toOpaque()
  }

  /// Adds what the condition says to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }

  /// A horizontal size class with much room.
  public static let regularWidth = TraitCondition(
    Parts(name: "regular width", horizontal: .regular))
  /// A horizontal size class with little room.
  public static let compactWidth = TraitCondition(
    Parts(name: "compact width", horizontal: .compact))
  /// A vertical size class with much room.
  public static let regularHeight = TraitCondition(
    Parts(name: "regular height", vertical: .regular))
  /// A vertical size class with little room: phones in landscape.
  public static let compactHeight = TraitCondition(
    Parts(name: "compact height", vertical: .compact))
  /// Texts and layouts that run from left to right.
  public static let leftToRight = TraitCondition(
    Parts(name: "left to right", direction: .leftToRight))
  /// Texts and layouts that run from right to left.
  public static let rightToLeft = TraitCondition(
    Parts(name: "right to left", direction: .rightToLeft))
  /// A text size of AX1 or larger.
  public static let accessibilityText = TraitCondition(
    Parts(name: "accessibility text size", accessibilitySize: true))
  /// A text size of at most XXXL.
  public static let standardText = TraitCondition(
    Parts(name: "standard text size", accessibilitySize: false))

  /// Both conditions at once: `.regularWidth.and(.compactHeight)`.
  public func and(_ other: TraitCondition) -> TraitCondition {
    let (first, second) = (parts, other.parts)
    return TraitCondition(
      Parts(
        name: first.name == second.name ? first.name : "\(first.name), \(second.name)",
        horizontal: second.horizontal ?? first.horizontal,
        vertical: second.vertical ?? first.vertical,
        direction: second.direction ?? first.direction,
        accessibilitySize: second.accessibilitySize ?? first.accessibilitySize,
        isContradiction: first.isContradiction || second.isContradiction
          || differ(first.horizontal, second.horizontal) || differ(first.vertical, second.vertical)
          || differ(first.direction, second.direction)
          || differ(first.accessibilitySize, second.accessibilitySize)))
  }

  /// Whether the condition holds under the traits.
  public func holds(in traits: TraitCollection) -> Bool {
    let parts = parts
    guard !parts.isContradiction else { return false }
    let isAccessibility = traits.preferredContentSizeCategory.rank >= 7
    return (parts.horizontal ?? traits.horizontalSizeClass) == traits.horizontalSizeClass
      && (parts.vertical ?? traits.verticalSizeClass) == traits.verticalSizeClass
      && (parts.direction ?? traits.layoutDirection) == traits.layoutDirection
      && (parts.accessibilitySize ?? isAccessibility) == isAccessibility
  }
}

private func differ<Value: Equatable>(_ first: Value?, _ second: Value?) -> Bool {
  guard let first, let second else { return false }
  return first != second
}
