import Foundation
import RedlineRewriting

// redline-rewrite [--leave-out MODULE]… [--importing FILE]… [--quiet] INPUT OUTPUT…: writes the files of a
// module of UIKit code as a compiler without Objective-C takes them, and what was left out as warnings;
// the files of modules that it imports are read only.
// redline-rewrite --main-actor-tests OUTPUT: writes what lets XCTest run tests on the main actor.
// redline-rewrite --asset-symbols main|module OUTPUT CATALOG.xcassets…: writes the names that Xcode gives
// the colours and images of asset catalogs.
// redline-rewrite --data-models OUTPUT MODEL.xcdatamodeld…: writes the classes that Xcode makes of data models.

var arguments = Array(CommandLine.arguments.dropFirst())
extension [String] {
  /// The values of an option that may be repeated, which are taken out.
  mutating func take(_ option: String) -> [String] {
    var found: [String] = []
    while let place = firstIndex(of: option), place + 1 < count {
      found.append(self[place + 1])
      removeSubrange(place...place + 1)
    }
    return found
  }
}

let modules = Set(arguments.take("--leave-out"))
let imported = arguments.take("--importing")
let isQuiet = arguments.contains("--quiet")
arguments.removeAll { $0 == "--quiet" }
if arguments.count == 2, arguments[0] == "--main-actor-tests" {
  try Data(MainActorTests.source.utf8).write(to: URL(fileURLWithPath: arguments[1]))
  exit(0)
}
if arguments.count > 2, arguments[0] == "--asset-symbols",
  ["main", "module"].contains(arguments[1])
{
  let catalogs = AssetCatalogs(arguments.dropFirst(3).map { URL(fileURLWithPath: $0) })
  let symbols = AssetSymbols(catalogs.assets, bundle: arguments[1])
  try replace(URL(fileURLWithPath: arguments[2]), with: symbols.source)
  exit(0)
}
if arguments.count > 2, arguments[0] == "--data-models" {
  let models = arguments.dropFirst(2).compactMap { contents(ofModel: URL(fileURLWithPath: $0)) }
  try replace(
    URL(fileURLWithPath: arguments[1]), with: DataModel.source(of: models.map { DataModel($0) }))
  exit(0)
}
guard !arguments.isEmpty, arguments.count.isMultiple(of: 2) else {
  FileHandle.standardError.write(
    Data(
      """
      usage: redline-rewrite [--leave-out MODULE]... [--importing FILE]... [--quiet] INPUT OUTPUT...

      """.utf8))
  exit(64)
}

/// Writes a file, unless that is what is in it, so that what is made of it stays as well.
func replace(_ output: URL, with text: String) throws {
  let data = Data(text.utf8)
  if (try? Data(contentsOf: output)) == data { return }
  try FileManager.default.createDirectory(
    at: output.deletingLastPathComponent(), withIntermediateDirectories: true)
  try data.write(to: output)
}

let files = stride(from: 0, to: arguments.count, by: 2).map {
  (input: URL(fileURLWithPath: arguments[$0]), output: URL(fileURLWithPath: arguments[$0 + 1]))
}
var path = ""
do {
  func text(_ file: URL) throws -> String {
    path = file.path
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
  let rewritings = Rewriting.module(
    try files.map { try text($0.input) },
    importing: try imported.map { try text(URL(fileURLWithPath: $0)) }, leavingOut: modules)
  for (file, rewriting) in zip(files, rewritings) {
    path = file.output.path
    try replace(file.output, with: rewriting.file(madeOf: file.input.path))
    for note in isQuiet ? [] : rewriting.notes {
      FileHandle.standardError.write(
        Data("\(file.input.path):\(note.line): warning: \(note.message)\n".utf8))
    }
  }
} catch {
  FileHandle.standardError.write(Data("\(path): error: \(error)\n".utf8))
  exit(1)
}
