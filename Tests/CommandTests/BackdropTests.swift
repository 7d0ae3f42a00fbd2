import Foundation
import GalleryLayouts
import RedlineKit
import TestPrograms
import Testing

/// A picture of a screen, and what is said of it over a layout of 414 × 736 pt.
struct BackdropCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var pixels: (UInt16, UInt16)
  /// `nil` where it is drawn.
  var message: String?
  var isThere = true

  /// What a PNG file begins with, which says its size.
  var file: Data {
    func bytes(_ number: UInt16) -> [UInt8] { [0, 0, UInt8(number >> 8), UInt8(number & 0xFF)] }
    let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]
    return Data(head + bytes(pixels.0) + bytes(pixels.1) + [8, 6, 0, 0, 0])
  }
}

@Test(
  "Diagrams over a picture of the screen", .blocks,
  arguments: [
    BackdropCase(testDescription: "one pixel in a point", pixels: (414, 736)),
    BackdropCase(testDescription: "three pixels in a point", pixels: (1242, 2208)),
    BackdropCase(testDescription: "a pixel less", pixels: (1242, 2207)),
    BackdropCase(
      testDescription: "another device", pixels: (1179, 2556),
      message: "has 1179 × 2556 pixels, which is not 1, 2 or 3 times the 414 × 736 pt of"),
    BackdropCase(
      testDescription: "turned", pixels: (2208, 1242), message: "has 2208 × 1242 pixels"),
    BackdropCase(testDescription: "no picture", pixels: (0, 0), message: "is not a PNG or JPEG"),
    BackdropCase(
      testDescription: "no file", pixels: (0, 0), message: "there is no picture", isThere: false),
  ])
func backdrop(_ row: BackdropCase) throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "backdrop-\(UUID())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let (layout, picture) = (folder.appending(path: "saved.json"), folder.appending(path: "shot.png"))
  try sample().write(to: layout)
  if row.isThere {
    try (row.message?.contains("not a PNG") == true ? Data("text".utf8) : row.file).write(
      to: picture)
  }
  let outcome = try BuiltProgram.redline.run(
    [
      "render", layout.path, "--backdrop", picture.path, "--format", "svg", "--theme", "light",
      "--output", "-",
    ], input: Data())
  if let message = row.message {
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  } else {
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("picture-backdrop-"))
  }
}
