import Foundation
public import RedlineAnalysis
import RedlineIO

/// What changed between two files, folders or git revisions of layouts, in the words that all forms
/// share: what `redline diff` prints, for a program.
///
/// ```swift
/// let report = try await DiffReport(comparing: ["main..HEAD"])
/// print(report.summary)  // 12 layouts: 2 changed, 1 added
/// for (name, diff) in report.changed { print(name, diff.changes.count) }
/// ```
public struct DiffReport: Sendable {
  /// A result for each layout, in the order of their names.
  public var results: [ComparedResult]

  package init(results: [ComparedResult]) { self.results = results }

  /// Reads and compares what arguments of `redline diff` name, on all processors.
  /// - Parameters:
  ///   - operands: Two files, two folders, or a git revision or range (`main..HEAD`, `main...HEAD`,
  ///     or `main` for the work tree) and paths.
  ///   - scenes: Patterns of titles, classes and ids of storyboards' scenes; all if empty.
  /// - Throws: An error that names the operand that leads to nothing; what is wrong with one file
  ///   among many is its result.
  public init(comparing operands: [String], scenes: [String] = []) async throws {
    try await self.init(comparing: operands, SceneChoice(names: scenes))
  }

  package init(comparing operands: [String], _ choice: SceneChoice) async throws {
    results = await (try DiffOperands(operands).pairs()).compared(choice)
  }

  /// The layouts that differ, by name.
  public var changed: [(name: String, diff: LayoutDiff)] {
    results.compactMap { result in result.diff.map { (result.pair.name, $0) } }
  }
  /// What only the new side has.
  public var added: [ComparedResult] {
    results.filter { if case .added = $0.outcome { true } else { false } }
  }
  /// What only the old side has.
  public var removed: [ComparedResult] {
    results.filter { if case .removed = $0.outcome { true } else { false } }
  }
  /// Why files could not be read.
  public var failures: [String] {
    results.compactMap { if case .failed(let reason) = $0.outcome { reason } else { nil } }
  }
  /// Whether anything changed, came or went.
  public var isDifferent: Bool { results.contains(where: \.isDifferent) }
  /// Whether it is about two files that somebody named.
  package var isSinglePair: Bool { results.count == 1 && results[0].pair.isNamed }

  /// `1000 layouts: 10 changed, 1 added`.
  public var summary: String {
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
