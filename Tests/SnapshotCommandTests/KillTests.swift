import Foundation
import RedlineIO
import RedlineKit
import TestPrograms
import Testing

@testable import RedlineSnapshots

/// Processes that write goldens, killed or many at once: each golden is whole, old or new.
///
/// On a disk, where goldens are and where writing takes long enough to be cut off in the middle.
@Suite(.blocks) struct KillTests {
  /// The number of a file on its disk, which is another one once the file was replaced.
  private func fileNumber(_ path: String) -> UInt64 {
    var status = stat()
    return stat(path, &status) == 0 ? UInt64(status.st_ino) : 0
  }

  /// Contents of a size that takes several writes to the disk.
  private func contents(_ word: String, _ number: Int) -> String {
    String(repeating: "\(word) \(number)\n", count: 2000)
  }

  /// Waits until a file is another one than the numbered, and kills the process a little later: it
  /// starts slowly and then writes fast, so the moment follows from what it has written.
  ///
  /// - Returns: Whether the process was still at work.
  private func endWhenWritten(
    _ process: Process, _ path: String, before: UInt64, within microseconds: UInt32
  ) -> Bool {
    while process.isRunning, fileNumber(path) == before { usleep(200) }
    usleep(microseconds)
    let isRunning = process.isRunning
    if isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    return isRunning
  }

  @Test func acceptingKilledAtRandomLeavesWholeGoldens() throws {
    try withPackage(isOnDisk: true) { folder, store in
      let paths = (0..<40).map { "S/t/\($0).svg" }.sorted()
      let texts = paths.map { (old: contents("old", $0.count), new: contents("new", $0.count)) }
      var dice = Dice()
      var (killed, mixed) = (0, 0)
      var accepted = Set(paths.indices)
      for round in 0..<10 {
        // What nobody accepted waits as it did.
        for index in accepted.sorted() {
          try store.addPending(paths[index], from: texts[index].old, to: texts[index].new)
        }
        #expect(store.reviewableResults().count == paths.count, "round \(round)")
        let victim = "\(store.goldens)/\(paths[dice.roll(paths.count)])"
        let before = fileNumber(victim)
        let process = try Command(
          program: "redline", arguments: ["accept", "--all"], folder: folder
        ).started()
        let moment = UInt32(dice.roll(2000))
        if endWhenWritten(process, victim, before: before, within: moment) { killed += 1 }
        accepted = []
        for (index, path) in paths.enumerated() {
          let golden = try store.golden(path)
          let isNew = golden == texts[index].new
          #expect(isNew || golden == texts[index].old, "\(path) in round \(round)")
          if isNew { accepted.insert(index) }
        }
        if !accepted.isEmpty, accepted.count < paths.count { mixed += 1 }
      }
      // The test means something only if many were killed in the middle.
      #expect(killed > 4 && mixed > 2, "\(killed) killed, \(mixed) in the middle")
    }
  }

  @Test func movingKilledAtRandomLosesNoGolden() throws {
    try withPackage(isOnDisk: true) { folder, store in
      let names = (0..<50).map { "\($0).svg" }.sorted()
      var dice = Dice(state: 3)
      var mixed = 0
      for round in 0..<10 {
        for name in names {
          let bytes = Array(contents("round \(round)", name.count).utf8)
          try removeFile(at: "\(store.goldens)/S/new/\(name)")
          try writeWhole(bytes, to: "\(store.goldens)/S/old/\(name)")
          var new = try result("S/new/\(name)", .missing)
          try writeWhole(bytes, to: store.pendingPath(new.file))
          (new.actualHash, new.renamedFromHash) = (sha256(bytes), sha256(bytes))
          new.renamedFrom = "S/old/\(name)"
          try store.save(new)
        }
        let process = try Command(
          program: "redline", arguments: ["accept", "--all"], folder: folder
        ).started()
        let first = "\(store.goldens)/S/new/\(names[dice.roll(names.count)])"
        _ = endWhenWritten(process, first, before: 0, within: UInt32(dice.roll(500)))
        let found = Folder(store.goldens).filePaths()
        #expect(found.count == names.count, "round \(round)")
        #expect(Set(found.map { $0.dropFirst(6) }).count == names.count, "round \(round)")
        for path in found {
          let golden = try store.golden(path)
          #expect(golden == contents("round \(round)", path.count - 6), "\(path)")
        }
        if found.contains(where: { $0.hasPrefix("S/old") }), found[0].hasPrefix("S/new") {
          mixed += 1
        }
      }
      // The test means something only if many were killed in the middle.
      #expect(mixed > 2, "\(mixed) in the middle")
    }
  }

  @Test func recordingKilledAtRandomLeavesWholeGoldens() throws {
    try withPackage(isOnDisk: true) { folder, store in
      let drawn = packageRoot.appending(path: "Snapshots/gallery").path
      let goldens = "\(store.goldens)/gallery"
      try record(in: folder).waitUntilExit()
      let names = Folder(goldens).filePaths()
      var dice = Dice(state: 2)
      var (killed, mixed) = (0, 0)
      for round in 0..<9 {
        for name in Folder(goldens).filePaths() { try removeFile(at: "\(goldens)/\(name)") }
        let victim = "\(goldens)/\(names[dice.roll(names.count)])"
        let moment = UInt32(dice.roll(4000))
        let process = try record(in: folder)
        if endWhenWritten(process, victim, before: 0, within: moment) { killed += 1 }
        let found = Folder(goldens).filePaths()
        for name in found {
          let golden = try wholeFile(at: "\(goldens)/\(name)")
          #expect(try golden == wholeFile(at: "\(drawn)/\(name)"), "\(name) in round \(round)")
        }
        if !found.isEmpty, found.count < names.count { mixed += 1 }
      }
      #expect(names.count >= 8)
      #expect(killed > 3 && mixed > 2, "\(killed) killed, \(mixed) in the middle")
    }
  }

  /// Whoever asks what became of a run leaves indices, of which nothing may depend.
  @Test func askingKilledAtRandomLeavesTheSameAnswer() throws {
    try withPackage(isOnDisk: true) { folder, store in
      var note = try store.beginRun("verify")
      note.end = .exit(1)
      try store.save(note)
      try store.save(SnapshotRun(id: note.run, library: "swift-testing"), process: 5)
      for number in 0..<1200 {
        let verdict: SnapshotResult.Verdict = number % 240 == 7 ? .changed : .passed
        try store.save(try result("S/t/\(number).svg", verdict, run: note.run))
      }
      let index = "\(store.results)/passed.index"
      let others = ["\(store.results)/results.index", "\(store.results)/results.time"]
      let expected = Verification(run: note.run, note: note, in: store).summary
      func ask() throws -> Process {
        for path in others + [index] { try removeFile(at: path) }
        return try Command(
          program: "redline", arguments: ["verify", "--no-run"], folder: folder
        ).started()
      }
      func expectSame(_ comment: Comment) {
        // What is found without the index, and with it.
        for _ in 0..<2 {
          let found = Verification(notable: note.run, note: note, in: store)
          #expect(found.summary == expected && found.failures.count == 5, comment)
        }
      }
      // What was written just now is taken into no index.
      usleep(3_200_000)
      var dice = Dice(state: 4)
      for round in 0..<6 {
        let moment = UInt32(dice.roll(100_000))
        _ = endWhenWritten(try ask(), others[1], before: 0, within: moment)
        expectSame("round \(round)")
      }
      let processes = try (0..<4).map { _ in try ask() }
      for process in processes {
        process.waitUntilExit()
        #expect(process.terminationStatus == 1)
      }
      #expect(fileNumber(index) != 0)
      expectSame("four at once")
    }
  }

  /// Whoever asks what changed leaves explanations and a report, whole or not at all.
  @Test func explainingKilledAtRandomLeavesTheSameAnswer() throws {
    try withPackage(isOnDisk: true) { folder, store in
      let note = try addBriefFailures(24, to: store)
      let explanations = "\(store.results)/explanations"
      let report = folder.appending(path: "Report").path
      func ask() throws -> Process {
        try Command(
          program: "redline", arguments: ["verify", "--no-run", "--report", report],
          folder: folder
        ).started()
      }
      try ask().waitUntilExit()
      let paths = Folder(explanations).filePaths()
      let whole = try paths.map { try wholeFile(at: "\(explanations)/\($0)") }
      let page = try wholeFile(at: "\(report)/index.html")
      try #require(paths.count == 24 && page != nil)
      let expected = Verification(run: note.run, note: note, in: store).results
      #expect(expected.allSatisfy { $0.isBrief == nil && $0.cause != nil })
      var dice = Dice(state: 5)
      var mixed = 0
      for round in 0..<5 {
        for path in paths { try removeFile(at: "\(explanations)/\(path)") }
        try? FileManager.default.removeItem(atPath: report)
        let first = "\(explanations)/\(paths[dice.roll(paths.count)])"
        _ = endWhenWritten(try ask(), first, before: 0, within: UInt32(dice.roll(6000)))
        let found = Folder(explanations).filePaths()
        if !found.isEmpty, found.count < paths.count { mixed += 1 }
        for (index, path) in paths.enumerated() where found.contains(path) {
          let bytes = try wholeFile(at: "\(explanations)/\(path)")
          #expect(bytes == whole[index], "\(path) in round \(round)")
        }
        if let left = try wholeFile(at: "\(report)/index.html") { #expect(left == page) }
        let again = Verification(run: note.run, note: note, in: store).results
        #expect(again == expected, "round \(round)")
      }
      #expect(mixed > 0, "\(mixed) in the middle")
    }
  }

  /// Failures that tests told in short.
  private func addBriefFailures(_ count: Int, to store: SnapshotStore) throws -> RunNote {
    let root = View()
    root.addSubview(Label("Title"))
    let old = Diagram(try root.solved(on: .canvas(160, 60)))
    var note = try store.beginRun("verify")
    note.end = .exit(1)
    try store.save(note)
    try store.save(SnapshotRun(id: note.run, library: "swift-testing"), process: 5)
    for number in 0..<count + Explanations.limit {
      let id = SnapshotID("Suite", "test", "a-\(number)")
      _ = store.judge(Snapshot(id, .diagram(old)), mode: .missing, run: note.run)
    }
    for number in 0..<count + Explanations.limit {
      let id = SnapshotID("Suite", "test", "a-\(number)")
      var other = old
      other.layout.items[1].frame.origin.x += 1 + Double(number)
      _ = store.judge(Snapshot(id, .diagram(other)), mode: .never, run: note.run)
    }
    return note
  }

  @Test func tenProcessesRecordAtOnce() throws {
    try withPackage(isOnDisk: true) { folder, store in
      let drawn = packageRoot.appending(path: "Snapshots/gallery").path
      let processes = try (0..<10).map { _ in try record(in: folder, ["insets", "spacers"]) }
      for process in processes {
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
      }
      let paths = Folder("\(store.goldens)/gallery").filePaths()
      #expect(paths.count >= 4)
      for path in paths {
        #expect(
          try wholeFile(at: "\(store.goldens)/gallery/\(path)")
            == wholeFile(at: "\(drawn)/\(path)"), "\(path)")
      }
      let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      #expect(all?.contains { $0.hasSuffix(".tmp") } == false)
    }
  }

  private func record(
    in folder: URL, _ names: [String] = ["insets", "center*", "spacers", "ambiguous"]
  ) throws -> Process {
    try Command(
      program: "redline-gallery",
      arguments: ["record", "--goldens", "Snapshots/gallery", "--quiet"]
        + names.flatMap { ["--only", $0] },
      folder: folder
    ).started()
  }
}
