/// How a stack view distributes its views along its axis.
public enum StackDistribution: String, Codable, Hashable, Sendable, CaseIterable {
  case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
}

/// How a stack view aligns its views across its axis.
public enum StackAlignment: String, Codable, Hashable, Sendable, CaseIterable {
  case fill, leading, firstBaseline, center, trailing, lastBaseline

  public static let top = StackAlignment.leading
  public static let bottom = StackAlignment.trailing
}
