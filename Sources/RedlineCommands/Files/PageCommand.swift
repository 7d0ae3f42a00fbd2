import ArgumentParser
import Foundation
import RedlineComparison
import RedlineIO
import RedlineKit

/// Makes a page of figures that can be asked.
struct PageCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "page", abstract: "Make a page of figures that one can ask.",
    discussion: """
      The page is one file of HTML that loads nothing. A view under the pointer lights its \
      constraints; a click keeps it, and shows its frame, why it is there, and what holds it, each \
      with a way on. Views, constraints, guides and findings can be switched off, views are seen \
      as layers from the side, and links lead to a view of a figure.

      Layouts are taken from diagrams (.svg), saved layouts (.json), storyboards and xibs, of folders \
      from all diagrams, storyboards and xibs in them. A catalog's program has the subcommand 'page' \
      for its entries.

      With --diff it shows the layouts that changed between two files, two folders or git revisions, \
      named as for 'redline diff': what changed is drawn over each figure, at will, and views and \
      constraints say what they were before.

      EXAMPLES
        redline page login.json --output login.html
        redline page Main.storyboard --device iphone-16-pro --output screens.html
        redline page Snapshots --output goldens.html
        redline page --diff old.svg new.svg --output changes.html
        redline page --diff main..HEAD Snapshots --output changes.html

      Exit codes: 0; 64 for wrong arguments or files that cannot be read; 70 if a layout cannot be \
      solved or drawn, or the page cannot be written. 70 outranks 64.
      """)

  @Argument(
    help: ArgumentHelp(
      "Diagrams, saved layouts, storyboards and xibs, or folders of them; '-' is a diagram or layout on standard input.",
      valueName: "files"),
    completion: .file(extensions: ["svg", "json", "storyboard", "xib"]))
  var files: [String]

  @Flag(help: "Show what changed between two files, two folders or revisions.")
  var diff = false

  @OptionGroup var page: PageOptions
  @OptionGroup(title: "Figures") var figure: FigureArguments
  @OptionGroup(title: "Storyboards and xibs") var interface: InterfaceOptions

  func validate() throws {
    guard !diff || interface.device.count < 2 else {
      throw ValidationError("one --device at a time: --diff compares layouts on one device")
    }
  }

  func run() async throws {
    guard !diff else {
      try OutputFile.checkThat(page.output, isNoneOf: files)
      return try await ChangedFigures(
        operands: files, figure: figure.options, scenes: interface.sceneChoice
      ).write(page)
    }
    let files = try InterfacePaths.expanded(files, withDiagrams: true)
    try OutputFile.checkThat(page.output, isNoneOf: files)
    let paths = files.filter { path in
      !path.hasSuffix("~dark.svg") || !files.contains(path.dropLast("~dark.svg".count) + ".svg")
    }
    interface.warn(of: paths)
    var figures: [FigurePage.Figure] = []
    var (jobs, unread) = try interface.jobs(
      for: paths.filter(InterfaceFile.isInterface), drawsOverview: false)
    var failed = 0
    for path in paths where !InterfaceFile.isInterface(path) {
      let file = LayoutFile(path: path)
      do {
        var shown = FigurePage.Figure(name: path == "-" ? "layout" : path, try file.read())
        shown.diagram.figure = figure.options
        figures.append(shown)
      } catch {
        StandardError.print("error: \(error)")
        unread += 1
      }
    }
    for job in jobs {
      guard case .layout(let solve) = job.subject else { continue }
      do {
        let layout = try await solve()
        var shown = FigurePage.Figure(name: job.fileName, layout)
        shown.diagram.figure = figure.options
        figures.append(shown)
      } catch {
        StandardError.print(
          error is LayoutError ? "\(error)" : "error: \(job.fileName): \(reason(of: error))")
        failed += 1
      }
    }
    if let unknown = figure.options.unknownItem(in: figures.map(\.diagram.layout)),
      !figures.isEmpty
    {
      StandardError.print("error: \(unknown)")
      throw ExitCode(70)
    }
    if !figures.isEmpty {
      try await page.write(FigurePage(title: page.title ?? title, figures: figures))
    }
    if failed > 0 { throw ExitCode(70) }
    if unread > 0 { throw ExitCode(64) }
  }

  private var title: String {
    files.count == 1
      ? URL(fileURLWithPath: files[0]).deletingPathExtension().lastPathComponent : "Layouts"
  }
}

/// Where a page is written, and under which heading.
struct PageOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The page; '-' is standard output.", valueName: "file"),
    completion: .file(extensions: ["html"]))
  var output = "page.html"

  @Option(help: ArgumentHelp("The heading in place of the usual one.", valueName: "text"))
  var title: String?

  @Flag(name: .shortAndLong, help: "Print nothing but errors.")
  var quiet = false

  func validate() throws {
    guard !output.isEmpty else {
      throw ValidationError("--output is empty; name a file, or '-' for standard output")
    }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: output, isDirectory: &isFolder), isFolder.boolValue {
      let folder = output.hasSuffix("/") ? output : output + "/"
      throw ValidationError("\(output) is a folder; name the page's file, as \(folder)index.html")
    }
    try OutputFile.checkThat(output, endsAs: "html", of: ["html"])
  }

  /// Draws and writes the page.
  /// - Throws: The exit code 70, after it said why.
  func write(_ page: FigurePage) async throws {
    do {
      let bytes = Array(try await page.html().utf8)
      guard output != "-" else { return try StandardOutput.write(bytes) }
      try Folder(PageFiles.folder(of: output)).makeForOutput()
      try WholeFile(output).writeOutput(bytes)
      if !quiet {
        StandardError.print(
          "\(counted(page.figures.count, "figure")) in \(output), \(bytes.count / 1000) kB")
      }
    } catch {
      StandardError.print("error: \(reason(of: error))")
      throw ExitCode(70)
    }
  }
}
