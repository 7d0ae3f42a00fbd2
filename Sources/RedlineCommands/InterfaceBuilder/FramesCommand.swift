import ArgumentParser
import Foundation
import RedlineComparison
import RedlineIO
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
      place, else 'fixed'. Frames are in points in the superview's coordinates, and those of what \
      'redline render' draws with the same options, but that contents of scroll views stay where \
      they are without bars, and texts that Xcode flags as misplaced have the size in the \
      file.

      EXAMPLES
        redline frames Main.storyboard
        redline frames Main.storyboard --device iphone-16-pro --scene 'Login*'
        redline frames Cell.xib --intrinsic text --environment rule

      Exit codes: 0; 64 if the file cannot be read; 70 if a scene cannot be solved.
      """)

  @Argument(help: ArgumentHelp("A .storyboard or .xib file.", valueName: "file"))
  var file: String

  @OptionGroup var interface: InterfaceOptions
  @OptionGroup var language: LanguageOption

  func validate() throws {
    guard interface.device.count < 2 else {
      throw ValidationError("one --device at a time: rows do not tell devices apart")
    }
  }

  func run() throws {
    guard let options = interface.variants.first?.options else { return }
    let document: InterfaceDocument
    do {
      let found = try language.translated(try InterfaceFile(path: file).read(), at: file)
      guard found.hasTexts || language.language == nil else { throw language.missing([file]) }
      document = found.document
    } catch let error as ValidationError {
      throw error
    } catch {
      StandardError.print(error.errorLine)
      throw ExitCode(64)
    }
    guard !document.drawnRoots.isEmpty else {
      throw ValidationError("there are no views in \(file)")
    }
    var output = ""
    var hasFailed = false
    let shaper = try TextShaper.shared()
    let wanted = Set(document.drawnRoots.filter(interface.isWanted).map(\.scene.id))
    guard interface.scene.isEmpty || !wanted.isEmpty else {
      throw ValidationError("no scene is named \(interface.scene.joined(separator: " or "))")
    }
    for scene in document.scenes where interface.scene.isEmpty || wanted.contains(scene.id) {
      do {
        let frames = try document.frames(of: scene, options, measuring: shaper)
        for row in frames.rows { output += line(scene.id, row) }
      } catch {
        StandardError.print(error.errorLine)
        hasFailed = true
      }
    }
    try StandardOutput.print(output)
    if hasFailed { throw ExitCode(70) }
  }

  private func line(_ scene: String, _ row: SceneFrames.Row) -> String {
    var fields = [scene, row.view.id, row.view.className]
    fields += numbers(row.frame)
    fields += row.view.storedFrame.map(numbers) ?? ["", "", "", ""]
    fields.append(row.view.isDriven ? "driven" : "fixed")
    return fields.map(\.csvField).joined(separator: ",") + "\n"
  }

  private func numbers(_ rect: CGRect) -> [String] {
    [rect.minX, rect.minY, rect.width, rect.height].map { formatted($0, decimals: 4) }
  }
}

extension String {
  /// A field as CSV wants it: quoted where it holds a comma, a quote or a line feed.
  fileprivate var csvField: String {
    guard contains(where: { ",\"\n\r".contains($0) }) else { return self }
    return "\"" + replacing("\"", with: "\"\"") + "\""
  }
}
