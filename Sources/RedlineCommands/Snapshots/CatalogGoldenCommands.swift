internal import ArgumentParser
internal import RedlineIO
import RedlineKit
import RedlineSnapshots

/// Where a catalog's goldens are.
struct GoldensOptions<Catalog: LayoutCatalog>: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The folder of the goldens; its name precedes the names of the snapshots. The catalog's own \
      unless given.
      """,
      valueName: "folder"),
    completion: .directory)
  var goldens: String?

  func catalogGoldens() throws -> CatalogGoldens {
    try CatalogGoldens(folder: goldens ?? Catalog.goldens)
  }
}

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
  func judge(mode: RecordMode) async throws {
    let goldens = try goldens.catalogGoldens()
    let all = try Catalog.entries.checked()
    let partialReason = only.isEmpty ? nil : only.map { "--only \($0)" }.joined(separator: " ")
    var (verification, failures) = try await goldens.judge(
      all.only(only), mode: mode, partialReason: partialReason, showsProgress: !quiet)
    if only.isEmpty { addStrays(goldens.strayPaths(besides: all), mode: mode, to: &verification) }
    for line in failures { printError(line) }
    if !failures.isEmpty {
      verification.problems.append("\(counted(failures.count, "layout")) could not be drawn")
    }
    do {
      try report.finish(verification, root: goldens.store.root, store: goldens.store)
    } catch let code as ExitCode {
      throw failures.isEmpty ? code : ExitCode(70)
    }
  }
}

/// Goldens of no entry keep a comparison from passing, and are good to know when recording.
private func addStrays(
  _ strays: [String], mode: RecordMode, to verification: inout Verification
) {
  guard !strays.isEmpty else { return }
  let more = strays.count > 10 ? " and \(strays.count - 10) more" : ""
  let text = """
    \(counted(strays.count, "golden")) of no entry: \(strays.prefix(10).joined(separator: ", "))\
    \(more); delete with '\(programName) obsolete --delete'
    """
  if mode == .never {
    verification.problems.append(text)
  } else {
    verification.remarks.append(text)
  }
}

/// Compares a catalog's drawings with their goldens.
struct CatalogVerifyCommand<Catalog: LayoutCatalog>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "verify", abstract: "Compare the drawings with their goldens.",
      discussion: """
        Each variant of an entry is drawn in light and dark, and must be byte for byte what \
        its golden holds; entries that keep a picture also have a PNG file, whose pixels must be \
        the same. Nothing is recorded. A golden of no entry is a failure, too.

        Exit codes: 0 if all pass; 1 if not; 64 for wrong arguments; 70 if a layout cannot be \
        solved or drawn, or a file cannot be written. 70 outranks 1.
        """)
  }

  @OptionGroup var options: CatalogJudgingOptions<Catalog>

  func run() async throws { try await options.judge(mode: .never) }
}

/// Records the goldens of a catalog.
struct CatalogRecordCommand<Catalog: LayoutCatalog>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "record", abstract: "Record goldens of the drawings.",
      discussion: """
        Drawings without a golden get one. What differs from its golden never replaces it at \
        once: it becomes pending, and 'review' or 'accept' makes it the golden. Under CI (the \
        variable CI is set) nothing is recorded.

        Exit codes: 0 if all is recorded or pending; 1 if not, or under CI; 64 for wrong \
        arguments; 70 if a layout cannot be solved or drawn, or a file cannot be written.
        """)
  }

  @OptionGroup var options: CatalogJudgingOptions<Catalog>

  @Option(
    help: """
      'missing' records what has no golden, and what differs is a failure; with 'failed' it \
      becomes pending; 'all' makes pending, too, what passes and would have other bytes today.
      """)
  var mode = Choice<RecordCommand.Mode>(.failed)

  func run() async throws {
    let asked = RecordMode(rawValue: mode.value.rawValue) ?? .missing
    try checkRecording(asked)
    try await options.judge(mode: asked)
  }
}

/// Finds goldens of a catalog that no entry has.
struct CatalogObsoleteCommand<Catalog: LayoutCatalog>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "obsolete", abstract: "List goldens that no entry has, or delete them.",
      discussion: """
        What killed processes left half written (.redline-….tmp) is listed, too.

        Exit codes: 0 if there are none, or all are deleted; 1 if there are some; 64 for wrong \
        arguments; 70 if a file cannot be deleted.
        """)
  }

  @OptionGroup var goldens: GoldensOptions<Catalog>

  @Flag(help: "Delete them.")
  var delete = false

  func run() throws {
    let goldens = try goldens.catalogGoldens()
    let folder = "\(goldens.store.goldens)/\(goldens.name)"
    let strays = goldens.strayPaths(besides: try Catalog.entries.checked())
    let rests = Folder(folder).temporaryPaths()
    let found = ObsoleteFiles(goldens: strays, leftovers: rests, folder: folder)
    try found.finish(delete: delete, program: programName, store: goldens.store)
  }
}
