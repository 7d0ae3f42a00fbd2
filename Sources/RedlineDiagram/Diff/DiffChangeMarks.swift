import Foundation
import RedlineAnalysis
import RedlineModel

/// Changes of what is neither a view nor a constraint, as texts, priorities, stack views and margins: a
/// plate at the view.
struct DiffChangeMarks {
  let signs: DiffSigns
  let old: OverlayGeometry
  let new: OverlayGeometry
  let side: DiffSide
  private let changes: [String: LayoutDiff.ItemChange]

  init(
    _ diff: LayoutDiff, _ signs: DiffSigns, old: OverlayGeometry, new: OverlayGeometry,
    side: DiffSide
  ) {
    self.signs = signs
    self.old = old
    self.new = new
    self.side = side
    changes = Dictionary(
      (diff.items + diff.guides).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func marks() -> [FigureMark] {
    signs.plates.enumerated().flatMap { index, plate -> [FigureMark] in
      guard let rect = rect(of: plate.change) else { return [] }
      let place = plate.change.location.map { ", \($0)" } ?? ""
      let member = FigureMark.Member(
        id: "d-change-\(index + 1)", title: "\(plate.sign) \(plate.change.sentence)\(place)",
        subjects: plate.change.items.map { .item($0) })
      let text = word(for: plate.change)
      var mark = FigureMark(
        members: [member], kind: .change, hue: .ink, form: .plate(rect), text: text)
      mark.sign = plate.sign
      mark.told = "\(plate.sign) \(text)"
      mark.isGone = side == .overlaid && hides(plate.change) == true
      let gaps = gaps(of: plate.change)
      guard !gaps.isEmpty else { return [mark] }
      return gaps.enumerated().map { number, gap in
        (mark.form, mark.hue, mark.isSilent) = (gap, .guide, number > 0)
        if number > 0 { mark.members[0].id = "\(member.id)-\(number + 1)" }
        return mark
      }
    }
  }

  /// The gaps of a stack view whose spacing is another.
  private func gaps(of change: LayoutDiff.Change) -> [FigureMark.Form] {
    guard change.kind == .stack, arranged(in: change) == nil, let id = change.items.first,
      changes[id]?.details.contains(where: { $0.property == .stackSpacing }) == true
    else { return [] }
    let geometry = side == .before ? old : new
    guard let stack = geometry.item(side == .before ? changes[id]?.oldID ?? id : id)?.stack else {
      return []
    }
    let rects = stack.arranged.compactMap(geometry.item).filter { !$0.isHidden }
      .map(\.alignmentRect).sorted { Span($0, stack.axis).low < Span($1, stack.axis).low }
    return zip(rects, rects.dropFirst()).compactMap { one, other in
      let (low, high) = (Span(one, stack.axis).high, Span(other, stack.axis).low)
      guard low < high else { return nil }
      return .distance(
        axis: stack.axis, from: FigureMark.End(place: low, rect: one, isFrame: false),
        to: FigureMark.End(place: high, rect: other, isFrame: false))
    }
  }

  /// The arranged view that a change of a stack view is about.
  private func arranged(in change: LayoutDiff.Change) -> LayoutDiff.ItemChange? {
    guard change.kind == .stack else { return nil }
    return change.items.dropFirst().lazy.compactMap { changes[$0] }.first
  }

  /// Whether a change of a stack view hides a view, or shows one; `nil` for others.
  private func hides(_ change: LayoutDiff.Change) -> Bool? {
    arranged(in: change)?.details.first { $0.property == .hidden }.map { $0.new == "yes" }
  }

  /// The first view that the change is about and that is to be seen. A stack view's change is shown
  /// at the views that it is about.
  private func rect(of change: LayoutDiff.Change) -> CGRect? {
    let ids =
      change.kind == .stack ? change.items.dropFirst() + change.items.prefix(1) : change.items[...]
    for id in ids {
      let past = changes[id]?.oldID ?? id
      if side != .before, let item = new.item(id), !item.isHidden { return new.rect(id) }
      if side != .after, let item = old.item(past), !item.isHidden { return old.rect(past) }
    }
    return nil
  }

  private func word(for change: LayoutDiff.Change) -> String {
    let details = change.items.first.flatMap { changes[$0] }?.details ?? []
    let detail = details.first {
      Self.words[$0.property] != nil && $0.new.count + $0.old.count < 12
    }
    let short = detail.map { "\(Self.words[$0.property] ?? "") \($0.old)→\($0.new)" }
    switch change.kind {
    case .stack:
      guard let other = arranged(in: change) else { return short ?? "stack" }
      let name = DiffItemMarks.name(other.id)
      // Another view may stand where it was.
      let hidden = side == .overlaid ? " was here, hidden" : " hidden"
      return hides(change).map { name + ($0 ? hidden : " shown") } ?? name
    case .content:
      let shown = details.first { [.text, .font, .image, .numberOfLines].contains($0.property) }
      return shown.map { $0.property == .numberOfLines ? "lines" : $0.property.rawValue }
        ?? "content"
    case .contentPriority: return short ?? "priority"
    case .frame: return "frame"
    case .guide: return "insets"
    case .constraint, .itemAdded, .itemRemoved, .environment: return ""
    }
  }

  private static let words: [LayoutDiff.Detail.Property: String] = [
    .stackSpacing: "spacing", .hugging: "hug", .compressionResistance: "resist",
  ]
}
