import Foundation
import RedlineIO
import TestPrograms
import Testing

/// Pages with blocks of code, whose run is killed.
@Suite(.serialized) struct DocsKillTests {
  private static let page = """
    # Boxes

    ```swift redline name=PAGE-one on=200x100
    final class Box: View, LayoutSpec {
      let box = Label("Box")
      var layout: Layout {
        box
        box.center == center
      }
    }
    ```

    Text between.

    ```swift redline name=PAGE-two on=200x100
    final class Box: View, LayoutSpec {
      let box = View()
      var layout: Layout {
        box
        box.edges == edges + 8
      }
    }
    ```

    """

  private static let names = ["a.md", "b.md", "c.md", "d.md"]

  private static func write(to site: URL) throws {
    try? FileManager.default.removeItem(at: site)
    try Folder(site.path).make()
    for name in names {
      let text = page.replacing("PAGE", with: name.replacing(".md", with: ""))
      try WholeFile(site.appending(path: name).path).write(text)
    }
  }

  private static func files(in site: URL) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for path in Folder(site.path).filePaths() {
      files[path] = try Data(contentsOf: site.appending(path: path))
    }
    return files
  }

  /// A page is what it was or what it is to be, and what it names is whole; the next run mends the
  /// rest.
  @Test(.timeLimit(.minutes(15))) func pagesAreWhole() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "redline-\(ProcessInfo.processInfo.globallyUniqueString)")
    try Folder(folder.path).make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let site = folder.appending(path: "site")
    var program = Program(built: "redline", ["docs", "--quiet", "site"], in: folder)
    program.environment["XDG_CACHE_HOME"] = folder.appending(path: "cache").path
    try Self.write(to: site)
    let before = try Self.files(in: site)
    let run = try program.run()
    #expect(run.status == 0, "\(run.errors)")
    let after = try Self.files(in: site)
    #expect(after.count == Self.names.count * 5)
    try Self.write(to: site)
    let start = ContinuousClock.now
    #expect(try program.run().status == 0)
    let length = (ContinuousClock.now - start) / .milliseconds(1)
    for part in 0..<16 {
      try Self.write(to: site)
      let process = try program.started()
      try await Task.sleep(for: .milliseconds(length * Double(part) / 14))
      kill(process.processIdentifier, SIGKILL)
      while process.isRunning { try await Task.sleep(for: .milliseconds(5)) }
      let found = try Self.files(in: site)
      for (path, bytes) in found {
        let isPage = path.hasSuffix(".md")
        #expect(bytes == after[path] || isPage && bytes == before[path], "\(path), part \(part)")
        guard isPage, bytes == after[path] else { continue }
        let text = String(decoding: bytes, as: UTF8.self)
        for picture in after.keys where picture.hasSuffix(".svg") && text.contains(picture) {
          #expect(found[picture] == after[picture], "\(path) names \(picture), part \(part)")
        }
      }
    }
    #expect(try program.run().status == 0)
    #expect(try Self.files(in: site) == after)
  }
}
