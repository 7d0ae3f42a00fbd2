import RedlineDiagram
import RedlineAnalysis
import RedlineModel
import RedlineRaster

/// Compares a diagram with its golden: the layouts first, and the drawings only if they are to be
/// the same, too.
func comparedDiagram(
  _ diagram: Diagram, actual: ActualFile, golden: [UInt8], path: String, snapshot: Snapshot,
  cache: DrawingCache?
) throws -> Judgement {
  try checkEnd(of: golden, path: path)
  let layout = diagram.layout
  let json = try OneLineJSON.bytes(of: layout)
  if !SVGDocument.holds(layout: json, in: golden) {
    let old: SolvedLayout
    do { old = try SVGDocument.embeddedLayout(in: String(decoding: golden, as: UTF8.self)) } catch {
      throw SnapshotError.damaged(path: path, reason: "\(error)")
    }
    let diff = LayoutDiff(from: old, to: layout)
    if !diff.isEmpty {
      return .changed(
        .layout, "is another layout", difference: diff.text, cause: diff.cause)
    }
  }
  switch snapshot.precision {
  case .layout:
    return .passed(.layout)
  case .drawing:
    let key = cache?.key(of: diagram, json: json, golden: golden)
    if let key, cache?.holds(key, for: snapshot.file) == true { return .passed(.cache) }
    let bytes = try actual.bytes()
    if bytes == golden {
      if let key { cache?.keep(key, for: snapshot.file) }
      return .passed(.drawing)
    }
    return .changed(
      .drawing, "is the same layout, drawn differently",
      difference: lineDifference(from: golden, to: bytes), cause: "drawn differently")
  case .pixels:
    let bytes = try actual.bytes()
    if bytes == golden { return .passed(.bytes) }
    return try comparedPixels(ofSVG: bytes, golden: golden, path: path, snapshot: snapshot)
  }
}

/// Compares an SVG text with its golden: byte for byte, or by the pixels.
func comparedSVG(
  _ svg: [UInt8], golden: [UInt8], path: String, snapshot: Snapshot
) throws -> Judgement {
  if svg == golden { return .passed(.bytes) }
  if snapshot.precision == .pixels {
    return try comparedPixels(ofSVG: svg, golden: golden, path: path, snapshot: snapshot)
  }
  if let old = try? SVGDocument.embeddedLayout(in: String(decoding: golden, as: UTF8.self)),
    let new = try? SVGDocument.embeddedLayout(in: String(decoding: svg, as: UTF8.self))
  {
    let diff = LayoutDiff(from: old, to: new)
    if !diff.isEmpty {
      return .changed(.layout, "is another layout", difference: diff.text, cause: diff.cause)
    }
  }
  return .changed(
    .bytes, "is another text", difference: lineDifference(from: golden, to: svg))
}

private func comparedPixels(
  ofSVG svg: [UInt8], golden: [UInt8], path: String, snapshot: Snapshot
) throws -> Judgement {
  let reference: Bitmap
  do { reference = try Bitmap(svg: golden) } catch {
    throw SnapshotError.damaged(path: path, reason: "\(error)")
  }
  let comparison = ImageComparison(
    reference: reference, actual: try Bitmap(svg: svg), tolerance: snapshot.tolerance)
  return comparison.isMatch
    ? .passed(.pixels, "\(comparison)")
    : .changed(.pixels, "looks different", difference: "\(comparison)")
}

/// A file that was cut off would pass for what is left of it.
private func checkEnd(of golden: [UInt8], path: String) throws(SnapshotError) {
  let end = golden.suffix(64).reversed().drop { [0x0A, 0x0D, 0x20, 0x09].contains($0) }
  guard end.starts(with: "</svg>".utf8.reversed()) else {
    throw .damaged(path: path, reason: "it does not end with </svg>")
  }
}
