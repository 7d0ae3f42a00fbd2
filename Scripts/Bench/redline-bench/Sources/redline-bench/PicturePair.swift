import Foundation
import RedlineRaster

/// Two PNG files of a screen.
struct PicturePair {
  var name: String
  /// `1170 × 2532`.
  var size: String
  var outcome: ImageComparison.Outcome
  var firstPath: String
  var secondPath: String
  var first: [UInt8]
  var second: [UInt8]
  /// Whether pixelmatch, which is written in Python, would take minutes.
  var isLarge = false

  /// A screen of a phone in points, in pixels, and a long page.
  static let sizes = [(390, 844), (1170, 2532), (4000, 8000)]

  /// Draws the pictures of a size into a folder: all pairs have the same first one.
  static func all(_ width: Int, _ height: Int, in folder: URL) throws -> [PicturePair] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func drawn(moved: Int = 0, tint: String? = nil) throws -> Bitmap {
      try Bitmap(svg: screen(width, height, moved: moved, tint: tint))
    }
    let reference = try drawn()
    let bytes = try reference.png()
    let moved = try drawn(moved: 26)
    // Written by another program: other filters, other compression.
    let rows: [(String, ImageComparison.Outcome, [UInt8])] = [
      ("identical bytes", .identicalBytes, bytes),
      ("identical pixels", .identicalPixels, try PlainDecoding.encoded(reference)),
      ("one card moved", .different, try moved.png()),
      ("card, filtered", .different, try PlainDecoding.encoded(moved)),
      ("all different", .different, try drawn(tint: "#03f").png()),
      ("noise", .different, try noisy(reference).png()),
    ]
    let size = "\(width)x\(height)"
    let firstPath = folder.appending(path: "reference-\(size).png").path
    try Data(bytes).write(to: URL(fileURLWithPath: firstPath))
    return try rows.map { name, outcome, second in
      let path = folder.appending(path: name.replacing(" ", with: "-") + "-\(size).png").path
      try Data(second).write(to: URL(fileURLWithPath: path))
      return PicturePair(
        name: name, size: "\(width) × \(height)", outcome: outcome, firstPath: firstPath,
        secondPath: path, first: bytes, second: second,
        isLarge: width * height > 10_000_000)
    }
  }

  /// The image with each channel of each pixel off by its own 1 to 8 steps.
  private static func noisy(_ image: Bitmap) -> Bitmap {
    var (image, state) = (image, UInt64(1))
    image.pixels.withUnsafeMutableBufferPointer { pixels in
      for index in pixels.indices where index % 4 != 3 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let step = UInt8(state >> 61) + 1
        pixels[index] = pixels[index] < 128 ? pixels[index] + step : pixels[index] - step
      }
    }
    return image
  }

  /// Ten cards with a disc and two lines of text under a title.
  private static func screen(
    _ width: Int, _ height: Int, moved: Int = 0, tint: String? = nil
  ) -> String {
    var svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)" "#
    svg += #"viewBox="0 0 1170 2532" preserveAspectRatio="none">"#
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
