import RedlineAnalysis
import RedlineModel

/// The signs of changes, by which the picture and its legend speak of the same: `Δ1`, `+2`.
///
/// A cause has one number, whose changes all carry it; so do what came or went without moving
/// anything, and changes without an effect. The order is that of the text.
struct DiffSigns {
  /// A change of something else than a constraint, as the picture shows it.
  struct Plate {
    var sign: String
    var change: LayoutDiff.Change
  }

  /// The sign of a new name, which is no equal size.
  static let renamed = "Aa"
  /// The sign of what is not as it should be since the change.
  static let broken = "!"
  /// The sign of what was not as it should be, and is since the change.
  static let mended = "✓"

  let blocks: [LayoutDiff.TextBlock]
  /// For each block its number, where it has one.
  private(set) var numbers: [Int?] = []
  private(set) var plates: [Plate] = []
  /// By constraint and by item.
  private var constraints: [String: Int] = [:]
  private var items: [String: Int] = [:]
  private var movers: [String: [Mover]] = [:]
  let causeCount: Int

  /// What moves an item, and by how much.
  struct Mover {
    var sign: String
    var move: LayoutDiff.Move

    /// Whether it has a part in the way that an arrow shows.
    func moves(along arrow: Stroke) -> Bool {
      if arrow.isVertical { return move.top != 0 || move.bottom != 0 }
      if arrow.isHorizontal { return move.left != 0 || move.right != 0 }
      return true
    }
  }

  init(_ diff: LayoutDiff) {
    blocks = diff.textBlocks()
    causeCount = diff.causes.count + diff.unexplained.count
    var next = 1
    for block in blocks {
      let number: Int?
      switch block.subject {
      case .finding, .unexplained, .renames, .value: number = nil
      case .cause, .item, .silent:
        number = next
        next += 1
      }
      numbers.append(number)
      note(block.subject, number ?? 0)
    }
  }

  private mutating func note(_ subject: LayoutDiff.TextBlock.Subject, _ number: Int) {
    switch subject {
    case .finding, .renames, .value: break
    case .item(let change): items[change.id] = items[change.id] ?? number
    case .silent(let change): note(change, number)
    case .cause(let cause):
      for change in cause.changes { note(change, number) }
      let symbols = Set(cause.changes.map(\.symbol.rawValue))
      let sign = (symbols.count == 1 ? symbols.first ?? "" : "Δ") + "\(number)"
      for move in cause.moves {
        movers[move.item, default: []].append(Mover(sign: sign, move: move))
      }
    case .unexplained(let part):
      for move in part.moves {
        movers[move.item, default: []].append(Mover(sign: "Δ?", move: move))
      }
    }
  }

  private mutating func note(_ change: LayoutDiff.Change, _ number: Int) {
    for id in change.constraints { constraints[id] = number }
    switch change.kind {
    case .constraint: break
    case .itemAdded, .itemRemoved:
      for id in change.items where items[id] == nil { items[id] = number }
    case .stack, .content, .contentPriority, .frame, .guide, .environment:
      plates.append(Plate(sign: change.symbol.rawValue + "\(number)", change: change))
    }
  }

  /// The sign of a change of a constraint; without a number if the text does not tell it.
  func sign(of change: LayoutDiff.ConstraintChange) -> String {
    let symbol = change.kind == .added ? "+" : change.kind == .removed ? "−" : "Δ"
    return symbol + (constraints[change.id].map { "\($0)" } ?? "")
  }

  func sign(of change: LayoutDiff.ItemChange) -> String {
    let symbol = change.kind == .added ? "+" : change.kind == .removed ? "−" : "Δ"
    return symbol + (items[change.id].map { "\($0)" } ?? "")
  }

  /// Whether the text has a block or a plate about the item itself.
  func isTold(_ item: LayoutDiff.ItemChange) -> Bool { items[item.id] != nil }

  func movers(of item: String) -> [Mover] { movers[item] ?? [] }

  /// The ids of what the text tells of: what changed, what it is held by, and what moved because of it.
  func told(in diff: LayoutDiff, _ side: DiffSide) -> Set<String> {
    let constraints = diff.constraints.filter { $0.kind != .relocated }
      .compactMap { side == .before ? $0.old ?? $0.new : $0.new ?? $0.old }
      .flatMap { [$0.first.item, $0.second?.item].compactMap { $0 } }
    let moved = movers.filter { !$0.value.allSatisfy { $0.move.follows != nil } }.map(\.key)
    let plated = plates.flatMap(\.change.items)
    return Set(constraints + moved + plated + items.keys)
  }
}
