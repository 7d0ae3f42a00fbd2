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
    case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)"
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

  /// `-` is standard input.
  package var path: String

  package init(path: String) { self.path = path }
  private var name: String { path == "-" ? "standard input" : path }

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
    do {
      let layout =
        start == UInt8(ascii: "<")
        ? try SVGDocument.embeddedLayout(in: String(decoding: data, as: UTF8.self))
        : try decoded(data)
      try layout.validate()
      return layout
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

  private static func decoded(_ data: Data) throws -> SolvedLayout {
    struct Version: Decodable { var formatVersion: Int }
    do {
      let version = try JSONDecoder().decode(Version.self, from: data).formatVersion
      guard version <= SolvedLayout.formatVersion else {
        throw LayoutFlaw.newerFormat(version)
      }
      return try JSONDecoder().decode(SolvedLayout.self, from: data)
    } catch let error as DecodingError {
      throw LayoutFlaw.undecodable(error.summary)
    }
  }
}

extension DecodingError {
  /// The place and what is wrong there, in one line.
  fileprivate var summary: String {
    switch self {
    case .keyNotFound(let key, let context): "\(place(context.codingPath + [key])) is missing"
    case .typeMismatch(_, let context): "\(place(context.codingPath)) has another type"
    case .valueNotFound(_, let context): "\(place(context.codingPath)) has no value"
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      "it is neither JSON nor SVG; it may be cut off"
    case .dataCorrupted(let context): "\(place(context.codingPath)) has a value that is not allowed"
    @unknown default: "it has an unknown form"
    }
  }

  private func place(_ path: [any CodingKey]) -> String {
    var place = ""
    for key in path {
      if let index = key.intValue {
        place += "[\(index)]"
      } else {
        place += place.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
    return place.isEmpty ? "the layout" : place
  }
}
