import Synchronization

/// A place in source code.
public struct SourceLocation: Codable, Hashable, Sendable, CustomStringConvertible {
  // Never freed, and so not counted: a layout has several lines for each view.
  private var file: Unmanaged<SourceFile>
  /// Counted from 1.
  public var line: Int

  /// Module and file, as `#fileID` gives them: `MyLayouts/TwoButtons.swift`.
  public var fileID: String {
    get { file._withUnsafeGuaranteedRef { $0.id } }
    set { file = SourceFile.named(newValue) }
  }

  /// The place of a line in a file, which `#fileID` and `#line` give.
  public init(fileID: String, line: Int) {
    file = SourceFile.named(fileID)
    self.line = line
  }

  /// The same with where the file is, as `#filePath` gives it.
  package init(fileID: borrowing String, filePath: borrowing String, line: Int) {
    file = SourceFile.named(fileID, at: filePath)
    self.line = line
  }

  /// Where the file was when it was compiled; empty where that is not known.
  package var filePath: String { file._withUnsafeGuaranteedRef { $0.path } }
  /// The file's name without the module.
  public var fileName: String { String(fileID.split(separator: "/").last ?? "") }
  /// `TwoButtons.swift:14`.
  public var description: String { "\(fileName):\(line)" }

  /// Whether lines are the same, wherever their files are.
  public static func == (one: SourceLocation, other: SourceLocation) -> Bool {
    one.line == other.line
      && (one.file.toOpaque() == other.file.toOpaque() || one.fileID == other.fileID)
  }

  /// Leaves out where the file is.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fileID)
    hasher.combine(line)
  }

  private enum CodingKeys: String, CodingKey { case fileID, line }

  /// Reads a place in source code.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      fileID: try values.decode(String.self, forKey: .fileID),
      line: try values.decode(Int.self, forKey: .line))
  }
}

extension SourceLocation: CustomReflectable {
  /// The properties, wherever they are stored.
  public var customMirror: Mirror { Mirror(self, children: ["fileID": fileID, "line": line]) }
}

/// A file of lines that are named. Each is made once and kept for ever: there are as many as files.
private final class SourceFile: Sendable {
  let id: String
  let path: String

  private init(_ name: Name) { (id, path) = (name.id, name.path) }

  private struct Name: Hashable {
    var id: String
    var path: String
  }

  private static let known = Mutex<[Name: Unmanaged<SourceFile>]>([:])
  /// The file that was asked for last: lines of one file mostly follow each other.
  private static let last = Atomic<Unmanaged<SourceFile>?>(nil)

  /// A file of that name, wherever it is.
  static func named(_ id: String) -> Unmanaged<SourceFile> {
    if let file = last.load(ordering: .acquiring), file._withUnsafeGuaranteedRef({ $0.id == id }) {
      return file
    }
    return find(Name(id: id, path: ""))
  }

  static func named(_ id: borrowing String, at path: borrowing String) -> Unmanaged<SourceFile> {
    if let file = last.load(ordering: .acquiring),
      file._withUnsafeGuaranteedRef({ $0.id == id && $0.path == path })
    {
      return file
    }
    return find(Name(id: copy id, path: copy path))
  }

  private static func find(_ name: Name) -> Unmanaged<SourceFile> {
    let file = known.withLock { known in
      if let file = known[name] { return file }
      let file = Unmanaged.passRetained(SourceFile(name))
      known[name] = file
      return file
    }
    last.store(file, ordering: .releasing)
    return file
  }
}
