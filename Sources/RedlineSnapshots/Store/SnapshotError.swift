import RedlineModel

/// Why a snapshot could not be compared or written.
public enum SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  /// `REDLINE_RECORD` names no mode.
  case unknownMode(String)
  /// `REDLINE_PRECISION` names no precision.
  case unknownPrecision(String)
  /// No folder above the source file has a `Package.swift`.
  case noPackage(sourceFile: String)
  /// A file cannot be read.
  case unreadable(path: String, reason: String)
  /// A file has more bytes than are read.
  case tooLarge(path: String, byteCount: Int, limit: Int)
  /// A file is a pointer of Git LFS, and its contents were not fetched.
  case largeFilePointer(path: String)
  /// A golden is damaged, or is not what it should be.
  case damaged(path: String, reason: String)
  /// A golden has the marks of a conflict that git could not merge.
  case unmerged(path: String, line: Int)
  /// A file or a folder cannot be written.
  case unwritable(path: String, reason: String)
  /// Two snapshots of a run have the same name.
  case duplicate(id: SnapshotID, first: String, second: String)
  /// Two snapshots have names that some disks take for one.
  case sameFile(id: SnapshotID, place: String, other: String)
  /// The same name was used with other contents.
  case unstable(id: SnapshotID, place: String)
  /// There is nothing pending under that name.
  case notPending(id: SnapshotID)
  /// The golden or what is pending was changed after it was judged.
  case stale(id: SnapshotID, path: String)
  /// What waits was not drawn yet, and this program would draw it otherwise than the one that
  /// compared it.
  case drawnElsewhere(id: SnapshotID, differences: [String])
  /// What waits cannot be drawn.
  case undrawable(id: SnapshotID, reason: String)

  /// What happened, where, and the next step.
  public var description: String {
    switch self {
    case .unknownMode(let text):
      """
      REDLINE_RECORD is '\(text)', which is not a mode; use \
      \(RecordMode.allCases.map(\.rawValue).joined(separator: ", "))
      """
    case .unknownPrecision(let text):
      """
      REDLINE_PRECISION is '\(text)', which is not a precision; use \
      \(SnapshotPrecision.allCases.map(\.rawValue).joined(separator: ", "))
      """
    case .noPackage(let file):
      """
      no folder above \(file) has a Package.swift; set REDLINE_ROOT to the folder whose Snapshots \
      holds the goldens
      """
    case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)"
    case .tooLarge(let path, let count, let limit):
      "\(path) has \(count) bytes, and at most \(limit) are read"
    case .largeFilePointer(let path):
      "\(path) is a pointer of Git LFS, not the file itself; run 'git lfs pull'"
    case .damaged(let path, let reason):
      """
      the golden \(path) is damaged: \(reason); restore it from git, or accept what was drawn now \
      in its place
      """
    case .unmerged(let path, let line):
      """
      the golden \(path) is not merged: line \(line) is a conflict marker; accept what was drawn \
      now in its place and add it with 'git add', or take one side with 'git checkout --ours' or \
      '--theirs'
      """
    case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)"
    case .duplicate(let id, let first, let second):
      """
      the snapshot \(id) is declared twice, at \(first) and at \(second); give one of them another \
      name with 'named:'
      """
    case .sameFile(let id, let place, let other):
      """
      the golden \(id) of \(place) is one file with that of \(other), where disks ignore case or \
      the form of letters (macOS, Windows); give one of them another name with 'named:'
      """
    case .unstable(let id, let place):
      """
      the snapshot \(id) was taken twice at \(place) with different contents; name each with \
      'named:', or make the contents the same each time
      """
    case .notPending(let id): "nothing is pending for \(id)"
    case .stale(let id, let path):
      "\(path) was changed after \(id) was compared; run the tests again"
    case .drawnElsewhere(let id, let differences):
      """
      \(id) was compared by another version (\(differences.joined(separator: ", "))) and would be \
      drawn otherwise here; use that version, or run the tests again
      """
    case .undrawable(let id, let reason): "\(id) cannot be drawn: \(reason)"
    }
  }
}

extension SnapshotError {
  /// Whether another snapshot has the name.
  package var isOfName: Bool {
    switch self {
    case .duplicate, .sameFile, .unstable: true
    default: false
    }
  }

  /// What is the same for all goldens that have the fault.
  var cause: String {
    switch self {
    case .damaged(_, let reason): "damaged golden: \(reason)"
    case .unmerged: "golden with conflict markers"
    default: "golden that cannot be compared"
    }
  }

  /// Whether the golden can be read and is none, so that another one in its place is all it takes.
  var isMendedByAccepting: Bool {
    switch self {
    case .damaged, .unmerged: true
    default: false
    }
  }
}
