internal import ArgumentParser
import Foundation
import RedlineComparison
internal import RedlineIO
import RedlineInterfaceBuilder
import RedlineLayout
import RedlineText

/// Prints the solved frames of a storyboard or xib next to the stored ones.
struct FramesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames", abstract: "Print the frames of a storyboard or xib as CSV.",
    discussion: """
      One row for each view, without a header: the scene's id (in a xib the id of the top-level \
      object), the view's id, its class, x, y, width and height as solved, the same four as \
      stored (empty where the file has none), and 'driven' for what constraints or a stack view \
      place, else 'fixed'. Frames are in points in the superview's coordinates.

      EXAMPLES
        redline frames Main.storyboard
        redline frames Cell.xib --intrinsic text --environment rule

      Exit codes: 0; 64 if the file cannot be read; 70 if a scene cannot be solved.
      """)

  @Argument(help: ArgumentHelp("A .storyboard or .xib file.", valueName: "file"))
  var file: String

  @OptionGroup var model: ModelOptions

  func run() throws {
    let document: InterfaceDocument
    do { document = try InterfaceFile(path: file).read() } catch {
      printError(errorLine(error))
      throw ExitCode(64)
    }
    var output = ""
    var hasFailed = false
    let shaper = try TextShaper.shared()
    for scene in document.scenes {
      do {
        let frames = try document.frames(of: scene, model.options, measuring: shaper)
        for row in frames.rows { output += line(scene.id, row) }
      } catch {
        printError(errorLine(error))
        hasFailed = true
      }
    }
    try printOutput(output)
    if hasFailed { throw ExitCode(70) }
  }

  private func line(_ scene: String, _ row: SceneFrames.Row) -> String {
    var fields = [scene, row.view.id, row.view.className]
    fields += numbers(row.frame)
    fields += row.view.storedFrame.map(numbers) ?? ["", "", "", ""]
    fields.append(row.view.isDriven ? "driven" : "fixed")
    return fields.map(csvField).joined(separator: ",") + "\n"
  }

  private func numbers(_ rect: CGRect) -> [String] {
    [rect.minX, rect.minY, rect.width, rect.height].map { formatted($0, decimals: 4) }
  }
}

/// How content sizes and safe areas are found.
struct ModelOptions: ParsableArguments {
  @Option(
    help: """
      Where content sizes come from: 'stored' gives a view without subviews the size in the file, \
      'text' measures texts and knows UIKit's controls.
      """)
  var intrinsic = Choice<IntrinsicSource>(.stored)

  @Option(
    help: """
      Where safe areas come from: 'inferred' from the stored frames and else the rule, 'rule' from \
      the device and the bars around.
      """)
  var environment = Choice<EnvironmentSource>(.inferred)

  var options: BuildOptions {
    var options = BuildOptions()
    options.intrinsic = intrinsic.value
    options.environment = environment.value
    return options
  }
}

/// A field as CSV wants it: quoted where it holds a comma, a quote or a line feed.
func csvField(_ text: String) -> String {
  guard text.contains(where: { ",\"\n\r".contains($0) }) else { return text }
  return "\"" + text.replacing("\"", with: "\"\"") + "\""
}

/// An error as a line on standard error.
func errorLine(_ error: any Error) -> String {
  errorLine(reason(of: error))
}

/// What an error says as a line on standard error: with its file and line, or after `error:`.
func errorLine(_ reason: String) -> String {
  let line = reason.printableLine
  return line.contains(": error: ") ? line : "error: \(line)"
}
