extension TextStyle {
  /// The name in UIKit and in Interface Builder files: `UICTFontTextStyleBody`.
  public var uikitName: String {
    let suffix =
      switch self {
      case .largeTitle: "Title0"
      case .title1: "Title1"
      case .title2: "Title2"
      case .title3: "Title3"
      case .headline: "Headline"
      case .subheadline: "Subhead"
      case .body: "Body"
      case .callout: "Callout"
      case .footnote: "Footnote"
      case .caption1: "Caption1"
      case .caption2: "Caption2"
      }
    return "UICTFontTextStyle\(suffix)"
  }

  /// The style of that name, `nil` for another name.
  public init?(uikitName: String) {
    guard let style = Self.allCases.first(where: { $0.uikitName == uikitName }) else { return nil }
    self = style
  }

  /// The weight of the style with the bold trait.
  public var boldWeight: Font.Weight {
    [.largeTitle, .title1, .title2].contains(self) ? .bold : .semibold
  }
}

extension ContentSizeCategory {
  /// The name in UIKit: `UICTContentSizeCategoryL`, `UICTContentSizeCategoryAccessibilityXXXL`.
  public var uikitName: String {
    let suffix = [
      "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL",
      "AccessibilityXL", "AccessibilityXXL", "AccessibilityXXXL",
    ][rank]
    return "UICTContentSizeCategory\(suffix)"
  }

  /// The category of that name, `nil` for another name.
  public init?(uikitName: String) {
    guard let match = Self.allCases.first(where: { $0.uikitName == uikitName }) else { return nil }
    self = match
  }
}

extension Font {
  /// The same font with the bold trait: what a text style has for it, otherwise bold.
  public var bold: Font { weight(textStyle?.boldWeight ?? .bold) }
}
