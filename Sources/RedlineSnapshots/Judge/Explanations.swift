import Foundation
import RedlineAnalysis
import RedlineDiagram
import RedlineIO
import RedlineModel
import Synchronization

/// How many changes of layouts a process has explained for a store.
///
/// To find which change moved what takes several times as long as everything else. The first failures
/// of a process are explained at once, for whoever reads the messages of tests; of the others, in a run
/// that fails as a whole, it is proved that they differ, and how is told when the run is reported or
/// reviewed: see ``SnapshotStore/explained(_:)``.
struct Explanations {
  /// As many as anybody reads in a console.
  static let limit = 16
  private static let counts = Mutex<[String: Int]>([:])
  private let folder: String

  init(of store: SnapshotStore) { folder = store.results }

  /// Whether the next is told in short.
  var areMany: Bool { Self.counts.withLock { $0[folder, default: 0] >= Self.limit } }

  func noteOne() { Self.counts.withLock { $0[folder, default: 0] += 1 } }
}

extension StoredLayout {
  /// Says in short how a layout differs from that of a golden, which is as its record says.
  /// - Parameter json: The layout's in lines.
  /// - Returns: `nil` if there is no view that certainly lies elsewhere: then only the whole comparison
  ///   tells whether anything is different.
  static func briefChange(
    ofSVG golden: [UInt8], to layout: SolvedLayout, json: [UInt8]
  ) -> String? {
    guard let old = Self.json(ofSVG: golden), let own = LinedLayout(old),
      let lines = LinedLayout(json)
    else { return nil }
    return own.movedItems(to: layout, lines)
  }
}

extension LinedLayout {
  /// Names the first view that lies elsewhere in another layout, and counts the others.
  ///
  /// Only views with the same names in the same places are looked at.
  /// - Returns: `nil` if none does.
  func movedItems(to other: SolvedLayout, _ lines: LinedLayout) -> String? {
    let (before, now) = (self["items"], lines["items"])
    guard before.count == now.count, now.count == other.items.count,
      entries.contains(where: { $0.elementsEqual("\"formatVersion\":2".utf8) })
    else { return nil }
    var first: String?
    var count = 0
    for (index, (old, new)) in zip(before, now).enumerated() where !Self.isSame(old, new) {
      guard let (frame, id) = MovedItem.frameAndID(of: old),
        let (newFrame, newID) = MovedItem.frameAndID(of: new), Self.isSame(id, newID),
        !Self.isSame(frame, newFrame)
      else { continue }
      if first != nil {
        count += 1
        continue
      }
      let item = other.items[index]
      guard let rect = try? JSONDecoder().decode(CGRect.self, from: Data(frame)),
        rect.isElsewhere(than: item.frame)
      else { continue }
      first = "\(item.id.replacing("/", with: ".")): \(rect.words) → \(item.frame.words)"
    }
    guard let first else { return nil }
    let rest = count == 0 ? "" : ", and \(counted(count, "more view")) elsewhere"
    return "\(first)\(rest)\n'redline verify --no-run' or a review says which change did that"
  }
}

extension CGRect {
  /// Whether more than the last digits of a number differ.
  fileprivate func isElsewhere(than other: CGRect) -> Bool {
    zip(
      [minX, minY, width, height], [other.minX, other.minY, other.width, other.height]
    ).contains { abs($0 - $1) >= 0.01 }
  }

  /// `16, 59, 361 × 41`
  fileprivate var words: String {
    let numbers = [minX, minY, width, height].map { exactNumber(Double($0)) }
    return "\(numbers[0]), \(numbers[1]), \(numbers[2]) × \(numbers[3])"
  }
}
