import Foundation
import RedlineAnalysis
import RedlineDiagram
import RedlineModel
import RedlineRaster
import Synchronization

/// What was found out about a change that a test told in short, with what it was found out of.
private struct StoredExplanation: Codable {
  /// The hashes of the golden and of what would replace it, as the result has them.
  var golden: String
  var actual: String
  /// The version of Redline that explained it.
  var redline: String
  var difference: String
  var wholeDifference: String?
  var cause: String
}

extension SnapshotStore {
  /// Where the explanation of a change waits that a test told in short.
  func explanationPath(_ file: SnapshotFile) -> String {
    "\(results)/explanations/\(file.path).json"
  }

  /// Results with what differs in full, also where tests told it in short: those are compared again,
  /// once, on all processors.
  ///
  /// What is found is kept beside the results, which are not written: a test may write them meanwhile.
  /// A result whose golden or whose layout is another one by now stays as it is.
  package func explained(_ results: [SnapshotResult]) -> [SnapshotResult] {
    let brief = results.indices.filter { results[$0].isBrief == true }
    guard !brief.isEmpty else { return results }
    let found = Mutex<[Int: StoredExplanation]>([:])
    DispatchQueue.concurrentPerform(iterations: brief.count) { place in
      let explanation = explanation(of: results[brief[place]])
      found.withLock { $0[brief[place]] = explanation }
    }
    var results = results
    for (index, explanation) in found.withLock({ $0 }) {
      results[index].difference = explanation.difference
      results[index].wholeDifference = explanation.wholeDifference
      results[index].cause = explanation.cause
      results[index].isBrief = nil
    }
    return results
  }

  private func explanation(of result: SnapshotResult) -> StoredExplanation? {
    guard let golden = result.goldenHash, let actual = result.actualHash else { return nil }
    let path = explanationPath(result.file)
    if let bytes = try? wholeFile(at: path, limit: 64 << 20),
      let known = try? JSONDecoder().decode(StoredExplanation.self, from: Data(bytes)),
      known.golden == golden, known.actual == actual, known.redline == redlineVersion
    {
      return known
    }
    guard let diff = try? layoutDiff(of: result), !diff.isEmpty else { return nil }
    let found = StoredExplanation(
      golden: golden, actual: actual, redline: redlineVersion,
      difference: diff.textByMovement,
      wholeDifference: diff.wholeText, cause: diff.cause)
    // Without the file it is found out again next time.
    if let json = try? OneLineJSON.bytes(of: found) { try? writeWhole(json, to: path) }
    return found
  }

  /// What changed between a golden and what would replace it; `nil` if they are not those any more that
  /// were compared.
  private func layoutDiff(of result: SnapshotResult) throws -> LayoutDiff? {
    guard let golden = try wholeFile(at: goldenPath(result.file)),
      goldenHash(golden) == result.goldenHash, let pending = try pendingFile(result)
    else { return nil }
    let layout =
      try pending.path == pendingLayoutPath(result.file)
      ? PendingLayout(pending.bytes).layout()
      : SVGDocument.embeddedLayout(in: String(decoding: pending.bytes, as: UTF8.self))
    let old = try StoredLayout.layout(
      ofSVG: golden, isIntact: DrawnFile(golden).hasRecord,
      like: (layout, try OneLineJSON.lines(of: layout)))
    return LayoutDiff(from: old, to: layout)
  }
}
