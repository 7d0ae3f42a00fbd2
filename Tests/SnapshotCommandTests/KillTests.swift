import Foundation
import RedlineIO
import RedlineKit
import RedlineSnapshots
import TestPrograms
import Testing

/// Processes that write goldens, killed or many at once: each golden is whole, old or new.
@Suite struct KillTests {
  /// The number of a file on its disk, which is another one once the file was replaced.
  private func fileNumber(_ path: String) -> UInt64 {
    var status = stat()
    return stat(path, &status) == 0 ? UInt64(status.st_ino) : 0
  }

  /// Contents of a size that takes several writes to the disk.
  private func contents(_ word: String, _ number: Int) -> String {
    String(repeating: "\(word) \(number)\n", count: 2000)
  }

  @Test func acceptingKilledAtRandomLeavesWholeGoldens() throws {
    try withPackage { folder, store in
      let paths = (0..<40).map { "S/t/\($0).svg" }
      let order = paths.sorted()
      var dice = Dice()
      var killed = 0
      var mixed = 0
      for round in 0..<60 {
        for (index, path) in paths.enumerated() {
          try store.addPending(
            path, from: contents("old", index), to: contents("new \(round)", index))
        }
        let victim = order[dice.roll(order.count)]
        let before = fileNumber("\(store.goldens)/\(victim)")
        let process = try Command(
          program: "redline", arguments: ["accept", "--all"], folder: folder
        ).started()
        // It starts slowly and then writes fast, so the moment follows from what it has written.
        while process.isRunning, fileNumber("\(store.goldens)/\(victim)") == before { usleep(50) }
        usleep(UInt32(dice.roll(2000)))
        if process.isRunning {
          kill(process.processIdentifier, SIGKILL)
          killed += 1
        }
        process.waitUntilExit()
        var news = 0
        for (index, path) in paths.enumerated() {
          let golden = try store.golden(path)
          let isNew = golden == contents("new \(round)", index)
          #expect(isNew || golden == contents("old", index), "\(path) in round \(round)")
          news += isNew ? 1 : 0
        }
        if news > 0, news < paths.count { mixed += 1 }
      }
      // The test means something only if many were killed in the middle.
      #expect(killed > 25 && mixed > 15, "\(killed) killed, \(mixed) in the middle")
    }
  }

  @Test func movingKilledAtRandomLosesNoGolden() throws {
    try withPackage { folder, store in
      let names = (0..<60).map { "\($0).svg" }
      var dice = Dice(state: 3)
      var mixed = 0
      for round in 0..<40 {
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
        let first = "\(store.goldens)/S/new/\(names.sorted()[dice.roll(names.count)])"
        while process.isRunning, fileNumber(first) == 0 { usleep(50) }
        usleep(UInt32(dice.roll(500)))
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
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
      #expect(mixed > 10, "\(mixed) in the middle")
    }
  }

  @Test func recordingKilledAtRandomLeavesWholeGoldens() throws {
    try withPackage { folder, store in
      let drawn = packageRoot.appending(path: "Snapshots/gallery").path
      var dice = Dice(state: 2)
      var found = 0
      for _ in 0..<70 {
        let process = try record(in: folder)
        Thread.sleep(forTimeInterval: Double(dice.roll(700)) / 1000)
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        for path in Folder("\(store.goldens)/gallery").filePaths() {
          let golden = try wholeFile(at: "\(store.goldens)/gallery/\(path)")
          #expect(try golden == wholeFile(at: "\(drawn)/\(path)"), "\(path)")
          found += 1
          try removeFile(at: "\(store.goldens)/gallery/\(path)")
        }
      }
      #expect(found > 20, "\(found) goldens were written")
    }
  }

  @Test func sixteenProcessesRecordAtOnce() throws {
    try withPackage { folder, store in
      let drawn = packageRoot.appending(path: "Snapshots/gallery").path
      let processes = try (0..<16).map { _ in try record(in: folder) }
      for process in processes {
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
      }
      let paths = Folder("\(store.goldens)/gallery").filePaths()
      #expect(paths.count >= 8)
      for path in paths {
        #expect(
          try wholeFile(at: "\(store.goldens)/gallery/\(path)")
            == wholeFile(at: "\(drawn)/\(path)"), "\(path)")
      }
      let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      #expect(all?.contains { $0.hasSuffix(".tmp") } == false)
    }
  }

  private func record(in folder: URL) throws -> Process {
    try Command(
      program: "redline-gallery",
      arguments: ["record", "--goldens", "Snapshots/gallery", "--quiet"]
        + ["insets", "center*", "spacers", "ambiguous"].flatMap { ["--only", $0] },
      folder: folder
    ).started()
  }
}
