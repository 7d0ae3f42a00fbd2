import Foundation
import RedlineIO
import Synchronization
import Testing

@Suite struct FileTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Folder(folder.path).make()
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  @Test func filesAreReplacedAsAWhole() throws {
    try withFolder { folder in
      let file = WholeFile("\(folder)/a.txt")
      #expect(try file.regularBytes(limit: 10) == nil)
      try file.write("old")
      try file.write("new one")
      #expect(try file.regularBytes(limit: 10) == Array("new one".utf8))
      #expect(try file.bytes(limit: 10) == Array("new one".utf8))
      try file.append("!")
      #expect(try file.bytes(limit: 8).last == UInt8(ascii: "!"))
      #expect(try file.claim() == false)
      #expect(Folder(folder).filePaths() == ["a.txt"])
      try file.remove()
      try file.remove()
      #expect(try file.claim())
    }
  }

  @Test func oneOfManyAtOnceCreatesAFile() throws {
    try withFolder { folder in
      let file = WholeFile("\(folder)/a.txt")
      let made = Mutex<[String]>([])
      DispatchQueue.concurrentPerform(iterations: 8) { number in
        let text = "\(number)"
        if (try? file.create(Array(text.utf8))) == true { made.withLock { $0.append(text) } }
      }
      let names = made.withLock { $0 }
      #expect(names.count == 1)
      #expect(try file.bytes(limit: 10) == Array(names.joined().utf8))
      // A link that leads nowhere is no file.
      let link = WholeFile("\(folder)/link")
      try FileManager.default.createSymbolicLink(
        atPath: link.path, withDestinationPath: "\(folder)/nothing")
      #expect(try link.create([1]))
      #expect(try !link.create([2]))
      #expect(try link.bytes(limit: 10) == [1])
      #expect(Folder(folder).filePaths() == ["a.txt", "link"])
      #expect(Folder(folder).temporaryPaths().isEmpty)
    }
  }

  @Test func filesThatCannotBeReadOrWritten() throws {
    try withFolder { folder in
      let missing = "\(folder)/no/a.txt"
      try WholeFile("\(folder)/long").write("12345")
      try Folder("\(folder)/full/inner").make()
      let rows: [(name: String, path: String, run: (WholeFile) throws -> Void, error: FileError)] =
        [
          (
            "no file", missing, { _ = try $0.bytes(limit: 1) },
            .unreadable(path: missing, reason: "No such file or directory")
          ),
          (
            "a folder is read", folder, { _ = try $0.bytes(limit: 1) },
            .unreadable(path: folder, reason: "Is a directory")
          ),
          (
            "a folder is no regular file", folder, { _ = try $0.regularBytes(limit: 1) },
            .unreadable(path: folder, reason: "it is not a file")
          ),
          (
            "too large", "\(folder)/long", { _ = try $0.bytes(limit: 4) },
            .tooLarge(path: "\(folder)/long", byteCount: 5, limit: 4)
          ),
          (
            "no folder", missing, { try $0.write("a") },
            .unwritable(path: missing, reason: "No such file or directory")
          ),
          (
            "a folder is in the way", "\(folder)/full", { try $0.write("a") },
            .unwritable(path: "\(folder)/full", reason: "Is a directory")
          ),
        ]
      for row in rows {
        #expect(throws: row.error, "\(row.name)") { try row.run(WholeFile(row.path)) }
      }
      #expect(throws: FileError.notFolder(path: "\(folder)/long")) {
        try Folder("\(folder)/long").make()
      }
      // Nothing half written stays.
      #expect(Folder(folder).temporaryPaths().isEmpty)
    }
  }

  @Test func whatKilledProcessesLeaveIsFound() throws {
    try withFolder { folder in
      try Folder("\(folder)/S/t").make()
      for path in ["S/t/.redline-7-0.tmp", "S/t/a.svg", ".hidden"] {
        try WholeFile("\(folder)/\(path)").write("x")
      }
      #expect(Folder(folder).filePaths() == ["S/t/a.svg"])
      #expect(Folder(folder).temporaryPaths() == ["S/t/.redline-7-0.tmp"])
      try Folder(folder).delete(["S/t/.redline-7-0.tmp", "S/t/a.svg"])
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/S"))
    }
  }
}
