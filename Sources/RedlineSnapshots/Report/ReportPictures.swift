import Foundation
import RedlineIO
import RedlineRaster
import Synchronization

/// A picture that a page can show, with its bytes if they could be read or drawn.
struct LoadedPicture: Sendable {
  var shown: ReviewPage.Picture
  var bytes: [UInt8] = []

  var kind: SnapshotFile.Kind { shown.isVector ? .svg : .png }
  var mediaType: String { kind.mediaType }
}

/// A result on a page, and whether what differs is drawn for it.
struct ShownResult: Sendable {
  var result: SnapshotResult
  /// For the first of a cause, which stands for the others, and where a page cannot compare the
  /// pictures itself: those of PNG files that it was opened beside.
  var drawsDifference: Bool
  /// Whether it is also kept as a PNG file beside what is pending.
  var keepsDifference = false
}

extension SnapshotReport {
  /// The results of causes in their order on the page.
  func shownResults(_ causes: [SnapshotCause]) -> [ShownResult] {
    causes.flatMap { cause in
      cause.results.enumerated().map { index, result in
        let isKept = keptDifferences.contains(result.file)
        return ShownResult(
          result: result, drawsDifference: index == 0 || result.file.kind == .png || isKept,
          keepsDifference: isKept)
      }
    }
  }

  /// The files that show a result. Only the store says where they are: what a result says of its
  /// paths may come from elsewhere.
  ///
  /// A golden that is damaged shows nothing that anything drew, and is left out.
  func pictureFiles(of result: SnapshotResult) -> [(name: String, path: String)] {
    let hasGolden = result.goldenHash != nil && (result.verdict != .invalid || showsAllGoldens)
    let files = [
      ("golden", hasGolden ? store.goldenPath(result.file) : nil),
      ("actual", result.actualHash == nil ? nil : store.pendingPath(result.file)),
    ]
    return files.compactMap { name, path in path.map { (name, $0) } }
  }

  /// The same by their paths in the package.
  func picturePaths(of result: SnapshotResult) -> [(name: String, path: String)] {
    if let attachments { return attachments[result.file] ?? [] }
    return pictureFiles(of: result).map { ($0.name, shownName($0.path)) }
  }

  private func shownName(_ path: String) -> String { pictureNames[path] ?? store.shown(path) }

  func picture(named name: String, at path: String) -> ReviewPage.Picture {
    ReviewPage.Picture(
      name: name, path: shownName(path).printableLine, hasOverlay: false, isVector: false)
  }

  /// Reads and draws what shows some results, on all processors.
  func loadedPictures(of shown: ArraySlice<ShownResult>) -> [[LoadedPicture]] {
    let all = Array(shown)
    let loaded = Mutex(Array(repeating: [LoadedPicture](), count: all.count))
    DispatchQueue.concurrentPerform(iterations: all.count) { index in
      let pictures = pictures(of: all[index])
      loaded.withLock { $0[index] = pictures }
    }
    return loaded.withLock { $0 }
  }

  private func pictures(of shown: ShownResult) -> [LoadedPicture] {
    let result = shown.result
    var pictures = pictureFiles(of: result).map { loaded($0.path, of: result, named: $0.name) }
    guard pictures.count == 2, shown.drawsDifference,
      pictures.allSatisfy({ $0.shown.problem == nil })
    else { return pictures }
    let difference = drawnDifference(of: shown)
    for index in pictures.indices { pictures[index].shown.marks = difference.shown.marks }
    return pictures + [difference]
  }

  /// A golden or what would replace it.
  private func loaded(
    _ path: String, of result: SnapshotResult, named name: String
  ) -> LoadedPicture {
    var loaded = LoadedPicture(shown: picture(named: name, at: path))
    do {
      let isLayout = name == "actual" && store.hasPendingLayout(result.file)
      guard var bytes = try isLayout ? store.pendingBytes(result) : wholeFile(at: path) else {
        loaded.shown.problem = "\(loaded.shown.path) is not there"
        return loaded
      }
      let kind = result.file.kind
      guard looksRight(bytes, kind) else {
        loaded.shown.problem =
          "\(loaded.shown.path) is not \(kind == .svg ? "an SVG" : "a PNG") file"
        return loaded
      }
      loaded.shown.isVector = kind == .svg
      loaded.shown.hasOverlay = kind == .svg && hasOverlay(bytes)
      if kind == .svg { bytes = withoutLayouts(bytes) }
      loaded.bytes = bytes
    } catch {
      loaded.shown.problem = "\(error)".printableLine
    }
    return loaded
  }

  /// Draws what differs, and marks where the pixels of PNG files do; a page finds that of drawings
  /// itself.
  private func drawnDifference(of shown: ShownResult) -> LoadedPicture {
    let result = shown.result
    var loaded = LoadedPicture(
      shown: picture(named: "difference", at: store.differencePath(result.file)))
    loaded.shown.path = "what differs in \(result.shownPath ?? result.file.path)"
    do {
      guard let picture = try store.differencePicture(of: result) else {
        loaded.shown.problem = "\(loaded.shown.path) cannot be drawn without both pictures"
        return loaded
      }
      // A picture that cannot be kept is missing there alone.
      if shown.keepsDifference { _ = try? store.write(picture, of: result) }
      if result.file.kind == .png {
        loaded.shown.marks = picture.regions.map { [$0.x, $0.y, $0.width, $0.height] }
      }
      loaded.shown.isVector = picture.kind == .svg
      loaded.bytes = picture.kind == .svg ? withoutLayouts(picture.bytes) : picture.bytes
    } catch {
      loaded.shown.problem = "\(error)".printableLine
    }
    return loaded
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

private let layoutStarts = ["redline-layout", "redline-old-layout"].map {
  Data("<metadata id=\"\($0)\">".utf8)
}

/// Whether an SVG file is a diagram that shows constraints.
func hasOverlay(_ svg: [UInt8]) -> Bool {
  let data = Data(svg)
  return data.range(of: layoutStarts[0]) != nil
    && [Data("-constraints\"".utf8), Data("<g id=\"constraints\"".utf8)].contains {
      data.range(of: $0) != nil
    }
}

/// A diagram without the layouts that it carries, which no picture shows.
func withoutLayouts(_ svg: [UInt8]) -> [UInt8] {
  var data = Data(svg)
  for start in layoutStarts {
    guard let start = data.range(of: start),
      let end = data.range(of: Data("</metadata>".utf8), in: start.upperBound..<data.endIndex)
    else { continue }
    data.removeSubrange(start.lowerBound..<end.upperBound)
  }
  return Array(data)
}
