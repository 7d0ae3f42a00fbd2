import ArgumentParser
import Foundation
import RedlineIO

/// The PNG files of one side of a comparison, by their paths below a folder.
struct PictureSet {
  /// The folder; empty for the current one.
  let base: String
  /// Sorted.
  let paths: [String]

  private static let wildcards: Set<Character> = ["*", "?", "["]

  /// Whether an argument names a folder, or is a pattern and no file.
  static func isSet(_ argument: String) -> Bool {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder) {
      return isFolder.boolValue
    }
    return argument.contains(where: wildcards.contains)
  }

  /// The files of a folder, or those that a pattern fits; its `*` also stands for slashes.
  /// - Throws: `ValidationError` if there are none.
  init(_ argument: String) throws {
    var parts = argument.split(separator: "/", omittingEmptySubsequences: false)
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder)
    var pattern = "*"
    if !isThere {
      let first = parts.firstIndex { $0.contains(where: Self.wildcards.contains) } ?? parts.count
      pattern = parts[first...].joined(separator: "/")
      parts = Array(parts[..<first])
    }
    // A pattern from the root on has an empty first part.
    let folder = parts == [""] && argument.hasPrefix("/") ? "/" : parts.joined(separator: "/")
    base = folder.hasSuffix("/") && folder != "/" ? String(folder.dropLast()) : folder
    paths = Folder(base.isEmpty ? "." : base).filePaths().filter {
      $0.lowercased().hasSuffix(".png") && fnmatch(pattern, $0, 0) == 0
    }
    guard !paths.isEmpty else {
      throw ValidationError(
        isThere
          ? "\(argument) holds no PNG file"
          : "no PNG file fits \(argument), which is looked for below \(base.isEmpty ? "." : base)")
    }
  }

  func file(_ path: String) -> String { base.isEmpty ? path : "\(base)/\(path)" }
}
