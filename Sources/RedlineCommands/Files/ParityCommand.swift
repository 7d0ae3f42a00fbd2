import ArgumentParser
import Foundation
import RedlineComparison
import RedlineIO
import RedlineModel

/// Compares frames that a running app had with Redline's.
struct ParityCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "parity", abstract: "Compare the frames of a running app with Redline's.",
    discussion: """
      The first file is what 'view.redlineLayout()' of RedlineCapture read in the app. Alone, its \
      own constraints and content sizes are solved again; views that no constraint places are left \
      out. With a second file, the layout of the same views as Redline drew it, frames are compared \
      by the views' ids.

      EXAMPLES
        redline parity captured.json
        redline parity captured.json login-iphone-15.svg --tolerance 1

      Exit codes: 0 if all frames are the same; 1 if one differs or is missing; 64 for a file that \
      cannot be read.
      """)

  @Argument(help: ArgumentHelp("What the app's views were.", valueName: "captured"))
  var captured: String

  @Argument(help: ArgumentHelp("The layout as Redline has it.", valueName: "own"))
  var own: String?

  @Option(
    help: ArgumentHelp("How far edges may be apart; a pixel unless given.", valueName: "points"))
  var tolerance: Double?

  @Flag(help: "Print JSON for programs.")
  var json = false

  func validate() throws {
    if let tolerance, !(0...1000).contains(tolerance) {
      throw ValidationError("--tolerance is a number of points from 0 to 1000")
    }
  }

  func run() throws {
    let device: SolvedLayout
    var other: SolvedLayout?
    do {
      device = try Self.layout(captured)
      other = try own.map { try Self.layout($0) }
    } catch { throw ValidationError("\(error)") }
    let allowed = tolerance ?? 1 / device.environment.device.scale
    let parity =
      other.map { CapturedParity(device: device, own: $0, tolerance: allowed) }
      ?? CapturedParity(resolving: device, tolerance: allowed)
    try StandardOutput.print(json ? parity.indentedJSON() : parity.text)
    if !parity.rows.isEmpty || !parity.missing.isEmpty { throw ExitCode(1) }
  }

  private static func layout(_ path: String) throws -> SolvedLayout {
    try LayoutFile.layout(in: try LayoutFile(path: path).bytes(), name: path)
  }
}
