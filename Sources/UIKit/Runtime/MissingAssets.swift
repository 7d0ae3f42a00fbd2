import Foundation
import RedlineLayout
import Synchronization

/// Names of images and colours that code asked for and the program's resources do not have.
///
/// Each is told once, with its line, on standard error, as UIKit does it. It is no finding of a layout:
/// who asked is not known, and which layout is solved next depends on the order of tests, on which no
/// golden may depend. Nothing is told where there is no catalog at all.
enum MissingAssets {
  private static let known = Mutex<[Diagnostic]>([])
  /// The most that is told.
  private static let limit = 1000

  /// What was told so far.
  static var told: [Diagnostic] { known.withLock { $0 } }

  static func tell(_ name: String, kind: String, _ location: SourceLocation) {
    let finding = Diagnostic(
      .missingAsset, of: name, .missingAsset(name: name, kind: kind), location: location)
    let isNew = known.withLock { known in
      guard known.count < limit, !known.contains(finding) else { return false }
      known.append(finding)
      return true
    }
    if isNew { FileHandle.standardError.write(Data((finding.consoleLine + "\n").utf8)) }
  }
}
