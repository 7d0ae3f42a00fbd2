package import Foundation
import RedlineIO

/// Reads files of revisions, one after the other, through one `git cat-file --batch`.
package actor GitObjects {
  private let folder: String
  private var running: Conversation?

  package init(in folder: String) { self.folder = folder }

  /// The contents of a blob.
  package func data(_ hash: String, path: String) throws -> Data {
    let deadline = Date(timeIntervalSinceNow: Double(GitRepository.seconds))
    do {
      return try read(hash, path, deadline)
    } catch let failure as Conversation.Failure {
      running = nil
      switch failure {
      case .slow: throw GitError.slow(command: "cat-file", seconds: GitRepository.seconds)
      case .ended: throw GitError.failed(command: "cat-file", message: "it ended too early")
      case .notStarted(let reason), .notWritten(let reason):
        throw GitError.failed(command: "cat-file", message: reason)
      }
    }
  }

  private func read(_ hash: String, _ path: String, _ deadline: Date) throws -> Data {
    let conversation = try started()
    try conversation.ask(hash)
    // `hash blob 123`
    let head = try conversation.line(until: deadline).split(separator: " ")
    guard head.count == 3, head[1] == "blob", let count = Int(head[2]) else {
      throw GitError.missing(path: path)
    }
    let limit = LayoutFile.maximumByteCount
    // A line feed follows the contents.
    let bytes = try conversation.bytes(count + 1, limit: limit, until: deadline)
    guard count <= limit else { throw LayoutFileError.tooLarge(path: path, limit: limit) }
    return Data(bytes.dropLast())
  }

  private func started() throws -> Conversation {
    if let running { return running }
    let conversation = try Conversation(
      GitRepository.process(["cat-file", "--batch"], in: folder))
    running = conversation
    return conversation
  }
}
