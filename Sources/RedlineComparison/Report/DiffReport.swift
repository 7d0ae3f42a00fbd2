import Foundation
package import RedlineAnalysis
import RedlineIO

/// What a comparison found, in the words that all forms share.
package struct DiffReport: Sendable {
  /// In the order of their names.
  package var results: [ComparedResult]

  package init(results: [ComparedResult]) { self.results = results }

  package var changed: [(name: String, diff: LayoutDiff)] {
    results.compactMap { result in result.diff.map { (result.pair.name, $0) } }
  }
  package var added: [ComparedResult] {
    results.filter { if case .added = $0.outcome { true } else { false } }
  }
  package var removed: [ComparedResult] {
    results.filter { if case .removed = $0.outcome { true } else { false } }
  }
  package var failures: [String] {
    results.compactMap { if case .failed(let reason) = $0.outcome { reason } else { nil } }
  }
  package var isDifferent: Bool { results.contains(where: \.isDifferent) }
  /// Whether it is about two files that somebody named.
  package var isSinglePair: Bool { results.count == 1 && results[0].pair.isNamed }

  /// `1000 layouts: 10 changed, 1 added`.
  package var summary: String {
    let count = { (test: (ComparedResult.Outcome) -> Bool) in results.count { test($0.outcome) } }
    let others = count { if case .noLayout = $0 { true } else { false } }
    let redrawn = count { if case .redrawn = $0 { true } else { false } }
    var parts = [
      (changed.count, "changed"), (added.count, "added"), (removed.count, "removed"),
      (failures.count, "could not be read"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    if parts.isEmpty { parts.append("nothing changed") }
    if redrawn > 0 { parts.append("\(redrawn) drawn anew with the same layout") }
    if others > 0 { parts.append("\(counted(others, "file")) without a layout left out") }
    return "\(counted(results.count - others, "layout")): " + parts.joined(separator: ", ")
  }
}
