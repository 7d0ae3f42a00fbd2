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
