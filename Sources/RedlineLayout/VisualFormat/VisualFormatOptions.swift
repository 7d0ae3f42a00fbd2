/// How the views of a visual format are aligned, and in which direction it runs; the values are
/// those of `NSLayoutConstraint.FormatOptions`.
public struct VisualFormatOptions: OptionSet, Hashable, Sendable {
  /// Bits as in UIKit.
  public let rawValue: UInt
  /// Makes options from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// All views have one left edge; vertical formats only.
  public static let alignAllLeft = aligning(.left)
  /// All views have one right edge; vertical formats only.
  public static let alignAllRight = aligning(.right)
  /// All views have one upper edge; horizontal formats only.
  public static let alignAllTop = aligning(.top)
  /// All views have one lower edge; horizontal formats only.
  public static let alignAllBottom = aligning(.bottom)
  /// All views have one leading edge; vertical formats only.
  public static let alignAllLeading = aligning(.leading)
  /// All views have one trailing edge; vertical formats only.
  public static let alignAllTrailing = aligning(.trailing)
  /// All views have their middles on one vertical line; vertical formats only.
  public static let alignAllCenterX = aligning(.centerX)
  /// All views have their middles on one horizontal line; horizontal formats only.
  public static let alignAllCenterY = aligning(.centerY)
  /// All views have one last baseline; horizontal formats only.
  public static let alignAllLastBaseline = aligning(.lastBaseline)
  /// All views have one first baseline; horizontal formats only.
  public static let alignAllFirstBaseline = aligning(.firstBaseline)
  /// The bits of the alignments.
  public static let alignmentMask = VisualFormatOptions(rawValue: 0xFFFF)

  /// From leading to trailing, the default.
  public static let directionLeadingToTrailing = VisualFormatOptions([])
  /// From left to right in either layout direction.
  public static let directionLeftToRight = VisualFormatOptions(rawValue: 1 << 16)
  /// From right to left in either layout direction.
  public static let directionRightToLeft = VisualFormatOptions(rawValue: 2 << 16)
  /// The bits of the direction.
  public static let directionMask = VisualFormatOptions(rawValue: 3 << 16)

  /// Between edges, the default.
  public static let spacingEdgeToEdge = VisualFormatOptions([])
  /// From a last baseline to the first baseline below it; vertical formats only.
  public static let spacingBaselineToBaseline = VisualFormatOptions(rawValue: 1 << 19)
  /// The bit of the spacing.
  public static let spacingMask = VisualFormatOptions(rawValue: 1 << 19)

  private static func aligning(_ attribute: Attribute) -> VisualFormatOptions {
    VisualFormatOptions(rawValue: 1 << UInt(attribute.rawValue))
  }

  /// The lines on which all views are aligned.
  var alignments: [Attribute] {
    Attribute.allCases.filter { $0.rawValue > 0 && contains(Self.aligning($0)) }
      .filter { $0.rawValue <= Attribute.firstBaseline.rawValue }
  }
}
