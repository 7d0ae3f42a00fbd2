import Foundation
import RedlineIO

/// What git has to be told, and what of it is there already.
package struct GitSetup {
  /// An entry of the configuration of a clone.
  package struct Entry {
    package var key: String
    /// `nil` if it must not be there.
    package var value: String?
    package var isThere: Bool
  }

  /// The path of `.gitattributes`.
  package let file: String
  /// What it has now, and how its lines end.
  private let contents: String
  private var lineEnd: String { contents.utf8.contains(0x0D) ? "\r\n" : "\n" }
  /// The lines that it needs, in order, and those of them that it has not.
  private let lines: [String]
  private let missingLines: [String]
  package let entries: [Entry]
  /// Whether git would find the program that the entries name.
  package let isOnPath: Bool

  /// - Parameters:
  ///   - patterns: As a `.gitattributes` in the package's folder names files; in the work tree's
  ///     uppermost one, where the file is, names with a slash begin there.
  ///   - isExternal: Whether git calls a program for each file; `nil` if either is right.
  package init(
    _ repository: GitRepository, patterns: [String], isExternal: Bool?,
    path: String? = ProcessInfo.processInfo.environment["PATH"]
  ) throws {
    isOnPath = (path ?? "").split(separator: ":").contains { access("\($0)/redline", X_OK) == 0 }
    file = "\(repository.top)/.gitattributes"
    contents = try Self.read(file)
    let known = Set(
      contents.split(whereSeparator: \.isNewline).map { line in
        line.split { " \t".contains($0) }.joined(separator: " ")
      })
    let folder = repository.packageFolder
    lines = patterns.map { Self.anchored($0, in: folder) }.flatMap { pattern in
      // Documents of Interface Builder are not merged by what they hold.
      let isDocument = [".storyboard", ".xib"].contains { pattern.hasSuffix($0) }
      return ["\(pattern) diff=redline"] + (isDocument ? [] : ["\(pattern) merge=redline"])
    }
    missingLines = lines.filter { !known.contains($0) }
    var wanted: [(String, String?)] = [
      ("diff.redline.textconv", "redline textconv"),
      ("merge.redline.name", "snapshots of layouts"),
      ("merge.redline.driver", "redline git-merge %O %A %B %L %P"),
    ]
    if let isExternal {
      wanted.append(("diff.redline.command", isExternal ? "redline git-diff" : nil))
    }
    var entries: [Entry] = []
    for (key, value) in wanted {
      let found = try GitRepository.run(["config", "--local", "--get", key], in: repository.top)
      let current = found.status == 0 ? found.lines.first : nil
      entries.append(Entry(key: key, value: value, isThere: current == value))
    }
    self.entries = entries
  }

  /// A pattern of the work tree's uppermost folder for one of a folder below.
  private static func anchored(_ pattern: String, in folder: String) -> String {
    // A name alone, or with a slash at its end, is one in any folder.
    guard !folder.isEmpty, pattern.dropLast().contains("/"), !pattern.hasPrefix("**/") else {
      return pattern
    }
    // What a pattern cannot have, or means otherwise.
    let name = String(folder.map { $0 <= " " || "\"*?[]\\".contains($0) ? "?" : $0 })
    return "/\(name)/\(pattern.hasPrefix("/") ? String(pattern.dropFirst()) : pattern)"
  }

  private static func read(_ path: String) throws -> String {
    guard FileManager.default.fileExists(atPath: path) else { return "" }
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    guard let text = String(validating: data, as: UTF8.self) else {
      throw LayoutFileError.unreadable(
        path: path, reason: "it is not UTF-8; add the lines by hand: *.svg diff=redline")
    }
    return text
  }

  /// Whether nothing is to be written.
  private var isWritten: Bool { missingLines.isEmpty && entries.allSatisfy(\.isThere) }

  package var isComplete: Bool { isWritten && isOnPath }

  /// Writes what is missing.
  package func apply(to repository: GitRepository) throws {
    if !missingLines.isEmpty {
      let isEnded = contents.last?.isNewline ?? true
      let text =
        contents + (isEnded ? "" : lineEnd) + missingLines.map { $0 + lineEnd }.joined()
      // The file itself where the path is a link to it.
      let path = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
      try WholeFile(path).write(text)
    }
    for entry in entries where !entry.isThere {
      let change = entry.value.map { [entry.key, $0] } ?? ["--unset-all", entry.key]
      _ = try repository.output(["config", "--local"] + change)
    }
  }

  /// A line for each thing that is there, was done or is missing.
  package func report(isDone: Bool) -> String {
    let missing = Set(missingLines)
    var rows = lines.map { line in
      row(isThere: !missing.contains(line), isDone, "\(line)   in \(file)")
    }
    for entry in entries {
      if let value = entry.value {
        rows.append(row(isThere: entry.isThere, isDone, "git config \(entry.key) '\(value)'"))
      } else if !entry.isThere {
        rows.append("\(isDone ? "removed" : "to remove"): git config \(entry.key)")
      }
    }
    if !isDone && !isWritten { rows.append("run 'redline git-setup' to add what is missing") }
    if !isOnPath {
      rows.append(
        """
        missing: 'redline' in a folder of PATH; until it is there, 'git diff' of these files ends \
        with an error, and they are left unmerged
        """)
    }
    return rows.joined(separator: "\n").printable + "\n"
  }

  private func row(isThere: Bool, _ isDone: Bool, _ text: String) -> String {
    "\(isThere ? "there" : isDone ? "added" : "missing"): \(text)"
  }
}
