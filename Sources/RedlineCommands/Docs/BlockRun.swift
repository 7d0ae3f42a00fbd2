import ArgumentParser
import Foundation
import RedlineIO
import RedlineScratch

/// The run of a program that draws the blocks of pages: where code of one of them ends it, the others are drawn, so
/// that one mistake does not cost all pictures.
struct BlockRun {
  let program: ScratchProgram
  let blocks: [FigureBlock]
  let options: DocsOptions

  private static let words = ["docs", "--blocks"]

  /// Draws, and ends as the program does; with exit code 70 where code of a block ended it.
  func run() throws {
    let end = try program.ranInPlace(Self.words + options.words)
    let signal = end & 0x7F
    // Whoever read the result, as 'head' does, has had enough of it, or somebody ended the program.
    guard signal != 0 else { throw ExitCode(end >> 8 & 0xFF) }
    guard ![SIGPIPE, SIGINT, SIGTERM, SIGHUP].contains(signal) else { throw ExitCode(128 + signal) }
    let ended = blocks.map(\.entry).filter(endsAlone)
    guard !ended.isEmpty else {
      StandardError.print("error: the code of the pages ended the program")
      throw ExitCode(70)
    }
    try program.replaceProcess(Self.words + ended.map { "--ended=\($0)" } + options.words)
  }

  /// Whether the code of a block ends the program that draws nothing else, and writes nothing.
  private func endsAlone(_ entry: String) -> Bool {
    let others = blocks.map(\.entry).filter { $0 != entry }
    let words =
      [program.path] + Self.words + others.map { "--ended=\($0)" }
      + ["--check", "--quiet", "--"] + options.paths
    // It said before why.
    let end = try? ChildProcess(words, variables: ["SWIFT_BACKTRACE": "enable=no"]).run()
    if case .signal = end { return true }
    return false
  }
}
