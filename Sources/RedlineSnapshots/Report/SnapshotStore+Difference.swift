import RedlineDiagram
import RedlineModel
import RedlineRaster

/// A picture of what differs between a golden and what would replace it.
package struct DifferencePicture {
  package var bytes: [UInt8]
  package var kind: SnapshotFile.Kind
}

extension SnapshotStore {
  /// Draws what differs: the change of the layout, or the pixels where the layout is the same.
  ///
  /// It takes as long as many comparisons, so that it is drawn for whoever asks to see it and not
  /// when a test fails.
  /// - Returns: `nil` without a golden or without what would replace it.
  /// - Throws: ``SnapshotError``, also if one of the files is not the one that was compared.
  package func differencePicture(of result: SnapshotResult) throws -> DifferencePicture? {
    guard
      let golden = try compared(goldenPath(result.file), result.goldenHash, in: result),
      let actual = try compared(pendingPath(result.file), result.actualHash, in: result)
    else { return nil }
    if let change = try changeDiagram(from: golden, to: actual) {
      return DifferencePicture(bytes: Array(try change.svg().text().utf8), kind: .svg)
    }
    let isPNG = result.file.kind == .png
    let reference = isPNG ? try Bitmap(png: golden) : try Bitmap(svg: golden)
    let drawn = isPNG ? try Bitmap(png: actual) : try Bitmap(svg: actual)
    let picture = ImageComparison.differencePicture(
      reference: reference, actual: drawn, tolerance: result.tolerance ?? .exact)
    return DifferencePicture(bytes: try picture.png(), kind: .png)
  }

  /// Draws what differs as a PNG file, which any viewer opens.
  /// - Returns: Its path; `nil` without a golden or without what would replace it.
  package func writeDifference(of result: SnapshotResult) throws -> String? {
    guard let picture = try differencePicture(of: result) else { return nil }
    let png =
      picture.kind == .png ? picture.bytes : try Bitmap(svg: picture.bytes, scale: 2).png()
    try writeWhole(png, to: differencePath(result.file))
    return differencePath(result.file)
  }

  /// The bytes of a file, if they are those that were compared.
  private func compared(
    _ path: String, _ hash: String?, in result: SnapshotResult
  ) throws(SnapshotError) -> [UInt8]? {
    guard let hash, let bytes = try wholeFile(at: path) else { return nil }
    guard sha256(bytes) == hash else { throw .stale(id: result.file.id, path: shown(path)) }
    return bytes
  }
}

/// What changed between two layouts, drawn; `nil` if the files do not hold two different ones.
private func changeDiagram(from golden: [UInt8], to actual: [UInt8]) throws -> DiffDiagram? {
  guard
    let old = try? SVGDocument.embeddedLayout(in: String(decoding: golden, as: UTF8.self)),
    let new = try? SVGDocument.embeddedLayout(in: String(decoding: actual, as: UTF8.self)),
    old != new
  else { return nil }
  return DiffDiagram(from: old, to: new)
}
