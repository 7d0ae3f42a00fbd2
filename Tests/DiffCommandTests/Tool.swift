import Foundation
import RedlineKit

/// A program, run as a process of its own in a folder.
struct Tool {
  var folder: URL

  /// What a run left behind.
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  func redline(_ arguments: [String], input: Data = Data()) throws -> Outcome {
    try run(Self.products.appending(path: "redline").path, arguments, input)
  }

  func gallery(_ arguments: [String]) throws -> Outcome {
    try run(Self.products.appending(path: "redline-gallery").path, arguments, Data())
  }

  /// Runs git with a configuration of its own, and the built programs first in `PATH`.
  @discardableResult func git(_ arguments: String...) throws -> Outcome {
    try run("/usr/bin/env", ["git"] + arguments, Data())
  }

  private func run(_ path: String, _ arguments: [String], _ input: Data) throws -> Outcome {
    try withTemporaryFolder { files in
      // Files, because a full pipe would stop the program.
      let names = ["in", "out", "err"].map { files.appending(path: $0) }
      try input.write(to: names[0])
      for name in names.dropFirst() { try Data().write(to: name) }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = arguments
      process.currentDirectoryURL = folder
      process.environment = environment
      process.standardInput = try FileHandle(forReadingFrom: names[0])
      process.standardOutput = try FileHandle(forWritingTo: names[1])
      process.standardError = try FileHandle(forWritingTo: names[2])
      try process.run()
      process.waitUntilExit()
      let texts = try names.dropFirst().map {
        String(decoding: try Data(contentsOf: $0), as: UTF8.self)
      }
      return Outcome(
        status: process.terminationReason == .exit ? process.terminationStatus : -1,
        output: texts[0], errors: texts[1])
    }
  }

  private var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for name in environment.keys where name.hasPrefix("GIT_") { environment[name] = nil }
    environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
    environment["GIT_CONFIG_SYSTEM"] = "/dev/null"
    for role in ["AUTHOR", "COMMITTER"] {
      environment["GIT_\(role)_NAME"] = "Test"
      environment["GIT_\(role)_EMAIL"] = "test@example.com"
    }
    environment["PATH"] = "\(Self.products.path):\(environment["PATH"] ?? "/usr/bin")"
    return environment
  }

  /// The folder with the built programs, which is that of the tests.
  private static var products: URL {
    #if os(macOS)
      let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
      return tests.bundleURL.deletingLastPathComponent()
    #else
      return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    #endif
  }
}

/// Calls `body` with the path of a new folder, which is removed afterwards.
func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "redline-\(ProcessInfo.processInfo.globallyUniqueString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}

extension Tool {
  /// Writes a file, with the folders around it.
  func write(_ text: String, to path: String) throws {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Writes a card as SVG in both themes, or as JSON.
  func writeCard(_ path: String, gap: Double = 8, title: String = "Title") throws {
    let layout = try card(gap: gap, title: title)
    if path.hasSuffix(".json") {
      return try write(String(decoding: JSONEncoder().encode(layout), as: UTF8.self), to: path)
    }
    var diagram = Diagram(layout)
    try write(diagram.svg().text(), to: path)
    diagram.theme = .dark
    try write(diagram.svg().text(), to: path.replacing(".svg", with: "~dark.svg"))
  }

  func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }
}

/// A title with a note below.
final class Card: View, LayoutSpec {
  let title: Label
  let note = Label("Note")
  private let gap: Double

  init(gap: Double, title: String) {
    self.title = Label(title)
    self.gap = gap
    super.init()
  }

  var layout: Layout {
    title; note  // subviews
    title.top == top + 20
    title.leading == leading + 16
    note.top == title.bottom + gap
    note.leading == title.leading
  }
}

func card(gap: Double = 8, title: String = "Title") throws -> SolvedLayout {
  try Card(gap: gap, title: title).solved(on: .canvas(200, 120), name: "Card")
}
