import ArgumentParser
import Foundation
import RedlineIO
import RedlineScratch

/// Why a program that draws ended, from what Swift said last on its standard error.
struct CrashedDrawing {
  /// The files that are drawn, as they were given.
  var sources: [(path: String, text: String)]

  /// What is to be told after Swift's own line; `nil` where that says it all.
  ///
  /// An outlet of a storyboard is `nil` in a controller that code makes: UIKit ends the program, too.
  func advice(after said: String) -> String? {
    guard let line = said.split(separator: "\n").last(where: { $0.contains(": Fatal error: ") }),
      line.contains("found nil while implicitly unwrapping"), let place = Self.place(in: line)
    else { return nil }
    let found = sources.first { $0.path.split(separator: "/").last.map(String.init) == place.file }
    guard let found else { return nil }
    let lines = found.text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(place.line - 1) else { return nil }
    let words = Set(Self.words(lines[place.line - 1]))
    let outlets = sources.flatMap { Self.outlets(in: $0.text) }.filter { words.contains($0.name) }
    let own = Self.type(around: place.line, in: found.text)
    guard let outlet = outlets.first(where: { $0.type == own }) ?? outlets.first else { return nil }
    return """
      error: \(found.path):\(place.line): the outlet \(outlet.name) of \(outlet.type) is nil, as a \
      storyboard or xib connects it and code made the controller; draw that file with 'redline \
      render', or other screens with --only
      """
  }

  /// Lines but those of Swift's stacks: `22   libApp.so   0x00007f6dbafcacec <unavailable> + 24947948`.
  static func withoutStack(_ text: Data) -> Data {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let kept = lines.filter { line in
      let words = String(decoding: line, as: UTF8.self).split(separator: " ")
      let isFrame =
        words.first.flatMap { Int($0) } != nil
        && words.dropFirst().contains { $0.hasPrefix("0x") && $0.count == 18 }
      return !isFrame && words != ["Current", "stack", "trace:"]
    }
    return Data(kept.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// `App/Form.swift:8: Fatal error: …`
  private static func place(in line: Substring) -> (file: String, line: Int)? {
    let parts = line.split(separator: ":", maxSplits: 2)
    guard parts.count == 3, let number = Int(parts[1]),
      let file = parts[0].split(separator: "/").last
    else { return nil }
    return (String(file), number)
  }

  private static func words(_ line: Substring) -> [String] {
    line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }

  private static func outlets(in text: String) -> [(name: String, type: String)] {
    var found: [(name: String, type: String)] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where line.contains("@IBOutlet") {
      // The attribute may stand on a line of its own.
      let all = words(line) + (index + 1 < lines.count ? words(lines[index + 1]) : [])
      guard let place = all.firstIndex(of: "var"), place + 1 < all.count,
        let type = type(around: index + 1, in: text)
      else { continue }
      found.append((all[place + 1], type))
    }
    return found
  }

  /// The class that is declared last before a line, or extended there.
  private static func type(around line: Int, in text: String) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(line)
    for line in lines.reversed() {
      let words = words(line)
      guard let place = words.firstIndex(where: { ["class", "extension"].contains($0) }),
        place + 1 < words.count, words[place + 1].first?.isUppercase == true
      else { continue }
      return words[place + 1]
    }
    return nil
  }
}

extension ScratchProgram {
  /// Runs the program to its end.
  /// - Returns: How it ended, as `waitpid` says it, and the end of what it said on standard error.
  func ran(_ arguments: [String]) throws -> (end: Int32, said: String) {
    let errors = Pipe()
    let process = try spawned(["redline"] + arguments, errors: errors.fileHandleForWriting)
    try? errors.fileHandleForWriting.close()
    let said = Self.passOn(errors.fileHandleForReading)
    return (Self.end(of: process), said)
  }

  /// Runs the program to its end where somebody may be asked: its standard error stays a terminal, if it is one.
  /// - Returns: How it ended, as `waitpid` says it.
  func ranInPlace(_ arguments: [String]) throws -> Int32 {
    guard isatty(STDERR_FILENO) == 1 else { return try ran(arguments).end }
    return Self.end(of: try spawned(["redline"] + arguments, errors: nil))
  }

  private static func end(of process: pid_t) -> Int32 {
    var end: Int32 = 0
    while waitpid(process, &end, 0) < 0, errno == EINTR {}
    return end
  }

  /// Passes on what the program says, without the stack that Swift prints of a fatal error.
  /// - Returns: The end of it.
  private static func passOn(_ errors: FileHandle) -> String {
    var (said, rest) = ([UInt8](), Data())
    while let data = try? errors.read(upToCount: 1 << 14), !data.isEmpty {
      rest += data
      guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { continue }
      let lines = CrashedDrawing.withoutStack(rest[...end])
      try? FileHandle.standardError.write(contentsOf: lines)
      said = (said + lines).suffix(1 << 14)
      rest = Data(rest[(end + 1)...])
    }
    try? FileHandle.standardError.write(contentsOf: rest)
    return String(decoding: said + rest, as: UTF8.self)
  }

  /// In the foreground of the terminal as this program is, which Foundation's processes are not.
  private func spawned(_ words: [String], errors: FileHandle?) throws -> pid_t {
    // Swift's own line says where; unless asked for, the stacks of all threads say no more.
    setenv("SWIFT_BACKTRACE", "enable=no", 0)
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let errors {
      posix_spawn_file_actions_adddup2(&actions, errors.fileDescriptor, STDERR_FILENO)
    }
    var pointers = words.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, path, &actions, nil, &pointers, environ)
    guard failure == 0 else {
      StandardError.print("error: \(path) cannot be run: \(systemMessage(failure))")
      throw ExitCode(70)
    }
    return process
  }
}
