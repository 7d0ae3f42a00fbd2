import Foundation
import RedlineKit
import TestPrograms
import Testing

/// A run of `redline compare` with files of the test's folder: what it ends with and says.
struct CompareCase: CustomTestStringConvertible, Sendable {
  var line: String
  var status: Int32
  var message: String

  init(_ line: String, _ status: Int32, _ message: String) {
    (self.line, self.status, self.message) = (line, status, message)
  }

  var testDescription: String { line }
}

@Test(
  "Files that are compared", .blocks,
  arguments: [
    CompareCase("white.png white.png", 0, "the files are the same\n"),
    CompareCase("white.png other.png", 0, "all pixels are the same\n"),
    CompareCase(
      "white.png dot.png", 1,
      "1 pixel differs, in 1 × 1 at (7, 8); greatest colour difference 45.257\n"),
    CompareCase(
      "white.png dot.png --pixels 1", 0, "within the tolerance: 1 pixel differs (1 allowed)"),
    CompareCase("white.png dot.png --pixels 9 --density 0", 1, "1 pixel differs in"),
    CompareCase(
      "white.png dot.png --density 1", 1,
      "1 pixel differs (0 allowed); 1 pixel differs in a square of 32 (1 allowed)"),
    CompareCase("white.png dot.png --tolerance 46", 0, "by a colour within the tolerance"),
    CompareCase("white.png dot.png --tolerance 45", 1, "1 pixel differs"),
    CompareCase("white.png dot.png --ignore 7,8,1,1", 0, "1 pixel differs in ignored regions"),
    CompareCase("white.png dot.png --ignore 0,0,7,99 --ignore 8,0,9,99", 1, "1 pixel differs"),
    CompareCase("white.png small.png", 1, "the size is 16 × 8, not 16 × 16"),
    CompareCase("white.png dot.png --json", 1, #""outcome" : "different""#),
    CompareCase("white.png dot.png --output new.png", 1, "1 pixel differs"),
    CompareCase("white.png no.png", 64, "no.png cannot be read: No such file"),
    CompareCase("white.png empty.png", 64, "empty.png: This is not a PNG image"),
    CompareCase("pointer.png white.png", 64, "git lfs pull"),
    CompareCase("pointer.png pointer.png", 64, "git lfs pull"),
    CompareCase("white.png", 64, "Missing expected argument '<actual>'"),
    CompareCase("white.png dot.png --tolerance 101", 64, "it must be 0 to 100"),
    CompareCase("white.png dot.png --tolerance nan", 64, "it must be 0 to 100"),
    CompareCase("white.png dot.png --pixels=-1", 64, "it must be 0 or more"),
    CompareCase("white.png dot.png --ignore 1,2,3", 64, "--ignore"),
    CompareCase("white.png dot.png --ignore 1,2,3,0", 64, "--ignore"),
    CompareCase("white.png dot.png --output no/new.png", 70, "no/new.png"),
    CompareCase("white.png dot.png --output white.png", 64, "--output would replace"),
    CompareCase("white.png dot.png --output ./dot.png", 64, "--output would replace"),
  ])
func comparedFiles(_ row: CompareCase) throws {
  try withTemporaryFolder { folder in
    try writePictures(to: folder)
    let words = row.line.split(separator: " ").map { word in
      word.hasSuffix(".png") ? folder.appending(path: String(word)).path : String(word)
    }
    let outcome = try BuiltProgram.redline.run(["compare"] + words)
    let output = outcome.output
    #expect(outcome.status == row.status, "\(outcome.errors)")
    #expect((row.status > 1 ? outcome.errors : output).contains(row.message), "\(outcome)")
    #expect(row.status > 1 ? output.isEmpty : outcome.errors.isEmpty)
    if words.contains("--output"), row.status == 1 {
      let data = try Data(contentsOf: folder.appending(path: "new.png"))
      let picture = try Bitmap(png: Array(data))
      #expect(Array(picture.pixels[(4 * (8 * 16 + 7))...].prefix(4)) == [230, 0, 126, 255])
    }
  }
}

@Test(
  "Folders that are compared", .blocks,
  arguments: [
    CompareCase("A A", 0, "deep/dot.png   same  the files are the same\n"),
    CompareCase("A A", 0, "\n3 pictures: 3 same\n"),
    CompareCase("A B", 1, "deep/dot.png   differs  1 pixel differs, in 1 × 1 at (7, 8)"),
    CompareCase("A B", 1, "gone.png       missing  is not in B\n"),
    CompareCase("A B", 1, "new.png        missing  is not in A\n"),
    CompareCase("A B", 1, "\n4 pictures: 1 same, 1 differs, 2 missing\n"),
    CompareCase("A/ ./B", 1, "is not in ./B"),
    CompareCase("A B --pixels 1", 1, "\n4 pictures: 2 same, 2 missing\n"),
    CompareCase("A/deep B/deep --pixels 1", 0, "\n1 picture: 1 same\n"),
    CompareCase("A/*white* B/*white*", 0, "all/white.png  same"),
    CompareCase("A/*.png B/*.png", 1, "\n4 pictures: "),
    CompareCase("A/d??p/* B/[d]eep/*", 1, "\n1 picture: 1 differs\n"),
    CompareCase("A/d??p/* B/[e]eep/*", 64, "no PNG file fits B/[e]eep/*"),
    CompareCase("A B --json", 1, #""outcome" : "missing""#),
    CompareCase(
      "A Broken", 64, "all/white.png  unreadable  Broken/all/white.png: This is not a PNG"),
    CompareCase("A A/all/white.png", 64, "A/all/white.png is no folder and A is one"),
    CompareCase("A None", 64, "None is no folder and A is one"),
    CompareCase("A Empty", 64, "Empty holds no PNG file"),
    CompareCase(
      "Mixed A", 1, "note: 1 SVG file not compared; for the layouts in them: redline diff Mixed A"),
    CompareCase("Mixed/sub A", 64, "Mixed/sub holds no PNG file; 'redline diff' compares the lay"),
    CompareCase("A/x* B/x*", 64, "no PNG file fits A/x*, which is looked for below A"),
    CompareCase("A B --output A", 64, "--output would replace A, which is compared"),
    CompareCase("A B --report ./B/", 64, "B is compared and cannot be written to"),
    CompareCase("A/all/white.png B/all/white.png --report R", 64, "--report needs two folders"),
    CompareCase("A B --report A/all/white.png/R", 70, "A/all/white.png"),
    CompareCase("A B --report A/all/white.png/R", 70, "; choose another --report"),
    CompareCase("A B --output Pictures --report Report", 1, "1 differs"),
  ])
func comparedFolders(_ row: CompareCase) throws {
  try withTemporaryFolder { folder in
    try writeFolders(to: folder)
    var words = row.line.split(separator: " ").map(String.init)
    let isWritten = words.contains("Report")
    words.insert("compare", at: 0)
    var program = Program(built: "redline", words, in: folder)
    program.environment["CI"] = nil
    let outcome = try program.run()
    #expect(outcome.status == row.status, "\(outcome)")
    #expect((outcome.output + outcome.errors).contains(row.message), "\(outcome)")
    let inputs = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    #expect(inputs.count { $0.hasPrefix("A/") } == 5)
    guard isWritten else { return }
    let picture = try Bitmap(
      png: Array(Data(contentsOf: folder.appending(path: "Pictures/deep/dot.png"))))
    // The reference is red there, so the mark is darker.
    #expect(Array(picture.pixels[(4 * (8 * 16 + 7))...].prefix(4)) == [149, 0, 81, 255])
    #expect(inputs.count { $0.hasPrefix("Pictures/") } == 2)
    // The golden, the new one, their difference, and what is missing on either side.
    #expect(inputs.contains("Report/index.html"))
    #expect(inputs.count { $0.hasPrefix("Report/pictures/") } == 3)
    let page = try String(contentsOf: folder.appending(path: "Report/index.html"), encoding: .utf8)
    for text in [#""title":"deep/dot.png""#, "gone.png is not in B", "new.png is not in A"] {
      #expect(page.contains(text), "\(text)")
    }
    #expect(!page.contains(#""actualHash""#))
    let junit = try String(contentsOf: folder.appending(path: "Report/junit.xml"), encoding: .utf8)
    for match in junit.matches(of: /ATTACHMENT\|([^\]]+)\]/) {
      #expect(inputs.contains(String(match.1)), "\(match.1)")
    }
  }
}

@Test("A report of folders is the same at every run, and has the names of the files", .blocks)
func reportOfFolders() throws {
  try withTemporaryFolder { folder in
    try writeFolders(to: folder)
    for (source, target) in [("A/gone.png", "A/näme dir/a|b.PNG"), ("empty.png", "B/gone.png")] {
      let url = folder.appending(path: target)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: folder.appending(path: source), to: url)
    }
    let pages = try ["One", "Two"].map { name in
      let outcome = try Program(
        built: "redline", ["compare", "A", "B", "--report", name], in: folder
      ).run()
      #expect(outcome.status == 64, "\(outcome)")
      return try ["index.html", "summary.md", "junit.xml"].map { file in
        try String(contentsOf: folder.appending(path: "\(name)/\(file)"), encoding: .utf8)
          .replacing("\(name)/", with: "")
      }
    }
    #expect(pages[0] == pages[1])
    for page in pages[0] {
      #expect(page.contains("cannot be read: B/gone.png: This is not a PNG"))
      #expect(page.contains("a|b.PNG"))
      #expect(!page.contains("/redline-") && !page.contains("gone.png differs"))
    }
    // The reference of what is missing is shown.
    #expect(pages[0][0].contains(#""path":"A/näme dir/a|b.PNG""#))
  }
}

/// `A`: three pictures in two folders and above; `B`: one the same, one other, one more, one less.
private func writeFolders(to folder: URL) throws {
  try writePictures(to: folder)
  let copies = [
    ("white.png", "A/all/white.png"), ("other.png", "B/all/white.png"),
    ("dot.png", "A/deep/dot.png"), ("white.png", "B/deep/dot.png"), ("white.png", "A/gone.png"),
    ("white.png", "B/new.png"), ("empty.png", "Broken/all/white.png"),
    ("dot.png", "Broken/deep/dot.png"), ("white.png", "Broken/gone.png"),
    ("pointer.png", "Empty/no-picture.txt"), ("white.png", "Mixed/gone.png"),
    ("empty.png", "Mixed/sub/card.svg"),
  ]
  for (source, target) in copies {
    let url = folder.appending(path: target)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: folder.appending(path: source), to: url)
  }
}

@Test("The help of compare names what it does", .blocks)
func compareHelp() throws {
  let outcome = try BuiltProgram.redline.run(["compare", "--help"])
  #expect(outcome.status == 0)
  let text = outcome.output
  for word in ["EXAMPLES", "OKLab", "Exit codes", "--ignore <x,y,w,h>", "--density"] {
    #expect(text.contains(word))
  }
}

private func writePictures(to folder: URL) throws {
  func write(_ bitmap: Bitmap, _ name: String, _ text: [(key: String, value: String)] = []) throws {
    try bitmap.writePNG(text: text, to: folder.appending(path: name).path)
  }
  let white = Bitmap(width: 16, height: 16, pixels: Array(repeating: 255, count: 16 * 16 * 4))
  var dot = white
  dot.pixels.replaceSubrange((4 * (8 * 16 + 7))..<(4 * (8 * 16 + 8)), with: [255, 0, 0, 255])
  try write(white, "white.png")
  try write(white, "other.png", [("Comment", "another file")])
  try write(dot, "dot.png")
  try write(
    Bitmap(width: 16, height: 8, pixels: Array(white.pixels.prefix(16 * 8 * 4))), "small.png")
  try Data().write(to: folder.appending(path: "empty.png"))
  try Data("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 9\n".utf8)
    .write(to: folder.appending(path: "pointer.png"))
}
