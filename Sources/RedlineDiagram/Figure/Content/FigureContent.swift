import Foundation
import RedlineModel

/// Which constraints of a layout a figure draws, and what it leaves out for which reason.
struct FigureContent {
  /// Why constraints are not drawn, in the order of telling.
  enum Omission: Hashable, Comparable {
    /// Those of another size class.
    case condition(String)
    case hiddenViews
    /// Those of guides that are not seen and that nothing holds on to.
    case looseGuides
    case notChosen
  }

  /// In the order of the layout.
  private(set) var drawn: [SolvedLayout.Constraint] = []
  /// Ids of drawn constraints that are not stressed.
  private(set) var dimmed: Set<String> = []
  private(set) var omitted: [Omission: Int] = [:]
  /// The callout's number of a drawn constraint, from 1.
  private(set) var callouts: [String: Int] = [:]
  /// Where the label of a drawn constraint is to stand.
  private(set) var places: [String: FigureLabelPlace.Place] = [:]
  /// How many constraints of the user's the layout has: what is drawn and what is omitted.
  private(set) var total = 0
  let hidden: Set<String>
  /// The guides of which only constraints that are not drawn say something.
  private(set) var unusedGuides: Set<String> = []
  /// The views and guides that a figure is about which is cut around some; `nil` is all.
  private(set) var around: Set<String>?

  init(_ layout: SolvedLayout, _ options: FigureOptions, showsInactive: Bool) {
    hidden = Self.hiddenIDs(layout)
    let names = Self.names(layout)
    let known = layout.conflictMembers
    let conflicts = Set(
      layout.diagnostics.filter { $0.kind == .conflict }
        .flatMap { ConflictMembers($0, known).plated })
    let asksForHidden = options.only.contains { filter in
      if case .kinds(let kinds) = filter { kinds.contains(.hidden) } else { false }
    }
    let loose = LooseGuides(layout)
    var left: Set<String> = []
    let cropped = Self.cropped(layout, options.crop)
    for constraint in layout.constraints {
      let isMember = !constraint.isGiven && conflicts.contains(constraint.id)
      guard constraint.origin == .user || isMember else { continue }
      // What a stack view asks for itself counts nowhere.
      let counts = constraint.origin == .user ? 1 : 0
      total += counts
      let ends = [constraint.first.item, constraint.second?.item].compactMap { $0 }
      let filtered = FilteredConstraint(
        constraint: constraint, names: Set(ends.flatMap { [$0, names[$0] ?? $0] }),
        isHidden: ends.contains(where: hidden.contains))
      var reason = Self.omission(filtered, options, showsInactive, asksForHidden)
      if let cropped, reason == nil, !ends.contains(where: cropped.contains) { reason = .notChosen }
      if let reason {
        omitted[reason, default: 0] += counts
        left.formUnion(ends)
        continue
      }
      if loose.holds(constraint), !isMember, !options.asks(for: filtered) {
        omitted[.looseGuides, default: 0] += counts
        continue
      }
      drawn.append(constraint.withoutNoise)
      note(filtered, options)
    }
    let guides = Set(layout.guides.map(\.id))
    let used = guides.intersection(drawn.flatMap { [$0.first.item, $0.second?.item ?? ""] })
    unusedGuides = left.intersection(guides).subtracting(used)
    around = cropped?.union(used)
  }

  /// The views that lie where a figure is cut around some, but for those that fill the screen; `nil` where it is not.
  private static func cropped(
    _ layout: SolvedLayout, _ crop: FigureOptions.Crop
  ) -> Set<String>? {
    guard let rect = layout.rect(of: crop) else { return nil }
    let named = layout.items(of: crop)
    let most = max(rect.height, layout.root.frame.height / 2)
    let around = layout.items.dropFirst().filter {
      $0.alignmentRect.height <= most && $0.alignmentRect.minY < rect.maxY
        && $0.alignmentRect.maxY > rect.minY
    }
    return Set((named + around).map(\.id))
  }

  private static func omission(
    _ filtered: FilteredConstraint, _ options: FigureOptions, _ showsInactive: Bool,
    _ asksForHidden: Bool
  ) -> Omission? {
    let constraint = filtered.constraint
    if !constraint.isActive, !showsInactive {
      return .condition(constraint.scope ?? "another condition")
    }
    if filtered.isHidden, !asksForHidden { return .hiddenViews }
    let isChosen =
      options.only.allSatisfy(filtered.fits) && !options.hidden.contains(where: filtered.fits)
    return isChosen ? nil : .notChosen
  }

  private mutating func note(_ filtered: FilteredConstraint, _ options: FigureOptions) {
    let id = filtered.constraint.id
    if !options.emphasis.isEmpty, !options.emphasis.contains(where: filtered.fits) {
      dimmed.insert(id)
    }
    for (index, callout) in options.callouts.enumerated() where callouts[id] == nil {
      if !callout.filters.isEmpty, callout.filters.allSatisfy(filtered.fits) {
        callouts[id] = index + 1
      }
    }
    for wish in options.labels where places[id] == nil {
      if !wish.filters.isEmpty, wish.filters.allSatisfy(filtered.fits) { places[id] = wish.place }
    }
    // Callouts without an emphasis stress what they are about.
    if options.emphasis.isEmpty, !options.callouts.isEmpty, callouts[id] == nil {
      dimmed.insert(id)
    }
  }

  /// The same choice, with the source lines that chose it or without.
  func withLocations(_ keepsLocations: Bool) -> FigureContent {
    guard !keepsLocations else { return self }
    var content = self
    for index in drawn.indices { content.drawn[index].location = nil }
    return content
  }

  /// The items that are hidden or wholly transparent, and what is in them: of neither anything is seen, and a
  /// figure of a screen that shows nothing of them has no place where a reader could look for their constraints.
  static func hiddenIDs(_ layout: SolvedLayout) -> Set<String> {
    layout.items.reduce(into: []) { hidden, item in
      if item.isUnseen || item.parent.map(hidden.contains) == true { hidden.insert(item.id) }
    }
  }

  private static func names(_ layout: SolvedLayout) -> [String: String] {
    var names = Dictionary(
      layout.items.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    for guide in layout.guides { names[guide.id] = guide.name }
    return names
  }

  /// `2 constraints of regular width, 3 of hidden views`; `nil` if everything is drawn.
  var omissionText: String? { Self.text(omitted) }

  /// What several layouts leave out and none of them draws: `4 of guides that hold no view (iPhone 8)` where it is
  /// not the same in all of them.
  /// - Parameter names: What the pictures of the layouts are called.
  static func omissionText(
    _ contents: [FigureContent], of names: [String], drawn scopes: Set<String>
  ) -> String? {
    let all = Set(contents.flatMap(\.omitted.keys)).filter { reason in
      if case .condition(let scope) = reason { !scopes.contains(scope) } else { true }
    }
    let parts = all.sorted().flatMap { reason -> [(reason: Omission, count: Int, of: String)] in
      let counts = contents.map { $0.omitted[reason] ?? 0 }
      if Set(counts).count == 1 { return [(reason, counts[0], "")] }
      return zip(counts, names).map { (reason, $0, " (\($1))") }
    }
    return text(parts)
  }

  private static func text(_ omitted: [Omission: Int]) -> String? {
    text(omitted.sorted { $0.key < $1.key }.map { ($0, $1, "") })
  }

  private static func text(_ omitted: [(reason: Omission, count: Int, of: String)]) -> String? {
    let omitted = omitted.filter { $0.count > 0 }
    guard !omitted.isEmpty else { return nil }
    let parts = omitted.enumerated().map { index, part in
      // What they are is said once.
      let noun = index > 0 ? "" : part.count == 1 ? " constraint" : " constraints"
      return "\(part.count)\(noun) \(part.reason.words)\(part.of)"
    }
    return parts.joined(separator: ", ")
  }
}

extension FigureContent.Omission {
  fileprivate var words: String {
    switch self {
    case .condition(let scope): "of \(scope)"
    case .hiddenViews: "of hidden views"
    case .looseGuides: "of guides that hold no view"
    case .notChosen: "left out by choice"
    }
  }
}

extension SolvedLayout {
  /// The items around which a figure is cut; none where it is cut otherwise.
  func items(of crop: FigureOptions.Crop) -> [Item] {
    guard case .items(let names) = crop else { return [] }
    return items.filter { names.contains($0.id) || names.contains($0.name) }
  }

  /// What they take together, in points of the layout; `nil` for none.
  func rect(of crop: FigureOptions.Crop) -> CGRect? {
    items(of: crop).map(\.alignmentRect).reduce(nil) { $0?.union($1) ?? $1 }
  }
}

extension SolvedLayout.Constraint {
  /// With a constant of 0 where that of a computation is as good as none, as `-7e-15` is in files of Interface
  /// Builder: its tag would say −0.
  fileprivate var withoutNoise: Self {
    guard constant != 0, abs(constant) < 0.0005 else { return self }
    var result = self
    result.constant = 0
    return result
  }
}
