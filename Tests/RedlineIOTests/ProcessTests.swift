import Foundation
import RedlineIO
import Testing

@Suite struct ProcessTests {
  private func shell(_ script: String, _ variables: [String: String?] = [:]) -> ChildProcess {
    ChildProcess(["sh", "-c", script], in: "/", variables: variables)
  }

  @Test func endsAndOutputs() throws {
    let rows: [(script: String, end: ChildProcess.End, output: String, errors: String)] = [
      ("echo a; echo b >&2", .exit(0), "a\n", "b\n"), ("exit 3", .exit(3), "", ""),
      ("kill -9 $$", .signal(9), "", ""), ("pwd", .exit(0), "/\n", ""),
      ("echo $REDLINE_TEST${HOME-none}", .exit(0), "x yes none\n", ""), ("cat", .exit(0), "", ""),
    ]
    for row in rows {
      let found = try shell(row.script, ["REDLINE_TEST": "x  yes ", "HOME": nil]).output()
      #expect(found.end == row.end, "\(row.script)")
      #expect(String(decoding: found.bytes, as: UTF8.self) == row.output, "\(row.script)")
      #expect(String(decoding: found.errors, as: UTF8.self) == row.errors, "\(row.script)")
      #expect(try shell(row.script).run() == row.end, "\(row.script)")
    }
  }

  @Test func limitsEndAProcess() {
    #expect(throws: ChildProcess.Failure.slow(seconds: 1)) {
      try shell("sleep 60").output(seconds: 1)
    }
    #expect(throws: ChildProcess.Failure.tooMuch(byteCount: 1000)) {
      try shell("while :; do echo more; done").output(limit: 1000)
    }
  }

  /// More than a pipe holds, on both streams at once.
  @Test func muchOutputOnBothStreams() throws {
    let script =
      "i=0; while [ $i -lt 20000 ]; do echo 0123456789; echo 0123456789 >&2; i=$((i+1)); done"
    let found = try shell(script).output()
    #expect(found.bytes.count == 220_000)
    #expect(found.errors.count >= 1 << 16)
  }

  @Test func conversations() throws {
    let deadline = Date(timeIntervalSinceNow: 600)
    let echo = try Conversation(shell("while read line; do echo \"<$line>\"; echo 12345; done"))
    for word in ["a", "b c"] {
      try echo.ask(word)
      #expect(try echo.line(until: deadline) == "<\(word)>")
      #expect(try echo.bytes(6, until: deadline) == Array("12345\n".utf8))
    }
    #expect(throws: Conversation.Failure.slow) {
      try echo.line(until: Date(timeIntervalSinceNow: 0.1))
    }
    let silent = try Conversation(shell("exit 0"))
    #expect(throws: Conversation.Failure.ended) { try silent.line(until: deadline) }
  }
}
