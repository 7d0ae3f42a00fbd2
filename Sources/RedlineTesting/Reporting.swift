import Foundation
import RedlineSnapshots
import Testing

#if canImport(XCTest)
  import XCTest
#endif

extension Expectation {
  /// One issue for all snapshots that one cause kept from passing, with the files of each attached;
  /// what was recorded is a warning.
  func report(_ results: [SnapshotResult]) {
    var groups: [[SnapshotResult]] = []
    for result in results where result.verdict != .passed {
      attachFiles(of: result)
      if let known = groups.firstIndex(where: { $0[0].isSameCase(as: result) }) {
        groups[known].append(result)
      } else {
        groups.append([result])
      }
    }
    for group in groups {
      fail(text(of: group), isFailure: group[0].verdict.isFailure, at: caller)
    }
  }

  /// The first result in full, the others by their names, and the next step.
  private func text(of group: [SnapshotResult]) -> String {
    var lines = [group[0].text]
    if group.count > 1 {
      let names = group.dropFirst().map(\.variant)
      let shown = names.prefix(12).joined(separator: ", ")
      let rest = names.count > 12 ? " and \(names.count - 12) more" : ""
      lines.append("the same in \(names.count) other variants: \(shown)\(rest)")
    }
    let file = group[0].file
    let pattern = group.count > 1 ? "'\(folderPath(of: file))/*'" : file.id.path
    switch group[0].verdict {
    case .changed, .missing:
      lines.append("if this is intended: swift package redline accept \(pattern)")
    case .pending: lines.append("look at it with: swift package redline review")
    case .passed, .recorded, .invalid: break
    }
    return lines.joined(separator: "\n")
  }

  private func folderPath(of file: SnapshotFile) -> String {
    file.id.parts.dropLast().joined(separator: "/")
  }

  /// The golden, what would replace it and the picture of what differs, for reports of the test.
  private func attachFiles(of result: SnapshotResult) {
    guard Test.current != nil, result.verdict.isReviewable else { return }
    let file = result.file
    let name = file.id.parts.last ?? "snapshot"
    attach(store.goldenPath(file), as: "\(name)-reference.\(file.kind.rawValue)")
    attach(store.pendingPath(file), as: "\(name)-actual.\(file.kind.rawValue)")
    attach(store.differencePath(file), as: "\(name)-difference.png")
  }

  private func attach(_ path: String, as name: String) {
    guard let bytes = try? wholeFile(at: path) else { return }
    Attachment.record(bytes, named: name, sourceLocation: caller.sourceLocation)
  }
}

extension SnapshotResult {
  /// Whether one sentence says what became of both.
  fileprivate func isSameCase(as other: SnapshotResult) -> Bool {
    guard verdict == other.verdict else { return false }
    return verdict == .recorded || cause != nil && cause == other.cause
  }
}

/// Reports a failure to the library that runs the test, or a warning if it has such.
func fail(_ message: String, isFailure: Bool = true, at caller: Caller) {
  #if canImport(XCTest)
    if Test.current == nil {
      if isFailure { XCTFail(message, file: caller.filePath, line: UInt(caller.line)) }
      return
    }
  #endif
  Issue.record(
    Comment(rawValue: message), severity: isFailure ? .error : .warning,
    sourceLocation: caller.sourceLocation)
}
