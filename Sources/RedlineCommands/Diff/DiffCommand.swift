import ArgumentParser
import Foundation
import RedlineComparison
import RedlineIO
import RedlineInterfaceBuilder
import RedlineKit

/// Says what changed between layouts, and which change moved what.
struct DiffCommand: AsyncParsableCommand {
  /// A form in which a comparison is written.
  enum Form: String, CaseIterable, Sendable { case text, markdown, json, html, svg }

  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Say what changed between layouts, and which change moved what.",
    discussion: """
      Compares two files, two folders or two git revisions. A file is a solved layout as JSON, an \
      SVG file that Redline wrote, or a storyboard or xib. Files of folders and revisions are \
      matched by name; what has the same bytes is not read further, and of a light and a dark \
      picture one is compared.

      Storyboards and xibs are compared scene by scene. Scenes and views are the same by their ids \
      in the file, so that a view with another outlet is renamed. Both versions are laid out on the \
      device of the new file, with safe areas by the rule of 'render --environment rule', and as \
      the Xcode of the new file has it: what Xcode writes anew, such as its version, stored frames \
      of views that constraints place, and the order of elements, is no change. So they are on a \
      phone, on phones on their side and on a tablet, whose size classes are others: what changes \
      on some of these devices alone is told with their names, and everything else on all of them. \
      --device chooses one. What changed beside the layout, such as outlets, actions, segues and \
      bar buttons, is listed after it.

      'main..HEAD' compares two revisions, 'main...HEAD' what HEAD changed since it left main, and \
      'main' alone the work tree with main. Paths after it limit the comparison. Nothing is \
      checked out. An argument that is there as a file or a folder is taken for one: write main.. \
      for a revision beside a folder named main.

      EXAMPLES
        redline diff before.json after.json
        redline diff Snapshots /tmp/new-snapshots
        redline diff main..HEAD Snapshots --format markdown --output pull-request
        redline diff HEAD Snapshots --format html --output changes.html
        redline diff old/Main.storyboard Main.storyboard
        redline diff main..HEAD App/Main.storyboard --device iphone-se-1st-generation

      Exit codes: 0 if the layouts are the same; 1 if they differ; 64 for wrong arguments, or if \
      a file cannot be read, is not a layout or has no such scene; 70 if the result cannot be written.
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

  @Flag(help: "Print long lists of changes to their end, and each layout for itself, as text.")
  var all = false

  @Option(help: "The theme of SVG pictures.")
  var theme = Choice<Theme.Name>(.light)

  @OptionGroup(title: "Storyboards and xibs") var scenes: SceneDiffOptions

  func validate() throws {
    if let output, output.isEmpty {
      throw ValidationError("--output is empty; name a file or a folder")
    }
    if let output {
      try OutputFile.checkThat(
        output, endsAs: format.value.rawValue, of: Form.allCases.map(\.rawValue))
    }
  }

  func run() async throws {
    if let output { try OutputFile.checkThat(output, isNoneOf: operands) }
    let report: DiffReport
    do {
      report = try await DiffReport(comparing: operands, scenes.choice)
    } catch let error as ComparisonError {
      throw ValidationError("\(error)")
    } catch GitError.option(let name) {
      throw ValidationError("\(GitError.option(name))")
    } catch {
      StandardError.print("error: \(reason(of: error))")
      throw ExitCode(64)
    }
    for failure in report.failures { StandardError.print(failure.errorLine) }
    if !scenes.scene.isEmpty, report.failures.isEmpty,
      !report.results.contains(where: { $0.pair.scene != nil })
    {
      throw ValidationError("no scene is named \(scenes.scene.joined(separator: " or "))")
    }
    if report.failures.isEmpty, let unknown = unknownScene(report) {
      throw ValidationError("no scene is named \(unknown)")
    }
    if !(report.isSinglePair && !report.failures.isEmpty) {
      do {
        try await DiffWriting(
          report: report, form: format.value, output: output, theme: theme.value,
          listsAll: all
        ).write()
      } catch let error as ValidationError {
        throw error
      } catch {
        StandardError.print("error: \(reason(of: error))")
        throw ExitCode(70)
      }
    }
    if !report.failures.isEmpty { throw ExitCode(64) }
    if report.isDifferent { throw ExitCode(1) }
  }

  /// A name that no scene has, where all files were read for their scenes.
  private func unknownScene(_ report: DiffReport) -> String? {
    let known = report.results.compactMap(\.pair.scene)
    guard !known.isEmpty, known.count == report.results.count else { return nil }
    return scenes.scene.first { name in
      let choice = SceneChoice(names: [name])
      return !known.contains { choice.isWanted($0.match.roots, name: $0.name) }
    }
  }
}
