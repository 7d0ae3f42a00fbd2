import Foundation
import RedlineRaster

/// Two PNG files of a screen of 1170 × 2532 pixels.
struct PicturePair {
  var name: String
  var outcome: ImageComparison.Outcome
  var firstPath: String
  var secondPath: String
  var first: [UInt8]
  var second: [UInt8]

  /// Draws the pictures into a folder: all pairs have the same first one.
  static func all(in folder: URL) throws -> [PicturePair] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let reference = try Bitmap(svg: screen())
    let bytes = try reference.png()
    // Written by another program: other filters, other compression.
    let rows: [(String, ImageComparison.Outcome, [UInt8])] = [
      ("identical bytes", .identicalBytes, bytes),
      ("identical pixels", .identicalPixels, try PlainDecoding.encoded(reference)),
      ("one card moved", .different, try Bitmap(svg: screen(moved: 26)).png()),
      ("card, filtered", .different, try PlainDecoding.encoded(Bitmap(svg: screen(moved: 26)))),
      ("all different", .different, try Bitmap(svg: screen(tint: "#03f")).png()),
    ]
    let firstPath = folder.appending(path: "reference.png").path
    try Data(bytes).write(to: URL(fileURLWithPath: firstPath))
    return try rows.map { name, outcome, second in
      let path = folder.appending(path: name.replacing(" ", with: "-") + ".png").path
      try Data(second).write(to: URL(fileURLWithPath: path))
      return PicturePair(
        name: name, outcome: outcome, firstPath: firstPath, secondPath: path, first: bytes,
        second: second)
    }
  }

  /// Ten cards with a disc and two lines of text under a title.
  private static func screen(moved: Int = 0, tint: String? = nil) -> String {
    var svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="1170" height="2532">"#
    svg += ##"<rect width="1170" height="2532" fill="#f2f2f7"/>"##
    svg += ##"<rect width="1170" height="282" fill="#fff"/>"##
    svg += #"<g font-family="Inter"><text x="60" y="230" font-size="90">Settings</text>"#
    for card in 0..<10 {
      let y = 330 + card * 216 + (card == 4 ? moved : 0)
      svg += ##"<rect x="48" y="\##(y)" width="1074" height="190" rx="36" fill="#fff"/>"##
      svg += #"<circle cx="140" cy="\#(y + 95)" r="54" fill="hsl(\#(card * 36),70%,55%)"/>"#
      svg += #"<text x="230" y="\#(y + 88)" font-size="48">Card number \#(card + 1)</text>"#
      svg += ##"<text x="230" y="\##(y + 148)" font-size="36" fill="#888">"##
      svg += "A second line of text that says more about it</text>"
    }
    svg += "</g>"
    if let tint {
      svg += #"<rect width="1170" height="2532" fill="\#(tint)" fill-opacity="0.08"/>"#
    }
    return svg + "</svg>"
  }
}
