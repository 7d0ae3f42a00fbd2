import Foundation
import RedlineRaster
import TestPrograms
import Testing

@Suite(.blocks) struct PNGTests {
  static let opaque = Bitmap(
    width: 3, height: 2, pixels: (0..<6).flatMap { [UInt8($0), 20, 255 - UInt8($0), 255] })
  static let clear = Bitmap(
    width: 3, height: 3, pixels: (0..<9).flatMap { [200, UInt8($0), 7, UInt8($0) * 31] })

  /// The bytes after the first place where `name` stands.
  static func chunk(_ name: String, in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    let name = Array(name.utf8)
    return bytes.indices.first { bytes[$0...].starts(with: name) }.map { bytes[($0 + 4)...] }
  }

  @Test(arguments: [("opaque", opaque, 2), ("transparent", clear, 6)])
  func roundTrip(name: String, bitmap: Bitmap, colourType: UInt8) throws {
    let bytes = try bitmap.png()
    #expect(Self.chunk("IHDR", in: bytes)?.dropFirst(9).first == colourType)
    #expect(try Bitmap(png: bytes) == bitmap)
    #expect(try bitmap.png() == bytes)
  }

  @Test func textIsStoredInOrder() throws {
    let bytes = try Self.opaque.png(text: [
      ("Software", "Redline"), ("Comment", "née 1 × 2"), ("Empty", ""),
    ])
    let first = try #require(Self.chunk("tEXt", in: bytes))
    #expect(first.starts(with: Array("Software\0Redline".utf8)))
    let rest = Array(first)
    let second = try #require(Self.chunk("tEXt", in: rest))
    #expect(second.starts(with: Array("Comment\0n".utf8) + [0xE9] + Array("e 1 ".utf8) + [0xD7]))
    #expect(try Bitmap(png: bytes) == Self.opaque)
  }

  @Test(
    arguments: [
      ("", "a"), (" a", "a"), ("a ", "a"), ("a  b", "a"), ("é", "a"), ("a\n", "a"), ("a", "\0"),
      ("a", "→"), (String(repeating: "k", count: 80), "a"),
    ])
  func badText(key: String, value: String) {
    #expect(throws: RasterError.invalidText(key: key)) {
      try Self.opaque.png(text: [(key, value)])
    }
  }

  @Test func everyCutAndEveryFlippedByteIsSurvived() throws {
    let bytes = try Self.clear.png(text: [("Key", "value")])
    for index in bytes.indices {
      _ = try? Bitmap(png: Array(bytes.prefix(index)))
      var damaged = bytes
      damaged[index] ^= 0xFF
      _ = try? Bitmap(png: damaged)
    }
  }

  @Test func writingReplacesTheFile() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "picture.png").path
    try Self.opaque.writePNG(to: path)
    try Self.clear.writePNG(to: path)
    #expect(try Bitmap(png: Array(Data(contentsOf: URL(filePath: path)))) == Self.clear)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["picture.png"])
  }

  @Test func writingIntoNoFolderFails() {
    let error = #expect(throws: RasterError.self) {
      try Self.opaque.writePNG(to: "/nowhere/at/all.png")
    }
    #expect(error?.description.contains("/nowhere/at/all.png") == true)
  }
}
