import RedlineLayout

extension NSLayoutConstraint {
  /// The lines of an item that a constraint can join.
  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    var peer: RedlineLayout.Attribute { RedlineLayout.Attribute(rawValue: rawValue)! }

    init(_ attribute: RedlineLayout.Attribute) { self = Attribute(rawValue: attribute.rawValue)! }
  }

  /// How the two sides of a constraint compare.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1

    var peer: RedlineLayout.Relation { RedlineLayout.Relation(rawValue: rawValue)! }
  }

  /// The two directions of a layout.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// How a visual format aligns its views, and the direction in which it is read.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits, which are UIKit's.
    public let rawValue: UInt
    /// Options of UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All views have one left edge; vertical formats only.
    public static let alignAllLeft = FormatOptions(aligning: .left)
    /// All views have one right edge; vertical formats only.
    public static let alignAllRight = FormatOptions(aligning: .right)
    /// All views have one upper edge; horizontal formats only.
    public static let alignAllTop = FormatOptions(aligning: .top)
    /// All views have one lower edge; horizontal formats only.
    public static let alignAllBottom = FormatOptions(aligning: .bottom)
    /// All views have one leading edge; vertical formats only.
    public static let alignAllLeading = FormatOptions(aligning: .leading)
    /// All views have one trailing edge; vertical formats only.
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)
    /// All views have their middles on one vertical line; vertical formats only.
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)
    /// All views have their middles on one horizontal line; horizontal formats only.
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)
    /// All views have one last baseline; horizontal formats only.
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
    /// All views have one first baseline; horizontal formats only.
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
    /// The bits of the alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// From leading to trailing, the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right in either layout direction.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left in either layout direction.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Spacing between edges, the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Spacing from a last baseline to the first baseline below it; vertical formats only.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bit of the spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    private init(aligning attribute: Attribute) {
      rawValue = 1 << UInt(attribute.rawValue)
    }
  }
}

extension Axis {
  init(_ axis: NSLayoutConstraint.Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}

extension NSLayoutConstraint.Axis {
  init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}
