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
  "Files that are compared",
  arguments: [
    CompareCase("white.png white.png", 0, "the files are the same\n"),
    CompareCase("white.png other.png", 0, "all pixels are the same\n"),
    CompareCase(
      "white.png dot.png", 1,
      "1 pixel differs, in 1 × 1 at (7, 8); greatest colour difference 45.257\n"),
    CompareCase(
      "white.png dot.png --pixels 1", 0, "within the tolerance: 1 pixel differs (1 allowed)"),
    CompareCase("white.png dot.png --pixels 9 --density 0", 1, "1 pixel differs in"),
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

@Test("The help of compare names what it does")
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
