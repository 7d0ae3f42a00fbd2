import Foundation
import RedlineIO

/// Names of new goldens.
extension SnapshotStore {
  /// Checks that no file is there whose name some disks take for that of a new golden.
  /// - Throws: ``SnapshotError/sameFile(id:place:other:)``.
  package func checkName(of result: SnapshotResult) throws(SnapshotError) {
    guard let path = pathOnOtherDisks(of: result.file) else { return }
    let other = SnapshotFile(path: path).flatMap { savedResult(of: $0) }
    throw .sameFile(
      id: result.file.id, place: result.owner, other: other?.owner ?? shown("\(goldens)/\(path)"))
  }

  /// The path of a file, or of a folder, that is another one only on this disk.
  private func pathOnOtherDisks(of file: SnapshotFile) -> String? {
    var folder = ""
    for part in file.path.split(separator: "/").map(String.init) {
      let names =
        (try? FileManager.default.contentsOfDirectory(atPath: "\(goldens)/\(folder)")) ?? []
      // Swift's == takes both forms of a letter with marks for one.
      if !names.contains(where: { $0.utf8.elementsEqual(part.utf8) }) {
        let folded = part.foldedForDisks
        guard let other = names.sorted().first(where: { $0.foldedForDisks == folded }) else {
          return nil
        }
        let found = folder + other
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: "\(goldens)/\(found)", isDirectory: &isFolder)
        guard isFolder.boolValue else { return found }
        // In a folder with such a name a file of the same name is the one that matters.
        let rest = file.path.dropFirst(folder.count + part.count)
        let whole = found + rest
        let exists = FileManager.default.fileExists(atPath: "\(goldens)/\(whole)")
        return exists ? whole : found
      }
      folder += part + "/"
    }
    return nil
  }

  /// The last result of a snapshot, if there is one.
  package func savedResult(of file: SnapshotFile, ofRun run: String? = nil) -> SnapshotResult? {
    guard let bytes = try? wholeFile(at: resultPath(file), limit: 64 << 20) else { return nil }
    // Most results are of another run, which is seen without reading them.
    if let run, !String(decoding: bytes, as: UTF8.self).contains("\"\(run)\"") { return nil }
    let result = try? JSONDecoder().decode(SnapshotResult.self, from: Data(bytes))
    return run == nil || result?.run == run ? result : nil
  }

  /// The goldens in the same suite or of a test with the same name that hold the bytes of a
  /// pending file, and could be its older name.
  package func likelyOldNames(of result: SnapshotResult) -> [String] {
    let parts = result.file.id.parts
    guard parts.count == 3, let hash = result.actualHash else { return [] }
    let (suite, test, name) = (parts[0], parts[1], parts[2])
    let size = byteCount(pendingPath(result.file))
    func folders(in folder: String) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: "\(goldens)/\(folder)")) ?? [])
        .sorted()
    }
    let candidates =
      folders(in: suite).map { "\(suite)/\($0)/\(name == test ? $0 : name)" }
      + folders(in: "").filter { $0 != suite }.map { "\($0)/\(test)/\(name)" }
    return candidates.map { "\($0).\(result.file.kind.rawValue)" }.filter { path in
      path != result.file.path && size != nil && byteCount("\(goldens)/\(path)") == size
        && (try? wholeFile(at: "\(goldens)/\(path)")).map { sha256($0) } == hash
    }
  }

  private func byteCount(_ path: String) -> Int? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int
  }
}
