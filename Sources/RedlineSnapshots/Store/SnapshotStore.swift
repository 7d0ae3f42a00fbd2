public import Foundation

/// Where goldens lie, and where a run leaves what it found.
///
/// ```text
/// Snapshots/LoginTests/login/iphone-15.svg           a golden, in git
/// .build/redline/pending/LoginTests/login/…          what would replace it
/// .build/redline/differences/LoginTests/login/…      pictures of what differs that were asked for
/// .build/redline/explanations/LoginTests/login/…     what differs, where a test told it in short
/// .build/redline/results/LoginTests/login/….json     the last result of each snapshot
/// .build/redline/runs/….json                         one record for each process of a run
/// ```
public struct SnapshotStore: Hashable, Sendable {
  /// The folder that paths in results are relative to: the package's.
  public var root: String
  /// The folder of goldens.
  public var goldens: String
  /// The folder of results, which may be deleted at any time.
  public var results: String

  /// Whether drawings that were compared before are not drawn again.
  public var usesCache: Bool
  /// Whether pictures are drawn and compared even where the golden says that it was drawn from the
  /// same drawing by the same libraries.
  public var isFull: Bool

  /// The folders of a package: `Snapshots` and `.build/redline`, or what `REDLINE_SNAPSHOTS` and
  /// `REDLINE_RESULTS` name. `REDLINE_CACHE=0` clears ``usesCache``, `REDLINE_FULL=1` sets
  /// ``isFull``.
  public init(
    root: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.root = root
    goldens = Self.folder(environment["REDLINE_SNAPSHOTS"], or: "Snapshots", in: root)
    results = Self.folder(environment["REDLINE_RESULTS"], or: ".build/redline", in: root)
    usesCache = environment["REDLINE_CACHE"] != "0"
    isFull = environment["REDLINE_FULL"] == "1"
  }

  private static func folder(_ named: String?, or standard: String, in root: String) -> String {
    let path = named.flatMap { $0.isEmpty ? nil : $0 } ?? standard
    return path.hasPrefix("/") ? path : "\(root)/\(path)"
  }

  /// The store of the package that a source file belongs to: the nearest folder above it with a
  /// `Package.swift`, or what `REDLINE_ROOT` names.
  /// - Throws: ``SnapshotError/noPackage(sourceFile:)``.
  public init(
    sourceFile: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(SnapshotError) {
    if let root = environment["REDLINE_ROOT"], !root.isEmpty {
      self.init(root: root, environment: environment)
      return
    }
    var folder = URL(fileURLWithPath: sourceFile).deletingLastPathComponent()
    while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
      let parent = folder.deletingLastPathComponent()
      guard parent.path != folder.path else { throw .noPackage(sourceFile: sourceFile) }
      folder = parent
    }
    self.init(root: folder.path, environment: environment)
  }

  /// The path of a golden.
  public func goldenPath(_ name: SnapshotFile) -> String { "\(goldens)/\(name.path)" }
  /// The path of what would replace a golden.
  public func pendingPath(_ name: SnapshotFile) -> String { "\(results)/pending/\(name.path)" }
  /// The path of the picture of what differs.
  public func differencePath(_ name: SnapshotFile) -> String {
    "\(results)/differences/\(name.path).png"
  }
  package func resultPath(_ name: SnapshotFile) -> String { "\(results)/results/\(name.path).json" }

  /// A path as messages show it: relative to the root where it lies below.
  package func shown(_ path: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }
}

/// A snapshot's file: its name and what it holds.
public struct SnapshotFile: Hashable, Sendable, Codable, Comparable {
  /// What a golden holds.
  public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    /// An SVG document, with the solved layout inside if it is one of a layout.
    case svg
    /// A PNG image.
    case png
  }

  /// The snapshot's name.
  public var id: SnapshotID
  /// What the golden holds.
  public var kind: Kind

  /// A file.
  public init(_ id: SnapshotID, _ kind: Kind) { (self.id, self.kind) = (id, kind) }

  /// The file that a path below a folder of goldens names; `nil` for other files.
  public init?(path: String) {
    guard let kind = Kind.allCases.first(where: { path.hasSuffix(".\($0.rawValue)") }),
      let id = SnapshotID(path: String(path.dropLast(4)))
    else { return nil }
    self.init(id, kind)
  }

  /// `LoginTests/login/iphone-15.svg`.
  public var path: String { "\(id.path).\(kind.rawValue)" }

  /// Whether the first path comes first, by the characters' code points.
  public static func < (lhs: SnapshotFile, rhs: SnapshotFile) -> Bool { lhs.path < rhs.path }
}
