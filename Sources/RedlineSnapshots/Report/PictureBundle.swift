import Foundation
import RedlineIO
import RedlineRaster

/// Drawings that a page loads together when the first of them is seen.
///
/// Variants of a layout share most of their lines, above all the outlines of glyphs, so each line is
/// kept once, and all of them compressed: a drawing of 60 kB takes about 4 kB. A page that was opened
/// from a disk may read no file but a script, so it is one, with nothing but a text in it.
struct PictureBundle {
  private struct Contents: Encodable {
    var lines: [String] = []
    /// The lines of each picture by their places.
    var pictures: [[Int]] = []
  }
  private var contents = Contents()
  private var lines: [String: Int] = [:]
  private var places: [String: Int] = [:]

  var isEmpty: Bool { contents.pictures.isEmpty }

  /// Adds an SVG file.
  /// - Returns: Its place; the same for the same bytes.
  mutating func add(_ svg: [UInt8]) -> Int {
    let hash = sha256(svg)
    if let place = places[hash] { return place }
    var picture: [Int] = []
    let text = String(decoding: svg, as: UTF8.self)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = String(line)
      if let place = lines[line] {
        picture.append(place)
      } else {
        picture.append(contents.lines.count)
        lines[line] = contents.lines.count
        contents.lines.append(line)
      }
    }
    places[hash] = contents.pictures.count
    contents.pictures.append(picture)
    return contents.pictures.count - 1
  }

  /// The bundle's name, which follows from its contents, and the script.
  func script() -> (name: String, bytes: [UInt8]) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Texts and numbers always encode.
    let packed = gzipped(Array((try? encoder.encode(contents)) ?? Data()))
    let name = String(sha256(packed).prefix(32))
    let data = Data(packed).base64EncodedString()
    return (name, Array("bundle('\(name)', '\(data)');\n".utf8))
  }
}
