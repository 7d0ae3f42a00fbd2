import Foundation
import RedlineKit
import Synchronization
import TestPrograms

/// A built program, run as a process of its own in a folder.
struct Tool {
  var folder: URL

  func redline(_ arguments: [String], input: Data = Data()) throws -> Program.Outcome {
    try run(Program(built: "redline", arguments, in: folder), input)
  }

  func gallery(_ arguments: [String]) throws -> Program.Outcome {
    try run(Program(built: "redline-gallery", arguments, in: folder), Data())
  }

  /// Runs git with a configuration of its own, and the built programs first in `PATH`.
  @discardableResult func git(_ arguments: String...) throws -> Program.Outcome {
    try run(Program("/usr/bin/env", ["git"] + arguments, in: folder), Data())
  }

  private func run(_ program: Program, _ input: Data) throws -> Program.Outcome {
    var program = program
    program.environment = environment
    return try program.run(input: input)
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
    environment["PATH"] = "\(Program.products.path):\(environment["PATH"] ?? "/usr/bin")"
    return environment
  }
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
    let form = path.hasSuffix(".json") ? CardForm.json : .drawing(.light)
    try write(DrawnCard(gap: gap, title: title, form: form).text(), to: path)
    guard form != .json else { return }
    let dark = DrawnCard(gap: gap, title: title, form: .drawing(.dark))
    try write(dark.text(), to: path.replacing(".svg", with: "~dark.svg"))
  }

  func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }
}

enum CardForm: Hashable, Sendable { case json, drawing(Theme.Name) }

/// A card as a file; each is drawn once, as many tests write the same ones.
private struct DrawnCard: Hashable, Sendable {
  var gap: Double
  var title: String
  var form: CardForm

  private static let drawn = Mutex<[DrawnCard: String]>([:])

  func text() throws -> String {
    if let text = Self.drawn.withLock({ $0[self] }) { return text }
    let layout = try card(gap: gap, title: title)
    let text: String
    switch form {
    case .json: text = String(decoding: try JSONEncoder().encode(layout), as: UTF8.self)
    case .drawing(let theme):
      var diagram = Diagram(layout)
      diagram.theme = theme
      text = try diagram.svg().text()
    }
    Self.drawn.withLock { $0[self] = text }
    return text
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
