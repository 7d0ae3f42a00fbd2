internal import CPNG
internal import CRsvg

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
/// let provenance = PNGProvenance(of: bitmap, svg: text)
/// try writePNG(bitmap, text: [provenance.text], to: path)
/// try PNGProvenance(png: bytes)?.svgHash == provenance.svgHash  // true
/// ```
public struct PNGProvenance: Codable, Hashable, Sendable {
  /// The name of the chunk.
  public static let key = "Redline"

  /// SHA-256 of the width and height, as in `2x3:`, and the RGBA pixels, in hexadecimal digits.
  public var pixelHash: String
  /// SHA-256 of the SVG document in UTF-8, in hexadecimal digits, if it was drawn from one.
  public var svgHash: String?
  /// Versions by name of the library or font, such as `cairo`: `1.16.0`.
  public var versions: [String: String]

  /// The provenance of a picture.
  /// - Parameters:
  ///   - bitmap: The picture.
  ///   - svg: The document that it was drawn from.
  ///   - versions: What drew it; by default the libraries in use. Fonts are to be added.
  public init(
    of bitmap: Bitmap, svg: String? = nil, versions: [String: String] = Self.libraryVersions
  ) {
    pixelHash = Self.hash(Array("\(bitmap.width)x\(bitmap.height):".utf8), bitmap.pixels)
    svgHash = svg.map { Self.hash([], Array($0.utf8)) }
    self.versions = versions
  }

  /// The provenance that a PNG file carries; `nil` if it has none that can be read.
  /// - Throws: ``RasterError``, as ``pngTexts(in:)``.
  public init?(png: [UInt8]) throws(RasterError) {
    guard let value = try pngTexts(in: png).first(where: { $0.key == Self.key })?.value,
      let found = try? JSONDecoder().decode(Self.self, from: Data(value.utf8))
    else { return nil }
    self = found
  }

  /// The chunk for ``png(of:text:)``: ASCII, with sorted keys.
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

  /// The versions of librsvg, cairo and libpng that are in use.
  public static var libraryVersions: [String: String] {
    [
      "librsvg": "\(rsvg_major_version).\(rsvg_minor_version).\(rsvg_micro_version)",
      "cairo": String(cString: cairo_version_string()),
      "libpng": String(cString: png_get_libpng_ver(nil)),
    ]
  }

  private static func hash(_ head: [UInt8], _ bytes: [UInt8]) -> String {
    let sum = g_checksum_new(G_CHECKSUM_SHA256)
    defer { g_checksum_free(sum) }
    for part in [head, bytes] { g_checksum_update(sum, part, gssize(part.count)) }
    return String(cString: g_checksum_get_string(sum))
  }
}

/// The texts in the tEXt chunks of a PNG file, in order.
///
/// Compressed and international texts are left out. The pixels are not looked at.
/// - Throws: ``RasterError/notPNG(_:)`` or ``RasterError/tooLarge(width:height:limit:)``.
public func pngTexts(in png: [UInt8]) throws(RasterError) -> [(key: String, value: String)] {
  var result: Result<[Range<Int>], RasterError> = .success([])
  png.withUnsafeBytes { bytes in
    do throws(RasterError) {
      result = .success(try PNGStructure.checked(bytes).texts)
    } catch {
      result = .failure(error)
    }
  }
  return try result.get().compactMap { range in
    let parts = png[range].split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    return (latin1(parts[0]), latin1(parts[1]))
  }
}

private func latin1(_ bytes: ArraySlice<UInt8>) -> String {
  var text = ""
  for byte in bytes { text.unicodeScalars.append(UnicodeScalar(byte)) }
  return text
}
