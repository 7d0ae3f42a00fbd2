import Foundation
import RedlineAnalysis
import RedlineDiagram
import RedlineIO
import RedlineModel
import RedlineRaster
import RedlineText

extension SnapshotStore {
  /// Compares a snapshot with its golden, and keeps the result for reports and review.
  ///
  /// Nothing is drawn as long as the layout decides. A comparison that cannot be made is a result
  /// with the verdict `invalid`, never one that passed.
  /// - Parameters:
  ///   - snapshot: What is compared, with its name.
  ///   - mode: Which goldens are written.
  ///   - run: The name of the run.
  /// - Returns: What was found, with the paths of the files that were written.
  public func judge(_ snapshot: Snapshot, mode: RecordMode, run: String) -> SnapshotResult {
    judged(snapshot, run: run) { try compare(snapshot, mode: mode, into: &$0) }
  }

  /// Times a comparison, takes its error for a result, and keeps that.
  func judged(
    _ snapshot: Snapshot, run: String, compare: (inout SnapshotResult) throws -> Void
  ) -> SnapshotResult {
    let clock = ContinuousClock()
    let start = clock.now
    var result = SnapshotResult(
      file: snapshot.file, verdict: .invalid, golden: shown(goldenPath(snapshot.file)),
      title: snapshot.title, variant: snapshot.variant, test: snapshot.test, run: run)
    do {
      try compare(&result)
    } catch {
      result.verdict = .invalid
      // Results are read on other machines, too.
      result.message = "\(snapshot.title): \(error)".replacing("\(root)/", with: "")
    }
    let elapsed = (clock.now - start).components
    result.seconds =
      Double(elapsed.seconds) + (Double(elapsed.attoseconds) / 1e15).rounded() / 1000
    do { try save(result) } catch {
      // The verdict stands; reports and review will miss it, which is worth a failure.
      result.message += (result.message.isEmpty ? "" : "\n") + "\(error)"
      result.verdict = .invalid
    }
    return result
  }

  private func compare(
    _ snapshot: Snapshot, mode: RecordMode, into result: inout SnapshotResult
  ) throws {
    let path = goldenPath(snapshot.file)
    let actual = actualFile(of: snapshot)
    guard let golden = try wholeFile(at: path) else {
      try recordMissing(snapshot, actual: actual, mode: mode, into: &result)
      return
    }
    let found: Judgement
    do { found = try judgement(of: snapshot, actual: actual, golden: golden) } catch {
      guard let fault = error as? SnapshotError, fault.isMendedByAccepting else { throw error }
      result.goldenHash = goldenHash(golden)
      // What should be in its place waits, so that accepting it mends the golden.
      (result.message, result.cause) = ("\(snapshot.title): \(fault)", fault.cause)
      if case .damaged = fault { result.noteConflict(at: path) }
      return try keepPending(snapshot, actual: actual, into: &result)
    }
    result.apply(found, golden: shown(path), title: snapshot.title)
    if found.verdict == .passed {
      let isStale = try mode == .all && !isSame(actual.bytes(), golden, snapshot.file.kind)
      guard isStale else { return try removePending(snapshot.file) }
      result.verdict = .pending
      result.message = "\(snapshot.title) passes, and its golden would have other bytes today"
    } else if mode == .failed || mode == .all {
      result.verdict = .pending
    }
    result.goldenHash = found.goldenHash ?? goldenHash(golden)
    if found.verdict != .passed { result.noteConflict(at: path) }
    try keepPending(snapshot, actual: actual, into: &result)
  }

  private func judgement(
    of snapshot: Snapshot, actual: ActualFile, golden: [UInt8]
  ) throws -> Judgement {
    let path = shown(goldenPath(snapshot.file))
    let cache = usesCache && !isFull ? DrawingCache(folder: "\(results)/cache") : nil
    return switch snapshot.content {
    case .diagram(let diagram):
      try comparedDiagram(
        diagram, actual: actual, golden: golden, path: path, snapshot: snapshot,
        cache: cache, explanations: Explanations(of: self))
    case .svg:
      try comparedSVG(
        actual.bytes(), golden: golden, path: path, snapshot: snapshot, cache: cache)
    case .diagramPicture(let diagram, let scale):
      try comparedPicture(
        of: diagram, scale: scale, actual: actual, golden: golden, path: path, snapshot: snapshot,
        versions: pictureVersions(), isFull: isFull, cache: cache)
    case .picture(let svg, let scale):
      try comparedPicture(
        ofSVG: Array(svg.utf8), scale: scale, actual: actual, golden: golden, path: path,
        snapshot: snapshot, versions: pictureVersions(), isFull: isFull, cache: cache)
    case .png, .bitmap:
      try comparedImage(
        actual.bytes(), golden: golden, path: path, snapshot: snapshot)
    }
  }

  /// Whether a golden would be the same today, but for source lines, line ends and the version that
  /// drew it.
  private func isSame(
    _ actual: [UInt8], _ golden: [UInt8], _ kind: SnapshotFile.Kind
  ) -> Bool {
    if actual == golden || kind != .svg { return actual == golden }
    let (new, old) = (DrawnFile(actual), DrawnFile(golden))
    return old.hasRecord == new.hasRecord && old.layouts == new.layouts
      && old.drawing == new.drawing && old.record?.values == new.record?.values
  }

  /// No golden: it is written if the run may write it, and waits for review otherwise.
  ///
  /// One that another process wrote since it was looked for stays, and is what the snapshot is
  /// compared with.
  func recordMissing(
    _ snapshot: Snapshot, actual: ActualFile, mode: RecordMode, into result: inout SnapshotResult
  ) throws {
    let path = goldenPath(snapshot.file)
    if mode == .never {
      result.verdict = .missing
      result.message = "\(snapshot.title) has no golden \(shown(path))"
      result.cause = "no golden"
      try keepPending(snapshot, actual: actual, into: &result)
    } else {
      let bytes = try actual.bytes()
      let isNew = try createWhole(bytes, at: path)
      try checkOwner(of: result)
      guard isNew else {
        try compare(snapshot, mode: mode, into: &result)
        if result.verdict != .passed {
          result.message += "; another process recorded it while this one drew"
        }
        return
      }
      try removePending(snapshot.file)
      result.verdict = .recorded
      result.message = "recorded \(shown(path))"
      result.goldenHash = goldenHash(bytes)
    }
  }

  /// Checks that no other test of the run has taken the snapshot meanwhile.
  private func checkOwner(of result: SnapshotResult) throws(SnapshotError) {
    guard let other = savedResult(of: result.file, ofRun: result.run),
      !other.hasSameOwner(as: result)
    else { return }
    throw .duplicate(id: result.file.id, first: other.owner, second: result.owner)
  }

  private func keepPending(
    _ snapshot: Snapshot, actual: ActualFile, into result: inout SnapshotResult
  ) throws {
    let layout = try layoutToKeep(of: snapshot, actual: actual, result)
    let bytes = try layout?.bytes ?? actual.bytes()
    let path = layout == nil ? pendingPath(snapshot.file) : pendingLayoutPath(snapshot.file)
    try keepPending(bytes, as: path, of: snapshot.file)
    result.actual = shown(path)
    result.actualHash = sha256(bytes)
    // What differs is drawn for whoever asks to see it.
    if snapshot.tolerance != .exact { result.tolerance = snapshot.tolerance }
    try removeFile(at: differencePath(snapshot.file))
  }

  /// What is kept in place of a drawing that nobody needed so far.
  ///
  /// Of a snapshot without a golden the drawing is kept: goldens with other names are compared with
  /// its bytes.
  private func layoutToKeep(
    of snapshot: Snapshot, actual: ActualFile, _ result: SnapshotResult
  ) throws -> PendingLayout? {
    guard case .diagram(let diagram) = snapshot.content, result.goldenHash != nil, !actual.isMade
    else { return nil }
    return PendingLayout(diagram, try actual.linesToKeep(of: diagram.layout))
  }
}

extension SnapshotResult {
  /// Says that git left one side of a merge, if it did.
  fileprivate mutating func noteConflict(at path: String) {
    guard isUnmergedInGit(path) else { return }
    if verdict == .invalid { cause = "golden that git has not merged" }
    message +=
      "; git has not merged it and left one side there: accept what was drawn now, and "
      + "add it with 'git add'"
  }

  fileprivate mutating func apply(_ found: Judgement, golden: String, title: String) {
    verdict = found.verdict
    rung = found.rung
    (difference, wholeDifference) = (found.difference, found.wholeDifference)
    cause = found.cause
    isBrief = found.isBrief ? true : nil
    environment = found.environment
    message =
      found.verdict == .passed ? found.message : "\(title) \(found.message): \(golden)"
  }
}

/// The versions of what draws text and pixels.
private func pictureVersions() -> [String: String] {
  PNGProvenance.libraryVersions.merging(textVersions()) { $1 }
}

func actualFile(of snapshot: Snapshot) -> ActualFile {
  switch snapshot.content {
  case .diagram(let diagram): ActualFile { Array(try diagram.svg().text().utf8) }
  case .svg(let text): ActualFile { Array(text.utf8) }
  case .png(let bytes): ActualFile { bytes }
  case .bitmap(let bitmap):
    ActualFile { try bitmap.png(provenance: PNGProvenance(of: bitmap)) }
  case .diagramPicture(let diagram, let scale):
    ActualFile { try picture(of: diagram.svg().text(), scale: scale) }
  case .picture(let svg, let scale): ActualFile { try picture(of: svg, scale: scale) }
  }
}

/// The picture of a drawing, with the layout that the drawing carries.
private func picture(of svg: String, scale: Double) throws -> [UInt8] {
  let bitmap = try Bitmap(svg: svg, scale: scale)
  // Source lines are no part of the drawing, and moving them does not make another file.
  let drawing = String(decoding: DrawnFile(Array(svg.utf8)).drawing, as: UTF8.self)
  let provenance = PNGProvenance(of: bitmap, svg: drawing, versions: pictureVersions())
  let layout = try StoredLayout.bytes(inSVG: svg)
  return try bitmap.png(
    provenance: provenance, packed: layout.map { [(StoredLayout.key, $0)] } ?? [])
}
