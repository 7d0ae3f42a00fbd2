package import Foundation
import RedlineDiagram
import RedlineIO
package import RedlineModel

/// Why a file is not a solved layout; each case names the file.
package enum LayoutFileError: Error, CustomStringConvertible {
  case unreadable(path: String, reason: String)
  case tooLarge(path: String, limit: Int)
  case empty(path: String)
  case notLayout(path: String, reason: String)

  package var description: String {
    switch self {
    case .unreadable(let path, let reason): FileError.unreadable(path, reason)
    case .tooLarge(let path, let limit):
      "\(path) is larger than \(limit >> 20) MB, the most that is read"
    case .empty(let path):
      "\(path) is empty; give a layout as JSON, or an SVG file that Redline wrote"
    case .notLayout(let path, let reason): "\(path) is not a solved layout: \(reason)"
    }
  }
}

/// A file that holds a solved layout: JSON, or SVG with the layout inside.
package struct LayoutFile {
  /// The most bytes that are read.
  package static let maximumByteCount = 64 << 20
  /// The largest coordinate or size in points that is drawn from a file.
  package static let largestCoordinate = 1_000_000.0

  /// `-` is standard input.
  package var path: String

  package init(path: String) { self.path = path }
  private static let standardInput = "standard input"
  private var name: String { path == "-" ? Self.standardInput : path }

  /// The name without folder, ending and `~dark`.
  package var baseName: String {
    guard path != "-" else { return "layout" }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    return name.hasSuffix("~dark") ? String(name.dropLast(5)) : name
  }

  package func read() throws(LayoutFileError) -> SolvedLayout {
    try Self.layout(in: try bytes(), name: name)
  }

  /// The layout in the contents of a file.
  /// - Parameter name: What errors call the file.
  package static func layout(in data: Data, name: String) throws(LayoutFileError) -> SolvedLayout {
    guard let start = data.first(where: { !" \t\r\n".utf8.contains($0) && $0 < 0x80 }) else {
      throw .empty(path: name)
    }
    if name == standardInput, let mark = data.firstRange(of: Data("<document".utf8)),
      data[..<mark.lowerBound].firstRange(of: Data("<svg".utf8)) == nil
    {
      throw .notLayout(
        path: name, reason: "it is a storyboard or xib, whose project is around it; give its path")
    }
    do {
      let layout =
        start == UInt8(ascii: "<")
        ? try SVGDocument.embeddedLayout(in: String(decoding: data, as: UTF8.self))
        : try SolvedLayout(json: data)
      try layout.validate(limit: largestCoordinate)
      return layout
    } catch LayoutFormatError.notJSON where name.hasSuffix(".swift") {
      throw .notLayout(path: name, reason: "it is Swift; 'redline draw' draws it")
    } catch LayoutFormatError.notJSON {
      throw .notLayout(path: name, reason: "it is neither JSON nor SVG; it may be cut off")
    } catch {
      throw .notLayout(path: name, reason: "\(error)")
    }
  }

  /// The contents, at least one byte.
  package func bytes() throws(LayoutFileError) -> Data {
    let bytes: [UInt8]
    do { bytes = try WholeFile(path).bytes(limit: Self.maximumByteCount) } catch {
      if case .tooLarge = error { throw .tooLarge(path: name, limit: Self.maximumByteCount) }
      throw .unreadable(path: name, reason: error.reason)
    }
    guard !bytes.isEmpty else { throw .empty(path: name) }
    return Data(bytes)
  }
}
