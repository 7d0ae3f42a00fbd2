package import Foundation
package import RedlineLayout

/// A stored frame that is to become the solved one.
package struct FrameFix: Hashable, Sendable {
  /// The id of the view.
  package var id: String
  /// The line on which the `<rect>` of the frame ends, counted from 1.
  package var line: Int
  /// The frame in points in the superview.
  package var frame: CGRect
}

extension InterfaceDocument {
  /// The frames of misplaced views that one line of the file holds, in the order of lines; none of a
  /// scene in which constraints contradict each other or leave something open, and none of a view of
  /// another size whose subviews are resized by their masks, since their frames refer to that size.
  /// - Parameters:
  ///   - measuring: Measures texts.
  ///   - onlyFlagged: Whether views that Xcode did not flag as misplaced keep their frames.
  package func frameFixes(
    measuring: any TextMeasuring, onlyFlagged: Bool = false
  ) throws -> [FrameFix] {
    var fixes: [Int: FrameFix] = [:]
    for root in drawnRoots where try isCertain(root, measuring) {
      let measured = try [EnvironmentSource.inferred, .rule].map {
        try frames(of: root, $0, isMeasured: true, measuring)
      }
      let byRule = try frames(of: root, .rule, isMeasured: false, measuring)
      for row in try misplacedRows(root, BuildOptions(), measuring)
      where
        (row.view.parent < 0
        || measured.contains { isSame(row.frame, $0[row.view.element]) })
        && !resizesSubviews(row)
        && !hangsOnShares(row.view.element)
        && (tree[row.view.element].attributes["misplaced"] == "YES"
          || !onlyFlagged && (row.view.parent < 0 || isSame(row.frame, byRule[row.view.element])))
      {
        // What a size class overrides has a frame in a variation, too.
        guard let rect = tree.firstChild(of: row.view.element, key: "frame"),
          tree[rect].name == "rect",
          variations(of: row.view.element, traits: device.traits).allSatisfy({
            tree.firstChild(of: $0, key: "frame") == nil
          })
        else { continue }
        let line = tree[rect].line
        fixes[line] = FrameFix(id: row.view.id, line: line, frame: row.frame.settled)
      }
    }
    return fixes.values.sorted { $0.line < $1.line }
  }

  /// The frames of views by their elements: where contents are measured, as where these differ from the ones of
  /// stored sizes, a text may have changed since, and Xcode would write another size; and where the device gives
  /// the safe area, as a frame that Xcode did not flag may be the one from which it was inferred.
  private func frames(
    of root: DrawnRoot, _ environment: EnvironmentSource, isMeasured: Bool,
    _ measuring: any TextMeasuring
  ) throws -> [Int: CGRect] {
    var options = BuildOptions()
    options.environment = environment
    options.keepsLengths = isMeasured
    if !isMeasured { options.intrinsic = .stored }
    var builder = SceneBuilder(self, scene: root.scene, options: options)
    var built = try builder.build(root: root.element)
    if !isMeasured { built.useStoredSizes() }
    built.useKnownSizes(self)
    if isMeasured { built.adaptTexts(to: self, measuring: measuring) }
    return Dictionary(
      try built.frames(measuring: measuring).map { ($0.view.element, $0.frame) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Whether two frames are the same within what the model of texts may be wrong by.
  private func isSame(_ frame: CGRect, _ other: CGRect?) -> Bool {
    guard let other else { return true }
    func isNear(_ one: CGFloat, _ two: CGFloat) -> Bool { abs(one - two) <= 1.5 }
    return isNear(frame.minX, other.minX) && isNear(frame.minY, other.minY)
      && isNear(frame.maxX, other.maxX) && isNear(frame.maxY, other.maxY)
  }

  private func resizesSubviews(_ row: SceneFrames.Row) -> Bool {
    row.view.storedFrame?.size != row.frame.settled.size
      && row.view.view.subviews.contains(where: \.translatesAutoresizingMaskIntoConstraints)
  }

  private func isCertain(_ root: DrawnRoot, _ measuring: any TextMeasuring) throws -> Bool {
    try !solved(root, name: root.name, BuildOptions(), measuring).layout.diagnostics.contains {
      [.conflict, .ambiguity].contains($0.kind)
    }
  }
}

extension FrameFix {
  /// A document with other numbers in the frames of some lines, and nothing else changed.
  /// - Returns: The text, and the ids of the views whose line has no frame that can be replaced.
  package static func apply(_ fixes: [FrameFix], to text: String) -> (text: String, left: [String])
  {
    var lines = Array(text.utf8).split(separator: 0x0A, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    var left: [String] = []
    for fix in fixes {
      guard lines.indices.contains(fix.line - 1), let line = fix.replaced(lines[fix.line - 1])
      else {
        left.append(fix.id)
        continue
      }
      lines[fix.line - 1] = line
    }
    return (lines.joined(separator: "\n"), left)
  }

  /// The line with the numbers of the frame; `nil` unless it has just one frame, with all numbers.
  private func replaced(_ line: String) -> String? {
    let tags = line.ranges(of: "<rect key=\"frame\"")
    guard tags.count == 1, let start = tags.first?.lowerBound,
      let end = line[start...].firstIndex(of: ">")
    else { return nil }
    var tag = String(line[start..<end])
    let values = [
      ("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height),
    ]
    for (name, value) in values {
      guard let start = tag.firstRange(of: " \(name)=\"")?.upperBound,
        let end = tag[start...].firstIndex(of: "\"")
      else { return nil }
      tag.replaceSubrange(start..<end, with: Self.number(Double(value)))
    }
    return line[..<start] + tag + line[end...]
  }

  /// A number as Xcode writes it.
  private static func number(_ value: Double) -> String {
    if value == 0 { return "0.0" }
    if value == value.rounded(), abs(value) < 1e9 { return String(Int(value)) }
    return String(value)
  }
}
