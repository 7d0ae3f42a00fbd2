import ArgumentParser
import Foundation
import RedlineComparison
import RedlineIO
import RedlineKit

/// Says what changed between two layouts, called by git as an external diff.
struct GitDiffCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "git-diff", abstract: "Say what changed, as git's external diff program.",
    discussion: """
      git calls it with seven arguments for each file that differs: path, old file, old hash, old \
      mode, new file, new hash, new mode; with one argument, the path, for a file that is not \
      merged; and with two more for a renamed file. 'redline git-setup --external' tells git about \
      it.

      EXAMPLES
        GIT_EXTERNAL_DIFF='redline git-diff' git diff main -- Snapshots

      Exit code 0, as git wants, unless the arguments are wrong (64).
      """)

  @Argument(
    parsing: .captureForPassthrough,
    help: ArgumentHelp("What git passes.", valueName: "path old-file old-hash old-mode …"))
  var arguments: [String] = []

  func run() async throws {
    if arguments == ["--help"] || arguments == ["-h"] { throw CleanExit.helpRequest(Self.self) }
    if arguments.first == "--" { return try await printDiff(Array(arguments.dropFirst())) }
    try await printDiff(arguments)
  }

  private func printDiff(_ arguments: [String]) async throws {
    switch arguments.count {
    case 1: try StandardOutput.print("* \(arguments[0].printableLine): not merged\n")
    case 7, 8, 9:
      let renamed = arguments.count > 7 ? " → \(arguments[7].printableLine)" : ""
      let heading = arguments[0].printableLine + renamed
      let pair = ComparedPair(
        name: arguments.count > 7 ? arguments[7] : arguments[0],
        old: source(arguments[1], shown: arguments[0]),
        new: source(arguments[4], shown: arguments.count > 7 ? arguments[7] : arguments[0]))
      try StandardOutput.print(
        pair.isInterface
          ? await scenesText(heading: heading, pair)
          : text(heading: heading, old: arguments[1], new: arguments[4]))
    default:
      throw ValidationError(
        "git passes 1, 7 or 9 arguments, and there are \(arguments.count); see 'git help git'")
    }
  }

  /// A file of git's own, known by its path in the repository; `nil` where there is none.
  private func source(_ path: String, shown: String) -> LayoutSource? {
    path == "/dev/null" ? nil : .file(path: path, shown: shown)
  }

  /// What changed in the scenes of one file; never an error either.
  private func scenesText(heading: String, _ pair: ComparedPair) async -> String {
    let report = DiffReport(results: await pair.compared())
    let lines = report.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return "layout \(heading)\n" + lines.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
      + report.failures.map { "  \($0.printableLine)\n" }.joined()
  }

  /// What changed in one file; never an error, because git would stop at it.
  private func text(heading: String, old: String, new: String) -> String {
    let heading = "layout \(heading)\n"
    do {
      switch (try layout(old), try layout(new)) {
      case (nil, nil): return heading + "  no layout\n"
      case (nil, let layout?): return heading + "  + \(counted(layout.items.count, "view"))\n"
      case (let layout?, nil): return heading + "  − \(counted(layout.items.count, "view"))\n"
      case (let old?, let new?):
        let diff = LayoutDiff(from: old, to: new)
        guard !diff.isEmpty else { return heading + "  drawn anew with the same layout\n" }
        let lines = diff.text.printable.split(separator: "\n", omittingEmptySubsequences: false)
        return heading + lines.map { "  \($0)\n" }.joined()
      }
    } catch {
      return heading + "  \(reason(of: error).printableLine)\n"
    }
  }

  /// `nil` where there is no file on that side.
  private func layout(_ path: String) throws -> SolvedLayout? {
    guard path != "/dev/null" else { return nil }
    return try LayoutFile(path: path).read()
  }
}
