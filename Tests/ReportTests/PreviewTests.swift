import Foundation
import RedlineIO
import RedlineKit
import RedlineScratch
import RedlineServer
import TestPrograms
import Testing

@testable import RedlineCommands
@testable import RedlinePreview

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

private final class Card: View, LayoutSpec {
  let title = Label("A title")
  var layout: Layout {
    title
    title.top == top + 16
    title.horizontal == horizontal + 16
  }
}

/// Layouts that are asked about, and files that are watched.
@Suite struct PreviewTests {
  private static let layouts = CatalogLayouts(
    entries: [
      Entry("card", on: .iPhone8, .canvas(200, 100)) { Card() }
    ], goldens: nil)

  // MARK: - Questions

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var question: String
    /// What the answer holds.
    var parts: [String]
  }

  static let rows = [
    Row(
      testDescription: "which there are", question: #"{"kind":"list"}"#,
      parts: [
        #""name":"card-iphone-8""#, #""name":"card-200x100""#, #""hasGoldens":false"#,
        #""device":"iphone-8""#, #""width":200"#,
      ]),
    Row(
      testDescription: "a figure", question: #"{"kind":"figure","name":"card-iphone-8"}"#,
      parts: [#""light":"<svg"#, #""screenSize":[375,667]"#, #""orientation":"portrait""#]),
    Row(
      testDescription: "in the dark",
      question: #"{"kind":"figure","name":"card-iphone-8","isDark":true}"#,
      parts: [#""dark":"<svg"#]),
    Row(
      testDescription: "in another environment",
      question: """
        {"kind":"figure","name":"card-iphone-8","variant":{"device":"iphone-se-3rd-generation",\
        "orientation":"landscape","direction":"rtl","textSize":"AX2","keyboard":100}}
        """,
      parts: [
        #""screenSize":[667,375]"#, #""textSize":"AX2""#, #""direction":"rtl""#,
        #""keyboard":100"#,
      ]),
    Row(
      testDescription: "in another width",
      question: #"{"kind":"figure","name":"card-iphone-8","variant":{"width":500}}"#,
      parts: [#""screenSize":[500,667]"#]),
    Row(
      testDescription: "the screen alone",
      question: #"{"kind":"figure","name":"card-iphone-8","zoom":1,"variant":{"width":500}}"#,
      parts: [#""quick":{"#, #""frame":[0,0,500,667]"#]),
    Row(
      testDescription: "compared with a golden that is missing",
      question: #"{"kind":"figure","name":"card-iphone-8","against":"golden"}"#,
      parts: ["there is no golden of it"]),
    Row(
      testDescription: "how many findings", question: #"{"kind":"check","name":"card-200x100"}"#,
      parts: [#""check":{"#, #""errors":0"#]),
    Row(
      testDescription: "the saved form", question: #"{"kind":"layout","name":"card-200x100"}"#,
      parts: [#""layout":"{"#, "formatVersion"]),
    Row(testDescription: "no JSON", question: "hello", parts: [#"{"error":""#]),
    Row(testDescription: "nothing", question: "{}", parts: [#"{"error":""#]),
    Row(
      testDescription: "a layout that is gone", question: #"{"kind":"figure","name":"old"}"#,
      parts: ["there is no layout 'old' any more"]),
    Row(
      testDescription: "no device",
      question: #"{"kind":"figure","name":"card-iphone-8","variant":{"device":"iphone-8x"}}"#,
      parts: ["no device is named 'iphone-8x'"]),
    Row(
      testDescription: "no width",
      question: #"{"kind":"figure","name":"card-iphone-8","variant":{"width":1e300}}"#,
      parts: ["a screen is 1 to 10000 points wide"]),
    Row(
      testDescription: "no zoom",
      question: #"{"kind":"figure","name":"card-iphone-8","zoom":1e9}"#, parts: ["zoom is"]),
    Row(
      testDescription: "no style",
      question: #"{"kind":"figure","name":"card-iphone-8","style":"oil"}"#,
      parts: ["there is no style 'oil'"]),
    Row(
      testDescription: "no layout before",
      question: #"{"kind":"figure","name":"card-iphone-8","against":"save","before":"{}"}"#,
      parts: [#"{"error":""#]),
  ]

  @Test(arguments: rows) func answers(_ row: Row) async {
    var answers = PreviewAnswers(layouts: Self.layouts)
    let answer = await answers.answer(row.question)
    for part in row.parts { #expect(answer.contains(part), "\(answer.prefix(300))") }
    #expect(!answer.contains("\n"))
  }

  @Test func changes() async throws {
    let before = try Card().solved(on: .canvas(200, 100))
    var changed = before
    changed.name = "Card"
    var question = PreviewQuestion(.figure, name: "card-200x100")
    question.against = .save
    question.before = String(decoding: try JSONEncoder().encode(before), as: UTF8.self)
    var answers = PreviewAnswers(layouts: Self.layouts)
    let line = String(decoding: try JSONEncoder().encode(question), as: UTF8.self)
    #expect(await answers.answer(line).contains(#""headline":"nothing changed""#))
    final class Other: View, LayoutSpec {
      let title = Label("A title")
      var layout: Layout {
        title
        title.top == top + 24
        title.horizontal == horizontal + 16
      }
    }
    answers = PreviewAnswers(
      layouts: CatalogLayouts(
        entries: [Entry("card", on: .canvas(200, 100)) { Other() }], goldens: nil))
    let answer = await answers.answer(line)
    #expect(answer.contains(#""symbol":"Δ""#))
    #expect(answer.contains("+ 16 → + 24"))
    #expect(answer.contains(#""moved":1"#))
  }

  // MARK: - Saves

  private struct Save: Sendable {
    var name: String
    var edit: @Sendable (URL) throws -> Void
  }

  private static let saves = [
    Save(name: "in place") { try Data("b".utf8).write(to: $0.appending(path: "A.swift")) },
    Save(name: "another renamed over it") { folder in
      try Data("cc".utf8).write(to: folder.appending(path: ".A.swift.swp"))
      rename(
        folder.appending(path: ".A.swift.swp").path, folder.appending(path: "A.swift").path)
    },
    Save(name: "moved away, then written anew") { folder in
      let path = folder.appending(path: "A.swift").path
      rename(path, path + "~")
      usleep(150_000)
      try Data("dddd".utf8).write(to: URL(fileURLWithPath: path))
      unlink(path + "~")
    },
    Save(name: "a new file") { try Data("b".utf8).write(to: $0.appending(path: "B.swift")) },
    Save(name: "a new file in a new folder") { folder in
      try Folder(folder.appending(path: "C").path).make()
      try Data("b".utf8).write(to: folder.appending(path: "C/C.swift"))
    },
    Save(name: "a file deleted") { unlink($0.appending(path: "B.swift").path) },
  ]

  @Test(.timeLimit(.minutes(2))) func savesAreNoticed() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "redline-\(ProcessInfo.processInfo.globallyUniqueString)")
    try Folder(folder.path).make()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("a".utf8).write(to: folder.appending(path: "A.swift"))
    var watch = SaveWatch { fileStamps(of: [folder.path]) { $0.hasSuffix(".swift") } }
    for save in Self.saves {
      try save.edit(folder)
      try await watch.nextSave()
    }
    // What is no file of Swift is no save.
    try Data("b".utf8).write(to: folder.appending(path: "notes.txt"))
    let watching = watch
    let task = Task {
      var watch = watching
      try await watch.nextSave()
    }
    try await Task.sleep(for: .milliseconds(400))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  // MARK: - The program behind it

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

  @Test(.timeLimit(.minutes(2))) func savedLayouts() async throws {
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

  @Test(.timeLimit(.minutes(2))) func programsThatEndAreStartedAgain() async throws {
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

  /// A save while the last is built is built, too.
  @Test(.timeLimit(.minutes(2))) func savesDuringABuild() async throws {
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

  @Test(.timeLimit(.minutes(2))) func whatIsAskedEndsWithThePreview() async throws {
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
  @Test(.timeLimit(.minutes(2)), arguments: ["the pipe closes", "SIGTERM", "SIGINT", "SIGHUP"])
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
    while try ChildProcess(["pgrep", "-f", folder.path]).output().end.isSuccess {
      try await Task.sleep(for: .milliseconds(100))
    }
    await #expect(throws: (any Error).self) { try await Self.text(page) }
  }

  private static func text(_ url: URL) async throws -> String {
    let (data, _) = try await URLSession.shared.data(from: url)
    return String(decoding: data, as: UTF8.self)
  }
}
