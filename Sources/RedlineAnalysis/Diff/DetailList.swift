import RedlineModel

extension SolvedLayout.Control.Fields.Aspect {
  /// The property by whose name a difference is told.
  var property: LayoutDiff.Detail.Property {
    switch self {
    case .border: .border
    case .image: .image
    case .value: .value
    case .titles: .titles
    case .variant: .variant
    case .insets: .insets
    }
  }
}

/// Collects what differs.
struct DetailList {
  var details: [LayoutDiff.Detail] = []
  /// Paths of the values that are told.
  var covered: [String] = []

  mutating func note(
    _ property: LayoutDiff.Detail.Property, _ old: String?, _ new: String?,
    covering path: String? = nil
  ) {
    guard old != new else { return }
    details.append(.init(property: property, old: old ?? "none", new: new ?? "none"))
    if let path { covered.append(path) }
  }

  mutating func note(
    _ property: LayoutDiff.Detail.Property, _ old: Bool, _ new: Bool, covering path: String
  ) {
    note(property, old ? "yes" : "no", new ? "yes" : "no", covering: path)
  }

  func covers(_ path: String) -> Bool { covered.contains { path.isAtOrIn($0) } }

  /// Adds a value that is known by its path.
  mutating func add(_ difference: StoredDifference, _ origin: LayoutDiff.Origin) {
    let known = Self.properties.first { difference.path.isAtOrIn($0.path) }?.property ?? .other
    let property = origin == .stated ? known : .solved
    let isPlain = difference.path.split(separator: ".").last.map(String.init) == property.rawValue
    details.append(
      .init(
        property: property, path: isPlain ? nil : difference.path,
        old: Self.short(difference.old, beside: difference.new),
        new: Self.short(difference.new, beside: difference.old)))
  }

  /// Numbers with no more digits than tell them apart.
  private static func short(_ text: String, beside other: String) -> String {
    guard let value = Double(text), let beside = Double(other) else { return text }
    return formatted(value, beside: beside)
  }

  private static let properties: [(path: String, property: LayoutDiff.Detail.Property)] = [
    ("style.alpha", .alpha), ("style.borderWidth", .borderWidth),
    ("style.maskedCorners", .maskedCorners), ("style.shadow", .shadow),
    ("style.zPosition", .zPosition), ("style.contentMode", .contentMode),
    ("style.paintings", .paintings), ("style.transform", .transform), ("style.mask", .mask),
    ("text.runs", .attributedText), ("text.shadow", .shadow), ("state", .state),
    ("scroll", .scrolling), ("accessibility", .accessibility),
  ]
}
