import ArgumentParser
import Foundation
import GalleryLayouts
import RedlineDiagram
import RedlineIO

/// Measures how well figures can be read.
@main struct FiguresTool: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "figures",
    abstract: "Measure how well figures can be read.",
    discussion: """
      Draws the gallery, or the scenes of storyboards and xibs, or what SVG and JSON files of Redline \
      hold, and prints for each picture what its reader stumbles over, the worst picture first. A \
      picture without a flaw has 100 points; there is no lower limit.

        labels   labels over texts, controls or labels, and beyond the page: 5 points each
        strange  labels that are nearer to another line than to their own: 2 points each
        through  pixels of lines inside of texts and controls: 10 for a point
        cut      marks of which a part is cut off: 2 points each
        hidden   share of the lines of one size class that lie on one of all: 50 points for all
        band     share of the page that the views take, with the room for their marks: less than \
      45 % costs in proportion
        views    share of the page that the frames of the views span
        text     smallest text beside the screen's own in pixels: less than 10 costs in proportion
        legend   lines of text in the legend: 2 points for each but the first
        unused   share of the page with nothing on it

      EXAMPLES
        Scripts/figures
        Scripts/figures Main.storyboard --theme dark --worst 5
        Scripts/figures App --densest 50
        Scripts/figures Snapshots/gallery --json > figures.json

      Exit codes: 0, also where files cannot be read, which are listed; 64 if there are none.
      """)

  @Argument(
    help: ArgumentHelp(
      "Storyboards, xibs, SVG or JSON files of Redline, or folders of them.", valueName: "file"))
  var files: [String] = []

  @Option(
    help: ArgumentHelp(
      "The width of the column in which the pictures are read, in pixels.", valueName: "pixels"))
  var width = 680.0

  @Option(help: "The theme in which layouts are drawn: light, dark or both.")
  var theme = ThemeChoice.light

  @Option(help: ArgumentHelp("How many pictures are told in detail.", valueName: "number"))
  var worst = 10

  @Option(
    help: ArgumentHelp(
      "Only the pictures with most constraints, so many of them.", valueName: "number"))
  var densest: Int?

  @Option(help: ArgumentHelp("Only pictures with that in their names.", valueName: "text"))
  var only: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Also write the pictures there, as NUMBER-NAME.svg, the worst first.", valueName: "folder"))
  var output: String?

  @Flag(help: "Print JSON: a list of pictures with their measures and flaws.")
  var json = false

  @Flag(help: "Draw each picture of a layout once more, alone, and say how long that took.")
  var times = false

  @Flag(help: "Print what the tests keep of the gallery: Tests/GalleryTests/FigureBudgets.txt.")
  var budgets = false

  func validate() throws {
    guard width.isFinite, width >= 1 else { throw ValidationError("a width is at least 1 pixel") }
    guard densest ?? 1 > 0 else { throw ValidationError("--densest is at least 1") }
  }

  func run() async throws {
    var sources = FigureSources()
    if files.isEmpty {
      sources.addGallery(Gallery.entries, theme.names)
    } else {
      for file in files { sources.add(file, theme.names) }
    }
    if let only { sources.figures.removeAll { !$0.name.contains(only) } }
    guard !sources.figures.isEmpty || !sources.failures.isEmpty else {
      throw ValidationError("there are no pictures to measure")
    }
    let width = width
    let measured = await sources.figures.concurrentMap { await $0.measured(width: width) }
    var report = FigureReport(failures: sources.failures)
    for result in measured {
      switch result {
      case .success(let figure): report.figures.append(figure)
      case .failure(let failure): report.failures.append(failure.line)
      }
    }
    guard !budgets else {
      print(report.budgets, terminator: "")
      return
    }
    if let densest { report.keepDensest(densest) }
    report.sort()
    if times { try report.time() }
    if let output { try report.write(to: output) }
    print(json ? try report.json() : report.text(worst: worst), terminator: "")
  }
}

/// Which themes are measured.
enum ThemeChoice: String, ExpressibleByArgument, CaseIterable {
  case light, dark, both

  var names: [Theme.Name] {
    switch self {
    case .light: [.light]
    case .dark: [.dark]
    case .both: [.light, .dark]
    }
  }
}
