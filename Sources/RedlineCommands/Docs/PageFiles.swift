import ArgumentParser
import Foundation
import RedlineIO
import RedlinePages

/// The pages below some paths.
enum PageFiles {
  /// Folders that hold what others wrote.
  private static let skipped: Set<String> = ["node_modules", "Pods", "Carthage", "DerivedData"]

  /// The paths of all pages, each once and sorted within a folder; hidden folders are left out.
  /// - Parameter paths: Files and folders; a file is a page whatever its name.
  /// - Throws: `ValidationError` for what is not there, and for folders without a page, which a check
  ///   would call right.
  static func paths(below paths: [String]) throws -> [String] {
    var seen: Set<String> = []
    var found: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw ValidationError("there is no file and no folder '\(path)'")
      }
      let pages = isFolder.boolValue ? pages(in: path) : [path]
      for page in pages where seen.insert(standardized(page)).inserted { found.append(page) }
    }
    guard !found.isEmpty else {
      throw ValidationError(
        """
        there is no page in \(paths.map { "'\($0)'" }.joined(separator: ", ")); links to folders are not \
        followed: name the folders that they lead to
        """)
    }
    return found
  }

  private static func pages(in folder: String) -> [String] {
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    return Folder(folder).filePaths().filter { path in
      Page.isPage(path)
        && !path.split(separator: "/").dropLast().contains { skipped.contains(String($0)) }
    }.map { prefix + $0 }
  }

  static func standardized(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// The path from a folder to a file, both from the same place: `../images/a.svg`.
  static func path(from folder: String, to file: String) -> String {
    let (start, end) = (parts(folder), parts(file))
    let common = zip(start, end).prefix { $0 == $1 }.count
    let up: [Substring] = Array(repeating: "..", count: start.count - common)
    return (up + end.dropFirst(common)).joined(separator: "/")
  }

  private static func parts(_ path: String) -> [Substring] {
    standardized(path).split(separator: "/")
  }

  /// The folder that a file is in.
  static func folder(of path: String) -> String {
    path.contains("/") ? String(path[..<path.lastIndex(of: "/")!]) : "."
  }
}
