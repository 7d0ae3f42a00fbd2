import Foundation
import RedlineModel

/// How a text tells what moved.
extension LayoutDiff {
  /// What nobody looks for behind the moves of the only cause: what goes along with what it is in, and what is
  /// hidden.
  func rest(of cause: Cause) -> String {
    let hidden = Set((items + guides).filter(isUnseen).map(\.id))
    let shown = cause.moves.filter { !hidden.contains($0.item) }
    let others =
      shown.isEmpty && !cause.moves.isEmpty ? "no frame that is shown" : "no other frame"
    let views = Set(items.map(\.id))
    let along = shown.filter { $0.follows != nil && $0.item != screen && views.contains($0.item) }
    guard !along.isEmpty else { return others + " changed" }
    let what =
      along.count > 2
      ? "\(along.count) views move with what they are in"
      : along.map { "\(display($0.item)) moves with \(display($0.follows ?? ""))" }
        .joined(separator: ", ")
    return what + "; \(others) changed"
  }

  /// - Parameter isTurned: Whether the screen is another one.
  func movementLines(_ moves: [Move], _ all: Bool, isTurned: Bool = false) -> [String] {
    var unseen = Set((items + guides).filter(isUnseen).map(\.id))
    // That another screen has another size is no news.
    if isTurned, let screen { unseen.insert(screen) }
    var groups: [(movement: String, moves: [Move])] = []
    var positions: [String: Int] = [:]
    for move in moves where move.follows == nil && !unseen.contains(move.item) {
      let words = move.words
      let position = positions[words] ?? groups.count
      positions[words] = position
      if position == groups.count { groups.append((words, [])) }
      groups[position].moves.append(move)
    }
    let known = Set(guides.map(\.id))
    // Views before guides, which nobody sees.
    func rank(_ moves: [Move]) -> (Int, Int) {
      (moves.allSatisfy { known.contains($0.item) } ? 1 : 0, -moves.count)
    }
    groups.sort { rank($0.moves) < rank($1.moves) }
    if let first = groups.firstIndex(where: { $0.moves.contains(where: \.isDirect) }) {
      groups.insert(groups.remove(at: first), at: 0)
    }
    // One more line says more than that there is one more.
    let count = all || groups.count == 4 ? groups.count : 3
    let lines = groups.prefix(count).map { "      \(names($0.moves, all)) \($0.movement)" }
    let rest = groups.dropFirst(count).flatMap(\.moves)
    let along = all ? alongLines(moves.filter { !unseen.contains($0.item) }) : []
    return (rest.isEmpty ? lines : lines + ["      and \(moreMoves(rest)) moved otherwise"]) + along
  }

  /// What goes along with what it is in, for those who ask for all of it.
  private func alongLines(_ moves: [Move]) -> [String] {
    var groups: [(words: String, names: [String])] = []
    for move in moves {
      guard let outer = move.follows else { continue }
      let words = "\(move.words), with \(display(outer))"
      if let index = groups.firstIndex(where: { $0.words == words }) {
        groups[index].names.append(display(move.item))
      } else {
        groups.append((words, [display(move.item)]))
      }
    }
    return groups.map { "      \($0.names.joined(separator: ", ")) \($0.words)" }
  }

  /// `4 more`, or `1 more and 3 guides`, which the count of views leaves out.
  private func moreMoves(_ moves: [Move]) -> String {
    let known = Set(guides.map(\.id))
    let count = moves.count { known.contains($0.item) }
    let guides = count == 1 ? "1 guide" : "\(count) guides"
    let others = moves.count - count
    if count == 0 { return "\(others) more" }
    return others == 0 ? guides : "\(others) more and \(guides)"
  }

  /// `red, green`, or `red and 7 views below`.
  private func names(_ moves: [Move], _ all: Bool) -> String {
    guard moves.count > 4, !all else {
      return moves.map { display($0.item) }.joined(separator: ", ")
    }
    let direct = moves.filter(\.isDirect)
    let named = direct.isEmpty || direct.count > 3 ? Array(moves.prefix(1)) : direct
    let names = Set(named.map(\.item))
    let others = moves.filter { !names.contains($0.item) }
    guard !others.isEmpty else { return named.map { display($0.item) }.joined(separator: ", ") }
    return named.map { display($0.item) }.joined(separator: ", ")
      + " and \(others.count) view\(others.count == 1 ? "" : "s")\(side(of: others, from: named))"
  }

  /// ` below` where all of them are.
  private func side(of others: [Move], from named: [Move]) -> String {
    let places = Dictionary(
      (items + guides).map { ($0.id, $0.newRect) }, uniquingKeysWith: { first, _ in first })
    let rects = { (moves: [Move]) in moves.compactMap { places[$0.item] ?? nil } }
    let (one, two) = (rects(named), rects(others))
    guard let bottom = one.map(\.maxY).max(), let top = two.map(\.minY).min(),
      let right = one.map(\.maxX).max(), let left = two.map(\.minX).min()
    else { return "" }
    return top >= bottom ? " below" : left >= right ? " beside it" : ""
  }
}
