internal import ArgumentParser
import Foundation
import RedlineKit

/// Says what changed between layouts, and which change moved what.
struct DiffCommand: AsyncParsableCommand {
  /// A form in which a comparison is written.
  enum Form: String, CaseIterable, Sendable { case text, markdown, json, html, svg }

  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Say what changed between layouts, and which change moved what.",
    discussion: """
      Compares two files, two folders or two git revisions. A file is a solved layout as JSON, or \
      an SVG file that Redline wrote. Files of folders and revisions are matched by name; what has \
      the same bytes is not read further, and of a light and a dark picture one is compared.

      'main..HEAD' compares two revisions, 'main...HEAD' what HEAD changed since it left main, and \
      'main' alone the work tree with main. Paths after it limit the comparison. Nothing is \
      checked out. An argument that is there as a file or a folder is taken for one: write main.. \
      for a revision beside a folder named main.

      EXAMPLES
        redline diff before.json after.json
        redline diff Snapshots /tmp/new-snapshots
        redline diff main..HEAD Snapshots --format markdown --output pull-request
        redline diff HEAD Snapshots --format html --output changes.html

      Exit codes: 0 if the layouts are the same; 1 if they differ; 64 for wrong arguments, or if \
      a file cannot be read or is not a layout; 70 if the result cannot be written.
      """)

  @Argument(
    help: ArgumentHelp(
      "Two files, two folders, or a revision and the paths in it.", valueName: "old new"))
  var operands: [String] = []

  @Option(
    help: """
      'text' for terminals, 'markdown' for a pull request, 'json' for programs, 'html' as a page \
      with both pictures, 'svg' as a picture of each change.
      """)
  var format = Choice<Form>(.text)

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      """
      The file to write, or a folder: one that is there, or a path that ends in '/'. A folder gets \
      the pictures that Markdown shows.
      """,
      valueName: "path"))
  var output: String?

  @Option(help: "The theme of SVG pictures.")
  var theme = Choice<Theme.Name>(.light)

  func validate() throws {
    if let output, output.isEmpty {
      throw ValidationError("--output is empty; name a file or a folder")
    }
  }

  func run() async throws {
    let report: DiffReport
    do {
      report = DiffReport(results: await (try DiffOperands(operands).pairs()).compared())
    } catch let error as ValidationError {
      throw error
    } catch {
      printError("error: \(printable(reason(of: error)))")
      throw ExitCode(64)
    }
    for failure in report.failures { printError("error: \(printable(failure))") }
    if !(report.isSinglePair && !report.failures.isEmpty) {
      do {
        try await DiffWriting(
          report: report, form: format.value, output: output, theme: theme.value
        ).write()
      } catch let error as ValidationError {
        throw error
      } catch {
        printError("error: \(printable(reason(of: error)))")
        throw ExitCode(70)
      }
    }
    if !report.failures.isEmpty { throw ExitCode(64) }
    if report.isDifferent { throw ExitCode(1) }
  }
}
