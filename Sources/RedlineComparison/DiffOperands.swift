import Foundation

/// What `redline diff` compares, by its arguments.
package enum DiffOperands: Hashable {
  case files(old: String, new: String)
  case folders(old: String, new: String)
  /// `new` is `nil` for the work tree.
  case revisions(old: String, new: String?, fromMergeBase: Bool, paths: [String])

  /// What exists as a file or a folder is meant as one.
  package init(_ arguments: [String]) throws {
    guard !arguments.contains("") else { throw ComparisonError.emptyPath }
    let kinds = arguments.map(PathKind.init)
    guard let first = arguments.first else {
      throw ComparisonError.nothingNamed
    }
    if arguments.count == 2 {
      switch (kinds[0], kinds[1]) {
      case (.file, .file):
        self = .files(old: arguments[0], new: arguments[1])
        return
      case (.folder, .folder):
        self = .folders(old: arguments[0], new: arguments[1])
        return
      case (.file, .folder), (.folder, .file):
        throw ComparisonError.differentKinds(
          first, kinds[0].rawValue, arguments[1], kinds[1].rawValue)
      case (.file, .missing), (.folder, .missing):
        throw ComparisonError.missing(arguments[1], kind: kinds[0].rawValue)
      case (.missing, _): break
      }
    }
    if arguments.count == 1, kinds[0] != .missing {
      throw ComparisonError.alone(first, kind: kinds[0].rawValue)
    }
    guard !first.hasPrefix("-") else {
      throw GitError.option(first)
    }
    self = Self.revisions(first, paths: Array(arguments.dropFirst()))
  }

  /// `main..HEAD`, `main...HEAD` or `main`.
  private static func revisions(_ text: String, paths: [String]) -> DiffOperands {
    for dots in ["...", ".."] {
      guard let range = text.range(of: dots) else { continue }
      let (old, new) = (text[..<range.lowerBound], text[range.upperBound...])
      return .revisions(
        old: old.isEmpty ? "HEAD" : String(old), new: new.isEmpty ? "HEAD" : String(new),
        fromMergeBase: dots == "...", paths: paths)
    }
    return .revisions(old: text, new: nil, fromMergeBase: false, paths: paths)
  }
}

/// What a path leads to.
private enum PathKind: String {
  case file, folder, missing

  init(_ path: String) {
    var isFolder: ObjCBool = false
    if path == "-" {
      self = .file
    } else if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
      self = isFolder.boolValue ? .folder : .file
    } else {
      self = .missing
    }
  }
}

extension DiffOperands {
  /// The pairs of files to compare, in the order of their names.
  package func pairs() throws -> [ComparedPair] {
    switch self {
    case .files(let old, let new):
      guard old != "-" || new != "-" else {
        throw ComparisonError.standardInputTwice
      }
      let name = LayoutNames.name(of: new == "-" ? old : new)
      return [
        ComparedPair(
          name: name, old: try LayoutSource(named: old), new: try LayoutSource(named: new),
          isNamed: true)
      ]
    case .folders(let old, let new):
      let files = (
        old: try LayoutNames(folder: old), new: try LayoutNames(folder: new)
      )
      return LayoutNames.pairs(files.old, files.new).map { name, before, after in
        ComparedPair(
          name: name, old: before.map { .file(path: joined(old, $0)) },
          new: after.map { .file(path: joined(new, $0)) })
      }
    case .revisions(let old, let new, let fromMergeBase, let paths):
      return try revisionPairs(old, new, fromMergeBase, paths)
    }
  }

  private func joined(_ folder: String, _ path: String) -> String {
    folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  private func revisionPairs(
    _ old: String, _ new: String?, _ fromMergeBase: Bool, _ paths: [String]
  ) throws -> [ComparedPair] {
    let repository = try GitRepository(around: FileManager.default.currentDirectoryPath)
    for name in [old, new].compactMap({ $0 }) {
      guard try repository.tree(of: name) != nil else { throw repository.unknown(name) }
    }
    let start = fromMergeBase ? try repository.mergeBase(old, new ?? "HEAD") : old
    guard let before = try repository.tree(of: start) else {
      throw repository.unknown(start)
    }
    let after = try new.map { try repository.tree(of: $0) ?? $0 }
    for path in paths {
      try check(path, in: repository, trees: [before] + (after.map { [$0] } ?? []), old, new)
    }
    let changes = try repository.changes(from: before, to: after, paths: paths)
    let objects = GitObjects(in: repository.top)
    var sources: [String: (old: LayoutSource?, new: LayoutSource?)] = [:]
    for change in changes {
      let file = joined(repository.top, change.path)
      sources[change.path] = (
        change.oldHash.map { .blob(hash: $0, path: change.path, objects) },
        change.newHash.map {
          change.isInWorkTree
            ? .file(path: file, shown: change.path) : .blob(hash: $0, path: change.path, objects)
        }
      )
    }
    let names = (
      old: LayoutNames(changes.filter { $0.oldHash != nil }.map(\.path)),
      new: LayoutNames(changes.filter { $0.newHash != nil }.map(\.path))
    )
    return LayoutNames.pairs(names.old, names.new).map { name, before, after in
      ComparedPair(
        name: name, old: before.flatMap { sources[$0]?.old },
        new: after.flatMap { sources[$0]?.new })
    }
  }

  /// A path that limits the comparison has to be somewhere, and a file may be a layout.
  private func check(
    _ path: String, in repository: GitRepository, trees: [String], _ old: String, _ new: String?
  ) throws {
    var isFile = PathKind(path) == .file
    if PathKind(path) == .missing {
      let kinds = try trees.compactMap { try repository.kind(of: path, in: $0) }
      guard let kind = kinds.first else {
        throw ComparisonError.missingInRevisions(path, old: old, new: new)
      }
      isFile = kind == "blob"
    }
    if isFile, !LayoutNames.isLayout(path) { throw ComparisonError.noLayout(path) }
  }
}
