package import Foundation

/// The frames of a hierarchy as text: a line for each view, with `x y width height` in its superview,
/// indented by two spaces a level.
public enum FrameTree {
  package static func line(_ name: String, _ frame: CGRect, depth: Int) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { formatted(Double($0)) }
    return String(repeating: "  ", count: depth) + "\(name) \(numbers.joined(separator: " "))"
  }

  /// All lines of two texts: those of the expected one alone begin with `- `, those of the actual one
  /// alone with `+ `, others with two spaces. `nil` if nothing differs.
  public static func difference(from expected: String, to actual: String) -> String? {
    guard expected != actual else { return nil }
    let old = expected.components(separatedBy: "\n")
    let new = actual.components(separatedBy: "\n")
    let change = new.difference(from: old)
    let removed = Set(change.removals.map(\.offset))
    let inserted = Set(change.insertions.map(\.offset))
    var lines: [String] = []
    var next = 0
    func addInserted() {
      while inserted.contains(next) {
        lines.append("+ " + new[next])
        next += 1
      }
    }
    for (index, line) in old.enumerated() {
      if removed.contains(index) {
        lines.append("- " + line)
      } else {
        addInserted()
        lines.append("  " + line)
        next += 1
      }
    }
    addInserted()
    return lines.joined(separator: "\n")
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

extension SolvedLayout {
  /// A line for each view: its name, then `x y width height` in its parent, in points.
  public var frameTree: String {
    var depths: [String: (depth: Int, origin: CGPoint)] = [:]
    return items.map { item in
      let parent = item.parent.flatMap { depths[$0] }
      let depth = parent.map { $0.depth + 1 } ?? 0
      depths[item.id] = (depth, item.frame.origin)
      let origin = parent?.origin ?? .zero
      return FrameTree.line(
        item.name, item.frame.offsetBy(dx: -origin.x, dy: -origin.y), depth: depth)
    }.joined(separator: "\n")
  }
}
