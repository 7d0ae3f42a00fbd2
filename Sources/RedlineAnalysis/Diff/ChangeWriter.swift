import Foundation
import RedlineIO
import RedlineModel

/// Says what was edited.
struct ChangeWriter {
  let program: EditedProgram
  private let changes: [Int: LayoutDiff.ConstraintChange]

  init(program: EditedProgram, constraints: [LayoutDiff.ConstraintChange]) {
    self.program = program
    var changes: [Int: LayoutDiff.ConstraintChange] = [:]
    for index in Set(program.edits.flatMap(\.matches)) {
      changes[index] = program.pair.constraintChange(program.pair.matches[index])
    }
    self.changes = changes
  }

  private var pair: LayoutPair { program.pair }

  func change(_ index: Int, silence: LayoutDiff.Silence?) -> LayoutDiff.Change {
    let edit = program.edits[index]
    var change = self.change(edit)
    change.constraints = edit.matches.compactMap { changes[$0]?.id }
    change.silence = silence
    return change
  }

  private func change(_ edit: Edit) -> LayoutDiff.Change {
    let items = edit.keys.compactMap { key -> Int? in
      if case .item(let node) = key { node } else { nil }
    }
    if !items.isEmpty { return itemChange(items, edit) }
    switch edit.keys[0] {
    case .environment: return environmentChange(edit)
    case .constraint(let match): return constraintChange(match)
    case .stack(let node):
      return change(.stack, node, stackFacts(node).joined(separator: ", "), others: arranged(node))
    case .content(let node): return change(.content, node, contentFact(node))
    case .contentPriority(let node): return change(.contentPriority, node, priorityFact(node))
    case .frame(let node):
      return change(.frame, node, "frame or autoresizing mask of \(pair.name(node))")
    case .guide(let node):
      let owner = (pair.newGuide(node) ?? pair.oldGuide(node))?.owner ?? ""
      return change(.guide, node, guideFact(node), others: [owner])
    case .item(let node): return itemChange([node], edit)
    }
  }

  private func change(
    _ kind: LayoutDiff.Change.Kind, _ node: Int, _ sentence: String, others: [String] = []
  ) -> LayoutDiff.Change {
    LayoutDiff.Change(
      kind: kind, symbol: .changed, sentence: sentence, constraints: [],
      items: [pair.nodes[node].id] + others.filter { $0 != pair.nodes[node].id },
      location: pair.newItem(node)?.location ?? pair.oldItem(node)?.location, silence: nil)
  }

  private func constraintChange(_ match: Int) -> LayoutDiff.Change {
    let found = changes[match]
    let known = found?.new ?? found?.old
    let ends = [known?.first.item, known?.second?.item].compactMap { $0 }
    let nodes = found?.new == nil ? pair.oldNodes : pair.newNodes
    let numbers = ends.compactMap { nodes[$0] }
    // What is inside moves, not what it is inside of.
    let subjects = numbers.filter { node in
      !numbers.contains { $0 != node && program.newSide.parents[$0] == node }
    }
    return LayoutDiff.Change(
      kind: .constraint,
      symbol: found?.kind == .added ? .added : found?.kind == .removed ? .removed : .changed,
      sentence: found?.sentence ?? "", constraints: [], items: subjects.map { pair.nodes[$0].id },
      location: found?.location, silence: nil)
  }

  private func itemChange(_ nodes: [Int], _ edit: Edit) -> LayoutDiff.Change {
    let isAdded = pair.nodes[nodes[0]].new != nil
    let names = nodes.prefix(3).map { pair.name($0) }.joined(separator: ", ")
    let rest = nodes.count > 3 ? " and \(nodes.count - 3) more" : ""
    let count = edit.matches.count
    let constraints = count == 0 ? "" : " with \(count) constraint\(count == 1 ? "" : "s")"
    let stacks = edit.keys.compactMap { key -> Int? in
      if case .stack(let node) = key { node } else { nil }
    }
    let stack = stacks.first.map { " in \(pair.name($0))" }
    let location = nodes.lazy.compactMap { node in
      pair.newItem(node)?.location ?? pair.oldItem(node)?.location
    }.first
    return LayoutDiff.Change(
      kind: isAdded ? .itemAdded : .itemRemoved, symbol: isAdded ? .added : .removed,
      sentence: names + rest + (stack ?? "") + constraints, constraints: [],
      items: (nodes + stacks).map { pair.nodes[$0].id }, location: location, silence: nil)
  }

  private func environmentChange(_ edit: Edit) -> LayoutDiff.Change {
    let changed = pair.environmentChanges()
    let isOtherDevice = changed.contains { $0.property == .device }
    let shown = changed.filter {
      !isOtherDevice || $0.property != .size && $0.property != .scale
    }
    var text = shown.map(words).joined(separator: ", ")
    let scopes = edit.matches.compactMap { changes[$0] }.filter { $0.aspects == [.activation] }
    let active = scopes.count { $0.new?.isActive == true }
    if active > 0 { text += ", \(active) constraint\(active == 1 ? "" : "s") now active" }
    let others = scopes.count - active
    if others > 0 { text += ", \(others) no longer" + (active == 0 ? " active" : "") }
    return LayoutDiff.Change(
      kind: .environment, symbol: .changed, sentence: text, constraints: [], items: [],
      location: nil, silence: nil)
  }

  private func words(_ change: LayoutDiff.EnvironmentChange) -> String {
    let word =
      switch change.property {
      case .device, .size: ""
      case .scale: "scale "
      case .layoutDirection: "direction "
      case .textSize: "text size "
      case .system: "iOS "
      case .keyboard: "keyboard "
      case .contrast: "contrast "
      }
    return "\(word)\(change.old) → \(change.new)"
  }

  // MARK: Facts

  private func stackFacts(_ node: Int) -> [String] {
    let name = pair.name(node)
    guard let one = pair.oldItem(node)?.stack, let other = pair.newItem(node)?.stack else {
      return [name]
    }
    var facts: [String] = []
    let before = one.arranged.map(pair.translated)
    let (gone, come) = onlyInOne(before, other.arranged)
    let word = { (ids: [String]) in ids.map { $0.replacing("/", with: ".") }.joined(separator: ", ")
    }
    if !gone.isEmpty {
      facts.append(
        "\(word(gone)) \(gone.allSatisfy(isHidden) ? "hidden in" : "no longer in") \(name)")
    }
    if !come.isEmpty {
      facts.append("\(word(come)) \(come.allSatisfy(wasHidden) ? "shown in" : "now in") \(name)")
    }
    if gone.isEmpty && come.isEmpty && before != other.arranged {
      facts.append("\(name) in another order")
    }
    if one.axis != other.axis { facts.append("\(name).axis \(one.axis) → \(other.axis)") }
    if one.distribution != other.distribution {
      facts.append("\(name).distribution \(one.distribution) → \(other.distribution)")
    }
    if one.alignment != other.alignment {
      facts.append("\(name).alignment \(one.alignment) → \(other.alignment)")
    }
    if one.spacing != other.spacing {
      let now = formatted(other.spacing, beside: one.spacing)
      facts.append("\(name).spacing \(formatted(one.spacing, beside: other.spacing)) → \(now)")
    }
    return facts.isEmpty ? ["\(name).\(gapFact(one, other) ?? "margins or rules")"] : facts
  }

  /// Which distance is another one where nothing else is.
  private func gapFact(_ one: SolvedLayout.Stack, _ other: SolvedLayout.Stack) -> String? {
    guard one.gaps.count == other.gaps.count else { return nil }
    for (index, gap) in one.gaps.enumerated() where abs(gap - other.gaps[index]) > 0.001 {
      return "spacing after \(other.arranged[index].replacing("/", with: ".")) "
        + "\(formatted(gap)) → \(formatted(other.gaps[index]))"
    }
    return nil
  }

  private func isHidden(_ id: String) -> Bool {
    pair.newNodes[id].flatMap { pair.newItem($0) }?.isHidden ?? false
  }
  private func wasHidden(_ id: String) -> Bool {
    pair.newNodes[id].flatMap { pair.oldItem($0) }?.isHidden ?? false
  }

  /// The views that a stack view arranges in one of the layouts only.
  private func arranged(_ node: Int) -> [String] {
    let before = (pair.oldItem(node)?.stack?.arranged ?? []).map(pair.translated)
    let after = pair.newItem(node)?.stack?.arranged ?? []
    let (gone, come) = onlyInOne(before, after)
    return gone + come
  }

  private func onlyInOne(_ one: [String], _ other: [String]) -> ([String], [String]) {
    let (before, after) = (Set(one), Set(other))
    return (one.filter { !after.contains($0) }, other.filter { !before.contains($0) })
  }

  private func contentFact(_ node: Int) -> String {
    let name = pair.name(node)
    guard let one = pair.oldItem(node), let other = pair.newItem(node) else { return name }
    var facts: [String] = []
    if let before = one.text, let after = other.text {
      if before.string != after.string {
        let (old, new) = (line(before.string), line(after.string))
        let shown = (
          shortened(old, beside: new, to: 24), shortened(new, beside: old, to: 24)
        )
        facts.append("text of \(name) “\(shown.0)” → “\(shown.1)”")
      }
      if before.font != after.font {
        facts.append("font of \(name) \(fontWords(before, after)) → \(fontWords(after, before))")
      }
      if before.numberOfLines != after.numberOfLines {
        facts.append("\(name).numberOfLines \(before.numberOfLines) → \(after.numberOfLines)")
      }
    }
    guard facts.isEmpty else { return facts.joined(separator: ", ") }
    return "content of \(name) \(size(one, other)) → \(size(other, one))"
  }

  /// The style only where that is another one.
  private func fontWords(_ one: SolvedLayout.Text, _ other: SolvedLayout.Text) -> String {
    var (font, beside) = (one.font, other.font)
    if font.textStyle == beside.textStyle, font.pointSize != beside.pointSize {
      (font.textStyle, font.leading) = (nil, nil)
      (beside.textStyle, beside.leading) = (nil, nil)
    }
    return font.words(beside: beside)
  }

  private func line(_ text: String) -> String { text.replacing("\n", with: " ") }

  private func size(_ item: SolvedLayout.Item, _ other: SolvedLayout.Item) -> String {
    (item.contentWords(beside: other) ?? "– × –").replacing("none", with: "–")
  }

  private func priorityFact(_ node: Int) -> String {
    let name = pair.name(node)
    guard let one = pair.oldItem(node), let other = pair.newItem(node) else { return name }
    var facts: [String] = []
    for axis in Axis.allCases {
      for (word, old, new) in [
        ("hugging", one.hugging[axis], other.hugging[axis]),
        (
          "compression resistance", one.compressionResistance[axis],
          other.compressionResistance[axis]
        ),
      ] where old != new {
        facts.append(
          "\(axis) \(word) of \(name) \(formatted(old, beside: new)) → \(formatted(new, beside: old))"
        )
      }
    }
    return facts.joined(separator: ", ")
  }

  private func guideFact(_ node: Int) -> String {
    guard let one = pair.oldGuide(node), let other = pair.newGuide(node) else {
      return pair.name(node)
    }
    let owner = other.owner.replacing("/", with: ".")
    let word = other.kind == .layoutMargins ? "margins" : other.kind.anchorName
    return
      "\(word) of \(owner): \(insets(one, program.oldSide, pair.oldNodes)) → \(insets(other, program.newSide, pair.newNodes))"
  }

  private func insets(
    _ guide: SolvedLayout.Guide, _ side: LayoutSide, _ nodes: [String: Int]
  ) -> String {
    guard let around = nodes[guide.owner].flatMap({ side.rects[$0] }) else { return "" }
    let frame = guide.frame
    return [
      frame.minY - around.minY, frame.minX - around.minX, around.maxY - frame.maxY,
      around.maxX - frame.maxX,
    ].map { formatted($0) }.joined(separator: " ")
  }
}
