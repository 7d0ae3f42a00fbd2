import Foundation
import RedlineAnalysis
import RedlineDiagram
import RedlineModel
import RedlineRaster

/// The layout that a PNG golden carries beside its pixels, as an SVG golden does.
///
/// It has no say in whether a snapshot passes: pixels decide that. It says in words why one does
/// not, as the golden's SVG would. It may be missing, as many programs remove texts from PNG files.
enum StoredLayout {
  /// The name of the text.
  static let key = "Redline-Layout"

  /// The layout inside a drawing without source lines, to be stored with its picture; `nil` without
  /// one.
  static func bytes(inSVG svg: String) throws -> [UInt8]? {
    guard let layout = try? SVGDocument.embeddedLayout(in: svg) else { return nil }
    return try OneLineJSON.bytes(of: layout.withoutLocations)
  }

  /// The layout of a golden.
  /// - Parameters:
  ///   - isIntact: Whether the file's record says that it is as Redline wrote it, so that its
  ///   layout stands where Redline writes it and no parser of XML is needed.
  ///   - other: The layout that it is compared with, and its JSON in lines: what both have in common
  ///   is not decoded.
  /// - Throws: `SVGReadingError` or `LayoutFormatError`.
  static func layout(
    ofSVG svg: [UInt8], isIntact: Bool, like other: (layout: SolvedLayout, json: [UInt8])
  ) throws -> SolvedLayout {
    if isIntact, let json = json(ofSVG: svg) {
      if let own = LinedLayout(json), let lines = LinedLayout(other.json),
        let layout = try? own.layout(like: other.layout, lines)
      {
        return layout
      }
      return try SolvedLayout(json: Data(json))
    }
    return try SVGDocument.embeddedLayout(in: String(decoding: svg, as: UTF8.self))
  }

  /// The JSON of the layout in a file that is as Redline wrote it; `nil` without one.
  static func json(ofSVG svg: [UInt8]) -> [UInt8]? {
    guard let start = svg.range(of: Array("<metadata id=\"redline-layout\">".utf8), from: 0),
      let end = svg.range(of: Array("</metadata>".utf8), from: start.upperBound)
    else { return nil }
    return plain(Array(svg[start.upperBound..<end.lowerBound]).withLineFeeds)
  }

  /// A text of an element without its escapes; `nil` if it has others than Redline writes.
  private static func plain(_ text: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var copied = 0
    while let next = text.range(of: [UInt8(ascii: "&")], from: copied) {
      result += text[copied..<next.lowerBound]
      let rest = text[next.upperBound...]
      guard let escape = escapes.first(where: { rest.starts(with: $0.name) }) else { return nil }
      result.append(escape.byte)
      copied = next.upperBound + escape.name.count
    }
    return result + text[copied...]
  }

  private static let escapes: [(name: [UInt8], byte: UInt8)] = [
    ("amp;", "&"), ("lt;", "<"), ("gt;", ">"),
  ].map { (Array($0.0.utf8), UInt8(ascii: $0.1)) }

  /// The layout of a PNG file; `nil` if it has none, or if its pixels are not those that the layout
  /// was stored with.
  /// - Throws: `RasterError` or `LayoutFormatError`: it cannot be read.
  static func layout(ofPNG png: [UInt8]) throws -> SolvedLayout? {
    guard try PNGProvenance(png: png)?.dataHash != nil,
      let json = try Bitmap.packedText(ofPNG: png, key: key)
    else { return nil }
    return try SolvedLayout(json: Data(json))
  }
}

extension StoredLayout {
  /// What changed in the layout, where the pixels of a picture did.
  enum Change {
    /// It is not known, or the layout is the same.
    case none
    case layout(LayoutDiff)
    /// The golden's layout cannot be read.
    case unreadable(String)
  }

  static func change(fromPNG golden: [UInt8], toSVG svg: [UInt8]) -> Change {
    do {
      guard let old = try layout(ofPNG: golden),
        let new = try? SVGDocument.embeddedLayout(in: String(decoding: svg, as: UTF8.self))
      else { return .none }
      let diff = LayoutDiff(from: old, to: new)
      return diff.isEmpty ? .none : .layout(diff)
    } catch {
      return .unreadable("\(error)")
    }
  }
}
