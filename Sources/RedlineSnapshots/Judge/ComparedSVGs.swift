import RedlineAnalysis
import RedlineDiagram
import RedlineIO
import RedlineModel
import RedlineRaster

/// Compares a diagram with its golden: the layouts first, and the drawings only if they are to be
/// the same, too.
func comparedDiagram(
  _ diagram: Diagram, actual: ActualFile, golden: [UInt8], path: String, snapshot: Snapshot,
  cache: DrawingCache?, explanations: Explanations?
) throws -> Judgement {
  let file = try intactGolden(golden, path: path)
  try checkEnd(of: golden, path: path)
  var found = try comparedDiagram(
    diagram, actual: actual, file, golden: golden, path: path, snapshot: snapshot, cache: cache,
    explanations: explanations)
  found.goldenHash = file.record?.fileHash
  return found
}

private func comparedDiagram(
  _ diagram: Diagram, actual: ActualFile, _ file: DrawnFile, golden: [UInt8], path: String,
  snapshot: Snapshot, cache: DrawingCache?, explanations: Explanations?
) throws -> Judgement {
  switch try change(
    from: file, to: diagram.layout, actual, golden: golden, path: path, explanations)
  {
  case .none: break
  case .explained(let diff):
    return .changed(diff)
  case .brief(let words):
    var found = Judgement.changed(.layout, "is another layout", difference: words)
    found.isBrief = true
    return found
  }
  if snapshot.precision == .layout { return .passed(.layout) }
  // The file is as its record says, so that the record stands for it.
  let identity = file.record?.fileHash ?? sha256(golden)
  let key = cache?.key(of: diagram, golden: identity, snapshot)
  if cache?.holds(key, for: snapshot.file) == true { return .passed(.cache) }
  switch snapshot.precision {
  case .layout, .drawing:
    let drawn = DrawnFile(try actual.bytes())
    if drawn.drawing == file.drawing {
      cache?.keep(key, for: snapshot.file, .passed(.drawing))
      return .passed(.drawing)
    }
    return drawnDifferently(file, drawn)
  case .pixels:
    let bytes = try actual.bytes()
    let found =
      bytes == golden
      ? .passed(.bytes)
      : DrawnFile(bytes).drawing == file.drawing
        ? .passed(.drawing)
        : try comparedPixels(ofSVG: bytes, golden: golden, path: path, snapshot: snapshot)
    cache?.keep(key, for: snapshot.file, found)
    return found
  }
}

/// What changed since a golden was drawn.
private enum LayoutChange {
  case none
  case explained(LayoutDiff)
  /// Something did, and what is said of it in short.
  case brief(String)
}

/// What changed since a golden was drawn.
///
/// The hash of the values decides where it is the same, the layout's text where that is, and else the
/// values: a golden of an older version has no hash, or another text for the same layout.
private func change(
  from file: DrawnFile, to layout: SolvedLayout, _ actual: ActualFile, golden: [UInt8],
  path: String, _ explanations: Explanations?
) throws -> LayoutChange {
  if let record = file.record, file.says(valuesOf: layout, record) { return .none }
  if let explanations, explanations.areMany, file.hasRecord,
    let words = StoredLayout.briefChange(
      ofSVG: golden, to: layout, json: try actual.linesToKeep(of: layout).json)
  {
    return .brief(words)
  }
  let json = try actual.json(of: layout)
  if file.holds(layout: json) { return .none }
  let old: SolvedLayout
  do {
    old = try StoredLayout.layout(ofSVG: golden, isIntact: file.hasRecord, like: (layout, json))
  } catch {
    throw SnapshotError.damaged(path: path, reason: "\(error)")
  }
  let diff = LayoutDiff(from: old, to: layout)
  guard !diff.isEmpty else { return .none }
  explanations?.noteOne()
  return .explained(diff)
}

/// The same layout in another drawing, with the version and the options where they are others.
private func drawnDifferently(_ old: DrawnFile, _ new: DrawnFile) -> Judgement {
  if let record = old.record, record.redline == new.record?.redline,
    record.options == nil, new.record?.options == nil
  {
    return .changed(
      .drawing, "is drawn differently: one of its layouts changed, or how they are drawn",
      difference: lineDifference(from: old.drawing, to: new.drawing), cause: "drawn differently")
  }
  var painter = ""
  var environment: [String] = []
  if let one = old.record, let other = new.record {
    if one.redline != other.redline {
      painter = " by Redline \(one.redline.shortened(to: 20))"
      environment = ["Redline \(one.redline.shortened(to: 20)) → \(other.redline)"]
    }
    if let before = one.options, let now = other.options {
      environment += before.changes(to: now)
    }
  }
  return .changed(
    .drawing, "is the same layout, drawn differently" + painter,
    difference: lineDifference(from: old.drawing, to: new.drawing), cause: "drawn differently",
    environment: environment)
}

/// Compares an SVG text with its golden: line by line without the source lines of layouts in it, or
/// by the pixels.
func comparedSVG(
  _ svg: [UInt8], golden: [UInt8], path: String, snapshot: Snapshot, cache: DrawingCache?
) throws -> Judgement {
  if svg == golden { return .passed(.bytes) }
  let old = try intactGolden(golden, path: path)
  let new = DrawnFile(svg)
  if snapshot.precision == .pixels {
    if new.drawing == old.drawing { return .passed(.drawing) }
    // Both are drawn.
    let key = cache?.key(ofSVG: svg + golden, golden: sha256(golden), snapshot)
    if cache?.holds(key, for: snapshot.file) == true { return .passed(.cache) }
    let found = try comparedPixels(ofSVG: svg, golden: golden, path: path, snapshot: snapshot)
    cache?.keep(key, for: snapshot.file, found)
    return found
  }
  let (before, now) = (golden.withLineFeeds, svg.withLineFeeds)
  if before == now { return .passed(.bytes) }
  if old.layouts == new.layouts, !new.layouts.isEmpty {
    return old.drawing == new.drawing ? .passed(.drawing) : drawnDifferently(old, new)
  }
  // Another version may write the same layouts otherwise.
  if let diffs = layoutDiffs(from: golden, to: svg) {
    if let diff = diffs.first(where: { !$0.isEmpty }) {
      return .changed(diff)
    }
    return old.drawing == new.drawing ? .passed(.drawing) : drawnDifferently(old, new)
  }
  return .changed(
    .bytes, "is another text", difference: lineDifference(from: before, to: now))
}

/// What changed between the layouts of two files, and between those that they are the change of;
/// `nil` unless both carry the same kinds of layouts.
private func layoutDiffs(from golden: [UInt8], to svg: [UInt8]) -> [LayoutDiff]? {
  let (golden, svg) = (
    String(decoding: golden, as: UTF8.self), String(decoding: svg, as: UTF8.self)
  )
  guard let before = try? SVGDocument.embeddedLayout(in: golden),
    let now = try? SVGDocument.embeddedLayout(in: svg)
  else { return nil }
  let diff = LayoutDiff(from: before, to: now)
  switch (
    try? SVGDocument.embeddedOldLayout(in: golden), try? SVGDocument.embeddedOldLayout(in: svg)
  ) {
  case (nil, nil): return [diff]
  case (let before?, let now?): return [diff, LayoutDiff(from: before, to: now)]
  default: return nil
  }
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
    ? .passed(.pixels, comparison.outcome == .withinTolerance ? "\(comparison)" : "")
    : .changed(.pixels, "looks different", difference: "\(comparison)")
}
