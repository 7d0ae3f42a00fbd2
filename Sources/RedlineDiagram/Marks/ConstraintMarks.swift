import Foundation
import RedlineModel

/// Turns constraints into marks.
struct ConstraintMarks {
  let geometry: OverlayGeometry
  var marks: [Mark] = []
  var lines: DrawnLines
  var letters = SizeLetters()
  private let conflicts: [String: Int]

  /// - Parameter ids: The constraints that are drawn, active or not; `nil` for all.
  init(
    _ geometry: OverlayGeometry, textRects: [TextRect], showsInactive: Bool,
    only ids: Set<String>? = nil
  ) {
    self.geometry = geometry
    lines = DrawnLines(texts: textRects)
    var ranks: [String: Int] = [:]
    for finding in geometry.layout.diagnostics where finding.kind == .conflict {
      for id in finding.constraints { ranks[id] = ranks[id] ?? finding.rank }
    }
    conflicts = ranks
    let drawn = geometry.layout.constraints.filter { constraint in
      if let ids { return ids.contains(constraint.id) }
      guard constraint.isActive || showsInactive else { return false }
      return constraint.origin == .user
        || constraint.origin != .autoresizingMask && conflicts[constraint.id] != nil
    }
    letters.group(drawn)
    let insets = Self.equalInsets(drawn)
    // Lines whose place is given come first; bars can move aside.
    for constraint in drawn where isPlaced(constraint) {
      add(constraint, sharedInset: insets[constraint.id])
    }
    for constraint in drawn where !isPlaced(constraint) {
      add(constraint, sharedInset: insets[constraint.id])
    }
    let order = Dictionary(
      drawn.enumerated().map { ("c-\($0.element.id)", $0.offset) },
      uniquingKeysWith: { first, _ in first })
    marks.sort { (order[$0.id] ?? 0) < (order[$1.id] ?? 0) }
  }

  /// Whether the line of a constraint can only be drawn in one place.
  private func isPlaced(_ constraint: SolvedLayout.Constraint) -> Bool {
    guard let second = constraint.second, !constraint.first.attribute.isDimension else {
      return false
    }
    return constraint.constant == 0
      && abs(geometry.coordinate(constraint.first) - geometry.coordinate(second)) <= 0.5
  }

  private mutating func add(_ constraint: SolvedLayout.Constraint, sharedInset: String?) {
    var mark = base(constraint)
    guard let second = constraint.second else {
      addFixedSize(constraint, &mark)
      return
    }
    let first = constraint.first.attribute
    if first.isDimension {
      if constraint.first.item == second.item, first != second.attribute {
        addAspect(constraint, &mark)
      } else {
        addEqualSize(constraint, second, &mark)
      }
    } else if isCenter(first) && isCenter(second.attribute) {
      addCenter(constraint, second, &mark)
    } else if isBaseline(first) && isBaseline(second.attribute) && constraint.constant == 0
      && constraint.relation == .equal
    {
      addBaseline(constraint, second, &mark)
    } else {
      addDistance(constraint, second, &mark, sharedInset: sharedInset)
    }
  }

  private func base(_ constraint: SolvedLayout.Constraint) -> Mark {
    let system = constraint.isSystemSpacing ? " (system spacing)" : ""
    let place = system + (constraint.location.map { ", \($0)" } ?? "")
    let hue: Hue =
      !constraint.isActive ? .inactive : constraint.scope == nil ? .common : .active
    var mark = Mark(
      id: "c-\(constraint.id)", title: constraint.sentence + place, kind: .spacing, hue: hue,
      subjects: [.constraint(constraint.id)], priority: constraint.priority)
    mark.conflict = conflicts[constraint.id]
    mark.isBroken = constraint.isBroken && constraint.relation == .equal
    return mark
  }

  mutating func finish(_ mark: Mark) {
    lines.insert(mark)
    marks.append(mark)
  }

  // MARK: Parts

  /// Whether the attribute is the right or the bottom edge as seen on the screen.
  func isFar(_ attribute: Attribute) -> Bool {
    switch attribute {
    case .right, .bottom: true
    case .leading: geometry.isRightToLeft
    case .trailing: !geometry.isRightToLeft
    default: false
    }
  }

  func isCenter(_ attribute: Attribute) -> Bool {
    attribute == .centerX || attribute == .centerY
  }

  func isBaseline(_ attribute: Attribute) -> Bool {
    attribute == .firstBaseline || attribute == .lastBaseline
  }

  func owners(_ constraint: SolvedLayout.Constraint) -> [String] {
    [constraint.first.item, constraint.second?.item].compactMap { $0 }
  }

  /// The priority, and what a constraint that was given up came to be instead.
  func suffix(_ constraint: SolvedLayout.Constraint) -> String {
    if constraint.isBroken, constraint.multiplier == 1 {
      let isFar = constraint.constant < 0
      let value = constraint.constant + constraint.residual
      return " (is \(formatted(isFar ? -value : value, decimals: 1)))"
    }
    return constraint.isRequired ? "" : "@\(formatted(constraint.priority))"
  }

  /// ` +8` or ` −8`, or nothing.
  func offset(_ constant: Double) -> String {
    constant == 0 ? "" : (constant < 0 ? " −" : " +") + formatted(abs(constant))
  }

  func tag(
    _ text: String, _ constraint: SolvedLayout.Constraint, on line: Stroke, _ owners: [String]
  ) -> Tag {
    Tag(text: text + suffix(constraint), line: line, owners: owners)
  }

  /// Constraint ids that inset all four edges of an item by the same distance, with a key each.
  private static func equalInsets(_ constraints: [SolvedLayout.Constraint]) -> [String: String] {
    var groups: [String: [SolvedLayout.Constraint]] = [:]
    for constraint in constraints {
      guard let second = constraint.second, constraint.relation == .equal,
        constraint.multiplier == 1, constraint.first.attribute == second.attribute,
        [.top, .leading, .bottom, .trailing].contains(constraint.first.attribute)
      else { continue }
      let isFar = [.bottom, .trailing].contains(constraint.first.attribute)
      let inset = isFar ? -constraint.constant : constraint.constant
      let key = [
        constraint.first.item, second.item, formatted(inset), formatted(constraint.priority),
        constraint.scope ?? "", "\(constraint.isActive)",
      ].joined(separator: "|")
      groups[key, default: []].append(constraint)
    }
    var result: [String: String] = [:]
    for (key, members) in groups
    where members.count == 4 && Set(members.map(\.first.attribute)).count == 4 {
      for member in members { result[member.id] = "inset|\(key)" }
    }
    return result
  }
}
