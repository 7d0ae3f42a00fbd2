import ArgumentParser
import Foundation
import RedlineIO
import RedlineScratch

/// The run of a program that draws the layouts of files: where code of one of them ends it, each is drawn by itself,
/// so that one mistake does not cost all pictures.
struct DrawingRun {
  let program: ScratchProgram
  /// The files that are drawn, as they were given.
  let paths: [String]
  let selection: CatalogSelection
  let options: RenderOptions

  private var sources: [String] { paths.map { "--source-path=\($0)" } }

  /// Draws, and ends as the program does; with exit code 70 where code of the files ended it.
  func run() throws {
    let (end, said) = try program.ran(
      ["render"] + options.words + sources + selection.words)
    guard Self.isEnded(end) else { throw ExitCode(end >> 8 & 0xFF) }
    // Whoever read the result, as 'head' does, has had enough of it, or somebody ended the program.
    let signal = Self.signal(end)
    guard ![SIGPIPE, SIGINT, SIGTERM, SIGHUP].contains(signal) else {
      throw ExitCode(128 + signal)
    }
    let layouts = options.output == "-" ? [] : listed()
    guard layouts.count > 1 else {
      StandardError.print(advice(after: said) ?? "error: the code that is drawn ended the program")
      throw ExitCode(70)
    }
    try runEach(layouts)
  }

  /// A layout as 'list' has it.
  private struct Layout: Decodable {
    struct Variant: Decodable { var file: String }
    var name: String
    var variants: [Variant]
  }

  /// The layouts that are drawn; none where the program does not get as far as that.
  private func listed() -> [Layout] {
    // Names are those that layouts have without further options.
    let words = [program.path, "list", "--json"] + selection.only.map { "--only=\($0)" }
    guard let output = try? ChildProcess(words).output(limit: 1 << 26), output.end.isSuccess else {
      return []
    }
    return (try? JSONDecoder().decode([Layout].self, from: Data(output.bytes))) ?? []
  }

  private func runEach(_ layouts: [Layout]) throws {
    StandardError.print("that ended the program; each layout is drawn by itself")
    var (failed, worst) = ([String](), Int32(0))
    var alone = selection
    for (number, layout) in layouts.enumerated() {
      if !options.quiet { StandardError.print("[\(number + 1)/\(layouts.count)] \(layout.name)") }
      alone.only = layout.variants.map(\.file)
      let (end, said) = try program.ran(
        ["render"] + options.words.filter { $0 != "--quiet" } + ["--quiet"] + sources + alone.words)
      worst = max(worst, Self.isEnded(end) ? 70 : end >> 8 & 0xFF)
      guard Self.isEnded(end) else { continue }
      failed.append(layout.name)
      if let advice = advice(after: said) { StandardError.print(advice) }
    }
    guard !failed.isEmpty else { throw ExitCode(worst) }
    let count = layouts.count - failed.count
    StandardError.print(
      "error: \(failed.listed(atMost: 5)) ended the program; "
        + (count == 0 ? "nothing is drawn" : "\(count) of \(layouts.count) layouts are drawn"))
    throw ExitCode(worst)
  }

  private func advice(after said: String) -> String? {
    let sources = paths.compactMap { path in
      (try? WholeFile(path).bytes(limit: 1 << 22)).map {
        (path, String(decoding: $0, as: UTF8.self))
      }
    }
    return CrashedDrawing(sources: sources).advice(after: said)
  }

  private static func signal(_ end: Int32) -> Int32 { end & 0x7F }
  private static func isEnded(_ end: Int32) -> Bool { signal(end) != 0 }
}
