import Foundation
import RedlineIO
import RedlineModel

/// Changes of one statement in several views of one class, as in the cells of a list: they are told once.
struct AlikeChanges {
  /// The sentence without the path of the view that it is in, with what else has to be the same.
  struct Key: Hashable {
    var symbol: LayoutDiff.Change.Symbol
    var sentence: String
    /// `nil` where nobody wants to know.
    var location: SourceLocation?
  }

  let key: Key
  /// The paths of the views, as sentences have them.
  var places: [String]

  /// - Returns: `nil` for what no statement in a view says.
  init?(_ change: LayoutDiff.Change) {
    guard change.kind == .constraint, let item = change.items.first,
      let end = item.lastIndex(of: "/")
    else { return nil }
    let path = item[..<end]
    guard change.items.allSatisfy({ $0.hasPrefix("\(path)/") }) else { return nil }
    let place = String(path).replacing("/", with: ".")
    let sentence = Self.sentence(change.sentence, within: place)
    // What stays of the path is of another view.
    guard sentence != change.sentence else { return nil }
    key = Key(symbol: change.symbol, sentence: sentence, location: change.location)
    places = [place]
  }

  /// The sentence with the names that it has inside of a view.
  private static func sentence(_ text: String, within place: String) -> String {
    let parts = text.components(separatedBy: "\(place).")
    var result = parts[0]
    for part in parts.dropFirst() {
      // `data.` ends with `a.`, and is another name.
      let isName = result.last.map { $0.isLetter || $0.isNumber || "._]".contains($0) } ?? false
      result += isName ? "\(place).\(part)" : part
    }
    return result
  }
}

extension [LayoutDiff.Cause] {
  /// Causes of which each is the same statement in another view as one.
  func joiningAlike() -> [LayoutDiff.Cause] {
    var joined: [LayoutDiff.Cause] = []
    var positions: [[AlikeChanges.Key]: Int] = [:]
    for cause in self {
      let keys = cause.changes.compactMap { AlikeChanges($0)?.key }.filter { $0.location != nil }
      guard keys.count == cause.changes.count, Set(keys).count == keys.count,
        let position = positions[keys]
      else {
        if keys.count == cause.changes.count { positions[keys] = joined.count }
        joined.append(cause)
        continue
      }
      joined[position].changes += cause.changes
      joined[position].moves += cause.moves
      joined[position].isSmallest = joined[position].isSmallest && cause.isSmallest
    }
    let partial = Dictionary(grouping: flatMap(\.moves).filter(\.isPartial), by: \.item)
    for index in joined.indices where joined[index].changes.count > 1 {
      joined[index].moves = joined[index].moves.added(among: partial.mapValues(\.count))
    }
    return joined
  }
}

extension [LayoutDiff.Move] {
  /// One move for each item, what the changes are about first, as a cause has them.
  /// - Parameter partial: Of how many causes each item is moved that is moved by several.
  fileprivate func added(among partial: [String: Int]) -> [LayoutDiff.Move] {
    var sums: [LayoutDiff.Move] = []
    var counts: [Int] = []
    var positions: [String: Int] = [:]
    for move in self {
      let part = move.isPartial ? 1 : 0
      guard let position = positions[move.item] else {
        positions[move.item] = sums.count
        sums.append(move)
        counts.append(part)
        continue
      }
      counts[position] += part
      sums[position].left += move.left
      sums[position].top += move.top
      sums[position].right += move.right
      sums[position].bottom += move.bottom
      sums[position].isDirect = sums[position].isDirect || move.isDirect
      if sums[position].follows != move.follows { sums[position].follows = nil }
    }
    // What all causes that move it have become one is moved by that alone.
    for index in sums.indices {
      sums[index].isPartial = counts[index] < partial[sums[index].item] ?? 0
    }
    return sums.filter(\.isDirect) + sums.filter { !$0.isDirect }
  }
}

extension [LayoutDiff.Change] {
  /// The changes, those that are alike as one with the places where they are.
  func alike() -> [(change: LayoutDiff.Change, sentence: String, places: [String])] {
    var told: [(change: LayoutDiff.Change, sentence: String, places: [String])] = []
    var positions: [AlikeChanges.Key: Int] = [:]
    for change in self {
      guard let own = AlikeChanges(change) else {
        told.append((change, change.sentence, []))
        continue
      }
      if let position = positions[own.key] {
        told[position].sentence = own.key.sentence
        if told[position].places.isEmpty {
          told[position].places = AlikeChanges(told[position].change)?.places ?? []
        }
        told[position].places += own.places
      } else {
        positions[own.key] = told.count
        told.append((change, change.sentence, []))
      }
    }
    return told
  }
}
