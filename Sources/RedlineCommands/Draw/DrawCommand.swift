import ArgumentParser
import Foundation
import RedlineAssets
import RedlineIO
import RedlineKit
import RedlineModel
import RedlineScratch

/// Draws layouts from files of Swift, without a package.
struct DrawCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw", abstract: "Draw the layouts of a Swift file, without a package.",
    discussion: """
      The file is Swift as it would stand in a package: it imports RedlineKit and declares a class \
      that is a View and a LayoutSpec, or it imports UIKit and declares a view controller or a view, as it does in an app, with \
      '@objc', '#selector' and frameworks of Apple's that layouts mention.

        import RedlineKit

        final class Login: View, LayoutSpec {
          let title = Label("Welcome back"), button = Button("Sign in", fill: .systemBlue)

          var layout: Layout {
            title; button
            title.center == center
            button.top == title.bottom + 16
            button.horizontal == margins.horizontal
          }
        }

      'redline draw Login.swift' writes login-iphone-16.svg and login-iphone-16~dark.svg, and prints \
      findings with the lines of the file. What is drawn:

        classes that are a LayoutSpec, a UIViewController or a UIView, and made without arguments
        cells and headers of lists and grids, each by itself, where nothing else is drawn
        the window of an app's scene delegate, or application delegate, with its root controller
        functions without parameters, and variables with a getter, that give a view
        variables of Entry or [Entry] that say on which devices, and the entries of a LayoutCatalog

      A layout that another one of the files uses is a part of it, and drawn with --parts or --only. \
      Nothing private is drawn. Other devices, directions and text sizes are options.

      Redline itself is compiled once with each version of Swift, into ~/.cache/redline or \
      $XDG_CACHE_HOME/redline, which takes minutes; a program that stands in the folder where it was \
      built needs seconds. After that a file takes about a second, and no network. A file that did \
      not change is not compiled again.

      EXAMPLES
        redline draw Login.swift
        redline draw Login.swift --on iphone-se-3rd-generation --on ipad-pro-11-inch --output Docs
        redline draw Screens --format png --theme light --strict
        redline draw Login.swift --format text --output -
        redline draw --clean

      Where code of one layout ends the program, the others are drawn one by one.

      Exit codes: 0; 1 with --strict if a layout has a warning or an error; 64 for wrong arguments, \
      or files with nothing to draw; 70 if a layout cannot be compiled, solved, drawn or written. 70 \
      outranks 64, which outranks 1.
      """)

  @Argument(
    help: ArgumentHelp("Files of Swift, and folders of them.", valueName: "files"),
    completion: .file(extensions: ["swift"]))
  var files: [String] = []

  @Flag(help: "Also draw layouts that others of the files use.")
  var parts = false

  @OptionGroup var scratch: ScratchOptions
  @OptionGroup(title: "Selection") var selection: CatalogSelection
  @OptionGroup(title: "Output") var options: RenderOptions

  @Flag(
    help: "Delete what was built once, and what was compiled since; draws what files are given.")
  var clean = false

  func validate() throws {
    guard clean || !files.isEmpty else {
      throw ValidationError("give a file of Swift, or a folder of them")
    }
  }

  func run() throws {
    if clean {
      let removed = try scratch.failing { try ScratchFolder().clean() }
      if !options.quiet {
        StandardError.print(
          removed.isEmpty ? "there was nothing to delete" : "deleted \(removed.listed(atMost: 5))")
      }
      if files.isEmpty { return }
    }
    let files = try LayoutFiles(files)
    let layouts = files.layouts(withParts: parts || !selection.only.isEmpty)
    guard files.isProgram || !layouts.isEmpty else { throw nothing(in: files) }
    tellParts(in: files, drawn: layouts)
    let title = URL(fileURLWithPath: self.files[0]).deletingPathExtension().lastPathComponent
    let catalog = GeneratedCatalog(
      title: title, layouts: layouts, hasModuleBundle: files.needsModuleBundle)
    let program = try scratch.program(
      of: files.paths, generated: files.isProgram ? [] : [("Drawing.swift", catalog.text)],
      needsUIKit: files.needsUIKit, rewrites: files.needsUIKit && !files.isProgram)
    try DrawingRun(
      program: program, paths: files.paths, selection: selection, options: options
    ).run()
  }

  /// Layouts that others make are drawn with those.
  private func tellParts(in files: LayoutFiles, drawn: [FoundLayout]) {
    let parts = files.layouts(withParts: true).map(\.name)
    let left = parts.filter { name in !drawn.contains { $0.name == name } }
    guard !left.isEmpty, !options.quiet else { return }
    StandardError.print(
      "left out, as others mention them: \(left.listed(atMost: 5)) (--parts draws them too)")
  }

  private func nothing(in files: LayoutFiles) -> ValidationError {
    ValidationError("\(files.paths.listed(atMost: 3)): \(files.nothingToDraw)")
  }
}

/// Where Redline is taken from to compile layouts against.
struct ScratchOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The checkout of Redline that layouts are compiled against, or the address of its repository, \
      in place of where 'redline' was built; $REDLINE_PACKAGE unless given.
      """,
      valueName: "place"),
    completion: .directory)
  var redline: String?

  /// Compiles files, or says why not.
  func program(
    of paths: [String], generated: [(name: String, text: String)], needsUIKit: Bool,
    rewrites: Bool = false
  ) throws -> ScratchProgram {
    try failing {
      let program = try compiled(
        paths, generated: generated, needsUIKit: needsUIKit, rewrites: rewrites,
        isColored: isatty(2) == 1,
        say: {
          StandardError.write(
            $0 + UndeclaredNames(paths: paths).advice(after: $0)
              + (rewrites ? ProjectModules(paths: paths).advice(after: $0) : ""))
        })
      StandardError.write(program.messages)
      return program
    }
  }

  /// Compiles files.
  /// - Parameter say: Takes what the compiler says where it does not compile.
  func compiled(
    _ paths: [String], generated: [(name: String, text: String)], needsUIKit: Bool,
    rewrites: Bool = false, isColored: Bool, say: (String) -> Void
  ) throws(ScratchError) -> ScratchProgram {
    let place = redline ?? ProcessInfo.processInfo.environment["REDLINE_PACKAGE"]
    var compiler = try Compiler(
      folder: ScratchFolder(), program: place == nil ? Bundle.main.executablePath : nil,
      needsUIKit: needsUIKit,
      source: { () throws(ScratchError) in try RedlineSource(place, version: redlineVersion) },
      say: { StandardError.print($0) })
    compiler.isColored = isColored
    compiler.rewrites = rewrites
    // What is compiled runs with this process' variables and finds the images of its files' project.
    if let first = paths.first { setenv(ProjectAssets.drawnFileVariable, first, 1) }
    return try compiler.program(of: paths, generated: generated, say: say)
  }

  /// Ends with exit code 70 where there is no program.
  func failing<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let error as ScratchError {
      if error != .notCompiled { StandardError.print("error: \(error)") }
      throw ExitCode(70)
    }
  }
}

extension ScratchProgram {
  /// Goes on as the program, with its exit code.
  func replaceProcess(_ arguments: [String]) throws {
    let words = ["redline"] + arguments
    var pointers = words.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    execv(path, &pointers)
    StandardError.print("error: \(path) cannot be run: \(systemMessage(errno))")
    throw ExitCode(70)
  }
}
