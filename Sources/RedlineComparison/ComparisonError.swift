/// Why it is not clear what is to be compared.
package enum ComparisonError: Error, Hashable, CustomStringConvertible {
  case nothingNamed
  /// One of two is a file and the other a folder; each path is followed by its kind.
  case differentKinds(String, String, String, String)
  /// There is nothing at the second of two paths.
  case missing(String, kind: String)
  /// There is nothing to compare a file or folder with.
  case alone(String, kind: String)
  case standardInputTwice
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
    case .emptyPath: "a path is empty; name two files, two folders, or a git revision"
    case .standardInputTwice: "only one of both files can be standard input"
    }
  }
}
