import Foundation
import RedlineKit

/// Milliseconds by stage; those of texts come last.
struct StageTimes {
  var parts: [Double]

  init(_ clock: StageClock) {
    var durations = LayoutStage.allCases.map { clock.times[$0] ?? .zero }
    durations.append(clock.texts)
    parts = durations.map { $0 / .milliseconds(1) }
  }

  init(mediansOf runs: [StageTimes]) {
    parts = runs[0].parts.indices.map { part in
      runs.map { $0.parts[part] }.sorted()[runs.count / 2]
    }
  }

  /// Without texts.
  var total: Double { parts.dropLast().reduce(0, +) }

  subscript(stage: LayoutStage) -> Double {
    parts[LayoutStage.allCases.firstIndex(of: stage) ?? 0]
  }
}

/// What `layout-bench` prints.
struct StageTable {
  private var rows: [(count: Int, first: StageTimes, resize: StageTimes)] = []

  init() {
    let stages = LayoutStage.allCases.map { Self.padded("\($0)", 16) }.joined()
    print(
      Self.padded("views", 8) + Self.padded("", 9) + Self.padded("ms", 10) + stages, terminator: "")
    print(Self.padded("(texts)", 10) + Self.padded("building : solving", 20))
  }

  mutating func add(count: Int, first: StageTimes, resize: StageTimes) {
    rows.append((count, first, resize))
    line("\(count)", "first", first, String(format: "%.1f", first[.building] / first[.solving]))
    line("", "resize", resize, "")
    fflush(nil)
  }

  private func line(_ count: String, _ kind: String, _ times: StageTimes, _ ratio: String) {
    var text =
      Self.padded(count, 8) + Self.padded(kind, 9) + Self.padded(Self.text(times.total), 10)
    for part in times.parts.dropLast() {
      let share = String(format: " %3.0f %%", 100 * part / times.total)
      text += Self.padded(Self.text(part) + share, 16)
    }
    print(
      text + Self.padded(Self.text(times.parts[times.parts.count - 1]), 10) + Self.padded(ratio, 20)
    )
  }

  func printGrowth() {
    print("\nms without texts, whose time is beside it; growth: time ×, for views ×")
    for (small, large) in zip(rows, rows.dropFirst()) {
      let factor = Double(large.count) / Double(small.count)
      let first = Self.text(large.first.total / small.first.total)
      let resize = Self.text(large.resize.total / small.resize.total)
      print(
        "\(small.count) to \(large.count): first \(first), resize \(resize) for \(Self.text(factor))"
      )
    }
  }

  private static func text(_ value: Double) -> String {
    String(format: value < 1 ? "%.3f" : value < 100 ? "%.1f" : "%.0f", value)
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
