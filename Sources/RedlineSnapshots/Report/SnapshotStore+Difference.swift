import RedlineDiagram
import RedlineModel
import RedlineRaster

/// A picture of what differs between a golden and what would replace it.
package struct DifferencePicture {
  package var bytes: [UInt8]
  package var kind: SnapshotFile.Kind
  /// Where pixels of PNG files differ.
  var regions: [PixelRect] = []
}

extension SnapshotStore {
  /// Draws what differs: the change of the layout, or the pixels where the layout is the same.
  ///
  /// It takes as long as many comparisons, so that it is drawn for whoever asks to see it and not
  /// when a test fails.
  /// - Returns: `nil` without a golden or without what would replace it.
  /// - Throws: ``SnapshotError``, also if one of the files is not the one that was compared.
  package func differencePicture(of result: SnapshotResult) throws -> DifferencePicture? {
    guard let golden = try comparedGolden(result), let pending = try pendingFile(result) else {
      return nil
    }
    if let change = changeDiagram(of: result, from: golden, to: pending) {
      return DifferencePicture(bytes: Array(try change.svg().text().utf8), kind: .svg)
    }
    guard let actual = try pendingBytes(result) else { return nil }
    let isPNG = result.file.kind == .png
    let (picture, regions) = ImageComparison.differences(
      reference: isPNG ? try Bitmap(png: golden) : try Bitmap(svg: golden),
      actual: isPNG ? try Bitmap(png: actual) : try Bitmap(svg: actual),
      tolerance: result.tolerance ?? .exact)
    return DifferencePicture(
      bytes: try picture.png(), kind: .png, regions: isPNG ? regions.map(\.rect) : [])
  }

  /// What changed between two layouts, drawn; `nil` if the files do not hold two different ones.
  private func changeDiagram(
    of result: SnapshotResult, from golden: [UInt8], to pending: (path: String, bytes: [UInt8])
  ) -> DiffDiagram? {
    guard result.file.kind == .svg, let old = try? layout(golden),
      let new = pending.path == pendingLayoutPath(result.file)
        ? try? PendingLayout(pending.bytes).layout() : try? layout(pending.bytes),
      old != new
    else { return nil }
    return DiffDiagram(from: old, to: new)
  }

  private func layout(_ svg: [UInt8]) throws -> SolvedLayout {
    try SVGDocument.embeddedLayout(in: String(decoding: svg, as: UTF8.self))
  }

  /// Draws what differs as a PNG file, which any viewer opens.
  /// - Returns: Its path; `nil` without a golden or without what would replace it.
  package func writeDifference(of result: SnapshotResult) throws -> String? {
    guard let picture = try differencePicture(of: result) else { return nil }
    return try write(picture, of: result)
  }

  /// Writes what differs as a PNG file.
  /// - Returns: Its path.
  @discardableResult
  func write(_ picture: DifferencePicture, of result: SnapshotResult) throws -> String {
    let png =
      picture.kind == .png ? picture.bytes : try Bitmap(svg: picture.bytes, scale: 2).png()
    try writeWhole(png, to: differencePath(result.file))
    return differencePath(result.file)
  }

  /// The golden, if it is the one that was compared.
  private func comparedGolden(_ result: SnapshotResult) throws(SnapshotError) -> [UInt8]? {
    let path = goldenPath(result.file)
    guard let hash = result.goldenHash, let bytes = try wholeFile(at: path) else { return nil }
    guard goldenHash(bytes) == hash else { throw .stale(id: result.file.id, path: shown(path)) }
    return bytes
  }
}
