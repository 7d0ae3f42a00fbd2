import Foundation

/// What the benchmark prints.
struct Table {
  struct Row {
    var name: String
    var variableCount: Int
    /// In microseconds, as all times here.
    var median: Double
    var kiwi: Kiwi
    var difference: Double?
  }

  enum Kiwi {
    case notRun
    case median(Double)
    /// Stopped after the budget: the clock ran for as many seconds, or had not started.
    case stopped(after: Double?)

    /// In microseconds; a lower bound if it was stopped.
    var time: Double? {
      switch self {
      case .median(let time): time
      case .stopped(let seconds?): seconds * 1e6
      case .stopped(nil), .notRun: nil
      }
    }
  }

  static let header = "workload                     Redline µs  kiwisolver µs     ratio"

  let budget: Double
  private var rows: [Row] = []
  private(set) var isWrong = false

  init(budget: Double) {
    self.budget = budget
  }

  /// How many times faster; a lower bound where the budget did not suffice.
  private func ratio(_ row: Row) -> Double? {
    row.kiwi.time.map { $0 / row.median }
  }

  mutating func add(_ row: Row) {
    rows.append(row)
    var line = Self.padded(row.name, 26, left: true) + Self.padded(Self.text(row.median), 13)
    let ratio = ratio(row).map { Self.text($0) } ?? "–"
    switch row.kiwi {
    case .notRun: break
    case .median(let time): line += Self.padded(Self.text(time), 15) + Self.padded(ratio, 10)
    case .stopped(let seconds?):
      line += Self.padded("> " + Self.text(seconds) + " s", 15) + Self.padded("> " + ratio, 10)
    case .stopped(nil):
      line += Self.padded("not in " + Self.text(budget) + " s", 15) + Self.padded(ratio, 10)
    }
    if let difference = row.difference {
      if difference > 1e-4 {
        isWrong = true
        line += "  WRONG by \(difference)"
      } else {
        line += "  as expected"
      }
    }
    print(line)
    fflush(nil)
  }

  func printSummary() {
    let compared = rows.compactMap { row in ratio(row).map { (ratio: $0, name: row.name) } }
    if let least = compared.min(by: { $0.ratio < $1.ratio }) {
      let sum = compared.reduce(0) { $0 + log($1.ratio) }
      print("\ngeometric mean \(Self.text(exp(sum / Double(compared.count))))", terminator: "")
      print(" of \(compared.count), minimum \(Self.text(least.ratio)) (\(least.name))")
      print("> : kiwisolver was stopped, and counts with the time until then")
      print("not in: it was stopped before the timed part began, and does not count")
    }
    print("\ngrowth: time ×, for variables ×")
    var families: [String] = []
    for row in rows where !families.contains(Self.family(row)) { families.append(Self.family(row)) }
    for family in families {
      let members = rows.filter { Self.family($0) == family }
        .sorted { $0.variableCount < $1.variableCount }
      guard members.count > 1 else { continue }
      let steps = zip(members, members.dropFirst()).map { small, large in
        Self.text(large.median / small.median) + " for "
          + Self.text(Double(large.variableCount) / Double(small.variableCount))
      }
      print(Self.padded(family, 26, left: true) + "  " + steps.joined(separator: ", "))
    }
  }

  /// The name without the size at its end.
  private static func family(_ row: Row) -> String {
    var name = row.name[...]
    while let last = name.last, last.isNumber || last == "x" { name.removeLast() }
    if name.hasSuffix("d") { name.removeLast() }
    return String(name.prefix { !$0.isNumber }.trimmingCharacters(in: ["-", "_"]))
  }

  static func text(_ value: Double) -> String {
    String(format: value < 100 ? "%.1f" : "%.0f", value)
  }

  static func padded(_ text: String, _ width: Int, left: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return left ? text + space : space + text
  }
}
