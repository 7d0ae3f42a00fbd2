import Foundation
import RedlineIO
import RedlineKit
import TestPrograms
import Testing

@testable import RedlineSnapshots

/// The gallery's program over goldens of its own.
@Suite(.blocks) struct CatalogGoldenTests {
  private func gallery(
    _ line: String, in folder: URL, input: String = "", variables: [String: String] = [:]
  ) throws -> Program.Outcome {
    try Command(
      program: "redline-gallery", arguments: line.split(separator: " ").map(String.init),
      folder: folder, variables: variables
    ).run(input: input)
  }

  /// Also of entries that compare two layouts.
  @Test func picturesAreThoseOfTheDrawingsBesideThem() throws {
    let folder = packageRoot.appending(path: "Snapshots/gallery").path
    let pictures = Folder(folder).filePaths().filter { $0.hasSuffix(".png") }
    #expect(pictures.contains { $0.hasPrefix("diff-") })
    for path in pictures {
      let drawing = try #require(
        try wholeFile(at: "\(folder)/\(path.replacing("@2x.png", with: ".svg"))"))
      let picture = try #require(try wholeFile(at: "\(folder)/\(path)"))
      #expect(try PNGProvenance(png: picture)?.svgHash == sha256(DrawnFile(drawing).drawing))
    }
  }

  @Test func goldensGoThroughEverything() throws {
    try withPackage { folder, store in
      func expect(
        _ line: String, _ status: Int32, _ text: String, input: String = "",
        variables: [String: String] = [:]
      ) throws {
        let outcome = try gallery(line, in: folder, input: input, variables: variables)
        #expect(outcome.status == status, "\(line): \(outcome)")
        #expect((outcome.output + outcome.errors).contains(text), "\(line): \(outcome)")
      }
      let only = "--only insets-280x160 --only login-iphone-x"
      try expect("verify \(only)", 1, "5 snapshots: 5 without a golden; not passed")
      try expect("record \(only)", 1, "nothing is recorded under CI", variables: ["CI": "1"])
      try expect("record \(only)", 0, "5 snapshots: 5 recorded\n")
      // They are what the repository has; a picture's bytes depend on the libraries.
      let drawn = packageRoot.appending(path: "Snapshots/gallery").path
      let paths = Folder("\(store.goldens)/gallery").filePaths()
      #expect(
        paths == [
          "insets-280x160.svg", "insets-280x160~dark.svg", "login-iphone-x.svg",
          "login-iphone-x@2x.png", "login-iphone-x~dark.svg",
        ])
      for path in paths where path.hasSuffix(".svg") {
        #expect(
          try wholeFile(at: "\(store.goldens)/gallery/\(path)")
            == wholeFile(at: "\(drawn)/\(path)"), "\(path)")
      }
      try expect("verify \(only)", 0, "5 snapshots: 5 passed\n")

      // A golden that was edited by hand, and one that is gone.
      let golden = "\(store.goldens)/gallery/insets-280x160.svg"
      let text = try #require(try store.golden("gallery/insets-280x160.svg"))
      let edited = text.replacing("viewBox", with: "data-a=\"1\" viewBox", maxReplacements: 1)
      try Data(edited.utf8).write(to: URL(fileURLWithPath: golden))
      try removeFile(at: "\(store.goldens)/gallery/login-iphone-x~dark.svg")
      try expect("verify \(only)", 1, "3 passed, 1 without a golden, 1 not comparable; not passed")
      try expect("verify \(only)", 1, "its drawing is not the one that Redline")
      try expect("accept insets-*", 0, "accepted gallery/insets-280x160.svg\n1 snapshot accepted")
      #expect(try store.golden("gallery/insets-280x160.svg") == text)
      try expect("review", 0, "1 accepted, 0 rejected, 0 left", input: "a\n")
      try expect("verify \(only)", 0, "5 snapshots: 5 passed\n")

      // A figure that moves is compared as a whole.
      try expect("record --only margins-motion", 0, "4 snapshots: 4 recorded\n")
      let motion = "\(store.goldens)/gallery/margins-motion.svg"
      let moving = try #require(try store.golden("gallery/margins-motion.svg"))
      try Data(moving.replacing("repeatCount", with: "repeatcount").utf8)
        .write(to: URL(fileURLWithPath: motion))
      try expect("verify --only margins*", 1, "3 passed, 1 not comparable; not passed")

      // What is of no entry.
      try writeWhole([1], to: "\(store.goldens)/gallery/gone-iphone-8.svg")
      try expect("obsolete", 1, "Snapshots/gallery/gone-iphone-8.svg\n1 obsolete golden")
      try expect("obsolete --delete", 0, "1 obsolete golden, deleted")
      #expect(try store.golden("gallery/gone-iphone-8.svg") == nil)
      try expect("verify --only nothing", 64, "no entry is named 'nothing'")
      try expect("verify --goldens Snapshots/a:b", 64, "cannot be the name of a folder")
    }
  }

  /// A merge that git left to somebody: markers in an SVG golden, one side of a picture.
  @Test func whatGitDidNotMergeIsNamedAndHealed() throws {
    try withPackage { folder, store in
      func git(_ line: String) throws {
        let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
        let words = line.split(separator: " ").map(String.init)
        let outcome = try ChildProcess(
          ["git"] + identity + words, in: folder.path,
          variables: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"]
        ).output()
        let said = String(decoding: outcome.bytes + outcome.errors, as: UTF8.self)
        #expect(outcome.end == .exit(line.hasPrefix("merge") ? 1 : 0), "\(line): \(said)")
      }
      let only = "--only login-iphone-x"
      let (drawing, picture) = (
        "\(store.goldens)/gallery/login-iphone-x.svg",
        "\(store.goldens)/gallery/login-iphone-x@2x.png"
      )
      try git("init --quiet --initial-branch=main")
      #expect(try gallery("record \(only)", in: folder).status == 0)
      try git("add Snapshots")
      try git("commit --quiet --message=a")
      let text = try #require(try store.golden("gallery/login-iphone-x.svg"))
      let pixels = try #require(try wholeFile(at: picture))
      for (branch, shade) in [("theirs", UInt8(1)), ("ours", 2)] {
        try git("checkout --quiet -b \(branch) main")
        let edited = text.replacing("\n</svg>", with: "\n  <g id=\"\(branch)\"/>\n</svg>")
        try writeWhole(Array(edited.utf8), to: drawing)
        let bitmap = Bitmap(width: 1, height: 1, pixels: [shade, 0, 0, 255])
        try writeWhole(try bitmap.png(), to: picture)
        try git("commit --quiet --all --message=b")
      }
      try git("merge --quiet theirs")
      let merged = try #require(try store.golden("gallery/login-iphone-x.svg"))
      let place = try #require(merged.range(of: "<<<<<<<"))
      let line = merged[..<place.lowerBound].count { $0 == "\n" } + 1

      let outcome = try gallery("verify \(only)", in: folder)
      #expect(outcome.status == 1)
      let said = outcome.output + outcome.errors
      #expect(
        said.contains("login-iphone-x.svg is not merged: line \(line) is a conflict"), "\(said)")
      #expect(said.contains("git has not merged it and left one side there"), "\(said)")
      #expect(said.contains("1 passed, 1 changed, 1 not comparable"), "\(said)")
      #expect(try gallery("accept --all", in: folder).status == 0)
      #expect(try store.golden("gallery/login-iphone-x.svg") == text)
      #expect(try wholeFile(at: picture) == pixels)
      #expect(try gallery("verify \(only)", in: folder).status == 0)
    }
  }
}
