public import RedlineModel

/// A choice among the constraints of a layout.
public enum FigureFilter: Codable, Hashable, Sendable {
  /// What is said of a view, in the words of the command line.
  public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    /// Edges on one line.
    case alignment
    /// Distances of two edges.
    case spacing
    /// Centres on one line.
    case center
    /// Baselines on one line.
    case baseline
    /// Widths and heights in points.
    case size
    /// Sizes that follow another one.
    case equal
    /// The ratio of width to height.
    case aspect
    /// At least or at most.
    case inequality
    /// How firmly a view keeps the size of its content.
    case hugging
    /// The gaps of stack views.
    case stack
    /// Margins, safe areas and guides.
    case guide
    /// The names of views, on grey plates.
    case name
    /// What concerns views that are hidden.
    case hidden
  }

  /// Constraints of these views or guides, by name or id.
  case items([String])
  /// Constraints along an axis.
  case axis(Axis)
  /// Constraints of these kinds.
  case kinds([Kind])
  /// Constraints that hold under a condition only, `compact width`.
  case condition(String)
  /// Constraints that hold under every condition.
  case common
  /// Constraints of these ids.
  case constraints([String])
  /// Constraints made on these lines of any file, from 1.
  case lines([Int])
}

extension FigureOptions {
  /// Whether a constraint is one of those that somebody asked for.
  func asks(for filtered: FilteredConstraint) -> Bool {
    [only, emphasis].contains { !$0.isEmpty && $0.allSatisfy(filtered.fits) }
      || (callouts.map(\.filters) + labels.map(\.filters)).contains {
        !$0.isEmpty && $0.allSatisfy(filtered.fits)
      }
  }

  /// Whether what is drawn depends on the lines that made the constraints.
  package var asksForLines: Bool {
    let filters = only + hidden + emphasis + callouts.flatMap(\.filters) + labels.flatMap(\.filters)
    return filters.contains { if case .lines = $0 { true } else { false } }
  }
}

extension FigureFilter {
  /// The constraints of a layout that another one, such as a golden, does not have as they are.
  /// - Parameters:
  ///   - old: What it was before.
  ///   - new: What is drawn.
  public static func changed(from old: SolvedLayout, to new: SolvedLayout) -> FigureFilter {
    let known = Set(old.constraints.map(Self.meaning))
    return .constraints(new.constraints.filter { !known.contains(meaning($0)) }.map(\.id))
  }

  /// A constraint without its id, its line and what became of it.
  private static func meaning(_ constraint: SolvedLayout.Constraint) -> String {
    let ends = [constraint.first, constraint.second].map { end in
      end.map { "\($0.item).\($0.attribute.rawValue)" } ?? ""
    }
    let numbers = [constraint.multiplier, constraint.constant, constraint.priority]
    return
      (ends + numbers.map(exactNumber) + [
        "\(constraint.relation.rawValue)", "\(constraint.isActive)", constraint.scope ?? "",
      ]).joined(separator: "|")
  }
}

/// What the filters ask of a constraint.
struct FilteredConstraint {
  let constraint: SolvedLayout.Constraint
  /// Ids and names at both ends.
  let names: Set<String>
  let isHidden: Bool

  var kinds: Set<FigureFilter.Kind> {
    var kinds: Set<FigureFilter.Kind> = []
    if isHidden { kinds.insert(.hidden) }
    if constraint.relation != .equal { kinds.insert(.inequality) }
    kinds.insert(plainKind)
    return kinds
  }

  private var plainKind: FigureFilter.Kind {
    let first = constraint.first.attribute
    guard let second = constraint.second else { return .size }
    if first.isDimension {
      return constraint.first.item == second.item ? .aspect : .equal
    }
    if first.isCenter, second.attribute.isCenter { return .center }
    if first.isBaseline, second.attribute.isBaseline, constraint.constant == 0 { return .baseline }
    return constraint.constant == 0 ? .alignment : .spacing
  }

  func fits(_ filter: FigureFilter) -> Bool {
    switch filter {
    case .items(let wanted): !names.isDisjoint(with: wanted)
    case .axis(let axis): constraint.first.attribute.axis == axis
    case .kinds(let wanted): !kinds.isDisjoint(with: wanted)
    case .condition(let scope): constraint.scope == scope
    case .common: constraint.scope == nil
    case .constraints(let ids): ids.contains(constraint.id)
    case .lines(let lines): constraint.location.map { lines.contains($0.line) } ?? false
    }
  }
}

extension Attribute {
  var isCenter: Bool { self == .centerX || self == .centerY }
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
  /// Whether it is the right or the bottom edge where leading is left.
  var isFarEdge: Bool { [.trailing, .right, .bottom, .lastBaseline].contains(self) }
}
