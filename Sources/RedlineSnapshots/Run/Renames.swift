import RedlineAnalysis
import RedlineDiagram
import RedlineIO
import RedlineModel
import RedlineRaster

/// The contents of a golden, as far as they tell whether another one is the same under a new name.
private struct GoldenContents {
  let path: String
  let hash: String
  /// The hash of the pixels in a PNG file that says it.
  let pixels: String?
  /// The layout in an SVG document, if there is one.
  let layout: SolvedLayout?
  /// What the contents need to have in common to be compared: the form, the scheme, the scale.
  let key: String

  init?(_ path: String, file: String) {
    guard let kind = SnapshotFile(path: path)?.kind, let found = try? wholeFile(at: file) else {
      return nil
    }
    self.path = path
    hash = sha256(found)
    pixels = kind == .png ? try? Bitmap.pixelHash(ofPNG: found) : nil
    layout =
      kind == .svg
      ? try? SVGDocument.embeddedLayout(in: String(decoding: found, as: UTF8.self)) : nil
    key = "\(kind.rawValue) \(Self.decoration(of: path)) \(layout?.environment.slug ?? "")"
  }

  private var name: Substring { path.split(separator: "/").last ?? "" }
  private var suite: Substring { path.split(separator: "/").first ?? "" }
  private var test: [Substring] { path.split(separator: "/").dropFirst().dropLast() }

  static let greatestRank = 7

  /// How little the paths have in common: the file's name counts most, then the test, then the suite.
  func rank(_ other: GoldenContents) -> Int {
    (name == other.name ? 0 : 4) + (test == other.test ? 0 : 2) + (suite == other.suite ? 0 : 1)
  }

  /// `-screen~dark@2x` of `iphone-15-screen~dark@2x.svg`: what is not in the layout.
  static func decoration(of path: String) -> String {
    let name = path.split(separator: "/").last?.dropLast(4) ?? ""
    let end = name.firstIndex { "~@".contains($0) } ?? name.endIndex
    let style = Diagram.Style.allCases.first { name[..<end].hasSuffix("-\($0.rawValue)") }
    return (style.map { "-\($0.rawValue)" } ?? "") + name[end...]
  }

  /// Whether a snapshot that is the one passes for the other.
  func isSame(as other: GoldenContents) -> Bool {
    if hash == other.hash { return true }
    if let layout, let old = other.layout { return LayoutDiff(from: old, to: layout).isEmpty }
    return pixels != nil && pixels == other.pixels
  }
}

extension SnapshotStore {
  /// The most goldens that are read, and the most pairs of layouts that are compared; of more
  /// pairs only those are found that have the same bytes.
  private static let (goldenLimit, pairLimit) = (5000, 20_000)

  /// Notes of snapshots without a golden that an obsolete one holds the same.
  func noteRenames(in results: inout [SnapshotResult], from obsolete: [String]) throws {
    let missing = results.indices.filter { results[$0].verdict == .missing }
    guard !missing.isEmpty, !obsolete.isEmpty else { return }
    let decorations = Set(missing.map { GoldenContents.decoration(of: results[$0].file.path) })
    let likely = obsolete.filter { decorations.contains(GoldenContents.decoration(of: $0)) }
    var candidates = Dictionary(
      grouping: likely.prefix(Self.goldenLimit).compactMap {
        GoldenContents($0, file: "\(goldens)/\($0)")
      }, by: \.key)
    var pairCount = 0
    var waiting = missing.compactMap { index in
      let file = results[index].file
      return GoldenContents(file.path, file: pendingPath(file)).map { (index, $0) }
    }
    // Of several that are the same, the pairs first that have most of their paths in common.
    for rank in 0...GoldenContents.greatestRank where !waiting.isEmpty {
      var rest: [(Int, GoldenContents)] = []
      for (index, new) in waiting {
        let olds = candidates[new.key] ?? []
        let found = olds.indices.first { old in
          guard olds[old].rank(new) == rank else { return false }
          pairCount += 1
          return pairCount < Self.pairLimit
            ? new.isSame(as: olds[old]) : new.hash == olds[old].hash
        }
        guard let found else {
          rest.append((index, new))
          continue
        }
        results[index].noteRename(from: olds[found], in: self)
        candidates[new.key]?.remove(at: found)
        try save(results[index])
      }
      waiting = rest
    }
  }
}

extension SnapshotStore {
  /// The goldens that a run's snapshots would be moved from if they were accepted.
  package func offeredMoves(ofRun run: String) -> Set<String> {
    let results = notableResults(ofRun: run)?.results ?? savedResults(ofRun: run)
    return Set(results.filter(\.isReviewable).compactMap(\.renamedFrom))
  }
}

extension SnapshotResult {
  fileprivate mutating func noteRename(from golden: GoldenContents, in store: SnapshotStore) {
    let path = golden.path
    (renamedFrom, renamedFromHash) = (path, golden.hash)
    let old = store.shown("\(store.goldens)/\(path)")
    message = "\(title) has no golden \(self.golden); renamed from \(old)?"
    difference = "no test takes \(old) any more, and it holds the same; 'accept' moves it"
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    cause = "renamed from \(folder)"
  }
}
