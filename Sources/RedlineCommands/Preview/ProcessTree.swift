import Foundation
import RedlineIO

/// The programs that this one started, with those that they started.
enum ProcessTree {
  /// Ends them all: what was started on a thread of a queue takes no other signal.
  static func endAll() {
    let children = Dictionary(grouping: parents(), by: \.parent)
    var (found, next) = ([Int32](), [getpid()])
    while let parent = next.popLast() {
      let started = children[parent, default: []].map(\.process)
      found += started
      next += started
    }
    for process in found { kill(process, SIGKILL) }
  }

  private static func parents() -> [(process: Int32, parent: Int32)] {
    #if os(Linux)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.compactMap(Int32.init).compactMap { process in
        // `17 (name of any kind) S 12 …`
        guard let bytes = FileManager.default.contents(atPath: "/proc/\(process)/stat"),
          let end = bytes.lastIndex(of: UInt8(ascii: ")"))
        else { return nil }
        let words = String(decoding: bytes[(end + 1)...], as: UTF8.self).split(separator: " ")
        return words.count > 1 ? Int32(words[1]).map { (process, $0) } : nil
      }
    #else
      let output = try? ChildProcess(["ps", "-A", "-o", "pid=,ppid="]).output(seconds: 2)
      return String(decoding: output?.bytes ?? [], as: UTF8.self).split(separator: "\n")
        .compactMap { line in
          let words = line.split(separator: " ").compactMap { Int32($0) }
          return words.count == 2 ? (words[0], words[1]) : nil
        }
    #endif
  }
}
