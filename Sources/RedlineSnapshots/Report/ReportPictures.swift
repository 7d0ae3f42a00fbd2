import Foundation
import RedlineIO

extension SnapshotReport {
  /// The files that show a result. Only the store says where they are: what a result says of its
  /// paths may come from elsewhere.
  func pictureFiles(of result: SnapshotResult) -> [(name: String, path: String)] {
    let files = [
      ("golden", result.goldenHash == nil ? nil : store.goldenPath(result.file)),
      ("actual", result.actualHash == nil ? nil : store.pendingPath(result.file)),
      ("difference", result.picture == nil ? nil : store.differencePath(result.file)),
    ]
    return files.compactMap { name, path in path.map { (name, $0) } }
  }

  /// The same by their paths in the package.
  func picturePaths(of result: SnapshotResult) -> [(name: String, path: String)] {
    pictureFiles(of: result).map { ($0.name, store.shown($0.path)) }
  }

  func picture(named name: String, at path: String) -> ReviewPage.Picture {
    ReviewPage.Picture(
      name: name, path: store.shown(path).printableLine, hasOverlay: false, isVector: false)
  }

  /// A picture with its bytes in its address, while there is room.
  func inlinePicture(
    at path: String, of result: SnapshotResult, named name: String, room: inout Int
  ) -> ReviewPage.Picture {
    var picture = picture(named: name, at: path)
    do {
      guard var bytes = try wholeFile(at: path) else {
        picture.problem = "\(picture.path) is not there"
        return picture
      }
      let kind = name == "difference" ? SnapshotFile.Kind.png : result.file.kind
      guard looksRight(bytes, kind) else {
        picture.problem = "\(picture.path) is not \(kind == .svg ? "an SVG" : "a PNG") file"
        return picture
      }
      picture.isVector = kind == .svg
      picture.hasOverlay = picture.isVector && hasOverlay(bytes)
      if picture.isVector { bytes = withoutLayout(bytes) }
      guard bytes.count <= room else {
        picture.problem = "the page has no room for \(picture.path)"
        return picture
      }
      room -= bytes.count
      picture.url =
        "data:\(kind.mediaType);base64,\(Data(bytes).base64EncodedString())"
    } catch {
      picture.problem = "\(error)".printableLine
    }
    return picture
  }
}

extension SnapshotFile.Kind {
  /// `image/png`.
  package var mediaType: String { self == .svg ? "image/svg+xml" : "image/png" }
}

private func looksRight(_ bytes: [UInt8], _ kind: SnapshotFile.Kind) -> Bool {
  switch kind {
  case .png: bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
  case .svg: Data(bytes.prefix(65_536)).range(of: Data("<svg".utf8)) != nil
  }
}

private let layoutStart = Data("<metadata id=\"redline-layout\">".utf8)

/// Whether an SVG file is a diagram that shows constraints.
func hasOverlay(_ svg: [UInt8]) -> Bool {
  let data = Data(svg)
  return data.range(of: layoutStart) != nil
    && data.range(of: Data("<g id=\"constraints\"".utf8)) != nil
}

/// A diagram without the layout that it carries, which no picture shows.
func withoutLayout(_ svg: [UInt8]) -> [UInt8] {
  let data = Data(svg)
  guard let start = data.range(of: layoutStart),
    let end = data.range(of: Data("</metadata>".utf8), in: start.upperBound..<data.endIndex)
  else { return svg }
  return Array(svg[..<start.lowerBound] + svg[end.upperBound...])
}
