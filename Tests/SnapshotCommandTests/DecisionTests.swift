import Foundation
import RedlineSnapshots
import TestPrograms
import Testing

/// `review`, `accept` and `reject` as processes over a store that was made by hand.
@Suite(.blocks) struct DecisionTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var line: String
    var input = ""
    var status: Int32
    /// What is printed, on standard output or, for a code above 1, on standard error.
    var text: String
    /// The snapshots of A/t/1, A/t/2, B/t/1~dark that are accepted, and those that still wait.
    var accepted = ""
    var waiting = "123"

    var testDescription: String { "\(line) < \(input.debugDescription)" }
  }

  @Test(arguments: [
    Row(
      line: "accept A/t/1", status: 0, text: "accepted A/t/1.svg\n1 snapshot accepted\n",
      accepted: "1", waiting: "23"),
    Row(
      line: "accept Snapshots/A/t/1.svg", status: 0, text: "1 snapshot accepted", accepted: "1",
      waiting: "23"),
    Row(line: "accept A", status: 0, text: "2 snapshots accepted", accepted: "12", waiting: "3"),
    Row(
      line: "accept A/ *~dark", status: 0, text: "3 snapshots accepted", accepted: "123",
      waiting: ""),
    Row(
      line: "accept --all", status: 0, text: "3 snapshots accepted", accepted: "123", waiting: ""),
    Row(
      line: "reject *~dark", status: 0, text: "rejected B/t/1~dark.svg\n1 snapshot rejected",
      waiting: "12"),
    Row(line: "reject --all", status: 0, text: "3 snapshots rejected", waiting: ""),
    Row(line: "accept", status: 64, text: "name snapshots, or give --all"),
    Row(
      line: "accept --all A", status: 64, text: "--all and names of snapshots cannot be combined"),
    Row(
      line: "accept A/t/11", status: 64,
      text: "nothing that waits for review is named 'A/t/11'; did you mean A/t/1"),
    Row(line: "accept A X", status: 64, text: "is named 'X'"),
    Row(
      line: "review", input: "a\nr\ns\n", status: 1, text: "1 accepted, 1 rejected, 1 left\n",
      accepted: "1", waiting: "3"),
    Row(
      line: "review", input: "A\na\n", status: 0, text: "3 accepted, 0 rejected, 0 left\n",
      accepted: "123", waiting: ""),
    Row(
      line: "review", input: "R\na\n", status: 0, text: "1 accepted, 2 rejected, 0 left\n",
      accepted: "3", waiting: ""),
    Row(
      line: "review", input: "S\na\n", status: 1, text: "1 accepted, 0 rejected, 2 left\n",
      accepted: "3", waiting: "12"),
    Row(line: "review", input: "q\na\n", status: 1, text: "0 accepted, 0 rejected, 3 left\n"),
    Row(line: "review", input: "", status: 1, text: "0 accepted, 0 rejected, 3 left\n"),
    Row(
      line: "review", input: "x\n accept \nskip", status: 1, text: "R rejects, S skips them",
      accepted: "1", waiting: "23"),
    Row(
      line: "review B", input: "a\na\n", status: 0, text: "[1/1] B/t/1~dark.svg\n", accepted: "3",
      waiting: "12"),
    Row(
      line: "review", status: 1,
      text: "[1/3] A/t/1.svg\nAppTests/A.swift:7\nA/t/1.svg is another layout\n- old\n+ new\n"),
    Row(line: "review", status: 1, text: "1 more with the same cause\n"),
    Row(line: "review", status: 1, text: "A accept all 2 of this cause, o open, q quit, ? help > "),
    Row(line: "review --json", status: 0, text: #""id" : "A/t/1""#),
    Row(line: "review --json --web", status: 64, text: "--web and --json cannot be combined"),
    Row(line: "review --port 80", status: 64, text: "--port needs --web"),
    Row(line: "review --web --port 65536", status: 64, text: "it must be 1 to 65535"),
    Row(line: "review --package-path no", status: 64, text: "no has no Package.swift; go to"),
    Row(
      line: "verify --shard 9/8", status: 64,
      text: "'9/8' is not a part of the tests; the third of eight is 3/8"),
    Row(
      line: "verify --shard 1/8 --filter A", status: 64,
      text: "--shard and --filter cannot be combined"),
    Row(line: "verify --precision high", status: 64, text: "--precision"),
    Row(line: "record --mode never", status: 64, text: "--mode"),
    Row(line: "merge", status: 64, text: "Missing expected argument '<folder> ...'"),
    Row(
      line: "merge Package.swift", status: 64,
      text: "Package.swift holds no run; give the folders .build/redline"),
  ])
  func commands(_ row: Row) throws {
    try withPackage { folder, store in
      let paths = ["A/t/1.svg", "A/t/2.svg", "B/t/1~dark.svg"]
      for (index, path) in paths.enumerated() {
        try store.addPending(path, from: "old", to: "new", cause: index < 2 ? "one" : "two")
      }
      let outcome = try Command(
        program: "redline", arguments: row.line.split(separator: " ").map(String.init),
        folder: folder
      ).run(input: row.input)
      #expect(outcome.status == row.status, "\(outcome)")
      let text = row.status > 1 ? outcome.errors.replacing("\n", with: " ") : outcome.output
      #expect(text.contains(row.text), "\(outcome)")
      let goldens = try paths.map { try store.golden($0) }
      #expect(goldens == ["1", "2", "3"].map { row.accepted.contains($0) ? "new" : "old" })
      let waiting = store.reviewableResults().map(\.file.path)
      #expect(
        waiting == zip(["1", "2", "3"], paths).filter { row.waiting.contains($0.0) }.map(\.1))
    }
  }

  @Test func whatWasChangedSinceIsNotAccepted() throws {
    try withPackage { folder, store in
      try store.addPending("A/t/1.svg", from: "old", to: "new")
      try store.addPending("A/t/2.svg", from: "old", to: "new")
      try Data("edited".utf8).write(to: URL(fileURLWithPath: "\(store.goldens)/A/t/1.svg"))
      let outcome = try Command(
        program: "redline", arguments: ["accept", "--all"], folder: folder
      ).run()
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("Snapshots/A/t/1.svg was changed after A/t/1 was compared"))
      #expect(outcome.output.hasSuffix("1 snapshot accepted, 1 not\n"))
      #expect(try store.golden("A/t/1.svg") == "edited")
      #expect(try store.golden("A/t/2.svg") == "new")
    }
  }

  @Test func thePictureIsOpened() throws {
    try withPackage { folder, store in
      try store.addPending("A/t/1.svg", from: "old", to: "new")
      let bin = folder.appending(path: "bin")
      try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
      for name in ["open", "xdg-open"] {
        let path = bin.appending(path: name).path
        try Data("#!/bin/sh\nprintf %s \"$1\" >opened\n".utf8).write(
          to: URL(fileURLWithPath: path))
        chmod(path, 0o755)
      }
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      let outcome = try Command(
        program: "redline", arguments: ["review"], folder: folder,
        variables: ["PATH": "\(bin.path):\(path)"]
      ).run(input: "o\nq\n")
      #expect(outcome.status == 1, "\(outcome)")
      let opened = try String(contentsOf: folder.appending(path: "opened"), encoding: .utf8)
      #expect(opened.hasSuffix(".build/redline/pending/A/t/1.svg"))
    }
  }

  @Test(arguments: ["verify", "record", "review", "accept", "reject", "obsolete", "merge"])
  func helpHasExamplesAndExitCodes(_ command: String) throws {
    let outcome = try Command(
      program: "redline", arguments: [command, "--help"], folder: packageRoot
    ).run()
    #expect(outcome.status == 0)
    for word in ["OVERVIEW", "redline \(command)", "EXAMPLES", "Exit codes: 0", "--package-path"] {
      #expect(outcome.output.contains(word))
    }
  }
}
