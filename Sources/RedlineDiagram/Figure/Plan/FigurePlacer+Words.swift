import Foundation
import RedlineModel

/// What a tag says where its whole text has no good place: less, or more where it stands by itself.
extension FigurePlacer {
  /// Gives a tag that would stand far away a shorter text that still says whose it is, if that is so much nearer.
  mutating func shorten(_ index: Int, below limit: Double) -> Bool {
    let mark = placed[index].mark
    guard limit > Self.costOfTold, let short = mark.short, keepsOwner(short, mark) else {
      return false
    }
    placed[index].mark.abbreviate(short)
    let size = tagSize(placed[index].mark)
    if let best = best(index, size), best.cost < limit {
      commit(best, index, size)
      return true
    }
    placed[index].mark = mark
    return false
  }

  func keepsOwner(_ short: String, _ mark: FigureMark) -> Bool {
    mark.owners.first.map { short.hasPrefix($0 + " ") } ?? false
  }

  /// How much wider a gutter may become by a tag that would not say whose it is without that.
  private static let roomForOwner = 1.5

  /// Puts a tag in a gutter that becomes wider by it than others may make it.
  mutating func widen(_ index: Int, _ size: CGSize) -> Bool {
    let rooms = (left.room, right.room)
    left.room *= Self.roomForOwner
    right.room *= Self.roomForOwner
    defer { (left.room, right.room) = rooms }
    guard let best = best(index, size) else { return false }
    commit(best, index, size)
    return true
  }

  /// A longer line from a name to its view says less than a sentence below the picture.
  private static let longestTold = 120.0

  /// A dimension with a dearer place is told by name, if that is so much cheaper.
  static let costOfTold = 40.0
  static let costOfOtherForm = 25.0

  /// A dimension for which there is no room, or only far from its view, is told by name, in its view or with a
  /// line to it.
  mutating func tell(_ index: Int, below limit: Double = .infinity) -> Bool {
    let mark = placed[index].mark
    // A number alone says nothing without its bar.
    guard mark.needsNumber, !mark.told.isEmpty, mark.told != mark.text,
      let rect = mark.toldEdge ?? mark.subject ?? mark.bounds
    else { return false }
    placed[index].mark.form = .name(rect, isBand: false)
    placed[index].mark.text = mark.told
    // A letter is white on its colour; a sentence is not.
    if mark.shape == .badge { placed[index].mark.shape = .tag }
    let size = tagSize(placed[index].mark)
    if let best = best(index, size), best.cost < limit,
      best.strokes.allSatisfy({ $0.line.length <= Self.longestTold })
    {
      commit(best, index, size)
      named += 1
      return true
    }
    placed[index].mark = mark
    return false
  }
}
