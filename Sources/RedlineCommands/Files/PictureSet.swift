import ArgumentParser
import Foundation
import RedlineIO

/// The PNG files of one side of a comparison, by their paths below a folder.
struct PictureSet {
  /// The folder; empty for the current one.
  let base: String
  /// Sorted.
  let paths: [String]
  /// How many SVG files there are, too, which are drawings and no pixels.
  let drawingCount: Int

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
    let all = Folder(base.isEmpty ? "." : base).filePaths().filter { fnmatch(pattern, $0, 0) == 0 }
    paths = all.filter { $0.lowercased().hasSuffix(".png") }
    drawingCount = all.count { $0.lowercased().hasSuffix(".svg") }
    guard !paths.isEmpty else {
      let found =
        isThere
        ? "\(argument) holds no PNG file"
        : "no PNG file fits \(argument), which is looked for below \(base.isEmpty ? "." : base)"
      let next = drawingCount == 0 ? "" : "; 'redline diff' compares the layouts in SVG files"
      throw ValidationError(found + next)
    }
  }

  func file(_ path: String) -> String { base.isEmpty ? path : "\(base)/\(path)" }
}
