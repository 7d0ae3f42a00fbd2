import RedlineAnalysis
import RedlineModel

/// The constraints that changed: new ones and those of today solid, old ones dotted.
struct DiffConstraintMarks {
  let diff: LayoutDiff
  let signs: DiffSigns
  let old: DiffEnd
  let new: DiffEnd
  private let changes: [LayoutDiff.ConstraintChange]

  init(_ diff: LayoutDiff, _ signs: DiffSigns, old: DiffEnd, new: DiffEnd) {
    self.diff = diff
    self.signs = signs
    self.old = old
    self.new = new
    changes = diff.constraints.filter { $0.kind != .relocated }
  }

  /// Marks over one screen.
  /// - Parameter side: What of both layouts the screen shows.
  func marks(_ side: DiffSide) -> [FigureMark] {
    let shown = changes.filter(side.shows)
    let past = shown.filter(side.showsPast)
    let present = shown.filter { !side.showsPast(of: $0) }
    let isOverlaid = side == .overlaid
    var marks = isOverlaid || side == .before ? made(old, past, \.old, side != .overlaid) : []
    if isOverlaid {
      for index in marks.indices {
        // Grey, as red and dotted is what may yield.
        (marks[index].isPast, marks[index].hue) = (true, .inactive)
      }
    }
    sign(&marks, past, \.old, [:], isOverlaid ? "d-old-" : "d-")
    guard side != .before else { return marks }
    var current = made(new, present, \.new, true)
    let changed = isOverlaid ? present.filter { $0.kind == .changed } : []
    sign(&current, present, \.new, previous(changed), "d-")
    return marks + current
  }

  /// - Parameter hasConflicts: Whether what is in a conflict without being changed is drawn, too.
  private func made(
    _ end: DiffEnd, _ changes: [LayoutDiff.ConstraintChange],
    _ constraint: KeyPath<LayoutDiff.ConstraintChange, SolvedLayout.Constraint?>,
    _ hasConflicts: Bool
  ) -> [FigureMark] {
    let signs = Dictionary(
      changes.compactMap { change in
        change[keyPath: constraint].map { ($0.id, self.signs.sign(of: change)) }
      }, uniquingKeysWith: { one, _ in one })
    // Of a long one those that say a length, as in the figure of a layout.
    let known = end.geometry.layout.conflictMembers
    let conflicts = Set(
      end.geometry.layout.diagnostics.filter { $0.kind == .conflict }
        .flatMap { ConflictMembers($0, known).plated })
    let broken = yielding(end)
    let drawn = end.geometry.layout.constraints.filter {
      signs[$0.id] != nil
        || hasConflicts && (conflicts.contains($0.id) || broken.contains($0.id))
    }
    return FigureMarks(
      end.geometry, drawn, names: end.names, content: end.content, signs: signs
    ).marks
  }

  /// The constraints of which a row says that they give way now.
  private func yielding(_ end: DiffEnd) -> Set<String> {
    Set(
      end.geometry.layout.diagnostics.filter { $0.kind == .brokenConstraint }
        .flatMap(\.constraints))
  }

  /// What was said of constraints that are still there.
  private func previous(_ changes: [LayoutDiff.ConstraintChange]) -> [String: FigureMark] {
    let ids = Dictionary(
      changes.compactMap { change in change.old.map { ("c-\($0.id)", change.id) } },
      uniquingKeysWith: { one, _ in one })
    let marks = made(old, changes, \.old, false)
    return marks.reduce(into: [:]) { result, mark in
      for member in mark.members {
        if let id = ids[member.id], result[id] == nil { result[id] = mark }
      }
    }
  }

  /// The sign of a change stands before the first of its tags.
  private func sign(
    _ marks: inout [FigureMark], _ changes: [LayoutDiff.ConstraintChange],
    _ constraint: KeyPath<LayoutDiff.ConstraintChange, SolvedLayout.Constraint?>,
    _ previous: [String: FigureMark], _ prefix: String
  ) {
    let byMember = Dictionary(
      changes.compactMap { change in
        change[keyPath: constraint].map { ("c-\($0.id)", change) }
      }, uniquingKeysWith: { one, _ in one })
    var signed: Set<String> = []
    // The old layout has only what no longer gives way, the new one what does since then.
    let broken = Set(yielding(new).map { "c-\($0)" })
    let mended = Set(yielding(old).map { "c-\($0)" })
    for index in marks.indices {
      marks[index].sign = nil
      let own = marks[index].members.compactMap { byMember[$0.id] }
      guard let change = own.first else {
        guard marks[index].conflict == nil else { continue }
        let ids = marks[index].members.map(\.id)
        if ids.contains(where: broken.contains) { marks[index].sign = DiffSigns.broken }
        if ids.contains(where: mended.contains) { marks[index].sign = DiffSigns.mended }
        continue
      }
      if !marks[index].isSilent, signed.insert(change.id).inserted {
        let sign = signs.sign(of: change)
        marks[index].sign = sign
        let before = previous[change.id]
        if let before, before.members.count == marks[index].members.count {
          marks[index].text = text(from: before, to: marks[index], change)
        }
        if previous.isEmpty == false, change.aspects.contains(.activation) {
          marks[index].text += change.new?.isActive == true ? " on" : " off"
        }
        marks[index].told = "\(sign) \(marks[index].told)"
      }
      for member in marks[index].members.indices {
        guard let change = byMember[marks[index].members[member].id] else { continue }
        marks[index].members[member].title = title(of: change)
        marks[index].members[member].id = prefix + marks[index].members[member].id
      }
      for bead in marks[index].beads.indices where byMember[marks[index].beads[bead].id] != nil {
        marks[index].beads[bead].id = prefix + marks[index].beads[bead].id
      }
    }
  }

  private func title(of change: LayoutDiff.ConstraintChange) -> String {
    let place = change.location.map { ", \($0)" } ?? ""
    return "\(signs.sign(of: change)) \(change.sentence)\(place)"
  }

  /// `16→24`, or `16 @250→@750` where only the priority is another one.
  private func text(
    from old: FigureMark, to new: FigureMark, _ change: LayoutDiff.ConstraintChange
  ) -> String {
    guard let before = change.old, let after = change.new else { return new.text }
    if change.aspects == [.relation], after.constant == 0 {
      let relations = "\(before.relation.symbol)→\(after.relation.symbol)"
      guard !after.first.attribute.isDimension else { return relations }
      let name = self.new.names(after.first.item)
      return "\(name) \(FigureText.name(of: after.first.attribute)) \(relations)"
    }
    if change.aspects == [.constant], old.text == new.text {
      return "\(Self.signed(before.constant))→\(Self.signed(after.constant))"
    }
    let (one, other) = (old.text.split(separator: "@"), new.text.split(separator: "@"))
    if change.aspects == [.priority], let word = one.first, word == other.first {
      return "\(word) @\(formatted(before.priority))→@\(formatted(after.priority))"
    }
    return old.text == new.text ? new.text : "\(old.text)→\(new.text)"
  }

  private static func signed(_ number: Double) -> String {
    (number < 0 ? "−" : "") + formatted(abs(number))
  }
}

/// One of two layouts.
struct DiffEnd {
  let geometry: OverlayGeometry
  let names: FigureNames
  let content: FigureContent
}

/// What of two layouts a screen shows.
enum DiffSide {
  case overlaid, before, after

  /// Whether a constraint is drawn at all; one screen of two shows what is active there.
  func shows(_ change: LayoutDiff.ConstraintChange) -> Bool {
    guard self != .overlaid, let one = change.old, let other = change.new else { return true }
    return one.isActive == other.isActive || (self == .before ? one : other).isActive
  }

  /// Whether a constraint is drawn as it was.
  func showsPast(of change: LayoutDiff.ConstraintChange) -> Bool {
    switch self {
    case .before: true
    case .after: false
    case .overlaid:
      change.new == nil || change.new?.isActive == false && change.old?.isActive == true
    }
  }
}
