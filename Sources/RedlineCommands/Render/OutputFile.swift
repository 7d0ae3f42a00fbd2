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

  /// Checks that the name of a folder is not that of a file.
  static func checkThat(_ folder: String, isFolderFor what: String) throws {
    let name = folder.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return }
    let ending = name[name.index(after: dot)...].lowercased()
    let isOfFile =
      ending == "xml" || foreignExtensions.contains(ending)
      || endings.contains { $0.endings.contains(ending) }
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
    guard isOfFile, !isFolder.boolValue else { return }
    throw ValidationError("\(folder): \(what) is a folder; give it a name without .\(ending)")
  }

  /// The endings of what Redline writes, by form.
  private static let endings: [(form: String, endings: [String])] = [
    ("text", ["txt", "log"]), ("markdown", ["md", "markdown"]), ("json", ["json"]),
    ("html", ["html", "htm"]), ("svg", ["svg"]), ("png", ["png"]),
  ]

  /// Checks that the ending of a file is none of another form than the one that is written.
  /// - Parameters:
  ///   - form: `svg`, as `--format` has it.
  ///   - choices: The forms that the command writes; of one, nothing is said of `--format`.
  static func checkThat(_ output: String, endsAs form: String, of choices: [String]) throws {
    let name = output.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: output, isDirectory: &isFolder)
    guard !isFolder.boolValue, let dot = name.lastIndex(of: "."), dot > name.startIndex else {
      return
    }
    let ending = name[name.index(after: dot)...].lowercased()
    let other = endings.first { $0.endings.contains(ending) }?.form
    guard other != form, other != nil || foreignExtensions.contains(ending) else { return }
    // Markdown is text, too.
    if form == "markdown", other == "text" { return }
    let words = choices.map { choice in
      let ending = endings.first { $0.form == choice }?.endings.first ?? choice
      return choices.count == 1 ? ".\(ending)" : ".\(ending) (--format \(choice))"
    }
    let step = other.map { choices.contains($0) ? "add --format \($0), or " : "" } ?? ""
    throw ValidationError(
      "\(output): what is written is \(form); \(step)give the file one of these endings: "
        + words.joined(separator: ", "))
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
