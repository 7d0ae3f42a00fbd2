import ArgumentParser
import Foundation
import RedlineComparison
import RedlineIO
import RedlineKit
import RedlinePreview
import RedlineServer

/// Shows layouts in a browser, and draws them again when they are saved.
struct PreviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview", abstract: "Show layouts in a browser, drawn again at each save.",
    discussion: """
      A page on this machine shows the layouts of files, and draws them again whenever one is \
      saved. What was chosen stays: the layout, zoom, what is selected. Devices, \
      orientation, direction, text size, keyboard and appearance are switches; dragging the edge of \
      the screen lays it out anew at each width. A view under the pointer lights its constraints, a \
      click says why it is where it is. Errors of the compiler stand over the last picture that \
      there was, with their lines; findings are listed beside it.

      Files are taken as the other commands take them: Swift as 'draw', storyboards, xibs, saved \
      layouts and goldens as 'page', folders with all of those that are in them; of a folder with \
      Swift, other than Package.swift, Swift alone is shown. The program of a catalog is shown, too; \
      its package is built when Package.swift or Swift in Sources is saved.

      Swift can be compared with the last commit and the last save, other files with the last \
      commit, catalogs with their goldens, the last save, and the last commit if the preview began \
      before the first change. A console log can be pasted; its conflicts become figures.

      The page is for browsers on this machine alone, and asks nobody else. The preview ends with \
      Ctrl-C, with its terminal, or with the pipe on its standard input.

      EXAMPLES
        redline preview Login.swift
        redline preview Screens
        redline preview Main.storyboard Login.xib
        redline preview Snapshots
        redline preview .build/debug/my-layouts

      Exit codes: 0; 64 for wrong arguments; 70 if the page cannot be shown.
      """)

  @Argument(
    help: ArgumentHelp(
      "Files of Swift, storyboards, xibs, diagrams, saved layouts, folders of them, or the program of a catalog.",
      valueName: "files"),
    completion: .file(extensions: ["swift", "storyboard", "xib", "svg", "json"]))
  var files: [String]

  @Flag(help: "Also show layouts that others of the files use.")
  var parts = false

  @OptionGroup var options: PreviewOptions
  @OptionGroup var scratch: ScratchOptions

  func run() async throws {
    try await options.run { folder in try source(folder) }
  }

  private func source(_ folder: String) throws -> any PreviewSource {
    for file in files where !FileManager.default.fileExists(atPath: file) {
      throw ValidationError("there is no file and no folder '\(file.printableLine)'")
    }
    let kinds = files.map(PreviewKind.init)
    guard let kind = kinds.first, kinds.allSatisfy({ $0 == kind }) else {
      throw ValidationError(
        "give files of Swift, or layouts that are read, or one program; not several of these")
    }
    switch kind {
    case .swift:
      let rest = FileLayouts.paths(files).count { !$0.hasSuffix(".swift") }
      if rest > 0 {
        StandardError.print("note: \(counted(rest, "other file")) beside Swift, not shown")
      }
      return SwiftPreviewSource(given: files, scratch: scratch, withParts: parts, folder: folder)
    case .layouts:
      guard let program = Bundle.main.executablePath else { throw ExitCode(70) }
      return FilePreviewSource(given: files, program: program, folder: folder)
    case .program:
      guard files.count == 1 else { throw ValidationError("give one program") }
      return CatalogPreviewSource(program: files[0], folder: folder)
    }
  }
}

/// What a path that is previewed leads to.
private enum PreviewKind: Hashable {
  case swift, layouts, program

  init(_ path: String) {
    var isFolder: ObjCBool = false
    let manager = FileManager.default
    _ = manager.fileExists(atPath: path, isDirectory: &isFolder)
    if isFolder.boolValue {
      let hasSwift = Folder(path).filePaths(limit: 20_000).contains {
        $0.hasSuffix(".swift") && $0.split(separator: "/").last != "Package.swift"
      }
      self = hasSwift ? .swift : .layouts
    } else if path.hasSuffix(".swift") {
      self = .swift
    } else if InterfaceFile.isInterface(path) || path.hasSuffix(".svg") || path.hasSuffix(".json") {
      self = .layouts
    } else {
      self = manager.isExecutableFile(atPath: path) ? .program : .layouts
    }
  }
}

/// Shows the layouts of a catalog in a browser.
struct CatalogPreviewCommand<Catalog: LayoutCatalog>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "preview", abstract: "Show the layouts in a browser, drawn again at each save.",
      discussion: """
        As 'redline preview' with this program; the package is built again when its sources are \
        saved. Layouts can be compared with their goldens, with the last save, and with the last \
        commit if the preview began before the first change.

        EXAMPLES
          swift run \(programName) preview
          \(programName) preview --port 8080

        Exit codes: 0; 64 for wrong arguments; 70 if the page cannot be shown.
        """)
  }

  @OptionGroup var options: PreviewOptions

  func run() async throws {
    guard let program = Bundle.main.executablePath else { throw ExitCode(70) }
    try await options.run { CatalogPreviewSource(program: program, folder: $0) }
  }
}
