import Foundation
import RedlineIO
import Testing

@testable import RedlineSnapshots

/// Two branches that change goldens, and become one.
extension Year {
  /// What one branch does: it changes a test, and adds another with its goldens.
  private mutating func makeBranch(
    named name: String, changing index: Int, addsTest: Bool
  ) throws -> (changed: YearTest, added: YearTest?) {
    try git("checkout", "-q", "-B", name)
    contentCount += 1
    var changed = tests[index]
    changed.content = contentCount
    var added: YearTest?
    if addsTest {
      contentCount += 1
      added = YearTest(
        suite: "Suite\(dice.roll(4))", name: newName(), isXCTest: false,
        variants: ["a-motion", "a"],
        content: contentCount)
    }
    for test in [changed, added].compactMap(\.self) {
      for (path, text) in test.files(version: version) {
        try writeWhole(Array(text.utf8), to: "\(store.goldens)/\(path)")
      }
    }
    try git("add", "-A")
    try git("commit", "-q", "--allow-empty", "-m", name)
    return (changed, added)
  }

  /// Two branches are merged, or one is rebased upon the other. Where both changed the same test, git
  /// leaves conflicts in its goldens; the test, whose code somebody merged, fails and says so, and
  /// accepting what it drew resolves them.
  mutating func join(byRebase: Bool) throws -> Bool {
    let enabled = tests.indices.filter { !tests[$0].isDisabled }
    guard enabled.count >= 2, tests.count < 16 else { return false }
    let first = enabled[dice.roll(enabled.count)]
    let isConflict = dice.roll(2) == 0
    let second = isConflict ? first : enabled.first { $0 != first } ?? first
    try git("add", "-A")
    try git("commit", "-q", "--allow-empty", "-m", "before")

    let theirs = try makeBranch(named: "theirs", changing: first, addsTest: true)
    try git("checkout", "-q", "main")
    let ours = try makeBranch(named: "main", changing: second, addsTest: false)
    var changed = [ours.changed]
    if isConflict {
      // The code of both sides is merged by hand, to something that neither side has.
      contentCount += 1
      changed[0].content = contentCount
    } else {
      changed.append(theirs.changed)
    }
    for test in [theirs.changed, ours.changed] + [theirs.added].compactMap(\.self) {
      goldens.merge(test.files(version: version)) { $1 }
    }
    for test in changed {
      let index = tests.firstIndex { $0.folder == test.folder }
      if let index { tests[index] = test }
    }
    if let added = theirs.added { tests.append(added) }

    if byRebase {
      try git("checkout", "-q", "theirs")
      try git("rebase", "-q", "main")
    } else {
      try git("merge", "-q", "--no-edit", "theirs")
    }
    let files = isConflict ? changed[0].files(version: version) : [:]
    conflicts = Set(files.keys)
    let unmerged = try git("-c", "core.quotePath=false", "diff", "--name-only", "--diff-filter=U")
    expect(
      Set(unmerged.split(separator: "\n").map(String.init))
        == Set(conflicts.map { "Snapshots/\($0)" }),
      "unmerged: \(unmerged) for \(conflicts)")
    try resolve(byRebase: byRebase)
    if byRebase {
      try git("checkout", "-q", "-B", "main")
    }
    if isConflict { counts["conflict", default: 0] += 1 }
    return true
  }

  private mutating func resolve(byRebase: Bool) throws {
    guard !conflicts.isEmpty else { return }
    try run(tests)
    for path in conflicts {
      let file = try #require(SnapshotFile(path: path))
      let result = try #require(store.savedResult(of: file))
      expect(result.message.contains("is not merged: line 1 is a conflict marker"), result.message)
      try store.accept(result)
      goldens[path] = waiting[path]?.text
    }
    conflicts = []
    checkDisk()
    try git("add", "-A")
    if byRebase {
      try git("-c", "core.editor=true", "rebase", "--continue")
    } else {
      try git("commit", "-q", "--no-edit")
    }
    let state = try git("status", "--porcelain", "--branch")
    expect(!state.contains("rebas") && !state.contains("U"), state)
  }
}
