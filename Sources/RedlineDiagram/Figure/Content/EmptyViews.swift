import Foundation
import RedlineModel

/// Views without a length, of which a finding says so: that nothing gives them one is the same once more.
struct EmptyViews {
  private var axes: [String: Set<Axis>] = [:]

  init(_ layout: SolvedLayout) {
    for finding in layout.diagnostics {
      guard case .zeroSize(let axis) = finding.detail, let item = finding.items.first else {
        continue
      }
      axes[item, default: []].insert(axis)
    }
  }

  /// Whether an ambiguity is about the length that its view does not have, and what hangs on it.
  func explains(_ finding: Diagnostic) -> Bool {
    guard finding.kind == .ambiguity, let own = finding.items.first.flatMap({ axes[$0] }) else {
      return false
    }
    return finding.freedoms.contains { $0.isSizeFree && own.contains($0.axis) }
      && finding.freedoms.allSatisfy { own.contains($0.axis) }
  }
}
