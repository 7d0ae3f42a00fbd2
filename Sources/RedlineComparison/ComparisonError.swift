/// Why it is not clear what is to be compared.
package enum ComparisonError: Error, Hashable, CustomStringConvertible {
  case nothingNamed
  /// One of two is a file and the other a folder; each path is followed by its kind.
  case differentKinds(String, String, String, String)
  /// There is nothing at the second of two paths.
  case missing(String, kind: String)
  /// There is nothing to compare a file or folder with.
  case alone(String, kind: String)
  /// A path that limits a comparison is in neither revision; `nil` is the work tree.
  case missingInRevisions(String, old: String, new: String?)
  /// A file that limits a comparison cannot hold a layout.
  case noLayout(String)
  case standardInputTwice
  /// What is wrong with the old one of two versions of a file.
  case oldVersion(String)
  /// A path without a name, as of a variable of a script that was not set.
  case emptyPath

  package var description: String {
    switch self {
    case .nothingNamed:
      "name two files, two folders, or a git revision: redline diff main..HEAD Snapshots"
    case .differentKinds(let first, let kind, let second, let otherKind):
      "'\(first)' is a \(kind) and '\(second)' a \(otherKind); give two files or two folders"
    case .missing(let path, let kind): "'\(path)' is not there; give another \(kind)"
    case .alone(let path, let kind):
      "'\(path)' is a \(kind); give the one to compare it with, or a revision"
    case .missingInRevisions(let path, let old, let new?):
      "'\(path)' is in neither \(old) nor \(new); give the path of layouts as it is there"
    case .missingInRevisions(let path, let old, nil):
      "'\(path)' is neither in \(old) nor here; give the path of layouts as it is there"
    case .noLayout(let path) where path.hasSuffix(".swift"):
      """
      \(path) is Swift, which has no layout before it is run; 'redline preview \(path)' shows what \
      changed since the last commit, and goldens of tests can be compared here
      """
    case .noLayout(let path):
      "\(path) is no layout; give files that end in .svg, .json, .storyboard or .xib, or folders"
    case .oldVersion(let reason): "\(reason) (in the old version)"
    case .emptyPath: "a path is empty; name two files, two folders, or a git revision"
    case .standardInputTwice: "only one of both files can be standard input"
    }
  }
}
