/// The Dynamic Type text styles.
public enum TextStyle: String, Codable, Hashable, Sendable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
  case caption1, caption2

  /// The weight in which the style is set.
  public var weight: Font.Weight { self == .headline ? .semibold : .regular }

  /// Point size and leading in points at a content size category.
  ///
  /// Reference: Human Interface Guidelines, Typography, tables of Dynamic Type sizes.
  public func metrics(for category: ContentSizeCategory) -> (size: Double, leading: Double) {
    Self.table[self]![category.rank]
  }

  private static let table: [TextStyle: [(size: Double, leading: Double)]] = [
    .largeTitle: [
      (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48),
      (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
    ],
    .title1: [
      (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41),
      (38, 46), (43, 51), (48, 57), (53, 62), (58, 68),
    ],
    .title2: [
      (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34),
      (34, 41), (39, 47), (44, 52), (50, 59), (56, 66),
    ],
    .title3: [
      (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32),
      (31, 38), (37, 44), (43, 51), (49, 58), (55, 65),
    ],
    .headline: bodySizes, .body: bodySizes,
    .callout: [
      (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28),
      (26, 32), (32, 39), (38, 46), (44, 52), (51, 60),
    ],
    .subheadline: [
      (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28),
      (25, 31), (30, 37), (36, 43), (42, 50), (49, 58),
    ],
    .footnote: [
      (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24),
      (23, 29), (27, 33), (33, 40), (38, 46), (44, 52),
    ],
    .caption1: [
      (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23),
      (22, 28), (26, 32), (32, 39), (37, 44), (43, 51),
    ],
    .caption2: [
      (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22),
      (20, 25), (24, 30), (29, 35), (34, 41), (40, 48),
    ],
  ]

  private static let bodySizes: [(size: Double, leading: Double)] = [
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
    (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
  ]
}

/// The reader's preferred text size; the last five are accessibility sizes.
public enum ContentSizeCategory: String, Codable, Hashable, Sendable, CaseIterable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Position on the scale, 0 (extra small) … 11 (accessibility 5).
  public var rank: Int { Self.allCases.firstIndex(of: self)! }

  /// The name as Interface Builder and the command line abbreviate it: `L`, `XXXL`, `AX3`.
  public var abbreviation: String {
    ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"][rank]
  }

  /// The category with that abbreviation or case name, in any case of letters.
  public init?(_ name: String) {
    let wanted = name.lowercased()
    guard
      let match = Self.allCases.first(where: {
        $0.abbreviation.lowercased() == wanted || $0.rawValue.lowercased() == wanted
      })
    else { return nil }
    self = match
  }
}
