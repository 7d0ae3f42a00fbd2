extension SolvedLayout.Text {
  /// How the lines of a paragraph are set, as `NSParagraphStyle`; what is `nil` is as without one.
  public struct Paragraph: Codable, Hashable, Sendable {
    /// What is added between two lines, in points, ≥ 0.
    public var lineSpacing: Double?
    /// By how much lines are higher than their letters' fonts; the letters stay at the lower end.
    public var lineHeightMultiple: Double?
    /// The least height of a line, in points.
    public var minimumLineHeight: Double?
    /// The greatest height of a line, in points; 0 is no limit.
    public var maximumLineHeight: Double?
    /// What is added below the paragraph where another one follows, in points, ≥ 0.
    public var paragraphSpacing: Double?
    /// What is added above the paragraph where it is not the first, in points, ≥ 0.
    public var paragraphSpacingBefore: Double?
    /// How far the first line begins from the side at which it begins, in points.
    public var firstLineHeadIndent: Double?
    /// How far the other lines begin from the side at which they begin, in points.
    public var headIndent: Double?
    /// Where lines end: above 0 as a distance from the side at which they begin, below 0 from the other one,
    /// in points.
    public var tailIndent: Double?

    /// A paragraph that is set as without a style until something is set.
    public init() {}

    /// All lengths, by name.
    package var numbers: [(name: String, value: Double)] {
      [
        ("lineSpacing", lineSpacing), ("lineHeightMultiple", lineHeightMultiple),
        ("minimumLineHeight", minimumLineHeight), ("maximumLineHeight", maximumLineHeight),
        ("paragraphSpacing", paragraphSpacing),
        ("paragraphSpacingBefore", paragraphSpacingBefore),
        ("firstLineHeadIndent", firstLineHeadIndent), ("headIndent", headIndent),
        ("tailIndent", tailIndent),
      ].compactMap { name, value in value.map { (name, $0) } }
    }

    /// The height of a line and what of it lies above the baseline.
    func line(ascent: Double, descent: Double) -> (ascent: Double, height: Double) {
      let plain = ascent + descent
      let multiple = lineHeightMultiple ?? 0
      var height = multiple > 0 ? plain * multiple : plain
      height = max(height, minimumLineHeight ?? 0)
      if let most = maximumLineHeight, most > 0 { height = min(height, most) }
      return (ascent + height - plain, height)
    }

    /// The room between the indents of a line.
    func room(_ width: Double, isFirst: Bool) -> (start: Double, width: Double) {
      let start = max(0, (isFirst ? firstLineHeadIndent : headIndent) ?? 0)
      let tail = tailIndent ?? 0
      let end = tail > 0 ? min(width, tail) : width + tail
      return (start, max(0, end - start))
    }
  }
}
