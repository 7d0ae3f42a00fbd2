import Foundation
import RedlineIO
import Testing

@testable import RedlineSnapshots

/// A test of the repository.
struct YearTest: Hashable {
  var suite: String
  var name: String
  var isXCTest: Bool
  var variants: [String]
  /// What is drawn; another number after each change.
  var content: Int
  var isDisabled = false

  var folder: String { "\(suite)/\(name)" }
  /// The line of `swift test list`.
  var declaration: String { isXCTest ? "App.\(suite)/\(name)" : "App.\(suite)/\(name)()" }

  /// The goldens by their paths.
  func files(version: Int) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: variants.map { variant in
        ("\(folder)/\(variant).svg", "<svg>\(content) \(variant) \(version)</svg>")
      })
  }
}

/// What was not as expected.
final class Failures {
  var texts: [String] = []
}

/// The repository with the model of it.
struct Year {
  let folder: URL
  let store: SnapshotStore
  var dice: Dice
  var tests: [YearTest] = []
  /// The goldens that there should be.
  var goldens: [String: String] = [:]
  /// The version of what draws.
  var version = 1
  var contentCount = 0
  var nameCount = 0
  /// What the last complete run that passed took.
  var passed: Set<String>?
  /// What waits since the last run: the contents, and the goldens that may be moved.
  var waiting: [String: (text: String, olds: Set<String>)] = [:]
  var olderWaiting: Set<String> = []
  var counts: [String: Int] = [:]
  var log: [String] = []
  let failures = Failures()
  /// A golden that was moved, as it was called before.
  var moved: [(old: String, new: String)] = []
  /// The goldens in which git left conflicts.
  var conflicts: Set<String> = []

  init(seed: UInt64, folder: URL, store: SnapshotStore) throws {
    (self.folder, self.store, dice) = (folder, store, Dice(state: seed))
    try git("init", "-q", "--initial-branch=main")
    try Data(".build\n".utf8).write(to: folder.appending(path: ".gitignore"))
  }

  func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { failures.texts.append(message()) }
  }

  @discardableResult
  func git(_ arguments: String...) throws -> String {
    let identity = ["-c", "user.name=x", "-c", "user.email=x@example.com"]
    let output = try ChildProcess(["git"] + identity + arguments, in: folder.path).output()
    return String(decoding: output.bytes, as: UTF8.self)
  }

  // MARK: - What people do

  mutating func go(_ step: Int) throws {
    let events: [(String, (inout Year) throws -> Bool)] = [
      ("add", { $0.add() }), ("add", { $0.add() }), ("delete", { $0.delete() }),
      ("rename", { $0.rename() }), ("rename", { $0.rename() }), ("move", { $0.moveSuite() }),
      ("change", { $0.change() }), ("change", { $0.change() }), ("narrow", { $0.narrow() }),
      ("widen", { $0.widen() }), ("disable", { $0.toggle() }),
      ("accept all", { try $0.accept(share: 1) }), ("accept all", { try $0.accept(share: 1) }),
      ("accept all", { try $0.accept(share: 1) }), ("accept some", { try $0.accept(share: 2) }),
      ("reject", { try $0.reject() }), ("delete obsolete", { try $0.deleteObsolete() }),
      ("new version", { $0.changeVersion() }), ("filter", { try $0.filter() }),
      ("merge", { try $0.join(byRebase: false) }), ("merge", { try $0.join(byRebase: false) }),
      ("rebase", { try $0.join(byRebase: true) }), ("shards", { try $0.merge() }),
      ("crash", { try $0.crash() }), ("allow", { try $0.allow() }),
    ]
    let (event, act) = events[step < 6 ? 0 : dice.roll(events.count)]
    log.append("\(step) \(event)")
    if try act(&self) { counts[event, default: 0] += 1 }
    // Goldens are committed when somebody decided, and all tests run after each step.
    if event.hasPrefix("accept") || event.hasPrefix("delete") {
      try git("add", "-A")
      try git("commit", "-q", "-m", "\(step) \(event)")
    }
    try run(tests)
    checkDisk()
  }

  mutating func pick() -> Int? { tests.isEmpty ? nil : dice.roll(tests.count) }

  mutating func newName() -> String {
    nameCount += 1
    return ["log", "größe", "вход", "登録"][dice.roll(4)] + "\(nameCount)"
  }

  mutating func add() -> Bool {
    guard tests.count < 12 else { return false }
    contentCount += 1
    let isXCTest = dice.roll(4) == 0
    tests.append(
      YearTest(
        suite: isXCTest ? "File\(dice.roll(3))" : "Suite\(dice.roll(4))", name: newName(),
        isXCTest: isXCTest,
        variants: ["a-motion", "a-series", "a-series~dark", "a"].suffix(1 + dice.roll(4)),
        content: contentCount))
    return true
  }

  mutating func delete() -> Bool {
    guard tests.count > 6, let index = pick() else { return false }
    tests.remove(at: index)
    return true
  }

  mutating func rename() -> Bool {
    guard let index = pick() else { return false }
    tests[index].name = newName()
    return true
  }

  mutating func moveSuite() -> Bool {
    guard let index = pick() else { return false }
    tests[index].suite = (tests[index].isXCTest ? "File" : "Suite") + "\(4 + dice.roll(4))"
    return true
  }

  mutating func change() -> Bool {
    guard let index = pick() else { return false }
    contentCount += 1
    tests[index].content = contentCount
    return true
  }

  mutating func narrow() -> Bool {
    guard let index = tests.firstIndex(where: { $0.variants.count > 1 }) else { return false }
    tests[index].variants.removeLast()
    return true
  }

  mutating func widen() -> Bool {
    guard let index = pick(), tests[index].variants.count < 6 else { return false }
    tests[index].variants.append("v\(tests[index].variants.count)-\(contentCount)")
    return true
  }

  mutating func toggle() -> Bool {
    guard let index = pick() else { return false }
    tests[index].isDisabled.toggle()
    return true
  }

  mutating func changeVersion() -> Bool {
    version += 1
    return true
  }

  // MARK: - What they decide

  mutating func accept(share: Int) throws -> Bool {
    let found = store.reviewableResults()
    expect(
      Set(found.map(\.file.path)) == Set(waiting.keys), "waiting: \(found.map(\.file.path))")
    for result in found where dice.roll(share) == 0 {
      let path = result.file.path
      try store.accept(result)
      goldens[path] = waiting[path]?.text
      if let old = result.renamedFrom {
        expect(waiting[path]?.olds.contains(old) == true, "\(path) moved from \(old)")
        goldens[old] = nil
        moved.append((old, path))
        counts["moved", default: 0] += 1
      }
    }
    checkDisk()
    return !found.isEmpty
  }

  mutating func reject() throws -> Bool {
    let found = store.reviewableResults()
    for result in found where dice.roll(2) == 0 { try store.reject(result) }
    checkDisk()
    return !found.isEmpty
  }

  mutating func deleteObsolete() throws -> Bool {
    guard let obsolete = store.lastRun()?.note?.obsolete else { return false }
    try Folder(store.goldens).delete(obsolete)
    for path in obsolete { goldens[path] = nil }
    return !obsolete.isEmpty
  }
}
