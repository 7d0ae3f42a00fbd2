import CRsvg
import RedlineIO

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What a PNG golden was drawn from, and by what.
///
/// It is stored as JSON in a tEXt chunk named ``key``, so that a picture that differs can be told
/// apart: another drawing, or the same drawing by other libraries.
///
/// ```swift
/// let bytes = try bitmap.png(provenance: PNGProvenance(of: bitmap, svg: text))
/// let stored = try PNGProvenance(png: bytes)
/// // stored?.svgHash is that of text; Bitmap.pixelHash(ofPNG: bytes) is stored?.pixelHash
/// ```
public struct PNGProvenance: Codable, Hashable, Sendable {
  /// The name of the chunk.
  public static let key = "Redline"

  /// SHA-256 of the width and height, as in `2x3:`, and the RGBA pixels, in hexadecimal digits.
  public var pixelHash: String
  /// SHA-256 of the SVG document in UTF-8, in hexadecimal digits, if it was drawn from one.
  public var svgHash: String?
  /// SHA-256 of the compressed pixels that it is stored with, in hexadecimal digits; set by
  /// ``Bitmap/png(provenance:)``. Without it nothing shows that the pixels are still the same.
  public var dataHash: String?
  /// Versions by name of the library or font, such as `cairo`: `1.16.0`.
  public var versions: [String: String]
  /// The appearance that it shows, `light` or `dark`, where that is known.
  public var theme: String?

  /// The provenance of a picture.
  /// - Parameters:
  ///   - bitmap: The picture.
  ///   - svg: The document that it was drawn from.
  ///   - versions: What drew it; by default the libraries in use. Fonts are to be added.
  public init(
    of bitmap: Bitmap, svg: String? = nil, versions: [String: String] = Self.libraryVersions
  ) {
    pixelHash = bitmap.pixelHash
    svgHash = svg.map { Array($0.utf8).withUnsafeBytes { sha256([$0]) } }
    self.versions = versions
  }

  /// The provenance that a PNG file carries.
  ///
  /// It is `nil` if there is none, if it cannot be read or takes more than 64 kB, and if its
  /// ``dataHash`` shows that it was stored with other pixels. Pixels are not unpacked: it takes time
  /// in proportion to the file. A file can still claim what it likes, so that this is for files that
  /// a team wrote itself, not for a verdict on files from elsewhere.
  /// - Throws: ``RasterError``, as ``Bitmap/texts(ofPNG:)``.
  public init?(png: [UInt8]) throws(RasterError) {
    let structure = try PNGStructure.of(png)
    guard let found = Self.stored(structure, png) else { return nil }
    self = found
  }

  static let greatestByteCount = 1 << 16

  static func stored(_ structure: PNGStructure, _ png: [UInt8]) -> PNGProvenance? {
    let head = Array(key.utf8) + [0]
    guard let range = structure.texts.first(where: { png[$0].starts(with: head) }),
      range.count <= greatestByteCount
    else { return nil }
    let value = latin1(png[range.dropFirst(head.count)])
    guard let found = try? JSONDecoder().decode(Self.self, from: Data(value.utf8)) else {
      return nil
    }
    if let hash = found.dataHash {
      let isSame = png.withUnsafeBytes { bytes in
        sha256(structure.pixels.map { UnsafeRawBufferPointer(rebasing: bytes[$0]) }) == hash
      }
      guard isSame else { return nil }
    }
    return found
  }

  /// The chunk for ``Bitmap/png(text:)``: ASCII, with sorted keys.
  public var text: (key: String, value: String) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings always encode.
    let data = (try? encoder.encode(self)) ?? Data()
    let scalars = String(decoding: data, as: UTF8.self).utf16.map { unit in
      guard unit > 0x7E else { return String(UnicodeScalar(UInt8(unit))) }
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return (Self.key, scalars.joined())
  }

  /// The versions of librsvg and cairo that are in use.
  public static var libraryVersions: [String: String] {
    [
      "librsvg": "\(rsvg_major_version).\(rsvg_minor_version).\(rsvg_micro_version)",
      "cairo": String(cString: cairo_version_string()),
    ]
  }
}

extension Bitmap {
  /// SHA-256 of the width and height, as in `2x3:`, and the RGBA pixels, in hexadecimal digits.
  public var pixelHash: String {
    Array("\(width)x\(height):".utf8).withUnsafeBytes { size in
      pixels.withUnsafeBytes { sha256([size, $0]) }
    }
  }
}

extension Bitmap {
  /// The ``pixelHash-swift.property`` of a PNG file.
  ///
  /// Where the file carries a ``PNGProvenance`` with the hash of its compressed pixels, and they are
  /// still the same, it is read from there, and no pixel is unpacked; otherwise the file is decoded.
  /// - Parameter png: The bytes of the file. Both ways take the provenance at its word: compare
  ///   pixels where the file may lie.
  /// - Throws: As ``init(png:)``.
  public static func pixelHash(ofPNG png: [UInt8]) throws(RasterError) -> String {
    if let stored = PNGProvenance.stored(try PNGStructure.of(png), png), stored.dataHash != nil {
      return stored.pixelHash
    }
    return try Bitmap(png: png).pixelHash
  }

  /// The texts in the tEXt chunks of a PNG file, in order.
  ///
  /// Compressed and international texts are left out. The pixels are not looked at.
  /// - Parameter png: The bytes of the file.
  /// - Throws: ``RasterError/notPNG(_:)`` or ``RasterError/tooLarge(width:height:limit:)``.
  public static func texts(
    ofPNG png: [UInt8]
  ) throws(RasterError) -> [(key: String, value: String)] {
    try PNGStructure.of(png).texts.compactMap { range in
      let parts = png[range].split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return nil }
      return (latin1(parts[0]), latin1(parts[1]))
    }
  }
}

private func latin1(_ bytes: ArraySlice<UInt8>) -> String {
  var text = ""
  for byte in bytes { text.unicodeScalars.append(UnicodeScalar(byte)) }
  return text
}
