import Foundation
import RedlineIO
import RedlineModel

extension LayoutDiff {
  /// What changed in at most ten lines, the most important first, for terminals and messages of
  /// tests; one line if nothing did.
  public var text: String { text(of: textBlocks()) }

  /// The same with what moves most first, where there is more than has room.
  package var textByMovement: String {
    let blocks = textBlocks()
    let isCut = blocks.flatMap(\.lines).count >= Self.mostTextLines
    return text(of: isCut ? byMovement(blocks) : blocks)
  }

  private func text(of blocks: [TextBlock]) -> String {
    guard !isEmpty else { return "\(title): nothing changed" }
    var lines = ["\(title): \(summary)"]
    for (index, block) in blocks.enumerated() {
      let rest = blocks.count - index
      let room = Self.mostTextLines - lines.count - (rest > 1 ? 1 : 0)
      let fits = block.lines.count <= room
      // Of one that does not fit at least a line is shown, and how many more it has.
      guard room > (fits ? 0 : 1) else {
        return (lines + ["  … and \(rest) more change\(rest == 1 ? "" : "s")"])
          .joined(separator: "\n")
      }
      lines += block.lines.prefix(fits ? room : room - 1)
      if !fits { lines.append("      … and \(block.lines.count - room + 1) more lines about it") }
    }
    if lines.count < Self.mostTextLines, causes.count == 1, unexplained.isEmpty, values.isEmpty {
      lines.append("      (" + rest(of: causes[0]) + ")")
    }
    return lines.joined(separator: "\n")
  }

  /// ``textByMovement`` with every line; `nil` where that has no more.
  package var wholeText: String? {
    let (short, whole) = (textBlocks(), textBlocks(all: true))
    let isCut = short.flatMap(\.lines).count >= Self.mostTextLines || short != whole
    guard !isEmpty, isCut else { return nil }
    return (["\(title): \(summary)"] + byMovement(whole).flatMap(\.lines)).joined(separator: "\n")
  }

  private func byMovement(_ blocks: [TextBlock]) -> [TextBlock] {
    let places = blocks.indices.filter { blocks[$0].subject.moves != nil }
    let distances = blocks.map { ($0.subject.moves ?? []).map(\.distance).max() ?? 0 }
    let sorted = places.sorted { (-distances[$0], $0) < (-distances[$1], $1) }
    var result = blocks
    for (place, other) in zip(places, sorted) { result[place] = blocks[other] }
    return result
  }

  private static var mostTextLines: Int { 10 }

  private var title: String {
    "\(name)\(oldName.map { " (before: \($0))" } ?? "") on \(place)"
  }

  /// `1 constraint changed, 3 views moved`.
  package var summary: String {
    var parts: [String] = []
    let note = { (count: Int, noun: String, verb: String) in
      if count > 0 { parts.append("\(count) \(noun)\(count == 1 ? "" : "s") \(verb)") }
    }
    if !environment.isEmpty { parts.append("another environment") }
    for kind in [ConstraintChange.Kind.changed, .added, .removed] {
      note(constraints.count { $0.kind == kind }, "constraint", kind.rawValue)
    }
    for kind in [ItemChange.Kind.added, .removed] {
      note(items.count { $0.kind == kind }, "view", kind.rawValue)
    }
    note(items.count(where: \.isRenamed), "view", "renamed")
    let details = items.filter { $0.kind == .changed && !$0.isHidden }.flatMap(\.details)
    note(details.count { [.text, .attributedText].contains($0.property) }, "text", "changed")
    note(details.count { $0.property == .stackSpacing }, "spacing", "changed")
    note(details.count { $0.property == .hidden && $0.new == "yes" }, "view", "hidden")
    note(details.count { $0.property == .hidden && $0.new == "no" }, "view", "shown")
    let moved = items.filter { $0.isMoved && !isUnseen($0) && $0.id != screen }
    note(moved.count { $0.isShifted || !$0.isResized }, "view", "moved")
    note(moved.count(where: \.isResized), "view", "resized")
    if moved.isEmpty {
      let isHidden = items.contains { $0.isMoved && $0.id != screen }
      parts.append(isHidden ? "only hidden views moved" : "no frame moved")
    }
    return parts.joined(separator: ", ")
  }

  // MARK: Blocks

  /// Lines that belong together, and what they are about.
  package struct TextBlock: Hashable, Sendable {
    package enum Subject: Hashable, Sendable {
      case finding(FindingChange)
      case cause(Cause)
      case unexplained(Unexplained)
      case renames
      case item(ItemChange)
      case silent(Change)
      case value(ValueChange)
    }

    package var subject: Subject
    /// The first lines are indented by two spaces, those about moves by six.
    package var lines: [String]
  }

  /// The whole text in its order, however long it is.
  /// - Parameter all: Whether the lists in it are, too: of the changes of a cause, each on a line, of
  ///   what they move, and of new names.
  package func textBlocks(all: Bool = false) -> [TextBlock] {
    let told = findings.filter { $0.finding.severity != .note }
    var blocks = told.map { TextBlock(subject: .finding($0), lines: block($0)) }
    blocks += causes.map { TextBlock(subject: .cause($0), lines: block($0, all)) }
    blocks += unexplained.map { TextBlock(subject: .unexplained($0), lines: block($0, all)) }
    blocks += renameBlock(all).map { TextBlock(subject: .renames, lines: $0) }
    blocks += environmentBlock()
    blocks += itemBlocks()
    blocks += values.map { TextBlock(subject: .value($0), lines: [line($0)]) }
    blocks += silentChanges.map {
      TextBlock(subject: .silent($0), lines: [line($0) + (": " + silence($0))])
    }
    let notes = findings.filter { $0.finding.severity == .note }
    return blocks + notes.map { TextBlock(subject: .finding($0), lines: block($0)) }
  }

  private func block(_ change: FindingChange) -> [String] {
    let message = change.finding.message
    return ["  \(change.kind == .new ? "! new" : "✓ gone"): \(message.shortened(to: 160))"]
  }

  private func block(_ cause: Cause, _ all: Bool) -> [String] {
    let changes = cause.changes.alike()
    let count = all ? changes.count : min(changes.count, 4)
    let rest = changes.count - count
    let lines = changes.prefix(count).map { alike -> String in
      var change = alike.change
      change.sentence = alike.sentence
      guard !alike.places.isEmpty else { return line(change) }
      change.sentence += " in " + alike.places.listed(atMost: all ? .max : 4)
      return line(change)
    }
    return lines + (rest > 0 ? ["  … and \(rest) more"] : [])
      + movementLines(
        cause.moves, all, isTurned: cause.changes.contains { $0.kind == .environment })
  }

  private func block(_ part: Unexplained, _ all: Bool) -> [String] {
    if part.reason == .unknown, part.moves.contains(where: { itemsInConflict.contains($0.item) }) {
      return ["  ? by the new conflict, of which one constraint is given up:"]
        + movementLines(part.moves, all)
    }
    let why =
      switch part.reason {
      case .ambiguity: "the constraints allow several places"
      case .notReproduced: "not what the constraints alone give"
      case .unknown: "no change explains it"
      }
    return ["  ? unexplained: \(why)"] + movementLines(part.moves, all)
  }

  /// `  Δ red.top = text.bottom + 8 → + 24   TwoButtons.swift:14`.
  private func line(_ change: Change) -> String {
    "  \(change.symbol.rawValue) \(change.sentence)"
      + (change.location.map { "   \($0)" } ?? "")
  }

  private func silence(_ change: Change) -> String {
    if isInConflict(change) { return "part of a conflict" }
    return switch change.silence {
    case .overruled: "no effect besides the other changes"
    case .sufficient: "would do the same alone"
    case .notTried: "not tried"
    case .noEffect, nil: "nothing moves"
    }
  }

  private var newConflicts: [FindingChange] {
    findings.filter { $0.kind == .new && $0.finding.kind == .conflict }
  }

  /// What the changed constraints of new conflicts are about.
  private var itemsInConflict: Set<String> {
    let ids = Set(newConflicts.flatMap(\.finding.constraints))
    let changed = constraints.compactMap(\.new).filter { ids.contains($0.id) }
    return Set(changed.flatMap { [$0.first.item, $0.second?.item].compactMap(\.self) })
  }

  /// Whether what it changed cannot hold with others since.
  private func isInConflict(_ change: Change) -> Bool {
    let ids = constraints.filter { change.constraints.contains($0.id) }.compactMap(\.new?.id)
    return newConflicts.contains { $0.finding.constraints.contains(where: ids.contains) }
  }

  private func renameBlock(_ all: Bool) -> [[String]] {
    let renamed = (items + guides).filter(\.isRenamed)
    guard !renamed.isEmpty else { return [] }
    let names = renamed.prefix(all ? renamed.count : 3).map {
      "\(display($0.oldID ?? "")) → \(display($0.id))"
    }
    let rest = renamed.count - names.count
    return [["  renamed: " + names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")]]
  }

  /// What is different about the environment, where no change tells it.
  private func environmentBlock() -> [TextBlock] {
    let told = (causes.flatMap(\.changes) + silentChanges).contains { $0.kind == .environment }
    guard !told else { return [] }
    return environment.map { change in
      let value = ValueChange(
        subject: "", path: change.property.rawValue, old: change.old, new: change.new)
      return TextBlock(subject: .value(value), lines: [line(value)])
    }
  }

  /// What came, went or looks different, as far as the causes and the silent changes do not tell it.
  private func itemBlocks() -> [TextBlock] {
    var told: [String: Set<Detail.Property>] = [:]
    for change in causes.flatMap(\.changes) + silentChanges {
      for item in change.items { told[item, default: []].formUnion(change.kind.told) }
    }
    let followers: Set<Detail.Property> = tellsStated ? [.contentSize, .truncated] : []
    return (items + guides).compactMap { item in
      let hidden = followers.union(told[item.id] ?? [])
      let details = item.details.filter { !hidden.contains($0.property) }
      let lines = itemLines(item, details)
      guard !lines.isEmpty, item.kind == .changed || told[item.id] == nil else { return nil }
      var told = item
      told.details = details
      return TextBlock(subject: .item(told), lines: lines)
    }
  }

  /// Of an item that changed a line for each detail.
  private func itemLines(_ item: ItemChange, _ details: [Detail]) -> [String] {
    switch item.kind {
    case .added: return ["  + \(display(item.id))"]
    case .removed: return ["  − \(display(item.id))"]
    case .changed:
      return details.map { detail in
        "  Δ \(display(item.id)): \(detail.words) \(arrow(detail.old, detail.new))"
      }
    }
  }

  /// `barTitle Inbox → Archive`, or with what it belongs to before it.
  private func line(_ change: ValueChange) -> String {
    let subject = change.subject.isEmpty ? "" : "\(display(change.subject).shortened(to: 80)): "
    let names = change.path.split(separator: ".")
    let name = names.count > 1 ? names.dropFirst().joined(separator: ".") : change.path
    return "  Δ \(subject)\(name) \(arrow(change.old, change.new))"
  }

  /// Both values in one line, cut to the parts that differ where they are long.
  private func arrow(_ old: String, _ new: String) -> String {
    let (old, new) = (old.replacing("\n", with: "⏎"), new.replacing("\n", with: "⏎"))
    let (first, second) = toldNumbers(old, new)
    return shortened(first, beside: second, to: 72) + " → "
      + shortened(second, beside: first, to: 72)
  }

  // MARK: Movements

  /// Id of the root, where the screen is of another size: the first of all that was and is as large as that.
  var screen: String? {
    guard let size = environment.first(where: { $0.property == .size }) else { return nil }
    return items.first { item in
      item.oldRect?.origin == .zero && item.newRect?.origin == .zero
        && item.oldRect.map { RedlineAnalysis.text($0.size) } == size.old
        && item.newRect.map { RedlineAnalysis.text($0.size) } == size.new
    }?.id
  }

  /// Whether it is hidden now, so that where it lies tells nobody anything.
  func isUnseen(_ item: ItemChange) -> Bool {
    item.isHidden || item.details.contains { $0.property == .hidden && $0.new == "yes" }
  }

  func display(_ id: String) -> String { id.replacing("/", with: ".") }
}

/// A text that is cut at its end; where that cuts off what one of two texts has and the other one has not, the part
/// where they begin to differ.
func shortened(_ text: String, beside other: String, to count: Int) -> String {
  let short = text.shortenedToWords(count)
  let common = zip(text, other).prefix { $0 == $1 }.count
  func hides(_ short: String, _ whole: String) -> Bool {
    short != whole && common >= short.count - 1
  }
  let start = common - count / 3
  guard text != other, start > 0, hides(short, text) || hides(other.shortenedToWords(count), other)
  else { return short }
  // From a word of what both have, if one begins there.
  let word = text.prefix(common).dropFirst(start).firstIndex(of: " ").map {
    text[$0...].dropFirst()
  }
  return "…" + (word ?? text.dropFirst(start)).shortenedToWords(count - 1)
}

extension LayoutDiff.Change.Kind {
  /// The properties of its items that the sentence of a change tells.
  fileprivate var told: Set<LayoutDiff.Detail.Property> {
    switch self {
    case .constraint, .environment, .frame: []
    case .itemAdded, .itemRemoved: [.arrangedViews]
    case .guide: [.solved]
    case .content: [.text, .font, .numberOfLines, .contentSize]
    case .contentPriority: [.hugging, .compressionResistance]
    case .stack:
      [
        .stackAxis, .stackDistribution, .stackAlignment, .stackSpacing, .arrangedViews, .hidden,
        .order,
      ]
    }
  }
}

extension LayoutDiff.TextBlock.Subject {
  /// What moves, of those that are told by that.
  fileprivate var moves: [LayoutDiff.Move]? {
    switch self {
    case .cause(let cause): cause.moves
    case .unexplained(let part): part.moves
    default: nil
    }
  }
}

extension LayoutDiff.Move {
  /// The points by which the edge moves that moves most.
  fileprivate var distance: Double {
    [left, top, right, bottom].map(abs).max() ?? 0
  }

  /// `moved 16 pt down and is 4 pt wider`.
  public var words: String {
    let (across, along) = (
      parts(left, right, ("left", "right"), ("narrower", "wider")),
      parts(top, bottom, ("up", "down"), ("shorter", "taller"))
    )
    let places = [across.place, along.place].compactMap { $0 }
    let sizes = [across.size, along.size].compactMap { $0 }
    var text: [String] = []
    if !places.isEmpty { text.append("moved " + places.joined(separator: " and ")) }
    if !sizes.isEmpty { text.append("became " + sizes.joined(separator: " and ")) }
    return text.isEmpty ? "stays" : text.joined(separator: ", ") + (isPartial ? ", in part" : "")
  }

  private func parts(
    _ near: Double, _ far: Double, _ directions: (String, String), _ sizes: (String, String)
  ) -> (place: String?, size: String?) {
    let growth = far - near
    let isMoved = abs(near) >= 0.0005
    let isSized = abs(growth) >= 0.0005
    // What is held at its far edge only grows towards the near one.
    let isHeldFar = isSized && abs(far) < 0.0005
    let isEven = isMoved && abs(near + far) < 0.0005
    let place =
      LayoutDiff.isShift(near, far)
      ? "\(formatted(abs(near))) pt \(near < 0 ? directions.0 : directions.1)" : nil
    let end =
      isHeldFar
      ? " at the \(directions.0 == "left" ? "left" : "top")"
      : isEven ? " (\(formatted(abs(near))) at each side)" : ""
    let size =
      isSized ? "\(formatted(abs(growth))) pt \(growth < 0 ? sizes.0 : sizes.1)\(end)" : nil
    return (place, size)
  }
}

/// Two values as they are told beside each other: where they are numbers alone, as `20.3333333332, 8`,
/// with the decimals that all others have, unless both would read the same then.
package func toldNumbers(_ old: String, _ new: String) -> (old: String, new: String) {
  let short = [old, new].map { text in
    let words = text.split(separator: ", ", omittingEmptySubsequences: false)
    let numbers = words.compactMap { Double($0) }
    guard numbers.count == words.count else { return text }
    return numbers.map { formatted($0) }.joined(separator: ", ")
  }
  return short[0] == short[1] ? (old, new) : (short[0], short[1])
}
