import BenchColumns
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
    var line =
      Columns.padded(row.name, 26, left: true) + Columns.padded(Columns.text(row.median), 13)
    let ratio = ratio(row).map { Columns.text($0) } ?? "–"
    switch row.kiwi {
    case .notRun: break
    case .median(let time):
      line += Columns.padded(Columns.text(time), 15) + Columns.padded(ratio, 10)
    case .stopped(let seconds?):
      line +=
        Columns.padded("> " + Columns.text(seconds) + " s", 15) + Columns.padded("> " + ratio, 10)
    case .stopped(nil):
      line +=
        Columns.padded("not in " + Columns.text(budget) + " s", 15) + Columns.padded(ratio, 10)
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
      print("\ngeometric mean \(Columns.text(exp(sum / Double(compared.count))))", terminator: "")
      print(" of \(compared.count), minimum \(Columns.text(least.ratio)) (\(least.name))")
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
        Columns.text(large.median / small.median) + " for "
          + Columns.text(Double(large.variableCount) / Double(small.variableCount))
      }
      print(Columns.padded(family, 26, left: true) + "  " + steps.joined(separator: ", "))
    }
  }

  /// The name without the size at its end.
  private static func family(_ row: Row) -> String {
    var name = row.name[...]
    while let last = name.last, last.isNumber || last == "x" { name.removeLast() }
    if name.hasSuffix("d") { name.removeLast() }
    return String(name.prefix { !$0.isNumber }.trimmingCharacters(in: ["-", "_"]))
  }
}
