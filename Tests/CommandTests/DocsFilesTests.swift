import Foundation
import RedlineIO
import RedlineKit
import RedlinePages
import RedlineSnapshots
import TestPrograms
import Testing

@testable import RedlineCommands

// What becomes of the files of pages.

extension DocsTests {
  @Test("Through a link the page itself is written, with its permissions")
  func links() async throws {
    try await withSite { site in
      try site.write("real/a.txt", "<!-- redline: card on=200x100 to=. -->\n")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o754], ofItemAtPath: site.path("real/a.txt"))
      try FileManager.default.createSymbolicLink(
        atPath: site.path("a.md"), withDestinationPath: "real/a.txt")
      let plan = FigurePlan(entries: site.entries, folder: nil)
      var run = PageRun(paths: [site.path("a.md")], plan: plan)
      await run.run(plan: plan, precision: .layout, writes: true, showsProgress: false)
      #expect(run.failures == [])
      let attributes = try FileManager.default.attributesOfItem(atPath: site.path("real/a.txt"))
      #expect(attributes[.posixPermissions] as? Int == 0o754)
      #expect(try site.text("real/a.txt").contains("<picture>"))
      let link = try FileManager.default.destinationOfSymbolicLink(atPath: site.path("a.md"))
      #expect(link == "real/a.txt")
    }
  }

  @Test("Pictures that no page names are found, and deleted only when asked")
  func unused() throws {
    try withTemporaryFolder { folder in
      func gallery(_ line: String) throws -> Program.Outcome {
        try Program(
          built: "redline-gallery", line.split(separator: " ").map(String.init), in: folder
        ).run()
      }
      let page = WholeFile(folder.appending(path: "a.md").path)
      try page.write("<!-- redline: insets -->\n")
      #expect(try gallery("docs --quiet").status == 0)
      try WholeFile(folder.appending(path: "insets-mine.svg").path).write("<svg/>")
      let text = String(decoding: try page.bytes(limit: 1 << 20), as: UTF8.self)
      try page.write(text.replacing("insets -->", with: "insets on=280x160 -->"))
      let outcome = try gallery("docs")
      #expect(outcome.status == 0)
      #expect(
        outcome.errors.contains(
          "2 pictures that no page names: insets-280x280.svg, insets-280x280~dark.svg"))
      #expect(try gallery("docs --check").status == 0)
      #expect(try gallery("docs --check --prune").status == 64)
      #expect(try gallery("docs --prune").status == 0)
      #expect(
        Folder(folder.path).filePaths() == [
          "a.md", "insets-280x160.svg", "insets-280x160~dark.svg", "insets-mine.svg",
        ])
      let json = try gallery("docs --check --json")
      let object = try JSONSerialization.jsonObject(with: json.bytes) as? [String: Any]
      #expect(object?["figures"] as? Int == 1)
      #expect((object?["faults"] as? [Any])?.isEmpty == true)
    }
  }

  @Test("Killed at any moment, a page is the old one or the new one, with all its pictures")
  func killed() throws {
    try withTemporaryFolder { folder in
      let page = WholeFile(folder.appending(path: "a.md").path)
      let old = (0..<10).map { "\($0)\n\n<!-- redline: insets on=\(200 + $0)x100 -->\n\n" }.joined()
      try page.write(old)
      func drawn() -> Int { Folder(folder.path).filePaths().count { $0.hasSuffix(".svg") } }
      let docs = Program(built: "redline-gallery", ["docs", "--quiet"], in: folder)
      #expect(try docs.run().status == 0)
      let new = try page.bytes(limit: 1 << 20)
      for round in 0..<6 {
        for path in Folder(folder.path).filePaths() where path.hasSuffix(".svg") {
          try WholeFile(folder.appending(path: path).path).remove()
        }
        try page.write(old)
        let process = try docs.started()
        // Until so many pictures are there, so that the moment does not follow the machine's speed.
        while process.isRunning, drawn() < round * 4 { usleep(200) }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        let bytes = try page.bytes(limit: 1 << 20)
        #expect(bytes == Array(old.utf8) || bytes == new)
        for path in Folder(folder.path).filePaths() where path.hasSuffix(".svg") {
          let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
          #expect(text.hasSuffix("</svg>\n") || text.hasSuffix("</svg>"), "\(path)")
        }
      }
      #expect(try docs.run().status == 0)
      #expect(try page.bytes(limit: 1 << 20) == new)
    }
  }

  @Test(
    "Pages of figures are written by both programs, and what is not there is an error",
    arguments: [
      (BuiltProgram.gallery, "page --only insets-280x160 --output - --quiet", 0),
      (.redline, "page \(packageRoot.path)/Snapshots/gallery/insets-280x160.svg --output -", 0),
      (.redline, "page /nowhere.svg --output -", 64),
      (
        .redline,
        "render \(packageRoot.path)/Snapshots/gallery/insets-280x160.svg --only nobody --output -",
        70
      ),
      (.redline, "page \(packageRoot.path)/README.md --width 5", 64),
    ] as [(BuiltProgram, String, Int32)])
  func pages(_ program: BuiltProgram, _ line: String, _ status: Int32) throws {
    let outcome = try program.run(line.split(separator: " ").map(String.init))
    #expect(outcome.status == status, "\(outcome.errors)")
    #expect(outcome.output.contains("<title>") == (status == 0))
  }
}
