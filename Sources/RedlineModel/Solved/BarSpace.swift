extension SolvedLayout {
  /// A space in a bar, beside buttons or between them.
  public struct BarSpace: Codable, Hashable, Sendable {
    /// The position of the button that follows, from 0; the number of buttons at the end of the bar.
    public var before: Int
    /// How wide it is, in points; `nil` for a share of what is left, which all such spaces divide.
    public var width: Double?

    /// Makes a space.
    public init(before: Int, width: Double? = nil) { (self.before, self.width) = (before, width) }

    /// `42 before Forward`, `flexible at the end`.
    package func words(_ titles: [String]) -> String {
      let place = titles.indices.contains(before) ? "before \(titles[before])" : "at the end"
      return "\(width.map { formatted($0) } ?? "flexible") \(place)"
    }
  }
}
