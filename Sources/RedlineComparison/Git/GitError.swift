/// Why git did not say what it was asked for.
package enum GitError: Error, CustomStringConvertible {
  case notFound
  case notRepository(folder: String)
  case option(String)
  case unknownRevision(String, isShallow: Bool)
  case failed(command: String, message: String)
  case slow(command: String, seconds: Int)
  case tooMuch(command: String, limit: Int)
  case missing(path: String)

  package var description: String {
    switch self {
    case .notFound: "git is not installed, or not in PATH; install it, or compare two folders"
    case .notRepository(let folder):
      "\(folder) is not in a git repository; run it in one, or compare two files or folders"
    case .option(let name):
      "'\(name)' is not a revision: no revision begins with '-'"
    case .unknownRevision(let name, isShallow: true):
      """
      there is no revision '\(name)' in this shallow clone; 'git fetch --unshallow' brings the \
      history, as does 'fetch-depth: 0' where GitHub's action checks out
      """
    case .unknownRevision(let name, isShallow: false) where name.contains(":"):
      """
      '\(name)' is no revision; name revisions first and paths after them: redline diff \
      main..HEAD App/Main.storyboard
      """
    case .unknownRevision(let name, isShallow: false):
      """
      '\(name)' is neither a file, a folder nor a revision of this repository; 'git branch -a' and \
      'git tag' show its names
      """
    case .failed(let command, let message): "git \(command) failed: \(message)"
    case .slow(let command, let seconds):
      "git \(command) took more than \(seconds) s and was ended; try it on a smaller path"
    case .tooMuch(let command, let limit):
      "git \(command) gave more than \(limit >> 20) MB; try it on a smaller path"
    case .missing(let path):
      "git has no contents of \(path); fetch them, as of a partial clone, and try again"
    }
  }
}
