import Foundation
import RedlineKit
import TestPrograms
import Testing

@Test("Two processes write the same bytes", .blocks)
func determinism() throws {
  try withTemporaryFolder { folder in
    let folders = ["one", "two"].map { folder.appending(path: $0) }
    for folder in folders {
      let outcome = try BuiltProgram.gallery.run([
        "render", "--output", folder.path, "--format", "svg,png,json,text",
        "--scale", "1", "--only", "two-buttons-iphone-6s-plus-landscape", "--only",
        "forgotten-flag",
        "--quiet",
      ])
      #expect(outcome.status == 0)
      let page = folder.appending(path: "index.html").path
      let arguments = ["page", "--output", page, "--only", "forgotten-flag", "--quiet"]
      #expect(try BuiltProgram.gallery.run(arguments).status == 0)
    }
    let names = try folders.map {
      try FileManager.default.contentsOfDirectory(atPath: $0.path).sorted()
    }
    #expect(names[0] == names[1])
    #expect(names[0].contains("index.html"))
    #expect(names[0].contains("two-buttons-iphone-6s-plus-landscape~dark.svg"))
    for name in names[0] {
      let contents = try folders.map { try Data(contentsOf: $0.appending(path: name)) }
      #expect(contents[0] == contents[1], "\(name)")
      #expect(!contents[0].isEmpty, "\(name)")
    }
  }
}

@Test(
  "Findings decide the exit code only with --strict", .blocks,
  arguments: [
    (["--only", "unsatisfiable"], 0), (["--only", "unsatisfiable", "--strict"], 1),
    (["--only", "two-views", "--strict"], 0),
  ] as [([String], Int32)])
func strict(_ arguments: [String], _ status: Int32) throws {
  try withTemporaryFolder { folder in
    let outcome = try BuiltProgram.gallery.run(
      ["render", "--format", "text", "--output", folder.path] + arguments)
    #expect(outcome.status == status)
  }
}

@Test(
  "A full disk ends every command with 70 and one line", .blocks,
  .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
  arguments: [
    (.redline, "devices", ""), (.redline, "devices --json", ""), (.redline, "--help", ""),
    (.gallery, "list", ""), (.gallery, "list --json", ""),
    (.gallery, "render --only margins --output - --quiet", "margins-740x260: "),
    (
      .gallery, "render --only unsatisfiable --output - --quiet --no-findings --strict",
      "unsatisfiable-280x160: "
    ),
  ] as [(BuiltProgram, String, String)])
func fullDisk(_ program: BuiltProgram, _ line: String, _ subject: String) throws {
  let outcome = try program.run(
    line.split(separator: " ").map(String.init), outputPath: "/dev/full")
  #expect(outcome.status == 70)
  #expect(
    outcome.errors
      == "error: \(subject)standard output cannot be written: No space left on device\n")
}

@Test(
  "A file that cannot be written outranks findings, which are printed nevertheless", .blocks)
func blockedFile() throws {
  try withTemporaryFolder { folder in
    let path = folder.appending(path: "unsatisfiable-280x160.svg")
    try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
    let outcome = try BuiltProgram.gallery.run([
      "render", "--only", "unsatisfiable", "--strict", "--output", folder.path,
    ])
    #expect(outcome.status == 70)
    #expect(outcome.errors.contains("\(path.path) cannot be written: Is a directory\n"))
    #expect(outcome.errors.hasPrefix("FiveSteps.swift:"))
  }
}

@Test(
  "Standard output gets one light file unless a theme is given", .blocks,
  arguments: [("svg", []), ("svg", ["--theme", "light"]), ("png", []), ("json", []), ("text", [])])
func standardOutput(_ format: String, _ more: [String]) throws {
  let outcome = try BuiltProgram.gallery.run(
    ["render", "--only", "spacers", "--output", "-", "--quiet", "--format", format] + more)
  #expect(outcome.status == 0)
  #expect(outcome.errors.isEmpty)
  #expect(format == "png" || outcome.bytes.last == UInt8(ascii: "\n"))
  let light = try withTemporaryFolder { folder in
    let arguments = ["render", "--only", "spacers", "--theme", "light", "--format", format]
    #expect(try BuiltProgram.gallery.run(arguments + ["--output", folder.path]).status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count == 1)
    return try Data(contentsOf: folder.appending(path: names[0]))
  }
  #expect(outcome.bytes == light)
}

@Test(
  "A name with the ending of a form is that of the only file", .blocks,
  arguments: [
    ("margins.svg", "margins", "", ["margins.svg"]),
    ("deep/m.x.PNG", "margins", "", ["deep/m.x.PNG"]),
    ("m.json", "margins", "--format json", ["m.json"]), ("m.txt", "margins", "", ["m.txt"]),
    ("m~dark.svg", "margins", "--theme dark", ["m~dark.svg"]),
    ("m.v2", "insets", "--theme light --on 280x160", ["m.v2/insets-280x160.svg"]),
    (".svg", "insets", "--theme light --on 280x160", [".svg/insets-280x160.svg"]),
  ])
func namedFile(_ output: String, _ entry: String, _ more: String, _ files: [String]) throws {
  try withTemporaryFolder { folder in
    let outcome = try BuiltProgram.gallery.run(
      ["render", "--only", entry, "--output", folder.appending(path: output).path]
        + more.split(separator: " ").map(String.init))
    #expect(outcome.status == 0, "\(outcome.errors)")
    let written = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(
        atPath: folder.appending(path: $0).path, isDirectory: &isFolder)
      return !isFolder.boolValue
    }
    #expect(written == files)
    for file in files where output == file {
      #expect(outcome.errors.contains("1 layout, \(folder.appending(path: file).path)\n"))
    }
  }
}

@Test(
  "A file's name is refused for several files, and for another form", .blocks,
  arguments: [
    ("two.svg", "--only two-buttons", "two.svg takes one file, and these would be 2"),
    ("two.svg", "--only margins --theme light,dark", "or name a folder"),
    ("two.svg", "--only margins --format png", "two.svg is no name for png"),
    ("two.png", "--only margins --goldens", "two.png takes one file"),
  ])
func refusedFile(_ output: String, _ arguments: String, _ reason: String) throws {
  try withTemporaryFolder { folder in
    let outcome = try BuiltProgram.gallery.run(
      ["render", "--output", folder.appending(path: output).path]
        + arguments.split(separator: " ").map(String.init))
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(reason), "\(outcome.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }
}

@Test("Findings and the summary are on standard error, the file on standard output", .blocks)
func findings() throws {
  let outcome = try BuiltProgram.gallery.run([
    "render", "--only", "unsatisfiable", "--format", "text", "--output", "-",
  ])
  let lines = outcome.errors.split(separator: "\n")
  #expect(lines.first?.contains(try Regex(#"^FiveSteps\.swift:\d+: error: "#)) == true)
  #expect(lines.last == "1 layout, 1 file; 1 error")
  #expect(
    outcome.output.hasPrefix(
      "Unsatisfiable\ncanvas, 280 × 160 pt @2x, "))
}

@Test("What is ignored is neither printed, counted nor drawn", .blocks)
func ignoredRules() throws {
  let outcome = try BuiltProgram.gallery.run([
    "render", "--only", "unsatisfiable", "--format", "json", "--output", "-", "--strict",
    "--ignore", "conflict",
  ])
  #expect(outcome.status == 0)
  #expect(outcome.errors == "1 layout, 1 file\n")
  let layout = try JSONDecoder().decode(SolvedLayout.self, from: Data(outcome.bytes))
  #expect(layout.diagnostics.isEmpty && layout.constraints.contains(where: \.isBroken))
}

@Test("Among goldens, only entries that keep a PNG file have one, in light", .blocks)
func goldens() throws {
  try withTemporaryFolder { folder in
    let arguments = ["render", "--goldens", "--output", folder.path, "--quiet", "--only"]
    #expect(try BuiltProgram.gallery.run(arguments + ["two-buttons*"]).status == 0)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(
      files.filter { $0.hasSuffix(".png") } == [
        "two-buttons-iphone-6s-plus-landscape@2x.png", "two-buttons-iphone-6s-plus@2x.png",
        "two-buttons-motion@2x.png", "two-buttons-series@2x.png",
      ])
    #expect(files.contains("two-buttons-common-iphone-6s-plus-landscape~dark.svg"))
  }
}

@Test("An item that no layout of a run has is told once, and nothing is drawn", .blocks)
func unknownItem() throws {
  try withTemporaryFolder { folder in
    func render(_ item: String) throws -> Program.Outcome {
      try BuiltProgram.gallery.run([
        "render", "--only", "two-*", "--only", "margins", "--why", item, "--format", "text",
        "--quiet", "--output", folder.path,
      ])
    }
    let refused = try render("nobody")
    #expect(refused.status == 70)
    #expect(refused.errors.split(separator: "\n").count == 1)
    #expect(refused.errors.contains("--why names no item 'nobody' of any layout"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    // One of them has it.
    #expect(try render("red").status == 0)
  }
}
