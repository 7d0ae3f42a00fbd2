import ArgumentParser
import Foundation
import RedlineComparison

/// The storyboards and xibs that arguments name, folders among them.
enum InterfacePaths {
  /// The most files and folders below a folder, which may be somebody's whole disk.
  private static let largestFolder = 200_000

  /// The paths with each folder replaced by the storyboards and xibs below it, in the order of their
  /// paths, and patterns of paths by those that they stand for, as shells without `**` leave them; what is
  /// hidden is passed over.
  /// - Parameter withDiagrams: Whether also SVG files that hold a layout are taken; others are passed
  ///   over.
  /// - Throws: `ValidationError` for a folder or a pattern that has none, or more than a project has.
  static func expanded(_ arguments: [String], withDiagrams: Bool = false) throws -> [String] {
    try arguments.flatMap { path -> [String] in
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        return try path.contains(where: isWildcard)
          ? matching(path, withDiagrams: withDiagrams) : [path]
      }
      guard isFolder.boolValue else { return [path] }
      var files: [String] = []
      var count = 0
      let entries = FileManager.default.enumerator(atPath: path)
      while let file = entries?.nextObject() as? String {
        count += 1
        guard count <= largestFolder else {
          throw ValidationError(
            "'\(path)' has more than \(largestFolder) files; give a folder inside")
        }
        if file.split(separator: "/").last?.hasPrefix(".") == true {
          entries?.skipDescendants()
        } else if InterfaceFile.isInterface(file)
          || withDiagrams && file.hasSuffix(".svg")
            && LayoutFile(path: "\(path)/\(file)").mayHoldLayout
        {
          files.append(file)
        }
      }
      guard !files.isEmpty else {
        let diagrams = withDiagrams ? "diagrams with a layout, " : ""
        throw ValidationError("there are no \(diagrams)storyboards or xibs in the folder '\(path)'")
      }
      let folder = path.hasSuffix("/") ? path : path + "/"
      return files.sorted().map { folder + $0 }
    }
  }

  private static func isWildcard(_ character: Character) -> Bool { "*?[".contains(character) }

  /// The files that a pattern stands for, of those below the folder that it begins with.
  private static func matching(_ pattern: String, withDiagrams: Bool) throws -> [String] {
    let folders = pattern.split(separator: "/", omittingEmptySubsequences: false)
      .prefix { !$0.contains(where: isWildcard) }.joined(separator: "/")
    let start = folders.isEmpty ? (pattern.hasPrefix("/") ? "/" : ".") : folders
    let none = ValidationError("there are no storyboards or xibs that '\(pattern)' stands for")
    guard FileManager.default.fileExists(atPath: start) else { throw none }
    let files = try expanded([start], withDiagrams: withDiagrams)
      .map { folders.isEmpty && start == "." ? String($0.dropFirst(2)) : $0 }
      .filter { matches(pattern, $0) }
    guard !files.isEmpty else { throw none }
    return files
  }

  /// Whether a pattern stands for a path or for a folder that the path lies in; `*` stands for anything
  /// within a name, `**` for folders, too.
  static func matches(_ pattern: String, _ path: String) -> Bool {
    matches(pattern.split(separator: "/")[...], path.split(separator: "/")[...])
  }

  private static func matches(_ pattern: ArraySlice<Substring>, _ path: ArraySlice<Substring>)
    -> Bool
  {
    guard let first = pattern.first else { return true }
    let rest = pattern.dropFirst()
    if first == "**" {
      if rest.isEmpty { return !path.isEmpty }
      return path.indices.contains { matches(rest, path[$0...]) }
    }
    guard let name = path.first, fnmatch(String(first), String(name), 0) == 0 else { return false }
    return matches(rest, path.dropFirst())
  }

  /// What the outputs of files are called: the files' names, with as many folders before them, or the
  /// ending behind them, as tell apart files of one name.
  static func baseNames(of paths: [String]) -> [String] {
    let all = paths.map { path in
      let url = URL(fileURLWithPath: path).standardizedFileURL
      return (
        folders: Array(url.deletingLastPathComponent().pathComponents.dropFirst()),
        name: url.deletingPathExtension().lastPathComponent, ending: url.pathExtension
      )
    }
    func name(_ index: Int, folders: Int, hasEnding: Bool) -> String {
      let file = all[index]
      var parts = Array(file.folders.suffix(folders))
      parts.append(file.name)
      if hasEnding { parts.append(file.ending) }
      return parts.joined(separator: "-")
    }
    var result = paths.indices.map { all[$0].name }
    // Disks may take letters of either case for the same.
    for twins in Dictionary(grouping: paths.indices, by: { result[$0].lowercased() }).values
    where twins.count > 1 {
      let deepest = twins.map { all[$0].folders.count }.max() ?? 0
      // The least that tells all of them apart; the same file twice stays one name.
      let ways = [false, true].flatMap { ending in (0...deepest).map { ($0, ending) } }
      func distinct(_ way: (folders: Int, hasEnding: Bool)) -> Int {
        Set(
          twins.map { name($0, folders: way.folders, hasEnding: way.hasEnding).lowercased() }
        ).count
      }
      let best = ways.map(distinct).max() ?? 0
      guard let way = ways.first(where: { distinct($0) == best }) else { continue }
      for index in twins { result[index] = name(index, folders: way.0, hasEnding: way.1) }
    }
    return result
  }
}

extension LayoutFile {
  /// Whether it is a diagram; what cannot be read is for its reader to tell.
  fileprivate var mayHoldLayout: Bool { (try? bytes())?.mayHoldLayout ?? true }
}
