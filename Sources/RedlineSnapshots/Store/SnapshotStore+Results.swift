import Foundation
import RedlineIO

/// Reading all results.
extension SnapshotStore {
  /// All results, and the files that cannot be read as such, as paths below the root.
  ///
  /// Files that were not written since they were last read are not read again.
  package func readResults() -> (results: [SnapshotResult], damaged: [String]) {
    readResults(at: fileSystemTime())
  }

  /// - Parameter moment: The time by the clock of the results' disk, in nanoseconds since 1970; `nil`
  ///   if nothing can be written there.
  func readResults(at moment: Int64?) -> (results: [SnapshotResult], damaged: [String]) {
    readEntries(at: moment).found
  }

  /// All results, and what of them the next reading will know.
  func readEntries(
    at moment: Int64?
  ) -> (found: (results: [SnapshotResult], damaged: [String]), index: ResultIndex) {
    let folder = "\(results)/results"
    let files = Folder(folder).stampedFiles().filter { $0.path.hasSuffix(".json") }
    let known = savedIndex()
    var (index, newCount) = (ResultIndex(), 0)
    var found: (results: [SnapshotResult], damaged: [String]) = ([], [])
    found.results.reserveCapacity(files.count)
    let decoder = JSONDecoder()
    // Both are in the order of their paths.
    var next = known.startIndex
    for file in files {
      while next < known.endIndex, known[next].path < file.path { next += 1 }
      if next < known.endIndex, known[next].path == file.path, known[next].stamp == file.stamp {
        found.results.append(known[next].result)
        index.entries.append(known[next])
        continue
      }
      do {
        // Another process may have removed it since it was listed.
        guard let bytes = try wholeFile(at: "\(folder)/\(file.path)", limit: 64 << 20) else {
          continue
        }
        let result = try decoder.decode(SnapshotResult.self, from: Data(bytes))
        found.results.append(result)
        if let moment, file.stamp.isSettled(at: moment), ResultIndex.holds(result) {
          index.entries.append(.init(path: file.path, stamp: file.stamp, result: result))
          newCount += 1
        }
      } catch {
        found.damaged.append(shown("\(folder)/\(file.path)"))
      }
    }
    // A few files are read as fast as the index is written.
    if newCount >= Self.smallestChange { try? writeWhole(index.bytes, to: indexPath) }
    return (found, index)
  }

  static let smallestChange = 200
  var indexPath: String { "\(results)/results.index" }

  private func savedIndex() -> [ResultIndex.Entry] {
    guard let bytes = try? wholeFile(at: indexPath, limit: 1 << 30) else { return [] }
    return ResultIndex(bytes)?.entries ?? []
  }

  /// The time by the clock of the disk that the results are on; `nil` if nothing can be written there.
  func fileSystemTime() -> Int64? {
    let path = "\(results)/results.time"
    guard (try? writeWhole([], to: path)) != nil else { return nil }
    return FileStamp(path)?.modified
  }
}
