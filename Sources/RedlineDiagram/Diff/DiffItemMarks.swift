import Foundation
import RedlineAnalysis
import RedlineModel

/// The views that came, went, moved or grew: dotted where they were, solid where they are, with thin
/// arrows from there to here.
struct DiffItemMarks {
  let diff: LayoutDiff
  let signs: DiffSigns
  let old: OverlayGeometry
  let new: OverlayGeometry
  let side: DiffSide
  /// The ids of the views that are somewhere else, but for those that follow what they are in.
  private let moved: Set<String>

  init(
    diff: LayoutDiff, signs: DiffSigns, old: OverlayGeometry, new: OverlayGeometry, side: DiffSide
  ) {
    (self.diff, self.signs, self.old, self.new, self.side) = (diff, signs, old, new, side)
    moved = Set(
      diff.items.lazy.filter { change in
        let movers = signs.movers(of: change.id)
        return change.kind == .changed && change.isMoved && !change.isHidden
          && !movers.isEmpty && !movers.allSatisfy { $0.move.follows != nil }
      }.map(\.id))
  }

  func marks() -> [FigureMark] {
    let changes = (diff.items + diff.guides).filter { !$0.isHidden && isDrawn($0) }
    return changes.flatMap(marks(of:))
  }

  private func marks(of change: LayoutDiff.ItemChange) -> [FigureMark] {
    let before = isHidden(change.oldID ?? change.id, old) ? nil : change.oldRect
    let after = isHidden(change.id, new) ? nil : change.newRect
    let (past, present) = (before.map { old.projection($0) }, after.map { new.projection($0) })
    let isFlat = new.guide(change.id) != nil && [past, present].allSatisfy(isEmpty)
    let isRoot = change.id == new.layout.root.id
    let isElsewhere = !isFlat && !isRoot && (change.isMoved || past == nil || present == nil)
    let isNamed = change.kind == .changed && (change.isRenamed || signs.isTold(change)) && !isRoot
    var place = mark(change, .place(before: nil, after: nil))
    let isTold = side == .overlaid && isContainerOfMoved(change)
    if !isTold, isElsewhere || isNamed {
      place.form = .place(
        before: side == .overlaid && isElsewhere ? past : nil,
        after: side == .before ? past : present)
    }
    place.isSilent = true
    var marks = [place]
    if side == .overlaid, !isTold, !isFlat, !isRoot, let past, let present, !followsParent(change) {
      marks += arrows(of: change, from: past, to: present)
    }
    let shown = side == .before ? past : present ?? (side == .after ? nil : past)
    return marks + (shown.map { plates(of: change, $0) } ?? [])
  }

  private func mark(
    _ change: LayoutDiff.ItemChange, _ form: FigureMark.Form, _ text: String = ""
  ) -> FigureMark {
    let id = "d-v-" + (change.kind == .removed ? "old-" : "") + change.id
    let member = FigureMark.Member(id: id, title: title(of: change), subjects: [.item(change.id)])
    return FigureMark(members: [member], kind: .change, hue: .ink, form: form, text: text)
  }

  /// UIKit's own guides are told by the views around them.
  private func isDrawn(_ change: LayoutDiff.ItemChange) -> Bool {
    let geometry = change.kind == .removed ? old : new
    return geometry.item(change.id) != nil || geometry.guide(change.id)?.kind == .custom
  }

  private func isHidden(_ id: String, _ geometry: OverlayGeometry) -> Bool {
    geometry.item(id)?.isHidden ?? false
  }

  /// Whether nothing of it is seen but views in it that are drawn as moved themselves.
  private func isContainerOfMoved(_ change: LayoutDiff.ItemChange) -> Bool {
    guard change.kind == .changed, !change.isRenamed, !signs.isTold(change),
      let item = new.item(change.id), item.style.background == nil,
      item.kind == .view || item.kind == .stackView
    else { return false }
    let inner = new.children(of: change.id)
    return inner.contains { moved.contains($0.id) }
  }

  /// Whether it moved only because it is inside of what moved.
  private func followsParent(_ change: LayoutDiff.ItemChange) -> Bool {
    let movers = signs.movers(of: change.id)
    return !movers.isEmpty && movers.allSatisfy { $0.move.follows != nil }
  }

  private func title(of change: LayoutDiff.ItemChange) -> String {
    let name = change.id.replacing("/", with: ".")
    guard change.kind == .changed else { return "\(signs.sign(of: change)) \(name)" }
    var parts = signs.movers(of: change.id).map { "\($0.move.words) (\($0.sign))" }
    if change.isRenamed { parts.insert("was \(change.oldID ?? "")", at: 0) }
    parts += change.details.map { "\($0.property.rawValue) \($0.old) → \($0.new)" }
    return parts.isEmpty ? name : "\(name): \(parts.joined(separator: "; "))"
  }

  /// Whether there is nothing to draw a box around: guides mostly have one direction.
  private func isEmpty(_ rect: CGRect?) -> Bool {
    rect.map { $0.width < 1 || $0.height < 1 } ?? true
  }

  // MARK: Arrows

  /// The longest arrow of each direction says which changes move the item, where there are several.
  private func arrows(
    of change: LayoutDiff.ItemChange, from past: CGRect, to present: CGRect
  ) -> [FigureMark] {
    let all = DiffArrows.arrows(from: past, to: present)
    let move = FigureStroke.Move(before: past, after: present)
    let movers = signs.movers(of: change.id)
    let isTold = signs.causeCount > 1 || movers.contains { $0.sign == "Δ?" }
    var marks: [FigureMark] = []
    var told: Set<[Bool]> = []
    for arrows in all.sorted(by: { $0[0].length > $1[0].length }) {
      var mark = mark(change, .motion(arrows, move))
      var text: [String] = []
      for mover in movers where mover.moves(along: arrows[0]) && !text.contains(mover.sign) {
        text.append(mover.sign)
      }
      let direction = [arrows[0].isVertical, arrows[0].isHorizontal]
      mark.isSilent = !isTold || text.isEmpty || !told.insert(direction).inserted
      mark.text = text.joined(separator: " ")
      mark.isOptional = true
      marks.append(mark)
    }
    return marks
  }

  // MARK: Plates

  /// The sign and the name of what came, went, or looks different.
  private func plates(of change: LayoutDiff.ItemChange, _ rect: CGRect) -> [FigureMark] {
    var marks: [FigureMark] = []
    func add(_ sign: String, _ text: String) {
      var mark = mark(change, .plate(rect), text)
      mark.sign = sign
      mark.told = "\(sign) \(text)"
      marks.append(mark)
    }
    if change.isRenamed, let oldID = change.oldID {
      add(DiffSigns.renamed, [oldID, change.id].map(Self.name).joined(separator: "→"))
    }
    guard signs.isTold(change) else { return marks }
    let detail = change.details.first { $0.property != .contentSize }
    let name = Self.name(change.id)
    add(
      signs.sign(of: change),
      change.kind == .changed ? detail?.property.rawValue ?? name : name)
    return marks
  }

  static func name(_ id: String) -> String { id.split(separator: "/").last.map(String.init) ?? id }
}
