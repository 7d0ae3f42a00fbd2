import Foundation
import RedlineIO

/// Whether git holds several versions of a file that it could not merge. Of a file that is not text
/// it leaves one side in the work tree, which looks like any other golden.
///
/// `false` where there is no repository, or no git.
func isUnmergedInGit(_ path: String) -> Bool {
  let url = URL(fileURLWithPath: path)
  let git = ChildProcess(
    ["git", "ls-files", "--unmerged", "-z", "--", url.lastPathComponent],
    in: url.deletingLastPathComponent().path,
    variables: ["GIT_OPTIONAL_LOCKS": "0", "GIT_LITERAL_PATHSPECS": "1"])
  guard let found = try? git.output(limit: 1 << 20, seconds: 10) else { return false }
  return found.end.isSuccess && !found.bytes.isEmpty
}
