/// How the views of a visual format are aligned, and in which direction it runs; the values are
/// those of `NSLayoutConstraint.FormatOptions`.
public struct VisualFormatOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let alignAllLeft = aligning(.left)
  public static let alignAllRight = aligning(.right)
  public static let alignAllTop = aligning(.top)
  public static let alignAllBottom = aligning(.bottom)
  public static let alignAllLeading = aligning(.leading)
  public static let alignAllTrailing = aligning(.trailing)
  public static let alignAllCenterX = aligning(.centerX)
  public static let alignAllCenterY = aligning(.centerY)
  public static let alignAllLastBaseline = aligning(.lastBaseline)
  public static let alignAllFirstBaseline = aligning(.firstBaseline)
  public static let alignmentMask = VisualFormatOptions(rawValue: 0xFFFF)

  /// From leading to trailing, the default.
  public static let directionLeadingToTrailing = VisualFormatOptions([])
  public static let directionLeftToRight = VisualFormatOptions(rawValue: 1 << 16)
  public static let directionRightToLeft = VisualFormatOptions(rawValue: 2 << 16)
  public static let directionMask = VisualFormatOptions(rawValue: 3 << 16)

  /// Between edges, the default.
  public static let spacingEdgeToEdge = VisualFormatOptions([])
  /// From a last baseline to the first baseline below it; vertical formats only.
  public static let spacingBaselineToBaseline = VisualFormatOptions(rawValue: 1 << 19)
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
