import Foundation
import RedlineAssets
import RedlineIO
import RedlineScratch

/// Modules that a compiler does not find and of which the project has the sources, as a package in an app's
/// repository: each in a folder of its name.
struct ProjectModules {
  /// The files that are compiled.
  var paths: [String]

  /// The most files that are looked at, that are read for what they import, and folders that are named.
  private static let limits = (files: 20_000, read: 4_000, folders: 12)

  /// A note that names the folders of all that is missing, not of the first module only, at which the compiler
  /// stopped; empty if there are none.
  func advice(after output: String) -> String {
    guard
      let missing = CompilerMessage.messages(in: output).first(where: { $0.missingModule != nil }),
      let module = missing.missingModule, let path = paths.first
    else { return "" }
    let root = (ProjectFolder(around: path).roots.last ?? ProjectFolder(around: path).own).path
    let files = Folder(root).filePaths(limit: Self.limits.files).filter { $0.hasSuffix(".swift") }
    let given = Set(paths.map(PageFiles.standardized))
    let folders = Self.folders(of: files)
    guard folders[module] != nil else { return "" }
    var found: [String] = []
    var waiting = [module] + paths.flatMap(Self.imports)
    var seen: Set<String> = []
    var read = 0
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted, !CompilerMessage.isOfApple(next),
        let folder = folders[next]
      else { continue }
      let own = files.filter { $0.hasPrefix(folder + "/") }.map { "\(root)/\($0)" }
      guard !own.contains(where: { given.contains(PageFiles.standardized($0)) }) else { continue }
      found.append(folder)
      for file in own where read < Self.limits.read {
        read += 1
        waiting += Self.imports(of: file)
      }
    }
    let shown = found.sorted().map { UndeclaredNames.shown("\(root)/\($0)") }
    return """
      \(missing.file):\(missing.line):\(missing.column): note: the project has sources of \
      \(found.count == 1 ? "that module" : "\(found.count) modules that are imported"); give \
      \(shown.prefix(Self.limits.folders).joined(separator: " "))\
      \(shown.count > Self.limits.folders ? " and others" : ""), too, with --only for what is drawn

      """
  }

  /// The folder of each name that has files of Swift: that in a folder of sources before others, then the one that
  /// is higher up.
  private static func folders(of files: [String]) -> [String: String] {
    var found: [String: String] = [:]
    var seen: Set<String> = []
    for file in files {
      var folder = file
      while let slash = folder.lastIndex(of: "/") {
        folder = String(folder[..<slash])
        guard seen.insert(folder).inserted else { break }
        let name = String(folder.split(separator: "/").last ?? "")
        if let other = found[name], rank(other) <= rank(folder) { continue }
        found[name] = folder
      }
    }
    return found
  }

  private static func rank(_ folder: String) -> (Int, Int, String) {
    let names = folder.split(separator: "/")
    let isSource = names.dropLast().last.map { ["Sources", "Source"].contains($0) } ?? false
    return (isSource ? 0 : 1, names.count, folder)
  }

  private static func imports(of path: String) -> [String] {
    guard let bytes = try? WholeFile(path).bytes(limit: 1 << 20) else { return [] }
    return SwiftOutline(String(decoding: bytes, as: UTF8.self)).imports.sorted()
  }
}
