import ArgumentParser
import Foundation
import RedlineDiagram
import RedlineIO
import RedlineKit
import RedlineLog
import RedlineText

/// Says what the conflicts in a console log are about.
struct LogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log", abstract: "Explain the constraint conflicts of a console log.",
    discussion: """
      Reads what UIKit and AppKit print when constraints cannot all hold ("Unable to simultaneously \
      satisfy constraints"), in logs of Xcode, simulators and devices since iOS 6, cut off or with \
      other lines between, quoted in mails, with colours of a terminal, with entities of a web page, \
      in JSON, or all on one line, and also lists as 'po view.constraints' prints them. For each conflict \
      it tells the constraints that are needed for it, which of them are UIKit's own and what they \
      are for, and what is known to help. The same conflict in a log many times is told once.

      Views that '_autolayoutTrace' calls ambiguous are told too, with what is open and what fixes it.

      With --draw each conflict becomes a diagram. A log does not know where views are that nothing \
      in it holds; they stand near the corner.

      EXAMPLES
        redline log console.txt
        xcrun simctl launch --console booted com.example.app 2>&1 | redline log -
        redline log console.txt --draw conflicts

      Exit codes: 0; 1 with --strict if there is a conflict; 64 for wrong arguments or a file that \
      cannot be read; 70 if a diagram cannot be drawn or written.
      """)

  @Argument(help: "The log; '-' is standard input.", completion: .file())
  var file: String

  @Option(
    help: ArgumentHelp(
      "Draw each conflict as conflict-1.svg and conflict-1~dark.svg into that folder.",
      valueName: "folder"),
    completion: .directory)
  var draw: String?

  @Flag(help: "Print JSON for programs.")
  var json = false

  @Flag(help: "End with exit code 1 if there is a conflict.")
  var strict = false

  func run() throws {
    let bytes: [UInt8]
    do { bytes = try WholeFile(file).bytes(limit: ConflictLog.limit) } catch {
      throw ValidationError("\(error)")
    }
    let name =
      file == "-" ? "log" : String(file.split(separator: "/").last ?? Substring(file))
    let report = LogReport(ConflictLog(bytes), file: name, measuring: try TextShaper.shared())
    try StandardOutput.print(json ? report.entries.indentedJSON() : report.text)
    for note in report.notes { StandardError.print("note: \(note)") }
    if report.entries.isEmpty {
      StandardError.print(
        "there is no conflict, no ambiguous view and no constraint without a common ancestor in \(name)"
      )
    }
    if let draw { try write(report.layouts, to: draw) }
    if strict, report.entries.contains(where: { $0.ambiguous == nil }) { throw ExitCode(1) }
  }

  private func write(_ layouts: [SolvedLayout?], to folder: String) throws {
    try Folder(folder).makeForOutput(option: "--draw")
    for (index, layout) in layouts.enumerated() {
      guard let layout else { continue }
      for theme in Theme.Name.allCases {
        var diagram = Diagram(layout)
        diagram.theme = theme
        let path = "\(folder)/conflict-\(index + 1)\(theme == .dark ? "~dark" : "").svg"
        try WholeFile(path).writeOutput(Array(diagram.svg().text().utf8))
      }
    }
  }
}
