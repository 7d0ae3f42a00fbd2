import Foundation
import RedlineDiagram
import RedlineIO
import RedlineModel
import RedlineRaster
import RedlineText

/// Remembers which drawings and pictures were found to be what their goldens hold, so that they are
/// not drawn again.
///
/// The key is a hash of everything that the verdict depends on: the layout and what is drawn of it, or
/// the drawing; how it is compared; the golden's bytes; the program (its file, so that a new build
/// starts anew), the libraries and the files of the font. An entry says no more than "this passed, and
/// there is nothing to say of it": what a tolerance let pass is compared each time, and said.
struct DrawingCache {
  /// The folder of entries, one file for each snapshot.
  let folder: String

  /// The entry's key; `nil` if something that it depends on cannot be known.
  /// - Parameters:
  ///   - scale: Pixels in a point, for a picture.
  ///   - golden: What tells the golden's bytes apart from others.
  func key(
    of diagram: Diagram, scale: Double? = nil, golden: String, _ snapshot: Snapshot
  ) -> String? {
    // Any font of the machine may draw live text.
    if diagram.textMode == .live, scale != nil || snapshot.precision == .pixels { return nil }
    var drawn = diagram
    let drawsLines = diagram.showsSource || diagram.figure.asksForLines
    if !drawsLines { drawn.layout = drawn.layout.withoutLocations }
    if diagram.explainedItems.isEmpty { drawn.layout = drawn.layout.withoutReasons }
    guard let hash = RepeatableHash.of(drawn) else { return nil }
    return key(of: Array(hash.utf8), ["diagram", "\(scale ?? 0)"], golden, snapshot)
  }

  /// The entry's key for a drawing that was made already; `nil` also if it has live text, as any font
  /// of the machine may draw that.
  func key(
    ofSVG svg: [UInt8], scale: Double? = nil, golden: String, _ snapshot: Snapshot
  ) -> String? {
    guard Data(svg).range(of: Data("<text".utf8)) == nil else { return nil }
    return key(of: svg, ["svg", "\(scale ?? 0)"], golden, snapshot)
  }

  private func key(
    of contents: [UInt8], _ parts: [String], _ golden: String, _ snapshot: Snapshot
  ) -> String? {
    guard let program = Self.program else { return nil }
    let compared = ["\(snapshot.precision)", "\(snapshot.tolerance)", golden]
    return sha256(Array(([program] + parts + compared).joined(separator: "\n").utf8) + contents)
  }

  func holds(_ key: String?, for file: SnapshotFile) -> Bool {
    guard let key, let bytes = try? wholeFile(at: path(file), limit: 1024) else { return false }
    return bytes == Array(key.utf8)
  }

  /// Without the entry the snapshot is drawn next time, which is no reason to fail.
  func keep(_ key: String?, for file: SnapshotFile, _ found: Judgement) {
    guard let key, found.verdict == .passed, found.message.isEmpty, found.environment.isEmpty else {
      return
    }
    try? writeWhole(Array(key.utf8), to: path(file))
  }

  private func path(_ file: SnapshotFile) -> String { "\(folder)/\(file.path).key" }

  /// What the program's files, the libraries and the font are.
  private static let program: String? = {
    guard let files = programFiles() else { return nil }
    let libraries = (PNGProvenance.libraryVersions.merging(textVersions()) { $1 })
      .sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return (files + libraries + interFiles()).joined(separator: "\n")
  }()
}

/// The files that hold the code of this process, with their sizes and times; `nil` if one of them
/// cannot be told.
///
/// Tests on macOS are a bundle that Xcode's `xctest` loads: the process is always the same program,
/// and what a build changes is the image that this code is linked into. Elsewhere they are one file.
func programFiles() -> [String]? {
  guard let main = Bundle.main.executablePath else { return nil }
  var files: [String] = []
  for path in [main] + (imagePath().map { $0 == main ? [] : [$0] } ?? []) {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let size = attributes[.size] as? NSNumber, let date = attributes[.modificationDate] as? Date
    else { return nil }
    files.append("\(path) \(size) \(date.timeIntervalSinceReferenceDate)")
  }
  return files
}

/// The program, the library or the bundle that this code is linked into, where that may be another
/// file than the program's.
private func imagePath() -> String? {
  #if canImport(Darwin)
    var info = Dl_info()
    guard dladdr(#dsohandle, &info) != 0, let name = info.dli_fname else { return nil }
    return String(cString: name)
  #else
    nil
  #endif
}
