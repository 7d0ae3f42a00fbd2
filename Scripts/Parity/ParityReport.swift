import Foundation
import RedlineIO
import RedlineInterfaceBuilder
import RedlineLayout

/// What `Scripts/parity` prints.
struct ParityReport {
  var parity: Parity
  var fileCount: Int
  var failures: [String]
  var worst: Int
  var seconds: Double

  var text: String {
    var lines = [
      "\(counted(fileCount, "file")), \(counted(parity.scenes.total, "scene")) in "
        + "\(formatted(seconds, decimals: 1)) s, "
        + "\(formatted(1000 * parity.seconds / Double(max(1, parity.scenes.total)), decimals: 2)) "
        + "ms a scene",
      "views   \(share(parity.views))",
      "scenes  \(share(parity.scenes))",
      "of scenes whose stored frames agree with themselves",
      "views   \(share(parity.clean.views))",
      "scenes  \(share(parity.clean.scenes))",
    ]
    if parity.contradicted.views > 0 {
      lines.append(
        "of the others, \(counted(parity.contradicted.views, "view")) in "
          + "\(counted(parity.contradicted.scenes, "scene")) have stored frames that break a required "
          + "constraint of their own")
    }
    lines += table("class", parity.byClass)
    lines += table("feature, by scenes", parity.byFeature)
    if !parity.misses.isEmpty {
      lines += ["", "the first miss of each scene, the worst before the others"]
    }
    for miss in worstMisses.prefix(max(0, worst)) {
      lines.append(
        "\(miss.file):\(miss.line): \(miss.className) \(miss.id): solved \(text(miss.solved)), "
          + "stored \(text(miss.stored))"
          + (miss.contradictedLine.map { ", which breaks the constraint of line \($0)" } ?? "")
          + (miss.isClean ? "" : ", in a scene at odds with itself"))
    }
    if !failures.isEmpty { lines += ["", "not solved"] + failures }
    return lines.map(\.printableLine).joined(separator: "\n") + "\n"
  }

  private var worstMisses: [Parity.Miss] {
    parity.misses.enumerated().sorted { one, other in
      (other.element.distance, one.offset) < (one.element.distance, other.offset)
    }.map(\.element)
  }

  private func table(_ title: String, _ tallies: [String: Parity.Tally]) -> [String] {
    guard !tallies.isEmpty else { return [] }
    let sorted = tallies.sorted { ($1.value.total, $0.key) < ($0.value.total, $1.key) }
    let width = sorted.map(\.key.count).max() ?? 0
    return ["", title]
      + sorted.map { name, tally in
        "  " + name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + share(tally)
      }
  }

  private func share(_ tally: Parity.Tally) -> String {
    guard tally.total > 0 else { return "none" }
    let percent = 100 * Double(tally.right) / Double(tally.total)
    return "\(formatted(percent, decimals: 2)) %  (\(tally.right) of \(tally.total))"
  }

  private func text(_ rect: CGRect) -> String {
    "(\([rect.minX, rect.minY, rect.width, rect.height].map { formatted($0, decimals: 2) }.joined(separator: " ")))"
  }
}
