import ArgumentParser
import Foundation
import RedlineIO

/// A file by the name that somebody gave it, where files are else named after layouts.
struct OutputFile {
  var folder: String
  /// As it was given, with its ending.
  var name: String
  var format: OutputFormat

  /// - Returns: `nil` for a path without the ending of a form, and for that of a folder.
  init?(_ path: String) {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let last = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard !isFolder.boolValue, let dot = last.lastIndex(of: "."), dot > last.startIndex,
      let format = OutputFormat.allCases.first(where: {
        $0.fileExtension == last[last.index(after: dot)...].lowercased()
      })
    else { return nil }
    (folder, name, self.format) = (PageFiles.folder(of: path), String(last), format)
    if folder.isEmpty { folder = "/" }
  }

  /// Endings of pictures and pages that Redline does not write.
  private static let foreignExtensions: Set<String> = [
    "jpg", "jpeg", "jpe", "gif", "webp", "bmp", "tif", "tiff", "heic", "heif", "avif", "ico", "pdf",
    "ps", "eps",
  ]

  /// Checks that a path is not meant as a picture of another form, for which it would become a
  /// folder, or a file with a wrong name.
  static func checkThat(_ output: String, isWrittenAs forms: String) throws {
    let name = output.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: output, isDirectory: &isFolder)
    guard !isFolder.boolValue, let dot = name.lastIndex(of: "."),
      foreignExtensions.contains(name[name.index(after: dot)...].lowercased())
    else { return }
    throw ValidationError("\(output): pictures are \(forms); give the file another ending")
  }

  /// Checks that what is written would not take the place of a file that it is made of.
  static func checkThat(_ output: String, isNoneOf files: [String]) throws {
    func place(_ path: String) -> String {
      URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }
    let written = place(output)
    guard output != "-", !written.hasPrefix("/dev/"),
      let input = files.first(where: { place($0) == written })
    else { return }
    throw ValidationError("\(input) would be written over; choose another name with --output")
  }
}
