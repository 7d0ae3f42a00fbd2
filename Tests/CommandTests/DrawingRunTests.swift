import ArgumentParser
import Foundation
import RedlineScratch
import TestPrograms
import Testing

@testable import RedlineCommands

/// What is drawn where code of one layout ends the program.
@Suite(.blocks) struct DrawingRunTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The layouts, with the signal or the exit code that drawing each ends with.
    var layouts: [(name: String, end: String)]
    var only: [String] = []
    var output = "Pictures"
    /// The exit code, and the layouts that are drawn by themselves.
    var code: Int32
    var alone: [String] = []
  }

  static let rows = [
    Row(testDescription: "no mistake", layouts: [("a", "exit 0"), ("b", "exit 0")], code: 0),
    Row(
      testDescription: "one of three", layouts: [("a", "exit 0"), ("b", "kill"), ("c", "exit 0")],
      code: 70, alone: ["a", "b", "c"]),
    Row(
      testDescription: "a finding in another one", layouts: [("a", "exit 1"), ("b", "kill")],
      code: 70, alone: ["a", "b"]),
    Row(testDescription: "one alone", layouts: [("a", "kill")], code: 70),
    Row(
      testDescription: "of those that are wanted",
      layouts: [("a", "exit 0"), ("b", "kill"), ("c", "exit 0")], only: ["a", "b"], code: 70,
      alone: ["a", "b"]),
    Row(
      testDescription: "to standard output", layouts: [("a", "exit 0"), ("b", "kill")],
      output: "-", code: 70),
  ]

  /// A program that ends as a row says, and notes what it is asked for.
  private static func script(_ row: Row, _ log: String) -> String {
    let wanted = row.layouts.filter { row.only.isEmpty || row.only.contains($0.name) }
    let list = wanted.map {
      #"{"name":"\#($0.name)","variants":[{"file":"\#($0.name)-x"}]}"#
    }
    let cases = row.layouts.map { name, end in
      let code = end == "kill" ? "kill -KILL $$" : end
      return "*--only=\(name)-x*) \(code);;"
    }
    let first = wanted.contains { $0.end == "kill" } ? "kill -KILL $$" : "exit 0"
    return """
      #!/bin/sh
      case "$1" in list) echo '[\(list.joined(separator: ","))]'; exit 0;; esac
      echo "$*" >> '\(log)'
      case "$*" in
      \(cases.joined(separator: "\n"))
      *) \(first);;
      esac

      """
  }

  @Test("A layout that ends the program does not cost the others", arguments: rows)
  func others(_ row: Row) throws {
    try withTemporaryFolder { folder in
      let (program, log) = ("\(folder.path)/program", "\(folder.path)/log")
      try Self.script(row, log).write(toFile: program, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
      let words = row.only.flatMap { ["--only", $0] } + ["--on", "320x480"]
      let run = DrawingRun(
        program: ScratchProgram(path: program, messages: ""), paths: [],
        selection: try CatalogSelection.parse(words),
        options: try RenderOptions.parse(["--output", row.output]))
      let error = #expect(throws: ExitCode.self) { try run.run() }
      #expect(error?.rawValue == row.code)
      let calls = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
      let alone = calls.dropFirst().compactMap { call in
        call.firstMatch(of: /--only=(\w+)-x/).map { String($0.1) }
      }
      #expect(alone == row.alone)
      #expect(calls.allSatisfy { $0.contains("--on=320x480") && $0.hasPrefix("render ") })
    }
  }
}
