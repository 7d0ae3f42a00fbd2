import Foundation
import RedlineIO
import TestPrograms
import Testing

@testable import RedlineScratch

/// A compiler that loses the libraries of objects now and then.
@Suite(.blocks) struct LinkingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// What the compiler says in each run, in which it fails; it succeeds in all later ones.
    let says: [String]
    let runs: Int
    let status: Int32
  }

  private static let lost = "ld.lld: error: undefined symbol: swift_task_alloc"

  static let rows = [
    Row(testDescription: "it links", says: [], runs: 1, status: 0),
    Row(testDescription: "libraries are lost once", says: [lost], runs: 2, status: 0),
    Row(
      testDescription: "a symbol is nowhere", says: [lost, lost, lost, lost], runs: 3, status: 1),
    Row(
      testDescription: "an error of the files",
      says: ["App/List.swift:3:5: error: cannot find a in scope"], runs: 1, status: 1),
  ]

  @Test("It is run again where symbols are undefined, and not for errors of files", arguments: rows)
  func runs(_ row: Row) throws {
    try withTemporaryFolder { folder in
      let log = folder.appending(path: "runs").path
      let cases = row.says.enumerated().map { "\($0 + 1)) echo '\($1)' >&2; exit 1;;" }
      let script =
        "echo run >> '\(log)'; case $(wc -l < '\(log)') in \(cases.joined(separator: " ")) esac"
      let output = try LinkingProcess(["sh", "-c", script]).output()
      #expect(output.end == .exit(row.status))
      let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: log)), as: UTF8.self)
      #expect(text.split(separator: "\n").count == row.runs)
    }
  }
}
