import ArgumentParser
import Foundation
import RedlineComparison
import RedlineIO
import RedlineKit

/// Writes a comparison in one form, to standard output, a file or a folder.
struct DiffWriting {
  let report: DiffReport
  let form: DiffCommand.Form
  /// `nil` is standard output.
  let output: String?
  let theme: Theme.Name
  /// Whether text has all lines of long lists.
  var listsAll = false

  func write() async throws {
    guard let output, isFolder else {
      // Of what is the same there is no picture, as there is no text.
      if form == .svg, report.changed.isEmpty { return }
      return try await deliver(single(pictures: linkedPictures), to: output)
    }
    try Folder(output).makeForOutput()
    switch form {
    case .svg: _ = try await writePictures(to: output)
    case .markdown:
      let pictures = try await writePictures(to: output)
      try await deliver(single(pictures: pictures), to: "\(output)/changes.md")
    case .text: try await deliver(single(), to: "\(output)/changes.txt")
    case .json, .html: try await deliver(single(), to: "\(output)/changes.\(form.rawValue)")
    }
  }

  private var isFolder: Bool {
    guard let output else { return false }
    var isFolder: ObjCBool = false
    return output.hasSuffix("/")
      || FileManager.default.fileExists(atPath: output, isDirectory: &isFolder)
        && isFolder.boolValue
  }

  /// The whole comparison as one file.
  private func single(pictures: [String: String] = [:]) async throws -> [UInt8] {
    switch form {
    case .text: return Array(report.text(all: listsAll).utf8)
    case .markdown: return Array(report.markdown(pictures: pictures).utf8)
    case .json: return Array(try report.listings.indentedJSON().utf8)
    case .html: return Array(try await report.html().utf8)
    case .svg:
      let changed = report.results.flatMap(\.drawn)
      guard changed.count == 1 else {
        let devices =
          report.changed.count == 1 ? " on \(changed.count) devices, each otherwise" : ""
        throw ValidationError(
          """
          \(counted(report.changed.count, "layout")) changed\(devices), and a file shows one; name \
          a folder with --output\(devices.isEmpty ? "" : ", or one with --device")
          """)
      }
      return try await changed[0].picture(theme: theme) ?? []
    }
  }

  private func deliver(_ bytes: [UInt8], to path: String?) throws {
    if let path { try WholeFile(path).writeOutput(bytes) } else { try StandardOutput.write(bytes) }
  }

  /// Writes a picture of each change.
  /// - Returns: File names by the names of layouts.
  private func writePictures(to folder: String) async throws -> [String: String] {
    var names: [String: String] = [:]
    var taken: Set<String> = []
    for result in report.results.flatMap(\.drawn) {
      let base = result.pair.pictureName
      var (name, number) = (base, 2)
      while !taken.insert(name.lowercased()).inserted {
        name = "\(base)-\(number)"
        number += 1
      }
      let suffix = theme == .dark ? "~dark" : ""
      let picture = try await result.picture(theme: theme) ?? []
      try WholeFile("\(folder)/\(name)\(suffix).svg").writeOutput(picture)
      names[result.pair.name] = "\(name)\(suffix).svg"
    }
    return names
  }

  /// The pictures that are there already: the new files, where they are SVG.
  private var linkedPictures: [String: String] {
    var paths: [String: String] = [:]
    for result in report.results where result.diff != nil {
      if let path = result.pair.new?.path, path.hasSuffix(".svg") { paths[result.pair.name] = path }
    }
    return paths
  }
}
