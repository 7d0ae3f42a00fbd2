import RedlineSnapshots
import TestPrograms
import Testing

@Suite(.blocks) struct RecordModeTests {
  @Test(
    arguments: [
      ("nothing is said", nil, [:], .never),
      ("the code asks", .missing, [:], .missing),
      ("the environment asks", nil, ["REDLINE_RECORD": "all"], .all),
      ("the environment outranks the code", .all, ["REDLINE_RECORD": "never"], .never),
      ("an empty variable says nothing", .failed, ["REDLINE_RECORD": ""], .failed),
      ("CI outranks both", .all, ["REDLINE_RECORD": "all", "CI": "true"], .never),
      ("CI=1", .all, ["CI": "1"], .never),
      ("CI=false is no CI", .all, ["CI": "false"], .all),
      ("CI=0 is no CI", .all, ["CI": "0"], .all),
      ("an empty CI is no CI", .missing, ["CI": ""], .missing),
    ] as [(String, RecordMode?, [String: String], RecordMode)])
  func mode(
    _ row: String, asked: RecordMode?, environment: [String: String], expected: RecordMode
  ) throws {
    #expect(try RecordMode(asked: asked, environment: environment) == expected)
  }

  @Test func unknownModesAreNamed() {
    #expect(throws: SnapshotError.unknownMode("sometimes")) {
      try RecordMode(asked: nil, environment: ["REDLINE_RECORD": "sometimes"])
    }
  }
}
