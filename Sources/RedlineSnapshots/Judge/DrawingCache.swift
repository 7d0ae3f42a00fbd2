import Foundation
import RedlineDiagram
import RedlineModel
import RedlineRaster
import RedlineText

/// Remembers which drawings were found to be what their goldens hold, so that they are not drawn
/// again.
///
/// The key is a hash of everything that a drawing depends on: the layout, what is drawn of it, the
/// golden's bytes, the program (its file, so that a new build starts anew), the libraries and the
/// files of the font. An entry says no more than "this passed".
struct DrawingCache {
  /// The folder of entries, one file for each snapshot.
  let folder: String

  /// The entry's key; `nil` if something that it depends on cannot be known.
  /// - Parameter json: The diagram's layout.
  func key(of diagram: Diagram, json: [UInt8], golden: [UInt8]) -> String? {
    guard let program = Self.program else { return nil }
    var layout = diagram
    // The layout is hashed as JSON, and everything else as Swift prints it.
    layout.layout.items = []
    layout.layout.constraints = []
    layout.layout.guides = []
    layout.layout.diagnostics = []
    let head = [program, "\(layout)", sha256(golden)].joined(separator: "\n")
    return sha256(Array(head.utf8) + json)
  }

  func holds(_ key: String, for file: SnapshotFile) -> Bool {
    guard let bytes = try? wholeFile(at: path(file), limit: 1024) else { return false }
    return bytes == Array(key.utf8)
  }

  /// Without the entry the snapshot is drawn next time, which is no reason to fail.
  func keep(_ key: String, for file: SnapshotFile) {
    try? writeWhole(Array(key.utf8), to: path(file))
  }

  private func path(_ file: SnapshotFile) -> String { "\(folder)/\(file.path).key" }

  /// What the program's file, the libraries and the font are.
  private static let program: String? = {
    guard let path = Bundle.main.executablePath,
      let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let size = attributes[.size] as? NSNumber, let date = attributes[.modificationDate] as? Date
    else { return nil }
    let libraries = (PNGProvenance.libraryVersions.merging(textVersions()) { $1 })
      .sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    let file = "\(path) \(size) \(date.timeIntervalSinceReferenceDate)"
    return ([file] + libraries + interFiles()).joined(separator: "\n")
  }()
}
