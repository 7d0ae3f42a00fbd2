import ArgumentParser
import Foundation
import RedlineComparison
import RedlineIO
import RedlineInterfaceBuilder
import RedlineKit
import RedlineText

/// Prints a layout as text, for git.
struct TextconvCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "textconv", abstract: "Print a layout as text, for git's diff.",
    discussion: """
      Prints the views, the constraints and the findings of a layout, or of each scene of a \
      storyboard or xib, so that 'git diff' shows lines that people read in place of SVG and XML. Of \
      storyboards and xibs a line follows for each other property, outlet, action and segue. A file \
      without a layout is printed as it is. 'redline git-setup' tells git about it.

      EXAMPLES
        redline textconv Snapshots/login-iphone-15.svg
        redline textconv Main.storyboard

      Exit codes: 0; 64 for wrong arguments, or if the file cannot be read.
      """)

  @Argument(help: ArgumentHelp("An SVG or JSON file, a storyboard or a xib.", valueName: "file"))
  var file: String

  func run() throws {
    let data: Data
    do {
      data = try LayoutFile(path: file).bytes()
    } catch LayoutFileError.empty {
      // git shows what is missing as an empty file.
      return
    } catch {
      StandardError.print("error: \(error)")
      throw ExitCode(64)
    }
    guard let texts = try? texts(in: data), !texts.isEmpty else {
      return try StandardOutput.write(Array(data))
    }
    try StandardOutput.print(texts.joined(separator: "\n\n").printable)
  }

  private func texts(in data: Data) throws -> [String] {
    guard InterfaceFile.isInterface(file) else {
      return [text(try LayoutFile.layout(in: data, name: file))]
    }
    let document = try InterfaceDocument(data, file: URL(fileURLWithPath: file).lastPathComponent)
    var options = BuildOptions()
    // Stored frames may be older than the constraints.
    options.environment = .rule
    let scenes = try document.solvedLayouts(options, measuring: try TextShaper.shared())
    let layouts = Dictionary(grouping: scenes, by: \.scene.id)
    return document.objectLines().flatMap { group -> [String] in
      var texts = group.scene.flatMap { layouts[$0.id] }?.map { text($0.layout) } ?? []
      if !group.lines.isEmpty {
        let title = texts.isEmpty ? group.scene?.title ?? "Document" : "Beside the layout"
        texts.append(
          ([title] + group.lines.map { "  \($0.printableLine)" }).joined(separator: "\n"))
      }
      return texts
    }
  }

  // A line more at the beginning of a source would change the lines of all that follows.
  private func text(_ layout: SolvedLayout) -> String { layout.withoutLocations.textForm }
}
