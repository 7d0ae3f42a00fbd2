import ArgumentParser
import RedlineIO
import RedlineKit
import RedlineSnapshots

/// Which entries are compared, and what is said of it.
struct CatalogJudgingOptions<Catalog: LayoutCatalog>: ParsableArguments {
  @OptionGroup var goldens: GoldensOptions<Catalog>

  @Option(
    help: ArgumentHelp(
      """
      Only entries or variants of that name, as 'list' shows them; * and ? are wildcards; may be \
      repeated.
      """,
      valueName: "name"))
  var only: [String] = []

  @Flag(name: .shortAndLong, help: "Print no progress.")
  var quiet = false

  @OptionGroup(title: "Report") var report: ReportOptions

  /// Compares, reports, and throws the exit code unless it is 0.
  func run(mode: RecordMode) async throws {
    let goldens = try goldens.catalogGoldens()
    let (verification, failures) = try await verification(goldens, mode: mode)
    for line in failures { StandardError.print(line) }
    do {
      try report.finish(verification, root: goldens.store.root, store: goldens.store)
    } catch let code as ExitCode {
      throw failures.isEmpty ? code : ExitCode(70)
    }
  }

  /// What becomes of the chosen entries, and a line for each variant that could not be drawn.
  func verification(
    _ goldens: CatalogGoldens, mode: RecordMode
  ) async throws -> (verification: Verification, failures: [String]) {
    let all = try Catalog.entries.checked()
    let partialReason = only.isEmpty ? nil : only.map { "--only \($0)" }.joined(separator: " ")
    var (verification, failures) = try await goldens.verification(
      of: all.only(only), mode: mode, partialReason: partialReason, showsProgress: !quiet)
    if only.isEmpty { verification.add(strays: goldens.strayPaths(besides: all), mode: mode) }
    if !failures.isEmpty {
      verification.problems.append("\(counted(failures.count, "layout")) could not be drawn")
    }
    return (verification, failures)
  }
}

extension Verification {
  /// Goldens of no entry keep a comparison from passing, and are good to know when recording.
  fileprivate mutating func add(strays: [String], mode: RecordMode) {
    guard !strays.isEmpty else { return }
    let text = """
      \(counted(strays.count, "golden")) of no entry: \(strays.listed(atMost: 10)); delete with \
      '\(programName) obsolete --delete'
      """
    if mode == .never { problems.append(text) } else { remarks.append(text) }
  }
}
