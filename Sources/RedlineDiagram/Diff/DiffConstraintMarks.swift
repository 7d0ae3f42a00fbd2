import RedlineAnalysis
import RedlineModel

/// The constraints that changed: new ones and those of today solid, old ones dotted.
struct DiffConstraintMarks {
  let diff: LayoutDiff
  let signs: DiffSigns
  let old: OverlayGeometry
  let new: OverlayGeometry
  let texts: [TextRect]

  /// The dots of what is not there any more.
  static let pastDash = [1.5, 3.0]

  /// Marks over one screen.
  /// - Parameter side: What of both layouts the screen shows.
  func marks(_ side: DiffSide) -> [Mark] {
    let changes = diff.constraints.filter { $0.kind != .relocated }
    var marks: [Mark] = []
    let before = drawn(in: old, changes.compactMap { $0.old?.id })
    let after = drawn(in: new, changes.compactMap { $0.new?.id } + conflicting(new))
    var used: Set<String> = []
    for change in changes {
      let (one, other) = (
        change.old.map { before["c-\($0.id)"] }, change.new.map { after["c-\($0.id)"] }
      )
      guard side.shows(change) else { continue }
      let isPast = side.showsPast(of: change)
      guard var mark = (isPast ? one : other) ?? nil else { continue }
      if let id = change.new?.id { used.insert("c-\(id)") }
      mark.title = title(of: change)
      let previous = side == .overlaid && change.kind == .changed ? one ?? nil : nil
      sign(&mark, change, previous: previous, side)
      mark.id = (isPast ? "d-old-" : "d-") + mark.id
      mark.showConflict()
      marks.append(mark)
    }
    guard side != .before else { return marks + members(of: before, except: [], old) }
    return marks + members(of: after, except: used, new)
  }

  private func title(of change: LayoutDiff.ConstraintChange) -> String {
    let place = change.location.map { ", \($0)" } ?? ""
    return "\(signs.sign(of: change)) \(change.sentence)\(place)"
  }

  /// What belongs to a conflict but was not changed itself.
  private func members(
    of marks: [String: Mark], except used: Set<String>, _ geometry: OverlayGeometry
  ) -> [Mark] {
    conflicting(geometry).compactMap { id in
      guard !used.contains("c-\(id)"), var mark = marks["c-\(id)"] else { return nil }
      mark.showConflict()
      return mark
    }
  }

  private func conflicting(_ geometry: OverlayGeometry) -> [String] {
    let ids = Set(
      geometry.layout.diagnostics.filter { $0.kind == .conflict }.flatMap(\.constraints))
    return geometry.layout.constraints.map(\.id).filter(ids.contains)
  }

  private func drawn(in geometry: OverlayGeometry, _ ids: [String]) -> [String: Mark] {
    let marks = ConstraintMarks(geometry, textRects: texts, showsInactive: true, only: Set(ids))
      .marks
    return Dictionary(marks.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private func sign(
    _ mark: inout Mark, _ change: LayoutDiff.ConstraintChange, previous: Mark?, _ side: DiffSide
  ) {
    let sign = signs.sign(of: change)
    let isPast = side.showsPast(of: change)
    if isPast {
      for index in mark.strokes.indices { mark.strokes[index].dash = Self.pastDash }
    }
    for index in mark.tags.indices {
      if let key = mark.tags[index].sharedKey {
        mark.tags[index].sharedKey = "\(sign)|\(isPast)|\(key)"
      }
      guard index == 0 else { continue }
      var text = mark.tags[index].text
      if let before = previous?.tags.first?.text {
        text = Self.change(from: before, to: text, change)
      }
      if side == .overlaid, change.aspects.contains(.activation) {
        text += change.new?.isActive == true ? " on" : " off"
      }
      mark.tags[index].text = "\(sign) \(text)"
      mark.tags[index].shape = .change
    }
  }

  /// `16→24`, or `16 @250→@750` where only the priority is another one.
  private static func change(
    from old: String, to new: String, _ change: LayoutDiff.ConstraintChange
  ) -> String {
    guard old != new else { return new }
    if change.aspects == [.relation], change.new?.constant == 0 {
      return "\(relation(old))→\(relation(new))"
    }
    let (one, other) = (old.split(separator: "@"), new.split(separator: "@"))
    if change.aspects == [.priority], one.first == other.first, let before = change.old,
      let after = change.new
    {
      return (one.first.map { "\($0) " } ?? "")
        + "@\(formatted(before.priority))→@\(formatted(after.priority))"
    }
    return "\(old)→\(new)"
  }

  /// The relation that a tag begins with.
  private static func relation(_ text: String) -> String {
    text.first.flatMap { "≥≤".contains($0) ? String($0) : nil } ?? "="
  }
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
