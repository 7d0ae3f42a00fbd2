import Foundation
import RedlineIO
import RedlineRaster
import TestPrograms
import Testing

@testable import RedlineSnapshots

/// Pictures that two branches changed: git leaves one side, and no marker in it.
@Suite(.blocks) struct PictureConflictTests {
  private func bitmap(_ shade: UInt8) -> Bitmap {
    Bitmap(width: 2, height: 2, pixels: (0..<4).flatMap { _ in [shade, 0, 0, 255] })
  }

  @Test(arguments: ["merge", "rebase"]) func picturesInConflict(_ way: String) throws {
    try withPackage { folder, store in
      @discardableResult
      func git(_ arguments: String...) throws -> String {
        let identity = ["-c", "user.name=x", "-c", "user.email=x@example.com"]
        let words = ["git"] + identity + ["-c", "core.editor=true"] + arguments
        let output = try ChildProcess(words, in: folder.path).output()
        return String(decoding: output.bytes, as: UTF8.self)
      }
      let id = SnapshotID("Suite", "test", "a")
      func commit(_ shade: UInt8, on branch: String) throws {
        try git("checkout", "-q", "-B", branch)
        _ = store.judge(Snapshot(id, .bitmap(bitmap(shade))), mode: .never, run: "r")
        for result in store.reviewableResults() { try store.accept(result) }
        try git("add", "-A")
        try git("commit", "-q", "-m", "\(shade)")
      }
      try git("init", "-q", "--initial-branch=main")
      try Data(".build\n".utf8).write(to: folder.appending(path: ".gitignore"))
      try commit(1, on: "main")
      try commit(2, on: "theirs")
      try git("checkout", "-q", "main")
      try commit(3, on: "main")
      if way == "rebase" { try git("checkout", "-q", "theirs") }
      try git(way, "-q", way == "merge" ? "theirs" : "main")
      #expect(try git("diff", "--name-only", "--diff-filter=U") == "Snapshots/Suite/test/a.png\n")
      // The code of both sides is merged by hand, to something that neither side has.
      let merged = Snapshot(id, .bitmap(bitmap(4)))
      let result = store.judge(merged, mode: .never, run: "r")
      #expect(result.verdict == .changed)
      #expect(result.message.contains("merge"), "\(result.message)")
      try store.accept(result)
      try git("add", "-A")
      try git(way, "--continue")
      #expect(try git("status", "--porcelain") == "")
      #expect(store.judge(merged, mode: .never, run: "r").verdict == .passed)
    }
  }
}
