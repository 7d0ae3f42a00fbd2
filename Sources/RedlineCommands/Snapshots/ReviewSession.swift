import Foundation
import RedlineIO
import RedlineSnapshots

/// A review on a terminal or from a pipe: a line with a letter for each decision.
struct ReviewSession {
  var store: SnapshotStore
  var sources: SourcePaths
  private(set) var accepted = 0
  private(set) var rejected = 0
  private(set) var failed = 0
  /// The highest exit code of what went wrong.
  private(set) var exitCode: Int32 = 0

  init(store: SnapshotStore, sources: SourcePaths) {
    (self.store, self.sources) = (store, sources)
  }

  private enum Step { case next, rest, quit }

  /// Shows each result and does what is asked for.
  mutating func run(_ groups: [Verification.Group]) throws {
    let total = groups.reduce(0) { $0 + $1.results.count }
    var shown = 0
    for group in groups {
      var rest = group.results[...]
      while let result = rest.first {
        try show(result, number: shown + 1, of: total, alike: rest.count - 1)
        switch try ask(result, rest: Array(rest)) {
        case .next:
          rest = rest.dropFirst()
          shown += 1
        case .rest:
          shown += rest.count
          rest = []
        case .quit: return
        }
      }
    }
  }

  private func show(_ result: SnapshotResult, number: Int, of total: Int, alike: Int) throws {
    let place = result.test.map { "\(sources.path(of: $0)):\($0.line)" }
    let files = [
      result.verdict == .missing ? nil : "golden      \(result.golden)",
      newPath(of: result).map { "new         \($0)" },
    ]
    var lines = ["", "[\(number)/\(total)] \(result.file.path)"]
    if let place { lines.append(place) }
    lines.append(result.whole.text)
    lines += files.compactMap(\.self)
    if alike > 0 { lines.append("\(alike) more with the same cause") }
    try StandardOutput.print(lines.joined(separator: "\n").printable + "\n")
  }

  /// The picture of what is new, drawn now that somebody looks.
  private func newPath(of result: SnapshotResult) -> String? {
    let drawn = try? store.drawnPendingPath(result)
    return drawn.map(store.shown) ?? result.actual
  }

  /// Asks until something is decided.
  private mutating func ask(_ result: SnapshotResult, rest: [SnapshotResult]) throws -> Step {
    while true {
      try StandardOutput.print(prompt(alike: rest.count))
      guard let line = readLine() else {
        try StandardOutput.print("\n")
        return .quit
      }
      switch line.trimmingCharacters(in: .whitespaces) {
      case "a", "accept":
        settle(result, isAccepted: true)
        return .next
      case "r", "reject":
        settle(result, isAccepted: false)
        return .next
      case "s", "skip": return .next
      case "A", "accept all":
        for each in rest { settle(each, isAccepted: true) }
        return .rest
      case "R", "reject all":
        for each in rest { settle(each, isAccepted: false) }
        return .rest
      case "S", "skip all": return .rest
      case "o", "open": openPicture(of: result)
      case "q", "quit": return .quit
      default: try StandardOutput.print(Self.help)
      }
    }
  }

  private func prompt(alike: Int) -> String {
    let all = alike > 1 ? ", A accept all \(alike) of this cause" : ""
    // SwiftPM passes on a plugin's words a line at a time.
    return "a accept, r reject, s skip\(all), o open, q quit, ? help > \(isPlugin ? "\n" : "")"
  }

  private static let help = """
    a  accept: what is new becomes the golden
    r  reject: the golden stays, what is new is thrown away
    s  skip: decide later
    A  accept this and all that follow with the same cause; R rejects, S skips them
    o  open the picture of what differs, or what is new
    q  quit: the rest is decided later

    """

  private mutating func settle(_ result: SnapshotResult, isAccepted: Bool) {
    do {
      if isAccepted { try store.accept(result) } else { try store.reject(result) }
      if isAccepted { accepted += 1 } else { rejected += 1 }
    } catch {
      failed += 1
      exitCode = max(exitCode, error.exitCode)
      StandardError.print("error: \(error)")
    }
  }

  private func openPicture(of result: SnapshotResult) {
    let file = result.file
    var paths = [store.pendingPath(file), store.goldenPath(file)]
    _ = try? store.drawnPendingPath(result)
    do { paths = try [store.writeDifference(of: result)].compactMap(\.self) + paths } catch {
      StandardError.print("error: what differs cannot be drawn: \(error)")
    }
    guard let path = paths.first(where: { FileManager.default.fileExists(atPath: $0) }) else {
      StandardError.print("error: there is no picture of \(file.path)")
      return
    }
    #if os(macOS)
      let opener = "open"
    #else
      let opener = "xdg-open"
    #endif
    let end: ChildProcess.End
    do { end = try ChildProcess([opener, path]).run() } catch {
      guard case .notStarted(let reason) = error else { return }
      StandardError.print("error: \(opener) cannot be started: \(reason)")
      return
    }
    if !end.isSuccess {
      StandardError.print("error: \(opener) does not open it; the picture is \(path)")
    }
  }
}
