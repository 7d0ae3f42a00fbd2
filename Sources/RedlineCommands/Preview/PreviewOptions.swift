import ArgumentParser
import Foundation
import RedlineComparison
import RedlineDiagram
import RedlineIO
import RedlineKit
import RedlineLog
import RedlinePreview
import RedlineScratch
import RedlineServer
import RedlineText

/// Where a preview is shown.
struct PreviewOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The port of the page; any free one unless given.", valueName: "number"))
  var port: Int?

  @Flag(help: "Open the page in the browser.")
  var open = false

  @Flag(
    name: .shortAndLong, help: "Print the page's address and errors, and no line for each save.")
  var quiet = false

  func validate() throws {
    if let port, !(1...65_535).contains(port) {
      throw ValidationError("--port is \(port); it must be 1 to 65535")
    }
  }

  /// Shows a preview until it is to end.
  /// - Parameter source: Makes what is shown, given a folder for what is needed meanwhile.
  func run(_ source: (String) throws -> any PreviewSource) async throws {
    // A program that ended is told by its answer that does not come.
    signal(SIGPIPE, SIG_IGN)
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "redline-preview-\(ProcessInfo.processInfo.globallyUniqueString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let isQuiet = quiet
    let engine = PreviewEngine(try source(folder.path)) { $0.tell(isQuiet: isQuiet) }
    let server = LocalServer(port: port.flatMap { UInt16(exactly: $0) })
    let site = PreviewSite(
      engine, token: server.token, choices: try PreviewChoices().json(), log: Self.figures,
      untilDone: TerminalWatch.end)
    let work = Task { await engine.run() }
    defer { work.cancel() }
    do {
      try await server.run(site) { url in
        try StandardOutput.print("\(url.absoluteString)\nPress Ctrl-C to end.\n")
        if self.open { Self.open(url) }
      }
    } catch let error as LocalServerError {
      StandardError.print("error: \(error)")
      throw ExitCode(70)
    }
    await engine.end()
    // A build that goes on would be in the way of the next.
    ProcessTree.endAll()
  }

  private static func open(_ url: URL) {
    #if os(macOS)
      let opener = "open"
    #else
      let opener = "xdg-open"
    #endif
    // A browser that it starts is no child of the preview, and goes on after it.
    let words = ["sh", "-c", #""$0" "$1" >/dev/null 2>&1 &"#, opener, url.absoluteString]
    DispatchQueue.global().async { _ = try? ChildProcess(words).run() }
  }

  /// The conflicts of a console log as figures.
  private struct LogAnswer: Encodable {
    var text: String
    var figures: [FigureContents]
  }

  /// The most figures of one log.
  private static let mostConflicts = 50

  @Sendable static func figures(ofLog text: String) async throws -> Data {
    let report = LogReport(
      ConflictLog(Array(text.utf8)), file: "log", measuring: try TextShaper.shared())
    let layouts = report.layouts.compactMap(\.self).prefix(mostConflicts)
    let figures = try layouts.enumerated().map { number, layout in
      var figure = FigurePage.Figure(name: "conflict \(number + 1)", layout)
      figure.section = "Console log"
      return try FigureContents(figure)
    }
    let text =
      report.entries.isEmpty ? "There is no conflict in the log." : report.text
    return try JSONEncoder().encode(LogAnswer(text: text, figures: figures))
  }
}

/// What can be chosen on the page.
struct PreviewChoices: Encodable {
  struct Choice: Encodable {
    var slug: String
    var name: String
    var kind: String
    var width: Double
    var height: Double
  }

  var devices = Device.all.map { device in
    Choice(
      slug: device.slug, name: device.name, kind: device.kind.rawValue,
      width: Double(device.portraitSize.width), height: Double(device.portraitSize.height))
  }
  var textSizes = ContentSizeCategory.allCases.map(\.abbreviation)
  var styles = Diagram.Style.allCases.map(\.rawValue)

  func json() throws -> String { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
}

extension PreviewState {
  /// A line for a state that is no other's beginning.
  fileprivate func tell(isQuiet: Bool) {
    switch status {
    case .building: break
    case .failed:
      let lines = messages.filter { $0.kind == .error }.prefix(5).map { message in
        "\(message.file):\(message.line):\(message.column): error: \(message.text)"
      }
      let rest = lines.isEmpty ? ["error: \(failure ?? "")"] : Array(lines)
      StandardError.print(rest.joined(separator: "\n").printable)
    case .ready where !isQuiet:
      let count = list.figures.count
      StandardError.print(
        "\(counted(count, "layout")), ready after \(formatted(((seconds ?? 0) * 100).rounded() / 100)) s"
      )
    case .ready: break
    }
    for problem in list.problems where status == .ready { StandardError.print("error: \(problem)") }
  }
}
