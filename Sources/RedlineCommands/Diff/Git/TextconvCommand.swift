internal import ArgumentParser
import Foundation
import RedlineKit

/// Prints a layout as text, for git.
struct TextconvCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "textconv", abstract: "Print a layout as text, for git's diff.",
    discussion: """
      Prints the views, the constraints and the findings of a layout, so that 'git diff' shows \
      lines that people read in place of SVG. A file without a layout is printed as it is. \
      'redline git-setup' tells git about it.

      EXAMPLES
        redline textconv Snapshots/login-iphone-15.svg

      Exit codes: 0; 64 for wrong arguments, or if the file cannot be read.
      """)

  @Argument(help: ArgumentHelp("An SVG or JSON file.", valueName: "file"))
  var file: String

  func run() throws {
    let data: Data
    do {
      data = try LayoutFile(path: file).bytes()
    } catch LayoutFileError.empty {
      // git shows what is missing as an empty file.
      return
    } catch {
      printError("error: \(printable("\(error)"))")
      throw ExitCode(64)
    }
    guard let layout = try? LayoutFile.layout(in: data, name: file) else {
      return try writeOutput(Array(data))
    }
    try printOutput(printable(textForm(of: layout)))
  }
}
