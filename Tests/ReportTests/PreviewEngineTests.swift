import Foundation
import RedlineIO
import RedlineKit
import TestPrograms
import Testing

@testable import RedlineCommands
@testable import RedlinePreview

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Programs that layouts are asked of, from the first build to the end of the preview.
@Suite struct PreviewEngineTests {
  /// Goldens in a folder, with the program that reads them.
  private func withEngine(
    _ body: (URL, PreviewEngine) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "redline-\(ProcessInfo.processInfo.globallyUniqueString)")
    try Folder(folder.path).make()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.write(16, to: folder)
    let source = FilePreviewSource(
      given: [folder.path], program: Program.products.appending(path: "redline").path,
      folder: folder.appending(path: ".work").path)
    let engine = PreviewEngine(source)
    let task = Task { await engine.run() }
    try await body(folder, engine)
    task.cancel()
    await engine.end()
  }

  private static func write(_ inset: Double, to folder: URL) throws {
    final class Inset: View, LayoutSpec {
      let inset: Double
      let box = View()
      init(_ inset: Double) {
        self.inset = inset
        super.init()
      }
      var layout: Layout {
        box
        box.edges == edges + inset
      }
    }
    let layout = try Inset(inset).solved(on: .canvas(200, 100))
    try WholeFile(folder.appending(path: "box.svg").path).write(
      try Diagram(layout).svg().text())
  }

  private static func state(
    _ engine: PreviewEngine, where isWanted: (PreviewState) -> Bool
  ) async -> PreviewState {
    var state = await engine.state
    while !isWanted(state) { state = await engine.state(after: state.revision) }
    return state
  }

  @Test(.timeLimit(.minutes(15))) func savedLayouts() async throws {
    signal(SIGPIPE, SIG_IGN)
    try await withEngine { folder, engine in
      var state = await Self.state(engine) { $0.status == .ready }
      let name = try #require(state.list.figures.first?.name)
      let question = PreviewQuestion(.figure, name: name)
      #expect(try await engine.answer(question).contains("box.top = Inset.top + 16"))
      try Self.write(32, to: folder)
      let old = state.generation
      state = await Self.state(engine) { $0.generation > old }
      #expect(try await engine.answer(question).contains("box.top = Inset.top + 32"))
      // What cannot be read is told of that layout alone.
      try Data("<svg/>".utf8).write(to: folder.appending(path: "other.svg"))
      state = await Self.state(engine) { $0.list.figures.count == 2 }
      let other = try #require(state.list.figures.last?.name)
      let answer = try await engine.answer(PreviewQuestion(.figure, name: other))
      #expect(answer.contains("is not a solved layout"))
      await #expect(throws: PreviewFailure.self) {
        var question = question
        question.against = .commit
        _ = try await engine.answer(question)
      }
    }
  }

  @Test(.timeLimit(.minutes(15))) func programsThatEndAreStartedAgain() async throws {
    signal(SIGPIPE, SIG_IGN)
    struct Source: PreviewSource {
      var title: String { "x" }
      var bases: [PreviewBase] { [] }
      var keepsWhatWasSaved: Bool { false }
      var script: String
      func stamps() -> [String] { [] }
      func build() -> PreviewProgram { PreviewProgram(["sh", "-c", script]) }
      func build(_ base: PreviewBase) -> PreviewProgram { build() }
    }
    let list = #"{"list":{"figures":[],"problems":[],"hasGoldens":false}}"#
    for (script, status, failure) in [
      ("read a; echo '\(list)'", PreviewState.Status.ready, nil),
      (
        "echo 'Drawing/Login.swift:7: Fatal error: no' >&2; exit 3", .failed,
        "the program ended: Drawing/Login.swift:7: Fatal error: no"
      ),
      ("read a; echo 'hello'", .failed, "*"),
      ("read a; echo '{\"error\":\"no layouts\"}'", .failed, "no layouts"),
    ] as [(String, PreviewState.Status, String?)] {
      let engine = PreviewEngine(Source(script: script))
      let task = Task { await engine.run() }
      let state = await Self.state(engine) { $0.status != .building }
      #expect(state.status == status)
      if failure != "*" { #expect(state.failure == failure) }
      if status == .ready {
        // It ended after its first answer, and answers again.
        #expect(try await engine.answer(PreviewQuestion(.check)) == list)
        #expect(try await engine.answer(PreviewQuestion(.check)) == list)
      }
      task.cancel()
      await engine.end()
    }
  }

  /// What cannot be read in time does not keep what was saved since.
  @Test(.timeLimit(.minutes(1))) func savesWhileAFileIsRead() async throws {
    signal(SIGPIPE, SIG_IGN)
    let slow = FileManager.default.temporaryDirectory
      .appending(path: "redline-\(ProcessInfo.processInfo.globallyUniqueString)").path
    try WholeFile(slow).write("")
    defer { try? FileManager.default.removeItem(atPath: slow) }
    struct Source: PreviewSource {
      let title = "x"
      let bases: [PreviewBase] = []
      let keepsWhatWasSaved = false
      let compiles = false
      let slow: String
      func stamps() -> [String] { ["\(FileStamp(slow) != nil)"] }
      func build() -> PreviewProgram {
        let list = #"{"list":{"figures":[],"problems":[],"hasGoldens":false}}"#
        let script = "read a; test -e '\(slow)' && exec sleep 1000; echo '\(list)'; exec sleep 1000"
        return PreviewProgram(["sh", "-c", script])
      }
      func build(_ base: PreviewBase) -> PreviewProgram { build() }
    }
    let engine = PreviewEngine(Source(slow: slow))
    let task = Task { await engine.run() }
    try await Task.sleep(for: .seconds(1))
    #expect(await engine.state.status == .building)
    try FileManager.default.removeItem(atPath: slow)
    let state = await Self.state(engine) { $0.status != .building }
    #expect(state.status == .ready)
    task.cancel()
    await engine.end()
  }

  /// A save while the last is built is built, too.
  @Test(.timeLimit(.minutes(15))) func savesDuringABuild() async throws {
    signal(SIGPIPE, SIG_IGN)
    final class Source: PreviewSource, @unchecked Sendable {
      let title = "x"
      let bases: [PreviewBase] = []
      let keepsWhatWasSaved = false
      private let lock = NSLock()
      private var saves = 0
      func stamps() -> [String] { lock.withLock { ["\(saves)"] } }
      func build() -> PreviewProgram {
        let built = lock.withLock {
          defer { saves = 1 }
          return saves
        }
        let list = #"{"list":{"figures":[],"problems":["\#(built)"],"hasGoldens":false}}"#
        return PreviewProgram(["sh", "-c", "read a; echo '\(list)'; exec sleep 1000"])
      }
      func build(_ base: PreviewBase) -> PreviewProgram { build() }
    }
    let engine = PreviewEngine(Source())
    let task = Task { await engine.run() }
    let state = await Self.state(engine) { $0.generation == 2 }
    #expect(state.list.problems == ["1"])
    task.cancel()
    await engine.end()
  }

  @Test(.timeLimit(.minutes(15))) func whatIsAskedEndsWithThePreview() async throws {
    signal(SIGPIPE, SIG_IGN)
    struct Source: PreviewSource {
      var title: String { "x" }
      var bases: [PreviewBase] { [] }
      var keepsWhatWasSaved: Bool { false }
      var file: String
      func stamps() -> [String] { [] }
      func build() -> PreviewProgram {
        let list = #"{"list":{"figures":[],"problems":[],"hasGoldens":false}}"#
        // The second question is never answered.
        let script = """
          echo begun >> '\(file)'; read a; echo '\(list)'
          read b; echo asked >> '\(file)'; exec sleep 1000
          """
        return PreviewProgram(["sh", "-c", script])
      }
      func build(_ base: PreviewBase) -> PreviewProgram { build() }
    }
    let file = FileManager.default.temporaryDirectory
      .appending(path: "redline-\(ProcessInfo.processInfo.globallyUniqueString)").path
    defer { unlink(file) }
    let engine = PreviewEngine(Source(file: file))
    let task = Task { await engine.run() }
    _ = await Self.state(engine) { $0.status == .ready }
    await #expect(throws: PreviewFailure("there is nothing to compare with")) {
      var question = PreviewQuestion(.figure)
      question.against = .save
      _ = try await engine.answer(question)
    }
    let asked = Task { try await engine.answer(PreviewQuestion(.check)) }
    let queued = Task { try await engine.answer(PreviewQuestion(.check)) }
    while try !WholeFile(file).bytes(limit: 100).contains(UInt8(ascii: "k")) {
      try await Task.sleep(for: .milliseconds(20))
    }
    await engine.end()
    await #expect(throws: PreviewFailure.self) { try await asked.value }
    await #expect(throws: PreviewFailure.self) { try await queued.value }
    await #expect(throws: PreviewFailure.self) { try await engine.answer(PreviewQuestion(.check)) }
    task.cancel()
    // It was not started again.
    #expect(
      String(decoding: try WholeFile(file).bytes(limit: 100), as: UTF8.self) == "begun\nasked\n")
  }

  // MARK: - The end

  /// Neither the preview nor the program behind it is left.
  @Test(.timeLimit(.minutes(15)), arguments: ["the pipe closes", "SIGTERM", "SIGINT", "SIGHUP"])
  func ending(_ row: String) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "redline-\(ProcessInfo.processInfo.globallyUniqueString)")
    try Folder(folder.path).make()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.write(16, to: folder)
    let (input, output) = (Pipe(), Pipe())
    let process = try Program(built: "redline", ["preview", folder.path]).started(
      input: input.fileHandleForReading, output: output.fileHandleForWriting)
    let first = output.fileHandleForReading.availableData
    let address = String(decoding: first, as: UTF8.self).prefix { $0 != "\n" }
    #expect(address.hasPrefix("http://127.0.0.1:"))
    let page = try #require(URL(string: "\(address)state?after=-1"))
    while try await !Self.text(page).contains(#""generation":1"#) {}
    #expect(try Self.commands().contains(folder.path))
    // A page that waits for the next save does not keep the preview.
    let waiting = try #require(URL(string: "\(address)state?after=2"))
    let waitingPage = Task { try await Self.text(waiting) }
    try await Task.sleep(for: .milliseconds(300))
    switch row {
    case "SIGTERM": kill(process.processIdentifier, SIGTERM)
    case "SIGINT": kill(process.processIdentifier, SIGINT)
    case "SIGHUP": kill(process.processIdentifier, SIGHUP)
    default: try input.fileHandleForWriting.close()
    }
    // Waiting is no work for a thread that tasks share.
    while process.isRunning { try await Task.sleep(for: .milliseconds(20)) }
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
    _ = try? await waitingPage.value
    // The program behind it has the folder among its arguments.
    while try Self.commands().contains(folder.path) {
      try await Task.sleep(for: .milliseconds(100))
    }
    await #expect(throws: (any Error).self) { try await Self.text(page) }
  }

  /// The command lines of all processes.
  private static func commands() throws -> String {
    #if os(Linux)
      let own = "\(getpid())"
      return try FileManager.default.contentsOfDirectory(atPath: "/proc").filter {
        UInt32($0) != nil && $0 != own
      }.map {
        // One may have ended meanwhile.
        String(
          decoding: FileManager.default.contents(atPath: "/proc/\($0)/cmdline") ?? Data(),
          as: UTF8.self)
      }.joined(separator: "\n")
    #else
      let output = try ChildProcess(["ps", "-A", "-o", "args="]).output()
      #expect(output.end.isSuccess)
      return String(decoding: output.bytes, as: UTF8.self)
    #endif
  }

  private static func text(_ url: URL) async throws -> String {
    let (data, _) = try await LocalExchange.data(for: URLRequest(url: url))
    return String(decoding: data, as: UTF8.self)
  }
}
