import ArgumentParser
import Foundation
import RedlineComparison
import RedlineKit
import RedlineModel

/// Draws solved layouts from files.
struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draw storyboards, xibs and solved layouts from files.",
    discussion: """
      A file is a storyboard or xib, a solved layout as JSON, or an SVG file that Redline wrote: it \
      carries its layout. What is written keeps the file's name; of a storyboard, and of a xib with \
      several views, each scene is drawn as FILE-SCENE, and FILE itself is an overview with the \
      segues. Of a folder all storyboards and xibs are drawn; where files of one name meet, the names \
      of their folders come before it. Findings are printed on standard error as \
      'File.swift:12: warning: …'. A file that cannot be drawn does not stop the others.

      EXAMPLES
        redline render Main.storyboard --output Docs
        redline render Main.storyboard --device iphone-16-pro --scene 'Login*' --output Docs
        redline render App --output Docs
        redline render Main.storyboard --variations --output Docs
        redline render login.json --output Docs
        redline render login.json --output login.png
        redline render login.json --backdrop login@3x.png --output Docs
        redline render Docs/*.svg --style wireframe --output Wireframes
        redline render Cell.xib --width 480 --only titleLabel,iconView --hide hugging
        redline render login.svg --format text --output -
        redline render - --format png --scale 3 --theme light < login.json

      Exit codes: 0; 1 with --strict if a layout has a warning or an error; 64 for wrong \
      arguments, or if an input file cannot be read or is not a layout; 70 if a layout cannot be \
      drawn or written. 70 outranks 64, which outranks 1.
      """)

  @Argument(
    help: ArgumentHelp(
      "Layout files, or folders of storyboards and xibs; '-' is a layout on standard input.",
      valueName: "file")
  )
  var files: [String]

  @OptionGroup var options: RenderOptions
  @OptionGroup(title: "Figures") var figure: FigureArguments
  @OptionGroup(title: "Storyboards and xibs") var interface: InterfaceOptions
  @OptionGroup(title: "Storyboards and xibs") var language: LanguageOption

  @Flag(help: "Do not draw the overview of a storyboard.")
  var noOverview = false

  @Flag(
    help: """
      Draw of each scene that varies by size class one figure, FILE-SCENE-variations, with a picture for \
      each set of variations that applies together: on the document's own device, and on a phone, a phone \
      on its side or a tablet where these have another.
      """)
  var variations = false

  @Option(
    help: ArgumentHelp(
      """
      Draw all layouts in one figure of that title, in the order of the files, at one scale and with \
      one legend.
      """,
      valueName: "title"))
  var series: String?

  @Option(
    help: ArgumentHelp(
      """
      Draw one figure of that title that moves from each layout to the next and back; it stands still \
      for readers who prefer reduced motion.
      """,
      valueName: "title"))
  var motion: String?

  @Option(
    help: ArgumentHelp(
      """
      Draw over a picture of the running screen, a PNG or JPEG file with 1, 2 or 3 pixels for each point \
      of the one solved layout.
      """,
      valueName: "picture"))
  var backdrop: String?

  func validate() throws {
    if backdrop != nil, files.count != 1 || InterfaceFile.isInterface(files[0]) {
      throw ValidationError("--backdrop is of one solved layout")
    }
    if series != nil, motion != nil {
      throw ValidationError("--series and --motion are two figures; choose one")
    }
    if variations {
      guard series == nil, motion == nil else {
        throw ValidationError(
          "--variations draws a series of each scene; leave out the other figure")
      }
      guard interface.device.isEmpty else {
        throw ValidationError("--variations chooses the devices; leave out --device")
      }
      if let other = files.first(where: {
        $0 == "-" || $0.hasSuffix(".json") || $0.hasSuffix(".svg")
      }) {
        throw ValidationError("--variations is of storyboards and xibs, not of \(other)")
      }
    }
    let title = series ?? motion
    if let title, slugified(title).isEmpty {
      throw ValidationError("a title needs a letter or a digit, of which the file's name is made")
    }
  }

  func run() async throws {
    let paths = Self.withoutThemes(try InterfacePaths.expanded(files))
    let files = paths.filter { !InterfaceFile.isInterface($0) }.map { LayoutFile(path: $0) }
    try check(files)
    interface.warn(of: paths)
    var (jobs, unread) = try interface.jobs(
      for: paths.filter(InterfaceFile.isInterface),
      drawsOverview: !noOverview && series == nil && motion == nil,
      variations: variations ? figure.options : nil, showsInactive: options.showInactive,
      in: language)
    let isOne = series != nil || motion != nil
    try options.validate(layoutCount: isOne ? 1 : files.count + jobs.count)
    for file in files {
      do {
        var layout = try file.read()
        if let backdrop { try layout.setBackdrop(path: backdrop, name: file.path) }
        let read = layout
        jobs.append(RenderJob(fileName: file.baseName, subject: .layout { read }))
      } catch {
        StandardError.print("error: \(error)")
        unread += 1
      }
    }
    figure.warn(in: options.style.value)
    for index in jobs.indices {
      (jobs[index].figure, jobs[index].hasFigureArguments) = (figure.options, true)
    }
    if series != nil || motion != nil { jobs = [try joined(jobs)] }
    var code: ExitCode?
    if !jobs.isEmpty {
      let results = try await options.render(jobs)
      do {
        try RenderReport(results: results, options: options).finish()
      } catch let exit as ExitCode {
        code = exit
      }
    }
    // A failure outranks a file that cannot be read, which outranks findings.
    if unread > 0, code?.rawValue != 70 { throw ExitCode(64) }
    if let code { throw code }
  }

  /// One figure of all layouts.
  private func joined(_ jobs: [RenderJob]) throws -> RenderJob {
    let form: JoinedForm = motion == nil ? .series : .motion
    guard jobs.count >= form.leastLayouts else {
      throw ValidationError(
        "--\(form.rawValue) takes \(form.leastLayouts) layouts or more, and there "
          + (jobs.count == 1 ? "is 1" : "are \(jobs.count)"))
    }
    let layouts = jobs.compactMap { job in
      if case .layout(let solve) = job.subject { solve } else { nil }
    }
    var joined = JoinedFigure(form: form, title: series ?? motion ?? "") {
      var solved: [SolvedLayout] = []
      for solve in layouts { solved.append(try await solve()) }
      return solved
    }
    joined.figure = figure.options
    joined.showsInactive = options.showInactive
    return RenderJob(joined)
  }

  /// The paths without the dark twins of files that are there in light, which hold the same layout.
  private static func withoutThemes(_ paths: [String]) -> [String] {
    let all = Set(paths)
    return paths.filter { path in
      !path.hasSuffix("~dark.svg") || !all.contains(path.dropLast("~dark.svg".count) + ".svg")
    }
  }

  /// Checks that no file is written twice and that no input is overwritten.
  private func check(_ files: [LayoutFile]) throws {
    var paths: [String: String] = [:]
    for file in files {
      if let other = paths.updateValue(file.path, forKey: file.baseName) {
        throw ValidationError(
          "\(other) and \(file.path) would be written to the same file; draw them one at a time")
      }
    }
    guard !options.writesToStandardOutput else { return }
    if let file = options.file {
      let output = URL(fileURLWithPath: options.output).resolvingSymlinksInPath().path
      for input in files
      where URL(fileURLWithPath: input.path).resolvingSymlinksInPath().path == output {
        throw ValidationError(
          "\(input.path) would be written over; choose another name than \(file.name)")
      }
      return
    }
    let folder = URL(fileURLWithPath: options.output).resolvingSymlinksInPath()
    for file in files where file.path != "-" {
      let source = URL(fileURLWithPath: file.path).resolvingSymlinksInPath()
      let ending = source.pathExtension
      let isWritten = options.formats.contains { $0.fileExtension == ending }
      if isWritten, source.deletingLastPathComponent().path == folder.path {
        throw ValidationError(
          "\(file.path) would be written over; choose another folder with --output")
      }
    }
  }
}
