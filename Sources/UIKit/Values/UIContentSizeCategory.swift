import RedlineLayout

/// The reader's preferred text size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name, which is UIKit's.
  public let rawValue: String
  /// The size of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No size; layouts take L.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// XS.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// S.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// M.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// L, the default.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// XL.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// XXL.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// XXXL.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// AX1.
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// AX2.
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// AX3.
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// AX4.
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// AX5.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Whether the size is AX1 or larger.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  private static let scale: [Self] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The category that is solved with; large where none is specified.
  var peer: ContentSizeCategory {
    Self.scale.firstIndex(of: self).map { ContentSizeCategory.allCases[$0] } ?? .large
  }

  init(_ category: ContentSizeCategory) { self = Self.scale[category.rank] }
}

extension UIContentSizeCategory: Comparable {
  /// Whether the first size is smaller; an unspecified one is the smallest.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (scale.firstIndex(of: lhs) ?? -1) < (scale.firstIndex(of: rhs) ?? -1)
  }
}
