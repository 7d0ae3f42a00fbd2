package import Foundation
import RedlineIO

/// The repository around a folder, read with git's own program; nothing in it is changed.
package struct GitRepository: Sendable {
  /// Where git runs, so that paths may be relative to it.
  package let folder: String
  /// The work tree's uppermost folder; of a repository without one its own.
  package let top: String

  package static let seconds = 60
  private static let outputLimit = 256 << 20

  package init(around folder: String) throws(GitError) {
    self.folder = folder
    var found = try Self.run(["rev-parse", "--show-toplevel"], in: folder)
    if found.status != 0 {
      // A repository on a server has no work tree.
      let isBare = try Self.run(["rev-parse", "--is-bare-repository"], in: folder)
      if isBare.status == 0, isBare.lines.first == "true" {
        found = try Self.run(["rev-parse", "--absolute-git-dir"], in: folder)
      }
    }
    guard found.status == 0, let line = found.lines.first else {
      if found.status == 127 { throw .notFound }
      throw .notRepository(folder: folder)
    }
    top = line
  }

  /// The nearest folder above the one where git runs that has a package, from the work tree's
  /// uppermost folder on: `App`; empty where that one has it, or none.
  var packageFolder: String {
    let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    let top = URL(fileURLWithPath: top).resolvingSymlinksInPath().path
    guard real.hasPrefix(top + "/") else { return "" }
    var parts = real.dropFirst(top.count + 1).split(separator: "/")
    while !parts.isEmpty {
      let path = parts.joined(separator: "/")
      if FileManager.default.fileExists(atPath: "\(top)/\(path)/Package.swift") { return path }
      parts.removeLast()
    }
    return ""
  }

  /// The tree of a revision; `nil` if there is no such revision.
  package func tree(of revision: String) throws(GitError) -> String? {
    guard !revision.hasPrefix("-") else { throw .option(revision) }
    let found = try Self.run(
      ["rev-parse", "--verify", "--quiet", "\(revision)^{tree}"], in: folder)
    return found.status == 0 ? found.lines.first : nil
  }

  /// Says that a revision is not there.
  package func unknown(_ revision: String) -> GitError {
    let shallow = try? Self.run(["rev-parse", "--is-shallow-repository"], in: folder)
    return .unknownRevision(revision, isShallow: shallow?.lines.first == "true")
  }

  /// What a tree has at a path that is relative to where git runs: `blob`, `tree`, or `nil`.
  package func kind(of path: String, in tree: String) throws(GitError) -> String? {
    // With a slash at the end git would list what is in a folder.
    var name = path[...]
    while name.count > 1, name.last == "/" { name.removeLast() }
    // `100644 blob 0fa383a3	Card.svg`
    let entry = try output(["ls-tree", "-z", tree, "--", String(name)]).fields.first
    return entry?.split(separator: " ").dropFirst().first.map(String.init)
  }

  /// The last commit that both revisions come from.
  package func mergeBase(_ one: String, _ other: String) throws(GitError) -> String {
    for name in [one, other] where name.hasPrefix("-") { throw .option(name) }
    return try output(["merge-base", one, other]).text.trimmingCharacters(in: .newlines)
  }

  /// A file that is not the same in two trees.
  package struct ChangedFile {
    /// In the work tree's uppermost folder.
    package var path: String
    /// `nil` where it is no regular file, or not there.
    package var oldHash: String?
    package var newHash: String?
    package var isInWorkTree = false
  }

  /// The files that differ between two trees, or a tree and the work tree.
  package func changes(from old: String, to new: String?, paths: [String]) throws(GitError)
    -> [ChangedFile]
  {
    let trees = [old] + (new.map { [$0] } ?? [])
    let raw = try output(
      [
        "-c", "core.fsmonitor=false", "-c", "diff.relative=false", "diff", "--raw", "-z",
        "--no-abbrev", "--no-renames", "--no-ext-diff", "--no-textconv", "--ignore-submodules=all",
      ] + trees + ["--"] + paths)
    var fields = raw.fields[...]
    var changes: [ChangedFile] = []
    while let head = fields.popFirst(), let path = fields.popFirst() {
      // `:100644 100644 old new M`
      let words = head.dropFirst().split(separator: " ").map(String.init)
      guard words.count == 5 else { continue }
      var change = ChangedFile(path: path)
      if words[0].hasPrefix("100") { change.oldHash = words[2] }
      if words[1].hasPrefix("100") { change.newHash = words[3] }
      change.isInWorkTree = new == nil && change.newHash != nil
      changes.append(change)
    }
    guard new == nil else { return changes }
    let others = try output(
      ["ls-files", "--others", "--exclude-standard", "--full-name", "-z", "--"] + paths)
    let files = others.fields.filter { path in
      let attributes = try? FileManager.default.attributesOfItem(atPath: "\(top)/\(path)")
      return attributes?[.type] as? FileAttributeType == .typeRegular
    }
    return changes + files.map { ChangedFile(path: $0, newHash: "", isInWorkTree: true) }
  }

  /// What a command of git prints on standard output.
  package func output(_ arguments: [String]) throws(GitError) -> GitOutput {
    let found = try Self.run(arguments, in: folder)
    guard found.status == 0 else {
      let command = arguments.first { !$0.hasPrefix("-") && !$0.contains("=") } ?? ""
      throw .failed(command: command, message: found.errors)
    }
    return found
  }

  /// The same for commands that may fail.
  package static func run(_ arguments: [String], in folder: String) throws(GitError) -> GitOutput {
    let command = arguments.first { !$0.hasPrefix("-") && !$0.contains("=") } ?? ""
    do {
      let found = try process(arguments, in: folder).output(limit: outputLimit, seconds: seconds)
      return GitOutput(found)
    } catch {
      switch error {
      case .notStarted(let reason): throw .failed(command: command, message: reason)
      case .slow: throw .slow(command: command, seconds: seconds)
      case .tooMuch: throw .tooMuch(command: command, limit: outputLimit)
      }
    }
  }

  /// git, without what a user's variables would change.
  static func process(_ arguments: [String], in folder: String) -> ChildProcess {
    ChildProcess(
      ["git"] + arguments, in: folder,
      variables: [
        "GIT_EXTERNAL_DIFF": nil, "GIT_DIFF_OPTS": nil, "GIT_TRACE": nil,
        "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "GIT_NO_LAZY_FETCH": "1",
        "GIT_LITERAL_PATHSPECS": "1", "LC_ALL": "C",
      ])
  }
}

/// What a run of git left behind.
package struct GitOutput {
  package var data: Data
  /// The first line on standard error.
  package var errors: String
  /// The exit code, or the number of the signal that ended it.
  package var status: Int32

  init(_ output: ChildProcess.Output) {
    data = Data(output.bytes)
    let line = String(decoding: output.errors, as: UTF8.self).split(separator: "\n").first
    errors = String(line ?? "it gave no reason")
    switch output.end {
    case .exit(let code): status = code
    case .signal(let number): status = number
    }
  }

  package var text: String { String(decoding: data, as: UTF8.self) }
  package var lines: [String] { text.split(separator: "\n").map(String.init) }
  /// The parts between zero bytes.
  package var fields: [String] {
    data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
