import Foundation
import RedlineRewriting

// redline-rewrite [--leave-out MODULE]… [--quiet] INPUT OUTPUT…: writes files of UIKit code as a
// compiler without Objective-C takes them, and what was left out as warnings.
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

/// Writes a file anew. In front of its own line 1 is what it may use on Apple's systems without a
/// word: UIKit and what other frameworks have through another file, and networks, which are a module of their own on Linux.
@MainActor func rewrite(_ input: URL, to output: URL) throws {
  let rewriting = Rewriting(
    String(decoding: try Data(contentsOf: input), as: UTF8.self), leavingOut: modules)
  let path = input.path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  let text = """
    import UIKit; import FoundationNetworking\(rewriting.usesXML ? "; import FoundationXML" : "")
    #if canImport(AppleFrameworks)
    import AppleFrameworks
    #endif
    #sourceLocation(file: "\(path)", line: 1)
    \(rewriting.text)
    """
  try FileManager.default.createDirectory(
    at: output.deletingLastPathComponent(), withIntermediateDirectories: true)
  try Data(text.utf8).write(to: output)
  guard !isQuiet else { return }
  for note in rewriting.notes {
    FileHandle.standardError.write(
      Data("\(input.path):\(note.line): warning: left out: \(note.text)\n".utf8))
  }
}

for place in stride(from: 0, to: arguments.count, by: 2) {
  do {
    try rewrite(
      URL(fileURLWithPath: arguments[place]), to: URL(fileURLWithPath: arguments[place + 1]))
  } catch {
    FileHandle.standardError.write(Data("\(arguments[place]): error: \(error)\n".utf8))
    exit(1)
  }
}
