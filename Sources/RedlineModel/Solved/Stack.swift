/// How a stack view distributes its views along its axis.
public enum StackDistribution: String, Codable, Hashable, Sendable, CaseIterable {
  /// The views fill the extent; which ones give way, their priorities say.
  case fill
  /// The views fill the extent and are equally large.
  case fillEqually
  /// The views fill the extent in proportion to their contents.
  case fillProportionally
  /// The views keep their sizes, with equal gaps of at least the spacing.
  case equalSpacing
  /// The views keep their sizes, with equal distances between their centres.
  case equalCentering
}

/// How a stack view aligns its views across its axis.
public enum StackAlignment: String, Codable, Hashable, Sendable, CaseIterable {
  /// As wide, or as high, as the stack view.
  case fill
  /// At the leading edge; in a horizontal stack view at the upper one.
  case leading
  /// On one first baseline; in a horizontal stack view only.
  case firstBaseline
  /// In the middle.
  case center
  /// At the trailing edge; in a horizontal stack view at the lower one.
  case trailing
  /// On one last baseline; in a horizontal stack view only.
  case lastBaseline

  /// In a horizontal stack view: at the upper edge.
  public static let top = StackAlignment.leading
  /// In a horizontal stack view: at the lower edge.
  public static let bottom = StackAlignment.trailing

  /// UIKit's name in a row or in a column: what is `leading` in a column is `top` in a row.
  package func name(along axis: Axis) -> String {
    switch (self, axis) {
    case (.leading, .horizontal): "top"
    case (.trailing, .horizontal): "bottom"
    default: rawValue
    }
  }
}
