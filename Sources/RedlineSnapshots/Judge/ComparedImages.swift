import RedlineAnalysis
import RedlineDiagram
import RedlineIO
import RedlineModel
import RedlineRaster

/// Compares the picture of a drawing with its golden: by what the golden says that it was drawn
/// from, and by the pixels only where that is something else.
func comparedPicture(
  ofSVG svg: [UInt8], scale: Double, actual: ActualFile, golden: [UInt8], path: String,
  snapshot: Snapshot, versions: [String: String], isFull: Bool, cache: DrawingCache?
) throws -> Judgement {
  let provenance = try provenance(of: golden, path: path)
  let environment = provenance.map { changes(from: $0.versions, to: versions) } ?? []
  if !isFull, let provenance, provenance.svgHash == sha256(DrawnFile(svg).drawing) {
    if environment.isEmpty { return .passed(.drawing) }
    if snapshot.precision != .pixels {
      return .passed(.drawing, "was drawn elsewhere", environment: environment)
    }
  }
  let key = cache?.key(ofSVG: svg, scale: scale, golden: sha256(golden), snapshot)
  if cache?.holds(key, for: snapshot.file) == true { return .passed(.cache) }
  var found = try comparedPNG(
    actual.bytes(), golden: golden, path: path, snapshot: snapshot, environment: environment)
  cache?.keep(key, for: snapshot.file, found)
  if found.verdict == .changed { found.explain(StoredLayout.change(fromPNG: golden, toSVG: svg)) }
  return found
}

/// Compares the picture of a diagram with its golden; what was drawn and compared before is not drawn
/// again.
func comparedPicture(
  of diagram: Diagram, scale: Double, actual: ActualFile, golden: [UInt8], path: String,
  snapshot: Snapshot, versions: [String: String], isFull: Bool, cache: DrawingCache?
) throws -> Judgement {
  let key = cache?.key(of: diagram, scale: scale, golden: sha256(golden), snapshot)
  if cache?.holds(key, for: snapshot.file) == true { return .passed(.cache) }
  let found = try comparedPicture(
    ofSVG: Array(diagram.svg().text().utf8), scale: scale, actual: actual, golden: golden,
    path: path, snapshot: snapshot, versions: versions, isFull: isFull, cache: nil)
  cache?.keep(key, for: snapshot.file, found)
  return found
}

extension Judgement {
  /// Says why pixels differ, as it is said of an SVG golden of the same layout.
  fileprivate mutating func explain(_ change: StoredLayout.Change) {
    let pixels = difference ?? ""
    switch change {
    case .none: break
    case .layout(let diff):
      difference = "\(diff.textByMovement)\n\(pixels)"
      wholeDifference = diff.wholeText.map { "\($0)\n\(pixels)" }
      cause = diff.cause
    case .unreadable(let reason):
      difference = "\(pixels)\nthe golden's layout says nothing: \(reason)"
    }
  }
}

/// Compares a PNG file with its golden.
private func comparedPNG(
  _ png: [UInt8], golden: [UInt8], path: String, snapshot: Snapshot, environment: [String] = []
) throws -> Judgement {
  let comparison: ImageComparison
  do {
    comparison = try ImageComparison(
      referencePNG: golden, actualPNG: png, tolerance: snapshot.tolerance)
  } catch {
    guard error.image == .reference else { throw error }
    throw SnapshotError.damaged(path: path, reason: "\(error.reason)")
  }
  guard comparison.isMatch else {
    return .changed(
      .pixels, "looks different", difference: "\(comparison)", environment: environment)
  }
  let rung: SnapshotResult.Rung = comparison.outcome == .identicalBytes ? .bytes : .pixels
  return .passed(
    rung, comparison.outcome == .withinTolerance ? "\(comparison)" : "",
    environment: environment)
}

/// Compares an image file with its golden.
func comparedImage(
  _ png: [UInt8], golden: [UInt8], path: String, snapshot: Snapshot
) throws -> Judgement {
  let provenance = try provenance(of: golden, path: path)
  let environment =
    provenance.map { changes(from: $0.versions, to: PNGProvenance.libraryVersions) } ?? []
  return try comparedPNG(
    png, golden: golden, path: path, snapshot: snapshot, environment: environment)
}

private func provenance(of golden: [UInt8], path: String) throws -> PNGProvenance? {
  do { return try PNGProvenance(png: golden) } catch {
    throw SnapshotError.damaged(path: path, reason: "\(error)")
  }
}

/// `cairo 1.16.0 → 1.18.0`, for each version that is known on both sides and is another.
func changes(from old: [String: String], to new: [String: String]) -> [String] {
  old.keys.sorted().compactMap { name in
    guard let before = old[name], let now = new[name], before != now else { return nil }
    return "\(name) \(before) → \(now)"
  }
}
