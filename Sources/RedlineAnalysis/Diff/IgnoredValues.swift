extension LayoutDiff {
  /// What two layouts may have otherwise and still be the same.
  public struct IgnoredValue: Hashable, Sendable {
    /// The names of the saved form, from the outside in: `items.location`.
    public var path: String
    /// Why it makes no difference.
    public var reason: String
  }

  /// Everything that makes no difference between two layouts. All other stored values do.
  public static let ignoredValues: [IgnoredValue] = [
    .init(path: "formatVersion", reason: "says how the file is written"),
    .init(path: "items.id", reason: "is made of the names of the views around it, which count"),
    .init(
      path: "items.name", reason: "where it only counts, as `label2`: nobody chose it"),
    .init(path: "items.location", reason: "moves with the lines above it"),
    .init(path: "items.reasons", reason: "are sentences about constraints and frames, which count"),
    .init(path: "guides", reason: "of UIKit that only one layout mentions: they are always there"),
    .init(path: "guides.id", reason: "is made of the owner and the name, which count"),
    .init(path: "guides.order", reason: "is that in which constraints mention them"),
    .init(path: "spacers.order", reason: "is that of the stack views"),
    .init(path: "constraints.id", reason: "is made of both ends, which count"),
    .init(path: "constraints.location", reason: "moves with the lines above it"),
    .init(path: "constraints.sentence", reason: "is made of the other values"),
    .init(path: "constraints.order", reason: "is that of activation, which frames do not show"),
    .init(
      path: "constraints.first", reason: "may be the second end, with the relation turned around"),
    .init(path: "diagnostics.id", reason: "is made of the rule and the items, which count"),
    .init(path: "diagnostics.followers", reason: "are counted by a value that counts"),
    .init(path: "diagnostics.location", reason: "moves with the lines above it"),
    .init(path: "diagnostics.message", reason: "is made of the other values"),
    .init(path: "diagnostics.order", reason: "is that of severity and of the items"),
    .init(
      path: "diagnostics.detail.line", reason: "moves with the lines above it, as other locations"),
    .init(
      path: "diagnostics.detail.sentence", reason: "is made of constraints, which count"),
  ]

  /// Whether a path is on the list, or a part of one that is.
  static func ignores(_ path: String) -> Bool { ignoredPaths.contains { path.isAtOrIn($0) } }

  private static let ignoredPaths: [String] = {
    // Those have a condition, which stands where names, guides and ends are compared.
    let conditions: Set<String> = [
      "items.name", "guides", "constraints.first", "diagnostics.detail.line",
    ]
    return ignoredValues.map(\.path).filter { !conditions.contains($0) }
  }()
}

extension String {
  /// Whether a path leads to another one or to a part of it.
  func isAtOrIn(_ outer: String) -> Bool {
    guard hasPrefix(outer) else { return false }
    guard let next = dropFirst(outer.count).first else { return true }
    return next == "." || next == "["
  }
}
