import Foundation
import RedlineIO

/// Files by the layout that they show: the twin in the dark theme and the other forms hold the same.
package struct LayoutNames {
  /// The endings of files with layouts, the quickest to read first.
  private static let endings = ["json", "svg"]
  /// The endings of files with scenes, which keep them in their names.
  private static let interfaceEndings = ["storyboard", "xib"]

  /// For each name the files that show it, by ending; a dark file's begins with `~`.
  private var files: [String: [String: String]] = [:]

  package init(_ paths: [String]) {
    for path in paths {
      guard let (name, form) = Self.split(path) else { continue }
      files[name, default: [:]][form] = path
    }
  }

  /// The name of a file without ending and `~dark`, and which form it is; `nil` for others.
  private static func split(_ path: String) -> (name: String, form: String)? {
    for ending in interfaceEndings where path.hasSuffix(".\(ending)") { return (path, ending) }
    for ending in endings where path.hasSuffix(".\(ending)") {
      let base = path.dropLast(ending.count + 1)
      guard let last = base.split(separator: "/").last, !last.isEmpty else { return nil }
      return last.hasSuffix("~dark") && last.count > 5
        ? (String(base.dropLast(5)), "~\(ending)") : (String(base), ending)
    }
    return nil
  }

  /// Whether a file may hold a layout, by its name.
  package static func isLayout(_ path: String) -> Bool { split(path) != nil }

  /// The name of a single file.
  package static func name(of path: String) -> String { split(path)?.name ?? path }

  /// The names of both sides in order, with the file of each side that is read: of the same form
  /// where both sides have one.
  package static func pairs(
    _ old: LayoutNames, _ new: LayoutNames
  ) -> [(name: String, old: String?, new: String?)] {
    let forms = endings + endings.map { "~\($0)" } + interfaceEndings
    return Set(old.files.keys).union(new.files.keys).sorted().map { name in
      let (before, after) = (old.files[name] ?? [:], new.files[name] ?? [:])
      if let form = forms.first(where: { before[$0] != nil && after[$0] != nil }) {
        return (name, before[form], after[form])
      }
      let first = { (files: [String: String]) in forms.lazy.compactMap { files[$0] }.first }
      return (name, first(before), first(after))
    }
  }
}

extension LayoutNames {
  /// The regular files of a folder and of those inside; links are not followed.
  package init(folder: String) throws(LayoutFileError) {
    self.init(try Self.paths(in: folder))
  }

  private static func paths(in folder: String) throws(LayoutFileError) -> [String] {
    var paths: [String] = []
    let limit = 200_000
    guard let walk = FileManager.default.enumerator(atPath: folder) else {
      throw .unreadable(path: folder, reason: systemMessage(ENOENT))
    }
    for case let path as String in walk {
      guard path.hasSuffix(".svg") || path.hasSuffix(".json") || InterfaceFile.isInterface(path),
        walk.fileAttributes?[.type] as? FileAttributeType == .typeRegular
      else { continue }
      paths.append(path)
      guard paths.count <= limit else {
        throw .unreadable(
          path: folder, reason: "it has more than \(limit) files; name a folder inside of it")
      }
    }
    return paths
  }
}
