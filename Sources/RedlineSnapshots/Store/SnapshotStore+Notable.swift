import Foundation
import RedlineIO

/// The results of a run without those of which there is nothing to say.
package struct NotableResults {
  /// In the order of their paths.
  package var results: [SnapshotResult] = []
  /// How many others passed.
  package var passedCount = 0
  /// The files that cannot be read as results, as paths below the root.
  package var damaged: [String] = []
}

/// Looking at what changed.
extension SnapshotStore {
  var passedIndexPath: String { "\(results)/passed.index" }

  /// What there is to say of a run's results.
  ///
  /// The time that it takes follows what was written since it was asked before: of all other files no
  /// more than the stamps are looked at.
  /// - Returns: `nil` if results share a file on some disks, which only all of them tell.
  package func notableResults(ofRun run: String) -> NotableResults? {
    notableResults(ofRun: run, at: fileSystemTime())
  }

  /// - Parameter moment: As for ``readResults(at:)``.
  func notableResults(ofRun run: String, at moment: Int64?) -> NotableResults? {
    var notable = NotableResults()
    var names: [UInt64] = []
    let known = scan { index, entry, _ in
      if index.runs[Int(entry.run)] == run { names.append(entry.folded) }
    }
    guard let known else { return readNotable(ofRun: run, at: moment) }
    notable.passedCount = names.count
    let (results, damaged) = read(known)
    notable.results = results.filter { $0.run == run }
    notable.damaged = damaged
    names += notable.results.map { PassedIndex.folded($0.file.path) }
    return Set(names).count == names.count ? notable : nil
  }

  /// The goldens that a run took, as paths in the folder of goldens.
  func paths(ofRun run: String) -> [String] {
    var paths: [String] = []
    let known = scan { index, entry, path in
      if index.runs[Int(entry.run)] == run { paths.append(String(path().dropLast(5))) }
    }
    guard let known else {
      return readNotable(ofRun: run, at: fileSystemTime()).results.map(\.file.path)
    }
    return (paths + read(known).results.filter { $0.run == run }.map(\.file.path)).sorted()
  }

  /// Reads all results, so that the next question finds an index.
  private func readNotable(ofRun run: String, at moment: Int64?) -> NotableResults {
    let (found, entries) = readEntries(at: moment)
    // What was written just now is known to the next index, which is made as soon as that is asked for.
    let youngCount = found.results.count(where: ResultIndex.holds) - entries.entries.count
    let index = PassedIndex(
      entries, fileCount: found.results.count + found.damaged.count - youngCount)
    if index.entries.count >= Self.smallestChange, let bytes = index.bytes {
      try? writeWhole(bytes, to: passedIndexPath)
    }
    return NotableResults(
      results: found.results.filter { $0.run == run }, damaged: found.damaged)
  }

  /// Looks at the stamps of all results.
  /// - Parameter isKnown: Called for each file that the index knows, with what makes its path.
  /// - Returns: The paths of the others, sorted; `nil` without an index, or if it knows too little.
  private func scan(
    _ isKnown: (PassedIndex, PassedIndex.Entry, () -> String) -> Void
  ) -> [String]? {
    guard let bytes = try? wholeFile(at: passedIndexPath, limit: 1 << 30),
      let index = PassedIndex(bytes)
    else { return nil }
    var others: [String] = []
    var (prefix, hash) = ("", PassedIndex.hash(""))
    Folder("\(results)/results").walk { file in
      guard let stamp = file.stamp() else { return true }
      if file.prefix != prefix { (prefix, hash) = (file.prefix, PassedIndex.hash(file.prefix)) }
      if let entry = index.entry(PassedIndex.key(hash, file.name, stamp), stamp) {
        let (prefix, name) = (file.prefix, file.name)
        isKnown(index, entry) { prefix + String(decoding: name, as: UTF8.self) }
      } else if file.name.suffix(5).elementsEqual(".json".utf8) {
        others.append(file.path)
      }
      return others.count < index.otherCount + Self.smallestChange
    }
    return others.count < index.otherCount + Self.smallestChange ? others.sorted() : nil
  }

  private func read(_ paths: [String]) -> (results: [SnapshotResult], damaged: [String]) {
    let decoder = JSONDecoder()
    var found: (results: [SnapshotResult], damaged: [String]) = ([], [])
    for path in paths.map({ "\(results)/results/\($0)" }) {
      do {
        // Another process may have removed it since it was listed.
        guard let bytes = try wholeFile(at: path, limit: 64 << 20) else { continue }
        found.results.append(try decoder.decode(SnapshotResult.self, from: Data(bytes)))
      } catch {
        found.damaged.append(shown(path))
      }
    }
    return found
  }
}
