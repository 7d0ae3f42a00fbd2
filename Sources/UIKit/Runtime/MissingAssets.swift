import RedlineLayout
import Synchronization

/// Names of images and colours that code asked for and the program's resources do not have.
///
/// A finding names the line that asked. The next layout that is solved takes what was asked for until
/// then, since views are made before they are solved, and its root keeps it for layouts to come. Nothing
/// is noted where there is no catalog at all.
enum MissingAssets {
  private static let asked = Mutex<[Diagnostic]>([])
  /// The most that waits for a layout.
  private static let limit = 1000

  static func note(_ name: String, kind: String, _ location: SourceLocation) {
    let finding = Diagnostic(
      .missingAsset, of: "\(name) in \(location)", .missingAsset(name: name, kind: kind),
      location: location)
    asked.withLock { asked in
      guard asked.count < limit, !asked.contains(where: { $0.id == finding.id }) else { return }
      asked.append(finding)
    }
  }

  static func take() -> [Diagnostic] {
    asked.withLock { asked in
      defer { asked = [] }
      return asked
    }
  }
}

extension UIView {
  /// The layout with what was asked for and is missing.
  func namingMissingAssets(_ layout: SolvedLayout) -> SolvedLayout {
    for finding in MissingAssets.take()
    where !stored.missingAssets.contains(where: { $0.id == finding.id }) {
      stored.missingAssets.append(finding)
    }
    var layout = layout
    layout.diagnostics += stored.missingAssets
    return layout
  }
}
