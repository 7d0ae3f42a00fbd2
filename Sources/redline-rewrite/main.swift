import Foundation
import RedlineRewriting

// redline-rewrite [--leave-out MODULE]… [--quiet] INPUT OUTPUT…: writes the files of a module of UIKit
// code as a compiler without Objective-C takes them, and what was left out as warnings.
// redline-rewrite --main-actor-tests OUTPUT: writes what lets XCTest run tests on the main actor.

var arguments = Array(CommandLine.arguments.dropFirst())
var modules: Set<String> = []
while let place = arguments.firstIndex(of: "--leave-out"), place + 1 < arguments.count {
  modules.insert(arguments[place + 1])
  arguments.removeSubrange(place...place + 1)
}
let isQuiet = arguments.contains("--quiet")
arguments.removeAll { $0 == "--quiet" }
if arguments.count == 2, arguments[0] == "--main-actor-tests" {
  try Data(MainActorTests.source.utf8).write(to: URL(fileURLWithPath: arguments[1]))
  exit(0)
}
guard !arguments.isEmpty, arguments.count.isMultiple(of: 2) else {
  FileHandle.standardError.write(
    Data("usage: redline-rewrite [--leave-out MODULE]... [--quiet] INPUT OUTPUT...\n".utf8))
  exit(64)
}

/// Writes a file anew, unless nothing has changed, so that what is made of it stays as well. In front
/// of its own line 1 is what it may use on Apple's systems without a word: UIKit and what other
/// frameworks have through another file, and networks, which are a module of their own on Linux.
func write(_ rewriting: Rewriting, of input: URL, to output: URL) throws {
  let path = input.path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  let others =
    (rewriting.usesXML ? "; import FoundationXML" : "")
    + (rewriting.usesCombine ? "; import Combine" : "")
  let text = """
    import UIKit; import FoundationNetworking\(others)
    #if canImport(AppleFrameworks)
    import AppleFrameworks
    #endif
    #sourceLocation(file: "\(path)", line: 1)
    \(rewriting.text)
    """
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
  let sources = try files.map { file in
    path = file.input.path
    return String(decoding: try Data(contentsOf: file.input), as: UTF8.self)
  }
  for (file, rewriting) in zip(files, Rewriting.module(sources, leavingOut: modules)) {
    path = file.output.path
    try write(rewriting, of: file.input, to: file.output)
    for note in isQuiet ? [] : rewriting.notes {
      FileHandle.standardError.write(
        Data("\(file.input.path):\(note.line): warning: \(note.message)\n".utf8))
    }
  }
} catch {
  FileHandle.standardError.write(Data("\(path): error: \(error)\n".utf8))
  exit(1)
}
