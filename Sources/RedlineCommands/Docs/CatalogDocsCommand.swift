import ArgumentParser
import Foundation
import RedlineIO
import RedlineKit
import RedlineSnapshots

/// Keeps the figures of pages what the catalog's layouts are.
struct CatalogDocsCommand<Catalog: LayoutCatalog>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "docs", abstract: "Draw the figures that pages name, and keep them right.",
      discussion: """
        A page in Markdown, or an article or tutorial of DocC, names a figure by a comment that \
        stands alone on its line:

          <!-- redline: login on=iphone-15,iphone-15-landscape -->

        The pictures are drawn beside the page, light and dark, and a link to them is written \
        below the comment, with a text for those who do not see them. A text that somebody wrote \
        is kept. What is right is not touched; pages are written as a whole or not at all.

        A picture is right as long as it shows the layout of the code: comments and lines added \
        to the source, and other versions of Redline, leave it so, unless --precision asks for more.

        OPTIONS OF A FIGURE
          on=DEVICES          devices with commas between, by name (iphone-15, \
        iphone-15-landscape) or in points (320x480)
          orientation=…       portrait or landscape
          direction=…         ltr or rtl
          text-size=…         XS … XXXL, AX1 … AX5
          style=…             annotated, screen or wireframe
          theme=…             light or dark, where the page is to show one only
          width=…, crop=…, legend=…, only=…, hide=…, axis=…, emphasize=…
                              as the options of 'render'
          name=NAME           what the files are named after in place of the entry, where a page \
        shows one entry in two ways
          to=FOLDER           where the pictures are, from the page
          alt="…"             the text for those who do not see the pictures

        EXAMPLES
          \(programName) docs README.md Docs
          \(programName) docs --check

        Exit codes: 0 if all is right, or is now; 1 if a figure names what is not there, and with \
        --check if anything is not right; 64 for wrong arguments; 70 if a layout cannot be solved, \
        drawn or written. 70 outranks 64, which outranks 1.
        """)
  }

  @Argument(
    help: ArgumentHelp(
      "Pages, and folders of pages (.md, .markdown, .tutorial).", valueName: "paths"))
  var paths: [String] = ["."]

  @Flag(help: "Write nothing, and end with exit code 1 if anything is not right.")
  var check = false

  @Option(
    help: ArgumentHelp(
      """
      The folder of all pictures. Unless given, they are beside their page; in a catalog of DocC in \
      its folder Resources, if there is one.
      """,
      valueName: "folder"),
    completion: .directory)
  var pictures: String?

  @Option(
    help: """
      What must be the same: 'layout' is what is solved, 'drawing' also how it is drawn, 'pixels' \
      how it looks.
      """)
  var precision = Choice<SnapshotPrecision>(.layout)

  @Flag(help: "Delete pictures of the catalog's entries that no page names, without asking.")
  var prune = false

  @Flag(help: "Print JSON for programs.")
  var json = false

  @Flag(name: .shortAndLong, help: "Print nothing but what is wrong.")
  var quiet = false

  func validate() throws {
    guard !(check && prune) else {
      throw ValidationError("--check writes nothing, and --prune deletes; choose one of them")
    }
  }

  func run() async throws {
    let entries = try Catalog.entries.checked()
    let folder = pictures.map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    var plan = FigurePlan(entries: entries, folder: folder)
    plan.roots += paths
    var run = PageRun(paths: try PageFiles.paths(below: paths), plan: plan)
    await run.run(
      plan: plan, precision: precision.value, writes: !check,
      showsProgress: !quiet && !check)
    let unused = UnusedPictures(
      run: run, entries: entries, goldens: Catalog.goldens, isPartial: !paths.contains("."))
    let report = PageReport(run: run, isCheck: check, command: command)
    try json ? StandardOutput.print(report.json(unused: unused.paths)) : report.print(quiet: quiet)
    if !check { try unused.offer(prune: prune, quiet: quiet) }
    if check, !unused.paths.isEmpty, !quiet { StandardError.print(unused.remark) }
    if let code = report.exitCode { throw ExitCode(code) }
  }

  /// The command that mends what a check found.
  private var command: String {
    var words = [programName, "docs"] + paths
    if let pictures { words += ["--pictures", pictures] }
    if precision.value != .layout { words += ["--precision", precision.value.rawValue] }
    return words.map(\.shellWord).joined(separator: " ")
  }
}
