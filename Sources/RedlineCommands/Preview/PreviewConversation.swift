import ArgumentParser
import Foundation
import RedlineIO
import RedlineKit

/// Reads questions on standard input and writes answers on standard output, until there are no more.
struct PreviewConversation<Layouts: PreviewLayouts> {
  var layouts: Layouts

  /// The most memory that is kept, in bytes: whoever asks starts the program again.
  private static var limit: Int { 1 << 30 }

  func run() async throws {
    // What the code of layouts prints is no answer.
    let output = dup(1)
    guard output >= 0, dup2(2, 1) >= 0 else { throw ExitCode(70) }
    let file = FileHandle(fileDescriptor: output)
    var answers = PreviewAnswers(layouts: layouts)
    for await line in Self.lines() {
      let answer = await answers.answer(line)
      try file.write(contentsOf: Data((answer + "\n").utf8))
      if Self.peak > Self.limit { return }
    }
  }

  /// The lines of standard input, read on a thread of their own: when whoever asks is gone, the
  /// program ends also in the middle of an answer.
  private static func lines() -> AsyncStream<String> {
    AsyncStream { continuation in
      Thread.detachNewThread {
        while let line = readLine() { continuation.yield(line) }
        _exit(0)
      }
    }
  }

  private static var peak: Int {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss << 10
    #endif
  }
}

/// The side of a preview that knows a catalog's layouts.
struct CatalogAnswerCommand<Catalog: LayoutCatalog>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "answer", shouldDisplay: false)
  }

  /// When the program was made, by which a preview tells two of them apart.
  @Option var made: String?

  func run() async throws {
    let layouts = CatalogLayouts(entries: try Catalog.entries.checked(), goldens: Catalog.goldens)
    try await PreviewConversation(layouts: layouts).run()
  }
}

/// The side of a preview that knows storyboards and saved layouts.
struct AnswerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "answer", shouldDisplay: false)

  @Argument var files: [String] = []

  /// A file of JSON: the paths of files that are read in place of others, by the paths of those.
  @Option var others: String?

  func run() async throws {
    var layouts = FileLayouts(given: files)
    if let others {
      let bytes = try WholeFile(others).bytes(limit: 16 << 20)
      layouts.others = try JSONDecoder().decode([String: String].self, from: Data(bytes))
    }
    try await PreviewConversation(layouts: layouts).run()
  }
}
