import Foundation
import RedlineDiagram
import RedlineKit
import RedlineSnapshots
import TestPrograms
import Testing

/// A row with a title whose distance from the top is a constant.
final class TitleRow: View, LayoutSpec {
  let title = Label("Title")
  let gap: Double
  init(gap: Double) { self.gap = gap }

  var layout: Layout {
    title
    title.leading == leading + 16
    title.top == top + gap
  }
}

func titleRow(gap: Double = 8) throws -> Diagram {
  Diagram(try TitleRow(gap: gap).solved(on: .canvas(160, 60)))
}

/// A store in a folder of its own, which is deleted in the end.
func withStore(_ body: (SnapshotStore) throws -> Void) throws {
  let folder =
    testFolders
    .appending(path: "redline-tests-\(UUID().uuidString)").path
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  try body(SnapshotStore(root: folder, environment: [:]))
}

/// The bytes of a file, or `nil`.
func bytes(_ path: String) -> [UInt8]? {
  FileManager.default.contents(atPath: path).map(Array.init)
}
